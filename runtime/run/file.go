package run

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"boardduels/internal/i18n"
	"boardduels/internal/sealed"
	"boardduels/internal/textnorm"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// format is how a file of a run begins to tell what it is.
const format = "board-duels run 1"

// MaxSize is the most bytes of a file: a replay for each stage there can be, and room for the rest.
const MaxSize = (schema.MaxStages + 1) * duelrecord.MaxSize

// The limits of what a file says besides its documents.
const (
	maxName   = 1024 // bytes of a pack's name
	maxHash   = 128  // bytes of its hash
	maxOffers = 3    // changes; a relic comes besides
	maxParts  = 100 + 100*schema.MaxStages
)

// file is a run as a JSON document: duels are replays, heroes and cards have the compact form of package schema.
type file struct {
	Format string    `json:"format"`
	Pack   string    `json:"pack,omitempty"`
	Hash   string    `json:"hash,omitempty"`
	Date   time.Time `json:"date"`
	Day    string    `json:"day,omitempty"`
	Seed   string    `json:"seed"`            // programs that read numbers as floats would round it
	Plan   string    `json:"plan"`            // the run's id
	Run    string    `json:"run"`             // the run's document
	Rules  string    `json:"rules,omitempty"` // the pack's, unless they are classic
	Hero   []string  `json:"hero"`            // a line for the hero, then one for each card
	Legs   []legFile `json:"legs"`
	Ended  bool      `json:"ended,omitempty"`
}

type legFile struct {
	Duel   string       `json:"duel"`
	Offers []changeFile `json:"offers,omitempty"`
	Taken  int          `json:"taken,omitempty"` // from 1; 0 is none
}

type changeFile struct {
	Kind  Kind     `json:"kind"`
	Out   string   `json:"out,omitempty"`
	Card  string   `json:"card,omitempty"`
	Relic string   `json:"relic,omitempty"`
	Cards []string `json:"cards,omitempty"` // that the relic brings
}

func newChangeFile(c *Change) changeFile {
	if c.Kind != Carry {
		return changeFile{Kind: c.Kind, Out: c.Out, Card: c.Card.Compact()}
	}
	written := changeFile{Kind: c.Kind, Relic: c.Relic.Compact()}
	for i := range c.Brings {
		written.Cards = append(written.Cards, c.Brings[i].Compact())
	}
	return written
}

// MarshalText returns the run as a file, which its digest closes. Equal runs give equal bytes. It returns an error for
// a duel that a replay can't hold.
func (r *Run) MarshalText() ([]byte, error) {
	f := file{
		Format: format, Pack: r.Pack.Name, Hash: r.Pack.Hash, Date: r.Date.UTC(), Day: r.Day, Seed: strconv.FormatUint(r.Seed, 10),
		Plan: r.Plan.ID, Run: schema.NewRun(r.Plan).Source(), Hero: r.Hero.Lines(), Legs: []legFile{}, Ended: r.Ended,
	}
	if r.Pack.Rules != nil {
		f.Rules = schema.NewRules(*r.Pack.Rules).Source()
	}
	for _, leg := range r.Legs {
		text, err := leg.Duel.MarshalText()
		if err != nil {
			return nil, err
		}
		written := legFile{Duel: string(text), Taken: leg.Taken + 1}
		for i := range leg.Offers {
			written.Offers = append(written.Offers, newChangeFile(&leg.Offers[i]))
		}
		f.Legs = append(f.Legs, written)
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(f); err != nil {
		return nil, err
	}
	return sealed.Seal(out.Bytes())
}

// FileError says that a file isn't that of a run, or of one that went otherwise than the rules allow.
type FileError struct {
	Problem i18n.Message
	Err     error
}

func (e *FileError) Unwrap() error { return e.Err }

// In tells it in a language. What is wrong in detail is told in English, unless it has words of its own.
func (e *FileError) In(t *i18n.Translator) string {
	told := e.Problem.In(t)
	if said, ok := errors.AsType[interface {
		error
		i18n.Sayable
	}](e.Err); ok {
		return told + ": " + said.In(t)
	}
	if t.Language() == i18n.Default {
		return told + ": " + e.Err.Error()
	}
	return told
}

func (e *FileError) Error() string { return e.In(i18n.For(i18n.Default)) }

// Parse reads a file and checks that the run went as the rules allow. The error is a [*FileError] that names the line,
// the duel or the card that is wrong.
func Parse(text []byte) (*Run, error) {
	if len(text) > MaxSize {
		return nil, notARun(fmt.Errorf("too large, a run has at most %d bytes", MaxSize))
	}
	text = textnorm.Meant(text)
	var f file
	offset, err := sealed.Decode(text, maxParts, &f)
	damage, isDamaged := errors.AsType[sealed.Altered](err)
	if err != nil && !isDamaged {
		return nil, placed(text, offset, err)
	}
	r, err := f.read()
	if err == nil {
		_, err = r.State()
	}
	switch {
	case isDamaged:
		return nil, notARun(altered{damage, err})
	case err != nil:
		return nil, notARun(err)
	}
	return r, nil
}

// altered says that a file isn't as it was written, and what of it can be shown to be wrong, unless that is nil.
type altered struct {
	sealed.Altered
	where error
}

// In tells it in a language.
func (a altered) In(t *i18n.Translator) string {
	told := a.Altered.In(t)
	switch {
	case a.where != nil:
		return told + "; " + notARun(a.where).(*FileError).In(t)
	case a.NoDigest:
		return told
	}
	return told + "; " + t.Text("sealed.nowhere")
}

func (a altered) Error() string { return a.In(i18n.For(i18n.Default)) }

func notARun(err error) error {
	return &FileError{i18n.Message{Key: "run_file.content"}, err}
}

// placed adds the line of an error in a file.
func placed(text []byte, offset int64, err error) error {
	if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
		offset = syntax.Offset
	}
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		err = errors.New("it ends too early")
	}
	line := 1 + bytes.Count(text[:min(offset, int64(len(text)))], []byte("\n"))
	return &FileError{i18n.Message{Key: "run_file.line", Args: i18n.Args{"Line": line}}, err}
}

// read returns what a file says.
func (f *file) read() (*Run, error) {
	if f.Format != format {
		return nil, fmt.Errorf("format: found %.40q, allowed is %q", f.Format, format)
	}
	r := &Run{Pack: duelrecord.Pack{Name: f.Pack, Hash: f.Hash}, Date: f.Date.UTC(), Day: f.Day, Ended: f.Ended}
	switch {
	case len(f.Pack) > maxName:
		return nil, fmt.Errorf("pack: the name has %d bytes, allowed are %d", len(f.Pack), maxName)
	case len(f.Hash) > maxHash:
		return nil, fmt.Errorf("hash: it has %d bytes, allowed are %d", len(f.Hash), maxHash)
	case f.Day != "" && !isDay(f.Day):
		return nil, fmt.Errorf("day: found %.20q, allowed is a date such as 2026-11-25", f.Day)
	}
	var err error
	if r.Seed, err = strconv.ParseUint(f.Seed, 10, 64); err != nil {
		return nil, fmt.Errorf("seed: found %.40q, allowed is a whole number from 0 to 2⁶⁴-1", f.Seed)
	}
	if r.Plan, err = readPlan(f.Plan, f.Run); err != nil {
		return nil, err
	}
	if f.Rules != "" {
		if r.Pack.Rules, err = duelrecord.ReadRules(f.Rules); err != nil {
			return nil, fmt.Errorf("rules: %w", err)
		}
	}
	if r.Hero, err = readHero(f.Hero); err != nil {
		return nil, fmt.Errorf("hero: %w", err)
	}
	if len(f.Legs) > len(r.Plan.Stages) {
		return nil, fmt.Errorf("legs: there are %d, the run has %d stages", len(f.Legs), len(r.Plan.Stages))
	}
	for i := range f.Legs {
		leg, err := f.Legs[i].read()
		if err != nil {
			return nil, fmt.Errorf("leg %d: %w", i+1, err)
		}
		r.Legs = append(r.Legs, leg)
	}
	return r, nil
}

func isDay(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

func readPlan(id, source string) (schema.Run, error) {
	d := schema.Parse(schema.RunKind, schema.FileOf(schema.RunKind, id), source)
	for _, found := range d.Diagnostics() {
		if found.Severity == schema.Error {
			return schema.Run{}, fmt.Errorf("run: %s", found)
		}
	}
	plan, _ := d.Run()
	return plan, nil
}

func readHero(lines []string) (duelrecord.Hero, error) {
	hero, taken, err := duelrecord.ReadHero(lines)
	if err == nil && taken < len(lines) {
		err = fmt.Errorf("line %d: %.40q stands behind the hero's cards and relics", taken+1, lines[taken])
	}
	return hero, err
}

func (f *legFile) read() (Leg, error) {
	record, err := duelrecord.Parse([]byte(f.Duel))
	if err != nil {
		return Leg{}, fmt.Errorf("duel: %w", err)
	}
	leg := Leg{Duel: record, Taken: f.Taken - 1}
	changes := len(f.Offers)
	if changes > 0 && f.Offers[changes-1].Kind == Carry {
		changes-- // the relic stands behind them
	}
	if changes > maxOffers {
		return leg, fmt.Errorf("offers: there are %d, allowed are %d", changes, maxOffers)
	}
	for i := range f.Offers {
		offer := &f.Offers[i]
		if offer.Kind == Carry && i < changes {
			return leg, fmt.Errorf("offer %d: a relic stands before others", i+1)
		}
		change, err := offer.read()
		if err != nil {
			return leg, fmt.Errorf("offer %d: %w", i+1, err)
		}
		leg.Offers = append(leg.Offers, change)
	}
	return leg, nil
}

func (f *changeFile) read() (c Change, err error) {
	c.Kind, c.Out = f.Kind, f.Out
	if f.Kind == Carry {
		c.Find, err = f.readFind()
		return c, err
	}
	if c.Card, err = schema.ParseCompactCard(f.Card); err != nil {
		return c, err
	}
	if strings.TrimSpace(f.Out) != f.Out || f.Out == "" {
		return c, fmt.Errorf("out is %.40q, allowed is the id of a card", f.Out)
	}
	return c, nil
}

func (f *changeFile) readFind() (find Find, err error) {
	if f.Out != "" || f.Card != "" {
		return find, errors.New("a relic changes no card")
	}
	if len(f.Cards) > duel.LineCapacity {
		return find, fmt.Errorf("cards: there are %d, allowed are %d", len(f.Cards), duel.LineCapacity)
	}
	if find.Relic, err = schema.ParseCompactRelic(f.Relic); err != nil {
		return find, fmt.Errorf("relic: %w", err)
	}
	for i, line := range f.Cards {
		card, err := schema.ParseCompactCard(line)
		if err != nil {
			return find, fmt.Errorf("card %d: %w", i+1, err)
		}
		find.Brings = append(find.Brings, card)
	}
	return find, nil
}
