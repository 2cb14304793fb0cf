package duelrecord

import (
	"slices"
	"strings"

	"boardduels/schema"
)

// nemesisKeyword begins the line that tells under which name an AI met its user, which learns from the duel:
//
//	+nemesis mara
const nemesisKeyword = "nemesis "

// Nemesis returns the id under which the AI of a seat met its user; "" if it has none.
func (s *Seat) Nemesis() string {
	for _, line := range s.Additions {
		if id, is := strings.CutPrefix(line, nemesisKeyword); is && schema.IsID(id) {
			return id
		}
	}
	return ""
}

// Appear writes down under which id the AI of a seat meets its user, in the place of another one.
func (s *Seat) Appear(id string) {
	others := slices.DeleteFunc(slices.Clone(s.Additions), func(line string) bool { return strings.HasPrefix(line, nemesisKeyword) })
	s.Additions = append([]string{nemesisKeyword + id}, others...)
}
