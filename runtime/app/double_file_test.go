package app

import (
	"bytes"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/explanation"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// canSave reports whether the player's double can be saved.
func (s *stand) canSave() bool {
	return !find(s, func(b *ui.Button) bool { return b.Text == s.text("choice.double_save") }).Disabled()
}

func TestTheDoubleTellsWhatItIsMadeOf(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStandWith(t, onDesktop, "en", t.TempDir(), func(o *Options) { o.Learn = observing })
	s.loseTo(pair("mage", "knight", duelbrains.Default))
	s.game.OpenChoiceOf("knight")
	s.openDoor(doubleDoor)
	about := explanation.BrainAbout(s.game.Translator(), "double") + " "
	test.Tap(visible(s, func(h *ui.Tile) bool { return h.Name == "Priest" })[1]) // the enemy's
	s.work()
	assert.True(t, s.shows(about+s.text("choice.stranger", i18n.Args{"Hero": "Priest"})))
	assert.False(t, s.canSave())

	test.Tap(visible(s, func(h *ui.Tile) bool { return h.Name == "Mage" })[1]) // the enemy's
	s.work()
	assert.True(t, s.shows(about+"It is made of 1 duel of yours with Mage."))
	assert.True(t, s.canSave())
}

// saved returns the file of a stand's double, who has played Mage.
func (s *stand) saved(style []schema.Weight) (file string) {
	s.game.duels.Imitate = func(known *kb.Knowledge, _ []*duelrecord.Record) (*kb.Knowledge, error) {
		k := *known
		k.Style, k.Experience.Observed = style, 12
		return &k, nil
	}
	s.loseTo(pair("mage", "knight", duelbrains.Default))
	s.game.duels.Player("mage", func(mine *kb.Double, err error) {
		require.NoError(s.t, err)
		file = mine.File()
	})
	s.work()
	return file
}

// Whoever gets the file of a double is told what it is, and plays against it, also once more, and also after the
// program has begun anew.
func TestAFriendsDoubleIsMet(t *testing.T) {
	style := []schema.Weight{{Of: "own_hp", Value: 2.5}}
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Learn = observing })
	met, err := duelflow.ReadDouble(strings.NewReader(s.saved(style)))
	require.NoError(t, err)

	folder := t.TempDir()
	other := newStandWith(t, onPhone, "en", folder, func(*Options) {})
	other.game.duels.Introduce(&duelflow.Friend{Name: "anna", Double: met}, pair("knight", "rogue", "double"))
	assert.True(t, other.shows("anna, a friend’s double"))
	assert.True(t, other.shows("It plays Mage as your friend did in 1 duel."))
	other.press("choice.begin")
	other.settle(func() bool { return other.game.Table != nil })
	other.myTurn()
	other.game.Close()
	other = newStandWith(t, onPhone, "en", folder, func(*Options) {})
	other.resume()
	for range 2 {
		other.settle(func() bool { return other.game.Table != nil })
		other.myTurn()
		record := other.game.duels.Session.Match.Record()
		assert.Equal(t, "double", record.Seats[1].Brain)
		assert.Equal(t, "anna", record.Seats[1].Name)
		assert.Equal(t, "mage", record.Seats[1].Hero.ID)
		own, _, err := record.Seats[1].Known()
		require.NoError(t, err)
		assert.Equal(t, style, own.Style)
		assert.Equal(t, 12, own.Experience.Observed)
		v := other.game.duels.Session.Board
		for v.Reason == nil {
			other.tap(v.Table.Turn)
			other.myTurn()
		}
		v.OpenReason(other.game, v.Reason)
		assert.True(t, other.shows(other.text("why.opponent", i18n.Args{"Brain": "anna, a friend’s double"})))
		other.game.Sheets.Close()
		other.game.duels.Session.Resign()
		other.settle(func() bool { return other.game.Table == nil })
		other.work()
		other.press("result.rematch")
	}
}

// What an AI has learned tells neither hero nor duels, and a file of another pack a hero that isn't there.
func TestOtherFilesOfDoublesAreMet(t *testing.T) {
	s := newStand(t, onPhone, "en")
	style := []schema.Weight{{Of: "own_hp", Value: 2.5}}
	s.game.duels.Introduce(&duelflow.Friend{Name: "learned", Double: &kb.Double{Turns: 7, Style: style}}, pair("knight", "rogue", "double"))
	assert.True(t, s.shows("It plays Rogue as your friend did in 7 turns. "+s.text("friend.any_hero", i18n.Args{"Hero": "Rogue"})))
	s.game.Sheets.Close()
	s.game.duels.Introduce(&duelflow.Friend{Name: "far", Double: &kb.Double{Hero: "dragon", Style: style}}, pair("knight", "rogue", "double"))
	assert.True(t, s.shows(s.text("friend.foreign", i18n.Args{"Hero": "dragon"})))
}

func TestFriendsAreCalledByTheirFiles(t *testing.T) {
	assert.Equal(t, "anna", duelflow.FriendName("anna.xml"))
	assert.Equal(t, ".xml", duelflow.FriendName(".xml"))
	assert.Len(t, duelflow.FriendName(strings.Repeat("x", 99)), 40)
}

func TestWhatIsNobodysDoubleIsRefused(t *testing.T) {
	s := newStand(t, onPhone, "en")
	for _, text := range []string{"", "<cases/>", "<hero/>", "<cases><style of=\"own_hp\">", string(bytes.Repeat([]byte(" "), schema.MaxDocumentSize+9))} {
		_, err := duelflow.ReadDouble(strings.NewReader(text))
		assert.Equal(t, s.text("choice.no_double"), errtext.Words(s.game.Translator(), err))
	}
}

// A double that was altered since a friend's game saved it is refused, from whichever side it comes.
func TestAnAlteredDoubleIsRefused(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		s := newStandWith(t, onPhone, language, t.TempDir(), func(o *Options) { o.Learn = observing })
		file := strings.Replace(s.saved([]schema.Weight{{Of: "own_hp", Value: 2.5}}), "2.5", "9.5", 1)
		_, err := duelflow.ReadDouble(strings.NewReader(file))
		require.ErrorIs(t, err, kb.AlteredDouble{})
		assert.Contains(t, errtext.Words(s.game.Translator(), err), s.text("friend.altered"))
		s.receive("anna.xml", []byte(file))
		assert.Contains(t, s.told(), s.text("friend.altered"))
		looktest.AssertNothingCutOff(t, s.window, "an altered double")
	}
}
