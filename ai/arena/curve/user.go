package curve

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/ai/duel/personas"
)

// User is whom the AI plays against: a brain, or two of them, the second after some games.
type User struct {
	brains [2]string // the same if the user keeps to one
	after  int       // how many games the first plays; 0 if the user keeps to one
}

// switching begins the name of a user who changes style.
const switching = "switch:"

// switchAfter is after how many games a user who changes style does, unless its name tells.
const switchAfter = 10

// ParseUser reads "tree"; "newcomer:7" and "twin:7" (see [personas.Newcomer]); "exec:./bot --fast", a program;
// "switch:tree,random", the tree for [switchAfter] games, then random; or "switch:50:tree,random", the tree for 50
// games, 1 to [maxGames].
func ParseUser(text string) (User, error) {
	if command, is := strings.CutPrefix(text, programPrefix); is {
		if strings.TrimSpace(command) == "" {
			return User{}, fmt.Errorf("user %q, expected %sCOMMAND", text, programPrefix)
		}
		return User{brains: [2]string{text, text}}, nil
	}
	if _, is := personas.Newcomer(text); is {
		return User{brains: [2]string{text, text}}, nil
	}
	change, isSwitch := strings.CutPrefix(text, switching)
	if !isSwitch {
		if text == "" || strings.ContainsAny(text, ",:") {
			return User{}, fmt.Errorf("user %q, expected a brain, newcomer:SEED or twin:SEED, %sA,B for one who changes from A to B, or %sCOMMAND for a program", text, switching, programPrefix)
		}
		return User{brains: [2]string{text, text}}, nil
	}
	after := switchAfter
	if games, pair, told := strings.Cut(change, ":"); told {
		var err error
		if after, err = strconv.Atoi(games); err != nil || after < 1 || after > maxGames {
			return User{}, fmt.Errorf("user %q changes after %q games, expected 1 to %d", text, games, maxGames)
		}
		change = pair
	}
	first, second, ok := strings.Cut(change, ",")
	if !ok || first == "" || second == "" || first == second || strings.ContainsAny(change, ":") || strings.Contains(second, ",") {
		return User{}, fmt.Errorf("user %q, expected %sA,B with two different brains", text, switching)
	}
	return User{[2]string{first, second}, after}, nil
}

// Brains returns the ids of the user's brains, one or two.
func (u User) Brains() []string { return slices.Compact(slices.Clone(u.brains[:])) }

// brain returns which brain plays the game after some others.
func (u User) brain(games int) string {
	if games < u.after {
		return u.brains[0]
	}
	return u.brains[1]
}

// others returns the brains of a population that aren't the user's.
func (u User) others(population []string) (ids []string) {
	for _, id := range population {
		if !slices.Contains(u.brains[:], id) {
			ids = append(ids, id)
		}
	}
	return ids
}
