package naming

import (
	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Signals name the inputs and outputs of a document of cases or experts' tables: as in the duel, or as the table of
// fields has them for the game that the document is about.
type Signals struct {
	Texts *i18n.Translator
	Game  *schema.Signals // nil: the duel's
}

// SignalsOf returns the names of the signals of a document.
func SignalsOf(t *i18n.Translator, d *schema.Document) Signals {
	return Signals{t, schema.SignalsOf(d.Game())}
}

// Input returns what an input is called.
func (s Signals) Input(i int) string { return explanation.InputOf(s.Texts, s.Game, i) }

// InputHelp returns what an input means.
func (s Signals) InputHelp(i int) string {
	if s.Game == nil {
		return s.Texts.Text(inputHelp[i])
	}
	return s.Game.Inputs[i].Doc.In(s.Texts.Language())
}

// Kind returns what a kind of action is called.
func (s Signals) Kind(k int) string { return explanation.KindOf(s.Texts, s.Game, k) }

// inputHelp holds the keys of what the inputs mean (thesis, Table 3.2).
var inputHelp = [schema.Inputs]string{
	"editor.input.own_hp", "editor.input.enemy_hp", "editor.input.own_ep", "editor.input.enemy_ep", "editor.input.enemy_hand",
	"editor.input.own_deck", "editor.input.enemy_deck", "editor.input.attacks", "editor.input.defences", "editor.input.major_attacks",
	"editor.input.major_defences", "editor.input.own_hand", "editor.input.enemy_hp_lost", "editor.input.own_hp_lost",
}
