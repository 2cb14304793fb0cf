package view

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/editor/document"
	"boardduels/editor/playtest"
	"boardduels/editor/view/viewtest"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// recorded returns a duel that was played with the pack.
func (s *stand) recorded(heroes [2]string) *duelrecord.Record {
	record, err := playtest.Setup{Pack: s.work.Pack(), Heroes: heroes, Brains: [2]string{"tree", "tree"}, Seed: 3}.Play(s.T.Context(), duelbrains.All())
	require.NoError(s.T, err)
	return record
}

// From each turn of a duel of the game there are ways to its card, to a case and to a trial from there; and it can be
// had again with the edits.
func TestADuelOfTheGameLeadsToWhatIsMade(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	text, err := s.recorded([2]string{"knight", "mage"}).MarshalText()
	require.NoError(t, err)
	s.deps.Replays = fstest.MapFS{"one.replay": &fstest.MapFile{Data: text}, "damaged.replay": &fstest.MapFile{Data: text[:40]}}
	s.commands.find("recorded").call()
	s.Until(func() bool { return s.Sheets() == 1 })
	s.TypeKey(fyne.KeyReturn)
	s.Until(func() bool { return s.stage.IsOpen() && s.Reads("Round ") })
	s.Until(func() bool { _, played := s.stage.Shop.Trial.Decision(); return played })
	decision, _ := s.stage.Shop.Trial.Decision()
	s.Press("Edit " + decision.Card.Name + " (K)")
	assert.Equal(t, schema.FileOf(schema.CardKind, decision.Card.ID), s.file)

	assert.True(t, s.commands.find("again").enabled())
	s.set(s.file, "cost", "0")
	s.commands.find("again").call()
	s.Until(func() bool { return s.Reads("before: ") })
	s.Press("Back to the editor")
}

// A duel of another pack can be looked at; there are only the ways that this one has.
func TestADuelOfAnotherPackIsOnlyWatched(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	record := s.recorded([2]string{"rogue", "rogue"})
	s.commands.find("recorded").call()
	s.Until(func() bool { return s.Sheets() == 1 })
	s.Press("Cancel")
	require.NoError(t, s.work.Do(document.Delete{Item: document.Item{Type: schema.HeroKind, ID: "rogue"}}))
	s.Watch(record)
	s.Until(func() bool { _, played := s.stage.Shop.Trial.Decision(); return played })
	assert.False(t, s.stage.Shop.Make.Visible())
	assert.False(t, s.stage.Shop.Here.Visible())
	assert.True(t, s.stage.Shop.Card.Visible())
	assert.False(t, s.commands.find("again").enabled())
	s.Press("Back to the editor")

	path := filepath.Join(s.home, "duel.replay")
	require.NoError(t, os.WriteFile(path, []byte("nonsense"), 0o600))
	s.openRecorded(path, s.reportUnlessFine)
	s.Until(func() bool { return s.Sheets() == 1 })
	assert.False(t, s.stage.IsOpen())
}
