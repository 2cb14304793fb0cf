package dueltable

import (
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/internal/quick"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// clashing is the pack of what cards can do whose duels have a clash each turn.
func clashing(t testing.TB) *schema.Pack {
	t.Helper()
	files := fstest.MapFS{}
	for _, from := range []string{mechanics, mechanics + "/clash"} {
		require.NoError(t, fs.WalkDir(os.DirFS(from), ".", func(file string, _ fs.DirEntry, err error) error {
			isBeside := strings.Contains(file, "/") && !strings.HasPrefix(file, "cards/") && !strings.HasPrefix(file, "heroes/") && !strings.HasPrefix(file, "relics/")
			if err != nil || path.Ext(file) != ".xml" || isBeside {
				return err
			}
			text, err := os.ReadFile(path.Join(from, file))
			files[file] = &fstest.MapFile{Data: text}
			return err
		}))
	}
	return schema.ReadPack(files)
}

// shut is where sheets are shown that nobody looks at.
type shut struct{ SheetHost }

func (shut) OpenSheet(string, fyne.CanvasObject) {}

// newClash begins a duel with a clash each turn, in which a seat moves first.
func newClash(t testing.TB, language string, first game.Seat) *bout {
	t.Helper()
	pack := clashing(t)
	return newBoutOf(t, pack, pack, language, first, "plain", "plain")
}

// take takes a stance for whoever is to move.
func (f *bout) take(s rule.Stance) { f.act(Moment{Seat: f.state.Mover, Action: duel.Take(s)}) }

// A duel with clashes is shown from its first moment to its last, whatever is done, also as it is read later with all
// reasons, and nothing of it is cut off.
func TestADuelWithClashesIsShownToItsEnd(t *testing.T) {
	for _, size := range quick.First(fyne.NewSize(412, 915), fyne.NewSize(640, 360), fyne.NewSize(360, 640), fyne.NewSize(1280, 800)) {
		for _, language := range quick.First("uk", "en") {
			for _, open := range []bool{false, true} {
				f := newClash(t, language, 0)
				f.Open = open
				w := looktest.ShowAlone(t, f.Table.Root, size)
				chance := game.NewStream(7, 7)
				for f.state.Winner == game.Nobody {
					legal := f.duel.Legal(&f.state, nil)
					m := Moment{Seat: f.state.Mover, Action: legal[chance.Below(len(legal))]}
					for _, a := range legal {
						m.Rationale = &ai.Rationale{Chain: []ai.Candidate{{Action: m.Action, Verdict: ai.Taken}, {Action: a, Verdict: ai.Worse}}}
					}
					f.act(m)
					f.Animate()
					if f.Reason != nil {
						f.OpenReason(shut{}, f.Reason)
					}
					f.History(shut{})
					if f.state.Ply%8 == 0 {
						f.Table.Stage.Finish()
						looktest.AssertNothingCutOff(t, w, "duel")
					}
				}
			}
		}
	}
}

// What the enemy has played stays to be asked about while stances are taken, and why it took its stance isn't told
// before both are shown.
func TestAStanceKeepsItsReasonToItself(t *testing.T) {
	f := newClash(t, "en", 1)
	f.Table.Root.Resize(fyne.NewSize(412, 915))
	f.hold(1, "stick")
	why := &ai.Rationale{Chain: []ai.Candidate{{Action: duel.EndTurn, Verdict: ai.Taken}}}
	f.act(Moment{Seat: 1, Action: duel.Play(f.line(1, "stick")), Rationale: why})
	played := f.Reason
	require.NotNil(t, played)
	f.act(Moment{Seat: 1, Action: duel.EndTurn, Rationale: why})
	f.act(Moment{Seat: 1, Action: duel.Take(rule.Guard), Rationale: why})
	assert.Same(t, played, f.Reason)
	assert.Equal(t, rule.Covered, f.Now.View.Stances.Taken[1])
	for _, e := range f.Log {
		if e.Reason != nil {
			assert.Equal(t, rule.NoStance, e.Reason.Action.Stance())
		}
	}
	assert.Contains(t, f.Table.Field.Now.Lines[0], "Choose a stance")
	assert.Equal(t, "Choose a stance first", f.Table.Hand.Model.idle)
	f.take(rule.Focus)
	assert.Contains(t, strings.Join(f.Table.Field.Now.Lines, "\n"), "Focus beats")
}

// wishes takes down which stances are wished for.
type wishes struct {
	idle
	taken []rule.Stance
}

func (w *wishes) Take(s rule.Stance) { w.taken = append(w.taken, s) }

// Where a stance is due, and where a clash follows the own turn, three buttons take one, large enough for a thumb, with
// the hand beside them. Their letters take one at any time, numbers where no card can be meant.
func TestStancesAreTakenByButtonsAndKeys(t *testing.T) {
	for _, size := range append(quick.First(phones...), fyne.NewSize(1280, 800), fyne.NewSize(800, 800)) {
		for _, language := range quick.First("uk", "en") {
			f := newClash(t, language, 0)
			w := looktest.ShowAlone(t, f.Table.Root, size)
			wished := &wishes{}
			for _, button := range f.Table.Stances.Buttons {
				button.onTapped = wished.Take
			}
			f.hold(0, "pebble", "pebble", "pebble", "pebble", "pebble")
			f.state.Fighters[0].DeckCount = 3
			f.show(Moment{Seat: game.Nobody})
			isNear := func() {
				looktest.AssertNothingCutOff(t, w, "stances")
				assert.False(t, f.Table.Turn.Visible())
				for i, button := range f.Table.Stances.Buttons {
					require.True(t, button.Visible())
					at := rectOf(button)
					assert.GreaterOrEqual(t, at.H, float32(43.9), size)
					assert.LessOrEqual(t, at.Y+at.H, size.Height)
					assert.Greater(t, at.Y+at.H, size.Height*0.6, "it is near the thumb")
					for _, other := range f.Table.Stances.Buttons[i+1:] {
						assert.False(t, overlap(at, rectOf(other)))
					}
					for _, card := range f.Table.Hand.Cards[:len(f.Table.Hand.Model.Cards)] {
						assert.True(t, card.Visible())
						assert.False(t, overlap(at, rectOf(card).Moved(f.Table.Hand.box.Position())), "%v", size)
					}
				}
			}
			isNear()
			f.Table.Typed(fyne.Key2)
			assert.Empty(t, wished.taken, "it is a card's number")
			f.Table.Dismiss()
			f.Table.Typed(fyne.KeyG)
			f.play("")
			isNear()
			assert.Empty(t, f.summary(), "the enemy hasn't had a turn since")
			f.Table.Typed(fyne.Key3)
			f.Table.Stances.Buttons[0].Tapped(nil)
			assert.Equal(t, []rule.Stance{rule.Guard, rule.Focus, rule.Strike}, wished.taken)
			f.take(rule.Guard)
			assert.True(t, f.Table.Turn.Visible(), "nothing is asked")
			looktest.AssertNothingCutOff(t, w, "waiting")
		}
	}
}

// That it is one's turn is announced once both stances are shown.
func TestTheTurnIsAnnouncedAfterTheClash(t *testing.T) {
	f := newClash(t, "en", 1)
	f.play("")
	assert.False(t, f.Now.begins())
	f.take(rule.Guard)
	assert.False(t, f.Now.begins())
	f.take(rule.Strike)
	assert.True(t, f.Now.begins())
	assert.True(t, f.Now.Reveals())
}
