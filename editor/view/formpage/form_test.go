package formpage_test

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/formpage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look/looktest"
	"boardduels/schema"
)

// A folded section tells names as they may be shown.
func TestAFoldedSectionTurnsNothingAround(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	s.Set(viewtest.Cleave, "name", "\u202eevaelC\u200b")
	s.Press("Name and picture") // which what is wrong with the name has opened
	assert.NotEmpty(t, s.Reading(`\u202eevaelC\u200b`))
	for _, label := range viewtest.All[*widget.Label](s) {
		assert.NotContains(t, label.Text, "\u202e")
	}
}

// What a card costs is seen at once, though 0 is what it costs where nothing is written.
func TestAFreeCardShowsItsCost(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	s.Set(viewtest.Cleave, "cost", "0")
	s.Show("cards/rage.xml")
	s.Show(viewtest.Cleave)
	assert.Contains(t, viewtest.All[*editorui.Entry](s), s.row("cost").Control.Focus)
}

// The word that stands for no notes isn't somebody's text, until somebody writes it.
func TestNoNotesAreNoText(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	entry := s.row("additional").Control.Focus.(*editorui.Entry)
	assert.Equal(t, "", entry.Text)
	entry.SetText("none")
	assert.Equal(t, "none", entry.Text)
}

// Notes as long as they may be are lines that their box has room for: the toolkit draws no line that is many times as
// broad as the screen. They are one text, which Enter ends and Tab leaves.
func TestLongNotesAreReadInLines(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	notes := strings.TrimSpace(strings.Repeat("слово ", 600))
	s.Set(viewtest.Cleave, "additional", notes)
	entry := s.entryOf("additional")
	lines := 0
	looktest.WalkVisible(entry, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if line, ok := o.(*canvas.Text); ok {
			lines++
			assert.LessOrEqual(t, line.MinSize().Width, entry.Size().Width)
		}
	})
	assert.Greater(t, lines, 1)
	entry.CursorRow = 0
	entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, notes, entry.Text)
	assert.False(t, entry.AcceptsTab())
}

func TestANameStandsBesideAPictureOnlyWhereThereIsOne(t *testing.T) {
	en := i18n.For("en")
	assert.Equal(t, "Name and picture", formpage.HeadingOf(schema.HeroKind, schema.Identity, en))
	assert.Equal(t, "Name and description", formpage.HeadingOf(schema.LevelKind, schema.Identity, en))
	assert.Equal(t, "Name and description", formpage.HeadingOf(schema.PackKind, schema.Identity, en))
	assert.Equal(t, "Values", formpage.HeadingOf(schema.HeroKind, schema.HeroValues, en))
}

func TestTypingIsUndoneAtOnce(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	s.Retype(s.entryOf("name"), "Chop")
	card, _ := s.Pack().Card("cleave")
	assert.Equal(t, "Chop", card.Name)
	s.Work.Undo()
	assert.Equal(t, "Cleave", s.entryOf("name").Text)
}

func TestArrowsStepWithinTheRange(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	e := s.entryOf("cost")
	for range 12 {
		e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	}
	assert.Equal(t, "10", e.Text)
	for range 20 {
		e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
	assert.Equal(t, "0", e.Text)
}

func TestResetGivesTheDefault(t *testing.T) {
	s := newStand(t, "cards/riposte.xml")
	r := s.row("activate_by_next_attack")
	require.True(t, r.Reset.Visible())
	test.Tap(r.Reset)
	assert.Equal(t, "As saved: true", r.Reset.Tip())
	card, _ := s.Pack().Card("riposte")
	assert.False(t, card.ActivateByNextAttack)
}

// A field goes back to what was saved, and what can't have a default isn't given the least that is allowed.
func TestFieldsGoBackToWhatTheyWere(t *testing.T) {
	s := newStand(t, viewtest.Knight)
	s.form.Focus("hp", s.Canvas())
	hp := s.row("hp")
	before := hp.Control.Focus.(*editorui.Entry).Text
	require.NotEqual(t, "20", before, "the least")
	assert.False(t, hp.Reset.Visible(), "it is as it was saved, and has no default")
	s.Retype(hp.Control.Focus, "41")
	require.True(t, hp.Reset.Visible())
	assert.True(t, hp.Changed.Visible())
	assert.Equal(t, "As saved: "+before, hp.Reset.Tip())
	test.Tap(hp.Reset)
	assert.Equal(t, before, hp.Control.Focus.(*editorui.Entry).Text)
	assert.Empty(t, s.Work.Dirty())
	assert.False(t, hp.Changed.Visible())
}

// Where a pack of one's own differs from the classic one and from what was saved, people choose.
func TestFieldsGoBackToTheClassicPack(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	s.Set(viewtest.Cleave, "cost", "2")
	require.NoError(t, s.Work.SaveAs(document.At(filepath.Join(s.Home, "mine"))))
	r := s.row("cost")
	assert.False(t, r.Changed.Visible(), "it is saved")
	assert.Equal(t, "As in the classic pack: 1\nDefault: 0", r.Reset.Tip())
	s.Set(viewtest.Cleave, "cost", "3")
	assert.True(t, r.Changed.Visible())
	test.Tap(r.Reset)
	require.Equal(t, 1, s.Sheets())
	assert.True(t, s.Reads("As saved: 2"))
	for _, name := range []string{"As in the classic pack: 1", "Default: 0"} {
		assert.True(t, s.Reads(name))
	}
}

func TestABlankGoesIntoAPathOfAPicture(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	art := s.entryOf("card_image")
	s.Retype(art, "art/old oak.png ")
	path, _ := s.Pack().Document(s.File).Value("card_image")
	require.Equal(t, "art/old oak.png", path)
	s.Focus(s.entryOf("name"))
	require.Equal(t, path, art.Text, "once it is left, it shows what counts")
}

// The Tab key stops once at a number: at its entry.
func TestTabStopsOnceAtANumber(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	cost, damage := s.entryOf("cost"), s.entryOf("base_damage")
	s.Canvas().Focus(cost)
	between := 0
	for ; !s.FocusedOn(damage) && between < 20; between++ {
		s.Canvas().(interface{ FocusNext() }).FocusNext()
	}
	assert.Less(t, between, 7)
	for _, o := range viewtest.All[fyne.CanvasObject](s) {
		if sign, ok := o.(*editorui.Sign); ok {
			_, isFocusable := any(sign).(fyne.Focusable)
			assert.False(t, isFocusable)
		}
	}
}

// A form calls a game by its name in the language of the editor; in the file stands its id.
func TestFormsCallGamesByTheirNames(t *testing.T) {
	for language, names := range map[string][]string{"en": {"Reversi", "Backgammon"}, "uk": {"Реверсі", "Нарди"}} {
		s := newStandIn(t, language, "positions/golden_anchors.xml")
		game := s.row("game").Control.Focus.(*editorui.Select)
		assert.Equal(t, names, game.Options)
		assert.Equal(t, names[1], game.Selected)
		game.SetSelected(names[0])
		p, ok := s.Pack().Position("golden_anchors")
		require.True(t, ok)
		assert.Equal(t, schema.Reversi, p.Game)
		s.UndoAll()
		assert.Equal(t, names[1], game.Selected)
	}
}

// Who clicks into a number, or comes to it by a key, and types means another number. A second click puts the cursor
// where it points.
func TestANumberIsTypedAnew(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	entry := s.entryOf("base_damage")
	s.TypeText("7")
	assert.Equal(t, "7", entry.Text, "by a key")

	s.Canvas().Unfocus()
	click := func(x float32) {
		at := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		at.Position = fyne.NewPos(x, entry.Size().Height/2)
		entry.MouseDown(at)
		entry.MouseUp(at)
	}
	click(1)
	s.TypeText("5")
	assert.Equal(t, "5", entry.Text, "by a click")
	click(1)
	s.TypeText("1")
	assert.Equal(t, "15", entry.Text, "a click more")
}

// The wheel turns the form over a box, too, unless its text has more lines in that direction.
func TestTheWheelTurnsTheFormOverABox(t *testing.T) {
	s := newStand(t, viewtest.Cleave)
	s.Set(viewtest.Cleave, "additional", strings.TrimSpace(strings.Repeat("word ", 60)))
	turn := func(e *editorui.Entry, by float32) float32 {
		was := s.form.Scroll.Offset.Y
		test.Scroll(s.Canvas(), viewtest.Place(e).AddXY(e.Size().Width/2, e.Size().Height/2), 0, by)
		return s.form.Scroll.Offset.Y - was
	}
	cost := s.entryOf("cost")
	s.form.Scroll.ScrollToTop()
	assert.EqualValues(t, 20, turn(cost, -20))
	assert.EqualValues(t, -20, turn(cost, 20))

	notes := s.entryOf("additional")
	assert.Zero(t, turn(notes, -1000), "the text is turned to its end")
	assert.EqualValues(t, 30, turn(notes, -30))
	assert.Zero(t, turn(notes, 1000), "and back to its first line")
	assert.EqualValues(t, -30, turn(notes, 30))
}
