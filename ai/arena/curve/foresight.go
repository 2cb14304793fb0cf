package curve

import "boardduels/ai/arena/stats"

// Foresight is how well the AI's model of a user foresees what the user does in games that it hasn't seen.
type Foresight struct {
	User  string     `json:"user"`
	After []Foreseen `json:"after"` // by the number of games seen, from 1
	// Calibration tells of the last of these, by what it said in tens of a hundred, how often turns came that were
	// foreseen with some chance, Brier how far these chances missed.
	Calibration []Calibrated   `json:"calibration"`
	Brier       stats.Estimate `json:"brier"`
}

// Foreseen is what is foreseen after some games.
type Foreseen struct {
	Games int      `json:"games"`
	Turns int      `json:"turns"`      // of the user, in which there was a choice
	Turn  Foreseer `json:"whole_turn"` // just the cards that the user played
	First Foreseer `json:"first_card"` // the card that the user played first is among those foreseen
}

// Foreseer holds shares of turns.
type Foreseer struct {
	Model      stats.Estimate `json:"model"`
	Population stats.Estimate `json:"population"` // by the style of all other users
	Stranger   stats.Estimate `json:"stranger"`   // by people as strong as the user
	Random     stats.Estimate `json:"random"`
	// By how much the model is better than the population; than strangers, and than the models of the other users:
	// these are what is known of this very user.
	Above         stats.Estimate  `json:"above_population"`
	AboveStranger stats.Estimate  `json:"above_stranger"`
	AboveSwapped  *stats.Estimate `json:"above_swapped,omitempty"` // nil if there is one user only
	// By how much it is better than the model of the user's twin, who differs in one habit: what is known of that. Only
	// users with a twin count; nil if there is none.
	AboveTwin *stats.Estimate `json:"above_twin,omitempty"`
	// TwinDiffers is of how many of these turns the twin makes something else, on the same luck; nil likewise.
	TwinDiffers *stats.Estimate `json:"twin_differs,omitempty"`
}

// foresight returns how well a user is foreseen.
func (p *Plan) foresight(user string, runs [][]*Record) Foresight {
	f := Foresight{User: user, Calibration: p.calibration(runs), Brier: p.brier(runs)}
	for k := range min(p.Games, learnedAfter) {
		one := Foreseen{
			Games: k + 1,
			Turn:  p.foreseer(runs, k, func(h *Hits) float64 { return h.Turn }),
			First: p.foreseer(runs, k, func(h *Hits) float64 { return h.First }),
		}
		for _, records := range runs {
			for _, r := range records {
				one.Turns += r.Agreement[k].Turns
			}
		}
		f.After = append(f.After, one)
	}
	return f
}

func (p *Plan) foreseer(runs [][]*Record, k int, of func(*Hits) float64) Foreseer {
	share := func(hits func(*Agreement) float64) stats.Estimate {
		return p.ratio(runs, func(r *Record) stats.Cluster {
			a := &r.Agreement[k]
			return stats.Cluster{Hits: hits(a), Trials: float64(a.Turns)}
		})
	}
	var swapped *stats.Estimate
	if len(p.Users) > 1 {
		swapped = new(share(func(a *Agreement) float64 { return of(&a.Model) - of(&a.Swapped) }))
	}
	return Foreseer{
		Model:      share(func(a *Agreement) float64 { return of(&a.Model) }),
		Population: share(func(a *Agreement) float64 { return of(&a.Population) }),
		Stranger:   share(func(a *Agreement) float64 { return of(&a.Stranger) }),
		Random:     share(func(a *Agreement) float64 { return of(&a.Random) }),

		Above:         share(func(a *Agreement) float64 { return of(&a.Model) - of(&a.Population) }),
		AboveStranger: share(func(a *Agreement) float64 { return of(&a.Model) - of(&a.Stranger) }),
		AboveSwapped:  swapped,
		AboveTwin:     p.ofTwins(runs, k, func(a *Agreement) float64 { return of(&a.Model) - of(a.Twin) }),
		TwinDiffers:   p.ofTwins(runs, k, func(a *Agreement) float64 { return of(a.Differs) }),
	}
}
