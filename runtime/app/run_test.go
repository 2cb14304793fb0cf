package app

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
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/hindsight"
	"boardduels/ai/duel/rating"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/kb"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/runflow"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// road is a run that a person can win who plays whatever is at hand.
var road = schema.Run{ID: "road", Name: "Road", Stages: []schema.Stage{
	{Rival: "random", Hero: "mage"}, {Rival: "random", Hero: "rogue", Rest: 20}, {Rival: "random", Hero: "mage", Rest: 20, MoreHP: 2},
}}

// wonRoad is a seed with which that person wins.
const wonRoad = "8"

// setOut begins a run and shows its map.
func (s *stand) setOut(plan schema.Run, seed string) {
	s.t.Helper()
	s.game.runs.SetOut(plan, "knight", seed, "")
	s.work()
	require.True(s.t, s.offersFight())
}

// offersFight reports whether the map is shown.
func (s *stand) offersFight() bool {
	return len(visible(s, func(b *ui.Button) bool {
		return s.game.IsMain(b) && strings.HasPrefix(b.Text, strings.TrimRight(s.text("run.fight", i18n.Args{"Rival": "", "Hero": ""}), " ·"))
	})) > 0
}

// fight goes into the duel that is due, or that was begun.
func (s *stand) fight() *screen.Session {
	s.t.Helper()
	before := s.game.duels.Session
	s.pressMain()
	s.settle(func() bool { return s.game.duels.Session != before })
	s.myTurn()
	return s.game.duels.Session
}

// pressMain presses what the screen is for.
func (s *stand) pressMain() {
	s.t.Helper()
	test.Tap(find(s, func(b *ui.Button) bool { return s.game.IsMain(b) }))
	s.work()
}

// Whoever waits along a run is called by the hero and by how it plays, and told in words, where the run is chosen and
// on its map; so is whom the duel is with.
func TestRivalsOfARunAreCalledByWhatTheyDo(t *testing.T) {
	plan := schema.Run{ID: "road", Name: "Road", Stages: []schema.Stage{
		{Rival: "level_10", Hero: "mage"}, {Rival: "level_30", Hero: "rogue"}, {Rival: "level_140", Hero: "mage"},
	}}
	for _, size := range quick.First(onPhone, onDesktop) {
		for language, told := range map[string][]string{
			"en": {"1. Mage · Beginner, level 10", "2. Rogue · Apprentice, level 30", "3. The boss: Mage · Master, level 140",
				"Knows simple plans and looks at hp alone; most of its decisions it still leaves to the lot.", "Fight: Mage · Beginner, level 10"},
			"uk": {"1. Маг · Початківець, рівень 10", "2. Розбійник · Підмайстер, рівень 30", "3. Головний суперник: Маг · Майстер, рівень 140",
				"Знає прості плани й дивиться лише на здоров’я; більшість рішень іще лишає жеребові.", "До бою: Маг · Початківець, рівень 10"},
		} {
			s := newStand(t, size, language)
			s.setOut(plan, "1")
			for _, text := range told {
				assert.True(t, s.shows(text), text)
			}
			looktest.AssertNothingCutOff(t, s.window, "run_levels")
			s.save(fmt.Sprintf("run_levels_%.0f_%s", size.Width, language))
			v := s.fight()
			assert.Contains(t, words(v.Table.Occasion), map[string]string{"en": "Beginner, level 10", "uk": "Початківець, рівень 10"}[language])
			looktest.AssertNothingCutOff(t, s.window, "run_levels_duel")
			s.save(fmt.Sprintf("run_levels_duel_%.0f_%s", size.Width, language))
		}
	}
}

// A run of three duels by taps alone, with a change after each win, and to the end.
func TestAWholeRunByTaps(t *testing.T) {
	quick.Skip(t, "plays a whole run by taps")
	for _, size := range []fyne.Size{onPhone, onPhoneWide, onDesktop} {
		for _, language := range []string{"en", "uk"} {
			name := fmt.Sprintf("%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := newStand(t, size, language)
				check := func(screen string) {
					for _, main := range visible(s, func(b *ui.Button) bool { return s.game.IsMain(b) }) {
						assert.NotEqual(t, look.Symbol("wreath").Name(), drawingOn(main), "%s: gold on gold", screen)
					}
					looktest.AssertNothingCutOff(t, s.window, screen)
					s.save(screen + "_" + name)
				}
				s.press("home.runs")
				s.work()
				check("run_choice")
				s.setOut(road, wonRoad)
				for stage := range 3 {
					check(fmt.Sprint("run_map", stage))
					v := s.fight()
					s.playByTaps(v, func(int) {})
					require.Equal(t, v.Me, v.Result.Winner, "duel %d", stage+1)
					s.work()
					check(fmt.Sprint("run_result", stage))
					s.press([]string{"run.on", "run.on", "run.end"}[stage])
					s.work()
					if stage < 2 {
						check(fmt.Sprint("run_offers", stage))
						s.pressMain()
					}
				}
				assert.True(t, s.shows(s.text("run.won")))
				check("run_over")
				assert.NoFileExists(t, s.game.Runs().Current())
				past, err := s.game.Runs().Saved()
				require.NoError(t, err)
				require.Len(t, past, 1)
				assert.True(t, past[0].Score.Won)

				s.press("run.again")
				s.work()
				check("run_choice_again")
				r, err := library.ReadRun(past[0].Path)
				require.NoError(t, err)
				state, err := r.State()
				require.NoError(t, err)
				assert.Equal(t, run.Won, state.Phase)
				assert.Empty(t, s.replays(), "its duels are its own")
				assert.Empty(t, s.played, "nobody learns from them")
				s.game.runs.OpenPastRun(past[0])
				s.work()
				assert.True(t, s.shows(s.text("run.won")))
				s.game.runs.WatchLeg(r, 1)
				s.work()
				require.NotNil(t, s.game.Table)
				s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
				s.work()
				assert.True(t, s.shows(s.text("run.won")), "back to the run")
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
	for _, size := range quick.First(onPhone, onDesktop) {
		s := newStand(t, size, "en")
		s.setOut(road, wonRoad)
		stops := func() []*ui.Pressable { return visible(s, func(*ui.Pressable) bool { return true }) }
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
			if size == onDesktop {
				assert.GreaterOrEqual(t, now.X, before.X+stops()[i].Size().Width)
			} else {
				assert.GreaterOrEqual(t, now.Y, before.Y+stops()[i].Size().Height)
			}
		}
		about := s.text("brain.random.about")
		s.tap(stops()[1])
		require.True(t, s.game.Sheets.IsOpen())
		assert.True(t, s.shows(about))
		assert.True(t, s.shows(s.text("run.rest", i18n.Args{"HP": 20})))
		looktest.AssertNothingCutOff(t, s.window, "run_stop")
		s.game.Sheets.Close()
		isDeck := func(b *ui.Button) bool { return b.Text == s.text("run.deck") }
		assert.Len(t, visible(s, isDeck), map[bool]int{true: 0, false: 1}[size == onDesktop])

		v := s.fight()
		s.playByTaps(v, func(int) {})
		left := v.Now.View.Fighters[v.Me].HP
		s.work()
		s.press("run.on")
		s.work()
		s.pressMain()
		assert.True(t, s.shows(s.text("run.beaten_left", i18n.Args{"HP": left})))
		looktest.AssertNothingCutOff(t, s.window, "run_road")
		s.save(fmt.Sprintf("run_road_%.0f", size.Width))
	}
}

// The end of a run tells at a glance what came of it, and how that stands beside the runs before.
func TestTheEndOfARunTellsOfRecords(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, onPhone, language)
		now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
		s.game.Now = func() time.Time { return now }
		giveUp := func(wins int) {
			now = now.Add(time.Hour)
			s.setOut(road, wonRoad)
			for range wins {
				s.playByTaps(s.fight(), func(int) {})
				s.work()
				s.press("run.on")
				s.work()
				s.pressMain()
			}
			s.press("run.give_up")
			s.pressOnSheet("run.give_up")
			s.work()
			assert.True(t, s.shows(s.text("run.beaten_of", i18n.Args{"Beaten": wins, "Of": 3})))
			looktest.AssertNothingCutOff(t, s.window, "run_end")
			s.save(fmt.Sprintf("run_end_%s_%d", language, now.Hour()))
		}
		beaten := func(n int) i18n.Args {
			return i18n.Args{"Score": s.text("runs.score", i18n.Args{"Beaten": n, "Of": 3})}
		}
		giveUp(0)
		assert.True(t, s.shows(s.text("run.first")))
		giveUp(1)
		assert.True(t, s.shows(s.text("run.record", beaten(0))))
		giveUp(0)
		assert.True(t, s.shows(s.text("run.best", beaten(1))))
		past, err := s.game.Runs().Saved()
		require.NoError(t, err)
		require.Len(t, past, 3)
		s.game.runs.OpenPastRun(past[1])
		s.work()
		assert.True(t, s.shows(s.text("run.record", beaten(0))), "as it was then")
	}
}

// What is offered tells of which card there are how many before and after; a card that has become better has a mark in
// the deck and on the table, which its own sheet explains.
func TestAnImprovedCardIsMarked(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	s.setOut(road, wonRoad)
	s.playByTaps(s.fight(), func(int) {})
	s.work()
	s.press("run.on")
	s.work()
	assert.True(t, s.shows("Shield Block: 3 → 4 copies\nCleave: 3 → 2 copies"))
	r, err := library.ReadRun(s.game.Runs().Current())
	require.NoError(t, err)
	offers := r.Legs[0].Offers
	better := slices.IndexFunc(offers, func(c run.Change) bool { return c.Kind == run.Sharpen })
	require.GreaterOrEqual(t, better, 0)
	before := offers[better].Card.Name
	assert.True(t, s.shows(before), "as it was")
	assert.True(t, s.shows(before+"+"), "as it will be")
	takes := visible(s, func(b *ui.Button) bool { return b.Text == s.text("run.offers.take") })
	require.Len(t, takes, len(offers))
	s.tap(takes[better])
	s.work()
	require.True(t, s.offersFight())
	assert.True(t, s.shows(before+"+"), "in the deck")
	assert.False(t, s.shows(before))

	v := s.fight()
	for seat := range v.Heroes {
		for i := range v.Heroes[seat].Cards {
			isBetter := game.Seat(seat) == v.Me && v.Heroes[seat].Cards[i].ID == offers[better].Card.ID
			title, content := v.AboutCard(game.Seat(seat), duel.CardIndex(i))
			assert.Equal(t, isBetter, strings.HasSuffix(title, "+"), title)
			told := false
			looktest.WalkVisible(content, fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
				if label, is := o.(*widget.Label); is && label.Text == s.text("term.improved") {
					told = true
				}
			})
			assert.Equal(t, isBetter, told, title)
		}
	}

	at := slices.IndexFunc(v.Heroes[v.Me].Cards, func(c schema.Card) bool { return c.ID == offers[better].Card.ID })
	s.game.replays.Decisive = func(context.Context, *duelrecord.Record, *kb.Knowledge, *kb.Knowledge, func(float32)) (*hindsight.Card, error) {
		return &hindsight.Card{Card: duel.CardIndex(at), Round: 1, With: 0.9, IsKept: true}, nil
	}
	s.playByTaps(v, func(int) {})
	require.Equal(t, v.Me, v.Result.Winner)
	s.work()
	assert.True(t, s.shows(s.text("result.decisive", i18n.Args{"Hero": v.Hero(v.Me), "Card": before + "+", "Round": 1, "Without": 0, "With": 90})), "in the result")
	record := v.Match.Record()
	s.press("result.watch")
	s.work()
	assert.Contains(t, s.game.replays.Showing(record).CardName(&record.Seats[v.Me].Hero.Cards[at]), "+", "in the replay")
	s.game.OpenReplays()
	s.work()
	for of, improved := range s.game.replays.Marks {
		name := s.game.replays.Showing(of).CardName(&of.Seats[v.Me].Hero.Cards[at])
		assert.Equal(t, len(improved) > 0, strings.HasSuffix(name, "+"), "in the collection, as it was then")
	}
	assert.Len(t, s.game.replays.Marks, 2)
}

// A duel of the run under way is among the replays at once, as one of the run, and leads back to it.
func TestADuelOfTheRunUnderWayIsAmongTheReplays(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.setOut(road, wonRoad)
	s.playByTaps(s.fight(), func(int) {})
	s.work()
	s.game.OpenReplays()
	s.work()
	require.Len(t, s.replayRows(), 1)
	assert.True(t, s.shows(s.text("replays.leg", i18n.Args{"Run": "Road", "N": 1})))
	s.press("replays.open_run")
	s.work()
	assert.True(t, s.shows(s.text("run.offers.about")), "the run is where it was")
}

// The choice of a run sets out on it, on that of the day, or on one by its seed.
func TestARunIsChosen(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	began := func() *run.Run {
		r, err := library.ReadRun(s.game.Runs().Current())
		require.NoError(t, err)
		return r
	}
	s.press("home.runs")
	s.work()
	s.chooseTile("Priest")
	s.press("runs.set_out")
	s.work()
	first := began()
	assert.Equal(t, "priest", first.Hero.ID)
	assert.Equal(t, "first_steps", first.Plan.ID)
	assert.Empty(t, first.Day)

	giveUp := func() {
		s.press("run.give_up")
		s.pressOnSheet("run.give_up")
		s.work()
		require.True(t, s.shows(s.text("run.lost")))
		s.press("run.again")
		s.work()
	}
	giveUp()
	s.tapButton("Today’s run, 20.11.2026")
	s.work()
	assert.Equal(t, "2026-11-20", began().Day)
	assert.Equal(t, run.DaySeed("2026-11-20", "first_steps"), began().Seed)
	giveUp()

	s.press("runs.by_seed")
	seed := find(s, func(*ui.Entry) bool { return true })
	seed.SetText("forty")
	s.pressOnSheet("runs.set_out")
	assert.True(t, s.shows(s.text("runs.seed_wrong", i18n.Args{"Found": "forty"})))
	s.game.Sheets.Close()
	s.press("runs.by_seed")
	find(s, func(*ui.Entry) bool { return true }).SetText("42")
	s.pressOnSheet("runs.set_out")
	s.work()
	assert.EqualValues(t, 42, began().Seed)
	assert.True(t, s.shows("Seed 42"))
}

// A run is where it was when the program is started again: between duels, in one, and before a change is taken.
func TestARunIsGoneOnWith(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	again := func() {
		s.game.Close()
		s = newStandIn(t, onPhone, "en", folder)
		s.press("home.run_continue")
		s.work()
	}
	s.setOut(road, wonRoad)
	again()
	require.True(t, s.offersFight(), "before its first duel")
	v := s.fight()
	s.tap(v.Table.Turn)
	s.myTurn()
	turns := len(v.Match.Record().Turns)
	again()
	assert.True(t, len(visible(s, func(b *ui.Button) bool { return b.Text == s.text("run.resume") })) > 0)
	v = s.fight()
	assert.GreaterOrEqual(t, len(v.Match.Record().Turns), turns, "in the duel where it was")

	v.Resign()
	s.settle(func() bool { return s.game.Table == nil })
	s.work()
	s.press("run.end")
	s.work()
	assert.True(t, s.shows(s.text("run.lost")))

	s.press("run.again")
	s.work()
	s.setOut(road, wonRoad)
	s.playByTaps(s.fight(), func(int) {})
	again()
	assert.True(t, s.shows(s.text("run.offers.about")), "before a change is taken")
	s.pressMain()
	again()
	require.True(t, s.offersFight())
	r, err := library.ReadRun(s.game.Runs().Current())
	require.NoError(t, err)
	assert.Equal(t, 0, r.Legs[0].Taken)
}

// A duel that was begun by another version, which drew another enemy, is shown with the enemy that it has.
func TestTheMapShowsWhomADuelWasBegunWith(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	s.setOut(schema.Run{ID: "road", Stages: []schema.Stage{{Rival: "random"}, {Rival: "random", Hero: "mage"}}}, wonRoad)
	record := s.fight().Match.Record()
	other, err := duelrecord.PackHero(s.game.Edition.Pack, "mage")
	require.NoError(t, err)
	require.NotEqual(t, other.ID, record.Seats[1].Hero.ID)
	record.Seats[1].Hero, record.Turns = other, nil
	s.game.Close()
	require.NoError(t, s.game.Runs().Duel().Save(record))

	s = newStandIn(t, onPhone, "en", folder)
	s.press("home.run_continue")
	s.work()
	assert.True(t, s.shows(s.text("run.rival", i18n.Args{"N": 1, "Rival": s.text("brain.random"), "Hero": s.heroName("mage")})))
}

// A duel that was over when the program was killed counts, though the run didn't know of it yet.
func TestADuelThatWasOverIsTakenIn(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	s.setOut(road, wonRoad)
	before, err := os.ReadFile(s.game.Runs().Current())
	require.NoError(t, err)
	v := s.fight()
	s.playByTaps(v, func(int) {})
	s.work()
	require.NoError(t, s.game.Runs().Duel().Save(v.Match.Record()))
	require.NoError(t, os.WriteFile(s.game.Runs().Current(), before, 0o644))
	s.game.Close()
	s = newStandIn(t, onPhone, "en", folder)
	s.press("home.run_continue")
	s.work()
	assert.True(t, s.shows(s.text("run.offers.about")))
	assert.NoFileExists(t, s.game.Runs().Duel().Path)
}

// A damaged run is told about and kept aside; a full disk keeps nobody from going on.
func TestTroubleWithRuns(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "uk")
	for i, damage := range []struct {
		part   *regexp.Regexp
		reason string
	}{
		{regexp.MustCompile(`(?s)\n.*`), "рядок 1: це не похід"},
		{regexp.MustCompile(`,\s*"digest": "[0-9a-f]{64}"`), "бракує контрольної суми"},
	} {
		s.setOut(road, wonRoad)
		s.game.OpenHome()
		whole, err := os.ReadFile(s.game.Runs().Current())
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(s.game.Runs().Current(), damage.part.ReplaceAll(whole, nil), 0o644))
		s.game.OpenRuns()
		s.work()
		s.assertUkrainian()
		assert.Contains(t, s.told(), damage.reason)
		kept, err := filepath.Glob(filepath.Join(s.folder, "current*"))
		require.NoError(t, err)
		assert.Len(t, kept, i+1, "what was damaged")
		s.game.Sheets.Close()
	}

	s.setOut(road, wonRoad)
	free := s.block("current" + library.RunEnding)
	s.playByTaps(s.fight(), func(int) {})
	s.work()
	require.True(t, s.game.Sheets.IsOpen(), "it isn't saved")
	s.assertUkrainian()
	s.game.Sheets.Close()
	s.press("run.on")
	s.work()
	free()
	s.pressMain()
	r, err := library.ReadRun(s.game.Runs().Current())
	require.NoError(t, err)
	assert.Len(t, r.Legs, 1, "the next step has saved it")
}

// Each rival of the runs that come with the game is stronger than the one before, and the boss is seen to be the
// strongest: with three swords at least, and more than any other.
func TestRivalsGetStrongerAlongARun(t *testing.T) {
	s := newcomer(t, onPhone, "en")
	plans := runflow.Plans(s.game.Edition)
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
	s := newStand(t, onDesktop, "en")
	s.press("home.runs")
	s.work()
	assert.True(t, s.shows("1. The Zombie"))
	assert.True(t, s.shows("2. The Orc"))
	assert.True(t, s.shows("3. The boss: The Soldier"))
	plans := visible(s, func(p *ui.Pressable) bool { return p.Size().Height > 100 })
	require.GreaterOrEqual(t, len(plans), 2)
	s.tap(plans[1])
	assert.True(t, s.shows("7. The boss: The Learner"))
	assert.False(t, s.shows("2. The Orc"))
	looktest.AssertNothingCutOff(t, s.window, "runs_way")
}

// Nothing but a gap is left between what is chosen and the button that begins, in either half of a broad window.
func TestBroadPagesHaveNoHoles(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		for page, button := range map[string]string{"home.new_duel": "choice.begin", "home.runs": "runs.set_out"} {
			s := newStand(t, fyne.NewSize(1280, 800), language)
			s.press(page)
			s.work()
			place := fyne.CurrentApp().Driver().AbsolutePositionForObject
			begin := place(find(s, func(b *ui.Button) bool { return b.Text == s.text(button) }))
			for half, from := range []float32{0, 640} {
				lowest := float32(0)
				s.walk(func(o fyne.CanvasObject) {
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
	for _, size := range quick.First(onDesktop, fyne.NewSize(1920, 1080)) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			s.setOut(road, wonRoad)
			filled := func(screen string) {
				looktest.AssertNothingCutOff(t, s.window, screen)
				lowest := float32(0)
				s.walk(func(o fyne.CanvasObject) {
					if _, is := o.(*canvas.Rectangle); is && o.Size().Height < size.Height/2 {
						lowest = max(lowest, fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y+o.Size().Height)
					}
				})
				assert.Greater(t, lowest, 0.8*size.Height, "%s %v", screen, size)
				s.save(fmt.Sprintf("room_%s_%.0f_%s", screen, size.Width, language))
			}
			filled("map")
			s.playByTaps(s.fight(), func(int) {})
			s.work()
			s.press("run.on")
			s.work()
			require.True(t, s.shows(s.text("run.offers.about")))
			filled("offers")
		}
	}
}

// Whoever is new sets out with the hero of the lesson, in each language.
func TestTheFirstRunIsOfTheLessonsHero(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, onDesktop, language)
		s.press("home.runs")
		s.work()
		s.press("runs.set_out")
		s.work()
		r, err := library.ReadRun(s.game.Runs().Current())
		require.NoError(t, err)
		assert.Equal(t, screen.LessonHero, r.Hero.ID, language)
	}
}

// The result of a duel leads on with the run only where it goes on.
func TestTheLastResultOfARunLeadsToItsEnd(t *testing.T) {
	for name, c := range map[string]struct {
		plan   schema.Run
		finish func(*stand, *screen.Session)
		end    string
	}{
		"won":  {lastStage, func(s *stand, v *screen.Session) { s.playByTaps(v, func(int) {}) }, "run.won"},
		"lost": {road, func(_ *stand, v *screen.Session) { v.Resign() }, "run.lost"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, onPhone, "en")
			s.game.runs.SetOut(c.plan, "knight", wonRoad, "")
			s.work()
			c.finish(s, s.fight())
			s.settle(func() bool { return s.shows(s.text("result.watch")) })
			assert.False(t, s.shows(s.text("run.on")))
			s.press("run.end")
			s.work()
			assert.True(t, s.shows(s.text(c.end)))
		})
	}
}

// A window of 900 × 700 pixels shows a run's whole way, and the button that goes on with it.
func TestTheWayOfARunFits(t *testing.T) {
	const menu = 30
	for _, language := range quick.First("en", "uk") {
		for _, id := range []string{"long_road", "first_steps"} {
			s := newStand(t, fyne.NewSize(900, 700-menu), language)
			plan, ok := s.game.Edition.Pack.Run(id)
			require.True(t, ok)
			s.setOut(plan, "1")
			looktest.AssertNothingCutOff(t, s.window, id)
			s.save("way_900x700_" + id + "_" + language)
			looktest.WalkVisible(s.window.Content(), fyne.NewPos(0, 0), func(o fyne.CanvasObject, _ fyne.Position) {
				if scroll, ok := o.(*container.Scroll); ok {
					assert.LessOrEqual(t, scroll.Content.MinSize().Height, scroll.Size().Height+1, "%s %s: nothing has to be scrolled", id, language)
				}
			})
		}
	}
}
