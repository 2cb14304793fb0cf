package play

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/prose"
	"boardduels/runtime/play/look"
	"boardduels/runtime/play/look/looktest"
)

// assertMaster compares what a canvas shows with a master file of testdata, as markup.
func assertMaster(t *testing.T, name string, c fyne.Canvas) {
	t.Helper()
	if *update {
		path := filepath.Join("testdata", name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(test.RenderToMarkup(c)), 0o644))
		return
	}
	test.AssertRendersToMarkup(t, name, c)
}

// showAlone puts an object into a window of its own.
func showAlone(t *testing.T, o fyne.CanvasObject, size fyne.Size) fyne.Window {
	t.Helper()
	looktest.NewApp(t)
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(size)
	return w
}

// assertNothingCutOff checks that every visible piece of text lies within the window sidewards.
func assertNothingCutOff(t *testing.T, w fyne.Window, name string) {
	t.Helper()
	width := w.Canvas().Size().Width
	looktest.WalkVisible(w.Content(), fyne.NewPos(0, 0), func(o fyne.CanvasObject, at fyne.Position) {
		text, ok := o.(*canvas.Text)
		if !ok || text.Text == "" {
			return
		}
		x, own, needed := at.X, text.Size().Width, text.MinSize().Width
		switch text.Alignment {
		case fyne.TextAlignCenter:
			x += (own - needed) / 2
		case fyne.TextAlignTrailing:
			x += own - needed
		}
		assert.GreaterOrEqual(t, x, float32(-1), "%s: %q begins outside", name, text.Text)
		assert.LessOrEqual(t, x+needed, width+1, "%s: %q ends outside", name, text.Text)
	})
}

func TestFighterPanelMasters(t *testing.T) {
	fighter := duel.Fighter{HP: 17, EP: 3, Shield: 4, DamageBonus: 2, DamageBonusTime: 2, StunTime: 1, Armed: 1, HandCount: 4, DeckCount: 7, DoTCount: 2}
	fighter.DoTs[0], fighter.DoTs[1] = duel.Periodic{Power: 1, Time: 2}, duel.Periodic{Power: 2, Time: 4}
	for name, size := range map[string]fyne.Size{"broad": fyne.NewSize(348, 82), "high": fyne.NewSize(300, 480), "small": fyne.NewSize(150, 200)} {
		t.Run(name, func(t *testing.T) {
			p := newFighterPanel(func() {})
			w := showAlone(t, p, size)
			p.set(standing{
				name: "Knight", portrait: look.DefaultHero(), fighter: fighter, maxHP: 30, maxEP: 5, majors: 3, spent: 1,
				effects: prose.Effects(i18n.For("en"), &fighter), armed: look.DefaultCard(), moving: true,
			})
			assertMaster(t, "fighter_"+name+".xml", w.Canvas())
			assertNothingCutOff(t, w, name)
		})
	}
}

func TestPanelLeavesOutWhatHasNoRoom(t *testing.T) {
	fighter := duel.Fighter{DoTCount: duel.MaxDoTs, StunTime: 1, DamageBonus: 1, DamageBonusTime: 1, Defence: 20, DefenceTime: 3}
	for i := range fighter.DoTs {
		fighter.DoTs[i] = duel.Periodic{Power: 1, Time: 9}
	}
	p := newFighterPanel(func() {})
	showAlone(t, p, fyne.NewSize(150, 200))
	p.set(standing{name: "Knight", portrait: look.DefaultHero(), fighter: fighter, maxHP: 30, maxEP: 5, effects: prose.Effects(i18n.For("en"), &fighter)})
	drawn := p.chips.box.Objects
	more := drawn[len(drawn)-1].(*canvas.Text)
	assert.Equal(t, len(p.now.effects), len(drawn)-1+int(more.Text[1]-'0'), "the last sign counts the effects that aren't drawn")
	assert.LessOrEqual(t, more.Position().X+more.MinSize().Width, p.chips.box.Size().Width)
}

func TestTableMasters(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": onPhone, "phone_wide": onPhoneWide, "desktop": onDesktop} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, size, "uk")
			session := s.begin(pairing{"knight", "priest", "random"})
			assertMaster(t, "table_"+name+".xml", s.window.Canvas())
			session.table.hand.tapped(0)
			assertMaster(t, "preview_"+name+".xml", s.window.Canvas())
		})
	}
}
