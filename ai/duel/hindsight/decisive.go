package hindsight

import (
	"context"
	"slices"

	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/rollout"
	"boardduels/ai/duel/turnplan"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Card is a card of who won a duel, and what it was worth.
type Card struct {
	Card  duel.CardIndex
	Ply   int // actions before it
	Round int16
	// Without and With are the chances of winning, 0…1, in the same imagined duels: after the best that the rest of the
	// turn offered without the card, and after what was played. Far is how far the 95 % interval of the difference
	// reaches.
	Without, With, Far float32
	// IsKept says that the winner kept at least half of the gain: none of its further cards left it with less.
	IsKept bool
}

// gain is by how much the card raised the chance of winning.
func (c *Card) gain() float32 { return c.With - c.Without }

// IsSure reports whether the card surely raised it.
func (c *Card) IsSure() bool { return c.gain() > c.Far }

// IsDecisive reports whether the card surely raised the chance by at least 15 points, of which the winner kept at least
// half from then on. A smaller swing, or one that was lost again, decides no duel.
func (c *Card) IsDecisive() bool { return c.IsSure() && c.gain() >= deciding && c.IsKept }

// deciding is the least gain of a card that decides.
const deciding = 0.15

// The duels that are imagined for a card: first to find what else could have been done, and how much the card was
// worth; then, in other worlds, to measure that of the one that was worth most, so that it isn't told for its luck.
var (
	screening = rollout.Budget{Plans: 4, Duels: 160, Rounds: 2}
	weighing  = rollout.Budget{Plans: 2, Duels: 160, Rounds: 2}
)

// Decisive returns the card that raised the winner's chance most in a duel that was fought to its end, of those that
// seem to have decided it, or else of all; nil if none seemed to raise it. What the loser gave away is left to
// [Review]. What is known of the winner's hero, and of the other, tells how duels are imagined to go on. Equal records
// and knowledge give equal cards. Progress is told how much of the work is done, 0…1. It returns errors as [Review]
// does.
func Decisive(ctx context.Context, record *duelrecord.Record, winners, losers *kb.Knowledge, progress func(done float32)) (*Card, error) {
	if isUntaught(winners) || isUntaught(losers) {
		return nil, ErrUntaught
	}
	laid, err := duelrecord.Open(record)
	if err != nil {
		return nil, err
	}
	winner := laid.Frames()[laid.Plies()].State.Winner
	if winner == game.Nobody {
		return nil, nil
	}
	j := newJudge(laid.Duel(), winner, winners, losers)
	var cards []*played
	for ply := range laid.Plies() {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		progress(float32(ply) / float32(laid.Plies()))
		p := j.read(laid, ply)
		if p == nil {
			continue
		}
		p.luck = game.NewStream(record.Seed, judging+uint64(ply))
		j.screen(p)
		cards = append(cards, p)
	}
	best := foremost(cards)
	if best == nil || best.card.gain() <= 0 {
		return nil, nil
	}
	j.compare(best, j.meter)
	return &best.card, nil
}

// foremost notes after which cards the gain was kept, and returns the one that decided, else the one that raised the
// chance most, nil if there are none.
func foremost(cards []*played) (best *played) {
	least := float32(1)
	for _, p := range slices.Backward(cards) {
		p.card.IsKept = least >= (p.card.Without+p.card.With)/2
		least = min(least, p.card.With)
	}
	for _, p := range cards {
		switch {
		case best == nil, p.card.IsDecisive() && !best.card.IsDecisive():
			best = p
		case p.card.IsDecisive() == best.card.IsDecisive() && p.card.gain() > best.card.gain():
			best = p
		}
	}
	return best
}

// judging marks the purposes of the chance by which cards are judged, beside those of turns.
const judging = 2 * reviewing

func isUntaught(k *kb.Knowledge) bool { return k == nil || len(k.Weights) == 0 }

// played is a card under judgement.
type played struct {
	card    Card
	view    duel.View     // before it
	taken   turnplan.Plan // the card and all after it in the turn
	instead turnplan.Plan // what promised most without it
	luck    game.Stream
}

// judge tells what the cards of a seat were worth.
type judge struct {
	duel                  *duel.Duel
	seat                  game.Seat
	me                    *playout.Side
	finder, scales, meter *rollout.Thinker
	view                  *duel.View
	others                []turnplan.Plan
}

func newJudge(d *duel.Duel, seat game.Seat, mine, theirs *kb.Knowledge) *judge {
	j := &judge{duel: d, seat: seat, me: playout.Learned(d, seat, mine, warmth)}
	cast := rollout.Cast{Me: j.me, Foes: []rollout.Opponent{playout.Learned(d, 1-seat, theirs, warmth)}}
	j.finder, j.scales = rollout.New(d, seat, cast, screening), rollout.New(d, seat, cast, weighing)
	j.meter = rollout.New(d, seat, cast, measuring)
	return j
}

// Imagine implements [rollout.Worlds].
func (j *judge) Imagine(seed uint64) duel.State { return j.duel.Determinize(j.view, seed) }

// read returns the seat's card that was played after a number of actions, nil if that was something else.
func (j *judge) read(laid *duelrecord.Playback, ply int) *played {
	frames := laid.Frames()
	next, before := &frames[ply+1], &frames[ply].State
	if next.Action.Card == duel.NoCard || next.Seat != j.seat {
		return nil
	}
	p := &played{
		card: Card{Card: next.Action.Card, Ply: ply, Round: before.Round}, view: j.duel.View(before, j.seat),
	}
	for _, frame := range frames[ply+1:] {
		if frame.Action == duel.EndTurn {
			break
		}
		p.taken.Add(frame.Action)
	}
	return p
}

// screen finds what could have been done without a card, and estimates what the card was worth.
func (j *judge) screen(p *played) {
	j.view = &p.view
	state := j.Imagine(p.luck.Next())
	j.others = j.others[:0]
	for _, other := range j.me.Plans(&state) {
		if !has(&other, p.card.Card) {
			j.others = append(j.others, other)
		}
	}
	p.taken.Score = j.me.Score(&state, &p.taken)
	p.instead = j.finder.Compare(j, j.others, &p.luck)[0].Plan
	j.compare(p, j.scales)
}

// compare imagines the same duels with a card and without it, in worlds of which nothing has been seen yet.
func (j *judge) compare(p *played, by *rollout.Thinker) {
	j.view = &p.view
	both := by.Compare(j, []turnplan.Plan{p.taken, p.instead}, &p.luck)
	with, without := &both[0], &both[1]
	if !has(&with.Plan, p.card.Card) {
		with, without = without, with
	}
	_, deviation := with.Lead(without)
	// Where all worlds agree, up to 3 in as many again may not (the rule of three; J. Hanley, A. Lippman-Hand, 1983).
	least := 3 / float32(with.Duels())
	p.card.With, p.card.Without, p.card.Far = with.Share(), without.Share(), max(float32(bound*deviation), least)
}

// has reports whether a plan plays a card.
func has(p *turnplan.Plan, card duel.CardIndex) bool {
	_, plays := duel.Playing(card, p.Played())
	return plays
}
