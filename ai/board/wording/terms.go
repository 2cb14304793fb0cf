package wording

import (
	"strings"

	"boardduels/internal/i18n"
)

// Term returns what a term of a score is called; one without a name is called by its id.
func (w Words) Term(t *i18n.Translator, name string) string {
	if key, ok := w.Terms[name]; ok {
		return t.Text(key)
	}
	if own, theirs := strings.CutPrefix(name, "enemy_"); theirs {
		return t.Text("boards.term.enemy", i18n.Args{"Term": w.Term(t, own)})
	}
	return strings.ReplaceAll(name, "_", " ")
}
