# `make play` sets everything up and opens the table in the browser; `make test` sets everything up
# and tests it; `make test-all` runs what takes longer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*') setup.py pyproject.toml
PAGE := $(shell find src/shoal/web -name vendor -prune -o -name '*.js' -print -o -name '*.css' -print) \
  src/shoal/games/*/web tests/web/*.js tests/web/unit eslint.config.js
RECIPES := $(filter-out examples/test_%,$(wildcard examples/*.py))
UNIT_TESTS := tests/web/unit/*.test.js tests/web/unit/*/*.test.js
# Tests that need the installed engine, or that gain nothing from a second run without it.
ONLY_COMPILED := $(addprefix --ignore=tests/,web server tui cli packaging bench engines)
# Results of one kind of run never depend on what another left behind.
export PYTHONDONTWRITEBYTECODE := 1

.PHONY: play test test-all check prepared compiled documents uncompiled coverage long learn cluster \
  bench hooks lock clean

play: $(VENV)/installed
	$(BIN)/shoal

# Python's packages come while the system's do, and the engine is built while style and types are checked.
test:
	$(MAKE) --jobs=2 $(VENV)/developing $(VENV)/system
	$(MAKE) --jobs=2 check prepared
	$(MAKE) compiled documents

# What `make test` leaves out because it takes long: every test uncompiled, many kills, the recipes
# that learn, a cluster.
test-all: uncompiled long learn cluster

# Style, types, the direction of imports, messages and their catalogues, and the unit tests of the page.
check: $(VENV)/developing $(VENV)/web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy $(RECIPES)
	PYTHONPATH=$(CURDIR)/src $(BIN)/lint-imports
	PYTHONPATH=$(CURDIR)/src $(BIN)/python tools/check_messages.py
	node_modules/.bin/tsc --project .
	node_modules/.bin/eslint src/shoal tests/web eslint.config.js
	node_modules/.bin/prettier --check $(PAGE)
	node --test $(UNIT_TESTS)

prepared: $(VENV)/developing $(VENV)/installed $(VENV)/web $(VENV)/system $(VENV)/browser

# The engine as it was installed: compiled where there is a C compiler.
compiled: prepared
	$(BIN)/shoal --version
	$(PYTEST)

# The examples in code and documents, which run uncompiled.
documents: prepared
	PYTHONPATH=$(CURDIR)/src $(PYTEST) --doctest-modules --doctest-glob='*.md' \
	  src README.md CONTRIBUTING.md docs

# The same tests on the same files, uncompiled; page, server, terminal and packages are tested once.
uncompiled: prepared
	PYTHONPATH=$(CURDIR)/src $(PYTEST) $(ONLY_COMPILED)

# How much of the source the tests of `uncompiled` run: a table here, every line in build/coverage.
coverage: prepared
	PYTHONPATH=$(CURDIR)/src $(PYTEST) --timeout=1800 --cov --cov-report=term \
	  --cov-report=html $(ONLY_COMPILED)

# Tests that are marked as long, and thirty kills of a server.
long: prepared
	$(PYTEST) -m long --ignore=tests/server/store/test_kill.py
	SHOAL_KILLS=30 $(PYTEST) -m '' tests/server/store/test_kill.py

# The recipes that learn a game from nothing, about ten minutes; the other examples run with the tests.
# RLlib wants an older Gymnasium, so its packages are apart; Ray listens on all interfaces.
learn: $(VENV)/developing $(VENV)/installed $(VENV)/learning $(VENV)/rllib
	$(BIN)/python -m pytest --rootdir=examples --import-mode=prepend --timeout=3600 \
	  --numprocesses=2 --ignore=examples/test_rllib.py examples
	unshare --map-root-user --net --pid --fork --mount-proc sh -c 'ip link set lo up && \
	  PYTHONPATH=$(CURDIR)/$(VENV)/rllib-packages:$(CURDIR)/examples $(BIN)/python -m pytest --rootdir=examples \
	  --import-mode=prepend --timeout=1800 examples/test_rllib.py'

# Arena, study, data set and environments on a Ray cluster of two nodes, in namespaces of its own: Ray
# listens on all interfaces.
cluster: $(VENV)/developing $(VENV)/installed $(VENV)/ray
	unshare --map-root-user --net --pid --fork --mount-proc \
	  sh -c 'ip link set lo up && $(BIN)/python tests/cluster/two_nodes.py'

# Against other people's engines; see benchmarks/README.md.
bench: $(VENV)/installed
	$(PIP) install --quiet '.[peers]'
	$(BIN)/shoal bench --peers --check
	$(BIN)/python benchmarks/research_adapters.py --check

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

# What the extras of the recipes name besides; asking for the extra itself would build the engine once more.
# A torch that is there is kept: its builds for processors alone are 0.8 GB, those for cards several.
$(VENV)/learning: $(VENV)/developing
	$(BIN)/python -c 'import matplotlib' 2>/dev/null || $(PIP) install --quiet matplotlib==3.11.2
	$(BIN)/python -c 'import torch' 2>/dev/null || $(PIP) install --quiet torch==2.13.0
	$(PIP) install --quiet sb3-contrib==2.9.2 stable-baselines3==2.9.2 pufferlib-core==3.0.3 \
	  psutil==7.2.2 jax==0.10.2 jaxlib==0.10.2
	touch $@

$(VENV)/rllib: $(VENV)/developing
	$(PIP) install --quiet --target $(VENV)/rllib-packages 'ray[rllib]==2.60.0'
	touch $@

# What the extra `ray` names, without building the engine once more.
$(VENV)/ray: $(VENV)/developing
	$(PIP) install --quiet ray==2.60.0
	touch $@

# What checks the page: type checker, linter, formatter, accessibility checker. Playing needs none of them.
$(VENV)/web: $(VENV)/system package-lock.json
	npm ci --no-audit --no-fund --loglevel=error
	touch $@

# A browser for the tests: one that is there, Playwright's own, or the system's package.
$(VENV)/browser: $(VENV)/developing $(VENV)/system
	$(BIN)/python tests/web/browser.py
	touch $@

# The server's tests start a PostgreSQL of their own, the terminal's play in a real terminal, and
# what checks the page comes by npm.
$(VENV)/system: $(VENV)/created
	tests/system_packages.sh
	touch $@

# Check formatting, lint, types and imports before every commit; see .pre-commit-config.yaml.
hooks: $(VENV)/developing $(VENV)/web
	$(BIN)/pre-commit install

# Pin what requirements-dev.in asks for today; the file is replaced only if everything was found.
lock:
	rm -rf .lock-venv
	$(PYTHON) -m venv .lock-venv
	.lock-venv/bin/pip --disable-pip-version-check install --quiet --requirement requirements-dev.in
	.lock-venv/bin/pip --disable-pip-version-check freeze --all --exclude pip > .lock-venv/frozen
	mv .lock-venv/frozen requirements-dev.lock
	rm -rf .lock-venv

clean:
	rm -rf $(VENV) build dist src/shoal.egg-info
