package duelrecord_test

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/record/duelrecord"
)

// released returns a file as version 0.1.0 wrote it.
func released(t *testing.T, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "0.1.0", name))
	require.NoError(t, err)
	return text
}

// fromRelease reads a record as version 0.1.0 wrote it, and plays it again. Forks find it by its digest, so that stays.
func fromRelease(t *testing.T, name string) *duelrecord.Record {
	t.Helper()
	written := released(t, name)
	r, err := duelrecord.Parse(written)
	require.NoError(t, err)
	require.NoError(t, duelrecord.Verify(r))
	digest, err := r.Digest()
	require.NoError(t, err)
	assert.Equal(t, record.Digest(written), digest)
	assert.Contains(t, r.Additions, "program 0.1.0")
	return r
}

// What version 0.1.0 wrote is read for ever.
func TestRecordsOfVersion010AreRead(t *testing.T) {
	r := fromRelease(t, "person.replay")
	assert.Equal(t, duelrecord.Pack{Name: "Classic", Hash: "5b0c00ff"}, r.Pack)
	assert.Equal(t, "2026-11-26 20:15:05 +0000 UTC", r.Date.String())
	assert.Equal(t, uint64(math.MaxUint64), r.Seed)
	assert.Equal(t, 2, r.Rules)
	person, brain := &r.Seats[0], &r.Seats[1]
	assert.True(t, person.IsPerson())
	assert.Equal(t, [2]string{"Ігор \"Guard\"", "knight"}, [2]string{person.Name, person.Hero.ID})
	assert.EqualValues(t, 12, person.Wounds)
	assert.Nil(t, person.Knowledge)
	assert.Equal(t, [2]string{"precedent_quick", "mage"}, [2]string{brain.Brain, brain.Hero.ID})
	assert.EqualValues(t, 7, brain.Seed)
	assert.Equal(t, "Вогняна стріла", brain.Hero.Cards[0].NameUK)
	own, foe, err := brain.Known()
	require.NoError(t, err)
	assert.Equal(t, [2]string{"mage", "knight"}, [2]string{own.Hero, foe.Hero})
	assert.Equal(t, [2]int{10, 200000}, [2]int{len(own.Cases), own.Experience.Simulated})
	assert.NotEmpty(t, own.Weights)
	assert.NotZero(t, own.Priorities)
	assert.Equal(t, [2]int{9, 12}, [2]int{foe.Experience.Observed, foe.Experience.Won})
	assert.Equal(t, "foe_hp", foe.Style[0].Of)
	origin, isFork := r.Origin()
	require.True(t, isFork)
	assert.Equal(t, 3, origin.Plies)
	assert.Equal(t, "2026-11-25 08:00:00 +0000 UTC", origin.Date.String())
	assert.True(t, r.Finished())

	begun := fromRelease(t, "begun.replay")
	assert.False(t, begun.Finished())
	assert.Equal(t, 5, begun.Plies())
	own, foe, err = begun.Seats[0].Known()
	require.NoError(t, err)
	assert.Same(t, own, foe, "it is written once")
	_, _, _, err = duelrecord.Resume(begun)
	require.NoError(t, err)

	resigned := fromRelease(t, "resigned.replay")
	assert.Equal(t, duelrecord.Result{Decided: true, Winner: game.Seat(1), Forfeit: "resigned"}, resigned.Result)

	together, err := duelrecord.Unbundle(released(t, "together.zip"))
	require.NoError(t, err)
	assert.Equal(t, []*duelrecord.Record{r, begun, resigned}, together)
}
