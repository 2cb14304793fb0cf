# Everything that people do with the project. Each target installs what it needs where that asks nobody anything.

.PHONY: help run test check gallery stopped played lint faults bench peer peers long fuzz build install uninstall dist dist-check release apk apk-check web web-check
.DEFAULT_GOAL := help

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

run: ## open the app, or play in the terminal where there is no display
	@tools/run.sh

test: ## run the quick tests; WHOLE=1 all of them, as before a change is taken
	@tools/prepare.sh go app checks
	@tools/test.sh

check: ## run the tests under the race detector, without C, in a window and on arm64
	@tools/prepare.sh go app checks screen
	@tools/check.sh

gallery: ## draw every screen of the game, and what moves, onto sheets to look at; GALLERY=360x640-uk picks some
	@tools/prepare.sh go
	@tools/gallery.sh bin/gallery $(GALLERY)

stopped: ## stop and continue the running app on a virtual screen
	@tools/prepare.sh go app screen
	@tools/stopped-app.sh

played: ## play in the running app, in windows on a virtual screen: each board game to its end, and keys on other layouts
	@tools/prepare.sh go app screen
	@tools/played.sh

lint: ## check formatting, vet, staticcheck and the scripts
	@tools/prepare.sh go app lint
	@tools/lint.sh

FAULT ?=
faults: ## break one thing after the other in a copy of the tree, and print which test finds it; FAULT="name …" picks some
	@tools/prepare.sh go app
	@tools/faults.sh $(FAULT)

BENCH ?= .
bench: ## print what signs the brains' behaviour, run the benchmarks; BENCH=RandomDuels picks some
	@tools/prepare.sh go app
	@go test $$(tools/flags.sh) -count=1 -run '^TestSignature$$' -v ./ai/duel/duelbrains | sed -n 's/.*\(signature [0-9a-f]\{8\}\)$$/\1/p' | head -1
	@go test $$(tools/flags.sh) -run '^$$' -bench '$(BENCH)' -benchmem $$(tools/packages.sh pure)
	@[ '$(BENCH)' != . ] || { tools/first-frame.sh; tools/frames.sh; }

peer: ## compare the engine's speed with boardgame.io (needs Node.js)
	@tools/prepare.sh go
	@tools/peer-bench.sh

peers: ## measure the brains of board games against each other, GRhino and gnubg (docs/contributor/boards.md)
	@tools/prepare.sh go peers
	@go run -C tools/peers .

long: ## run the tests of crashes, power loss and two writers many times over, and of what an effect takes
	@tools/prepare.sh go
	@LONG=1 go test $$(tools/flags.sh) -count=1 -timeout 60m ./kb ./internal/atomicfile/... ./internal/settings ./runtime/match/duelmatch ./editor/document
	@LONG=1 go test $$(tools/flags.sh) -count=1 -timeout 60m -run 'Killed$$' ./runtime/app/runflow
	@LONG=1 go test $$(tools/flags.sh) -count=1 -timeout 60m -run 'AnEffectJoins' ./tools/newgame

FUZZTIME ?= 30s
fuzz: ## run properties with fresh cases, and every fuzz target for FUZZTIME (30s)
	@tools/prepare.sh go app
	@tools/fuzz.sh $(FUZZTIME)

build: ## build both programs into bin/
	@tools/prepare.sh go app
	@go build $$(tools/flags.sh) -ldflags '-s -w' -o bin/ ./cmd/...

install: ## install what `make build` has built, with icons and a menu entry; PREFIX=/usr/local, DESTDIR for packagers
	@tools/install.sh

uninstall: ## remove what `make install` has installed
	@tools/install.sh remove

dist: ## package both programs for Linux, for Windows where mingw-w64 is, for Flatpak, and their sources into bin/
	@tools/prepare.sh go app windows
	@tools/dist.sh

dist-check: ## build the packaged sources without a network, and run the bundles on a clean Debian 12 and under wine
	@tools/prepare.sh go app dist
	@tools/dist-check.sh

release: ## make what a release consists of into bin/release, twice, and compare (docs/contributor/releasing.md)
	@tools/prepare.sh go app windows release
	@tools/release.sh

ABI ?= arm64
apk: ## package the app for Android into bin/; ABI=all for every processor
	@tools/prepare.sh go android
	@android/package.sh $(ABI)

apk-check: ## package the app with a stand-in for the NDK, look into the APK, and play it on a stand-in for a phone
	@tools/prepare.sh go phone
	@android/check.sh

web: ## build the game for browsers into bin/web, and serve it on this machine; PORT=8080
	@tools/prepare.sh go
	@tools/web.sh

web-check: ## build the game for browsers, and play it in headless Chromium
	@tools/prepare.sh go browser
	@tools/web-check.sh
