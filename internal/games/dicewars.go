package games

import (
	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/dicewars/dicewarsbrains"
	"boardduels/runtime/game/dynamic"

	"boardduels/runtime/dicewars"
)

func init() {
	describe(3, func() Family {
		return Family{
			ID: "dicewars", Variants: warsOf([]string{"two", "three", "four", "five", "six", "seven", "eight"}, 2, 3, 4, 5, 6, 7, 8),
			MostSeats: 8, open: openDicewars,
		}
	})
}

// warsOf are the set-ups of dice wars for numbers of seats.
func warsOf(ids []string, seats ...int) (variants []Variant) {
	for i, id := range ids {
		setup := dicewars.Standard
		setup.Seats = seats[i]
		variants = append(variants, Variant{ID: id, Setup: setup.Lines(), Seeded: func(seed uint64) []string {
			other := setup
			other.Maps = seed
			return other.Lines()
		}})
	}
	return variants
}

func openDicewars(setup []string) (Table, error) {
	g, err := dicewars.Read(setup)
	if err != nil {
		return Table{}, err
	}
	return Table{Game: dynamic.Of("dicewars", dicewars.RulesVersion, g), Brains: dynamicplayer.Of(g, dicewarsbrains.All()), Levels: dynamicplayer.Of(g, dicewarsbrains.Levels())}, nil
}
