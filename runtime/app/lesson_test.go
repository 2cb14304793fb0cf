package app

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// loseTo plays a duel against an AI and gives it up.
func (s *stand) loseTo(p screen.Pairing) *screen.Session {
	s.t.Helper()
	v := s.begin(p)
	s.tap(v.Table.Turn)
	s.myTurn()
	v.Resign()
	s.settle(func() bool { return s.game.Table == nil })
	return v
}

func (s *stand) replays() []string {
	s.t.Helper()
	list, err := filepath.Glob(filepath.Join(s.folder, "replays", "*"+library.ReplayEnding))
	require.NoError(s.t, err)
	return list
}

func TestAILearnsFromAFinishedDuel(t *testing.T) {
	s := newStand(t, onPhone, "en")
	s.loseTo(pair("knight", "mage", "precedent"))
	played := <-s.played
	assert.Equal(t, "mage", played.Mine.Hero)
	assert.Equal(t, "knight", played.Theirs.Hero)
	assert.EqualValues(t, 1, played.Seat)
	assert.Equal(t, duelmatch.ErrResigned.Error(), played.Record.Result.Forfeit)

	s.work()
	assert.True(t, s.shows("The opponent has learned from this duel. It practised in 1,000 duels in its head. More often than before, it expects you to take care of your hp."))
	s.press("result.details")
	assert.True(t, s.shows("Your style, own hp, 5 more: chosen 1.8 times as often, before 1.6 times as often."))
	looktest.AssertNothingCutOff(t, s.window, "lesson")
	s.save("lesson")

	history, err := s.game.Edition.Store.History("mage")
	require.NoError(t, err)
	require.Len(t, history, 1)
	assert.Equal(t, filepath.Base(s.replays()[0]), history[0].ID+library.ReplayEnding)
	assert.Equal(t, kb.Occasion{ID: history[0].ID, Date: played.Record.Date, Mine: "mage", Theirs: "knight", Won: true, User: &kb.Rating{Duels: 1}}, history[0].Occasion)
	known, err := s.game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 1, known.Experience.Decisions)
}

// Of many changes those are told first that say most of what the AI will do; all of them by a tap, and no more by
// another. So it is after the duel, and where the knowledge is shown.
func TestALessonTellsWhatMattersMostFirst(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		s := newStandWith(t, onPhone, language, t.TempDir(), func(o *Options) {
			o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
				learned := learnedFrom(p)
				for i := range 8 {
					learned.Changes = append(learned.Changes, kb.Change{Kind: "frequency", Hero: p.Mine.Hero, Case: i, From: 0.2, To: 0.21})
				}
				return learned, nil
			}
		})
		s.loseTo(pair("knight", "mage", "precedent"))
		s.work()
		used := func() int {
			part := strings.SplitN(s.game.Translator().Text("change.frequency", i18n.Args{"To": explanation.Share(0.21), "From": explanation.Share(0.2)}), ":", 2)[1]
			return len(visible(s, func(l *widget.Label) bool { return strings.HasSuffix(l.Text, part) }))
		}
		assertUnfolds := func(name string) {
			few := used()
			assert.Less(t, few, 2)
			looktest.AssertNothingCutOff(t, s.window, name)
			s.save(name + "_few_" + language)
			s.tapButton(s.game.Translator().Text("knowledge.show_all", i18n.Args{"N": 11}))
			assert.Equal(t, 8, used())
			looktest.AssertNothingCutOff(t, s.window, name)
			s.save(name + "_all_" + language)
			s.tapButton(s.text("knowledge.show_foremost"))
			assert.Equal(t, few, used())
		}
		s.press("result.details")
		assertUnfolds("lesson_foremost")
		s.game.Sheets.Close()
		s.game.OpenKnowledge()
		s.work()
		s.chooseTile(s.game.HeroCalled("mage"))
		s.work()
		s.press("knowledge.details")
		assertUnfolds("knowledge_foremost")
	}
}

func TestSameHeroesAreOneKnowledge(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "en")
	s.loseTo(pair("mage", "mage", "precedent"))
	played := <-s.played
	assert.Same(t, played.Mine, played.Theirs)
	s.work()
	known, err := s.game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 1, known.Experience.Decisions)
}

func TestOpponentThatKnowsNothingLearnsNothing(t *testing.T) {
	s := newStand(t, onPhone, "en")
	s.loseTo(pair("knight", "mage", "tree"))
	s.work()
	assert.Empty(t, s.played)
	assert.Len(t, s.replays(), 1)
	assert.False(t, s.shows("The opponent is learning from this duel …"))
}

// The next duel begins when the AI has learned, with what it learned.
func TestRematchWaitsForTheLesson(t *testing.T) {
	letGo := make(chan struct{})
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) {
		o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
			<-letGo
			return learnedFrom(p), nil
		}
	})
	first := s.loseTo(pair("knight", "mage", "precedent"))
	s.press("result.rematch")
	close(letGo)
	s.settle(func() bool { return s.game.duels.Session != first })
	known, err := s.game.duels.Session.Match.Record().Seats[1].Knowledge.Base()
	require.NoError(t, err)
	assert.Equal(t, 1, known.Experience.Decisions)
	s.myTurn()
	assert.FileExists(t, s.game.Library.Current().Path, "of the new duel")
	assert.Len(t, s.replays(), 1)
}

// Whoever closes the game while the AI learns doesn't wait for it, and nothing is lost.
func TestLearningEndsWithTheGame(t *testing.T) {
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) {
		o.Learn = func(ctx context.Context, p duelflow.Played) (*duelflow.Learned, error) {
			<-ctx.Done()
			return learnedFrom(p), nil
		}
	})
	s.loseTo(pair("knight", "mage", "precedent"))
	s.game.Close()
	assert.Len(t, s.replays(), 1)
	history, err := s.game.Edition.Store.History("mage")
	require.NoError(t, err)
	assert.Len(t, history, 1)
}

// A duel that was over when the program was killed is learned from at the next start, once.
func TestDuelLeftBehindIsSettled(t *testing.T) {
	s := newStand(t, onPhone, "en")
	s.loseTo(pair("knight", "mage", "precedent"))
	<-s.played
	s.work()
	kept := s.replays()[0]
	record, err := duelmatch.File{Path: kept}.Load()
	require.NoError(t, err)
	for name, learned := range map[string]bool{"before the lesson": false, "after the lesson": true} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			leave(t, folder, record)
			if learned {
				require.NoError(t, os.CopyFS(filepath.Join(folder, "knowledge"), os.DirFS(filepath.Join(s.folder, "knowledge"))))
			}
			again := newStandIn(t, onPhone, "en", folder)
			again.work()
			assert.Len(t, again.played, map[bool]int{false: 1, true: 0}[learned])
			assert.Equal(t, []string{filepath.Base(kept)}, []string{filepath.Base(again.replays()[0])})
			assert.NoFileExists(t, again.game.Library.Current().Path)
			history, err := again.game.Edition.Store.History("mage")
			require.NoError(t, err)
			assert.Len(t, history, 1)
		})
	}
}

func leave(t *testing.T, folder string, record *duelrecord.Record) {
	t.Helper()
	require.NoError(t, duelmatch.File{Path: filepath.Join(folder, "current"+library.ReplayEnding)}.Save(record))
}

func TestDuelIsKeptEvenIfTheAICannotLearn(t *testing.T) {
	s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) {
		o.Learn = func(context.Context, duelflow.Played) (*duelflow.Learned, error) {
			return nil, errors.New("it has a headache")
		}
	})
	s.loseTo(pair("knight", "mage", "precedent"))
	s.work()
	assert.True(t, s.shows("The opponent could not learn from this duel: it has a headache"))
	assert.Len(t, s.replays(), 1)
}

// fill gives the mage's AI a past: it lost five duels, then won as many.
func (s *stand) fill() {
	s.t.Helper()
	store := s.game.Edition.Store
	known, err := s.game.Edition.Known("mage")
	require.NoError(s.t, err)
	for i := range 10 {
		k := *known
		k.Experience = kb.Experience{Won: max(i-4, 0), Decisions: 20 * (i + 1), Simulated: 1000 * (i + 1), Observed: 9 * (i + 1)}
		k.Style = weights("own_hp", float32(3+i)/3, "foe_hp", float32(-3), "kept_fire_bolt", float32(0.5), "foe_dot", float32(i)/4)
		k.Weights = weights("own_hp", float32(2), "foe_hp", float32(-2.5), "own_shield", float32(0.75), "foe_stun", float32(1.5))
		k.Habits = habits
		date := s.game.Now().AddDate(0, 0, i-10)
		require.NoError(s.t, store.Update(s.t.Context(), func(u *kb.Update) error {
			_, err := u.Learn(kb.Occasion{ID: fmt.Sprint("past-", i), Date: date, Mine: "mage", Theirs: "knight", Won: i > 4},
				[]kb.Change{{Kind: "potency", Hero: "mage", Case: 3, To: 0.5}, {Kind: "style", Hero: "knight", Trait: "own_hp", From: 1, To: 2}}, &k)
			return err
		}))
	}
}

// habits are of the mage's user: two are told, one is only counted, one is forbidden.
var habits = []schema.Habit{
	{HabitKey: schema.HabitKey{When: "always", Does: schema.PlaysCard, Card: "fire_bolt"}, Status: schema.Stated, Seen: 68, Done: 47, Usual: 0.45, Tested: 30, Held: 21, Chance: 0.4},
	{HabitKey: schema.HabitKey{When: "early", Does: "one"}, Seen: 24, Done: 2},
	{HabitKey: schema.HabitKey{When: "behind", Does: "defends_only"}, Status: schema.Edited, Share: 0.75, Seen: 30, Done: 14, Usual: 0.2},
	{HabitKey: schema.HabitKey{When: "foe_shielded", Does: "many"}, Status: schema.Forbidden, Seen: 20, Done: 2, Usual: 0.5},
}

// weights takes names and values in turn.
func weights(pairs ...any) (list []schema.Weight) {
	for i := 0; i < len(pairs); i += 2 {
		list = append(list, schema.Weight{Of: pairs[i].(string), Value: pairs[i+1].(float32)})
	}
	return list
}

// details are the ways to the entries of the history, the newest first.
func (s *stand) details() []*ui.Button {
	return visible(s, func(b *ui.Button) bool { return b.Icon == theme.InfoIcon() })
}

// chooseTile chooses a hero.
func (s *stand) chooseTile(name string) {
	s.t.Helper()
	test.Tap(find(s, func(h *ui.Tile) bool { return h.Name == name }))
	s.work()
}

// pressOnSheet presses a button of the sheet that is open.
func (s *stand) pressOnSheet(key string) {
	s.t.Helper()
	require.True(s.t, s.game.Sheets.IsOpen())
	test.Tap(find(s, func(b *ui.Button) bool {
		return b.Text == s.game.Translator().Text(key) && isUnder(s.game.Sheets.Layer, b)
	}))
}

func TestTheLastStepIsTakenBack(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.fill()
	s.game.OpenKnowledge()
	s.work()
	s.chooseTile("Mage")
	s.press("knowledge.step_back")
	s.pressOnSheet("knowledge.before")
	s.work()
	known, err := s.game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 180, known.Experience.Decisions, "nine duels of ten")
	assert.Empty(t, visible(s, func(b *ui.Button) bool { return b.Text == s.text("knowledge.step_back") }), "a rollback has a way back of its own")
	s.press("knowledge.undo")
	s.work()
	known, err = s.game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 200, known.Experience.Decisions)

	scroll := find(s, func(c *container.Scroll) bool { return c.Offset.Y == 0 && c.Content.MinSize().Height > c.Size().Height })
	s.press("knowledge.steps")
	assert.Positive(t, scroll.Offset.Y, "all steps are led to")
}

func TestHistoryLeadsBack(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	s.fill()
	s.game.OpenKnowledge()
	s.work()
	s.chooseTile("Mage")
	assert.True(t, s.shows("Seems to aim for: own hp, damage over time on the enemy, keeping Fire Bolt. Seems to avoid: enemy hp."))
	rows := s.details()
	require.Len(t, rows, 10)
	test.Tap(rows[2]) // the eighth: newest first
	known, err := s.game.Edition.Known("mage")
	require.NoError(t, err)
	name := explanation.CaseNames(s.game.Translator(), known.Cases)[slices.IndexFunc(known.Cases, func(c schema.Case) bool { return c.ID == 3 })]
	assert.True(t, s.shows("Case “"+name+"” (from an expert): used in 50% of the duels won, before 0%."))
	s.press("knowledge.before")
	s.pressOnSheet("knowledge.before")
	s.work()
	known, err = s.game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 140, known.Experience.Decisions, "seven duels")
	assert.Len(t, s.details(), 11)

	s.press("knowledge.undo")
	s.work()
	known, err = s.game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 200, known.Experience.Decisions)
}

// teach gives the mage's AI weights to compare whole turns by.
func (s *stand) teach() {
	s.t.Helper()
	known, err := s.game.Edition.Known("mage")
	require.NoError(s.t, err)
	learned := *known
	learned.Weights = weights("own_hp", float32(4), "foe_hp", float32(-4), "foe_dot", float32(1), "own_shield", float32(0.5),
		"kept_fire_bolt", float32(-0.5), "kept_ignite", float32(-0.25), "kept_ice_barrier", float32(-0.2))
	require.NoError(s.t, s.game.Edition.Store.Save(s.t.Context(), &learned))
}

// While the duel goes on, the reasons of an AI that compares whole turns name no card but the one that it played.
func TestReasonsOfComparedTurnsKeepTheHandSecret(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, onPhone, language)
		s.teach()
		v := s.begin(pair("knight", "mage", "precedent"))
		told := 0
		for range 2 {
			s.tap(v.Table.Turn)
			s.myTurn()
		}
		for _, e := range v.Log {
			if e.Reason == nil || e.Reason.Action == duel.EndTurn {
				continue
			}
			require.True(t, e.Reason.Rationale.IsAppraised())
			v.OpenReason(s.game, e.Reason)
			s.unfold()
			if told++; told == 1 {
				s.save("why_compared_" + language)
				looktest.AssertNothingCutOff(t, s.window, "why")
			}
			text := strings.Join(texts(s.game.Sheets.Layer), "\n")
			for card := range v.Heroes[1].Cards {
				if duel.CardIndex(card) != e.Reason.Action.Card {
					assert.NotContains(t, text, v.Card(1, duel.CardIndex(card)))
				}
			}
			assert.Contains(t, text, v.Translator.Text("why.gains"))
			assert.NotContains(t, text, v.Translator.Text("why.plan"))
			s.game.Sheets.Close()
		}
		require.Positive(t, told)

		v.Open = true // as in a replay
		first := slices.IndexFunc(v.Log, func(e dueltable.Entry) bool { return e.Reason != nil && e.Reason.Action != duel.EndTurn })
		v.OpenReason(s.game, v.Log[first].Reason)
		assert.True(t, s.shows(v.Translator.Text("why.plan")))
		assert.True(t, s.shows(explanation.Plan(v.Translator, v, 1, v.Log[first].Reason.Rationale)))
		s.save("why_compared_open_" + language)
	}
}

// The user says that something isn't so, and may take that back.
func TestHabitsAreJudged(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	s.fill()
	s.game.OpenKnowledge()
	s.work()
	s.chooseTile("Mage")
	said := "On the whole you mostly play Fire Bolt."
	assert.True(t, s.shows(said))
	assert.True(t, s.shows("47 of 68 turns, 69%; most people 45%. Since it was said: 21 of 30."))
	assert.True(t, s.shows("What it does about it doesn’t show yet."))
	assert.True(t, s.shows("When you are behind by 5 hp or more, you mostly do nothing but defend."))
	assert.True(t, s.shows("It then attacks with two cards or more in 62% of its turns; if it didn’t know you, in 48%."))
	assert.False(t, s.shows("In the first two rounds you seldom play just one card."))

	status := func() string {
		known, err := s.game.Edition.Known("mage")
		require.NoError(t, err)
		return known.Habits[0].Status
	}
	buttons := func(key string) []*ui.Button {
		return visible(s, func(b *ui.Button) bool { return b.Text == s.game.Translator().Text(key) })
	}
	require.Len(t, buttons("knowledge.habit.allow"), 1)
	test.Tap(buttons("knowledge.habit.forbid")[0])
	s.work()
	assert.Equal(t, schema.Forbidden, status())
	assert.True(t, s.shows(said), "what it may not say is told")
	test.Tap(s.details()[0])
	assert.True(t, s.shows("It may no longer say of you: "+said))
	s.game.Sheets.Close()

	require.Len(t, buttons("knowledge.habit.allow"), 2)
	test.Tap(buttons("knowledge.habit.allow")[0])
	s.work()
	assert.Equal(t, schema.Watched, status())
	assert.Len(t, buttons("knowledge.habit.allow"), 1)
}

// In a broad window the cases stand beside what else there is to know, in a narrow one below the first of it.
func TestCasesHaveAColumnOfTheirOwn(t *testing.T) {
	for _, size := range quick.First(onPhone, onTablet, onPhoneWide, onDesktop, onFullHD) {
		s := newStand(t, size, "uk")
		s.fill()
		s.game.OpenKnowledge()
		s.work()
		s.chooseTile("Маг")
		place := fyne.CurrentApp().Driver().AbsolutePositionForObject
		cases := place(find(s, func(l *widget.Label) bool { return strings.HasPrefix(l.Text, "1. ") }))
		weights := place(find(s, func(l *widget.Label) bool { return l.Text == s.text("knowledge.weights_about") }))
		tiles := find(s, func(h *ui.Tile) bool { return h.Name == "Маг" })
		if size == onDesktop || size == onFullHD {
			assert.Greater(t, cases.X, size.Width/2, size)
			assert.Less(t, cases.Y, place(tiles).Y, "%v: from the top on", size)
			assert.Less(t, weights.X, size.Width/2, size)
		} else {
			assert.Greater(t, cases.Y, weights.Y, size)
			assert.InDelta(t, cases.X, weights.X, 12, size)
		}
		looktest.AssertNothingCutOff(t, s.window, "knowledge")
		s.press("knowledge.steps")
		steps := place(find(s, func(c *canvas.Text) bool { return c.Text == s.text("knowledge.history") }))
		assert.Less(t, steps.Y, size.Height, size)
	}
}
