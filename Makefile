# `make play` sets everything up and opens the table in the browser; `make test` sets everything up
# and tests it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*') setup.py pyproject.toml
PAGE := src/shoal/web/*.js src/shoal/web/*.css src/shoal/games/*/web tests/web/*.js
# Results of one kind of run never depend on what another left behind.
export PYTHONDONTWRITEBYTECODE := 1

.PHONY: play test check compiled uncompiled learn cluster bench lock clean

play: $(VENV)/installed
	$(BIN)/shoal

test: check compiled uncompiled learn

# Style, types and the direction of imports.
check: $(VENV)/developing $(VENV)/web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=$(CURDIR)/src $(BIN)/lint-imports
	tests/web/node_modules/.bin/tsc --project tests/web
	tests/web/node_modules/.bin/prettier --config tests/web/.prettierrc --check $(PAGE)

# The engine as it was installed: compiled where there is a C compiler.
compiled: $(VENV)/developing $(VENV)/installed $(VENV)/postgres $(VENV)/tmux $(VENV)/web $(VENV)/browser
	$(BIN)/shoal --version
	$(BIN)/python -m pytest -n auto --ignore=tests/web
	$(BIN)/python -m pytest -n 2 -m "not timed" tests/web
	$(BIN)/python -m pytest -m timed tests/web

# The same tests on the same files, uncompiled, with the examples in code and documents; the page has
# been tested then, and is the same.
uncompiled: $(VENV)/developing $(VENV)/installed $(VENV)/postgres $(VENV)/tmux
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest -n auto --doctest-modules --doctest-glob='*.md' \
	  --ignore=tests/web src tests README.md CONTRIBUTING.md docs

# The example that learns a game from nothing, a minute; the other examples run with the tests.
learn: $(VENV)/developing $(VENV)/installed $(VENV)/learning
	$(BIN)/python -m pytest --rootdir=examples --import-mode=prepend examples

# Arena and study on a Ray cluster of two nodes, in namespaces of its own: Ray listens on all interfaces.
cluster: $(VENV)/developing $(VENV)/installed $(VENV)/ray
	unshare --map-root-user --net --pid --fork --mount-proc \
	  sh -c 'ip link set lo up && $(BIN)/python tests/cluster/two_nodes.py'

# Against other people's engines; see benchmarks/README.md.
bench: $(VENV)/installed
	$(PIP) install --quiet '.[peers]'
	$(BIN)/shoal bench --peers --check
	$(BIN)/python benchmarks/doors.py --check

$(VENV)/created:
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/installed: $(VENV)/created $(SOURCES)
	rm -rf build src/shoal.egg-info
	$(PIP) install --quiet .
	rm -rf build src/shoal.egg-info
	touch $@

$(VENV)/developing: $(VENV)/created requirements-dev.lock
	$(PIP) install --quiet --requirement requirements-dev.lock
	touch $@

# What the extra `rl` names besides; asking for the extra itself would build the engine once more.
# A torch that is there is kept: its builds for processors alone are 0.8 GB, those for cards several.
$(VENV)/learning: $(VENV)/developing
	$(BIN)/python -c 'import matplotlib' 2>/dev/null || $(PIP) install --quiet 'matplotlib>=3.10'
	$(BIN)/python -c 'import torch' 2>/dev/null || $(PIP) install --quiet torch==2.13.0
	touch $@

# What the extra `ray` names, without building the engine once more.
$(VENV)/ray: $(VENV)/developing
	$(PIP) install --quiet ray==2.60.0
	touch $@

# What checks the page: a type checker, and a judge of accessibility. Playing needs neither.
$(VENV)/web: $(VENV)/created tests/web/package-lock.json
	npm ci --prefix tests/web --no-audit --no-fund --loglevel=error
	touch $@

# A browser for the tests: one that is there, Playwright's own, or the system's package.
$(VENV)/browser: $(VENV)/developing
	$(BIN)/python tests/web/browser.py
	touch $@

# The server's tests start a PostgreSQL of their own; here it is fetched where it is missing.
$(VENV)/postgres: $(VENV)/created
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	  || (apt-get update -qq && apt-get install -qq -y --no-install-recommends postgresql) \
	  || (sudo -n apt-get update -qq && sudo -n apt-get install -qq -y --no-install-recommends postgresql)
	touch $@

# The terminal's tests play in a real terminal.
$(VENV)/tmux: $(VENV)/created
	command -v tmux >/dev/null \
	  || (apt-get update -qq && apt-get install -qq -y --no-install-recommends tmux) \
	  || (sudo -n apt-get update -qq && sudo -n apt-get install -qq -y --no-install-recommends tmux)
	touch $@

lock:
	rm -rf .lock-venv
	$(PYTHON) -m venv .lock-venv
	.lock-venv/bin/pip --disable-pip-version-check install --quiet --requirement requirements-dev.in
	.lock-venv/bin/pip --disable-pip-version-check freeze --all --exclude pip > requirements-dev.lock
	rm -rf .lock-venv

clean:
	rm -rf $(VENV) build dist src/shoal.egg-info
