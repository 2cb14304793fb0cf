package lessonflow_test

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
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
)

// A card that is shown large leaves in sight what the lesson says of it.
func TestTheLessonIsReadBesideALargeCard(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnTablet, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.Newcomer(t, size, language)
			s.Learn()
			v := s.Game.Duels.Session()
			s.Follow(apptest.Obey, func() {
				places := apptest.Playable(v)
				if v.Table.Advice.Text == "" || len(places) == 0 {
					return
				}
				name := fmt.Sprintf("%v, %s: %s", size, language, v.Table.Advice.Text)
				assert.False(t, v.Table.Reminder.Visible(), name)
				s.Tap(v.Table.Hand.Cards[places[0]])
				require.True(t, v.Table.Preview.Visible())
				large := ui.NewRect(v.Table.Preview.Position().X, v.Table.Preview.Position().Y, v.Table.Preview.Size().Width, v.Table.Preview.Size().Height)
				assert.Equal(t, v.Table.Advice.Text, strings.Join(readBeside(s, large, v.Table.Reminder.Container), " "), name)
				looktest.AssertNothingCutOff(t, s.Window, name)
				v.Table.Dismiss()
				assert.False(t, v.Table.Reminder.Visible(), name)
			})
		}
	}
}

// readBeside returns the lines of something that lie wholly beside a place.
func readBeside(s *apptest.Stand, covered ui.Rect, o fyne.CanvasObject) (lines []string) {
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	for _, line := range apptest.Visible(s, func(c *canvas.Text) bool { return apptest.IsUnder(o, c) }) {
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
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for name, learner := range map[string]func(*screen.Session) apptest.Move{"plays on": apptest.Obey, "plays no more than is told": apptest.ObeyAtMost} {
		t.Run(name, func(t *testing.T) {
			s := apptest.Newcomer(t, apptest.OnDesktop, "en")
			s.Learn()
			v := s.Game.Duels.Session()
			rounds := map[string]int16{}
			told := s.Follow(learner, func() { rounds[v.Table.Advice.Text] = v.Now.View.Round })
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
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.Newcomer(t, apptest.OnDesktop, "en")
	s.Learn()
	v := s.Game.Duels.Session()
	taught := v.Heroes[v.Me].ID
	s.Follow(apptest.Obey, func() {})
	s.Settle(func() bool { return s.Game.Sheets().IsOpen() })
	s.Game.Sheets().Close() // whoever closes it, or taps beside it, is led there again
	s.Key(fyne.KeyEscape)
	require.True(t, s.Game.Sheets().IsOpen())
	s.PressOnSheet("lesson.real")
	s.Work()
	s.Press("choice.begin")
	s.Settle(func() bool { return s.Game.Duels.Session() != v })
	seats := s.Game.Duels.Session().Match.Record().Seats
	assert.Equal(t, taught, seats[0].Hero.ID)
	assert.NotEqual(t, taught, seats[1].Hero.ID)
}

// The lesson is offered first, and then no more; nothing is kept of it.
func TestTheLessonIsOfferedUntilItIsOver(t *testing.T) {
	s := apptest.Newcomer(t, apptest.OnDesktop, "en")
	s.Learn()
	v := s.Game.Duels.Session()
	s.Follow(apptest.Obey, func() {})
	s.Settle(func() bool { return s.Game.Sheets().IsOpen() })
	assert.True(t, s.Sees("lesson.won.mouse"))
	s.PressOnSheet("result.home")
	assert.False(t, s.Sees("home.lesson"), "it isn't offered first any more")
	records, err := s.Game.Library.Interrupted()
	require.NoError(t, err)
	assert.Nil(t, records, "nothing is kept of it")
	s.Press("home.how_to")
	s.PressOnSheet("home.lesson")
	s.Settle(func() bool { return s.Game.Duels.Session() != v })
}

// Whatever a beginner does, the lesson never says that this was all before it was, and never tells to play on with
// nothing to play; who plays what it can wins.
func TestTheLessonGoesOnFromWhateverIsDone(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.Newcomer(t, apptest.OnDesktop, "en")
	rapid.Check(t, func(t *rapid.T) {
		before, plays := s.Game.Duels.Session(), rapid.Bool().Draw(t, "plays what it can")
		s.Game.Sheets().Close()
		s.Game.OpenLesson()
		s.Settle(func() bool { return s.Game.Duels.Session() != before })
		s.MyTurn()
		v := s.Game.Duels.Session()
		idle := false
		told := s.Follow(func(v *screen.Session) apptest.Move {
			places := apptest.Playable(v)
			advice := v.Table.Advice
			idle = idle || len(places) == 0 && advice.Text == s.Text("lesson.go_on")
			if len(places) == 0 || !plays && rapid.IntRange(0, len(places)).Draw(t, "ends") == 0 {
				return apptest.Move{Ends: true}
			}
			return apptest.Move{Place: rapid.SampledFrom(places).Draw(t, "card")}
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
		s.Settle(func() bool { return s.Game.Sheets().IsOpen() })
		about := "lesson.lost"
		if v.Result.Winner == v.Me {
			about = "lesson.won_early"
			if isComplete {
				about = "lesson.won.mouse"
			}
		}
		require.True(t, s.Sees(about), "%s after %q", about, told)
	})
}

// Who does something else is still told what can be told, and may leave.
func TestTheLessonIsLeft(t *testing.T) {
	s := apptest.Newcomer(t, apptest.OnDesktop, "en")
	s.Learn()
	v := s.Game.Duels.Session()
	for range 3 {
		v.EndTurn()
		seen := len(v.Actions)
		s.Settle(func() bool { return len(v.Actions) > seen })
		s.Settle(func() bool { return len(v.Now.Legal) > 0 })
	}
	assert.NotEmpty(t, v.Table.Advice.Text)
	v.OpenMenu()
	s.PressOnSheet("lesson.leave")
	assert.Nil(t, s.Game.Table())
	s.Press("home.lesson") // which is still offered: it wasn't had to its end
}

// All that the lesson tells has room on every screen, in both languages.
func TestTheLessonHasRoom(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, fyne.NewSize(640, 360), apptest.OnDesktop, fyne.NewSize(800, 1280)) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.Newcomer(t, size, language)
			s.Learn()
			s.Follow(apptest.Obey, func() {
				name := fmt.Sprintf("lesson_%s_%.0f", language, size.Width)
				looktest.AssertNothingCutOff(t, s.Window, name)
				words := strings.Fields(s.Game.Duels.Session().Table.Advice.Text)
				ends := false
				s.Walk(func(o fyne.CanvasObject) {
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
	for name, learner := range map[string]func(*screen.Session) apptest.Move{"plays on": apptest.Obey, "plays no more than is told": apptest.ObeyAtMost} {
		t.Run(name, func(t *testing.T) {
			s := apptest.Newcomer(t, apptest.OnDesktop, "en")
			s.Learn()
			v := s.Game.Duels.Session()
			ended := 0
			s.Follow(learner, func() {
				if v.Table.Advice.About == dueltable.TurnPart {
					ended++
					assert.Empty(t, apptest.Playable(v), v.Table.Advice.Text)
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
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.Newcomer(t, apptest.OnDesktop, "en")
	rapid.Check(t, func(t *rapid.T) {
		before := s.Game.Duels.Session()
		s.Game.Sheets().Close()
		s.Game.OpenLesson()
		s.Settle(func() bool { return s.Game.Duels.Session() != before })
		s.MyTurn()
		v := s.Game.Duels.Session()
		first := rapid.SampledFrom(slices.Sorted(maps.Keys(deeds))).Draw(t, "first")
		kind := func(place int) string {
			card := v.Table.Hand.Model.Cards[place]
			if v.Duel.Card(v.Me, card).IsMajor {
				return "crown"
			}
			return v.Heroes[v.Me].Cards[card].ID
		}
		explained, played := map[string]int{}, ""
		told := s.Follow(func(v *screen.Session) apptest.Move {
			for of, words := range deeds {
				if strings.Contains(v.Table.Advice.Text, words) {
					explained[of]++
				}
			}
			require.True(t, deeds[played] == "" || explained[played] > 0, "%s was played: %q", played, v.Table.Advice.Text)
			places := apptest.Playable(v)
			if len(places) == 0 || rapid.IntRange(0, 4).Draw(t, "ends") == 0 {
				return apptest.Move{Ends: true}
			}
			place := rapid.SampledFrom(places).Draw(t, "card")
			if wanted := slices.IndexFunc(places, func(p int) bool { return kind(p) == first }); wanted >= 0 {
				place = places[wanted]
			}
			played = kind(place)
			return apptest.Move{Place: place}
		}, func() {})
		for of, n := range explained {
			require.Equal(t, 1, n, "%s in %q", of, told)
		}
	})
}

// Who begins a duel first isn't offered the lesson first any more, but finds it last on the start page until it was had
// to its end.
func TestTheLessonThatWasPassedOverIsKept(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.Newcomer(t, size, language)
			s.Press("home.new_duel")
			s.Press("choice.begin")
			s.Settle(func() bool { return s.Game.Duels.Session() != nil })
			s.MyTurn()
			v := s.Game.Duels.Session()
			v.OpenMenu()
			s.Press("leave.later")
			s.Work()
			buttons := apptest.Visible(s, func(b *ui.Button) bool { return b.Text != "" && b.Text != s.Text("records.title") })
			last := buttons[len(buttons)-1]
			require.Equal(t, s.Text("home.lesson"), last.Text)
			assert.Equal(t, widget.LowImportance, last.Importance, "smaller")
			looktest.AssertNothingCutOff(t, s.Window, "home")
			s.Save(fmt.Sprintf("home_untaught_%s_%.0f", language, size.Width))
			if language == "uk" {
				continue
			}
			s.Learn()
			s.Follow(apptest.Obey, func() {})
			s.Settle(func() bool { return s.Game.Sheets().IsOpen() })
			s.PressOnSheet("result.home")
			assert.Empty(t, apptest.Visible(s, apptest.Called(s.Text("home.lesson"))))
		}
	}
}
