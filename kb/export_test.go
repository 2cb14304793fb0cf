package kb

// These are for tests.
var (
	ChiSquareTail = chiSquareTail
	ParseEntry    = parseEntry
)

// Text is for tests.
func (e *Entry) Text() ([]byte, error) { return e.text() }
