package forecast

import (
	"boardduels/ai/duel/usermodel"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Verify has each AI of a record, in which [Check] found nothing, claim and seal anew by what it knew and saw. It
// returns a [*record.Contradiction] for the first that it would have claimed or sealed otherwise, which is the same on
// every machine.
func Verify(r *duelrecord.Record) error {
	d, err := r.Duel()
	if err != nil {
		return err
	}
	for seat := range game.Seat(len(r.Seats)) {
		seals, err := sealsIn(r, d, seat)
		if err == nil && len(seals) > 0 {
			err = verify(r, d, seat, seals)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func verify(r *duelrecord.Record, d *duel.Duel, seat game.Seat, seals []Seal) error {
	ai := &r.Seats[seat]
	_, known, err := ai.Known()
	if err != nil {
		return err
	}
	if known == nil { // who knows nothing of a user's hero seals nothing
		return Surplus.ofTurn(seat, seals[0].Turn)
	}
	hero := d.Hero(1 - seat)
	if made, meant := claimOf(hero, ai, known), drawClaim(hero, ai, known); made != nil && made.HabitKey != meant.HabitKey {
		return OtherClaim.problem(seat, claimKeyword, i18n.Args{"Found": made.HabitKey.String(), "Known": meant.HabitKey.String()})
	}
	c, err := courseOf(r, d, seat, known)
	if err != nil {
		return err
	}
	for i := range seals {
		meant := modelOf(&c.models[i])
		for id, n := range seals[i].Model {
			if n != meant[id] {
				return OtherModel.problem(seat, sealOf(seals[i].Turn), i18n.Args{
					"Turn": seals[i].Turn, "Trait": usermodel.Name(hero, usermodel.ID(id)), "Found": n, "Known": meant[id],
				})
			}
		}
	}
	return nil
}
