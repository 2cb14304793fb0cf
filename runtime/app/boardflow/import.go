package boardflow

import (
	"boardduels/internal/errtext"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
	"boardduels/runtime/record/duelrecord"
)

// IsRecord reports whether a text is the record of another game than the duel.
func IsRecord(text []byte) bool {
	family := record.Family(text)
	return family != "" && family != duelrecord.Family
}

// Import keeps the game of a file, and returns how to show it.
func (b *Flow) Import(text []byte) (show func(), err error) {
	r, err := Parse(text)
	if err != nil {
		return nil, err
	}
	unkept := b.Files().PutBoard(b.Files().Imports(), r)
	return func() {
		b.ComeAway()
		b.OpenBoardPlayback(r)
		if unkept != nil {
			b.OpenSheet(b.Translator().Text("error.title"), ui.Paragraph(b.Translator().Text("boards.not_kept", i18n.Args{"Reason": errtext.Unsaved(b.Translator(), unkept)})))
		}
	}, nil
}

// Parse reads a game, and checks it: what can't be played again isn't kept.
func Parse(text []byte) (*boardrecord.Record, error) {
	r, err := boardrecord.Parse(text)
	if err != nil {
		return nil, err
	}
	if _, err := games.Find(r.Family); err != nil {
		return nil, unknownGame(r.Family)
	}
	table, err := games.Of(r)
	if err != nil {
		return nil, err
	}
	return r, boardrecord.Verify(table, r)
}

// unknownGame is the error of a record of a game that this program doesn't have.
type unknownGame string

// In tells it in a language.
func (u unknownGame) In(t *i18n.Translator) string {
	return t.Text("boards.unknown_game", i18n.Args{"Game": record.Quote(string(u))})
}

func (u unknownGame) Error() string { return u.In(i18n.For(i18n.Default)) }
