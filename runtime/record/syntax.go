package record

import "boardduels/internal/i18n"

// SyntaxError is a line that doesn't belong to the format, or of an altered file one that contradicts the others.
type SyntaxError struct {
	Line    int // from 1
	Problem i18n.Sayable
}

// In tells it in a language.
func (e *SyntaxError) In(t *i18n.Translator) string {
	key := "replay.line"
	if _, differs := e.Problem.(placed); differs {
		key = "replay.line_differs"
	}
	return t.Text(key, i18n.Args{"Line": e.Line, "Problem": e.Problem.In(t)})
}

func (e *SyntaxError) Error() string { return e.In(i18n.For(i18n.Default)) }

// unsaid is a problem that is told in English only.
type unsaid string

func (u unsaid) In(t *i18n.Translator) string {
	return t.Text("trouble.technical", i18n.Args{"Text": string(u)})
}
