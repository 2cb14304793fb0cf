package document_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/document"
	"boardduels/editor/merge"
	"boardduels/schema"
)

// asMerged is the choice of a merge that nobody is asked about.
func asMerged(place merge.Clash) merge.Side {
	if place.OnlyTheirs {
		return merge.Theirs
	}
	return merge.Mine
}

func always(side merge.Side) func(merge.Clash) merge.Side {
	return func(merge.Clash) merge.Side { return side }
}

// Whatever two people do to one pack, a comparison merges as `duel merge` does unless somebody chooses otherwise, and
// lists all that is to be chosen: with everything declined the pack is mine, ids aside.
func TestAComparisonMergesAsMergeDoes(t *testing.T) {
	base := smallWorkspace(t).Pack()
	rapid.Check(t, func(t *rapid.T) {
		mine, theirs := changed(t), changed(t)
		merged, clashes := document.Merge(base, mine, theirs, nil)
		c := document.Compare(base, mine, theirs)
		require.Equal(t, merged.Hash(), c.Merged(asMerged).Hash())
		isClash := map[string]bool{}
		for _, clash := range clashes {
			isClash[clash.Key()] = true
		}
		for _, place := range c.Places() {
			require.Equal(t, !isClash[place.Key()], place.OnlyTheirs, "%s %s", place.File, place.Path)
		}
		taken, left := document.Merge(base, mine, theirs, func(merge.Clash) bool { return true })
		require.Empty(t, left)
		require.Equal(t, taken.Hash(), c.Merged(always(merge.Theirs)).Hash())
	})
}

// Of fields alone, each choice decides its own field, and no other.
func TestEachFieldIsChosenByItself(t *testing.T) {
	base := smallWorkspace(t).Pack()
	edited := func(t *rapid.T) *schema.Pack {
		w := smallWorkspace(t)
		for range rapid.IntRange(0, 6).Draw(t, "edits") {
			_ = w.Do(anyField(t, base))
		}
		return w.Pack()
	}
	rapid.Check(t, func(t *rapid.T) {
		mine, theirs := edited(t), edited(t)
		c := document.Compare(base, mine, theirs)
		require.Equal(t, mine.Hash(), c.Merged(always(merge.Mine)).Hash())
		chosen := map[string]merge.Side{}
		for _, place := range c.Places() {
			chosen[place.Key()] = merge.Side(rapid.IntRange(0, 1).Draw(t, "side"))
		}
		side := func(place merge.Clash) merge.Side { return chosen[place.Key()] }
		merged := c.Merged(side)
		for _, place := range c.Places() {
			// A line of a deck has another place once one before it has gone
			if strings.ContainsAny(place.Path, "[/@") {
				continue
			}
			want := place.Mine
			if side(place) == merge.Theirs {
				want = place.Theirs
			}
			found, ok := merged.Document(place.File).Value(place.Path)
			if want == nil {
				require.False(t, ok && found != "", "%s %s", place.File, place.Path)
				continue
			}
			require.Equal(t, *want, found, "%s %s", place.File, place.Path)
		}
	})
}

// A merge with another pack is one step, which can be undone; it is of the pack that was compared.
func TestAMergeIsOneStep(t *testing.T) {
	base := smallWorkspace(t).Pack()
	theirs := smallWorkspace(t)
	set(t, theirs, cleave, "cost", "3")
	set(t, theirs, cleave, "name", "Chop")
	w := smallWorkspace(t)
	set(t, w, cleave, "cost", "2")
	edit := document.MergeIn{Comparison: document.Compare(base, w.Pack(), theirs.Pack()), From: "a friend's pack", Side: func(place merge.Clash) merge.Side {
		if place.Path == "cost" {
			return merge.Base
		}
		return merge.Theirs
	}}
	before := w.Pack()
	require.NoError(t, w.Do(edit))
	assert.Contains(t, source(w, cleave), "<cost>1</cost>")
	assert.Contains(t, source(w, cleave), "<name>Chop</name>")
	w.Undo()
	assert.Equal(t, before.Hash(), w.Pack().Hash())
	assert.ErrorContains(t, w.Do(edit), "the pack has changed since it was compared with a friend's pack")
}
