package report_test

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena"
	"boardduels/ai/arena/curve"
	"boardduels/ai/arena/report"
	"boardduels/ai/arena/stats"
	"boardduels/schema"
)

var update = flag.Bool("update", false, "write the golden files anew")

func estimate(value, half float64) stats.Estimate {
	return stats.Estimate{Value: value, Interval: stats.Interval{Low: value - half, High: value + half}}
}

func lengths() arena.Lengths {
	return arena.NewLengths(arena.Counts{0, 0, 0, 1, 4, 12, 20, 31, 40, 25, 9, 3})
}

func standings() *arena.Standings {
	return &arena.Standings{
		Pack: arena.Pack{Name: "<Classic> & more"}, Heroes: []string{"knight", "mage"}, Seed: 7, Duels: 1200, Planned: 4800, Error: 0.05,
		Brains: []arena.Standing{
			{Brain: "professional", Elo: estimate(1641.2, 20), Wins: estimate(0.713, 0.02),
				Hero: []arena.HeroShare{{Hero: "knight", Wins: estimate(0.75, 0.03)}, {Hero: "mage", Wins: estimate(0.68, 0.03)}}},
			{Brain: "tree", Elo: estimate(1533, 18), Wins: estimate(0.56, 0.02),
				Hero: []arena.HeroShare{{Hero: "knight", Wins: estimate(0.6, 0.03)}, {Hero: "mage", Wins: estimate(0.52, 0.03)}}},
			{Brain: "random", Elo: estimate(1325.8, 30), Wins: estimate(0.227, 0.02),
				Hero: []arena.HeroShare{{Hero: "knight", Wins: estimate(0.2, 0.03)}, {Hero: "mage", Wins: estimate(0.25, 0.03)}}},
		},
		Pairings: []arena.Pairing{
			{First: "professional", Second: "tree", Duels: 800, Wins: estimate(0.55, 0.04)},
			{First: "professional", Second: "random", Duels: 200, Wins: estimate(0.88, 0.06), Stopped: true},
			{First: "tree", Second: "random", Duels: 200, Wins: estimate(0.67, 0.07), Stopped: true},
		},
		Cyclic:  arena.Cyclic{Share: 0.03, ByChance: 0.011, Likely: 0.04},
		Starter: estimate(0.503, 0.01), Rounds: lengths(), Forfeits: 2, Forfeit: "random: it <broke>",
	}
}

func chances(played, turns, atOnce, duels int) arena.ChanceUse {
	return arena.ChanceUse{Turns: turns, Played: stats.NewShare(played, turns), Duels: duels, AtOnce: stats.NewShare(atOnce, duels)}
}

func packBalance(knight float64) arena.PackBalance {
	return arena.PackBalance{
		Cells:   []arena.Cell{{Hero: "knight", Against: "mage", Duels: 1000, Wins: estimate(knight, 0.02)}},
		Starter: estimate(0.53, 0.01), Rounds: lengths(),
		ShutOuts: []arena.ShutOut{{Hero: "knight", Against: "mage", Duels: 100, Out: stats.NewShare(2, 100)}, {Hero: "mage", Against: "knight", Duels: 100, Out: stats.NewShare(0, 100)}},
		Cards: []arena.CardUse{
			{Hero: "knight", Card: "cleave", Duels: 100, Plays: 3.21, Drawn: 0.98, Played: 0.9, Gain: estimate(-0.007, 0.012), Chances: chances(490, 500, 80, 98)},
			{Hero: "mage", Card: "ignite", Duels: 100, Plays: 2, Drawn: 1, Played: 1, Gain: estimate(0, 1), Chances: chances(0, 0, 0, 0)},
		},
	}
}

func balance() *arena.Balance {
	return &arena.Balance{
		Packs: []arena.Pack{{Name: "Classic"}}, Heroes: []string{"knight", "mage"}, Seed: 7, Duels: 2000, Planned: 2000,
		Brains: []arena.BrainBalance{{Brain: "tree", Packs: []arena.PackBalance{packBalance(0.57)}}},
	}
}

func comparison() *arena.Balance {
	b := balance()
	b.Packs, b.Error = append(b.Packs, arena.Pack{Name: "Mine"}), 0.05
	b.Brains[0].Packs = append(b.Brains[0].Packs, packBalance(0.52))
	b.Brains[0].Shift = []arena.Shift{{Hero: "knight", Against: "mage", Pairs: 1000, Change: estimate(-0.05, 0.02), Stopped: true}}
	return b
}

// result returns what the complete learner and one without a part came to against two users, with some games of swapped
// users.
func result(t *testing.T, without string, swaps int) *curve.Result {
	t.Helper()
	pack, _ := schema.LoadPack(os.DirFS("../../../cmd/duel/testdata/pack"))
	plan, err := curve.New(pack, "<Classic> & more", curve.Plan{
		Users: []string{"tree", "switch:tree,random"}, Heroes: []string{"knight", "mage"}, Learners: [][]string{{}, {without}},
		Population: []string{"aggressive", "defensive"}, Runs: 2, Games: 13, Swaps: swaps, Headroom: swaps / 2, Exploit: 2 * swaps, SearchThinking: swaps, Seed: 7,
	})
	require.NoError(t, err)
	r := &curve.Result{Plan: plan}
	for i, won := range []string{"0001011101111", "0010110101101", "0100100001011", "0001011011111", "0001101011011", "1010010100111", "0000001001010", "0100110101011"} {
		record := &curve.Record{Run: i / 4, User: i / 2 % 2, Learner: i % 2, Won: won}
		if record.Learner == 0 {
			for k := range 12 {
				record.Agreement = append(record.Agreement, curve.Agreement{
					Turns: 20 + i, Model: curve.Hits{Turn: float64(4 + k + i/2), First: float64(8 + k)},
					Population: curve.Hits{Turn: float64(5 + i), First: 9},
					Stranger:   curve.Hits{Turn: float64(6 + i/2), First: 10}, Swapped: curve.Hits{Turn: float64(4 + i), First: 8.5}, Random: curve.Hits{Turn: 3.25, First: 7.5},
				})
			}
			record.Flexibility = &curve.Flexibility{
				Answers:     []string{"0", "12", ""},
				UnseenGames: 1, Unseen: curve.Trial{Learned: i / 2 % 2, Tree: 1},
			}
			if swaps > 0 {
				record.Swap = [][]int{{5, 2}, {4, 6}, {8, 3}, {3, 3}}[i/2]
				record.Exploited = &curve.Exploited{Itself: 3 + i, AtOnce: 6 + i, Thinking: 4, Thinker: 5 + i/2}
				record.Told = &curve.Told{1 + i/4, 1 + i/2%2, 2, 2, 3, 1}
			}
		}
		r.Records = append(r.Records, record)
	}
	return r
}

// twins returns what a learner, and doubles, came to with a newcomer, who has a twin, and a program, which has none.
func twins(t *testing.T) *curve.Curves {
	t.Helper()
	pack, _ := schema.LoadPack(os.DirFS("../../../cmd/duel/testdata/pack"))
	plan, err := curve.New(pack, "Classic", curve.Plan{
		Users: []string{"newcomer:7", "exec:./bot"}, Heroes: []string{"knight", "mage"}, Population: []string{"aggressive"}, Runs: 2, Games: 3, Doubles: 4, Seed: 7,
	})
	require.NoError(t, err)
	r := &curve.Result{Plan: plan}
	for i := range 4 {
		double := &curve.Resemblance{Asked: 4, Told: 2 + i%2, Won: [2]int{3, 1}, Divergence: curve.Divergence{Turns: 20, Double: 5, Stranger: float64(9 - i)}}
		one := curve.Agreement{Turns: 20 + i, Model: curve.Hits{Turn: float64(12 + i), First: 16}}
		if i%2 == 0 {
			double.Divergence.Itself = new(float64(1 + i))
			one.Differs = &curve.Hits{Turn: 5, First: 3}
			one.Twin = &curve.Hits{Turn: float64(11 + i/2), First: float64(13 + i)}
		}
		r.Records = append(r.Records, &curve.Record{
			Run: i / 2, User: i % 2, Won: "101", Agreement: []curve.Agreement{one, one, one}, Flexibility: &curve.Flexibility{}, Double: double,
		})
	}
	return r.Curves()
}

func curves(t *testing.T) *curve.Curves   { return result(t, curve.Retention, 0).Curves() }
func controls(t *testing.T) *curve.Curves { return result(t, curve.Learning, 8).Curves() }

func write[T any](t *testing.T, value T, how func(io.Writer, T) error) string {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, how(&out, value))
	return out.String()
}

func asJSON(t *testing.T, value any) string {
	data, err := json.MarshalIndent(value, "", "  ")
	require.NoError(t, err)
	return string(data) + "\n"
}

func TestReports(t *testing.T) {
	for name, got := range map[string]string{
		"tournament.txt":  write(t, standings(), report.StandingsText),
		"tournament.html": write(t, standings(), report.StandingsHTML),
		"tournament.json": asJSON(t, standings()),
		"balance.txt":     write(t, balance(), report.BalanceText),
		"balance.html":    write(t, balance(), report.BalanceHTML),
		"balance.json":    asJSON(t, balance()),
		"comparison.txt":  write(t, comparison(), report.BalanceText),
		"comparison.html": write(t, comparison(), report.BalanceHTML),
		"learning.txt":    write(t, curves(t), report.CurvesText),
		"learning.html":   write(t, curves(t), report.CurvesHTML),
		"learning.json":   asJSON(t, curves(t)),
		"controls.txt":    write(t, controls(t), report.CurvesText),
		"controls.html":   write(t, controls(t), report.CurvesHTML),
		"controls.json":   asJSON(t, controls(t)),
		"twins.txt":       write(t, twins(t), report.CurvesText),
		"twins.html":      write(t, twins(t), report.CurvesHTML),
		"twins.json":      asJSON(t, twins(t)),
	} {
		path := filepath.Join("testdata", name)
		if *update {
			require.NoError(t, os.WriteFile(path, []byte(got), 0o644))
		}
		want, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, string(want), got, name)
	}
}

// A page needs nothing but itself, runs no scripts, and says no more than it should.
func TestPagesStandAlone(t *testing.T) {
	for _, page := range []string{
		write(t, standings(), report.StandingsHTML), write(t, comparison(), report.BalanceHTML),
		write(t, curves(t), report.CurvesHTML), write(t, controls(t), report.CurvesHTML),
	} {
		require.NotRegexp(t, `(?i)<script|<link|<img|<iframe|@import|url\(|\son\w+=`, page)
		assert.NotContains(t, strings.ReplaceAll(page, "http://www.w3.org/2000/svg", ""), "http")
		assert.NotContains(t, page, "ZgotmplZ", "the template refused something")
		assert.NotContains(t, page, "NaN")
		charts := regexp.MustCompile(`(?s)<svg.*?</svg>`).FindAllString(page, -1)
		assert.GreaterOrEqual(t, len(charts), 3)
		for _, chart := range charts {
			assert.NoError(t, xml.Unmarshal([]byte(chart), new(struct{})), chart)
		}
	}
	page := write(t, standings(), report.StandingsHTML)
	assert.NotContains(t, page, "<broke>")
	assert.NotContains(t, page, "<Classic>")
}

// Where a user changes style groups of games end, too. What parts are worth is still drawn of the games that count.
func TestAChangeOfStyleDoesntMoveWhatIsDrawn(t *testing.T) {
	r := result(t, curve.Retention, 0)
	r.Plan.Users[1] = "switch:5:tree,random"
	page := write(t, r.Curves(), report.CurvesHTML)
	assert.Equal(t, "<h3>Games 10–12</h3>", regexp.MustCompile(`<h3>Games [^<]*</h3>`).FindString(page))
}

// How soon an even match comes to its user is told game by game.
func TestEvenMatchesAreToldGameByGame(t *testing.T) {
	even := curves(t)
	even.Even = true
	told := write(t, even, report.CurvesText)
	assert.Contains(t, told, " learning runs of 13 even matches\n")
	assert.Contains(t, told, "; ! outside 45–55 in games 10–12\n")
	assert.Regexp(t, `\ntree .* 83.3 ±16.7 !`, told, "it wins too often")
	assert.Regexp(t, `\nuser +runs +game 1 +game 2 +game 3 +4–6 +7–9 +10–12 +13 +gained\n`+
		`tree +2 +0.0 ±32.9 +0.0 ±32.9 +0.0 ±32.9 +66.7 ±40.5 `, told)
	assert.Contains(t, write(t, even, report.CurvesHTML), "<th>game 1</th><th>game 2</th><th>game 3</th><th>4–6</th>")
}

// What nothing was played of can be told, too.
func TestReportsOfNothing(t *testing.T) {
	nothing := &arena.Standings{Brains: []arena.Standing{{Brain: "tree"}, {Brain: "random"}}}
	assert.Contains(t, write(t, nothing, report.StandingsText), "0 duels")
	assert.NotContains(t, write(t, nothing, report.StandingsHTML), "NaN")
	empty := balance()
	empty.Brains[0].Packs[0] = arena.PackBalance{}
	assert.NotContains(t, write(t, empty, report.BalanceHTML), "NaN")
	none := (&curve.Result{Plan: result(t, curve.Learning, 8).Plan}).Curves()
	assert.Contains(t, write(t, none, report.CurvesText), "0 of 8 learning runs")
	assert.NotContains(t, write(t, none, report.CurvesHTML), "NaN")
	assert.Contains(t, write(t, empty, report.BalanceText), "tree")
}

// Marked is what is surely played always or never, not what luck may have made look so.
func TestCardsWithoutChoiceAreMarked(t *testing.T) {
	for _, c := range []struct {
		played, turns int
		marked        bool
	}{{979, 1000, true}, {96, 100, false}, {500, 1000, false}, {4, 100, false}, {30, 1000, true}, {0, 0, false}, {3, 3, false}} {
		b := balance()
		b.Brains[0].Packs[0].Cards[0].Chances = chances(c.played, c.turns, 1, 2)
		row := regexp.MustCompile(`(?m)^knight  cleave .* 50\.0 %.*$`).FindString(write(t, b, report.BalanceText))
		require.NotEmpty(t, row)
		assert.Equal(t, c.marked, strings.Contains(row, "!"), row)
		assert.Equal(t, c.marked, strings.Contains(write(t, b, report.BalanceHTML), ") !</td>"))
	}
}

// Marked is who is surely shut out too often, and told is nobody who never is.
func TestWhoIsShutOutTooOftenIsMarked(t *testing.T) {
	for _, c := range []struct {
		out, duels int
		row        string
	}{
		{40, 1000, "knight  mage     1000   4.0 % (3.0–5.4) !"},
		{12, 1000, "knight  mage     1000   1.2 % (0.7–2.1)"},
		{0, 1000, "Nobody was shut out of a turn"},
		{0, 0, "Nobody was shut out of a turn"},
	} {
		b := balance()
		b.Brains[0].Packs[0].ShutOuts = []arena.ShutOut{{Hero: "knight", Against: "mage", Duels: c.duels, Out: stats.NewShare(c.out, c.duels)}}
		text := write(t, b, report.BalanceText)
		assert.Regexp(t, `(?m)^`+regexp.QuoteMeta(c.row)+`( ?:.*)?$`, text)
		assert.Equal(t, c.out == 40, strings.Contains(write(t, b, report.BalanceHTML), "5.4) !</td>"))
	}
}

var errFull = errors.New("the disk is full")

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errFull }

func TestReportsTellWhenTheyCanNotBeWritten(t *testing.T) {
	assert.ErrorIs(t, report.StandingsText(full{}, standings()), errFull)
	assert.ErrorIs(t, report.StandingsHTML(full{}, standings()), errFull)
	assert.ErrorIs(t, report.BalanceText(full{}, balance()), errFull)
	assert.ErrorIs(t, report.BalanceHTML(full{}, balance()), errFull)
	assert.ErrorIs(t, report.CurvesText(full{}, curves(t)), errFull)
	assert.ErrorIs(t, report.CurvesHTML(full{}, curves(t)), errFull)
}
