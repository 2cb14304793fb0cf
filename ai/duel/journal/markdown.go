package journal

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// WriteMarkdown writes the journal as a table with the columns of the thesis's Table 4.1, numbers to two decimals.
// Under the table, if Weights is set, stand the weights of each row's neurons.
func (j *Journal) WriteMarkdown(to io.Writer) error {
	w := bufio.NewWriter(to)
	head := []string{"Round", "Seat"}
	for i := range schema.InputNames {
		head = append(head, fmt.Sprint(i))
	}
	head = append(head, "Cases", "Cards")
	for kind := range duel.KindCount {
		head = append(head, words(kind.String()))
	}
	writeTableHead(w, append(head, "Cards played"))
	for i := range j.Rows {
		writeTableRow(w, j.Rows[i].cells())
	}
	legend := make([]string, len(schema.InputNames))
	for i, name := range schema.InputNames {
		legend[i] = fmt.Sprint(i, " ", words(name))
	}
	fmt.Fprintf(w, "\nInputs:\n%s.\n", strings.Join(legend, ", "))
	if j.Weights {
		j.writeWeights(w)
	}
	return w.Flush()
}

// words returns a column's name as text.
func words(name string) string { return strings.ReplaceAll(name, "_", " ") }

func (row *Row) cells() []string {
	cells := []string{fmt.Sprint(row.Round), row.who()}
	network := row.Rationale.HasNetwork()
	for _, x := range row.Rationale.Inputs {
		cells = append(cells, decimals(x, network))
	}
	cells = append(cells, row.cases(", "), fmt.Sprint(row.Available))
	for _, y := range row.Rationale.Outputs {
		cells = append(cells, decimals(y, network))
	}
	return append(cells, row.played())
}

// played tells what was done, as the thesis does: "last_stand (major defence) + rage (major attack)". That a turn ended
// is told only where nothing else was done, or the player would have gone on.
func (row *Row) played() string {
	var told []string
	for i, played := range row.Actions {
		var notes []string
		if played.plays {
			notes = append(notes, words(played.Kind.String()))
		}
		if played.Decided != played.Card {
			notes = append(notes, "it would: "+played.Decided)
		}
		text := played.Card
		switch {
		case len(notes) > 0:
			text += " (" + strings.Join(notes, "; ") + ")"
		case i > 0 && !played.isStance():
			continue
		}
		told = append(told, text)
	}
	return strings.Join(told, " + ")
}

// who names a seat by its number and its hero; both may have the same hero.
func (row *Row) who() string { return duelrecord.SeatName(row.Seat) + " " + row.Hero }

// cases lists the ids of the retrieved cases, the nearest first.
func (row *Row) cases(separator string) string {
	ids := make([]string, len(row.Rationale.Retrieved))
	for i := range ids {
		ids[i] = fmt.Sprint(row.Rationale.Retrieved[i].ID)
	}
	return strings.Join(ids, separator)
}

func decimals(x float32, known bool) string {
	if !known {
		return ""
	}
	return fmt.Sprintf("%.2f", x)
}

func (j *Journal) writeWeights(w io.Writer) {
	for i := range j.Rows {
		row := &j.Rows[i]
		if !row.Rationale.HasNetwork() {
			continue
		}
		fmt.Fprintf(w, "\nWeights, round %d, %s, %s:\n\n", row.Round, row.who(), row.played())
		head := []string{"Neuron"}
		for i := range schema.InputNames {
			head = append(head, fmt.Sprint(i))
		}
		writeTableHead(w, head)
		for neuron, weights := range row.Rationale.Weights {
			cells := []string{words(duel.Kind(neuron).String())}
			for _, a := range weights {
				cells = append(cells, decimals(a, true))
			}
			writeTableRow(w, cells)
		}
	}
}

func writeTableHead(w io.Writer, cells []string) {
	writeTableRow(w, cells)
	fmt.Fprintln(w, "|"+strings.Repeat(" --- |", len(cells)))
}

func writeTableRow(w io.Writer, cells []string) {
	fmt.Fprintln(w, "| "+strings.Join(cells, " | ")+" |")
}
