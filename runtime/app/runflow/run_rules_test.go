package runflow_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// ruledRun shows what is offered in a run by rules, from a seed on the first with an offer that is asked for.
func ruledRun(t *testing.T, size fyne.Size, language string, plan schema.Run, asked func(run.Change) bool) (*apptest.Stand, []run.Change) {
	t.Helper()
	pack := schematest.Ruled()
	s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) { o.Pack = pack })
	hero, err := duelrecord.PackHero(pack, "alchemist")
	require.NoError(t, err)
	for seed := range uint64(100) {
		r, err := run.New(duelrecord.PackOf(pack), plan, hero, seed)
		require.NoError(t, err)
		r.Date = time.Date(2026, 11, 20, 18, 0, 0, 0, time.UTC)
		record, err := r.Next(pack, nil)
		require.NoError(t, err)
		record.Resign(1, "resigned")
		require.NoError(t, r.Finish(record, hero.Cards))
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
