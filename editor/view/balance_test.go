package view

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/balance"
	"boardduels/editor/document"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// answered waits for the answer to the edits as they are.
func (s *stand) answered() *balance.Result {
	s.T.Helper()
	s.Until(func() bool { return !s.balancer.Running })
	require.NotNil(s.T, s.balancer.Shown)
	return s.balancer.Shown.Result
}

func (s *stand) verdict() string { return s.desk.balance.Pane.Verdict.Text }

// judged is a stand whose edits are judged by one brain only, which is quick.
func judged(t *testing.T) *stand {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.balancer.Brains = s.balancer.Brains[:1]
	s.build()
	s.open(cleave)
	return s
}

func TestTheBalanceOfAnEditAndItsUndo(t *testing.T) {
	quick.Skip(t, "measures balance")
	s := judged(t)
	s.set(cleave, "cost", "3")
	s.commands.find("balance").call()
	assert.True(t, s.balancer.Running)
	dearer := s.answered()
	assert.Equal(t, balance.Moved, dearer.Verdict.Kind)
	said := s.verdict()
	assert.Regexp(t, `^Knight \d+ % → \d+ % against (Mage|Priest|Rogue) \(.*: −[\d.]+ … −[\d.]+ points\), clear after \d+ duels\.$`, said)
	assert.True(t, s.desk.balance.Strip.Object.Visible(), "it is told whatever is looked at")
	assert.Equal(t, said, s.desk.balance.Strip.Text.Text)

	s.work.Seal()
	s.set(cleave, "cost", "0")
	assert.Equal(t, "Nothing is known yet of what the edits do.", s.verdict())
	s.Press("Count")
	s.answered()
	assert.NotEqual(t, said, s.verdict())
	assert.NotEmpty(t, s.Reading("Cleave: Cost 1 → 3: Knight"), "what the edit before did stands below")

	s.showHistory()
	assert.NotEmpty(t, s.Reading("now · all unsaved edits up to here: "), "beside the present step, too, and what it is about")
	assert.Equal(t, said, s.Reading(said), "and beside the step in the history")
	s.TypeKey(fyne.KeyEscape)

	s.undo()
	assert.Equal(t, said, s.verdict(), "what is known needs no duels")
	assert.False(t, s.balancer.Running)
	s.undo()
	assert.Equal(t, "There are no edits. Count how the heroes stand.", s.verdict())
	assert.False(t, s.desk.balance.Strip.Object.Visible())
	s.redo()
	assert.Equal(t, said, s.verdict())
}

// What wraps has the height that it needs, so that nothing covers what stands below.
func TestTheBalanceFitsInItsPlace(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, fyne.NewSize(900, 700), language)
		s.balancer.Brains = s.balancer.Brains[:2]
		s.build()
		s.open("cards/fire_bolt.xml")
		s.set("cards/fire_bolt.xml", "cost", "4")
		s.commands.find("balance").call()
		s.answered()
		s.AssertWhole(language, fyne.NewSize(900, 700))
		for _, l := range viewtest.All[*widget.Label](s) {
			if l.Wrapping == fyne.TextWrapWord {
				assert.GreaterOrEqual(t, l.Size().Height+0.5, l.MinSize().Height, l.Text)
			}
		}
	}
}

// Whoever makes a hero wants to know how it fares: it is counted before it is saved, and told of first.
func TestANewHeroIsCountedAndToldOfFirst(t *testing.T) {
	quick.Skip(t, "counts the balance twice")
	s := judged(t)
	s.do(document.Duplicate{Item: document.Item{Type: schema.HeroKind, ID: "rogue"}, As: "thorn"})
	s.set("heroes/thorn.xml", "name", "Thorn Witch")
	s.set("heroes/thorn.xml", "hp", "20")
	s.open("heroes/thorn.xml")
	s.commands.find("balance").call()
	r := s.answered()
	assert.Equal(t, "Thorn Witch wins too seldom against Knight, Mage, Priest, Rogue.", s.verdict())
	assert.Equal(t, s.verdict(), s.desk.balance.Strip.Text.Text)
	assert.NotEmpty(t, s.Reading("Worst against "))
	rows, _ := s.desk.balance.Pane.Matrix.Heat.Places()
	assert.Equal(t, 5, rows)
	assert.Regexp(t, `^[+−]?\d\.\d\n[+−]\d\.\d…[+−]\d\.\d$`, s.Reading("…+"), "what a card brings, with its interval")
	assert.Equal(t, "thorn", s.desk.balance.Pane.Matrix.Hero, "whose cards are shown")
	standing, _ := r.Standing("thorn")

	s.open("heroes/mage.xml")
	assert.Equal(t, "mage", s.desk.balance.Pane.Matrix.Hero)
	s.open("heroes/thorn.xml")
	s.saveTo(filepath.Join(t.TempDir(), "saved"))
	s.Press("Count")
	saved, ok := s.answered().Standing("thorn")
	assert.True(t, ok)
	assert.Equal(t, standing, saved, "it is no other once it is saved")
	assert.Regexp(t, `^Thorn Witch wins too seldom against `, s.verdict())
}

func TestAVerdictSurvivesASave(t *testing.T) {
	s := judged(t)
	s.set(cleave, "cost", "2")
	s.saveTo(s.home + "/mine")
	s.set(cleave, "cost", "4")
	s.commands.find("balance").call()
	s.answered()
	said := s.verdict()
	s.commands.find("save").call()
	s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	assert.Equal(t, said, s.verdict())
	assert.True(t, s.desk.balance.Strip.Object.Visible())
	s.set(cleave, "cost", "0")
	assert.NotEqual(t, said, s.verdict(), "that is another pack")
	assert.Equal(t, "Before the latest edit: "+said, s.desk.balance.Strip.Text.Text, "until there is another verdict")
	s.undo()
	assert.Equal(t, said, s.verdict(), "this one is known")
	assert.Equal(t, said, s.desk.balance.Strip.Text.Text)
	s.set("heroes/mage.xml", "name", "Magus")
	assert.Equal(t, "Before the latest edit: "+said, s.desk.balance.Strip.Text.Text, "also where duels are as before")
	s.undo()
	s.undo()
	assert.False(t, s.desk.balance.Strip.Object.Visible(), "nothing is said of what is undone")
}

func TestACountGoesOnThroughASave(t *testing.T) {
	quick.Skip(t, "counts the balance")
	s := judged(t)
	s.set(cleave, "cost", "2")
	s.saveTo(s.home + "/mine")
	s.set(cleave, "cost", "4")
	s.commands.find("balance").call()
	require.True(t, s.balancer.Running)
	s.commands.find("save").call()
	s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	s.answered()
	assert.NotEqual(t, balance.Unedited, s.balancer.Shown.Result.Verdict.Kind)
	assert.Len(t, s.balancer.Kept, 1)
	assert.NotNil(t, s.balancer.Known())
}

// A state that people fix stays what edits are measured against: through saves, undo and a new start of the program.
func TestABaselineStaysFixed(t *testing.T) {
	quick.Skip(t, "counts the balance twice")
	s := judged(t)
	s.set(cleave, "cost", "2")
	mine := filepath.Join(s.home, "mine")
	s.saveTo(mine)
	s.commands.find("balance").call()
	s.answered()
	s.Press("Baseline…")
	assert.Equal(t, []string{"The pack as it is now", "After: Cleave: Cost 1 → 2", "As it was opened", "Another pack…"}, s.names())
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, "There are no edits. Count how the heroes stand.", s.verdict())
	which := s.desk.balance.Pane.Which
	assert.Regexp(t, `^Since the baseline of \d{4}-\d\d-\d\d \d\d:\d\d$`, which.Selected)

	s.set("heroes/knight.xml", "hp", "20")
	s.Press("Count")
	s.answered()
	said := s.verdict()
	assert.Regexp(t, `^Knight \d+ % → \d+ % against `, said)
	s.commands.find("save").call()
	s.Until(func() bool { return len(s.work.Dirty()) == 0 })
	assert.Equal(t, said, s.verdict(), "a save is nothing to it")
	s.set(cleave, "name", "Chop")
	s.undo()
	assert.Equal(t, said, s.verdict())
	which.SetSelected("All unsaved edits")
	assert.NotEqual(t, said, s.verdict())
	which.SetSelectedIndex(2)
	assert.Equal(t, said, s.verdict())
	s.Close()

	again := newStandIn(t, viewtest.OnDesktop, "en", s.home)
	again.balancer.Brains = again.balancer.Brains[:1]
	again.build()
	again.files.open(document.At(mine), func() {})
	again.Until(func() bool { return again.work.Place().Path() == mine && again.balancer.Baseline.Pack != nil })
	again.commands.find("balance").call()
	again.balancer.Halt()
	again.desk.balance.Pane.Which.SetSelectedIndex(2)
	again.Press("Count")
	again.answered()
	assert.Equal(t, said, again.verdict(), "since this morning")

	again.commands.find("open_classic").call()
	again.Until(func() bool { return again.work.Place().Path() == "" })
	again.checkedAll()
	assert.Nil(t, again.balancer.Baseline.Pack, "it is that of its pack")
	assert.Len(t, again.desk.balance.Pane.Which.Options, 2)
}
