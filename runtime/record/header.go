package record

import (
	"strconv"
	"strings"
	"time"

	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// Version takes "board-duels replay 4", the first line of every record, up to the latest format that is read.
func (r *Reader) Version(latest int) error {
	switch r.Keyword {
	case Magic:
	case unsealed:
		return r.format(1, latest)
	default:
		return r.problem("replay.other", i18n.Args{"Line": Quote(firstLine(Version))})
	}
	if err := r.Literal("replay"); err != nil {
		return err
	}
	word := r.Word()
	found, err := strconv.Atoi(word)
	switch {
	case err != nil || found < 1 || word != strconv.Itoa(found):
		return r.problem("replay.version", i18n.Args{"Found": Quote(word), "Only": latest})
	case found < Version || found > latest:
		return r.format(found, latest)
	}
	r.Format = found
	return r.Done()
}

// format is the error of a record in another format.
func (r *Reader) format(found, latest int) error {
	key := "replay.version_before"
	if found > latest {
		key = "replay.version_after"
	}
	return r.problem(key, i18n.Args{"Found": found, "Only": latest})
}

// Game takes "game duel".
func (r *Reader) Game(name string) error {
	if err := r.Need("game"); err != nil {
		return err
	}
	if err := r.Literal(name); err != nil {
		return err
	}
	return r.Done()
}

// Rules takes "rules 1".
func (r *Reader) Rules(to *int) (err error) {
	if err = r.Need("rules"); err != nil {
		return err
	}
	if *to, err = r.Int("the version", 1, 1<<30); err != nil {
		return err
	}
	return r.Done()
}

// Date takes "date 2026-11-20T18:04:05Z", if that stands here.
func (r *Reader) Date(to *time.Time) (err error) {
	if r.Keyword != "date" {
		return nil
	}
	word := r.Word()
	*to, err = time.Parse(time.RFC3339, word)
	if err != nil || to.Nanosecond() != 0 || to.IsZero() {
		return r.Fault("date: %q, allowed is a time like 2026-11-20T18:04:05Z", Excerpt(word))
	}
	*to = to.UTC()
	return r.Done()
}

// Seed takes "seed 42".
func (r *Reader) Seed(to *uint64) (err error) {
	if err = r.Need("seed"); err != nil {
		return err
	}
	if *to, err = r.Uint64("the seed"); err != nil {
		return err
	}
	return r.Done()
}

// Additions takes the lines of later versions of the format.
func (r *Reader) Additions(kept *[]string) error {
	for strings.HasPrefix(r.Keyword, "+") {
		line := r.Keyword[1:]
		if r.Words != "" {
			line += " " + r.Words
		}
		*kept = append(*kept, line)
		if err := r.Next(); err != nil {
			return err
		}
	}
	return nil
}

// Seat takes "seat 1".
func (r *Reader) Seat(seat game.Seat) error {
	if err := r.Need("seat"); err != nil {
		return err
	}
	if _, err := r.Int("the number", int(seat)+1, int(seat)+1); err != nil {
		return err
	}
	return r.Done()
}

// Name takes `name "Anna"`, if that stands here.
func (r *Reader) Name(to *string) (err error) {
	if r.Keyword != "name" {
		return nil
	}
	if *to, err = r.Quoted("the name"); err != nil {
		return err
	}
	if *to == "" {
		return r.Fault("name: it is empty; leave the line out instead")
	}
	return r.Done()
}

// Player takes "player person", which gives "", or "player brain tree seed 7".
func (r *Reader) Player(brain *string, seed *uint64) (err error) {
	if err = r.Need("player"); err != nil {
		return err
	}
	switch kind := r.Word(); kind {
	case "person":
		return r.Done()
	case "brain":
	default:
		return r.Fault("player: found %q, allowed are person and brain", Excerpt(kind))
	}
	if *brain = r.Word(); *brain == "" {
		return r.Fault("player: the brain's id is missing")
	}
	if err = r.Literal("seed"); err != nil {
		return err
	}
	if *seed, err = r.Uint64("the seed"); err != nil {
		return err
	}
	return r.Done()
}

// Start takes "start 6c1e0b9d54aa3f20", the digest of the first state, which ends the header.
func (r *Reader) Start(to *uint64) (err error) {
	if err = r.Need("start"); err != nil {
		return err
	}
	if *to, err = r.Hash(); err != nil {
		return err
	}
	return r.Done()
}

// Turn takes "turn 3 round 2 seat 1", given the turn's place.
func (r *Reader) Turn(i, seats int) (game.Seat, error) {
	if _, err := r.Int("the number", i+1, i+1); err != nil {
		return 0, err
	}
	if err := r.Literal("round"); err != nil {
		return 0, err
	}
	if _, err := r.Int("round", Round(i, seats), Round(i, seats)); err != nil {
		return 0, err
	}
	if err := r.Literal("seat"); err != nil {
		return 0, err
	}
	seat, err := r.Int("seat", 1, seats)
	if err != nil {
		return 0, err
	}
	return game.Seat(seat - 1), r.Done()
}

// End moves on from the last line, behind which nothing may stand.
func (r *Reader) End() error {
	if err := r.Done(); err != nil {
		return err
	}
	if !r.AtEnd() {
		return r.Fault("%q stands after the result", Excerpt(r.Keyword))
	}
	return nil
}

// Forfeit takes `forfeit "reason"`, which ends a result.
func (r *Reader) Forfeit() (string, error) {
	if err := r.Literal("forfeit"); err != nil {
		return "", err
	}
	reason, err := r.Quoted("the reason")
	if err == nil && reason == "" {
		err = r.Fault("forfeit: the reason is empty")
	}
	return reason, err
}
