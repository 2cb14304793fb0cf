package policy

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// floor is a part of the house. Its rooms may import those of its own floor and of the floors below, as far as their
// rows in the import policy allow.
type floor struct {
	name  string
	rooms []string // folders, or patterns for the folders that stand nowhere else
}

// floors are the house from the ground up. `go test -v -run Floors ./internal/policy` draws it with what stands on
// each.
var floors = []floor{
	{"ground: knows nothing of the game", []string{"assets", "assets/*", "docs", "internal/*", "internal/durable/*", "internal/picture/*"}},
	{"rules", []string{"runtime/game", "runtime/game/*", "runtime/duel", "runtime/duel/*", "runtime/reversi", "runtime/backgammon", "runtime/dicewars", "runtime/tactics"}},
	{"documents", []string{"schema", "schema/*"}},
	{"knowledge", []string{"kb", "kb/*", "kb/classic/*"}},
	{"records", []string{"runtime/replay", "runtime/replay/*", "runtime/run", "runtime/record", "runtime/sitting", "runtime/board"}},
	{"parts of players", []string{"ai", "ai/network", "ai/plan", "ai/feature", "ai/odds", "ai/material", "ai/trained", "ai/selfplay", "ai/appraisal", "ai/weighing", "ai/recall", "ai/retention", "ai/retrieval", "ai/usermodel", "ai/habit", "ai/standing", "ai/playout", "ai/thought", "ai/belief", "ai/internal/*", "ai/infoset", "ai/nearest", "ai/descent", "ai/evolution", "ai/board", "ai/reversi/evaluation", "ai/tactics/sight", "ai/tactics/plan", "ai/tactics/trait", "ai/tactics/appraisal", "ai/tactics/drawing"}},
	{"players", []string{"ai/*", "ai/board/*", "ai/reversi/*", "ai/backgammon/*", "ai/dicewars/*", "ai/tactics/cunning", "ai/tactics/precedent"}},
	{"what is made of players", []string{"ai/brains", "ai/even", "ai/learning", "ai/hindsight", "ai/journal", "ai/review", "ai/wording", "ai/protocol", "ai/external", "ai/reversi/brains", "ai/reversi/training", "ai/backgammon/brains", "ai/tactics/brains", "ai/tactics/learning", "ai/dicewars/training", "ai/dicewars/brains"}},
	{"matches and tournaments", []string{"runtime/match", "runtime/boardmatch", "internal/families", "runtime/career", "ai/arena", "ai/arena/*", "ai/board/contest", "ai/competence", "ai/backgammon/climb", "ai/tactics/curve"}},
	{"screens", []string{"runtime/play", "runtime/play/*", "runtime/play/keyboard/*", "runtime/play/look/*", "runtime/play/sound/*"}},
	{"editor", []string{"editor/*", "editor/view/*"}},
	{"programs", []string{"cmd", "cmd/*", "cmd/duel/*", "tools/*"}},
}

// upstairs are the imports of a higher floor that are allowed all the same, each with its reason.
var upstairs = map[passage]string{}

// passage is an import of a room by a room.
type passage struct{ from, to string }

// floorOf returns the number of a room's floor; -1 if it stands on none. A room's name goes before a pattern.
func floorOf(room string) int {
	named := slices.IndexFunc(floors, func(f floor) bool { return slices.Contains(f.rooms, room) })
	if named >= 0 {
		return named
	}
	return slices.IndexFunc(floors, func(f floor) bool { return matches(f.rooms, room) })
}

// climbs returns what is wrong with where a room stands and with what it imports.
func climbs(room string, imported []string) (found []string) {
	here := floorOf(room)
	if here < 0 {
		return []string{room + " stands on no floor (internal/policy/floors_test.go)"}
	}
	for _, other := range imported {
		there := floorOf(other)
		if _, allowed := upstairs[passage{room, other}]; there > here && !allowed {
			found = append(found, fmt.Sprintf("%s (%s) imports %s (%s), which is above", room, floors[here].name, other, floors[there].name))
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
	assert.Empty(t, climbs("ai/brains", []string{"ai/tree", "ai"}))
	assert.NotEmpty(t, climbs("ai/tree", []string{"ai/brains"}))
}

// A permission that no import uses any more would let a cut grow together again.
func TestNoPermissionIsUnused(t *testing.T) {
	for _, unused := range unusedPermissions(rooms, imports(t)) {
		t.Error(unused)
	}
}

func TestUnusedPermissionsCanFail(t *testing.T) {
	table := []row{{"a", may("b/*", etree)}, {"c/*", may("a", everything)}, {"d", nil}}
	used := importsByRoom{"a": {module + "/b/x", etree + "/deeper"}, "c/x": {module + "/a"}, "d": nil}
	require.Equal(t, []string{"c/* may import everything, but doesn't: take it from the row"}, unusedPermissions(table, used))
	used["a"] = []string{etree + "ish"}
	used["c/x"] = []string{rapid}
	delete(used, "d")
	assert.Equal(t, []string{"a may import b/*, but doesn't: take it from the row", "a may import github.com/beevik/etree, but doesn't: take it from the row",
		"c/* may import a, but doesn't: take it from the row", "d has a row, but is no room"}, unusedPermissions(table, used))
}

// unusedPermissions returns what rows allow without need. What a row names counts before everything.
func unusedPermissions(table []row, used importsByRoom) (found []string) {
	for i, r := range table {
		var imported []string
		is := false
		for room, names := range used {
			if first := slices.IndexFunc(table, func(r row) bool { return matches([]string{r.room}, room) }); first == i {
				is = true
				imported = append(imported, names...)
			}
		}
		if !is {
			found = append(found, r.room+" has a row, but is no room")
			continue
		}
		named := row{r.room, slices.DeleteFunc(slices.Clone(r.may), func(name string) bool { return name == everything })}
		for _, name := range r.may {
			needs := func(path string) bool { return !isStandard(path) && row{r.room, may(name)}.allows(path) }
			if name == everything {
				needs = func(path string) bool { return !named.allows(path) }
			}
			if !slices.ContainsFunc(imported, needs) {
				found = append(found, fmt.Sprintf("%s may import %s, but doesn't: take it from the row", r.room, name))
			}
		}
	}
	return found
}

// importsByRoom are the paths that the rooms' files import, tests aside, except that tests with Fyne count.
type importsByRoom map[string][]string

// rooms returns which rooms a room imports.
func (i importsByRoom) rooms(room string) (found []string) {
	for _, path := range i[room] {
		if other, ok := strings.CutPrefix(path, module+"/"); ok {
			found = append(found, other)
		}
	}
	return found
}

func imports(t *testing.T) importsByRoom {
	t.Helper()
	used := importsByRoom{}
	for room, files := range goFiles(t) {
		used[room] = nil
		for _, file := range files {
			for _, path := range importsOf(t, file) {
				if !isTest(file) || strings.HasPrefix(path, fyne) {
					used[room] = append(used[room], path)
				}
			}
		}
	}
	return used
}
