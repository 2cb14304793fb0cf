package policy

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// floor is a part of the house. Its rooms may import those of its own floor, unless they stand apart, and of the floors
// below, but for what a ban keeps from them.
type floor struct {
	name  string
	rooms []string // folders, or patterns for the folders that stand nowhere else
	apart bool     // whether rooms of this floor don't import each other
}

// floors are the house from the ground up. `go test -v -run Floors ./internal/policy` draws it with what stands on
// each.
var floors = []floor{
	{name: "ground: knows nothing of the game", rooms: []string{"assets/...", "docs", "internal/..."}},
	{name: "rules", rooms: []string{"runtime/..."}},
	{name: "what screens are made of, whatever they show", rooms: []string{"runtime/app/keyboard/...", "runtime/app/look/...", "runtime/app/motion", "runtime/app/sound/...", "runtime/app/toolkit",
		"runtime/app/uithread", "runtime/app/ui", "runtime/app/backup", "runtime/app/inbox", "runtime/app/outbox", "runtime/app/profile"}},
	{name: "documents", rooms: []string{"schema/..."}},
	{name: "knowledge", rooms: []string{"kb/..."}},
	{name: "records", rooms: []string{"runtime/record/duelrecord/...", "runtime/run", "runtime/record", "runtime/match", "runtime/record/boardrecord"}},
	{name: "parts of players", rooms: []string{"ai", "ai/cbr/...", "ai/fit/...", "ai/search/...", "ai/thesistest", "ai/board", "ai/board/level",
		"ai/duel/appraisal", "ai/duel/belief", "ai/duel/habit", "ai/duel/material", "ai/duel/playout", "ai/duel/rating", "ai/duel/rollout", "ai/duel/turnfeature", "ai/duel/turnplan", "ai/duel/usermodel",
		"ai/backgammon/bearoff", "ai/backgammon/feature", "ai/backgammon/playchoice", "ai/dicewars/attackchoice", "ai/dicewars/odds", "ai/dicewars/value", "ai/reversi/evaluation",
		"ai/tactics/heuristic", "ai/tactics/plan", "ai/tactics/sight", "ai/tactics/tacticstest", "ai/tactics/trait"}},
	{name: "players", apart: true, rooms: []string{"ai/board/...", "ai/duel/...", "ai/reversi/...", "ai/backgammon/...", "ai/dicewars/...", "ai/tactics/..."}},
	{name: "what is made of players", rooms: []string{"ai/protocol", "ai/external",
		"ai/duel/counterplay", "ai/duel/difficulty", "ai/duel/duelbrains", "ai/duel/explanation", "ai/duel/forecast/...", "ai/duel/hindsight", "ai/duel/journal", "ai/duel/learning", "ai/duel/review",
		"ai/reversi/reversibrains", "ai/reversi/reversitraining", "ai/backgammon/backgammonbrains", "ai/backgammon/backgammontraining", "ai/dicewars/dicewarsbrains", "ai/dicewars/dicewarstraining",
		"ai/tactics/tacticsbrains", "ai/tactics/tacticslearning"}},
	{name: "matches and tournaments", rooms: []string{"runtime/match/duelmatch", "runtime/match/boardmatch", "internal/games/...", "runtime/career", "ai/arena/...", "ai/board/contest", "ai/duel/competence", "ai/backgammon/hillclimb", "ai/tactics/tacticscurve"}},
	{name: "screens", rooms: []string{"runtime/app/..."}},
	{name: "editor", rooms: []string{"editor/..."}},
	{name: "programs", rooms: []string{"cmd/...", "tools/..."}},
}

// upstairs are the imports of a higher floor that are allowed all the same, each with its reason.
var upstairs = map[passage]string{}

// passage is an import of a room by a room.
type passage struct{ from, to string }

// floorOf returns the number of a room's floor; -1 if it stands on none. A room's name goes before a pattern, and a
// longer pattern before a shorter one.
func floorOf(room string) int {
	floor, length := -1, 0
	for i, f := range floors {
		for _, pattern := range f.rooms {
			switch {
			case pattern == room:
				return i
			case matches([]string{pattern}, room) && len(pattern) > length:
				floor, length = i, len(pattern)
			}
		}
	}
	return floor
}

// climbs returns what is wrong with where a room stands and with what it imports.
func climbs(room string, imported []string) (found []string) {
	here := floorOf(room)
	if here < 0 {
		return []string{room + " stands on no floor (internal/policy/floors_test.go)"}
	}
	for _, other := range imported {
		there := floorOf(other)
		if _, allowed := upstairs[passage{room, other}]; allowed {
			continue
		}
		switch {
		case there > here:
			found = append(found, fmt.Sprintf("%s (%s) imports %s (%s), which is above", room, floors[here].name, other, floors[there].name))
		case there == here && floors[here].apart:
			found = append(found, fmt.Sprintf("%s imports %s: %s don't import each other; what they share stands a floor lower", room, other, floors[here].name))
		}
	}
	return found
}

func TestFloors(t *testing.T) {
	used := imports(t)
	for _, room := range slices.Sorted(maps.Keys(used)) {
		for _, problem := range climbs(room, used.rooms(room)) {
			t.Error(problem)
		}
	}
	for p, reason := range upstairs {
		assert.NotEmpty(t, reason, p)
		assert.Contains(t, used.rooms(p.from), p.to, "nothing needs the exception %s → %s", p.from, p.to)
		assert.Greater(t, floorOf(p.to), floorOf(p.from), "%s → %s needs no exception", p.from, p.to)
	}
	for i := len(floors) - 1; i >= 0; i-- {
		on := slices.DeleteFunc(slices.Sorted(maps.Keys(used)), func(room string) bool { return floorOf(room) != i })
		t.Logf("%2d  %s\n        %s", i, floors[i].name, strings.Join(on, ", "))
		assert.NotEmpty(t, on, "nothing stands on the floor %q", floors[i].name)
		for _, pattern := range floors[i].rooms {
			assert.True(t, slices.ContainsFunc(on, func(room string) bool { return matches([]string{pattern}, room) }), "%s is no room", pattern)
		}
	}
	t.Logf("%d imports of a higher floor: %v", len(upstairs), upstairs)
}

func TestFloorsCanFail(t *testing.T) {
	assert.Equal(t, []string{"runtime/duel (rules) imports kb (knowledge), which is above"}, climbs("runtime/duel", []string{"runtime/game", "kb"}))
	assert.Equal(t, []string{"attic stands on no floor (internal/policy/floors_test.go)"}, climbs("attic", nil))
	assert.Empty(t, climbs("ai/duel/duelbrains", []string{"ai/duel/tree", "ai"}))
	assert.NotEmpty(t, climbs("ai/duel/tree", []string{"ai/duel/duelbrains"}))
	assert.Equal(t, []string{"ai/duel/tree imports ai/duel/knn: players don't import each other; what they share stands a floor lower"}, climbs("ai/duel/tree", []string{"ai/duel/knn", "ai"}))
}
