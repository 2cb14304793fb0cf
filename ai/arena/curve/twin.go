package curve

import (
	"context"

	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/usermodel"
)

// twinStyles returns the styles of a user's twin after each of the first games of a learning run; none if it has no
// twin.
func (r *room) twinStyles(ctx context.Context, u unit) ([]usermodel.Vector, error) {
	twin, ok := personas.Twin(r.plan.Users[u.user])
	if !ok {
		return nil, nil
	}
	taught, err := r.taughtBy(ctx, u.run, twin)
	if err != nil {
		return nil, err
	}
	return taught.styles, nil
}

// twinDiffers counts choices that the twin of a user would make otherwise; nil if it has no twin. Both are asked anew,
// on the same luck.
func (r *room) twinDiffers(ctx context.Context, u unit, choices []choice) (*Hits, error) {
	name := r.plan.Users[u.user]
	twin, ok := personas.Twin(name)
	if !ok {
		return nil, nil
	}
	const luck = 1
	s, differs := r.plan.setting(u.run), &Hits{}
	for i := range choices {
		own, err := r.wouldPlay(ctx, s, name, luck, &choices[i].state)
		if err != nil {
			return nil, err
		}
		other, err := r.wouldPlay(ctx, s, twin, luck, &choices[i].state)
		if err != nil {
			return nil, err
		}
		same := hits(other, own)
		differs.add(Hits{1 - same.Turn, 1 - same.First})
	}
	return differs, nil
}

// ofTwins returns the share of turns that is counted of users with a twin, after as many games from 0; nil if nobody
// has one.
func (p *Plan) ofTwins(runs [][]*Record, k int, count func(*Agreement) float64) *stats.Estimate {
	return p.ratioOf(runs, func(r *Record) (c stats.Cluster, ok bool) {
		a := &r.Agreement[k]
		if a.Twin == nil {
			return c, false
		}
		return stats.Cluster{Hits: count(a), Trials: float64(a.Turns)}, true
	})
}

// twinFits reports whether a twin was asked if the user has one.
func (r *Record) twinFits(p *Plan) bool {
	_, hasTwin := personas.Twin(p.Users[r.User])
	for i := range r.Agreement {
		if a := &r.Agreement[i]; hasTwin != (a.Twin != nil) || hasTwin != (a.Differs != nil) {
			return false
		}
	}
	return true
}
