package app

import (
	"fmt"
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// center returns the middle of an object on its canvas.
func center(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(o.Size().Width/2, o.Size().Height/2)
}

// tap taps the middle of what a player sees of an object.
func (s *stand) tap(o fyne.CanvasObject) { s.touch(center(o)) }

// firstPlayable returns a card of the hand that can be played, or nil.
func firstPlayable(v *screen.Session) *dueltable.HandCard {
	for i, state := range v.Table.Hand.Model.States {
		if state == face.Playable {
			return v.Table.Hand.Cards[i]
		}
	}
	return nil
}

// playByTaps plays a duel as a person would: two taps a card, and the button where nothing is left.
func (s *stand) playByTaps(v *screen.Session, look func(step int)) {
	for step := 0; s.game.Table != nil; step++ {
		require.Less(s.t, step, 400, "a duel ends")
		if card := firstPlayable(v); card != nil {
			s.tap(card)
			look(step)
			s.tap(card)
		} else {
			look(step)
			s.tap(v.Table.Turn)
		}
		s.myTurn()
	}
}

func TestWholeDuelByTaps(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := newStand(t, size, language)
				v := s.begin(pair("knight", "mage", "random"))
				s.playByTaps(v, func(step int) {
					if step%7 == 0 {
						looktest.AssertNothingCutOff(t, s.window, name)
					}
				})
				require.True(t, v.Result.Decided)
				s.save("result_" + name)
				looktest.AssertNothingCutOff(t, s.window, name)

				saved, err := s.game.Library.Saved(10)
				for len(saved) == 0 { // it is being written
					(<-s.queue)()
					saved, err = s.game.Library.Saved(10)
				}
				require.NoError(t, err)
				require.NoError(t, duelrecord.Verify(saved[0].Record))
				assert.Equal(t, v.Result, saved[0].Record.Result)
			})
		}
	}
}

func TestFirstTapChoosesAndSecondPlays(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pair("rogue", "mage", "random"))
	before := v.Now.View.Me().HandCount
	card := firstPlayable(v)
	s.tap(card)
	assert.True(t, v.Table.Preview.Visible())
	assert.True(t, isHighlighted(card))
	assert.Equal(t, before, v.Now.View.Me().HandCount, "the first tap plays nothing")

	s.tap(v.Table.Foe) // the veil over it
	assert.False(t, v.Table.Preview.Visible())
	assert.False(t, isHighlighted(card))

	s.tap(card)
	s.tap(v.Table.Preview.Card)
	s.settle(func() bool { return v.Now.View.Me().HandCount == before-1 })
	assert.False(t, v.Table.Preview.Visible())
}

func TestDraggingACardOntoTheFieldPlaysIt(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.begin(pair("rogue", "mage", "random"))
	before := v.Now.View.Me().HandCount
	card := firstPlayable(v)
	home := card.Position()
	card.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(30, -20)})
	card.DragEnd()
	assert.Equal(t, home, card.Position(), "a short way leads back")
	card.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -300)})
	card.DragEnd()
	s.settle(func() bool { return v.Now.View.Me().HandCount == before-1 })
}

func TestKeysPlayADuel(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.begin(pair("knight", "mage", "random"))
	press := func(key fyne.KeyName) { s.game.TypedKey(&fyne.KeyEvent{Name: key}) }
	press(fyne.Key1)
	assert.True(t, v.Table.Preview.Visible())
	press(fyne.KeyEscape)
	assert.False(t, v.Table.Preview.Visible())
	before := v.Now.View.Me().HandCount
	press(fyne.Key1)
	press(fyne.KeyReturn)
	s.settle(func() bool { return v.Now.View.Me().HandCount == before-1 })
	s.myTurn()
	round, hand := v.Now.View.Round, v.Now.View.Me().HandCount
	require.NotNil(t, firstPlayable(v))
	press(fyne.KeySpace)
	assert.Equal(t, []any{round, v.Me, hand}, []any{v.Now.View.Round, v.Now.View.Mover, v.Now.View.Me().HandCount}, "a turn isn't given away by a key too many")
	assert.True(t, firstPlayable(v).HasFocus, "the key leads to what can be played")
	press(fyne.KeyE)
	s.settle(func() bool { return v.Now.View.Round > round || v.Now.View.Mover != v.Me })
	press(fyne.Key5) // no such card: nothing happens
}

func TestCardThatIsTooExpensiveSaysSo(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "en")
	v := s.begin(pair("mage", "knight", "random"))
	for v.Now.View.Me().EP > 1 {
		if card := firstPlayable(v); card != nil {
			s.tap(card)
			s.tap(card)
		} else {
			s.tap(v.Table.Turn)
		}
		s.myTurn()
	}
	for i, state := range v.Table.Hand.Model.States {
		if state == face.TooExpensive {
			hand := v.Now.View.Me().HandCount
			s.tap(v.Table.Hand.Cards[i])
			assert.Equal(t, "Costs 2 energy, 1 left", words(v.Table.Preview.Hint))
			s.tap(v.Table.Hand.Cards[i])
			assert.Equal(t, hand, v.Now.View.Me().HandCount)
			return
		}
	}
	t.Fatal("the mage's cards cost more than 1")
}

func TestInterruptedDuelGoesOn(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	v := s.begin(pair("knight", "mage", "tree"))
	s.tap(v.Table.Turn)
	s.myTurn()
	before := v.Now.View
	s.game.Close()

	again := newStandIn(t, onPhone, "en", folder)
	again.resume()
	assert.Equal(t, before, again.game.duels.Session.Now.View)
}

// TestResumedDuelIsWhole holds a duel that was interrupted against the same one as it stood before.
func TestResumedDuelIsWhole(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	v := s.begin(pair("knight", "mage", "precedent"))
	for v.Reason == nil || v.Reason.Action == duel.EndTurn {
		s.playSome(1)
	}
	s.game.Close()

	again := newStandIn(t, onPhone, "en", folder)
	again.resume()
	resumed := again.game.duels.Session
	again.settle(func() bool { return resumed.Reason != nil })
	assert.Equal(t, v.Log, resumed.Log)
	assert.Equal(t, v.Reason, resumed.Reason)
	assert.Equal(t, v.Answered, resumed.Answered)
	assert.Equal(t, v.Fresh, resumed.Fresh)
	assert.Equal(t, v.Table.Field.Now, resumed.Table.Field.Now)
	require.True(t, resumed.Table.Field.Why.Visible())
	again.tap(resumed.Table.Field.Why)
	assert.True(t, again.game.Sheets.IsOpen())
	again.game.Sheets.Close()

	plies := resumed.Match.Record().Plies()
	resumed.Resign()
	again.settle(func() bool { return again.game.Table == nil })
	assert.Equal(t, plies, (<-again.played).Record.Plies(), "the AI learns from all that happened")
}

// The hall is there as soon as the table is, also the one of a palette that was chosen in the midst of the duel.
func TestTheHallIsThereWithTheTable(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	hall := func() []*canvas.Image {
		return visible(s, func(i *canvas.Image) bool { return i.Image != nil && i.Image.Bounds().Dx() > 1000 })
	}
	v := s.begin(pair("knight", "priest", "random"))
	v.OpenMenu()
	s.press("home.settings")
	s.game.Dress(look.Light)
	s.game.Resume()
	s.settle(func() bool { return s.game.Table != nil })
	assert.Len(t, hall(), 1)
	record := v.Match.Record()
	s.game.OpenHome()
	s.game.Dress(look.Dark)
	s.game.OpenPlayback(record)
	s.settle(func() bool { return s.game.Table != nil })
	assert.Len(t, hall(), 1)
}

func TestQuestionTellsWhomItAsks(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "uk")
	v := s.begin(pair("knight", "mage", "tree"))
	for v.Laid.Seat != 1-v.Me {
		s.tap(v.Table.Turn)
		s.myTurn()
	}
	assert.Equal(t, v.Translator.Text("duel.why"), v.Table.Field.Why.Text)
	for v.Laid.Seat != v.Me {
		s.playSome(1)
	}
	require.True(t, v.Table.Field.Why.Visible())
	assert.Equal(t, v.Translator.Text("duel.why_enemy"), v.Table.Field.Why.Text)
	looktest.AssertNothingCutOff(t, s.window, "question")
	s.save("question")
}

func TestPlayedCardCanBeReadLarge(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		s := newStand(t, size, "uk")
		v := s.begin(pair("knight", "mage", "tree"))
		for v.Laid.Seat != 1-v.Me {
			s.tap(v.Table.Turn)
			s.myTurn()
		}
		plies := v.Match.Record().Plies()
		s.tap(v.Table.Field.Newest())
		require.True(t, v.Table.Preview.Visible())
		assert.Equal(t, v.Translator.Text(ui.ByHand("duel.tap_to_close", "duel.tap_to_close.mouse")), words(v.Table.Preview.Hint))
		looktest.AssertNothingCutOff(t, s.window, "read")
		s.save(fmt.Sprintf("read_%.0f", size.Width))
		s.tap(v.Table.Preview.Card)
		assert.False(t, v.Table.Preview.Visible())
		assert.Equal(t, plies, v.Match.Record().Plies(), "it isn't the person's card to play")
	}
}

func TestTableOfAnEndedDuelSaysSo(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	v := s.begin(pair("knight", "mage", "tree"))
	v.Resign()
	s.settle(func() bool { return v.Result.Decided })
	assert.Equal(t, v.Translator.Text("duel.title_over", i18n.Args{"N": 1}), words(v.Table.Title))
	assert.Equal(t, v.Translator.Text("duel.go_on"), v.Table.Turn.Caption.Label)
}

func TestNewDuelAsksBeforeItReplacesAnother(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	v := s.begin(pair("knight", "mage", "tree"))
	s.playSome(1)
	v.OpenMenu()
	s.press("leave.later")
	<-v.Ended
	s.press("home.new_duel")
	s.press("choice.begin")
	require.True(t, s.game.Sheets.IsOpen())
	looktest.AssertNothingCutOff(t, s.window, "replace")
	s.save("replace")
	s.press("confirm.cancel")
	s.resume()
	assert.Equal(t, v.Match.Record(), s.game.duels.Session.Match.Record(), "nothing is lost")

	resumed := s.game.duels.Session
	resumed.OpenMenu()
	s.press("leave.later")
	<-resumed.Ended
	s.press("home.new_duel")
	s.press("choice.begin")
	test.Tap(find(s, func(b *ui.Button) bool {
		return b.Text == s.game.Translator().Text("choice.begin") && isUnder(s.game.Sheets.Layer, b)
	}))
	s.settle(func() bool { return s.game.duels.Session != resumed })
	s.myTurn()
	assert.NotEqual(t, v.Match.Record().Seed, s.game.duels.Session.Match.Record().Seed)
}

func TestDamagedDuelIsPutAsideAndReported(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	require.NoError(t, os.WriteFile(s.game.Library.Current().Path, []byte("board-duels replay 4\nnonsense\n"), 0o644))
	s.game.OpenHome()
	assert.True(t, s.game.Sheets.IsOpen())
	assert.FileExists(t, s.game.Library.Current().Path+".damaged-1")
	s.game.OpenHome()
	assert.False(t, s.game.Sheets.IsOpen(), "it is reported once")
}

func TestEveryMoveOfTheAICanBeExplained(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, brain := range []string{"precedent", "printed", "tree", "random"} {
		t.Run(brain, func(t *testing.T) {
			s := newStand(t, onPhone, "uk")
			v := s.begin(pair("knight", "mage", brain))
			for v.Reason == nil {
				s.tap(v.Table.Turn)
				s.myTurn()
			}
			s.tap(v.Table.Field.Why)
			require.True(t, s.game.Sheets.IsOpen())
			looktest.AssertNothingCutOff(t, s.window, brain)
			s.save("why_" + brain)
		})
	}
}

func TestHoveringLiftsAPlayableCard(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.begin(pair("knight", "mage", "random"))
	card := firstPlayable(v)
	card.MouseIn(&desktop.MouseEvent{})
	assert.True(t, isHighlighted(card))
	card.MouseOut()
	assert.False(t, isHighlighted(card))
}

func TestPointerOutlivesTheCardUnderIt(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.begin(pair("knight", "mage", "random"))
	hand := v.Table.Hand
	last := hand.Cards[len(hand.Model.Cards)-1]
	last.MouseIn(&desktop.MouseEvent{})
	last.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -300)})
	v.PlayCard(0)
	s.settle(func() bool { return len(hand.Model.Cards) < 3 })
	plies := v.Match.Record().Plies()
	last.DragEnd()
	last.Tapped(nil)
	last.MouseOut()
	assert.Equal(t, plies, v.Match.Record().Plies(), "a card that has left the hand does nothing")
}

// TestHintsComeWithTheFirstQuestion begins duels until each side has begun one.
func TestHintsComeWithTheFirstQuestion(t *testing.T) {
	begun := map[game.Seat]bool{}
	for seed := uint64(1); len(begun) < 2; seed++ {
		s := newStand(t, onPhone, "en")
		s.game.duels.Seed = func() uint64 { return seed }
		v := s.begin(pair("knight", "mage", "tree"))
		starter := v.Now.View.Starter
		begun[starter] = true
		opening := v.Story.Opening(starter)
		lines := v.Table.Field.Now.Lines
		assert.Equal(t, v.Translator.Text(ui.ByHand("duel.hint", "duel.hint.mouse")), lines[0])
		if starter == v.Me {
			assert.Equal(t, v.Translator.Text(ui.ByHand("duel.hint_signs", "duel.hint_signs.mouse")), lines[1])
		}
		assert.Contains(t, lines, opening)
		assert.Equal(t, []string{opening}, v.Log[0].Lines)
		s.playSome(1)
		assert.NotContains(t, v.Table.Field.Now.Lines, lines[0], "the person has found out")
	}
}
