package i18n

import "strings"

// plain is how punctuation, and the signs that lines and bars are drawn with, are written where nothing but ASCII can
// be shown.
var plain = strings.NewReplacer(
	"“", `"`, "”", `"`, "„", `"`, "«", `"`, "»", `"`, "‘", "'", "’", "'", "ʼ", "'",
	"–", "-", "—", "-", "−", "-", "‑", "-", "…", "...", "·", "*", "•", "*",
	"×", "x", "→", "->", "←", "<-", "↑", "^", "↓", "v", "±", "+-", "≥", ">=", "≤", "<=", "≈", "~", "²", "2", "№", "No.", "©", "(c)",
	"│", "|", "▒", "-", "▁", "_", "▂", ".", "▃", "-", "▄", "=", "▅", "+", "▆", "*", "▇", "%", "█", "#", "\u00a0", " ", "\u202f", " ",
)

// Plain writes the punctuation of a text in ASCII, as typewriters do. Letters stay what they are.
func Plain(text string) string { return plain.Replace(text) }
