package forecast

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/ai/duel/usermodel"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
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

// traits lists what a model has numbers of, for a hero.
func traits(hero *duel.Hero) (ids []usermodel.ID) {
	for id := range usermodel.ID(usermodel.Count) {
		if usermodel.Name(hero, id) != "" {
			ids = append(ids, id)
		}
	}
	return ids
}

// IsForetold reports whether an AI of a record seals what it expects: from the first turn on, or never.
func IsForetold(seat *duelrecord.Seat) bool {
	return slices.ContainsFunc(seat.Additions, func(line string) bool { return strings.HasPrefix(line, traitsKeyword) })
}

// writeTraits tells with the seat of the AI what the numbers of its seals are of; hero is the user's.
func writeTraits(hero *duel.Hero, to *duelrecord.Seat) {
	line := fmt.Sprint(traitsKeyword, Version)
	for _, id := range traits(hero) {
		line += " " + usermodel.Name(hero, id)
	}
	to.Additions = append(to.Additions, line)
}

// line is how a seal is written down, with its numbers of some traits.
func (s *Seal) line(of []usermodel.ID) string {
	line := fmt.Sprintf("%s%d %s %x", sealedKeyword, s.Turn, s.Digest, s.Salt[:])
	for _, id := range of {
		line += " " + strconv.Itoa(int(s.Model[id]))
	}
	return line
}

// Seals returns what an AI of a record sealed, in the order in which it stands there; none if it didn't. It returns a
// [*record.Contradiction] for a line that makes no sense.
func Seals(r *duelrecord.Record, seat game.Seat) (seals []Seal, err error) {
	d, err := r.Duel()
	if err != nil {
		return nil, err
	}
	return sealsIn(r, d, seat)
}

// sealsIn is [Seals] of a record whose duel is known.
func sealsIn(r *duelrecord.Record, d *duel.Duel, seat game.Seat) (seals []Seal, err error) {
	hero := d.Hero(1 - seat)
	var of []usermodel.ID
	for _, line := range r.Seats[seat].Additions {
		switch {
		case strings.HasPrefix(line, traitsKeyword) && of == nil:
			of, err = readTraits(hero, seat, line)
		case strings.HasPrefix(line, traitsKeyword):
			err = NoTrait.problem(seat, line, i18n.Args{"Found": record.Quote(line)})
		case strings.HasPrefix(line, sealedKeyword):
			var s Seal
			if s, err = readSeal(of, seat, line); err == nil {
				seals = append(seals, s)
			}
		}
		if err != nil {
			return nil, err
		}
	}
	return seals, nil
}

// readTraits takes what the numbers of seals are of.
func readTraits(hero *duel.Hero, seat game.Seat, line string) (of []usermodel.ID, err error) {
	words := strings.Fields(strings.TrimPrefix(line, traitsKeyword))
	if len(words) == 0 || words[0] != strconv.Itoa(Version) {
		return nil, OtherVersion.problem(seat, line, nil)
	}
	for _, name := range words[1:] {
		id, ok := usermodel.Find(hero, name)
		if !ok || slices.Contains(of, id) {
			return nil, NoTrait.problem(seat, line, i18n.Args{"Found": record.Quote(name)})
		}
		of = append(of, id)
	}
	return of, nil
}

// readSeal takes the seal of a turn, written just as seals are: what can be written in two ways can be altered.
func readSeal(of []usermodel.ID, seat game.Seat, line string) (s Seal, err error) {
	const before = 3 // words before the numbers
	words := strings.Fields(strings.TrimPrefix(line, sealedKeyword))
	if len(words) != before+len(of) || len(of) == 0 {
		return s, Unreadable.problem(seat, line, i18n.Args{"Found": record.Quote(line)})
	}
	s.Turn, _ = strconv.Atoi(words[0])
	unhex(s.Digest[:], words[1])
	unhex(s.Salt[:], words[2])
	for i, id := range of {
		n, _ := strconv.ParseInt(words[before+i], 10, 32)
		s.Model[id] = int32(n)
	}
	if meant := s.line(of); meant != line {
		return s, Unreadable.problem(seat, line, i18n.Args{"Found": record.Quote(firstOther(line, meant))})
	}
	return s, nil
}

// firstOther returns the first word of a line that another one with as many words doesn't have in its place, or the
// line if only what is between words differs.
func firstOther(line, other string) string {
	words := strings.Fields(line)
	for i, word := range strings.Fields(other) {
		if words[i] != word {
			return words[i]
		}
	}
	return line
}

// unhex reads hexadecimal digits, if there are just as many as there have to be.
func unhex(to []byte, digits string) {
	if bytes, err := hex.DecodeString(digits); err == nil && len(bytes) == len(to) {
		copy(to, bytes)
	}
}
