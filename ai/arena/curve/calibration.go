package curve

import (
	"math"

	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/usermodel"
)

// calibrationSteps is how many steps the chances are told in that turns were given: rounded to tenths, as people say
// “70 %” of what is 65 to 75.
const calibrationSteps = 11

// Said counts turns that were foreseen with about the same chance.
type Said struct {
	Turns  int     `json:"turns"`
	Came   int     `json:"came"`   // of them, those that were as foreseen
	Chance float64 `json:"chance"` // the sum of what was given to them
	Square float64 `json:"square"` // the sum of the squares by which that missed: 1 or 0 less the chance
}

// said counts, rounded to tenths, how likely a model held the turns that it foresaw, and how many came.
func (f *foreseer) said(choices []choice, style *usermodel.Vector) (all [calibrationSteps]Said) {
	for i := range choices {
		f.foreteller.Begin(&choices[i].state)
		foreseen, sure := f.foreteller.Likeliest(f.foreteller.Chances(style))
		came, chance := hits(foreseen, choices[i].played).Turn, float64(sure)
		one := &all[int(math.Round(chance*(calibrationSteps-1)))]
		one.Turns++
		one.Came += int(came)
		one.Chance += chance
		one.Square += float64((came - chance) * (came - chance))
	}
	return all
}

// Calibrated is how often turns came that the model had foreseen with about the same chance.
type Calibrated struct {
	Turns int            `json:"turns"`
	Said  float64        `json:"said"` // the mean chance that it had given them, 0…1
	Came  stats.Estimate `json:"came"`
}

// calibration returns that by what was said, steps without turns left out, after all games from which models learned.
func (p *Plan) calibration(runs [][]*Record) (all []Calibrated) {
	last := min(p.Games, learnedAfter) - 1
	for step := range calibrationSteps {
		var sum Said
		for _, records := range runs {
			for _, r := range records {
				sum.Turns += r.Agreement[last].Said[step].Turns
				sum.Chance += r.Agreement[last].Said[step].Chance
			}
		}
		if sum.Turns == 0 {
			continue
		}
		all = append(all, Calibrated{sum.Turns, sum.Chance / float64(sum.Turns), p.ratio(runs, func(r *Record) stats.Cluster {
			s := &r.Agreement[last].Said[step]
			return stats.Cluster{Hits: float64(s.Came), Trials: float64(s.Turns)}
		})})
	}
	return all
}

// brier is the mean square by which the chances of foreseen turns missed (Brier, 1950): 0 is best, 0.25 is what always
// saying one half comes to.
func (p *Plan) brier(runs [][]*Record) stats.Estimate {
	last := min(p.Games, learnedAfter) - 1
	return p.ratio(runs, func(r *Record) (c stats.Cluster) {
		for _, s := range r.Agreement[last].Said {
			c.Hits += s.Square
			c.Trials += float64(s.Turns)
		}
		return c
	})
}
