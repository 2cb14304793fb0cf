package lang

import "boardduels/internal/i18n"

// OtherGame is the error of a record of another game than was asked for. It says with which commands to read it.
type OtherGame struct{ Game, Commands string }

// In tells it in a language.
func (o *OtherGame) In(t *i18n.Translator) string {
	return t.Text("cli.board.other_game", i18n.Args{"Game": o.Game, "Commands": o.Commands})
}

func (o *OtherGame) Error() string { return o.In(i18n.For(i18n.Default)) }
