// Package expertcsv writes experts' tables of priorities as comma-separated values, and reads them back: a line for
// each expert and kind of action, a column for each input.
package expertcsv

import (
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// The columns, before those of the inputs ([schema.InputNames]).
const (
	columnID     = "expert"
	columnName   = "name"
	columnScale  = "scale"
	columnWeight = "weight"
	columnDraft  = "draft"
	columnNote   = "note"
	columnKind   = "kind"
)

// about are the columns that say the same in each line of an expert; all but the first may be left out.
var about = []string{columnID, columnName, columnScale, columnWeight, columnDraft, columnNote}

// columns returns the headings in the order in which they are written.
func columns() []string {
	all := append([]string(nil), about...)
	all = append(all, columnKind)
	return append(all, schema.InputNames[:]...)
}

func kindName(kind int) string { return duel.Kind(kind).String() }

// kindNamed returns the kind of action that a name stands for.
func kindNamed(name string) (int, bool) {
	for kind := range schema.Outputs {
		if kindName(kind) == name {
			return kind, true
		}
	}
	return 0, false
}
