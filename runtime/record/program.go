package record

import (
	"slices"
	"strings"
)

// Program is the version of the program that runs. A program sets it once, before it plays anything; elsewhere, as in
// tests, it is empty, so that what they record is the same in each release.
var Program string

// programKeyword begins the addition that tells the version.
const programKeyword = "program "

// Begun returns the additions with which a new record begins: by which version of the program it was begun, for whoever
// looks into why it goes as it does. The rules and the format have versions of their own, which decide how it is read.
//
//	+program 0.1.0
func Begun() []string {
	if Program == "" {
		return nil
	}
	return []string{programKeyword + Program}
}

// BegunLike returns additions to a record as if it had been begun by the same version as another one, given its own.
func BegunLike(additions, others []string) []string {
	like := slices.DeleteFunc(slices.Clone(additions), isProgram)
	if i := slices.IndexFunc(others, isProgram); i >= 0 {
		like = slices.Insert(like, min(i, len(like)), others[i])
	}
	return like
}

func isProgram(addition string) bool { return strings.HasPrefix(addition, programKeyword) }
