package view

import (
	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// signals name the inputs and outputs of a document of cases or experts' tables: as in the duel, or as the table of
// fields has them for the game that the document is about.
type signals struct {
	texts *i18n.Translator
	game  *schema.Signals // nil: the duel's
}

func signalsOf(t *i18n.Translator, d *schema.Document) signals {
	return signals{t, schema.SignalsOf(d.Game())}
}

// input returns what an input is called.
func (s signals) input(i int) string { return explanation.InputOf(s.texts, s.game, i) }

// inputHelp returns what an input means.
func (s signals) inputHelp(i int) string {
	if s.game == nil {
		return s.texts.Text(inputHelp[i])
	}
	return s.game.Inputs[i].Doc.In(s.texts.Language())
}

// kind returns what a kind of action is called.
func (s signals) kind(k int) string { return explanation.KindOf(s.texts, s.game, k) }
