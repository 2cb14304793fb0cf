package run_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// world is where runs take place.
type world struct {
	pack *schema.Pack
	pool run.Pool
}

func newWorld(t require.TestingT) *world {
	pack := classictest.Pack()
	w := &world{pack: pack}
	for _, id := range pack.IDs(schema.CardKind) {
		card, ok := pack.Card(id)
		require.True(t, ok)
		w.pool.Cards = append(w.pool.Cards, card)
	}
	return w
}

// begin returns a new run of some rivals.
func (w *world) begin(t require.TestingT, hero string, seed uint64, stages ...schema.Stage) *run.Run {
	h, err := duelrecord.PackHero(w.pack, hero)
	require.NoError(t, err)
	r, err := run.New(duelrecord.Pack{Name: "Classic"}, schema.Run{ID: "road", Name: "Road", Stages: stages}, h, seed)
	require.NoError(t, err)
	r.Date = time.Date(2026, 11, 25, 8, 0, 0, 0, time.UTC)
	return r
}

// record returns the duel that is due, before it is played.
func (w *world) record(t require.TestingT, r *run.Run) *duelrecord.Record {
	record, err := r.Next(w.pack, nil)
	require.NoError(t, err)
	return record
}

// fight plays the duel that is due.
func (w *world) fight(t require.TestingT, r *run.Run, brain string) *duelrecord.Record {
	return w.carryOut(t, w.record(t, r), brain)
}

// fightHero plays the duel that is due against another hero than the one whose turn it is.
func (w *world) fightHero(t require.TestingT, r *run.Run, brain, enemy string) *duelrecord.Record {
	record, err := r.Next(w.pack, func(seats *[2]duelrecord.Seat) (err error) {
		seats[1].Hero, err = duelrecord.PackHero(w.pack, enemy)
		return err
	})
	require.NoError(t, err)
	return w.carryOut(t, record, brain)
}

// carryOut plays a duel.
func (w *world) carryOut(t require.TestingT, record *duelrecord.Record, brain string) *duelrecord.Record {
	d, err := record.Duel()
	require.NoError(t, err)
	var players [2]ai.Player
	for seat, id := range []string{brain, record.Seats[1].Brain} {
		b, err := duelbrains.Find(id)
		require.NoError(t, err)
		players[seat], err = b.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: record.Seed, Tacit: true})
		require.NoError(t, err)
	}
	m, err := duelmatch.New(record, players, duelmatch.Options{})
	require.NoError(t, err)
	_, err = m.Run(context.Background())
	require.NoError(t, err)
	return m.Record()
}

func majors(h *duelrecord.Hero) (n int) {
	for i := range h.Cards {
		if h.Cards[i].IsMajor {
			n += h.Deck[i].Copies
		}
	}
	return n
}

// play plays a run to its end; taking says which offer is taken.
func (w *world) play(t require.TestingT, r *run.Run, brain string, taking func([]run.Change) int) run.State {
	for {
		s, err := r.State()
		require.NoError(t, err)
		switch s.Phase {
		case run.Fighting:
			require.NoError(t, r.Finish(w.fight(t, r, brain), w.pool))
		case run.Choosing:
			require.NoError(t, r.Take(taking(r.Legs[len(r.Legs)-1].Offers)))
		default:
			return s
		}
	}
}

func three(rivals ...string) (stages []schema.Stage) {
	for _, rival := range rivals {
		stages = append(stages, schema.Stage{Rival: rival, Rest: 10})
	}
	return stages
}

// Whatever is taken, the deck stays one that the rules allow, and the file tells the run.
func TestRunsKeepToTheRules(t *testing.T) {
	w := newWorld(t)
	rapid.Check(t, func(t *rapid.T) {
		hero := rapid.SampledFrom(w.pack.IDs(schema.HeroKind)).Draw(t, "hero")
		stages := three("random", "random", "zombie", "random")
		stages[1].MoreHP = rapid.Int16Range(0, 30).Draw(t, "more hp")
		r := w.begin(t, hero, rapid.Uint64().Draw(t, "seed"), stages...)
		last := w.play(t, r, rapid.SampledFrom([]string{"evaluation", "random"}).Draw(t, "player"), func(offers []run.Change) int {
			s, err := r.State()
			require.NoError(t, err)
			require.Len(t, offers, 3)
			kinds := map[run.Kind]bool{}
			for i := range offers {
				kinds[offers[i].Kind] = true
				changed, err := offers[i].Apply(s.Hero)
				require.NoError(t, err)
				assert.Equal(t, int(duel.Classic().Deck), changed.Hero.Cards())
				assert.Equal(t, majors(&s.Hero), majors(&changed))
				assert.NotEqual(t, s.Hero, changed)
				_, err = duel.New(changed.Duel(), changed.Duel())
				assert.NoError(t, err)
			}
			assert.Len(t, kinds, 3, "of each kind one")
			return rapid.IntRange(0, 2).Draw(t, "taken")
		})
		assert.Equal(t, last.Phase == run.Won, last.Beaten == len(stages))

		text, err := r.MarshalText()
		require.NoError(t, err)
		back, err := run.Parse(text)
		require.NoError(t, err)
		again, err := back.MarshalText()
		require.NoError(t, err)
		assert.Equal(t, string(text), string(again))
		state, err := back.State()
		require.NoError(t, err)
		assert.Equal(t, last, state)
	})
}

// Wounds go along, less the rest; a boss has more hp.
func TestWoundsGoAlong(t *testing.T) {
	w := newWorld(t)
	for seed := range uint64(20) {
		r := w.begin(t, "knight", seed, schema.Stage{Rival: "zombie"}, schema.Stage{Rival: "zombie", Rest: 4}, schema.Stage{Rival: "random", MoreHP: 30, Hero: "mage"})
		first := w.fight(t, r, "evaluation")
		_, _, end, err := duelrecord.Resume(first)
		require.NoError(t, err)
		require.NoError(t, r.Finish(first, w.pool))
		s, err := r.State()
		require.NoError(t, err)
		if s.Phase == run.Lost {
			continue
		}
		assert.Equal(t, end.Fighters[0].HP, s.HP())
		before := s.Wounds
		require.NoError(t, r.Take(2))
		s, err = r.State()
		require.NoError(t, err)
		assert.Equal(t, max(before-4, 0), s.Wounds)
		second := w.record(t, r)
		assert.Equal(t, s.Wounds, second.Seats[0].Wounds)
		d, err := second.Duel()
		require.NoError(t, err)
		start := d.Start(second.Seed)
		assert.Equal(t, s.HP(), start.Fighters[0].HP)
		assert.True(t, r.At(2, nil).IsBoss)
		require.NoError(t, r.Finish(w.fight(t, r, "evaluation"), w.pool))
		if r.Take(2) != nil {
			continue // lost
		}
		assert.EqualValues(t, 50, w.record(t, r).Seats[1].Hero.HP, "more than that the rules don't allow")
		return
	}
	t.Fatal("nobody won against a zombie")
}

// What isn't due is refused, and the run stays as it was.
func TestWhatIsNotDueIsRefused(t *testing.T) {
	w := newWorld(t)
	r := w.begin(t, "mage", 9, three("random", "random", "random")...)
	other := w.begin(t, "mage", 8, three("random", "random", "random")...)
	assert.ErrorContains(t, r.Finish(w.fight(t, other, "evaluation"), w.pool), "seed")
	assert.ErrorContains(t, r.Finish(w.record(t, r), w.pool), "isn't over")
	assert.ErrorContains(t, r.Take(0), "no change 1")
	fair := w.fight(t, r, "evaluation")
	wounded := *fair
	wounded.Seats[0].Wounds = 3
	assert.ErrorContains(t, r.Finish(&wounded, w.pool), "wounds")
	easier := *fair
	easier.Seats[1].Brain = "zombie"
	assert.ErrorContains(t, r.Finish(&easier, w.pool), "enemy is")
	assert.Empty(t, r.Legs)
	require.NoError(t, r.Finish(fair, w.pool))
	s, err := r.State()
	require.NoError(t, err)
	require.Equal(t, run.Choosing, s.Phase)
	assert.ErrorContains(t, r.Finish(fair, w.pool), "none was due")
	assert.ErrorContains(t, r.Take(3), "no change 4")
	require.NoError(t, r.Take(1))
	r.GiveUp()
	s, err = r.State()
	require.NoError(t, err)
	assert.Equal(t, run.Lost, s.Phase)
	assert.Equal(t, 1, s.Beaten)
}

// The same seed is the same run, and that of a day is everybody's.
func TestSeedsTellRuns(t *testing.T) {
	w := newWorld(t)
	first, again := w.begin(t, "rogue", run.DaySeed("2026-11-25", "road"), three("random", "random", "random")...), w.begin(t, "rogue", run.DaySeed("2026-11-25", "road"), three("random", "random", "random")...)
	w.play(t, first, "evaluation", func([]run.Change) int { return 0 })
	w.play(t, again, "evaluation", func([]run.Change) int { return 0 })
	one, err := first.MarshalText()
	require.NoError(t, err)
	two, err := again.MarshalText()
	require.NoError(t, err)
	assert.Equal(t, string(one), string(two))
	assert.NotEqual(t, run.DaySeed("2026-11-25", "road"), run.DaySeed("2026-11-26", "road"))
	assert.NotEqual(t, run.DaySeed("2026-11-25", "road"), run.DaySeed("2026-11-25", "walk"))
}

// A file tells what is wrong with it.
func TestFilesThatAreNoRuns(t *testing.T) {
	w := newWorld(t)
	r := w.begin(t, "knight", 3, three("random", "random", "random")...)
	w.play(t, r, "evaluation", func([]run.Change) int { return 0 })
	text, err := r.MarshalText()
	require.NoError(t, err)
	whole := withoutDigest(t, text)
	for _, c := range []struct{ name, old, new, want string }{
		{"nothing", whole, "", "line 1: not a run: it ends too early"},
		{"another document", whole, "<run/>", "line 1: not a run"},
		{"cut off", whole[len(whole)/2:], "", "not a run"},
		{"a word too much", "}\n", "}\nmore", "not a run"},
		{"another version", "board-duels run 1", "board-duels run 9", `format: found "board-duels run 9", allowed is "board-duels run 1"`},
		{"what nobody knows in place of a seed", `"seed"`, `"sead"`, `seed: found ""`},
		{"a seed that is none", `"seed": "3"`, `"seed": "-3"`, `seed: found "-3"`},
		{"another seed", `"seed": "3"`, `"seed": "4"`, "duel 1: it has the seed"},
		{"a rival whom nobody knows", "<stage>random</stage>", "<stage>rondom</stage>", "run: runs/road.xml:4:"},
		{"a better hero", " hp=", " hp=5", "hero:"},
		{"an altered duel", "\\nplay ", "\\nplay x", "digest is of other lines"},
		{"another change", `"taken": 1`, `"taken": 2`, "duel 2: the hero isn't as it was"},
		{"a change that isn't there", `"taken": 1`, `"taken": 4`, "duel 1: change 4 was taken of 3"},
		{"a long pack", `"Classic"`, `"` + strings.Repeat("x", 3<<20) + `"`, "pack: the name has 3145728 bytes, allowed are 1024"},
		{"a long hash", `"pack": "Classic"`, `"hash": "` + strings.Repeat("x", 3<<20) + `"`, "hash: it has 3145728 bytes, allowed are 128"},
		{"no day", `"seed": "3"`, `"seed": "3", "day": "` + strings.Repeat("x", 3<<20) + `"`, `day: found "xxx`},
		{"a long plan", "<name>Road</name>", "<about>" + strings.Repeat("x", 3<<20) + "</about>", "too-large"},
		{"many duels", `"legs": [`, `"legs": [` + strings.Repeat("{},", 1<<20), "parts, allowed are 2100"},
		{"many offers", `"offers": [`, `"offers": [` + strings.Repeat(`{"kind": "add", "out": "a", "card": "card a name=\"a\""},`, 3), "offers: there are 6, allowed are 3"},
		{"a change of no kind", `"kind": "add"`, `"kind": "double"`, "duel 1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			require.Contains(t, whole, c.old)
			_, err := run.Parse(seal(t, strings.Replace(whole, c.old, c.new, 1)))
			require.Error(t, err)
			assert.Contains(t, err.Error(), c.want)
			assert.NotContains(t, err.Error(), "end in its digest")
		})
	}
}

func FuzzParse(f *testing.F) {
	w := newWorld(f)
	r := w.begin(f, "knight", 3, three("random", "random")...)
	w.play(f, r, "evaluation", func([]run.Change) int { return 0 })
	text, err := r.MarshalText()
	require.NoError(f, err)
	f.Add(text)
	f.Add([]byte(withoutDigest(f, text)))
	f.Add([]byte(`{"format": "board-duels run 1"}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := run.Parse(seal(t, string(text))) // whatever it says
		if err != nil {
			assert.NotEmpty(t, err.Error())
			return
		}
		_, err = r.MarshalText()
		assert.NoError(t, err)
		_, err = r.Score()
		assert.NoError(t, err)
	})
}

// Scores are told apart by rivals, then by hp, then by rounds.
func TestScores(t *testing.T) {
	scores := []run.Score{{Beaten: 1, Rounds: 9}, {Beaten: 2, Rounds: 30}, {Beaten: 2, Rounds: 20}, {Beaten: 3, Won: true, HP: 4, Rounds: 50}, {Beaten: 3, Won: true, HP: 9, Rounds: 60}}
	assert.True(t, slices.IsSortedFunc(scores, run.Score.Compare), fmt.Sprint(scores))
}

// rivalsOf returns the heroes of a run's rivals.
func rivalsOf(r *run.Run, heroes []string) (ids []string) {
	for stage := range r.Plan.Stages {
		ids = append(ids, r.At(stage, heroes).Enemy)
	}
	return ids
}

// most returns how often the most frequent one comes.
func most(ids []string) (n int) {
	count := map[string]int{}
	for _, id := range ids {
		count[id]++
		n = max(n, count[id])
	}
	return n
}

// Rivals by lot vary as far as the heroes allow that there are.
func TestRivalsVary(t *testing.T) {
	w := newWorld(t)
	four := []string{"rogue", "knight", "priest", "mage"}
	named := three("random", "random", "random", "random", "random")
	named[2].Hero, named[4].Hero = "mage", "mage"
	firsts := map[string]bool{}
	for seed := range uint64(200) {
		r := w.begin(t, "knight", seed, three("random", "random", "random", "random", "random", "random", "random")...)
		seven := rivalsOf(r, four)
		assert.Len(t, slices.Compact(slices.Clone(seven)), 7, "two in a row: %v", seven)
		assert.Equal(t, 1, most(seven[:4]), "again before all others have come: %v", seven)
		assert.Equal(t, 2, most(seven), seven)
		assert.Equal(t, 1, most(rivalsOf(r, []string{"a", "b", "c", "d", "e", "f", "g"})))
		assert.Equal(t, seven, rivalsOf(r, []string{"mage", "rogue", "knight", "priest"}), "in whatever order they are told")
		assert.Equal(t, 7, most(rivalsOf(r, []string{"mage"})))
		assert.Len(t, slices.Compact(rivalsOf(r, []string{"mage", "rogue"})), 7)
		firsts[seven[0]] = true

		five := rivalsOf(w.begin(t, "knight", seed, named...), four)
		assert.Equal(t, []string{"mage", "mage"}, []string{five[2], five[4]}, "as the run says")
		assert.Len(t, slices.Compact(slices.Clone(five)), 5, "two in a row: %v", five)
		assert.Equal(t, 1, most(five[:4]), five)
	}
	assert.Len(t, firsts, 4, "by lot")
}

// Files of runs in which one hero came again and again, as it could before rivals varied, go on; what comes next
// varies.
func TestRivalsOfOlderRuns(t *testing.T) {
	w := newWorld(t)
	for seed := range uint64(20) {
		r := w.begin(t, "knight", seed, three("random", "random", "random", "random")...)
		for range 2 {
			d := w.fightHero(t, r, "evaluation", "priest")
			require.NoError(t, r.Finish(d, w.pool))
			if r.Take(0) != nil {
				break // lost
			}
		}
		text, err := r.MarshalText()
		require.NoError(t, err)
		back, err := run.Parse(text)
		require.NoError(t, err)
		rivals := rivalsOf(back, w.pack.IDs(schema.HeroKind))
		for i := range back.Legs {
			assert.Equal(t, "priest", rivals[i], "as it was fought")
		}
		assert.NotContains(t, rivals[len(back.Legs):], "priest")
	}
}

// The first rival of a run that comes with the game plays what it can: a newcomer isn't left beside one that stands
// idle. 8 seeds with each hero; one that draws by lot ends more than a quarter of such turns at once.
func TestNoRunBeginsWithAnIdleRival(t *testing.T) {
	w := newWorld(t)
	for _, id := range w.pack.IDs(schema.RunKind) {
		plan, ok := w.pack.Run(id)
		require.True(t, ok)
		turns, idle := 0, 0
		for _, hero := range w.pack.IDs(schema.HeroKind) {
			for seed := range uint64(8) {
				some, none := w.turnsOf(t, w.fight(t, w.begin(t, hero, seed, plan.Stages[0]), "tree"), 1)
				turns, idle = turns+some, idle+none
			}
		}
		require.Greater(t, turns, 100, id)
		assert.LessOrEqual(t, 50*idle, turns, "%s: %s plays no card in %d of %d turns in which it could", id, plan.Stages[0].Rival, idle, turns)
	}
}

// turnsOf counts the turns of a seat that began with a card that could be played, and those of them that played none.
func (w *world) turnsOf(t require.TestingT, record *duelrecord.Record, seat game.Seat) (all, idle int) {
	laid, err := duelrecord.Open(record)
	require.NoError(t, err)
	frames := laid.Frames()
	for ply := range laid.Plies() {
		before, next := &frames[ply].State, &frames[ply+1]
		begins := ply == 0 || frames[ply].Action == duel.EndTurn
		if next.Seat != seat || !begins || len(laid.Duel().Legal(before, nil)) < 2 {
			continue
		}
		if all++; next.Action == duel.EndTurn {
			idle++
		}
	}
	return all, idle
}
