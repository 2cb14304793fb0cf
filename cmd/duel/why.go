package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// rationale tells why a seat decided as it did. Without a chain to tell, names and duel aren't needed.
type rationale struct {
	t     *i18n.Translator
	names names
	duel  *duel.Duel
	seat  game.Seat
	veil  *veil // nil once nothing is secret any more
}

// veil keeps secret what the opponent of a seat may not know while the duel goes on: which cards it held, and how many
// of each kind. A card that it played in the same turn, then or later, was in its hand, as all have seen.
type veil struct{ played []duel.Action }

func (v *veil) hides(c ai.Candidate) bool { return v != nil && !slices.Contains(v.played, c.Action) }

// hidesInput reports whether an input counts the cards in hand by kind (rules, section 8).
func (v *veil) hidesInput(i int) bool {
	const first = 7
	return v != nil && first <= i && i < first+int(duel.KindCount)
}

// brief tells the closest cases, the priorities, and the way to the action.
func (r *rationale) brief(w io.Writer, why *ai.Rationale) {
	if why.HasNetwork() {
		fmt.Fprintf(w, "   %s %s\n", r.t.Text("cli.why.cases"), r.cases(why))
		if why.Copied {
			fmt.Fprintf(w, "   %s\n", r.t.Text("cli.why.copied"))
		}
		var outputs []string
		for kind, output := range why.Outputs {
			outputs = append(outputs, fmt.Sprintf("%s %.2f", rulestext.Kind(r.t, duel.Kind(kind)), output))
		}
		fmt.Fprintf(w, "   %s %s\n", r.t.Text("cli.why.priorities"), strings.Join(outputs, ", "))
	}
	r.turn(w, why)
}

// turn tells what was imagined and planned, and what was considered for it.
func (r *rationale) turn(w io.Writer, why *ai.Rationale) {
	r.imagined(w, why)
	r.plan(w, why)
	r.chain(w, why)
}

// plan tells the turn that was chosen, unless it is secret, and what it brings.
func (r *rationale) plan(w io.Writer, why *ai.Rationale) {
	if plan := explanation.Plan(r.t, r.names, r.seat, why); plan != "" && r.veil == nil {
		fmt.Fprintf(w, "   %s %s\n", r.t.Text("cli.why.plan"), plan)
	}
	gains := explanation.Gains(why, r.veil != nil)
	if len(gains) == 0 {
		return
	}
	var rows [][]string
	for _, g := range gains {
		rows = append(rows, []string{
			"     " + explanation.GainName(r.t, g, r.names.cards(r.seat)), text.Right(explanation.Number(r.t, g.Amount), 6), leaning(g.Amount, gains[0].Amount),
		})
	}
	fmt.Fprintf(w, "   %s\n%s", r.t.Text("cli.why.gains"), text.Columns(rows))
}

// leaning draws a number beside others of which the first is furthest from 0: below 0 to the left of a line, else to
// the right.
func leaning(amount, most float32) string {
	const longest = 12
	length := int(longest*min(abs(amount)/max(abs(most), 1e-6), 1) + 0.5)
	if amount < 0 {
		return strings.Repeat(" ", longest-length) + strings.Repeat("▒", length) + "│"
	}
	return strings.Repeat(" ", longest) + "│" + strings.Repeat("█", length)
}

func abs(x float32) float32 { return max(x, -x) }

func (r *rationale) cases(why *ai.Rationale) string {
	var cases []string
	for _, found := range why.Retrieved {
		cases = append(cases, r.t.Text("cli.why.case", i18n.Args{"ID": found.ID, "Distance": fmt.Sprintf("%.3f", found.Distance)}))
	}
	return strings.Join(cases, ", ")
}

// chain tells the actions in the order in which they were considered.
func (r *rationale) chain(w io.Writer, why *ai.Rationale) {
	if len(why.Chain) == 0 {
		return
	}
	const indent = "     "
	rows := [][]string{{indent + r.t.Text("cli.why.action"), r.t.Text("cli.why.neuron"), r.t.Text("cli.why.score"), ""}}
	for _, c := range why.Chain {
		if r.veil.hides(c) {
			continue
		}
		kind, score := "", ""
		if c.Action.Card != duel.NoCard {
			kind = rulestext.Kind(r.t, r.duel.Kind(r.seat, c.Action.Card))
		}
		if c.Score != 0 {
			score = fmt.Sprintf("%.2f", c.Score)
		}
		rows = append(rows, []string{indent + r.names.action(r.t, r.seat, c.Action), kind, score, explanation.Verdict(r.t, c.Verdict)})
	}
	fmt.Fprintf(w, "   %s\n%s", r.t.Text("cli.why.chain"), text.Columns(rows))
}

// full tells everything: the situation with the distance of each input, targets, outputs, and, if asked, weights.
func (r *rationale) full(w io.Writer, why *ai.Rationale, weights bool) {
	if why.HasNetwork() {
		r.network(w, why, weights)
		fmt.Fprintln(w)
	}
	r.turn(w, why)
}

// network tells the situation and what the network made of it.
func (r *rationale) network(w io.Writer, why *ai.Rationale, weights bool) {
	r.situation(w, why)
	if why.Copied {
		fmt.Fprintf(w, "\n%s\n", r.t.Text("cli.why.copied"))
	}
	r.neurons(w, why)
	if weights {
		r.weights(w, why)
	}
}

// everything is full with the weights.
func (r *rationale) everything(w io.Writer, why *ai.Rationale) { r.full(w, why, true) }

func (r *rationale) situation(w io.Writer, why *ai.Rationale) {
	head := []string{"", r.t.Text("cli.why.input"), r.t.Text("cli.why.now")}
	total := []string{"", r.t.Text("cli.why.distance"), ""}
	for _, found := range why.Retrieved {
		head = append(head, r.t.Text("cli.why.differs", i18n.Args{"ID": found.ID}))
		total = append(total, fmt.Sprintf("%.3f", found.Distance))
	}
	rows := [][]string{head}
	for i, x := range why.Inputs {
		row := []string{text.Right(fmt.Sprint(i), 2), explanation.Input(r.t, i), r.input(i, x)}
		for _, found := range why.Retrieved {
			row = append(row, r.input(i, found.ByInput[i]))
		}
		rows = append(rows, row)
	}
	fmt.Fprint(w, text.Columns(append(rows, total)))
}

// input is what may be told of an input.
func (r *rationale) input(i int, x float32) string {
	if r.veil.hidesInput(i) {
		return "?"
	}
	return fmt.Sprintf("%.2f", x)
}

func (r *rationale) neurons(w io.Writer, why *ai.Rationale) {
	rows := [][]string{{r.t.Text("cli.why.neuron"), r.t.Text("cli.why.target"), r.t.Text("cli.why.output")}}
	for kind := range why.Outputs {
		rows = append(rows, []string{
			rulestext.Kind(r.t, duel.Kind(kind)), fmt.Sprintf("%.2f", why.Targets[kind]), fmt.Sprintf("%.2f", why.Outputs[kind]),
		})
	}
	fmt.Fprintf(w, "\n%s", text.Columns(rows))
}

func (r *rationale) weights(w io.Writer, why *ai.Rationale) {
	head := []string{"", r.t.Text("cli.why.weights")}
	for kind := range why.Weights {
		head = append(head, rulestext.Kind(r.t, duel.Kind(kind)))
	}
	rows := [][]string{head}
	for i := range why.Inputs {
		row := []string{text.Right(fmt.Sprint(i), 2), explanation.Input(r.t, i)}
		for kind := range why.Weights {
			row = append(row, fmt.Sprintf("%.3f", why.Weights[kind][i]))
		}
		rows = append(rows, row)
	}
	fmt.Fprintf(w, "\n%s", text.Columns(rows))
}
