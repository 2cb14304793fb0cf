package main

import (
	"fmt"
	"io"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
)

// imagined tells what came of the turns after which duels were imagined: under the veil, of the chosen one alone,
// without its cards.
func (r *rationale) imagined(w io.Writer, why *ai.Rationale) {
	if len(why.Imagined) == 0 {
		return
	}
	const indent = "     "
	rows := [][]string{{indent + r.t.Text("cli.why.won"), r.t.Text("cli.why.turn"), r.t.Text("cli.why.answer")}}
	told := why.Imagined
	if r.veil != nil {
		told = told[:1]
	}
	for i := range told {
		m := &told[i]
		won, turn := text.Right(explanation.Share(m.Share), 4), r.t.Text("why.this_turn")
		if r.veil == nil {
			won = r.t.Text("cli.why.won_of", i18n.Args{"Share": won, "Duels": text.Right(fmt.Sprint(m.Duels), 3)})
			turn = explanation.Turn(r.t, r.names, r.seat, m)
		}
		rows = append(rows, []string{indent + won, turn, explanation.Answer(r.t, r.names, 1-r.seat, m)})
	}
	fmt.Fprintf(w, "   %s\n%s", r.t.Text("cli.why.imagined", i18n.Args{"N": why.DuelsImagined()}), text.Fit(rows))
	if looked := explanation.AtFirstSight(r.t, r.names, r.seat, why); looked != "" && r.veil == nil {
		fmt.Fprint(w, text.Hang("   ", looked))
	}
}
