package duelflow_test

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
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

func TestWholeDuelByTaps(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := apptest.New(t, size, language)
				v := s.Begin(apptest.Pair("knight", "mage", "random"))
				s.PlayByTaps(v, func(step int) {
					if step%7 == 0 {
						looktest.AssertNothingCutOff(t, s.Window, name)
					}
				})
				require.True(t, v.Result.Decided)
				s.Save("result_" + name)
				looktest.AssertNothingCutOff(t, s.Window, name)

				saved, err := s.Game.Library.Saved(10)
				for len(saved) == 0 { // it is being written
					(<-s.Queue)()
					saved, err = s.Game.Library.Saved(10)
				}
				require.NoError(t, err)
				require.NoError(t, duelrecord.Verify(saved[0].Record))
				assert.Equal(t, v.Result, saved[0].Record.Result)
			})
		}
	}
}

func TestFirstTapChoosesAndSecondPlays(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("rogue", "mage", "random"))
	before := v.Now.View.Me().HandCount
	card := apptest.FirstPlayable(v)
	s.Tap(card)
	assert.True(t, v.Table.Preview.Visible())
	assert.True(t, apptest.IsHighlighted(card))
	assert.Equal(t, before, v.Now.View.Me().HandCount, "the first tap plays nothing")

	s.Tap(v.Table.Foe) // the veil over it
	assert.False(t, v.Table.Preview.Visible())
	assert.False(t, apptest.IsHighlighted(card))

	s.Tap(card)
	s.Tap(v.Table.Preview.Card)
	s.Settle(func() bool { return v.Now.View.Me().HandCount == before-1 })
	assert.False(t, v.Table.Preview.Visible())
}

func TestDraggingACardOntoTheFieldPlaysIt(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Begin(apptest.Pair("rogue", "mage", "random"))
	before := v.Now.View.Me().HandCount
	card := apptest.FirstPlayable(v)
	home := card.Position()
	card.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(30, -20)})
	card.DragEnd()
	assert.Equal(t, home, card.Position(), "a short way leads back")
	card.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -300)})
	card.DragEnd()
	s.Settle(func() bool { return v.Now.View.Me().HandCount == before-1 })
}

func TestKeysPlayADuel(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	press := func(key fyne.KeyName) { s.Game.TypedKey(&fyne.KeyEvent{Name: key}) }
	press(fyne.Key1)
	assert.True(t, v.Table.Preview.Visible())
	press(fyne.KeyEscape)
	assert.False(t, v.Table.Preview.Visible())
	before := v.Now.View.Me().HandCount
	press(fyne.Key1)
	press(fyne.KeyReturn)
	s.Settle(func() bool { return v.Now.View.Me().HandCount == before-1 })
	s.MyTurn()
	round, hand := v.Now.View.Round, v.Now.View.Me().HandCount
	require.NotNil(t, apptest.FirstPlayable(v))
	press(fyne.KeySpace)
	assert.Equal(t, []any{round, v.Me, hand}, []any{v.Now.View.Round, v.Now.View.Mover, v.Now.View.Me().HandCount}, "a turn isn't given away by a key too many")
	assert.True(t, apptest.FirstPlayable(v).HasFocus, "the key leads to what can be played")
	press(fyne.KeyE)
	s.Settle(func() bool { return v.Now.View.Round > round || v.Now.View.Mover != v.Me })
	press(fyne.Key5) // no such card: nothing happens
}

func TestCardThatIsTooExpensiveSaysSo(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("mage", "knight", "random"))
	for v.Now.View.Me().EP > 1 {
		if card := apptest.FirstPlayable(v); card != nil {
			s.Tap(card)
			s.Tap(card)
		} else {
			s.Tap(v.Table.Turn)
		}
		s.MyTurn()
	}
	for i, state := range v.Table.Hand.Model.States {
		if state == face.TooExpensive {
			hand := v.Now.View.Me().HandCount
			s.Tap(v.Table.Hand.Cards[i])
			assert.Equal(t, "Costs 2 energy, 1 left", apptest.Words(v.Table.Preview.Hint))
			s.Tap(v.Table.Hand.Cards[i])
			assert.Equal(t, hand, v.Now.View.Me().HandCount)
			return
		}
	}
	t.Fatal("the mage's cards cost more than 1")
}

func TestInterruptedDuelGoesOn(t *testing.T) {
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	s.Tap(v.Table.Turn)
	s.MyTurn()
	before := v.Now.View
	s.Game.Close()

	again := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	again.Resume()
	assert.Equal(t, before, again.Game.Duels.Session().Now.View)
}

// TestResumedDuelIsWhole holds a duel that was interrupted against the same one as it stood before.
func TestResumedDuelIsWhole(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	v := s.Begin(apptest.Pair("knight", "mage", "precedent"))
	for v.Reason == nil || v.Reason.Action == duel.EndTurn {
		s.PlaySome(1)
	}
	s.Game.Close()

	again := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	again.Resume()
	resumed := again.Game.Duels.Session()
	again.Settle(func() bool { return resumed.Reason != nil })
	assert.Equal(t, v.Log, resumed.Log)
	assert.Equal(t, v.Reason, resumed.Reason)
	assert.Equal(t, v.Answered, resumed.Answered)
	assert.Equal(t, v.Fresh, resumed.Fresh)
	assert.Equal(t, v.Table.Field.Now, resumed.Table.Field.Now)
	require.True(t, resumed.Table.Field.Why.Visible())
	again.Tap(resumed.Table.Field.Why)
	assert.True(t, again.Game.Sheets().IsOpen())
	again.Game.Sheets().Close()

	plies := resumed.Match.Record().Plies()
	resumed.Resign()
	again.Settle(func() bool { return again.Game.Table() == nil })
	assert.Equal(t, plies, (<-again.Played).Record.Plies(), "the AI learns from all that happened")
}

// The hall is there as soon as the table is, also the one of a palette that was chosen in the midst of the duel.
func TestTheHallIsThereWithTheTable(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	hall := func() []*canvas.Image {
		return apptest.Visible(s, func(i *canvas.Image) bool { return i.Image != nil && i.Image.Bounds().Dx() > 1000 })
	}
	v := s.Begin(apptest.Pair("knight", "priest", "random"))
	v.OpenMenu()
	s.Press("home.settings")
	s.Game.Dress(look.Light)
	s.Game.Resume()
	s.Settle(func() bool { return s.Game.Table() != nil })
	assert.Len(t, hall(), 1)
	record := v.Match.Record()
	s.Game.OpenHome()
	s.Game.Dress(look.Dark)
	s.Game.OpenPlayback(record)
	s.Settle(func() bool { return s.Game.Table() != nil })
	assert.Len(t, hall(), 1)
}

func TestQuestionTellsWhomItAsks(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "uk")
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	for v.Laid.Seat != 1-v.Me {
		s.Tap(v.Table.Turn)
		s.MyTurn()
	}
	assert.Equal(t, v.Translator.Text("duel.why"), v.Table.Field.Why.Text)
	for v.Laid.Seat != v.Me {
		s.PlaySome(1)
	}
	require.True(t, v.Table.Field.Why.Visible())
	assert.Equal(t, v.Translator.Text("duel.why_enemy"), v.Table.Field.Why.Text)
	looktest.AssertNothingCutOff(t, s.Window, "question")
	s.Save("question")
}

func TestPlayedCardCanBeReadLarge(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		v := s.Begin(apptest.Pair("knight", "mage", "tree"))
		for v.Laid.Seat != 1-v.Me {
			s.Tap(v.Table.Turn)
			s.MyTurn()
		}
		plies := v.Match.Record().Plies()
		s.Tap(v.Table.Field.Newest())
		require.True(t, v.Table.Preview.Visible())
		assert.Equal(t, v.Translator.Text(ui.ByHand("duel.tap_to_close", "duel.tap_to_close.mouse")), apptest.Words(v.Table.Preview.Hint))
		looktest.AssertNothingCutOff(t, s.Window, "read")
		s.Save(fmt.Sprintf("read_%.0f", size.Width))
		s.Tap(v.Table.Preview.Card)
		assert.False(t, v.Table.Preview.Visible())
		assert.Equal(t, plies, v.Match.Record().Plies(), "it isn't the person's card to play")
	}
}

func TestTableOfAnEndedDuelSaysSo(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "uk")
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	v.Resign()
	s.Settle(func() bool { return v.Result.Decided })
	assert.Equal(t, v.Translator.Text("duel.title_over", i18n.Args{"N": 1}), apptest.Words(v.Table.Title))
	assert.Equal(t, v.Translator.Text("duel.go_on"), v.Table.Turn.Caption.Label)
}

func TestNewDuelAsksBeforeItReplacesAnother(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "uk")
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	s.PlaySome(1)
	v.OpenMenu()
	s.Press("leave.later")
	<-v.Ended
	s.Press("home.new_duel")
	s.Press("choice.begin")
	require.True(t, s.Game.Sheets().IsOpen())
	looktest.AssertNothingCutOff(t, s.Window, "replace")
	s.Save("replace")
	s.Press("confirm.cancel")
	s.Resume()
	assert.Equal(t, v.Match.Record(), s.Game.Duels.Session().Match.Record(), "nothing is lost")

	resumed := s.Game.Duels.Session()
	resumed.OpenMenu()
	s.Press("leave.later")
	<-resumed.Ended
	s.Press("home.new_duel")
	s.Press("choice.begin")
	test.Tap(apptest.Find(s, func(b *ui.Button) bool {
		return b.Text == s.Game.Translator().Text("choice.begin") && apptest.IsUnder(s.Game.Sheets().Layer, b)
	}))
	s.Settle(func() bool { return s.Game.Duels.Session() != resumed })
	s.MyTurn()
	assert.NotEqual(t, v.Match.Record().Seed, s.Game.Duels.Session().Match.Record().Seed)
}

func TestDamagedDuelIsPutAsideAndReported(t *testing.T) {
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	require.NoError(t, os.WriteFile(s.Game.Library.Current().Path, []byte("board-duels replay 4\nnonsense\n"), 0o644))
	s.Game.OpenHome()
	assert.True(t, s.Game.Sheets().IsOpen())
	assert.FileExists(t, s.Game.Library.Current().Path+".damaged-1")
	s.Game.OpenHome()
	assert.False(t, s.Game.Sheets().IsOpen(), "it is reported once")
}

func TestEveryMoveOfTheAICanBeExplained(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, brain := range []string{"precedent", "printed", "tree", "random"} {
		t.Run(brain, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, "uk")
			v := s.Begin(apptest.Pair("knight", "mage", brain))
			for v.Reason == nil {
				s.Tap(v.Table.Turn)
				s.MyTurn()
			}
			s.Tap(v.Table.Field.Why)
			require.True(t, s.Game.Sheets().IsOpen())
			looktest.AssertNothingCutOff(t, s.Window, brain)
			s.Save("why_" + brain)
		})
	}
}

func TestHoveringLiftsAPlayableCard(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	card := apptest.FirstPlayable(v)
	card.MouseIn(&desktop.MouseEvent{})
	assert.True(t, apptest.IsHighlighted(card))
	card.MouseOut()
	assert.False(t, apptest.IsHighlighted(card))
}

func TestPointerOutlivesTheCardUnderIt(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	hand := v.Table.Hand
	last := hand.Cards[len(hand.Model.Cards)-1]
	last.MouseIn(&desktop.MouseEvent{})
	last.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -300)})
	v.PlayCard(0, 0)
	s.Settle(func() bool { return len(hand.Model.Cards) < 3 })
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
		s := apptest.New(t, apptest.OnPhone, "en")
		s.Game.Duels.Seed = func() uint64 { return seed }
		v := s.Begin(apptest.Pair("knight", "mage", "tree"))
		starter := v.Now.View.Starter
		begun[starter] = true
		opening := v.Story.Opening(starter, nil)[0]
		lines := v.Table.Field.Now.Lines
		assert.Equal(t, v.Translator.Text(ui.ByHand("duel.hint", "duel.hint.mouse")), lines[0])
		if starter == v.Me {
			assert.Equal(t, v.Translator.Text(ui.ByHand("duel.hint_signs", "duel.hint_signs.mouse")), lines[1])
		}
		assert.Contains(t, lines, opening)
		assert.Equal(t, []string{opening}, v.Log[0].Lines)
		s.PlaySome(1)
		assert.NotContains(t, v.Table.Field.Now.Lines, lines[0], "the person has found out")
	}
}
