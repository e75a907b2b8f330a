# Kibitz: `make play` and `make test` work in a fresh clone; `make help` lists the rest.
#
# Everything lands in this folder: uv in .uvenv (unless one is on the PATH), the program and the tools of
# its developers in .venv. Needs Python 3.11 or later with its venv module, and bash.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
ARGS ?=
# Extras to be installed as well: make install EXTRAS=ray
EXTRAS ?=

# An active environment or a redirected one must not draw the project elsewhere.
unexport VIRTUAL_ENV PYTHONHOME
export UV_PROJECT_ENVIRONMENT := .venv

# The uv on the PATH if it runs (a version manager's shim may not), else our own.
UV := $(shell uv --version >/dev/null 2>&1 && command -v uv || echo .uvenv/bin/uv)

.PHONY: help install play test test-all study-kernel study-players study-bids sanitize fuzz screenshots bench load lint format clean

help:  ## list these targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

install: .venv/bin/kibitz  ## make the environment: .venv/bin/kibitz and all tools

play: .venv/bin/kibitz  ## open the table in the browser; more words: make play ARGS="dixie"
	@.venv/bin/kibitz play $(ARGS)

test: .venv/bin/kibitz  ## style, types, imports, then the tests
	@scripts/check
	@scripts/test $(ARGS)

test-all: .venv/bin/kibitz  ## the same with the slow tests and many more random examples
	@scripts/check
	@HYPOTHESIS_PROFILE=thorough scripts/test -m "slow or not slow" --timeout 1200 $(ARGS)

study-kernel: .venv/bin/kibitz  ## kernel against reference on 20,000 deals of every game (hours); ARGS="--scale 0.01 dixie"
	@.venv/bin/python -m tests.kernel.study $(ARGS)

study-players: .venv/bin/kibitz  ## every player honest and legal: 5,000 decisions a game, 200 deals an option (hours)
	@.venv/bin/python -m tests.players.study $(ARGS)

study-bids: .venv/bin/kibitz  ## whether contracts are made as often as the bids promise, over 2,000 deals
	@.venv/bin/python -m tests.players.calibration $(ARGS)

sanitize: .venv/bin/kibitz  ## the kernel's tests under the address and undefined-behaviour sanitizers
	@scripts/sanitize $(ARGS)

fuzz: .venv/bin/kibitz  ## change deals at random for ten minutes, sanitized; ARGS=60 for a minute
	@scripts/fuzz $(ARGS)

screenshots: .venv/bin/kibitz  ## pictures of every screen into build/screenshots (needs Chromium)
	@.venv/bin/python -m tests.browser.screenshots $(ARGS)

bench: .venv/bin/kibitz  ## measure; the results are asserted, the times are printed
	@.venv/bin/kibitz bench $(ARGS)

load: .venv/bin/kibitz  ## 500 tables at once for half an hour, on a quiet machine; ARGS="--minutes 2"
	@.venv/bin/python -m bench.load $(ARGS)

lint: .venv/bin/kibitz  ## style, types and imports only
	@scripts/check

format: .venv/bin/kibitz  ## let ruff put the code in order
	@.venv/bin/ruff check --quiet --fix-only src tests
	@.venv/bin/ruff format src tests

clean:  ## remove everything that was built or installed here
	rm -rf .venv .uvenv build dist web/node_modules uv.lock .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The program itself is the stamp: nothing is synced again until pyproject.toml or the build changes. (The
# source is installed as editable, so a change in src/ needs no sync.)
.venv/bin/kibitz: pyproject.toml | $(UV)
	@$(UV) sync --quiet $(EXTRAS:%=--extra %)
	@test -x $@ || $(UV) sync --quiet $(EXTRAS:%=--extra %) --reinstall-package kibitz
	@touch $@

.uvenv/bin/uv:
	@$(PYTHON) -m venv .uvenv
	@.uvenv/bin/pip install --quiet --disable-pip-version-check uv
