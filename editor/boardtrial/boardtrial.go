// Package boardtrial plays games on a board that is being edited: to measure how fair it is, and to try it. Nothing of
// them is kept, and nothing is learned from them.
package boardtrial

import (
	"context"
	"math"
	"path/filepath"
	"slices"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board/contest"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/atomicfile"
	"boardduels/internal/games"
	"boardduels/runtime/game"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
	"boardduels/schema"
)

// Table is the game of a board, and who plays it.
type Table struct {
	games.Table
	Board schema.Board
}

// Open returns the table of a level, a map or a position of a pack, whose experts its players listen to. It returns an
// error if the document has errors, or what experts wrote about its game.
func Open(d *schema.Document, pack *schema.Pack) (*Table, error) {
	b, err := d.Board()
	if err != nil {
		return nil, err
	}
	f, err := games.Find(b.Family)
	if err != nil {
		return nil, err
	}
	t, err := f.With(pack).Open(b.Setup)
	return &Table{t, b}, err
}

// IDs returns those of all who can play, the levels first.
func (t *Table) IDs() []string { return slices.Concat(t.Levels, t.Brains).IDs() }

// opening is how many plies by lot make games differ that have no chance of their own. They are fewer than in an arena,
// since they lead away from the position that is measured.
const opening = 4

// measured is how many games a measurement takes.
const measured = 400

// Deals is how many deals a measurement takes: each is played once for each seat.
func (t *Table) Deals() int { return max(measured/t.Seats(), 1) }

// Opening is how many plies by lot games begin with that are measured.
func (t *Table) Opening() int {
	if f, _ := games.Find(t.Family()); f.Opening > 0 {
		return opening
	}
	return 0
}

// Measure has a brain play against itself, and tells of how often each seat has won so far.
func (t *Table) Measure(ctx context.Context, brain string, seed uint64, told func(contest.Seats)) (contest.Seats, error) {
	return t.MeasureDeals(ctx, brain, seed, 0, t.Deals(), told)
}

// MeasureDeals is Measure of some deals, from one on.
func (t *Table) MeasureDeals(ctx context.Context, brain string, seed uint64, from, deals int, told func(contest.Seats)) (contest.Seats, error) {
	b, err := t.Brain(brain)
	if err != nil {
		return contest.Seats{}, err
	}
	task := contest.Fairness{From: from, Deals: deals, Opening: t.Opening(), Seed: seed}
	return contest.Measure(ctx, t.Game, slices.Repeat(dynamicplayer.Brains{b}, t.Seats()), task, told)
}

// Verdict is what a measurement says.
type Verdict int

// What a measurement can say.
const (
	Unclear  Verdict = iota // it can't tell yet
	Fair                    // no seat is favoured by more than some points
	Favoured                // a seat wins more often than others
	Alike                   // all deals went the same way, so that they say no more than one
	Drawn                   // too few games are decided, since most are drawn
)

// fairHalf is how wide the interval of a fair board may be on either side.
const fairHalf = 0.06

// fewest is how many decided games it takes at least to call a seat favoured where others are drawn.
const fewest = 20

// Judge says what a measurement tells, and which seat is favoured if one is. It goes by the decided games alone.
func Judge(s *contest.Seats) (Verdict, game.Seat) {
	best, widest := game.Nobody, 0.
	for seat := range game.Seat(len(s.Won)) {
		score := Score(s, seat)
		widest = max(widest, score.Half())
		if score.Low > s.Even() && (best == game.Nobody || score.Value > s.Score(best).Value) {
			best = seat
		}
	}
	mostDrawn := 2*s.Drawn > s.Games()
	switch {
	case mostDrawn && s.Decided() < fewest:
		return Drawn, game.Nobody
	case s.Games() > len(s.Won) && !s.Differ():
		return Alike, best
	case best != game.Nobody:
		return Favoured, best
	case widest <= fairHalf:
		return Fair, best
	case mostDrawn:
		return Drawn, best
	}
	return Unclear, best
}

// Score returns the share of a seat. The interval of one of several seats is so wide that in 95 of 100 measurements all
// of them are right (after Bonferroni); the scores of two seats are one.
func Score(s *contest.Seats, seat game.Seat) stats.Estimate {
	e := s.Score(seat)
	if len(s.Won) > 2 {
		by := math.Sqrt2 * math.Erfinv(1-0.05/float64(len(s.Won))) / 1.96
		e.Low, e.High = max(e.Value-(e.Value-e.Low)*by, 0), min(e.Value+(e.High-e.Value)*by, 1)
	}
	return e
}

// Record returns a game that is about to begin, of a person against a brain at all other seats; of Nobody, the brain
// has all seats.
func (t *Table) Record(me game.Seat, brain string, seed uint64) (*boardrecord.Record, error) {
	seats := make([]boardrecord.Seat, t.Seats())
	for i := range seats {
		if game.Seat(i) != me {
			seats[i] = boardrecord.Seat{Brain: brain, Seed: uint64(game.NewStream(seed, uint64(i)+1))}
		}
	}
	r, err := boardrecord.NewRecord(t.Game, seed, seats)
	if err == nil {
		r.Call(boardrecord.Called(t.Board.Label()))
	}
	return r, err
}

// Play plays a record between brains to its end. It stays unfinished if there is none in sight.
func (t *Table) Play(ctx context.Context, r *boardrecord.Record) (*boardrecord.Record, error) {
	players, err := t.Players(r, func(game.Seat) dynamicplayer.Player { return nil })
	if err != nil {
		return nil, err
	}
	return boardmatch.PlayOut(ctx, t.Game, r, players, contest.Longest, nil)
}

// Keep writes the record of a game to a file, in a folder that is made if it isn't there.
func Keep(path string, r *boardrecord.Record) error {
	if err := atomicfile.MkdirAll(filepath.Dir(path)); err != nil {
		return err
	}
	return boardmatch.File{Path: path}.Save(r)
}

// OpenRecord reads a recorded game, with its table. It returns an error if the file can't be read, or isn't one.
func OpenRecord(path string) (*boardrecord.Record, *Table, error) {
	r, err := boardmatch.File{Path: path}.Load()
	if err != nil {
		return nil, nil, err
	}
	t, err := games.Of(r)
	return r, &Table{Table: t}, err
}
