package record

// Program is the version of the program that runs. A program sets it once, before it plays anything; elsewhere, as in
// tests, it is empty, so that what they record is the same in each release.
var Program string

// Begun returns the additions with which a new record begins: by which version of the program it was begun, for whoever
// looks into why it goes as it does. The rules and the format have versions of their own, which decide how it is read.
//
//	+program 0.1.0
func Begun() []string {
	if Program == "" {
		return nil
	}
	return []string{"program " + Program}
}
