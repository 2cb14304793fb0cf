package replayflow_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// afterThought is why an AI that imagined duels played the second card of its deck: it also thought of others.
func afterThought() *dueltable.Reason {
	return &dueltable.Reason{Seat: 1, Action: duel.Play(1), Rationale: &ai.Rationale{
		Brain:     "precedent",
		Retrieved: []ai.Retrieved{{ID: 1, Distance: 0.1}, {ID: 2, Distance: 0.2}},
		Outputs:   [duel.KindCount]float32{0.6, 0.3, 0.2, 0.1},
		Turn:      []duel.Action{duel.Play(1), duel.Play(4)},
		Gains:     []ai.Gain{{Of: "foe_hp", Change: -0.1, Amount: 0.9}, {Of: "own_ep", Change: -0.2, Amount: -0.4}, {Of: "own_shield", Change: 0.1, Amount: 0.01}},
		Chain:     []ai.Candidate{{Action: duel.Play(1), Score: 0.5}, {Action: duel.Play(6), Score: 0.8, Verdict: ai.Worse}},
		Imagined: []ai.Imagined{
			{Turn: []duel.Action{duel.Play(1), duel.Play(4)}, Score: 0.5, Duels: 199, Share: 0.614, Answers: 190, Reply: []ai.Frequent{{Card: 0, Duels: 120}, {Card: 2, Duels: 80}, {Card: 5, Duels: 60}}},
			{Turn: []duel.Action{duel.Play(1), duel.Play(4), duel.Play(6), duel.Play(5)}, Score: 0.8, Duels: 199, Share: 0.6, Answers: 120, Idle: 120},
			{Turn: []duel.Action{duel.Play(6)}, Score: 0.1, Duels: 33, Share: 0.25},
			{Turn: []duel.Action{}, Score: 0, Duels: 33, Share: 0.02, Answers: 33, Reply: []ai.Frequent{{Card: 3, Duels: 8}}},
		},
	}}
}

func TestImaginedDuelsAreShown(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for name, size := range map[string]fyne.Size{"phone": apptest.OnPhone, "phone_wide": apptest.OnPhoneWide, "desktop": apptest.OnDesktop} {
		for _, language := range quick.First("en", "uk") {
			t.Run(name+"_"+language, func(t *testing.T) {
				s := apptest.New(t, size, language)
				v := s.Begin(apptest.Pair("knight", "mage", "random"))
				why := afterThought()
				v.OpenReason(s.Game, why)
				s.Unfold()
				looktest.AssertNothingCutOff(t, s.Window, "hidden")
				s.Save("why_imagined_" + name + "_" + language)
				told := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
				assert.Contains(t, told, "61%")
				assert.Contains(t, told, v.Card(0, 2)+" (42%)", "the answer that it expects")
				assert.Contains(t, told, "−10%")
				assert.NotContains(t, told, "±0%", "what brings nothing isn't told")
				for card := range v.Heroes[1].Cards {
					if card != 1 {
						assert.NotContains(t, told, v.Card(1, duel.CardIndex(card)))
					}
				}

				s.Game.Sheets().Close()
				v.Open = true // as in a replay
				v.OpenReason(s.Game, why)
				s.Unfold()
				looktest.AssertNothingCutOff(t, s.Window, "open")
				s.Save("why_imagined_open_" + name + "_" + language)
				told = strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
				plan := []string{v.Card(1, 1), v.Card(1, 4), v.Card(1, 6), v.Card(1, 5)}
				assert.Contains(t, told, "\n"+strings.Join(plan[:2], " → ")+"\n")
				assert.Contains(t, told, "\n"+strings.Join(plan, " → ")+"\n")
				assert.Contains(t, told, v.Translator.Text("count.duels", i18n.Args{"N": 199})+"\n60%")
				assert.Contains(t, told, ": "+strings.Join(plan, " → ")+".", "looked better at first sight")
			})
		}
	}
}

// While the duel goes on, what is told of imagined duels is the same whatever other cards the AI holds, and whatever it
// thinks of them.
func TestImaginedDuelsKeepTheHandSecret(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	tell := func(why *dueltable.Reason) []string {
		return apptest.Texts((&dueltable.Explanation{Translator: v.Translator, Names: v, Cards: func(id string) string { return id }, Hidden: true, Detailed: true}).Of(why))
	}
	want := tell(afterThought())
	require.Contains(t, want, "61%")
	turns := rapid.SliceOfN(rapid.Map(rapid.IntRange(0, 6), func(i int) duel.Action { return duel.Play(duel.CardIndex(i)) }), 0, 4)
	amount := rapid.Float32Range(-5, 5)
	rapid.Check(t, func(t *rapid.T) {
		why := afterThought()
		r := why.Rationale
		left := r.DuelsImagined()
		others := rapid.IntRange(1, 5).Draw(t, "others")
		next := r.Imagined[1].Share
		r.Imagined = r.Imagined[:1]
		for i := range others {
			m := ai.Imagined{
				Turn: turns.Draw(t, "turn"), Score: amount.Draw(t, "score"), Duels: rapid.IntRange(0, 50).Draw(t, "duels"),
				Share: rapid.Float32Range(0, 1).Draw(t, "share"), Answers: rapid.IntRange(0, 50).Draw(t, "answers"), Idle: rapid.IntRange(0, 50).Draw(t, "idle"),
			}
			if m.Share *= next; i == 0 { // what the next best brings is told, as a figure
				m.Share = next
			}
			left -= m.Duels
			r.Imagined = append(r.Imagined, m)
		}
		chosen := &r.Imagined[0]
		chosen.Turn, chosen.Score, chosen.Duels = turns.Draw(t, "turn"), amount.Draw(t, "score"), left
		r.Turn = chosen.Turn
		for _, a := range turns.Draw(t, "held") {
			r.Chain = append(r.Chain, ai.Candidate{Action: a, Score: float64(amount.Draw(t, "score")), Verdict: ai.Worse})
			r.Gains = append(r.Gains, ai.Gain{Of: "kept_" + v.Heroes[1].Cards[a.Card].ID, Amount: amount.Draw(t, "kept")})
		}
		for i := range r.Retrieved {
			for input := range schema.Inputs {
				if ai.IsHandInput(input) {
					r.Retrieved[i].ByInput[input] = rapid.Float32Range(0, 1).Draw(t, "input")
				}
			}
		}
		if told := tell(why); !slices.Equal(want, told) {
			t.Fatalf("%q, but of another hand %q", want, told)
		}
	})
}
