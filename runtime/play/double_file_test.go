package play

import (
	"bytes"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/brains"
	"boardduels/ai/wording"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// canSave reports whether the player's double can be saved.
func (s *stand) canSave() bool {
	return !find(s, func(b *widget.Button) bool { return b.Text == s.text("choice.double_save") }).Disabled()
}

func TestTheDoubleTellsWhatItIsMadeOf(t *testing.T) {
	s := newStandWith(t, onDesktop, "en", t.TempDir(), func(o *Options) { o.Learn = observing })
	s.loseTo(pairing{"mage", "knight", brains.Default})
	s.game.openChoiceOf("knight")
	s.openDoor(double)
	about := wording.BrainAbout(s.game.translator, "double") + " "
	test.Tap(visible(s, func(h *heroTile) bool { return h.name == "Priest" })[1]) // the enemy's
	s.work()
	assert.True(t, s.shows(about+s.text("choice.stranger", i18n.Args{"Hero": "Priest"})))
	assert.False(t, s.canSave())

	test.Tap(visible(s, func(h *heroTile) bool { return h.name == "Mage" })[1]) // the enemy's
	s.work()
	assert.True(t, s.shows(about+"It is made of 10 turns of yours with Mage."))
	assert.True(t, s.canSave())
}

// Whoever gets the file of a double plays against it, also once more.
func TestAFriendsDoubleIsMet(t *testing.T) {
	style := []schema.Weight{{Of: "own_hp", Value: 2.5}}
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) {
		o.Learn = observing
		o.Imitate = func(known *kb.Knowledge, duels []*replay.Record) (*kb.Knowledge, error) {
			k := *known
			k.Style, k.Experience.Observed = style, 12
			return &k, nil
		}
	})
	s.loseTo(pairing{"mage", "knight", brains.Default})
	var file string
	s.game.player("mage", func(mine *kb.Knowledge, err error) {
		require.NoError(t, err)
		file = kb.Document(mine).Source()
	})
	s.work()
	friend, err := readDouble(strings.NewReader(file))
	require.NoError(t, err)

	other := newStand(t, onPhone, "en")
	other.game.beginAgainst(friend, pairing{"knight", "mage", "double"})
	for range 2 {
		other.settle(func() bool { return other.game.table != nil })
		other.myTurn()
		record := other.game.session.match.Record()
		assert.Equal(t, "double", record.Seats[1].Brain)
		own, _, err := record.Seats[1].Known()
		require.NoError(t, err)
		assert.Equal(t, style, own.Style)
		assert.Equal(t, 12, own.Experience.Observed)
		other.game.session.resign()
		other.settle(func() bool { return other.game.table == nil })
		other.work()
		other.press("result.rematch")
	}
}

func TestWhatIsNobodysDoubleIsRefused(t *testing.T) {
	s := newStand(t, onPhone, "en")
	for _, text := range []string{"", "<cases/>", "<hero/>", "<cases><style of=\"own_hp\">", string(bytes.Repeat([]byte(" "), schema.MaxDocumentSize+9))} {
		_, err := readDouble(strings.NewReader(text))
		assert.Equal(t, s.text("choice.no_double"), s.game.words(err))
	}
}
