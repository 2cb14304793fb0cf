package play

import (
	"fmt"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/play/face"
	"boardduels/runtime/replay"
)

// center returns the middle of an object on its canvas.
func center(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(o.Size().Width/2, o.Size().Height/2)
}

// tap taps the middle of what a player sees of an object.
func (s *stand) tap(o fyne.CanvasObject) { test.TapCanvas(s.window.Canvas(), center(o)) }

// firstPlayable returns a card of the hand that can be played, or nil.
func firstPlayable(v *session) *handCard {
	for i, state := range v.table.hand.model.states {
		if state == face.Playable {
			return v.table.hand.cards[i]
		}
	}
	return nil
}

// playByTaps plays a duel as a person would: two taps a card, and the button where nothing is left.
func (s *stand) playByTaps(v *session, look func(step int)) {
	for step := 0; s.game.table != nil; step++ {
		require.Less(s.t, step, 400, "a duel ends")
		if card := firstPlayable(v); card != nil {
			s.tap(card)
			look(step)
			s.tap(card)
		} else {
			look(step)
			s.tap(v.table.turn)
		}
		s.myTurn()
	}
}

func TestWholeDuelByTaps(t *testing.T) {
	for _, size := range []fyne.Size{onPhone, onPhoneWide, onDesktop} {
		for _, language := range []string{"en", "uk"} {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := newStand(t, size, language)
				v := s.begin(pairing{"knight", "mage", "random"})
				s.playByTaps(v, func(step int) {
					if step%7 == 0 {
						assertNothingCutOff(t, s.window, name)
					}
				})
				require.True(t, v.result.Decided)
				s.save("result_" + name)
				assertNothingCutOff(t, s.window, name)

				saved, err := s.game.library.saved(10)
				for len(saved) == 0 { // it is being written
					(<-s.queue)()
					saved, err = s.game.library.saved(10)
				}
				require.NoError(t, err)
				require.NoError(t, replay.Verify(saved[0].record))
				assert.Equal(t, v.result, saved[0].record.Result)
			})
		}
	}
}

func TestFirstTapChoosesAndSecondPlays(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pairing{"rogue", "mage", "random"})
	before := v.now.view.Me().HandCount
	card := firstPlayable(v)
	s.tap(card)
	assert.True(t, v.table.preview.Visible())
	assert.True(t, isHighlighted(card))
	assert.Equal(t, before, v.now.view.Me().HandCount, "the first tap plays nothing")

	s.tap(v.table.foe) // the veil over it
	assert.False(t, v.table.preview.Visible())
	assert.False(t, isHighlighted(card))

	s.tap(card)
	s.tap(v.table.preview.card)
	s.settle(func() bool { return v.now.view.Me().HandCount == before-1 })
	assert.False(t, v.table.preview.Visible())
}

func TestDraggingACardOntoTheFieldPlaysIt(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.begin(pairing{"rogue", "mage", "random"})
	before := v.now.view.Me().HandCount
	card := firstPlayable(v)
	home := card.Position()
	card.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(30, -20)})
	card.DragEnd()
	assert.Equal(t, home, card.Position(), "a short way leads back")
	card.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -300)})
	card.DragEnd()
	s.settle(func() bool { return v.now.view.Me().HandCount == before-1 })
}

func TestKeysPlayADuel(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.begin(pairing{"knight", "mage", "random"})
	press := func(key fyne.KeyName) { s.game.TypedKey(&fyne.KeyEvent{Name: key}) }
	press(fyne.Key1)
	assert.True(t, v.table.preview.Visible())
	press(fyne.KeyEscape)
	assert.False(t, v.table.preview.Visible())
	before := v.now.view.Me().HandCount
	press(fyne.Key1)
	press(fyne.KeyReturn)
	s.settle(func() bool { return v.now.view.Me().HandCount == before-1 })
	s.myTurn()
	round := v.now.view.Round
	press(fyne.KeySpace)
	s.settle(func() bool { return v.now.view.Round > round || v.now.view.Mover != v.me })
	press(fyne.Key5) // no such card: nothing happens
}

func TestCardThatIsTooExpensiveSaysSo(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pairing{"mage", "knight", "random"})
	for v.now.view.Me().EP > 1 {
		if card := firstPlayable(v); card != nil {
			s.tap(card)
			s.tap(card)
		} else {
			s.tap(v.table.turn)
		}
		s.myTurn()
	}
	for i, state := range v.table.hand.model.states {
		if state == face.TooExpensive {
			hand := v.now.view.Me().HandCount
			s.tap(v.table.hand.cards[i])
			assert.Contains(t, words(v.table.preview.hint), "Needs")
			s.tap(v.table.hand.cards[i])
			assert.Equal(t, hand, v.now.view.Me().HandCount)
			return
		}
	}
	t.Fatal("the mage's cards cost more than 1")
}

func TestInterruptedDuelGoesOn(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	v := s.begin(pairing{"knight", "mage", "tree"})
	s.tap(v.table.turn)
	s.myTurn()
	before := v.now.view
	s.game.Close()

	again := newStandIn(t, onPhone, "en", folder)
	again.resume()
	assert.Equal(t, before, again.game.session.now.view)
}

// TestResumedDuelIsWhole holds a duel that was interrupted against the same one as it stood before.
func TestResumedDuelIsWhole(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	v := s.begin(pairing{"knight", "mage", "precedent"})
	for v.reason == nil || v.reason.action == duel.EndTurn {
		s.playSome(1)
	}
	s.game.Close()

	again := newStandIn(t, onPhone, "en", folder)
	again.resume()
	resumed := again.game.session
	assert.Equal(t, v.log, resumed.log)
	assert.Equal(t, v.reason, resumed.reason)
	assert.Equal(t, v.answered, resumed.answered)
	assert.Equal(t, v.fresh, resumed.fresh)
	assert.Equal(t, v.table.field.now, resumed.table.field.now)
	require.True(t, resumed.table.field.why.Visible())
	again.tap(resumed.table.field.why)
	assert.True(t, again.game.sheets.IsOpen())
	again.game.sheets.Close()

	plies := resumed.match.Record().Plies()
	resumed.resign()
	again.settle(func() bool { return again.game.table == nil })
	assert.Equal(t, plies, (<-again.played).Record.Plies(), "the AI learns from all that happened")
}

func TestQuestionTellsWhomItAsks(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	v := s.begin(pairing{"knight", "mage", "tree"})
	for v.card == nil || v.cardMine {
		s.tap(v.table.turn)
		s.myTurn()
	}
	assert.Equal(t, v.translator.Text("duel.why"), v.table.field.why.Text)
	for !v.cardMine {
		s.playSome(1)
	}
	require.True(t, v.table.field.why.Visible())
	assert.Equal(t, v.translator.Text("duel.why_enemy"), v.table.field.why.Text)
	assertNothingCutOff(t, s.window, "question")
	s.save("question")
}

func TestPlayedCardCanBeReadLarge(t *testing.T) {
	for _, size := range []fyne.Size{onPhone, onPhoneWide, onDesktop} {
		s := newStand(t, size, "uk")
		v := s.begin(pairing{"knight", "mage", "tree"})
		for v.card == nil || v.cardMine {
			s.tap(v.table.turn)
			s.myTurn()
		}
		plies := v.match.Record().Plies()
		s.tap(v.table.field.card)
		require.True(t, v.table.preview.Visible())
		assert.Equal(t, v.translator.Text("duel.tap_to_close.mouse"), words(v.table.preview.hint))
		assertNothingCutOff(t, s.window, "read")
		s.save(fmt.Sprintf("read_%.0f", size.Width))
		s.tap(v.table.preview.card)
		assert.False(t, v.table.preview.Visible())
		assert.Equal(t, plies, v.match.Record().Plies(), "it isn't the person's card to play")
	}
}

func TestTableOfAnEndedDuelSaysSo(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	v := s.begin(pairing{"knight", "mage", "tree"})
	v.resign()
	s.settle(func() bool { return v.result.Decided })
	assert.Equal(t, v.translator.Text("duel.title_over", i18n.Args{"N": 1}), words(v.table.title))
	assert.Equal(t, v.translator.Text("duel.over"), v.table.turn.caption.label)
}

func TestNewDuelAsksBeforeItReplacesAnother(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	v := s.begin(pairing{"knight", "mage", "tree"})
	s.playSome(1)
	v.openMenu()
	s.press("leave.later")
	<-v.ended
	s.press("home.new_duel")
	s.press("choice.begin")
	require.True(t, s.game.sheets.IsOpen())
	assertNothingCutOff(t, s.window, "replace")
	s.save("replace")
	s.press("confirm.cancel")
	s.resume()
	assert.Equal(t, v.match.Record(), s.game.session.match.Record(), "nothing is lost")

	resumed := s.game.session
	resumed.openMenu()
	s.press("leave.later")
	<-resumed.ended
	s.press("home.new_duel")
	s.press("choice.begin")
	test.Tap(find(s, func(b *widget.Button) bool {
		return b.Text == s.game.translator.Text("choice.begin") && isUnder(s.game.sheets.Layer, b)
	}))
	s.settle(func() bool { return s.game.session != resumed })
	s.myTurn()
	assert.NotEqual(t, v.match.Record().Seed, s.game.session.match.Record().Seed)
}

func TestDamagedDuelIsPutAsideAndReported(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	require.NoError(t, os.WriteFile(s.game.library.current().Path, []byte("boardduels-replay 1\nnonsense\n"), 0o644))
	s.game.openHome()
	assert.True(t, s.game.sheets.IsOpen())
	assert.FileExists(t, s.game.library.current().Path+".damaged-1")
	s.game.openHome()
	assert.False(t, s.game.sheets.IsOpen(), "it is reported once")
}

func TestEveryMoveOfTheAICanBeExplained(t *testing.T) {
	for _, brain := range []string{"precedent", "printed", "tree", "random"} {
		t.Run(brain, func(t *testing.T) {
			s := newStand(t, onPhone, "uk")
			v := s.begin(pairing{"knight", "mage", brain})
			for v.reason == nil {
				s.tap(v.table.turn)
				s.myTurn()
			}
			s.tap(v.table.field.why)
			require.True(t, s.game.sheets.IsOpen())
			assertNothingCutOff(t, s.window, brain)
			s.save("why_" + brain)
		})
	}
}

func TestHoveringLiftsAPlayableCard(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.begin(pairing{"knight", "mage", "random"})
	card := firstPlayable(v)
	card.MouseIn(&desktop.MouseEvent{})
	assert.True(t, isHighlighted(card))
	card.MouseOut()
	assert.False(t, isHighlighted(card))
}

func TestPointerOutlivesTheCardUnderIt(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.begin(pairing{"knight", "mage", "random"})
	hand := v.table.hand
	last := hand.cards[len(hand.model.cards)-1]
	last.MouseIn(&desktop.MouseEvent{})
	last.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -300)})
	v.playCard(0)
	s.settle(func() bool { return len(hand.model.cards) < 3 })
	plies := v.match.Record().Plies()
	last.DragEnd()
	last.Tapped(nil)
	last.MouseOut()
	assert.Equal(t, plies, v.match.Record().Plies(), "a card that has left the hand does nothing")
}

// TestHintsComeWithTheFirstQuestion begins duels until each side has begun one.
func TestHintsComeWithTheFirstQuestion(t *testing.T) {
	begun := map[game.Seat]bool{}
	for seed := uint64(1); len(begun) < 2; seed++ {
		s := newStand(t, onPhone, "en")
		s.game.options.Seed = func() uint64 { return seed }
		v := s.begin(pairing{"knight", "mage", "tree"})
		starter := v.now.view.Starter
		begun[starter] = true
		opening := v.story.Opening(starter)
		lines := v.table.field.now.lines
		assert.Equal(t, v.translator.Text("duel.hint.mouse"), lines[0])
		if starter == v.me {
			assert.Equal(t, v.translator.Text("duel.hint_signs.mouse"), lines[1])
		}
		assert.Contains(t, lines, opening)
		assert.Equal(t, []string{opening}, v.log[0].lines)
		s.playSome(1)
		assert.NotContains(t, v.table.field.now.lines, lines[0], "the person has found out")
	}
}
