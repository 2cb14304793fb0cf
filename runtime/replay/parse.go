package replay

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Parse reads a replay. It returns a [*SyntaxError] that names the line for a text that isn't one, and a [*DigestError]
// for one that isn't as it was written.
func Parse(text []byte) (*Record, error) {
	if len(text) > MaxSize {
		return nil, fmt.Errorf("too large, a replay has at most %d bytes", MaxSize)
	}
	if !bytes.HasPrefix(text, []byte(magic)) {
		return parse(text)
	}
	text, damage := unseal(text)
	r, err := parse(text)
	if damage != nil {
		damage.Err = err
		return nil, damage
	}
	return r, err
}

func parse(text []byte) (*Record, error) {
	p := parser{lines: lines{rest: string(text)}, record: &Record{}}
	steps := []func() error{p.next, p.header, p.turns, p.result}
	for _, step := range steps {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return p.record, nil
}

type parser struct {
	lines
	record  *Record
	blocks  []*Knowledge  // whose documents were read, in their order
	actions []duel.Action // of all turns
}

func (p *parser) header() error {
	steps := []func() error{
		p.version, p.game, p.rules, p.pack, p.date, p.seed,
		func() error { return p.additions(&p.record.Additions) },
		func() error { return p.seat(0) },
		func() error { return p.seat(1) },
		p.start,
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// version takes "board-duels replay 4", or "boardduels-replay 1".
func (p *parser) version() error {
	switch p.keyword {
	case magic:
		if err := p.literal("replay"); err != nil {
			return err
		}
	case magic1:
	default:
		return p.problem("replay.other", i18n.Args{"Line": quote(firstLine(Version))})
	}
	word := p.word()
	v, err := strconv.Atoi(word)
	switch first := firstLine(v); {
	case err != nil || v < 1 || v > Version || word != strconv.Itoa(v):
		return p.problem("replay.version", i18n.Args{"Found": quote(word), "Newest": Version})
	case !strings.HasPrefix(first, p.keyword+" "):
		return p.fault("format version %d begins with the line %q, not with %s", v, first, p.keyword)
	}
	p.record.Format = v
	return p.done()
}

// firstLine is how a replay of a format begins.
func firstLine(format int) string {
	if format == 1 {
		return magic1 + " 1"
	}
	return fmt.Sprint(magic, " replay ", format)
}

// game takes "game duel".
func (p *parser) game() error {
	if p.record.Format == 1 {
		return nil
	}
	if err := p.need("game"); err != nil {
		return err
	}
	if err := p.literal(gameName); err != nil {
		return err
	}
	return p.done()
}

func (p *parser) rules() (err error) {
	if err = p.need("rules"); err != nil {
		return err
	}
	if p.record.Rules, err = p.int("the version", 1, 1<<30); err != nil {
		return err
	}
	return p.done()
}

func (p *parser) pack() (err error) {
	if p.keyword != "pack" {
		return nil
	}
	pack := &p.record.Pack
	if pack.Name, err = p.quoted("the name"); err != nil {
		return err
	}
	if pack.Name == "" {
		return p.fault("pack: the name is empty; leave the line out instead")
	}
	pack.Hash = p.word()
	return p.done()
}

func (p *parser) date() (err error) {
	if p.keyword != "date" {
		return nil
	}
	word := p.word()
	p.record.Date, err = time.Parse(time.RFC3339, word)
	if err != nil || p.record.Date.Nanosecond() != 0 || p.record.Date.IsZero() {
		return p.fault("date: %q, allowed is a time like 2026-11-20T18:04:05Z", excerpt(word))
	}
	p.record.Date = p.record.Date.UTC()
	return p.done()
}

func (p *parser) seed() (err error) {
	if err = p.need("seed"); err != nil {
		return err
	}
	if p.record.Seed, err = p.uint64("the seed"); err != nil {
		return err
	}
	return p.done()
}

// additions takes the lines of later versions of the format.
func (p *parser) additions(kept *[]string) error {
	for strings.HasPrefix(p.keyword, "+") {
		line := p.keyword[1:]
		if p.words != "" {
			line += " " + p.words
		}
		*kept = append(*kept, line)
		if err := p.next(); err != nil {
			return err
		}
	}
	return nil
}

func (p *parser) start() (err error) {
	if err = p.need("start"); err != nil {
		return err
	}
	if p.record.Start, err = p.hash(); err != nil {
		return err
	}
	return p.done()
}

func (p *parser) turns() error {
	if p.keyword == "turn" {
		p.actions = make([]duel.Action, 0, strings.Count(p.rest, "\n"))
	}
	for p.keyword == "turn" {
		if err := p.turn(); err != nil {
			return err
		}
	}
	return nil
}

func (p *parser) turn() error {
	n := len(p.record.Turns)
	seat, err := p.turnLine(n)
	if err != nil {
		return err
	}
	first := len(p.actions)
	for p.keyword == "play" || p.keyword == End {
		action, err := p.action(&p.record.Seats[seat].Hero)
		if err != nil {
			return err
		}
		p.actions = append(p.actions, action)
		if action == duel.EndTurn {
			break
		}
	}
	if actions := slices.Clip(p.actions[first:]); len(actions) > 0 {
		if n == 0 {
			p.record.Turns = make([]Turn, 0, 1+strings.Count(p.rest, "\nturn "))
		}
		p.record.Turns = append(p.record.Turns, Turn{Seat: seat, Actions: actions})
	}
	return p.turnEnd()
}

// turnLine takes "turn 3 round 2 seat 1".
func (p *parser) turnLine(n int) (game.Seat, error) {
	if _, err := p.int("the number", n+1, n+1); err != nil {
		return 0, err
	}
	if err := p.literal("round"); err != nil {
		return 0, err
	}
	if _, err := p.int("round", Round(n), Round(n)); err != nil {
		return 0, err
	}
	if err := p.literal("seat"); err != nil {
		return 0, err
	}
	seat, err := p.int("seat", 1, 2)
	if err != nil {
		return 0, err
	}
	return game.Seat(seat - 1), p.done()
}

func (p *parser) action(hero *Hero) (duel.Action, error) {
	if p.keyword == End {
		return duel.EndTurn, p.done()
	}
	id := p.word()
	if card, ok := hero.find(id); ok {
		return duel.Play(card), p.done()
	}
	return duel.Action{}, p.fault("play: %s has no card %q, allowed are %s", hero.ID, excerpt(id), cardIDs(hero))
}

func cardIDs(hero *Hero) string {
	ids := make([]string, len(hero.Cards))
	for i := range hero.Cards {
		ids[i] = hero.Cards[i].ID
	}
	return strings.Join(ids, ", ")
}

// turnEnd takes the hash of the turn just read. Without one, the turn is still going on: nothing but a forfeit may
// follow.
func (p *parser) turnEnd() (err error) {
	turn := p.lastTurn()
	switch {
	case p.atEnd():
		return nil
	case turn == nil || turn.Closed:
		return p.unexpected("play CARD or end")
	case turn.isOver():
		if err := p.need("hash"); err != nil {
			return err
		}
	case p.keyword == "result":
		return nil
	case p.keyword != "hash":
		return p.unexpected("play CARD, end, hash or result")
	}
	turn.Closed = true
	if turn.Hash, err = p.hash(); err != nil {
		return err
	}
	return p.done()
}

// lastTurn returns the turn with the latest action, or nil if there is none yet.
func (p *parser) lastTurn() *Turn {
	if len(p.record.Turns) == 0 {
		return nil
	}
	return &p.record.Turns[len(p.record.Turns)-1]
}

func (p *parser) result() error {
	if p.atEnd() {
		return nil
	}
	if p.keyword != "result" {
		return p.unexpected("turn or result")
	}
	if err := p.literal("winner"); err != nil {
		return err
	}
	seat, err := p.int("winner", 1, 2)
	if err != nil {
		return err
	}
	result := Result{Decided: true, Winner: game.Seat(seat - 1)}
	if p.words != "" {
		if result.Forfeit, err = p.forfeit(); err != nil {
			return err
		}
	}
	if turn := p.lastTurn(); result.Forfeit == "" && (turn == nil || !turn.Closed) {
		return p.fault("result: the hash of the last turn is missing before it")
	}
	p.record.Result = result
	if err := p.done(); err != nil {
		return err
	}
	if !p.atEnd() {
		return p.fault("%q stands after the result", excerpt(p.keyword))
	}
	return nil
}

func (p *parser) forfeit() (string, error) {
	if err := p.literal("forfeit"); err != nil {
		return "", err
	}
	reason, err := p.quoted("the reason")
	if err == nil && reason == "" {
		err = p.fault("forfeit: the reason is empty")
	}
	return reason, err
}
