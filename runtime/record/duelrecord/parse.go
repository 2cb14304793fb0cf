package duelrecord

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"boardduels/internal/textnorm"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
)

// Altered reads what a text says that isn't as it was written: to find out where. It returns an error as [Parse] does.
func Altered(text []byte) (*Record, error) {
	lines, _ := record.Unseal(text)
	return parse(lines)
}

// Parse reads a replay. It returns a [*SyntaxError] that names the line for a text that isn't one, and a [*DigestError]
// for one that isn't as it was written.
func Parse(text []byte) (*Record, error) {
	if len(text) > MaxSize {
		return nil, fmt.Errorf("too large, a replay has at most %d bytes", MaxSize)
	}
	text = textnorm.Meant(text)
	if !bytes.HasPrefix(text, []byte(record.Magic)) {
		return parse(text)
	}
	text, damage := record.Unseal(text)
	r, err := parse(text)
	if damage != nil {
		if damage.Err = err; err == nil {
			damage.Place(text, Verify(r))
		}
		return nil, damage
	}
	return r, err
}

func parse(text []byte) (*Record, error) {
	p := parser{Reader: record.NewReader(string(text)), record: &Record{}}
	steps := []func() error{p.Next, p.header, p.turns, p.result}
	for _, step := range steps {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return p.record, nil
}

type parser struct {
	record.Reader
	record  *Record
	blocks  []*Knowledge  // whose documents were read, in their order
	actions []duel.Action // of all turns
}

func (p *parser) header() error {
	steps := []func() error{
		func() error { return p.Version(Version) },
		func() error { return p.Game(Family) },
		func() error { return p.Rules(&p.record.Rules) },
		p.language,
		p.pack,
		func() error { return p.Date(&p.record.Date) },
		func() error { return p.Seed(&p.record.Seed) },
		func() error { return p.Additions(&p.record.Additions) },
		func() error { return p.seat(0) },
		func() error { return p.seat(1) },
		func() error { return p.Start(&p.record.Start) },
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

func (p *parser) pack() (err error) {
	if p.Keyword != "pack" {
		return nil
	}
	pack := &p.record.Pack
	if pack.Name, err = p.Quoted("the name"); err != nil {
		return err
	}
	if pack.Name == "" {
		return p.Fault("pack: the name is empty; leave the line out instead")
	}
	pack.Hash = p.Word()
	return p.Done()
}

func (p *parser) turns() error {
	if p.Keyword == "turn" {
		p.actions = make([]duel.Action, 0, p.Ahead("\n"))
	}
	for p.Keyword == "turn" {
		if err := p.turn(); err != nil {
			return err
		}
	}
	return nil
}

func (p *parser) turn() error {
	n := len(p.record.Turns)
	seat, err := p.Turn(n, len(p.record.Seats))
	if err != nil {
		return err
	}
	first := len(p.actions)
	if alone, err := p.clash(seat); alone || err != nil {
		return err
	}
	for p.Keyword == "play" || p.Keyword == duel.End {
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
			p.record.Turns = make([]Turn, 0, 1+p.Ahead("\nturn "))
		}
		p.record.Turns = append(p.record.Turns, Turn{Seat: seat, Actions: actions})
	}
	return p.turnEnd()
}

func (p *parser) action(hero *Hero) (duel.Action, error) {
	if p.Keyword == duel.End {
		return duel.EndTurn, p.Done()
	}
	name := p.Word()
	if action, ok := hero.action(name); ok {
		return action, p.Done()
	}
	return duel.Action{}, p.Fault("play: %s has no card %q, allowed are %s", hero.ID, record.Excerpt(name), strings.Join(hero.plays(), ", "))
}

// turnEnd takes the hash of the turn just read. Without one, the turn is still going on: nothing but a forfeit may
// follow.
func (p *parser) turnEnd() (err error) {
	turn := p.lastTurn()
	switch {
	case p.AtEnd():
		return nil
	case turn == nil || turn.Closed:
		return p.Unexpected(p.opens() + "play CARD or end")
	case turn.Actions[len(turn.Actions)-1] == duel.EndTurn:
		if err := p.Need("hash"); err != nil {
			return err
		}
	case p.Keyword == "result":
		return nil
	case p.Keyword != "hash":
		return p.Unexpected("play CARD, end, hash or result")
	}
	turn.Closed = true
	if turn.Hash, err = p.Hash(); err != nil {
		return err
	}
	return p.Done()
}

// opens tells what may stand at the beginning of a turn only.
func (p *parser) opens() string {
	if p.Format < clashVersion {
		return ""
	}
	return "clash STANCE STANCE, "
}

// lastTurn returns the turn with the latest action, or nil if there is none yet.
func (p *parser) lastTurn() *Turn {
	if len(p.record.Turns) == 0 {
		return nil
	}
	return &p.record.Turns[len(p.record.Turns)-1]
}

func (p *parser) result() error {
	if p.AtEnd() {
		return nil
	}
	if p.Keyword != "result" {
		return p.Unexpected("turn or result")
	}
	if err := p.Literal("winner"); err != nil {
		return err
	}
	seat, err := p.Int("winner", 1, 2)
	if err != nil {
		return err
	}
	result := Result{Decided: true, Winner: game.Seat(seat - 1)}
	if p.Words != "" {
		if result.Forfeit, err = p.Forfeit(); err != nil {
			return err
		}
	}
	if turn := p.lastTurn(); result.Forfeit == "" && (turn == nil || !turn.Closed) {
		return p.Fault("result: the hash of the last turn is missing before it")
	}
	p.record.Result = result
	return p.End()
}
