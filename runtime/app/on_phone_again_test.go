package app_test

import (
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// How often the activity is destroyed, and what chooses the moments and the ways.
const (
	rebirths   = 20
	rebirthsBy = 33
)

// The activity is destroyed at any moment of a duel, and another one comes before or after that, or beside it: the
// process ends with it by itself, nothing that was saved is lost, and the next process goes on with the duel.
func TestActivitiesOnAPhone(t *testing.T) {
	chance := rand.New(rand.NewPCG(rebirthsBy, 0))
	p := newPhone(t)
	p.beginDuel()
	for n := range rebirths {
		if n > 0 && chance.IntN(4) > 0 { // else it is destroyed on the start screen, or before that is whole
			p.goOn()
			if v := p.atTable(); !v.Result.Decided {
				p.tapAtTable(v)
			}
		}
		for range chance.IntN(30) {
			p.order("tell")
		}
		before, over := p.duel(), len(p.collection())
		way := []string{"again", "forget", "overtake", "beside"}[chance.IntN(4)]
		t.Logf("%d: %s, after %d actions", n+1, way, pliesOf(before))
		p.startAnew(way)
		require.True(t, len(p.collection()) > over || goesOn(before, p.duel()), "what was played is kept")
	}
	p.goOn()
	p.atTable()
	played := append(p.collection(), p.duel())
	for _, record := range played {
		if record != nil {
			_, err := journal.Verify(t.Context(), record, duelbrains.Known())
			require.NoError(t, err, "what was saved is whole")
		}
	}
	complaints := slices.DeleteFunc(p.complaints(), func(what string) bool { return what == unready })
	assert.Empty(t, complaints)
}

// goOn leads from the start screen into the duel that was left, or into another one where that is over.
func (p *phone) goOn() {
	p.t.Helper()
	p.until("a duel that is over is in the collection", func(told) bool { d := p.duel(); return d == nil || !d.Finished() })
	if p.duel() == nil {
		p.beginDuel()
		return
	}
	s := p.mirror()
	p.rest(told{})
	before, heard := p.tap(apptest.Find(s, func(b *ui.Button) bool { return navigator.IsMain(b) })), 0
	p.until("the hall is heard, and not the button alone", func(now told) bool {
		if now.loudEnough > before.loudEnough {
			heard++
		}
		before = now
		return heard > 15
	})
}

// collection returns the duels that are over.
func (p *phone) collection() (over []*duelrecord.Record) {
	p.t.Helper()
	files, err := filepath.Glob(filepath.Join(p.folder, "replays", "*"+library.ReplayEnding))
	require.NoError(p.t, err)
	for _, file := range files {
		record, err := duelmatch.File{Path: file}.Load()
		require.NoError(p.t, err)
		over = append(over, record)
	}
	return over
}

// goesOn reports whether a duel is another one with what was played since, if anything was.
func goesOn(before, now *duelrecord.Record) bool {
	if before == nil || now == nil {
		return before == nil
	}
	for ply := range before.Plies() {
		if ply >= now.Plies() || actionAt(now.Turns, ply) != actionAt(before.Turns, ply) {
			return false
		}
	}
	return now.Seed == before.Seed
}

func pliesOf(r *duelrecord.Record) int {
	if r == nil {
		return 0
	}
	return r.Plies()
}
