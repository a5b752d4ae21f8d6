"""Something to do as soon as another package is imported, without importing it."""

import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType


def after_import(package: str, act: Callable[[], object]) -> None:
    """Act now if the package has been imported, otherwise when it is."""
    if package in sys.modules:
        act()
    else:
        sys.meta_path.insert(0, WaitingFinder(package, act))


class WaitingFinder:
    """Asks the other finders for the package; once it has been loaded, acts and is done."""

    def __init__(self, package: str, act: Callable[[], object]) -> None:
        self.package = package
        self.act = act

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What Python asks about every module before it is imported."""
        if name != self.package:
            return None
        others = [finder for finder in sys.meta_path if finder is not self]
        found = (finder.find_spec(name, path, target) for finder in others)
        spec = next((spec for spec in found if spec is not None), None)
        if spec is not None and spec.loader is not None:
            self._act_after(spec.loader.exec_module, spec)
        return spec

    def _act_after(self, load: Callable[[ModuleType], None], spec: ModuleSpec) -> None:
        """Change the loader of this one package."""

        def load_and_act(module: ModuleType) -> None:
            load(module)
            if self in sys.meta_path:
                sys.meta_path.remove(self)
                self.act()

        spec.loader.exec_module = load_and_act  # type: ignore[method-assign, union-attr]  # checked
