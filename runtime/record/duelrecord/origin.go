package duelrecord

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"boardduels/runtime/record"
)

// Origin tells of which duel a record is a fork. It stands in the header as a line that readers may pass over:
//
//	+fork 12 641b6e32c847… 2026-11-20T18:04:05Z
//
// The date is missing where that duel has none.
type Origin struct {
	Plies  int       // actions that both begin with
	Digest string    // that closes the file of the other duel
	Date   time.Time // of the other duel; zero if nobody said
}

// originKeyword begins the line of an origin.
const originKeyword = "fork "

// Descend writes down that a record is a fork of another one, with which it has a number of actions in common. It
// returns an error if no file can hold the other one.
func (r *Record) Descend(from *Record, plies int) error {
	digest, err := from.Digest()
	if err != nil {
		return err
	}
	line := fmt.Sprint(originKeyword, plies, " ", digest)
	if !from.Date.IsZero() {
		line += " " + from.Date.UTC().Format(time.RFC3339)
	}
	r.Additions = append([]string{line}, r.Additions...)
	return nil
}

// Origin returns of which duel a record is a fork; false if it is none, or doesn't tell in a way that can be read.
func (r *Record) Origin() (Origin, bool) {
	for _, line := range r.Additions {
		if words, is := strings.CutPrefix(line, originKeyword); is {
			return parseOrigin(strings.Fields(words))
		}
	}
	return Origin{}, false
}

func parseOrigin(words []string) (o Origin, ok bool) {
	if len(words) < 2 || len(words) > 3 || len(words[1]) != record.DigestLen {
		return o, false
	}
	plies, err := strconv.ParseUint(words[0], 10, 16)
	o.Plies, o.Digest = int(plies), words[1]
	if err == nil && len(words) == 3 {
		o.Date, err = time.Parse(time.RFC3339, words[2])
	}
	return o, err == nil
}

// Digest returns the digest that closes the file of a record. It returns an error if no file can hold the record.
func (r *Record) Digest() (string, error) {
	text, err := r.MarshalText()
	if err != nil {
		return "", err
	}
	return record.Digest(text), nil
}
