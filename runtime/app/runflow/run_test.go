package runflow_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/hindsight"
	"boardduels/ai/duel/rating"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/runflow"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// Whoever waits along a run is called by the hero and by how it plays, and told in words, where the run is chosen and
// on its map; so is whom the duel is with.
func TestRivalsOfARunAreCalledByWhatTheyDo(t *testing.T) {
	plan := schema.Run{ID: "road", Name: "Road", Stages: []schema.Stage{
		{Rival: "level_10", Hero: "mage"}, {Rival: "level_30", Hero: "rogue"}, {Rival: "level_140", Hero: "mage"},
	}}
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for language, told := range map[string][]string{
			"en": {"1. Mage · Beginner, level 10", "2. Rogue · Apprentice, level 30", "3. The boss: Mage · Master, level 140",
				"Knows simple plans and looks at hp alone; most of its decisions it still leaves to the lot.", "Fight: Mage · Beginner, level 10"},
			"uk": {"1. Маг · Початківець, рівень 10", "2. Розбійник · Підмайстер, рівень 30", "3. Головний суперник: Маг · Майстер, рівень 140",
				"Знає прості плани й дивиться лише на здоров’я; більшість рішень іще лишає жеребові.", "До бою: Маг · Початківець, рівень 10"},
		} {
			s := apptest.New(t, size, language)
			s.SetOut(plan, "1")
			for _, text := range told {
				assert.True(t, s.Shows(text), text)
			}
			looktest.AssertNothingCutOff(t, s.Window, "run_levels")
			s.Save(fmt.Sprintf("run_levels_%.0f_%s", size.Width, language))
			v := s.Fight()
			assert.Contains(t, apptest.Words(v.Table.Occasion), map[string]string{"en": "Beginner, level 10", "uk": "Початківець, рівень 10"}[language])
			looktest.AssertNothingCutOff(t, s.Window, "run_levels_duel")
			s.Save(fmt.Sprintf("run_levels_duel_%.0f_%s", size.Width, language))
		}
	}
}

// A run of three duels by taps alone, with a change after each win, and to the end.
func TestAWholeRunByTaps(t *testing.T) {
	quick.Skip(t, "plays a whole run by taps")
	for _, size := range []fyne.Size{apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop} {
		for _, language := range []string{"en", "uk"} {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := apptest.New(t, size, language)
				check := func(screen string) {
					for _, main := range apptest.Visible(s, func(b *ui.Button) bool { return navigator.IsMain(b) }) {
						assert.NotEqual(t, look.Symbol("wreath").Name(), drawingOn(main), "%s: gold on gold", screen)
					}
					looktest.AssertNothingCutOff(t, s.Window, screen)
					s.Save(screen + "_" + name)
				}
				s.Press("home.runs")
				s.Work()
				check("run_choice")
				s.SetOut(apptest.Road, apptest.WonRoad)
				for stage := range 3 {
					check(fmt.Sprint("run_map", stage))
					v := s.Fight()
					s.PlayByTaps(v, func(int) {})
					require.Equal(t, v.Me, v.Result.Winner, "duel %d", stage+1)
					s.Work()
					check(fmt.Sprint("run_result", stage))
					s.Press([]string{"run.on", "run.on", "run.end"}[stage])
					s.Work()
					if stage < 2 {
						check(fmt.Sprint("run_offers", stage))
						s.PressMain()
					}
				}
				assert.True(t, s.Shows(s.Text("run.won")))
				check("run_over")
				assert.NoFileExists(t, s.Game.RunFiles().Current())
				past, err := s.Game.RunFiles().Saved()
				require.NoError(t, err)
				require.Len(t, past, 1)
				assert.True(t, past[0].Score.Won)

				s.Press("run.again")
				s.Work()
				check("run_choice_again")
				r, err := library.ReadRun(past[0].Path)
				require.NoError(t, err)
				state, err := r.State()
				require.NoError(t, err)
				assert.Equal(t, run.Won, state.Phase)
				assert.Empty(t, s.Replays(), "its duels are its own")
				assert.Empty(t, s.Played, "nobody learns from them")
				s.Game.Runs.OpenPastRun(past[0])
				s.Work()
				assert.True(t, s.Shows(s.Text("run.won")))
				s.Game.Runs.WatchLeg(r, 1)
				s.Work()
				require.NotNil(t, s.Game.Table())
				s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
				s.Work()
				assert.True(t, s.Shows(s.Text("run.won")), "back to the run")
			})
		}
	}
}

func drawingOn(b *ui.Button) string {
	if b.Icon == nil {
		return ""
	}
	return b.Icon.Name()
}

// The way of a run is a road: who waits at each stop is told by a tap on it, what is done with the hp that were left,
// and the own deck is asked for only where it isn't shown.
func TestTheMapIsARoad(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		s := apptest.New(t, size, "en")
		s.SetOut(apptest.Road, apptest.WonRoad)
		stops := func() []*ui.Pressable { return apptest.Visible(s, func(*ui.Pressable) bool { return true }) }
		require.Len(t, stops(), 3)
		side := func(p *ui.Pressable) (side float32) {
			looktest.WalkVisible(p, fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
				if picture, is := o.(*canvas.Image); is {
					side = max(side, picture.Size().Width)
				}
			})
			return side
		}
		assert.Greater(t, side(stops()[2]), 1.2*side(stops()[1]), "the boss is larger")
		place := fyne.CurrentApp().Driver().AbsolutePositionForObject
		for i, stop := range stops()[1:] {
			before, now := place(stops()[i]), place(stop)
			if size == apptest.OnDesktop {
				assert.GreaterOrEqual(t, now.X, before.X+stops()[i].Size().Width)
			} else {
				assert.GreaterOrEqual(t, now.Y, before.Y+stops()[i].Size().Height)
			}
		}
		about := s.Text("brain.random.about")
		s.Tap(stops()[1])
		require.True(t, s.Game.Sheets().IsOpen())
		assert.True(t, s.Shows(about))
		assert.True(t, s.Shows(s.Text("run.rest", i18n.Args{"HP": 20})))
		looktest.AssertNothingCutOff(t, s.Window, "run_stop")
		s.Game.Sheets().Close()
		isDeck := func(b *ui.Button) bool { return b.Text == s.Text("run.deck") }
		assert.Len(t, apptest.Visible(s, isDeck), map[bool]int{true: 0, false: 1}[size == apptest.OnDesktop])

		v := s.Fight()
		s.PlayByTaps(v, func(int) {})
		left := v.Now.View.Fighters[v.Me].HP
		s.Work()
		s.Press("run.on")
		s.Work()
		s.PressMain()
		assert.True(t, s.Shows(s.Text("run.beaten_left", i18n.Args{"HP": left})))
		looktest.AssertNothingCutOff(t, s.Window, "run_road")
		s.Save(fmt.Sprintf("run_road_%.0f", size.Width))
	}
}

// The end of a run tells at a glance what came of it, and how that stands beside the runs before.
func TestTheEndOfARunTellsOfRecords(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
		s := apptest.NewWith(t, apptest.OnPhone, language, t.TempDir(), func(o *app.Options) { o.Now = func() time.Time { return now } })
		giveUp := func(wins int) {
			now = now.Add(time.Hour)
			s.SetOut(apptest.Road, apptest.WonRoad)
			for range wins {
				s.PlayByTaps(s.Fight(), func(int) {})
				s.Work()
				s.Press("run.on")
				s.Work()
				s.PressMain()
			}
			s.Press("run.give_up")
			s.PressOnSheet("run.give_up")
			s.Work()
			assert.True(t, s.Shows(s.Text("run.beaten_of", i18n.Args{"Beaten": wins, "Of": 3})))
			looktest.AssertNothingCutOff(t, s.Window, "run_end")
			s.Save(fmt.Sprintf("run_end_%s_%d", language, now.Hour()))
		}
		beaten := func(n int) i18n.Args {
			return i18n.Args{"Score": s.Text("runs.score", i18n.Args{"Beaten": n, "Of": 3})}
		}
		giveUp(0)
		assert.True(t, s.Shows(s.Text("run.first")))
		giveUp(1)
		assert.True(t, s.Shows(s.Text("run.record", beaten(0))))
		giveUp(0)
		assert.True(t, s.Shows(s.Text("run.best", beaten(1))))
		past, err := s.Game.RunFiles().Saved()
		require.NoError(t, err)
		require.Len(t, past, 3)
		s.Game.Runs.OpenPastRun(past[1])
		s.Work()
		assert.True(t, s.Shows(s.Text("run.record", beaten(0))), "as it was then")
	}
}

// What is offered tells of which card there are how many before and after; a card that has become better has a mark in
// the deck and on the table, which its own sheet explains.
func TestAnImprovedCardIsMarked(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.SetOut(apptest.Road, apptest.WonRoad)
	s.PlayByTaps(s.Fight(), func(int) {})
	s.Work()
	s.Press("run.on")
	s.Work()
	assert.True(t, s.Shows("Shield Block: 3 → 4 copies\nCleave: 3 → 2 copies"))
	r, err := library.ReadRun(s.Game.RunFiles().Current())
	require.NoError(t, err)
	offers := r.Legs[0].Offers
	better := slices.IndexFunc(offers, func(c run.Change) bool { return c.Kind == run.Sharpen })
	require.GreaterOrEqual(t, better, 0)
	before := offers[better].Card.Name
	assert.True(t, s.Shows(before), "as it was")
	assert.True(t, s.Shows(before+"+"), "as it will be")
	takes := apptest.Visible(s, func(b *ui.Button) bool { return b.Text == s.Text("run.offers.take") })
	require.Len(t, takes, len(offers))
	s.Tap(takes[better])
	s.Work()
	require.True(t, s.OffersFight())
	assert.True(t, s.Shows(before+"+"), "in the deck")
	assert.False(t, s.Shows(before))

	v := s.Fight()
	for seat := range v.Heroes {
		for i := range v.Heroes[seat].Cards {
			isBetter := game.Seat(seat) == v.Me && v.Heroes[seat].Cards[i].ID == offers[better].Card.ID
			title, content := v.AboutCard(game.Seat(seat), duel.CardIndex(i))
			assert.Equal(t, isBetter, strings.HasSuffix(title, "+"), title)
			told := false
			looktest.WalkVisible(content, fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
				if label, is := o.(*widget.Label); is && label.Text == s.Text("term.improved") {
					told = true
				}
			})
			assert.Equal(t, isBetter, told, title)
		}
	}

	at := slices.IndexFunc(v.Heroes[v.Me].Cards, func(c schema.Card) bool { return c.ID == offers[better].Card.ID })
	s.Game.Replays.Decisive = func(context.Context, *duelrecord.Record, *kb.Knowledge, *kb.Knowledge, func(float32)) (*hindsight.Card, error) {
		return &hindsight.Card{Card: duel.CardIndex(at), Round: 1, With: 0.9, IsKept: true}, nil
	}
	s.PlayByTaps(v, func(int) {})
	require.Equal(t, v.Me, v.Result.Winner)
	s.Work()
	assert.True(t, s.Shows(s.Text("result.decisive", i18n.Args{"Hero": v.Hero(v.Me), "Card": before + "+", "Round": 1, "Without": 0, "With": 90})), "in the result")
	record := v.Match.Record()
	s.Press("result.watch")
	s.Work()
	assert.Contains(t, s.Game.Replays.Showing(record).CardName(&record.Seats[v.Me].Hero.Cards[at]), "+", "in the replay")
	s.Game.OpenReplays()
	s.Work()
	for of, improved := range s.Game.Replays.Marks {
		name := s.Game.Replays.Showing(of).CardName(&of.Seats[v.Me].Hero.Cards[at])
		assert.Equal(t, len(improved) > 0, strings.HasSuffix(name, "+"), "in the collection, as it was then")
	}
	assert.Len(t, s.Game.Replays.Marks, 2)
}

// A duel of the run under way is among the replays at once, as one of the run, and leads back to it.
func TestADuelOfTheRunUnderWayIsAmongTheReplays(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.SetOut(apptest.Road, apptest.WonRoad)
	s.PlayByTaps(s.Fight(), func(int) {})
	s.Work()
	s.Game.OpenReplays()
	s.Work()
	require.Len(t, s.ReplayRows(), 1)
	assert.True(t, s.Shows(s.Text("replays.leg", i18n.Args{"Run": "Road", "N": 1})))
	s.Press("replays.open_run")
	s.Work()
	assert.True(t, s.Shows(s.Text("run.offers.about")), "the run is where it was")
}

// The choice of a run sets out on it, on that of the day, or on one by its seed.
func TestARunIsChosen(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	began := func() *run.Run {
		r, err := library.ReadRun(s.Game.RunFiles().Current())
		require.NoError(t, err)
		return r
	}
	s.Press("home.runs")
	s.Work()
	s.ChooseTile("Priest")
	s.Press("runs.set_out")
	s.Work()
	first := began()
	assert.Equal(t, "priest", first.Hero.ID)
	assert.Equal(t, "first_steps", first.Plan.ID)
	assert.Empty(t, first.Day)

	giveUp := func() {
		s.Press("run.give_up")
		s.PressOnSheet("run.give_up")
		s.Work()
		require.True(t, s.Shows(s.Text("run.lost")))
		s.Press("run.again")
		s.Work()
	}
	giveUp()
	s.TapButton("Today’s run, 20.11.2026")
	s.Work()
	assert.Equal(t, "2026-11-20", began().Day)
	assert.Equal(t, run.DaySeed("2026-11-20", "first_steps"), began().Seed)
	giveUp()

	s.Press("runs.by_seed")
	seed := apptest.Find(s, func(*ui.Entry) bool { return true })
	seed.SetText("forty")
	s.PressOnSheet("runs.set_out")
	assert.True(t, s.Shows(s.Text("runs.seed_wrong", i18n.Args{"Found": "forty"})))
	s.Game.Sheets().Close()
	s.Press("runs.by_seed")
	apptest.Find(s, func(*ui.Entry) bool { return true }).SetText("42")
	s.PressOnSheet("runs.set_out")
	s.Work()
	assert.EqualValues(t, 42, began().Seed)
	assert.True(t, s.Shows("Seed 42"))
}

// A run is where it was when the program is started again: between duels, in one, and before a change is taken.
func TestARunIsGoneOnWith(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	again := func() {
		s.Game.Close()
		s = apptest.NewIn(t, apptest.OnPhone, "en", folder)
		s.Press("home.run_continue")
		s.Work()
	}
	s.SetOut(apptest.Road, apptest.WonRoad)
	again()
	require.True(t, s.OffersFight(), "before its first duel")
	v := s.Fight()
	s.Tap(v.Table.Turn)
	s.MyTurn()
	turns := len(v.Match.Record().Turns)
	again()
	assert.True(t, len(apptest.Visible(s, func(b *ui.Button) bool { return b.Text == s.Text("run.resume") })) > 0)
	v = s.Fight()
	assert.GreaterOrEqual(t, len(v.Match.Record().Turns), turns, "in the duel where it was")

	v.Resign()
	s.Settle(func() bool { return s.Game.Table() == nil })
	s.Work()
	s.Press("run.end")
	s.Work()
	assert.True(t, s.Shows(s.Text("run.lost")))

	s.Press("run.again")
	s.Work()
	s.SetOut(apptest.Road, apptest.WonRoad)
	s.PlayByTaps(s.Fight(), func(int) {})
	again()
	assert.True(t, s.Shows(s.Text("run.offers.about")), "before a change is taken")
	s.PressMain()
	again()
	require.True(t, s.OffersFight())
	r, err := library.ReadRun(s.Game.RunFiles().Current())
	require.NoError(t, err)
	assert.Equal(t, 0, r.Legs[0].Taken)
}

// A duel that was begun by another version, which drew another enemy, is shown with the enemy that it has.
func TestTheMapShowsWhomADuelWasBegunWith(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	s.SetOut(schema.Run{ID: "road", Stages: []schema.Stage{{Rival: "random"}, {Rival: "random", Hero: "mage"}}}, apptest.WonRoad)
	record := s.Fight().Match.Record()
	other, err := duelrecord.PackHero(s.Game.Edition.Pack, "mage")
	require.NoError(t, err)
	require.NotEqual(t, other.ID, record.Seats[1].Hero.ID)
	record.Seats[1].Hero, record.Turns = other, nil
	s.Game.Close()
	require.NoError(t, s.Game.RunFiles().Duel().Save(record))

	s = apptest.NewIn(t, apptest.OnPhone, "en", folder)
	s.Press("home.run_continue")
	s.Work()
	assert.True(t, s.Shows(s.Text("run.rival", i18n.Args{"N": 1, "Rival": s.Text("brain.random"), "Hero": s.HeroName("mage")})))
}

// A duel that was over when the program was killed counts, though the run didn't know of it yet.
func TestADuelThatWasOverIsTakenIn(t *testing.T) {
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	s.SetOut(apptest.Road, apptest.WonRoad)
	before, err := os.ReadFile(s.Game.RunFiles().Current())
	require.NoError(t, err)
	v := s.Fight()
	s.PlayByTaps(v, func(int) {})
	s.Work()
	require.NoError(t, s.Game.RunFiles().Duel().Save(v.Match.Record()))
	require.NoError(t, os.WriteFile(s.Game.RunFiles().Current(), before, 0o644))
	s.Game.Close()
	s = apptest.NewIn(t, apptest.OnPhone, "en", folder)
	s.Press("home.run_continue")
	s.Work()
	assert.True(t, s.Shows(s.Text("run.offers.about")))
	assert.NoFileExists(t, s.Game.RunFiles().Duel().Path)
}

// A damaged run is told about and kept aside; a full disk keeps nobody from going on.
func TestTroubleWithRuns(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "uk")
	for i, damage := range []struct {
		part   *regexp.Regexp
		reason string
	}{
		{regexp.MustCompile(`(?s)\n.*`), "рядок 1: це не похід"},
		{regexp.MustCompile(`,\s*"digest": "[0-9a-f]{64}"`), "бракує контрольної суми"},
	} {
		s.SetOut(apptest.Road, apptest.WonRoad)
		s.Game.OpenHome()
		whole, err := os.ReadFile(s.Game.RunFiles().Current())
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(s.Game.RunFiles().Current(), damage.part.ReplaceAll(whole, nil), 0o644))
		s.Game.OpenRuns()
		s.Work()
		s.AssertUkrainian()
		assert.Contains(t, s.Told(), damage.reason)
		kept, err := filepath.Glob(filepath.Join(s.Folder, "current*"))
		require.NoError(t, err)
		assert.Len(t, kept, i+1, "what was damaged")
		s.Game.Sheets().Close()
	}

	s.SetOut(apptest.Road, apptest.WonRoad)
	free := s.Block("current" + library.RunEnding)
	s.PlayByTaps(s.Fight(), func(int) {})
	s.Work()
	require.True(t, s.Game.Sheets().IsOpen(), "it isn't saved")
	s.AssertUkrainian()
	s.Game.Sheets().Close()
	s.Press("run.on")
	s.Work()
	free()
	s.PressMain()
	r, err := library.ReadRun(s.Game.RunFiles().Current())
	require.NoError(t, err)
	assert.Len(t, r.Legs, 1, "the next step has saved it")
}

// Each rival of the runs that come with the game is stronger than the one before, and the boss is seen to be the
// strongest: with three swords at least, and more than any other.
func TestRivalsGetStrongerAlongARun(t *testing.T) {
	s := apptest.Newcomer(t, apptest.OnPhone, "en")
	plans := runflow.Plans(s.Game.Edition)
	require.Len(t, plans, 2)
	for _, plan := range plans {
		boss := plan.Stages[len(plan.Stages)-1].Rival
		assert.GreaterOrEqual(t, rating.Step(boss), 3, "%s: %s", plan.ID, boss)
		for i, stage := range plan.Stages[1:] {
			before, known := rating.Of(plan.Stages[i].Rival)
			require.True(t, known)
			now, known := rating.Of(stage.Rival)
			require.True(t, known)
			assert.Greater(t, now, before, "%s: %s comes after %s", plan.ID, stage.Rival, plan.Stages[i].Rival)
			assert.Less(t, rating.Step(plan.Stages[i].Rival), rating.Step(boss), "%s: %s", plan.ID, plan.Stages[i].Rival)
		}
	}
}

// Where there is room, the page of runs shows who waits along the one that is chosen.
func TestRunsShowWhoWaits(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Press("home.runs")
	s.Work()
	assert.True(t, s.Shows("1. The Zombie"))
	assert.True(t, s.Shows("2. The Orc"))
	assert.True(t, s.Shows("3. The boss: The Soldier"))
	plans := apptest.Visible(s, func(p *ui.Pressable) bool { return p.Size().Height > 100 })
	require.GreaterOrEqual(t, len(plans), 2)
	s.Tap(plans[1])
	assert.True(t, s.Shows("7. The boss: The Learner"))
	assert.False(t, s.Shows("2. The Orc"))
	looktest.AssertNothingCutOff(t, s.Window, "runs_way")
}

// Nothing but a gap is left between what is chosen and the button that begins, in either half of a broad window.
func TestBroadPagesHaveNoHoles(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		for page, button := range map[string]string{"home.new_duel": "choice.begin", "home.runs": "runs.set_out"} {
			s := apptest.New(t, fyne.NewSize(1280, 800), language)
			s.Press(page)
			s.Work()
			place := fyne.CurrentApp().Driver().AbsolutePositionForObject
			begin := place(apptest.Find(s, func(b *ui.Button) bool { return b.Text == s.Text(button) }))
			for half, from := range []float32{0, 640} {
				lowest := float32(0)
				s.Walk(func(o fyne.CanvasObject) {
					if r, is := o.(*canvas.Rectangle); is && place(o).X >= from && place(o).X+o.Size().Width < from+660 {
						if bottom := place(r).Y + r.Size().Height; bottom <= begin.Y {
							lowest = max(lowest, bottom)
						}
					}
				})
				assert.Less(t, begin.Y-lowest, float32(30), "%s %s, half %d", language, page, half+1)
			}
		}
	}
}

// The map of a run and the changes that it offers use the room of a broad window.
func TestThePagesOfARunUseTheirRoom(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(apptest.OnDesktop, fyne.NewSize(1920, 1080)) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			s.SetOut(apptest.Road, apptest.WonRoad)
			filled := func(screen string) {
				looktest.AssertNothingCutOff(t, s.Window, screen)
				lowest := float32(0)
				s.Walk(func(o fyne.CanvasObject) {
					if _, is := o.(*canvas.Rectangle); is && o.Size().Height < size.Height/2 {
						lowest = max(lowest, fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y+o.Size().Height)
					}
				})
				assert.Greater(t, lowest, 0.8*size.Height, "%s %v", screen, size)
				s.Save(fmt.Sprintf("room_%s_%.0f_%s", screen, size.Width, language))
			}
			filled("map")
			s.PlayByTaps(s.Fight(), func(int) {})
			s.Work()
			s.Press("run.on")
			s.Work()
			require.True(t, s.Shows(s.Text("run.offers.about")))
			filled("offers")
		}
	}
}

// Whoever is new sets out with the hero of the lesson, in each language.
func TestTheFirstRunIsOfTheLessonsHero(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := apptest.New(t, apptest.OnDesktop, language)
		s.Press("home.runs")
		s.Work()
		s.Press("runs.set_out")
		s.Work()
		r, err := library.ReadRun(s.Game.RunFiles().Current())
		require.NoError(t, err)
		assert.Equal(t, duelflow.FirstHero, r.Hero.ID, language)
	}
}

// The result of a duel leads on with the run only where it goes on.
func TestTheLastResultOfARunLeadsToItsEnd(t *testing.T) {
	for name, c := range map[string]struct {
		plan   schema.Run
		finish func(*apptest.Stand, *screen.Session)
		end    string
	}{
		"won":  {apptest.LastStage, func(s *apptest.Stand, v *screen.Session) { s.PlayByTaps(v, func(int) {}) }, "run.won"},
		"lost": {apptest.Road, func(_ *apptest.Stand, v *screen.Session) { v.Resign() }, "run.lost"},
	} {
		t.Run(name, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, "en")
			s.Game.Runs.SetOut(c.plan, "knight", apptest.WonRoad, "")
			s.Work()
			c.finish(s, s.Fight())
			s.Settle(func() bool { return s.Shows(s.Text("result.watch")) })
			assert.False(t, s.Shows(s.Text("run.on")))
			s.Press("run.end")
			s.Work()
			assert.True(t, s.Shows(s.Text(c.end)))
		})
	}
}

// A window of 900 × 700 pixels shows a run's whole way, and the button that goes on with it.
func TestTheWayOfARunFits(t *testing.T) {
	const menu = 30
	for _, language := range quick.First("en", "uk") {
		for _, id := range []string{"long_road", "first_steps"} {
			s := apptest.New(t, fyne.NewSize(900, 700-menu), language)
			plan, ok := s.Game.Edition.Pack.Run(id)
			require.True(t, ok)
			s.SetOut(plan, "1")
			looktest.AssertNothingCutOff(t, s.Window, id)
			s.Save("way_900x700_" + id + "_" + language)
			looktest.WalkVisible(s.Window.Content(), fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
				if scroll, ok := o.(*container.Scroll); ok {
					assert.LessOrEqual(t, scroll.Content.MinSize().Height, scroll.Size().Height+1, "%s %s: nothing has to be scrolled", id, language)
				}
			})
		}
	}
}
