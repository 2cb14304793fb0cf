package i18n

import "strings"

// plain is how punctuation is written where nothing but ASCII can be shown.
var plain = strings.NewReplacer(
	"“", `"`, "”", `"`, "„", `"`, "«", `"`, "»", `"`, "‘", "'", "’", "'", "ʼ", "'",
	"–", "-", "—", "-", "−", "-", "‑", "-", "…", "...", "·", "*", "•", "*",
	"×", "x", "→", "->", "←", "<-", "±", "+-", "≥", ">=", "≤", "<=", "\u00a0", " ", "\u202f", " ",
)

// Plain writes the punctuation of a text in ASCII, as typewriters do. Letters stay what they are.
func Plain(text string) string { return plain.Replace(text) }

// Plain returns a translator of the same language that writes punctuation in ASCII.
func (t *Translator) Plain() *Translator {
	same := *t
	same.plain = true
	return &same
}
