package forecast

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Seals stand in a record with the seat of the AI, as lines that readers may pass over: once what the numbers are of,
// then a line for each turn of the user.
//
//	+forecasts 1 own_hp own_wounded …
//	+sealed 3 9f86d081884c… 6c1e0b9d54aa3f20… 3990 -2760 …
const (
	traitsKeyword = "forecasts "
	sealedKeyword = "sealed "
)

// traits lists the names of what a model has numbers of, for a hero.
func traits(hero *duel.Hero) (names []string) {
	for i := range usermodel.ID(usermodel.Count) {
		if name := usermodel.Name(hero, i); name != "" {
			names = append(names, name)
		}
	}
	return names
}

// IsForetold reports whether an AI of a record seals what it expects: from the first turn on, or never.
func IsForetold(seat *duelrecord.Seat) bool {
	return slices.ContainsFunc(seat.Additions, func(line string) bool { return strings.HasPrefix(line, traitsKeyword) })
}

// writeTraits tells with the seat of the AI what the numbers of its seals are of; hero is the user's.
func writeTraits(hero *duel.Hero, to *duelrecord.Seat) {
	to.Additions = append(to.Additions, fmt.Sprint(traitsKeyword, Version, " ", strings.Join(traits(hero), " ")))
}

// write adds a seal to the seat of the AI that closed it; hero is the user's.
func (s *Seal) write(hero *duel.Hero, to *duelrecord.Seat) {
	line := fmt.Sprintf("%s%d %s %x", sealedKeyword, s.Turn, s.Digest, s.Salt[:])
	for i, n := range s.Model {
		if usermodel.Name(hero, usermodel.ID(i)) != "" {
			line += " " + strconv.Itoa(int(n))
		}
	}
	to.Additions = append(to.Additions, line)
}

// Seals returns what an AI of a record sealed, in the order in which it stands there; none if it didn't. It returns a
// [*SealError] for a line that makes no sense.
func Seals(r *duelrecord.Record, seat game.Seat) (seals []Seal, err error) {
	d, err := r.Duel()
	if err != nil {
		return nil, err
	}
	hero := d.Hero(1 - seat)
	var of []usermodel.ID
	for _, line := range r.Seats[seat].Additions {
		if words, is := strings.CutPrefix(line, traitsKeyword); is {
			if of, err = readTraits(hero, strings.Fields(words)); err != nil {
				return nil, err
			}
		}
		if words, is := strings.CutPrefix(line, sealedKeyword); is {
			s, err := readSeal(of, strings.Fields(words))
			if err != nil {
				return nil, err
			}
			seals = append(seals, s)
		}
	}
	return seals, nil
}

// readTraits takes what the numbers of seals are of.
func readTraits(hero *duel.Hero, words []string) (of []usermodel.ID, err error) {
	if len(words) == 0 || words[0] != strconv.Itoa(Version) {
		return nil, &SealError{Reason: OtherVersion}
	}
	for _, name := range words[1:] {
		id, ok := usermodel.Find(hero, name)
		if !ok || slices.Contains(of, id) {
			return nil, &SealError{Reason: Unreadable}
		}
		of = append(of, id)
	}
	return of, nil
}

// readSeal takes the seal of a turn.
func readSeal(of []usermodel.ID, words []string) (s Seal, err error) {
	const before = 3 // words before the numbers
	if len(words) != before+len(of) || len(of) == 0 {
		return s, &SealError{Reason: Unreadable}
	}
	if s.Turn, err = strconv.Atoi(words[0]); err != nil {
		return s, &SealError{Reason: Unreadable}
	}
	if !unhex(s.Digest[:], words[1]) || !unhex(s.Salt[:], words[2]) {
		return s, &SealError{Turn: s.Turn, Reason: Unreadable}
	}
	for i, id := range of {
		n, err := strconv.ParseInt(words[before+i], 10, 32)
		if err != nil {
			return s, &SealError{Turn: s.Turn, Reason: Unreadable}
		}
		s.Model[id] = int32(n)
	}
	return s, nil
}

// unhex reads hexadecimal digits, and reports whether there were just as many as there have to be.
func unhex(to []byte, digits string) bool {
	bytes, err := hex.DecodeString(digits)
	return err == nil && len(bytes) == len(to) && copy(to, bytes) == len(to)
}
