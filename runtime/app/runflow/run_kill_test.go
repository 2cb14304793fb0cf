package runflow_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/internal/atomicfile/killing"
	"boardduels/internal/quick"
	"boardduels/kb/classic"
	"boardduels/runtime/app/library"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

const runFolder = "BOARDDUELS_RUN_FOLDER"

// TestMain lets the test binary serve as the program that is killed.
func TestMain(m *testing.M) {
	if folder := os.Getenv(runFolder); folder != "" {
		panic(runForever(folder))
	}
	os.Exit(m.Run())
}

// runner goes on with runs in a folder as the game does, without a window.
type runner struct {
	library.Runs
	pack *schema.Pack
	pool run.Pool
}

func newRunner(folder string) (*runner, error) {
	l, err := library.Open(folder)
	if err != nil {
		return nil, err
	}
	r := &runner{Runs: library.Runs{Library: l}, pack: schema.ReadPack(classic.FS())}
	for _, id := range r.pack.IDs(schema.HeroKind) {
		hero, err := duelrecord.PackHero(r.pack, id)
		if err != nil {
			return nil, err
		}
		r.pool.Cards = append(r.pool.Cards, hero.Cards...)
	}
	return r, nil
}

// steps counts what was done in a run: each action, the end of each duel, and each change that was taken.
func steps(r *run.Run, begun *duelrecord.Record) (n int) {
	if r == nil {
		return 0
	}
	for _, leg := range r.Legs {
		n += leg.Duel.Plies() + 1
		if leg.Taken >= 0 {
			n++
		}
	}
	if begun != nil {
		n += begun.Plies()
	}
	return n
}

// kept returns how many runs are over.
func (r *runner) kept() int {
	past, _ := r.Saved()
	return len(past)
}

// runForever plays one run after the other by lot, and tells after each step that is safe how far it is.
func runForever(folder string) error {
	r, err := newRunner(folder)
	if err != nil {
		return err
	}
	for {
		now, begun, err := r.UnderWay(r.pool)
		if err == nil && now == nil {
			now, err = r.setOut(uint64(r.kept()))
		}
		if err == nil {
			fmt.Println("did", r.kept(), steps(now, begun))
			err = r.step(now, begun)
		}
		if err != nil {
			return err
		}
	}
}

func (r *runner) setOut(seed uint64) (*run.Run, error) {
	hero, err := duelrecord.PackHero(r.pack, "knight")
	if err != nil {
		return nil, err
	}
	plan := schema.Run{ID: "road", Stages: []schema.Stage{{Rival: "random"}, {Rival: "random", Rest: 30}, {Rival: "random", Rest: 30}}}
	now, err := run.New(duelrecord.Pack{}, plan, hero, seed)
	if err != nil {
		return nil, err
	}
	now.Date = time.Unix(int64(seed), 0)
	return now, r.SaveRun(now)
}

// step does what is due in a run.
func (r *runner) step(now *run.Run, begun *duelrecord.Record) error {
	s, err := now.State()
	if err != nil {
		return err
	}
	switch s.Phase {
	case run.Choosing:
		if err := now.Take(0); err != nil {
			return err
		}
		return r.SaveRun(now)
	case run.Won, run.Lost:
		return r.KeepRun(now)
	}
	if begun == nil {
		if begun, err = now.Next(r.pack, nil); err != nil {
			return err
		}
	}
	played, err := r.fight(now, begun)
	if err != nil {
		return err
	}
	return r.TakeIn(now, played, r.pool)
}

// fight plays a duel to its end, saving after each action.
func (r *runner) fight(now *run.Run, begun *duelrecord.Record) (*duelrecord.Record, error) {
	d, err := begun.Duel()
	if err != nil {
		return nil, err
	}
	brain, err := duelbrains.Find("random")
	if err != nil {
		return nil, err
	}
	var players [2]ai.Player
	for seat := range players {
		if players[seat], err = brain.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: begun.Seed}); err != nil {
			return nil, err
		}
	}
	m, err := duelmatch.New(begun, players, duelmatch.Options{Saver: tellingRun{r, now}})
	if err != nil {
		return nil, err
	}
	_, err = m.Run(context.Background())
	return m.Record(), err
}

// tellingRun tells after each action that is saved how far a run is.
type tellingRun struct {
	*runner
	now *run.Run
}

func (t tellingRun) Save(record *duelrecord.Record) error {
	err := t.runner.Save(record)
	fmt.Println("did", t.kept(), steps(t.now, record))
	return err
}

// Killed at any moment of a run, the program starts again with the run where it was, or one step before.
func TestARunIsKilled(t *testing.T) {
	quick.Skip(t, "kills programs")
	kills, moments := 60, 3 // at least; before, in and after duels
	if os.Getenv("LONG") != "" {
		kills = 600
	}
	folder := t.TempDir()
	chance := rand.New(rand.NewPCG(3, 4))
	seen := map[string]bool{}
	for n := 0; n < kills || len(seen) < moments; n++ {
		require.Less(t, n, 1000, "before, in and after duels: %v", seen)
		kept, done := killedRun(t, folder, chance)
		r, err := newRunner(folder)
		require.NoError(t, err)
		now, begun, err := r.UnderWay(r.pool)
		require.NoError(t, err)
		is, steps := r.kept(), steps(now, begun)
		switch {
		case is == kept:
			require.Contains(t, []int{done, done + 1, done + 2}, steps, "an action, and the end of its duel")
		default:
			require.Equal(t, kept+1, is)
			require.Contains(t, []int{0, 1, done}, steps, "a run that is kept is taken away afterwards")
		}
		if now != nil {
			s, err := now.State()
			require.NoError(t, err)
			seen[fmt.Sprint(s.Phase, begun != nil)] = true
		}
	}
	aside, err := filepath.Glob(filepath.Join(folder, "*damaged*"))
	require.NoError(t, err)
	require.Empty(t, aside)
}

// killedRun starts the program and kills it a random moment after a random number of steps. It returns how many runs
// were over, and how many steps of the present one were done, when it last told.
func killedRun(t *testing.T, folder string, chance *rand.Rand) (kept, done int) {
	t.Helper()
	end := killing.Self(t, runFolder+"="+folder, chance, 60, 3*time.Millisecond, func(line string) bool {
		_, err := fmt.Sscanf(line, "did %d %d", &kept, &done)
		return err == nil
	})
	var exit *exec.ExitError
	require.True(t, errors.As(end, &exit), "the program ends by being killed")
	require.False(t, exit.Exited(), "it ended by itself")
	return kept, done
}
