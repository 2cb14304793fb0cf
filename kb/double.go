package kb

import (
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Double is what somebody has to know of a user to play as it does, as a file of a user's double tells it.
type Double struct {
	Hero  string // the id of the hero that the user plays; "" if a file doesn't tell, as what an AI has learned
	Games int    // duels of which it is made; 0 if the user's hands were guessed, or a file doesn't tell
	Turns int    // of the user
	Style []schema.Weight
}

// ErrNoDouble says that a document tells of nobody.
var ErrNoDouble error = noDouble{}

type noDouble struct{}

func (noDouble) Error() string { return "it holds nobody's double" }

// In tells it in a language.
func (noDouble) In(t *i18n.Translator) string { return t.Text("choice.no_double") }

// Tell tells it in a language.
func (n noDouble) Tell(t *i18n.Translator) string { return n.In(t) }

// DoubleOf returns the double of the user of whom a hero's knowledge is, made of some games in which the user's hands
// are known, or 0.
func DoubleOf(k *Knowledge, games int) *Double {
	return &Double{k.Hero, games, k.Experience.Observed, k.Style}
}

// ReadDouble returns the double in a document of cases without errors: in a file of a double, or in what an AI has
// learned. The error is [ErrNoDouble], or [AlteredDouble] for a file that isn't as it was written. One without a seal,
// as people write it, is read as it is.
func ReadDouble(document *schema.Document) (*Double, error) {
	base, ok := document.CaseBase()
	if !ok || len(base.Style) == 0 {
		return nil, ErrNoDouble
	}
	if !intact(document.Source()) {
		return nil, AlteredDouble{}
	}
	return &Double{base.Hero, base.Games, base.Observed, base.Style}, nil
}

// Document returns the double as a document of cases, without the seal of a file. Nothing else that an AI has learned
// is in it.
func (d *Double) Document() *schema.Document {
	return schema.NewCaseBase(d.Hero, schema.Cases{
		Cases: []schema.Case{blank}, Hero: d.Hero, Games: d.Games, Observed: d.Turns, Style: d.Style,
	})
}

// blank is the case without which there is no document of cases: nothing has happened, and any action will do.
var blank = schema.Case{Inputs: [schema.Inputs]float32{0: 1, 1: 1}, Outputs: [schema.Outputs]float32{1, 1, 1, 1}}

// Playing returns knowledge of a hero as it is when the double's user plays that hero.
func (d *Double) Playing(known *Knowledge) *Knowledge {
	k := *known
	k.Style, k.Experience.Observed, k.Experience.Trust = d.Style, d.Turns, Trust{}
	return &k
}
