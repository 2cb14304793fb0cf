package duelflow_test

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
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// canSave reports whether the player's double can be saved.
func canSave(s *apptest.Stand) bool {
	return !apptest.Find(s, func(b *ui.Button) bool { return b.Text == s.Text("choice.double_save") }).Disabled()
}

func TestTheDoubleTellsWhatItIsMadeOf(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Learn = apptest.Observing })
	s.LoseTo(apptest.Pair("mage", "knight", duelbrains.Default))
	s.Game.OpenChoiceOf("knight")
	s.OpenDoor(apptest.DoubleDoor)
	about := explanation.BrainAbout(s.Game.Translator(), "double") + " "
	test.Tap(apptest.Visible(s, func(h *ui.Tile) bool { return h.Name == "Priest" })[1]) // the enemy's
	s.Work()
	assert.True(t, s.Shows(about+s.Text("choice.stranger", i18n.Args{"Hero": "Priest"})))
	assert.False(t, canSave(s))

	test.Tap(apptest.Visible(s, func(h *ui.Tile) bool { return h.Name == "Mage" })[1]) // the enemy's
	s.Work()
	assert.True(t, s.Shows(about+"It is made of 1 duel of yours with Mage."))
	assert.True(t, canSave(s))
}

// Whoever gets the file of a double is told what it is, and plays against it, also once more, and also after the
// program has begun anew.
func TestAFriendsDoubleIsMet(t *testing.T) {
	style := []schema.Weight{{Of: "own_hp", Value: 2.5}}
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Learn = apptest.Observing })
	met, err := duelflow.ReadDouble(strings.NewReader(s.Saved(style)))
	require.NoError(t, err)

	folder := t.TempDir()
	other := apptest.NewWith(t, apptest.OnPhone, "en", folder, func(*app.Options) {})
	other.Game.Duels.Introduce(&duelflow.Friend{Name: "anna", Double: met}, apptest.Pair("knight", "rogue", "double"))
	assert.True(t, other.Shows("anna, a friend’s double"))
	assert.True(t, other.Shows("It plays Mage as your friend did in 1 duel."))
	other.Press("choice.begin")
	other.Settle(func() bool { return other.Game.Table() != nil })
	other.MyTurn()
	other.Game.Close()
	other = apptest.NewWith(t, apptest.OnPhone, "en", folder, func(*app.Options) {})
	other.Resume()
	for range 2 {
		other.Settle(func() bool { return other.Game.Table() != nil })
		other.MyTurn()
		record := other.Game.Duels.Session().Match.Record()
		assert.Equal(t, "double", record.Seats[1].Brain)
		assert.Equal(t, "anna", record.Seats[1].Name)
		assert.Equal(t, "mage", record.Seats[1].Hero.ID)
		own, _, err := record.Seats[1].Known()
		require.NoError(t, err)
		assert.Equal(t, style, own.Style)
		assert.Equal(t, 12, own.Experience.Observed)
		v := other.Game.Duels.Session().Board
		for v.Reason == nil {
			other.Tap(v.Table.Turn)
			other.MyTurn()
		}
		v.OpenReason(other.Game, v.Reason)
		assert.True(t, other.Shows(other.Text("why.opponent", i18n.Args{"Brain": "anna, a friend’s double"})))
		other.Game.Sheets().Close()
		other.Game.Duels.Session().Resign()
		other.Settle(func() bool { return other.Game.Table() == nil })
		other.Work()
		other.Press("result.rematch")
	}
}

// What an AI has learned tells neither hero nor duels, and a file of another pack a hero that isn't there.
func TestOtherFilesOfDoublesAreMet(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	style := []schema.Weight{{Of: "own_hp", Value: 2.5}}
	s.Game.Duels.Introduce(&duelflow.Friend{Name: "learned", Double: &kb.Double{Turns: 7, Style: style}}, apptest.Pair("knight", "rogue", "double"))
	assert.True(t, s.Shows("It plays Rogue as your friend did in 7 turns. "+s.Text("friend.any_hero", i18n.Args{"Hero": "Rogue"})))
	s.Game.Sheets().Close()
	s.Game.Duels.Introduce(&duelflow.Friend{Name: "far", Double: &kb.Double{Hero: "dragon", Style: style}}, apptest.Pair("knight", "rogue", "double"))
	assert.True(t, s.Shows(s.Text("friend.foreign", i18n.Args{"Hero": "dragon"})))
}

func TestFriendsAreCalledByTheirFiles(t *testing.T) {
	assert.Equal(t, "anna", duelflow.FriendName("anna.xml"))
	assert.Equal(t, ".xml", duelflow.FriendName(".xml"))
	assert.Len(t, duelflow.FriendName(strings.Repeat("x", 99)), 40)
}

func TestWhatIsNobodysDoubleIsRefused(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	for _, text := range []string{"", "<cases/>", "<hero/>", "<cases><style of=\"own_hp\">", string(bytes.Repeat([]byte(" "), schema.MaxDocumentSize+9))} {
		_, err := duelflow.ReadDouble(strings.NewReader(text))
		assert.Equal(t, s.Text("choice.no_double"), errtext.Words(s.Game.Translator(), err))
	}
}

// A double that was altered since a friend's game saved it is refused, from whichever side it comes.
func TestAnAlteredDoubleIsRefused(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		s := apptest.NewWith(t, apptest.OnPhone, language, t.TempDir(), func(o *app.Options) { o.Learn = apptest.Observing })
		file := strings.Replace(s.Saved([]schema.Weight{{Of: "own_hp", Value: 2.5}}), "2.5", "9.5", 1)
		_, err := duelflow.ReadDouble(strings.NewReader(file))
		require.ErrorIs(t, err, kb.AlteredDouble{})
		assert.Contains(t, errtext.Words(s.Game.Translator(), err), s.Text("friend.altered"))
		s.Receive("anna.xml", []byte(file))
		assert.Contains(t, s.Told(), s.Text("friend.altered"))
		looktest.AssertNothingCutOff(t, s.Window, "an altered double")
	}
}
