package runflow_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// ruledRun shows what is offered in a run by rules, from a seed on the first with an offer that is asked for.
func ruledRun(t *testing.T, size fyne.Size, language string, plan schema.Run, asked func(run.Change) bool) (*apptest.Stand, []run.Change) {
	t.Helper()
	pack := withAbout(schematest.Ruled())
	s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) { o.Pack = pack })
	hero, err := duelrecord.PackHero(pack, "alchemist")
	require.NoError(t, err)
	pool, err := run.PoolOf(pack, []duelrecord.Hero{hero})
	require.NoError(t, err)
	for seed := range uint64(100) {
		r, err := run.New(duelrecord.PackOf(pack), plan, hero, seed)
		require.NoError(t, err)
		r.Date = time.Date(2026, 11, 20, 18, 0, 0, 0, time.UTC)
		record, err := r.Next(pack, nil)
		require.NoError(t, err)
		record.Resign(1, "resigned")
		require.NoError(t, r.Finish(record, pool))
		if offers := r.Legs[0].Offers; slices.ContainsFunc(offers, asked) {
			require.NoError(t, s.Game.RunFiles().SaveRun(r))
			s.Game.OpenHome()
			s.Press("home.run_continue")
			s.Work()
			return s, offers
		}
	}
	t.Fatal("it is never offered")
	return nil, nil
}

// withAbout returns a pack that tells about its mirror.
func withAbout(pack *schema.Pack) *schema.Pack {
	mirror, _ := pack.Relic("mirror")
	mirror.About, mirror.AboutUK = "It shows what hides behind you.", "Показує, що ховається за вами."
	return pack.With(schema.NewRelic(mirror))
}

// tells reports whether a text is told among others.
func tells(s *apptest.Stand, text string) bool {
	return len(apptest.Visible(s, func(l *widget.Label) bool { return strings.Contains(l.Text, text) })) > 0
}

// What a rule does more is told where a card is offered that gets better by it.
func TestARuleThatDoesMoreIsTold(t *testing.T) {
	plan := schema.Run{ID: "road", Name: "Road", Stages: []schema.Stage{{Rival: "random"}, {Rival: "random"}}}
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for language, told := range map[string]string{"en": "Rule 1: amount 3 → 4", "uk": "Правило 1: величина 3 → 4"} {
			s, _ := ruledRun(t, size, language, plan, func(c run.Change) bool {
				return c.Kind == run.Sharpen && c.Card.ID == "venom" && c.Card.Says.Rules.All()[0].Amount == 4
			})
			assert.True(t, tells(s, told), told)
			looktest.AssertNothingCutOff(t, s.Window, "rule_offer")
			s.Save(fmt.Sprintf("rule_offer_%.0f_%s", size.Width, language))
		}
	}
}

// A relic that lies by the way is taken by a tap. From then on its rules hold, and the pages of the run tell of it,
// also once the program was started again.
func TestARelicIsTakenByATap(t *testing.T) {
	plan := schema.Run{ID: "road", Name: "Road", Stages: []schema.Stage{{Rival: "random"}, {Rival: "random"}, {Rival: "random"}}, Relics: []string{"mirror"}}
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for language, c := range map[string]struct{ offer, name, rule, about string }{
			"en": {"A relic: Mirror", "Mirror", "Whenever the enemy plays an attack, gain 2 shield.", "It shows what hides behind you."},
			"uk": {"Реліквія: «Дзеркало»", "Дзеркало", "Щоразу, коли ворог грає атаку, щит +2.", "Показує, що ховається за вами."},
		} {
			s, offers := ruledRun(t, size, language, plan, func(c run.Change) bool { return c.Kind == run.Carry })
			check := func(screen string) {
				t.Helper()
				looktest.AssertNothingCutOff(t, s.Window, screen)
				s.Save(fmt.Sprintf("%s_%.0fx%.0f_%s", screen, size.Width, size.Height, language))
			}
			require.Len(t, offers, 4)
			assert.True(t, tells(s, c.offer))
			assert.True(t, tells(s, c.rule))
			assert.True(t, tells(s, c.about))
			check("relic_offers")
			takes := apptest.Visible(s, func(b *ui.Button) bool { return b.Text == s.Text("run.offers.take") })
			test.Tap(takes[len(takes)-1]) // on a phone it has to be scrolled to
			s.Work()
			require.True(t, s.OffersFight())
			check("relic_map")
			relics := s.Text("run.relics", i18n.Args{"N": 1})
			s.TapButton(relics)
			assert.Contains(t, s.Told(), c.name+"\n"+c.rule)
			assert.Contains(t, s.Told(), c.about)
			check("relic_sheet")
			s.Game.Sheets().Close()

			v := s.Fight()
			_, about := v.AboutFighter(s.Game, v.Me)
			assert.Contains(t, strings.Join(apptest.Texts(about), "\n"), c.about)
			for turn := 0; firedByRelics(t, v.Match.Record(), v.Me) == 0; turn++ {
				require.Less(t, turn, 20, "the enemy plays an attack")
				s.Tap(v.Table.Turn)
				s.MyTurn()
			}
			assert.Contains(t, fmt.Sprint(v.Log), c.name)
			v.Resign()
			s.Settle(func() bool { return s.Game.Table() == nil })
			s.Work()
			s.Press("run.end")
			s.Work()
			assert.True(t, len(apptest.Visible(s, func(b *ui.Button) bool { return b.Text == relics })) > 0, "at the end")
			check("relic_over")
		}
	}
}

// firedByRelics counts how often rules of relics of a seat were done in a duel.
func firedByRelics(t *testing.T, record *duelrecord.Record, seat game.Seat) (n int) {
	t.Helper()
	laid, err := duelrecord.Open(record)
	require.NoError(t, err)
	hero := laid.Duel().Hero(seat)
	for _, frame := range laid.Frames() {
		for _, e := range frame.Events {
			if e.Kind == duel.RuleFired && e.Seat == seat && e.Card == duel.NoCard && hero.Always()[e.Rule].Relic > 0 {
				n++
			}
		}
	}
	return n
}

// What the rules of a hero do is told where a run with it begins, and of a rival's as to whom it waits for.
func TestHeroesRulesAreToldBeforeARun(t *testing.T) {
	plan := schema.Run{ID: "road", Name: "Road", Stages: []schema.Stage{{Rival: "random", Hero: "warden"}}}
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		s := apptest.NewWith(t, size, "en", t.TempDir(), func(o *app.Options) { o.Pack = schematest.Ruled().With(schema.NewRun(plan)) })
		s.Press("home.runs")
		s.Work()
		s.ChooseTile("Warden")
		assert.True(t, tells(s, "Whenever you lose hp, gain 1 shield."))
		looktest.AssertNothingCutOff(t, s.Window, "run_choice")
		s.ChooseTile("Alchemist")
		assert.False(t, tells(s, "Whenever you lose hp, gain 1 shield."))
		assert.True(t, tells(s, "if you have a shield, heal 1 hp."))
		s.Press("runs.set_out")
		s.Work()
		assert.NotContains(t, s.Told(), "Whenever")
		for _, rival := range apptest.Visible(s, func(*ui.Pressable) bool { return true }) {
			test.Tap(rival)
		}
		assert.Contains(t, s.Told(), "Whenever the enemy loses hp, the enemy gains 1 shield.")
	}
}
