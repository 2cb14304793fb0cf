package policy

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// pure says which checks hold for the rules, of each game that there is or will be, and which for everything that
// decides. Tests are free.
var pure = []struct {
	rooms  []string
	checks []check
}{
	{[]string{"runtime/*"}, []check{noClock, noGlobalChance, noMapOrder, noOutsideWorld, noFloats, noConcurrency}},
	{[]string{"ai/..."}, []check{noClock, noGlobalChance, noMapOrder, noFusing}},
}

func TestRulesAndAIArePure(t *testing.T) {
	load := newLoader(t, "./ai/...", "./runtime/duel", "./runtime/backgammon")
	all := goFiles(t)
	for _, row := range pure {
		for _, room := range slices.Sorted(maps.Keys(all)) {
			if !matches(row.rooms, room) || isAboveRules(room) {
				continue
			}
			code := load.room(t, slices.DeleteFunc(slices.Clone(all[room]), func(file string) bool {
				return isTest(file) || !isBuiltHere(t, file)
			}))
			for _, check := range row.checks {
				for _, found := range check(code) {
					t.Error(found)
				}
			}
		}
	}
}

// isAboveRules reports whether a room of the runtime only handles games.
func isAboveRules(room string) bool {
	return strings.HasPrefix(room, "runtime/") && floors[floorOf(room)].name != "rules"
}

// A game that isn't there yet is held to the same.
func TestRulesOfNewGamesArePure(t *testing.T) {
	assert.True(t, matches(pure[0].rooms, "runtime/hex"))
	assert.False(t, isAboveRules("runtime/hex"))
	assert.True(t, isAboveRules("runtime/app"))
}

func TestPurityCanFail(t *testing.T) {
	load := newLoader(t, "crypto/rand", "maps", "math/rand", "math/rand/v2", "net/url", "os", "slices", "sort", "strings", "sync", "time")
	for name, c := range map[string]struct {
		check      check
		bad, clean string
	}{
		"clock":          {noClock, `import "time"; var t = time.Now()`, `import "time"; const t = time.Second`},
		"renamed clock":  {noClock, `import c "time"; func f() { c.Sleep(1) }`, `import time "strings"; var t = time.ToUpper("now")`},
		"age":            {noClock, `import "time"; func f(t time.Time) any { return time.Since(t) }`, `import "time"; func f(t time.Time) any { return t.Unix() }`},
		"global chance":  {noGlobalChance, `import "math/rand"; var x = rand.Intn(6)`, `import "math/rand"; var x = rand.New(rand.NewSource(1)).Intn(6)`},
		"global chance2": {noGlobalChance, `import "math/rand/v2"; var x = rand.IntN(6)`, `import "math/rand/v2"; func f(r *rand.Rand) int { return r.IntN(6) }`},
		"true chance":    {noGlobalChance, `import "crypto/rand"; var x = rand.Text()`, `var rand = 4`},
		"map order":      {noMapOrder, `func f(m map[int]int) { for k := range m { println(k) } }`, `func f(m []int) { for k := range m { println(k) } }`},
		"hidden map":     {noMapOrder, `type deck map[int]int; func f(d deck) { for range d { } }`, `func f(m map[int]int) int { return m[2] }`},
		"map iterator":   {noMapOrder, `import "maps"; func f(m map[int]int) any { return maps.Keys(m) }`, `import "maps"; func f(m map[int]int) any { return maps.Clone(m) }`},
		"files":          {noOutsideWorld, `import "os"; var x = os.Args`, `import "strings"; var x = strings.ToUpper("os")`},
		"network":        {noOutsideWorld, `import _ "net/url"`, `import _ "slices"`},
		"floats":         {noFloats, `type State struct { HP float32 }`, `type State struct { HP int16 }`},
		"float literals": {noFloats, `var half = 0.5`, `var half = 1 / 2`},
		"goroutines":     {noConcurrency, `func f() { go f() }`, `func f() { defer f() }`},
		"channels":       {noConcurrency, `var c chan int`, `var c [1]int`},
		"locks":          {noConcurrency, `import "sync"; var m sync.Mutex`, `import "sort"; var f = sort.Ints`},
		"fusing":         {noFusing, `func f(a, b, c float32) float32 { return a*b + c }`, `func f(a, b, c float32) float32 { return float32(a*b) + c }`},
		"fusing negated": {noFusing, `func f(a, b, c float64) float64 { return c - (-(a * b)) }`, `func f(a, b, c int) int { return a*b + c }`},
		"fusing sums":    {noFusing, `func f(s, a, b float32) { s += a * b; println(s) }`, `func f(s, a, b int) { s *= a; println(s - b) }`},
		"fusing later":   {noFusing, `func f(s, a, b float32) { p := a * b; s += p; println(s) }`, `func f(s, a, b float32) { p := float32(a * b); s += p; println(s) }`},
		"fusing fields":  {noFusing, `type t struct { p, q float64 }; func (t *t) f(a float64) { t.p *= a; t.q = 1 - t.p }`, `type t struct { p, q float64 }; func (t *t) f(a float64) { t.p *= a; t.q = 1 - a }`},
	} {
		t.Run(name, func(t *testing.T) {
			assert.NotEmpty(t, c.check(load.source(t, "package p; "+c.bad)), c.bad)
			assert.Empty(t, c.check(load.source(t, "package p; "+c.clean)), c.clean)
		})
	}
}
