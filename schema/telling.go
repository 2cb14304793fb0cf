package schema

import "boardduels/schema/words"

type (
	// Text is the key of a text in the translations.
	Text = words.Text
	// Args are the facts of a diagnostic, by the names that the texts of its Code have.
	Args = words.Args
	// Refusal is the error of a file or archive that isn't read.
	Refusal = words.Refusal
)

// Why tells in a language why a file, a folder or an archive can't be read. The operation and the path
// aren't told.
func Why(err error, language string) string { return words.Why(err, language) }
