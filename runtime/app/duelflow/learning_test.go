package duelflow_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

func TestAILearnsFromAFinishedDuel(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	played := <-s.Played
	assert.Equal(t, "mage", played.Mine.Hero)
	assert.Equal(t, "knight", played.Theirs.Hero)
	assert.EqualValues(t, 1, played.Seat)
	assert.Equal(t, duelmatch.ErrResigned.Error(), played.Record.Result.Forfeit)

	s.Work()
	assert.True(t, s.Shows("The opponent has learned from this duel. More often than before, it expects you to take care of your hp."))
	s.Press("result.details")
	assert.True(t, s.Shows("Your style, own hp, 5 more: chosen 1.8 times as often, before 1.6 times as often."))
	looktest.AssertNothingCutOff(t, s.Window, "lesson")
	s.Save("lesson")

	history, err := s.Game.Edition.Store.History("mage")
	require.NoError(t, err)
	require.Len(t, history, 1)
	assert.Equal(t, filepath.Base(s.Replays()[0]), history[0].ID+library.ReplayEnding)
	assert.Equal(t, kb.Occasion{ID: history[0].ID, Date: played.Record.Date, Mine: "mage", Theirs: "knight", Won: true, User: &kb.Rating{Duels: 1}}, history[0].Occasion)
	known, err := s.Game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 1, known.Experience.Decisions)
}

// Of many changes those are told first that say most of what the AI will do; all of them by a tap, and no more by
// another. So it is after the duel, and where the knowledge is shown.
func TestALessonTellsWhatMattersMostFirst(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		s := apptest.NewWith(t, apptest.OnPhone, language, t.TempDir(), func(o *app.Options) {
			o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
				learned := apptest.LearnedFrom(p)
				for i := range 8 {
					learned.Changes = append(learned.Changes, kb.Change{Kind: "frequency", Hero: p.Mine.Hero, Case: i, From: 0.2, To: 0.21})
				}
				return learned, nil
			}
		})
		s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
		s.Work()
		used := func() int {
			part := strings.SplitN(s.Game.Translator().Text("change.frequency", i18n.Args{"To": explanation.Share(0.21), "From": explanation.Share(0.2)}), ":", 2)[1]
			return len(apptest.Visible(s, func(l *widget.Label) bool { return strings.HasSuffix(l.Text, part) }))
		}
		assertUnfolds := func(name string) {
			few := used()
			assert.Less(t, few, 2)
			looktest.AssertNothingCutOff(t, s.Window, name)
			s.Save(name + "_few_" + language)
			s.TapButton(s.Game.Translator().Text("knowledge.show_all", i18n.Args{"N": 10}))
			assert.Equal(t, 8, used())
			looktest.AssertNothingCutOff(t, s.Window, name)
			s.Save(name + "_all_" + language)
			s.TapButton(s.Text("knowledge.show_foremost"))
			assert.Equal(t, few, used())
		}
		s.Press("result.details")
		assertUnfolds("lesson_foremost")
		s.Game.Sheets().Close()
		s.Game.OpenKnowledge()
		s.Work()
		s.ChooseTile(s.Game.HeroCalled("mage"))
		s.Work()
		s.Press("knowledge.details")
		assertUnfolds("knowledge_foremost")
	}
}

func TestSameHeroesAreOneKnowledge(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "en")
	s.LoseTo(apptest.Pair("mage", "mage", "precedent"))
	played := <-s.Played
	assert.Same(t, played.Mine, played.Theirs)
	s.Work()
	known, err := s.Game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 1, known.Experience.Decisions)
}

func TestOpponentThatKnowsNothingLearnsNothing(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.LoseTo(apptest.Pair("knight", "mage", "tree"))
	s.Work()
	assert.Empty(t, s.Played)
	assert.Len(t, s.Replays(), 1)
	assert.False(t, s.Sees("result.learned"))
}

// The next duel begins when the AI has learned, with what it learned.
func TestRematchWaitsForTheLesson(t *testing.T) {
	letGo := make(chan struct{})
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) {
		o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
			<-letGo
			return apptest.LearnedFrom(p), nil
		}
	})
	first := s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	s.Press("result.rematch")
	close(letGo)
	s.Settle(func() bool { return s.Game.Duels.Session() != first })
	known, err := s.Game.Duels.Session().Match.Record().Seats[1].Knowledge.Base()
	require.NoError(t, err)
	assert.Equal(t, 1, known.Experience.Decisions)
	s.MyTurn()
	assert.FileExists(t, s.Game.Library.Current().Path, "of the new duel")
	assert.Len(t, s.Replays(), 1)
}

// Whoever closes the game while the AI learns doesn't wait for it, and nothing is lost.
func TestLearningEndsWithTheGame(t *testing.T) {
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) {
		o.Learn = func(ctx context.Context, p duelflow.Played) (*duelflow.Learned, error) {
			<-ctx.Done()
			return apptest.LearnedFrom(p), nil
		}
	})
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	s.Game.Close()
	assert.Len(t, s.Replays(), 1)
	history, err := s.Game.Edition.Store.History("mage")
	require.NoError(t, err)
	assert.Len(t, history, 1)
}

// A duel that was over when the program was killed is learned from at the next start, once.
func TestDuelLeftBehindIsSettled(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	<-s.Played
	s.Work()
	kept := s.Replays()[0]
	record, err := duelmatch.File{Path: kept}.Load()
	require.NoError(t, err)
	for name, learned := range map[string]bool{"before the lesson": false, "after the lesson": true} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			leave(t, folder, record)
			if learned {
				require.NoError(t, os.CopyFS(filepath.Join(folder, "knowledge"), os.DirFS(filepath.Join(s.Folder, "knowledge"))))
			}
			again := apptest.NewIn(t, apptest.OnPhone, "en", folder)
			again.Work()
			assert.Len(t, again.Played, map[bool]int{false: 1, true: 0}[learned])
			assert.Equal(t, []string{filepath.Base(kept)}, []string{filepath.Base(again.Replays()[0])})
			assert.NoFileExists(t, again.Game.Library.Current().Path)
			history, err := again.Game.Edition.Store.History("mage")
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
	s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) {
		o.Learn = func(context.Context, duelflow.Played) (*duelflow.Learned, error) {
			return nil, errors.New("it has a headache")
		}
	})
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	s.Work()
	assert.True(t, s.Shows("The opponent could not learn from this duel: it has a headache"))
	assert.Len(t, s.Replays(), 1)
}

func TestTheLastStepIsTakenBack(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Fill()
	s.Game.OpenKnowledge()
	s.Work()
	s.ChooseTile("Mage")
	s.Press("knowledge.step_back")
	s.PressOnSheet("knowledge.before")
	s.Work()
	known, err := s.Game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 180, known.Experience.Decisions, "nine duels of ten")
	assert.Empty(t, apptest.Visible(s, func(b *ui.Button) bool { return b.Text == s.Text("knowledge.step_back") }), "a rollback has a way back of its own")
	s.Press("knowledge.undo")
	s.Work()
	known, err = s.Game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 200, known.Experience.Decisions)

	scroll := apptest.Find(s, func(c *container.Scroll) bool { return c.Offset.Y == 0 && c.Content.MinSize().Height > c.Size().Height })
	s.Press("knowledge.steps")
	assert.Positive(t, scroll.Offset.Y, "all steps are led to")
}

func TestHistoryLeadsBack(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Fill()
	s.Game.OpenKnowledge()
	s.Work()
	s.ChooseTile("Mage")
	s.Press("knowledge.in_figures")
	assert.True(t, s.Shows("Seems to aim for: own hp, damage over time on the enemy, keeping Fire Bolt. Seems to avoid: enemy hp."))
	rows := s.Details()
	require.Len(t, rows, 10)
	test.Tap(rows[2]) // the eighth: newest first
	known, err := s.Game.Edition.Known("mage")
	require.NoError(t, err)
	name := explanation.CaseNames(s.Game.Translator(), known.Cases)[slices.IndexFunc(known.Cases, func(c schema.Case) bool { return c.ID == 3 })]
	assert.True(t, s.Shows("Case “"+name+"” (from an expert): used in 50% of the duels won, before 0%."))
	s.Press("knowledge.before")
	s.PressOnSheet("knowledge.before")
	s.Work()
	known, err = s.Game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 140, known.Experience.Decisions, "seven duels")
	assert.Len(t, s.Details(), 11)

	s.Press("knowledge.undo")
	s.Work()
	known, err = s.Game.Edition.Known("mage")
	require.NoError(t, err)
	assert.Equal(t, 200, known.Experience.Decisions)
}

// teach gives the mage's AI weights to compare whole turns by.
func teach(s *apptest.Stand) {
	s.T.Helper()
	known, err := s.Game.Edition.Known("mage")
	require.NoError(s.T, err)
	learned := *known
	learned.Weights = apptest.Weights("own_hp", float32(4), "foe_hp", float32(-4), "foe_dot", float32(1), "own_shield", float32(0.5),
		"kept_fire_bolt", float32(-0.5), "kept_ignite", float32(-0.25), "kept_ice_barrier", float32(-0.2))
	require.NoError(s.T, s.Game.Edition.Store.Save(s.T.Context(), &learned))
}

// While the duel goes on, the reasons of an AI that compares whole turns name no card but the one that it played.
func TestReasonsOfComparedTurnsKeepTheHandSecret(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		s := apptest.New(t, apptest.OnPhone, language)
		teach(s)
		v := s.Begin(apptest.Pair("knight", "mage", "precedent"))
		told := 0
		for range 2 {
			s.Tap(v.Table.Turn)
			s.MyTurn()
		}
		for _, e := range v.Log {
			if e.Reason == nil || e.Reason.Action == duel.EndTurn {
				continue
			}
			require.True(t, e.Reason.Rationale.IsAppraised())
			v.OpenReason(s.Game, e.Reason)
			s.Unfold()
			if told++; told == 1 {
				s.Save("why_compared_" + language)
				looktest.AssertNothingCutOff(t, s.Window, "why")
			}
			text := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
			for card := range v.Heroes[1].Cards {
				if duel.CardIndex(card) != e.Reason.Action.Card {
					assert.NotContains(t, text, v.Card(1, duel.CardIndex(card)))
				}
			}
			assert.Contains(t, text, v.Translator.Text("why.gains"))
			assert.NotContains(t, text, v.Translator.Text("why.plan"))
			s.Game.Sheets().Close()
		}
		require.Positive(t, told)

		v.Open = true // as in a replay
		first := slices.IndexFunc(v.Log, func(e dueltable.Entry) bool { return e.Reason != nil && e.Reason.Action != duel.EndTurn })
		v.OpenReason(s.Game, v.Log[first].Reason)
		assert.True(t, s.Shows(v.Translator.Text("why.plan")))
		assert.True(t, s.Shows(explanation.Plan(v.Translator, v, 1, v.Log[first].Reason.Rationale)))
		s.Save("why_compared_open_" + language)
	}
}

// The user says that something isn't so, and may take that back.
func TestHabitsAreJudged(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Fill()
	s.Game.OpenKnowledge()
	s.Work()
	s.ChooseTile("Mage")
	said := "On the whole you mostly play Fire Bolt."
	assert.True(t, s.Shows(said))
	s.Press("knowledge.all_habits")
	s.Work()
	assert.True(t, s.Shows("47 of 68 turns, 69%; most people 45%. Since it was said: 21 of 30."))
	assert.True(t, s.Shows("What it does about it doesn’t show yet."))
	assert.True(t, s.Shows("When you are behind by 5 hp or more, you mostly do nothing but defend."))
	assert.True(t, s.Shows("It then attacks with two cards or more in 62% of its turns; if it didn’t know you, in 48%."))
	assert.False(t, s.Shows("In the first two rounds you seldom play just one card."))

	status := func() string {
		known, err := s.Game.Edition.Known("mage")
		require.NoError(t, err)
		return known.Habits[0].Status
	}
	buttons := func(key string) []*ui.Button {
		return apptest.Visible(s, func(b *ui.Button) bool { return b.Text == s.Game.Translator().Text(key) })
	}
	require.Len(t, buttons("knowledge.habit.allow"), 1)
	test.Tap(buttons("knowledge.habit.forbid")[0])
	s.Work()
	assert.Equal(t, schema.Forbidden, status())
	assert.True(t, s.Shows(said), "what it may not say is told")
	test.Tap(s.Details()[0])
	assert.True(t, s.Shows("It may no longer say of you: "+said))
	s.Game.Sheets().Close()

	require.Len(t, buttons("knowledge.habit.allow"), 2)
	test.Tap(buttons("knowledge.habit.allow")[0])
	s.Work()
	assert.Equal(t, schema.Watched, status())
	assert.Len(t, buttons("knowledge.habit.allow"), 1)
}

// In a broad window what the AI aims for stands beside the figures, cases among them; in a narrow one below.
func TestWhatIsBesideTheFiguresHasAColumnOfItsOwn(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnTablet, apptest.OnPhoneWide, apptest.OnDesktop, apptest.OnFullHD) {
		s := apptest.New(t, size, "uk")
		s.Fill()
		s.Game.OpenKnowledge()
		s.Work()
		s.ChooseTile("Маг")
		s.Press("knowledge.in_figures")
		place := fyne.CurrentApp().Driver().AbsolutePositionForObject
		cases := place(apptest.Find(s, func(l *widget.Label) bool { return strings.HasPrefix(l.Text, "1. ") }))
		weights := place(apptest.Find(s, func(l *widget.Label) bool { return l.Text == s.Text("knowledge.weights_about") }))
		tiles := apptest.Find(s, func(h *ui.Tile) bool { return h.Name == "Маг" })
		assert.Greater(t, cases.Y, weights.Y, size)
		assert.InDelta(t, cases.X, weights.X, 12, size)
		aims := place(apptest.Find(s, func(c *canvas.Text) bool { return c.Text == s.Text("knowledge.enemies") }))
		if size == apptest.OnDesktop || size == apptest.OnFullHD {
			assert.Greater(t, aims.X, size.Width/2, size)
			assert.Less(t, aims.Y, place(tiles).Y+tiles.Size().Height, "%v: from the top on", size)
			assert.Less(t, weights.X, size.Width/2, size)
		} else {
			assert.Greater(t, aims.Y, cases.Y, size)
		}
		looktest.AssertNothingCutOff(t, s.Window, "knowledge")
		s.Press("knowledge.steps")
		steps := place(apptest.Find(s, func(c *canvas.Text) bool { return c.Text == s.Text("knowledge.history") }))
		assert.Less(t, steps.Y, size.Height, size)
	}
}
