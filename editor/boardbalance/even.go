package boardbalance

import (
	"context"
	"fmt"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board/contest"
	"boardduels/editor/boardedit"
	"boardduels/editor/boardtrial"
	"boardduels/editor/document"
	"boardduels/schema"
)

// Goal is what each of two sides may win of the decided games of an even board.
var Goal = stats.Interval{Low: 0.45, High: 0.55}

// EvenSearch looks for a board of the generator on which each side wins a share within the [Goal].
type EvenSearch struct {
	Pack  *schema.Pack
	File  string // of the level
	Brain string // which plays against itself
	From  uint64 // the first seed of the generator
	Most  int    // how many seeds are looked at; 0 for 200
}

// EvenBoard is a generated board that was measured.
type EvenBoard struct {
	Seed   uint64
	Edit   document.Edit // which makes it
	Score  stats.Estimate
	Games  int
	Looked int // seeds
}

// The seeds of the games' own chance: by that of the search a board is found, by that of the proof it is measured anew,
// since what is found among many owes something to its luck.
const (
	searchLuck = 1
	proofLuck  = 2
	proofGames = 1200
)

// look is after how many games a board is looked at, and how far from the goal its share may still be. It is found once
// its whole interval lies within the goal.
type look struct {
	games int
	slack float64
}

// looks begin early, since most generated boards are far from even for players of the middle.
var looks = []look{{40, 0.1}, {100, 0.05}, {200, 0.03}, {400, 0.01}, {800, 0}}

// ErrNoneEven says that no board was even.
type ErrNoneEven struct{ Looked int }

func (e ErrNoneEven) Error() string {
	return fmt.Sprintf("none of %d boards was surely even", e.Looked)
}

// Run looks, and tells which seed is being measured, and after how many games. It ends early with ctx's error, and with
// an [ErrNoneEven].
func (s EvenSearch) Run(ctx context.Context, progress func(seed uint64, games int)) (EvenBoard, error) {
	most := s.Most
	if most == 0 {
		most = 200
	}
	for looked := 1; looked <= most; looked++ {
		seed := s.From + uint64(looked-1)
		edit, err := boardedit.Generate(s.Pack.Document(s.File), seed, 0)
		if err != nil {
			return EvenBoard{}, err
		}
		found, isEven, err := s.measure(ctx, edit, func(games int) { progress(seed, games) })
		if err != nil {
			return EvenBoard{}, err
		}
		if isEven {
			found.Seed, found.Edit, found.Looked = seed, edit, looked
			return found, nil
		}
	}
	return EvenBoard{}, ErrNoneEven{most}
}

// measure plays a board until it is known to be even, or isn't likely to be. One on which most games are drawn isn't
// taken: the few that are decided say little.
func (s EvenSearch) measure(ctx context.Context, edit document.Edit, progress func(games int)) (EvenBoard, bool, error) {
	changes, err := edit.Changes(s.Pack)
	d := s.Pack.Document(s.File)
	if err == nil && len(changes) > 0 {
		d = changes[0].To
	}
	table, err := boardtrial.Open(d, s.Pack)
	if err != nil {
		return EvenBoard{}, false, err
	}
	found, err := s.find(ctx, table, progress)
	if err != nil || !found {
		return EvenBoard{}, false, err
	}
	before := looks[len(looks)-1].games
	seats, err := table.MeasureDeals(ctx, s.Brain, proofLuck, 0, proofGames/table.Seats(), func(s contest.Seats) { progress(before + s.Games()) })
	if err != nil {
		return EvenBoard{}, false, err
	}
	e := seats.Score(0)
	return EvenBoard{Score: e, Games: seats.Games()}, within(e), nil
}

// find reports whether a board seems to be even.
func (s EvenSearch) find(ctx context.Context, table *boardtrial.Table, progress func(games int)) (bool, error) {
	var seats contest.Seats
	deals := 0
	for _, at := range looks {
		played := deals * table.Seats()
		more, err := table.MeasureDeals(ctx, s.Brain, searchLuck, deals, at.games/table.Seats()-deals, func(s contest.Seats) { progress(played + s.Games()) })
		if err != nil {
			return false, err
		}
		seats, deals = join(seats, more), at.games/table.Seats()
		e := seats.Score(0)
		switch {
		case 2*seats.Drawn > seats.Games() || e.Value < Goal.Low-at.slack || e.Value > Goal.High+at.slack:
			return false, nil
		case within(e):
			return true, nil
		}
	}
	return false, nil
}

// within reports whether a whole interval lies within the goal.
func within(e stats.Estimate) bool { return Goal.Holds(e.Low) && Goal.Holds(e.High) }

func join(known, more contest.Seats) contest.Seats {
	if known.Won == nil {
		return more
	}
	return known.With(more)
}
