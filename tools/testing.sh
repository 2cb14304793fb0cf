# shellcheck shell=bash
# testing.sh, for other scripts to source: what tests are run with.
# Properties draw the same cases at everybody's (the seed that rapid starts from), so that a gate which passed once passes
# again. `make fuzz` draws fresh ones.
export RAPID_SEED=2026
# What the toolkit has laid out for a test it lets go of soon after: by itself it keeps all of the last minute, a gigabyte.
export FYNE_CACHE=1s
# Screen after screen is made and soon dropped: collected at twice of what is in use, as by itself, garbage takes a third
# of the tests' time.
export GOGC=400 GOMEMLIMIT=1GiB
# Built as the app is, so that what one has compiled the other needn't.
GOFLAGS="${GOFLAGS:-} $(tools/flags.sh)"
export GOFLAGS
