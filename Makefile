# Everything goes into .venv. `make play` opens the house for players, `make test` proves that all is well.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
SOURCES := pyproject.toml setup.py $(shell find src -type f -not -path '*.egg-info/*' -not -path '*/__pycache__/*')

# The packages of one extra, or of all: read from pyproject.toml, so that they are told only there.
needs = $(BIN)/python -c 'import tomllib; extras = tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]; print(*sum([extras[name] for name in $(or $(1),extras)], []), sep="\n")'

.PHONY: play install test programs lint rules bench load boards clean

play: $(VENV)/.site $(VENV)/.engine
	@$(BIN)/signoria serve

install: $(VENV)/.tools $(VENV)/.extras $(VENV)/.engine

# A virtual environment with what developing needs; the engine itself comes in the next step.
$(VENV)/.tools: pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Signoria needs Python 3.11 or newer ($(PYTHON) was not found)."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Signoria needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V)."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing (on Debian: apt install python3-venv)."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' > $@.txt
	$(BIN)/python -m pip install -q --group build --group test --group lint -r $@.txt
	@touch $@

# What signoria[web] needs to serve tables.
$(VENV)/.site: $(VENV)/.tools
	$(call needs,["web"]) > $@.txt
	$(BIN)/python -m pip install -q -r $@.txt
	@touch $@

# What all extras need.
$(VENV)/.extras: $(VENV)/.tools
	$(call needs,) > $@.txt
	$(BIN)/python -m pip install -q -r $@.txt
	@touch $@

# The compiled engine, not editable: the source in src/ stays pure Python beside it.
$(VENV)/.engine: $(VENV)/.tools $(SOURCES)
	@rm -rf build
	$(BIN)/python -m pip install -q --no-build-isolation --force-reinstall --no-deps .
	@$(BIN)/signoria --version
	@touch $@

# What is tested for real. Debian keeps the programs of PostgreSQL in folders of their versions.
programs:
	@command -v cc >/dev/null || { echo "make test needs a C compiler (cc), to test the compiled engine too."; exit 1; }
	@PATH="$$PATH:$$(printf '%s:' /usr/lib/postgresql/*/bin)"; for name in initdb redis-server chromium; do \
		command -v $$name >/dev/null || missing="$$missing $$name"; done; \
		test -z "$$missing" || { echo "make test needs$$missing, to test the site for real (on Debian: apt install postgresql redis-server chromium)."; exit 1; }

test: programs install lint
	PYTHONPATH=src $(BIN)/python scripts/rules_table.py --quiet
	PYTHONPATH=$(CURDIR)/src SIGNORIA_BUILD=pure $(PYTEST) --ignore tests/web --ignore tests/served
	SIGNORIA_BUILD=compiled $(PYTEST) tests/engine tests/bots tests/lorenzo tests/carrara tests/virtu tests/research tests/test_golden.py tests/test_released.py
	SIGNORIA_BUILD=compiled $(PYTEST) tests/web
	SIGNORIA_BUILD=compiled $(PYTEST) tests/served

lint: $(VENV)/.tools $(VENV)/.extras
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/mypy

rules: $(VENV)/.tools
	@PYTHONPATH=src $(BIN)/python scripts/rules_table.py

bench: install
	$(BIN)/python -m pip install -q --group bench
	$(BIN)/python benchmarks/run.py

load: install
	$(BIN)/python -m benchmarks.load

# Whole games at all drawn boards, clicked in a browser.
boards: programs install
	$(BIN)/python -m scripts.boards

clean:
	rm -rf $(VENV) .bench build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
