package personas

import (
	"strconv"
	"strings"

	"boardduels/ai"
	"boardduels/runtime/game"
)

// The names of newcomers begin so, and go on with their seed.
const (
	newcomerPrefix = "newcomer:"
	twinPrefix     = "twin:"
)

// Newcomer returns the user that a name such as "newcomer:7" or "twin:7" stands for; false if it stands for none.
// A newcomer has weights as [Drawn] users have them and one or two rules, composed of a situation and a wish that
// nothing was ever fitted to. Its twin has the same weights, is as sure of them, and differs in the first rule alone:
// it hasn't it, or wishes the contrary. The seed says who they are, whatever machine draws them.
func Newcomer(name string) (ai.Brain, bool) {
	seed, isTwin, ok := seedOf(name)
	if !ok {
		return ai.Brain{}, false
	}
	return brainOf(name, drawNewcomer(seed, isTwin)), true
}

// Twin returns the name of the other of two twins; false if a user has none.
func Twin(name string) (string, bool) {
	seed, isTwin, ok := seedOf(name)
	switch {
	case !ok:
		return "", false
	case isTwin:
		return newcomerPrefix + strconv.FormatUint(seed, 10), true
	}
	return twinPrefix + strconv.FormatUint(seed, 10), true
}

// seedOf reads a name; only the shortest way to write a seed is one.
func seedOf(name string) (seed uint64, isTwin, ok bool) {
	digits, isNewcomer := strings.CutPrefix(name, newcomerPrefix)
	if !isNewcomer {
		if digits, isTwin = strings.CutPrefix(name, twinPrefix); !isTwin {
			return 0, false, false
		}
	}
	seed, err := strconv.ParseUint(digits, 10, 64)
	return seed, isTwin, err == nil && strconv.FormatUint(seed, 10) == digits
}

// drawNewcomer draws a newcomer or its twin, who share all chance.
func drawNewcomer(seed uint64, isTwin bool) *drawn {
	const purpose = 78 // others than the users with one of the named habits
	luck := game.NewStream(seed, purpose)
	u := drawTemper(&luck)
	for range 1 + luck.Below(2) {
		u.habits.rules = append(u.habits.rules, drawRule(&luck))
	}
	turns := luck.Below(2) == 0
	switch first := &u.habits.rules[0]; {
	case isTwin && turns:
		first.worth = -first.worth
	case isTwin:
		u.habits.rules = u.habits.rules[1:]
	}
	return u
}
