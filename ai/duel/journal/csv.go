package journal

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"strings"

	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// WriteCSV writes the journal as comma-separated values with a line of headings, numbers exact. Cards, and what was
// decided in place of each, stand with spaces between. Of imagined duels stand how many there were, the share of them
// that the chosen turn won, and the card of the most frequent reply to it. If Weights is set, each row ends with the
// weights of the four neurons.
func (j *Journal) WriteCSV(to io.Writer) error {
	w := csv.NewWriter(to)
	if err := w.Write(j.columns()); err != nil {
		return err
	}
	for i := range j.Rows {
		if err := w.Write(j.Rows[i].fields(j.Weights)); err != nil {
			return err
		}
	}
	w.Flush()
	return w.Error()
}

func (j *Journal) columns() []string {
	columns := []string{"turn", "round", "seat", "hero"}
	columns = append(columns, schema.InputNames[:]...)
	columns = append(columns, "cases", "available")
	for kind := range duel.KindCount {
		columns = append(columns, kind.String())
	}
	columns = append(columns, "cards", "decided", "duels_imagined", "share_won", "reply_expected")
	if j.Weights {
		for kind := range duel.KindCount {
			for _, input := range schema.InputNames {
				columns = append(columns, "weight_"+kind.String()+"_"+input)
			}
		}
	}
	return columns
}

func (row *Row) fields(weights bool) []string {
	network := row.Rationale.HasNetwork()
	fields := []string{fmt.Sprint(row.Turn), fmt.Sprint(row.Round), duelrecord.SeatName(row.Seat), row.Hero}
	for _, x := range row.Rationale.Inputs {
		fields = append(fields, exact(x, network))
	}
	fields = append(fields, row.cases(" "), fmt.Sprint(row.Available))
	for _, y := range row.Rationale.Outputs {
		fields = append(fields, exact(y, network))
	}
	var cards, decided []string
	for _, played := range row.Actions {
		cards, decided = append(cards, played.Card), append(decided, played.Decided)
	}
	fields = append(fields, strings.Join(cards, " "), strings.Join(decided, " "))
	fields = append(fields, row.imagined()...)
	if weights {
		for neuron := range row.Rationale.Weights {
			for _, a := range row.Rationale.Weights[neuron] {
				fields = append(fields, exact(a, network))
			}
		}
	}
	return fields
}

// imagined returns how many duels were imagined, which share of them the chosen turn won, and the most frequent reply
// to it: a card or "end".
func (row *Row) imagined() []string {
	if len(row.Imagined) == 0 {
		return []string{"", "", ""}
	}
	chosen, reply := &row.Imagined[0], ""
	switch {
	case chosen.IsIdle():
		reply = end
	case len(chosen.Reply) > 0:
		reply = chosen.Reply[0]
	}
	return []string{fmt.Sprint(row.Rationale.DuelsImagined()), exact(chosen.Share, true), reply}
}

// exact is the shortest decimal that gives back the same float32.
func exact(x float32, known bool) string {
	if !known {
		return ""
	}
	return strconv.FormatFloat(float64(x), 'g', -1, 32)
}
