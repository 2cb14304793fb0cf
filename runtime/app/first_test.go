package app

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/internal/settings"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
)

// newcomer is a stand of somebody who has never played.
func newcomer(t *testing.T, size fyne.Size, language string) *stand {
	return newcomerWith(t, size, language, func(*Options) {})
}

func newcomerWith(t *testing.T, size fyne.Size, language string, change func(*Options)) *stand {
	return newStandWith(t, size, language, t.TempDir(), func(o *Options) {
		o.Settings.Change(func(s *settings.Settings) { s.Taught = false }, func(error) {})
		change(o)
	})
}

// learn begins the lesson.
func (s *stand) learn() {
	s.t.Helper()
	before := s.game.duels.Session
	s.press("home.lesson")
	s.settle(func() bool { return s.game.duels.Session != before })
	s.myTurn()
}

// move is what a learner does at a moment of the lesson: it plays the card at a place of the hand, or ends the turn.
type move struct {
	place int
	ends  bool
}

// obey does what the lesson tells, and else whatever can be done.
func obey(v *screen.Session) move {
	advice, playable := v.Table.Advice, playable(v)
	switch {
	case advice.About == dueltable.CardPart:
		return move{place: advice.Place}
	case advice.About == dueltable.TurnPart || len(playable) == 0:
		return move{ends: true}
	}
	return move{place: playable[0]}
}

// obeyAtMost ends its turn where it is told nothing, until it was told all.
func obeyAtMost(v *screen.Session) move {
	const taught = 5
	if v.Now.View.Round <= taught && v.Table.Advice.Text == v.Translator.Text("lesson.go_on") {
		return move{ends: true}
	}
	return obey(v)
}

// playable returns the places of the cards that can be played.
func playable(v *screen.Session) (places []int) {
	for i, state := range v.Table.Hand.Model.States {
		if state == face.Playable {
			places = append(places, i)
		}
	}
	return places
}

// follow has a learner take the lesson by taps until the duel is over, and returns all that it told; look is called
// each time.
func (s *stand) follow(next func(*screen.Session) move, look func()) (told []string) {
	s.t.Helper()
	v := s.game.duels.Session
	for !v.Result.Decided {
		if text := v.Table.Advice.Text; len(told) == 0 || told[len(told)-1] != text {
			told = append(told, text)
			look()
		}
		seen := len(v.Actions)
		if m := next(v); m.ends {
			s.tap(v.Table.Turn)
		} else {
			s.tap(v.Table.Hand.Cards[m.place])
			s.tap(v.Table.Hand.Cards[m.place])
		}
		s.settle(func() bool { return len(v.Actions) > seen })
		s.settle(func() bool { return len(v.Now.Legal) > 0 || v.Result.Decided })
	}
	return told
}

// A card that is shown large leaves in sight what the lesson says of it.
func TestTheLessonIsReadBesideALargeCard(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onTablet, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newcomer(t, size, language)
			s.learn()
			v := s.game.duels.Session
			s.follow(obey, func() {
				places := playable(v)
				if v.Table.Advice.Text == "" || len(places) == 0 {
					return
				}
				name := fmt.Sprintf("%v, %s: %s", size, language, v.Table.Advice.Text)
				assert.False(t, v.Table.Reminder.Visible(), name)
				s.tap(v.Table.Hand.Cards[places[0]])
				require.True(t, v.Table.Preview.Visible())
				large := ui.NewRect(v.Table.Preview.Position().X, v.Table.Preview.Position().Y, v.Table.Preview.Size().Width, v.Table.Preview.Size().Height)
				assert.Equal(t, v.Table.Advice.Text, strings.Join(readBeside(s, large, v.Table.Reminder.Container), " "), name)
				looktest.AssertNothingCutOff(t, s.window, name)
				v.Table.Dismiss()
				assert.False(t, v.Table.Reminder.Visible(), name)
			})
		}
	}
}

// readBeside returns the lines of something that lie wholly beside a place.
func readBeside(s *stand, covered ui.Rect, o fyne.CanvasObject) (lines []string) {
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	for _, line := range visible(s, func(c *canvas.Text) bool { return isUnder(o, c) }) {
		at, size := place(line), line.MinSize()
		isCovered := at.X < covered.X+covered.W && covered.X < at.X+size.Width && at.Y < covered.Y+covered.H && covered.Y < at.Y+size.Height
		if !isCovered && line.Text != "" {
			lines = append(lines, line.Text)
		}
	}
	return lines
}

// things are what the lesson has to tell before it may say that this was all, by words in which it tells them.
var things = []string{
	"Choose Cleave", "That took energy", theEnd, "a shield: it keeps damage off", "“Why?” tells", "is a trap", "has a crown", "goes on to hurt",
}

// theEnd tells how to end a turn.
const theEnd = "end the turn. You get"

// lastWords are how the lesson ends.
const lastWords = "You know it all"

func tellsOf(told []string, words string) int {
	return slices.IndexFunc(told, func(text string) bool { return strings.Contains(text, words) })
}

// Who does what the lesson says is told everything, one new card a turn, sees a trap spring, and wins: whether it plays
// on when it is told so, or ends its turns.
func TestTheLessonTeachesAndIsWon(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for name, learner := range map[string]func(*screen.Session) move{"plays on": obey, "plays no more than is told": obeyAtMost} {
		t.Run(name, func(t *testing.T) {
			s := newcomer(t, onDesktop, "en")
			s.learn()
			v := s.game.duels.Session
			rounds := map[string]int16{}
			told := s.follow(learner, func() { rounds[v.Table.Advice.Text] = v.Now.View.Round })
			for _, want := range things {
				assert.GreaterOrEqual(t, tellsOf(told, want), 0, "%s in %q", want, told)
				assert.Less(t, tellsOf(told, want), tellsOf(told, lastWords), "%s in %q", want, told)
			}
			for i, want := range []string{"Shield Block gives", "Riposte is a trap", "Your trap has sprung: Riposte", "Spike Strike goes on", "has a crown: it costs"} {
				at := tellsOf(told, want)
				require.GreaterOrEqual(t, at, 0, "%s in %q", want, told)
				assert.EqualValues(t, []int{2, 3, 4, 4, 5}[i], rounds[told[at]], want)
			}
			assert.Equal(t, v.Me, v.Result.Winner)
		})
	}
}

// The hero of the lesson is the one of the first duel that is offered after it, so that its cards are known.
func TestTheFirstDuelIsOfTheLessonsHero(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newcomer(t, onDesktop, "en")
	s.learn()
	v := s.game.duels.Session
	taught := v.Heroes[v.Me].ID
	s.follow(obey, func() {})
	s.settle(func() bool { return s.game.Sheets.IsOpen() })
	s.game.Sheets.Close() // whoever closes it, or taps beside it, is led there again
	s.key(fyne.KeyEscape)
	require.True(t, s.game.Sheets.IsOpen())
	s.pressOnSheet("lesson.real")
	s.work()
	s.press("choice.begin")
	s.settle(func() bool { return s.game.duels.Session != v })
	seats := s.game.duels.Session.Match.Record().Seats
	assert.Equal(t, taught, seats[0].Hero.ID)
	assert.NotEqual(t, taught, seats[1].Hero.ID)
}

// The lesson is offered first, and then no more; nothing is kept of it.
func TestTheLessonIsOfferedUntilItIsOver(t *testing.T) {
	s := newcomer(t, onDesktop, "en")
	s.learn()
	v := s.game.duels.Session
	s.follow(obey, func() {})
	s.settle(func() bool { return s.game.Sheets.IsOpen() })
	assert.True(t, s.sees("lesson.won.mouse"))
	s.pressOnSheet("result.home")
	assert.False(t, s.sees("home.lesson"), "it isn't offered first any more")
	records, err := s.game.Library.Interrupted()
	require.NoError(t, err)
	assert.Nil(t, records, "nothing is kept of it")
	s.press("home.how_to")
	s.pressOnSheet("home.lesson")
	s.settle(func() bool { return s.game.duels.Session != v })
}

// Whatever a beginner does, the lesson never says that this was all before it was, and never tells to play on with
// nothing to play; who plays what it can wins.
func TestTheLessonGoesOnFromWhateverIsDone(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newcomer(t, onDesktop, "en")
	rapid.Check(t, func(t *rapid.T) {
		before, plays := s.game.duels.Session, rapid.Bool().Draw(t, "plays what it can")
		s.game.Sheets.Close()
		s.game.OpenLesson()
		s.settle(func() bool { return s.game.duels.Session != before })
		s.myTurn()
		v := s.game.duels.Session
		idle := false
		told := s.follow(func(v *screen.Session) move {
			places := playable(v)
			advice := v.Table.Advice
			idle = idle || len(places) == 0 && advice.Text == s.text("lesson.go_on")
			if len(places) == 0 || !plays && rapid.IntRange(0, len(places)).Draw(t, "ends") == 0 {
				return move{ends: true}
			}
			return move{place: rapid.SampledFrom(places).Draw(t, "card")}
		}, func() {})
		require.False(t, idle, "%q", told)
		isComplete := true
		for _, want := range things {
			if want == theEnd && slices.Contains(v.Actions, duel.EndTurn) {
				continue // who has done it isn't told how
			}
			at, end := tellsOf(told, want), tellsOf(told, lastWords)
			isComplete = isComplete && at >= 0
			require.True(t, end < 0 || at >= 0 && at < end, "%s in %q", want, told)
		}
		if plays {
			require.Equal(t, v.Me, v.Result.Winner)
		}
		s.settle(func() bool { return s.game.Sheets.IsOpen() })
		about := "lesson.lost"
		if v.Result.Winner == v.Me {
			about = "lesson.won_early"
			if isComplete {
				about = "lesson.won.mouse"
			}
		}
		require.True(t, s.sees(about), "%s after %q", about, told)
	})
}

// Who does something else is still told what can be told, and may leave.
func TestTheLessonIsLeft(t *testing.T) {
	s := newcomer(t, onDesktop, "en")
	s.learn()
	v := s.game.duels.Session
	for range 3 {
		v.EndTurn()
		seen := len(v.Actions)
		s.settle(func() bool { return len(v.Actions) > seen })
		s.settle(func() bool { return len(v.Now.Legal) > 0 })
	}
	assert.NotEmpty(t, v.Table.Advice.Text)
	v.OpenMenu()
	s.pressOnSheet("lesson.leave")
	assert.Nil(t, s.game.Table)
	s.press("home.lesson") // which is still offered: it wasn't had to its end
}

// All that the lesson tells has room on every screen, in both languages.
func TestTheLessonHasRoom(t *testing.T) {
	for _, size := range quick.First(onPhone, fyne.NewSize(640, 360), onDesktop, fyne.NewSize(800, 1280)) {
		for _, language := range quick.First("en", "uk") {
			s := newcomer(t, size, language)
			s.learn()
			s.follow(obey, func() {
				name := fmt.Sprintf("lesson_%s_%.0f", language, size.Width)
				looktest.AssertNothingCutOff(t, s.window, name)
				words := strings.Fields(s.game.duels.Session.Table.Advice.Text)
				ends := false
				s.walk(func(o fyne.CanvasObject) {
					text, is := o.(*canvas.Text)
					ends = ends || is && strings.HasSuffix(text.Text, words[len(words)-1])
				})
				assert.True(t, ends, "%s: the end of %q", name, words)
			})
		}
	}
}

// What the lesson rings is what it asks for: the end of the turn only once nothing in the hand can be paid.
func TestTheLessonAsksToEndTheTurnOnceNothingCanBePaid(t *testing.T) {
	for name, learner := range map[string]func(*screen.Session) move{"plays on": obey, "plays no more than is told": obeyAtMost} {
		t.Run(name, func(t *testing.T) {
			s := newcomer(t, onDesktop, "en")
			s.learn()
			v := s.game.duels.Session
			ended := 0
			s.follow(learner, func() {
				if v.Table.Advice.About == dueltable.TurnPart {
					ended++
					assert.Empty(t, playable(v), v.Table.Advice.Text)
				}
			})
			assert.Positive(t, ended)
		})
	}
}

// deeds are the cards of the lesson that are explained, by the words in which it does so.
var deeds = map[string]string{"shield_block": "shield: it keeps damage off", "riposte": "is a trap", "spike_strike": "goes on to hurt", "crown": "has a crown"}

// Each kind of card is explained at the moment at which it is first played, in whichever order that is, and nothing is
// told twice.
func TestTheLessonExplainsEachCardAsItIsFirstPlayed(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newcomer(t, onDesktop, "en")
	rapid.Check(t, func(t *rapid.T) {
		before := s.game.duels.Session
		s.game.Sheets.Close()
		s.game.OpenLesson()
		s.settle(func() bool { return s.game.duels.Session != before })
		s.myTurn()
		v := s.game.duels.Session
		first := rapid.SampledFrom(slices.Sorted(maps.Keys(deeds))).Draw(t, "first")
		kind := func(place int) string {
			card := v.Table.Hand.Model.Cards[place]
			if v.Duel.Card(v.Me, card).IsMajor {
				return "crown"
			}
			return v.Heroes[v.Me].Cards[card].ID
		}
		explained, played := map[string]int{}, ""
		told := s.follow(func(v *screen.Session) move {
			for of, words := range deeds {
				if strings.Contains(v.Table.Advice.Text, words) {
					explained[of]++
				}
			}
			require.True(t, deeds[played] == "" || explained[played] > 0, "%s was played: %q", played, v.Table.Advice.Text)
			places := playable(v)
			if len(places) == 0 || rapid.IntRange(0, 4).Draw(t, "ends") == 0 {
				return move{ends: true}
			}
			place := rapid.SampledFrom(places).Draw(t, "card")
			if wanted := slices.IndexFunc(places, func(p int) bool { return kind(p) == first }); wanted >= 0 {
				place = places[wanted]
			}
			played = kind(place)
			return move{place: place}
		}, func() {})
		for of, n := range explained {
			require.Equal(t, 1, n, "%s in %q", of, told)
		}
	})
}

// Who begins a duel first isn't offered the lesson first any more, but finds it last on the start page until it was had
// to its end.
func TestTheLessonThatWasPassedOverIsKept(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newcomer(t, size, language)
			s.press("home.new_duel")
			s.press("choice.begin")
			s.settle(func() bool { return s.game.duels.Session != nil })
			s.myTurn()
			v := s.game.duels.Session
			v.OpenMenu()
			s.press("leave.later")
			s.work()
			buttons := visible(s, func(b *ui.Button) bool { return b.Text != "" && b.Text != s.text("records.title") })
			last := buttons[len(buttons)-1]
			require.Equal(t, s.text("home.lesson"), last.Text)
			assert.Equal(t, widget.LowImportance, last.Importance, "smaller")
			looktest.AssertNothingCutOff(t, s.window, "home")
			s.save(fmt.Sprintf("home_untaught_%s_%.0f", language, size.Width))
			if language == "uk" {
				continue
			}
			s.learn()
			s.follow(obey, func() {})
			s.settle(func() bool { return s.game.Sheets.IsOpen() })
			s.pressOnSheet("result.home")
			assert.Empty(t, visible(s, called(s.text("home.lesson"))))
		}
	}
}
