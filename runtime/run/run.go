// Package run plays runs: duels of one hero that follow each other as a document of package schema describes. The hero
// keeps its wounds, and after each win but the last takes one of three changes to its deck, or a relic. Everything
// follows from the run's seed and from what was played and taken, so a run can be kept, verified and shared as one
// file.
package run

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"time"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// Run is a run, whether it goes on or is over. Its functions change it; a copy of the struct is a run of its own as
// long as no function is called on both.
type Run struct {
	Pack duelrecord.Pack // where the hero came from
	Date time.Time       // when it began, to the second
	// Day is the day whose run it is, as "2026-11-25", "" if it isn't that of a day.
	Day   string
	Seed  uint64
	Plan  schema.Run
	Hero  duelrecord.Hero // as it set out
	Legs  []Leg           // the duels that are over
	Ended bool            // given up
}

// Leg is a duel that is over, and what came of it.
type Leg struct {
	Duel   *duelrecord.Record // the hero sits at the first place
	Offers []Change           // of which one can be taken; none after a defeat, and after the last duel
	Taken  int                // which of Offers was taken, -1 while none was
}

// won reports whether the hero won the duel.
func (l *Leg) won() bool { return l.Duel.Result.Winner == hero }

// hero is the place at which the run's hero sits.
const hero game.Seat = 0

// Phase is what comes next.
type Phase int

// The phases of a run.
const (
	Fighting Phase = iota // the duel of a stage
	Choosing              // one of the offers
	Won                   // nothing: all rivals are beaten
	Lost                  // nothing: a duel was lost, or the run was given up
)

// State is how things stand.
type State struct {
	Phase  Phase
	Stage  int             // that is to be fought, or was fought last; from 0
	Hero   duelrecord.Hero // with its deck as it is now
	Wounds int16           // hp that it lacks, after the rest before the stage that is to be fought
	Beaten int             // rivals
	Left   []int16         // hp that it had after each duel
	// Improved are the cards that have got better on the way, as they are now.
	Improved []schema.Card
}

// HP returns the hp that the hero has.
func (s *State) HP() int16 { return s.Hero.HP - s.Wounds }

// New returns a run that is about to begin. It returns an error if there is no stage, or if the hero breaks the limits
// of the rules.
func New(pack duelrecord.Pack, plan schema.Run, hero duelrecord.Hero, seed uint64) (*Run, error) {
	if len(plan.Stages) == 0 {
		return nil, fmt.Errorf("run %s has no stage", plan.ID)
	}
	if _, err := pack.Numbers().New(hero.Duel(), hero.Duel()); err != nil {
		return nil, err
	}
	return &Run{Pack: pack, Plan: plan, Hero: hero, Seed: seed}, nil
}

// DaySeed returns the seed of a day's run, the day as "2026-11-25": the same for everyone.
func DaySeed(day, plan string) uint64 {
	return game.Digest([]byte(day + "/" + plan))
}

// State returns how things stand. It returns an error for a run that didn't go as the rules allow.
func (r *Run) State() (State, error) {
	s := State{Hero: r.Hero}
	for i := range r.Legs {
		leg := &r.Legs[i]
		if s.Phase != Fighting {
			return s, fmt.Errorf("duel %d was fought though none was due", i+1)
		}
		left, err := r.left(leg, &s)
		if err != nil {
			return s, fmt.Errorf("duel %d: %w", i+1, err)
		}
		s.Wounds, s.Left = max(s.Hero.HP-left, 0), append(s.Left, left)
		if err := r.after(leg, &s); err != nil {
			return s, fmt.Errorf("duel %d: %w", i+1, err)
		}
	}
	if r.Ended && (s.Phase == Fighting || s.Phase == Choosing) {
		s.Phase = Lost
	}
	return s, nil
}

// after brings a state to what comes after a duel: the next one, if nothing else.
func (r *Run) after(leg *Leg, s *State) error {
	switch {
	case !leg.won():
		s.Phase = Lost
		return nil
	case s.Stage == len(r.Plan.Stages)-1:
		s.Phase = Won
		s.Beaten++
		return nil
	}
	s.Beaten++
	switch {
	case leg.Taken >= len(leg.Offers) || leg.Taken < -1:
		return fmt.Errorf("change %d was taken of %d", leg.Taken+1, len(leg.Offers))
	case leg.Taken >= 0:
		taken := &leg.Offers[leg.Taken]
		var err error
		if err = checkFind(&r.Plan, taken); err != nil {
			return err
		}
		if s.Hero, err = taken.Apply(s.Hero); err != nil {
			return err
		}
		s.Improved = taken.improve(s.Improved)
	case len(leg.Offers) > 0:
		s.Phase = Choosing
		return nil
	}
	s.Stage++
	s.Wounds = max(s.Wounds-r.Plan.Stages[s.Stage].Rest, 0)
	return nil
}

// left checks a duel against what was due, and returns the hp that the hero had left.
func (r *Run) left(leg *Leg, s *State) (int16, error) {
	record := leg.Duel
	seed := r.seed(s.Stage)
	seat, enemy, stage := &record.Seats[hero], &record.Seats[1-hero], &r.Plan.Stages[s.Stage]
	switch {
	case !record.Finished():
		return 0, errors.New("it isn't over")
	case record.Seed != seed:
		return 0, fmt.Errorf("it has the seed %d, not %d", record.Seed, seed)
	case seat.Wounds != s.Wounds:
		return 0, fmt.Errorf("the hero begins with %d wounds, not %d", seat.Wounds, s.Wounds)
	case !equal(&seat.Hero, &s.Hero):
		return 0, errors.New("the hero isn't as it was after the duel before")
	case enemy.Brain != stage.Rival || stage.Hero != "" && enemy.Hero.ID != stage.Hero:
		return 0, fmt.Errorf("the enemy is %s of %s, not %s of %s", enemy.Hero.ID, enemy.Brain, stage.Hero, stage.Rival)
	}
	_, _, last, err := duelrecord.Resume(record)
	return last.Fighters[hero].HP, err
}

// equal reports whether the rules see the same hero.
func equal(a, b *duelrecord.Hero) bool {
	first, second := a.Duel(), b.Duel()
	first.Brings, second.Brings = nil, nil // a record has those, too, that the enemy's rules bring
	return reflect.DeepEqual(first, second)
}

// Encounter is the duel that is due.
type Encounter struct {
	Stage  int
	Seed   uint64 // of the duel
	Rival  string // the enemy's brain
	Enemy  string // id of the enemy's hero
	MoreHP int16  // that it has more
	IsBoss bool
}

// The purposes of a run's chance; each stage has its own.
const (
	duelChance = iota
	enemyChance
	offerChance
	purposes
)

func (r *Run) stream(stage, purpose int) game.Stream {
	return game.NewStream(r.Seed, uint64(purposes*stage+purpose))
}

// seed returns the seed of a stage's duel.
func (r *Run) seed(stage int) uint64 {
	stream := r.stream(stage, duelChance)
	return stream.Next()
}

// At returns the duel of a stage. Enemies by lot are some heroes, which vary as far as there are enough of them.
func (r *Run) At(stage int, heroes []string) Encounter {
	s := &r.Plan.Stages[stage]
	return Encounter{
		Stage: stage, Seed: r.seed(stage), Rival: s.Rival, Enemy: r.enemies(heroes)[stage], MoreHP: s.MoreHP,
		IsBoss: stage == len(r.Plan.Stages)-1,
	}
}

// Next sets up the duel that is due, with an enemy of a pack. prepare, unless nil, gives the seats what they lack, such
// as what the enemy knows. It returns an error if no duel is due, or if the pack hasn't the enemy.
func (r *Run) Next(pack *schema.Pack, prepare func(seats *[2]duelrecord.Seat) error) (*duelrecord.Record, error) {
	s, err := r.State()
	if err != nil {
		return nil, err
	}
	if s.Phase != Fighting {
		return nil, errors.New("no duel is due")
	}
	e := r.At(s.Stage, pack.IDs(schema.HeroKind))
	enemy, err := duelrecord.PackHero(pack, e.Enemy)
	if err != nil {
		return nil, err
	}
	e.strengthen(&enemy, r.Pack.Numbers())
	seats := [2]duelrecord.Seat{
		{Hero: s.Hero, Wounds: s.Wounds},
		{Hero: enemy, Brain: e.Rival, Seed: uint64(game.NewStream(e.Seed, 1))},
	}
	if prepare != nil {
		if err := prepare(&seats); err != nil {
			return nil, err
		}
	}
	return duelrecord.New(r.Pack, e.Seed, seats)
}

// strengthen gives an enemy the hp that it has more, as far as the rules allow that its duel is played by.
func (e *Encounter) strengthen(enemy *duelrecord.Hero, n duel.Numbers) {
	enemy.HP = min(enemy.HP+e.MoreHP, max(n.MaxHP, enemy.HP))
}

// Finish adds the duel of the stage that was due, once it is over. Of a pool changes and relics are offered. It returns
// an error, and leaves the run as it is, if that isn't the duel that was due.
func (r *Run) Finish(record *duelrecord.Record, pool Pool) error {
	next := *r
	next.Legs = append(slices.Clip(slices.Clone(r.Legs)), Leg{Duel: record, Taken: -1})
	s, err := next.State()
	if err != nil {
		return err
	}
	leg := &next.Legs[len(next.Legs)-1]
	if leg.won() && s.Phase != Won {
		n, lot := r.Pack.Numbers(), r.stream(len(r.Legs), offerChance)
		leg.Offers = offers(n, s.Hero, pool.Cards, &lot)
		// Last, so that the changes are the same without
		leg.Offers = append(leg.Offers, pool.find(n, &r.Plan, &s.Hero, &lot)...)
	}
	r.Legs = next.Legs
	return nil
}

// Take takes one of the offers. It returns an error if there is none.
func (r *Run) Take(offer int) error {
	s, err := r.State()
	if err != nil {
		return err
	}
	if s.Phase != Choosing || offer < 0 || offer >= len(r.Legs[len(r.Legs)-1].Offers) {
		return fmt.Errorf("there is no change %d to be taken", offer+1)
	}
	legs := slices.Clone(r.Legs)
	legs[len(legs)-1].Taken = offer
	r.Legs = legs
	return nil
}

// GiveUp ends the run.
func (r *Run) GiveUp() { r.Ended = true }

// Improved returns the cards that had got better when a duel was fought, as they were then.
func (r *Run) Improved(leg int) (improved []schema.Card) {
	for i := range r.Legs[:leg] {
		if fought := &r.Legs[i]; fought.Taken >= 0 && fought.Taken < len(fought.Offers) {
			improved = fought.Offers[fought.Taken].improve(improved)
		}
	}
	return improved
}
