package main

import (
	"fmt"
	"io"
	"strings"

	"boardduels/ai"
	"boardduels/internal/i18n"
	"boardduels/internal/prose"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// rationale tells why a seat decided as it did. Without a chain to tell, names and duel aren't needed.
type rationale struct {
	t     *i18n.Translator
	names names
	duel  *duel.Duel
	seat  game.Seat
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
			outputs = append(outputs, fmt.Sprintf("%s %.2f", prose.Kind(r.t, duel.Kind(kind)), output))
		}
		fmt.Fprintf(w, "   %s %s\n", r.t.Text("cli.why.priorities"), strings.Join(outputs, ", "))
	}
	r.chain(w, why, func(v ai.Verdict) bool { return v != ai.NotInHand && v != ai.NotReached })
}

func (r *rationale) cases(why *ai.Rationale) string {
	var cases []string
	for _, found := range why.Retrieved {
		cases = append(cases, r.t.Text("cli.why.case", i18n.Args{"ID": found.ID, "Distance": fmt.Sprintf("%.3f", found.Distance)}))
	}
	return strings.Join(cases, ", ")
}

// chain tells the actions in the order in which they were considered, those with a verdict worth telling.
func (r *rationale) chain(w io.Writer, why *ai.Rationale, worth func(ai.Verdict) bool) {
	if len(why.Chain) == 0 {
		return
	}
	fmt.Fprintf(w, "   %s\n", r.t.Text("cli.why.chain"))
	var rows [][]string
	for i, c := range why.Chain {
		if !worth(c.Verdict) {
			continue
		}
		kind, score := "", ""
		if c.Action != duel.EndTurn {
			kind = prose.Kind(r.t, r.duel.Kind(r.seat, c.Action.Card))
		}
		if c.Score != 0 {
			score = fmt.Sprintf("%.2f", c.Score)
		}
		rows = append(rows, []string{right(fmt.Sprint(i+1), 6), r.names.action(r.t, r.seat, c.Action), kind, score, prose.Verdict(r.t, c.Verdict)})
	}
	fmt.Fprint(w, columns(rows))
}

// full tells everything: the situation with the distance of each input, targets, outputs, and, if asked, weights.
func (r *rationale) full(w io.Writer, why *ai.Rationale, weights bool) {
	if why.HasNetwork() {
		r.network(w, why, weights)
		fmt.Fprintln(w)
	}
	r.chain(w, why, func(ai.Verdict) bool { return true })
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
	head := []string{r.t.Text("cli.why.input"), "", r.t.Text("cli.why.now")}
	for _, found := range why.Retrieved {
		head = append(head, r.t.Text("cli.why.differs", i18n.Args{"ID": found.ID}))
	}
	rows := [][]string{head}
	for i, x := range why.Inputs {
		row := []string{right(fmt.Sprint(i), 2), prose.Input(r.t, i), fmt.Sprintf("%.2f", x)}
		for _, found := range why.Retrieved {
			row = append(row, fmt.Sprintf("%.2f", found.ByInput[i]))
		}
		rows = append(rows, row)
	}
	total := []string{"", r.t.Text("cli.why.distance"), ""}
	for _, found := range why.Retrieved {
		total = append(total, fmt.Sprintf("%.3f", found.Distance))
	}
	fmt.Fprint(w, columns(append(rows, total)))
}

func (r *rationale) neurons(w io.Writer, why *ai.Rationale) {
	rows := [][]string{{r.t.Text("cli.why.neuron"), r.t.Text("cli.why.target"), r.t.Text("cli.why.output")}}
	for kind := range why.Outputs {
		rows = append(rows, []string{
			prose.Kind(r.t, duel.Kind(kind)), fmt.Sprintf("%.2f", why.Targets[kind]), fmt.Sprintf("%.2f", why.Outputs[kind]),
		})
	}
	fmt.Fprintf(w, "\n%s", columns(rows))
}

func (r *rationale) weights(w io.Writer, why *ai.Rationale) {
	head := []string{r.t.Text("cli.why.weights"), ""}
	for kind := range why.Weights {
		head = append(head, prose.Kind(r.t, duel.Kind(kind)))
	}
	rows := [][]string{head}
	for i := range why.Inputs {
		row := []string{right(fmt.Sprint(i), 2), prose.Input(r.t, i)}
		for kind := range why.Weights {
			row = append(row, fmt.Sprintf("%.3f", why.Weights[kind][i]))
		}
		rows = append(rows, row)
	}
	fmt.Fprintf(w, "\n%s", columns(rows))
}
