// Package report tells what tournaments, balance tests and measurements of learning came to: as text for terminals, and
// as a page of HTML with charts that needs no other file and no scripts.
package report

import (
	"fmt"
	"math"

	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
)

// Goals of a balanced pack: shares that should lie in a band, and a band of rounds. A card that is played whenever it
// can be, or never, is no choice; and dearer cards should seldom leave a hero without any in a turn.
var (
	fairCell    = stats.Interval{Low: 0.45, High: 0.55}
	fairStart   = stats.Interval{Low: 0.48, High: 0.52}
	choice      = stats.Interval{Low: 0.05, High: 0.95}
	seldom      = stats.Interval{High: 0.01}
	goodRounds  = [2]int{7, 12}
	endsOfPacks = [2]string{"before", "after"}
)

// meets reports whether a share, as it is printed, lies in a goal's band.
func meets(goal stats.Interval, e stats.Estimate) bool {
	return goal.Holds(math.Round(1000*e.Value) / 1000)
}

// mayMeet reports whether a share may lie in a goal's band: whether its interval does in part.
func mayMeet(goal stats.Interval, s stats.Share) bool {
	return s.Low <= goal.High && s.High >= goal.Low
}

// percent writes a share as "52.1 %".
func percent(x float64) string { return fmt.Sprintf("%.1f %%", 100*x) }

// share writes a share with its interval: "52.1 % (50.9–53.3)".
func share(e stats.Estimate) string {
	return fmt.Sprintf("%.1f %% (%.1f–%.1f)", 100*e.Value, 100*e.Low, 100*e.High)
}

// points writes a change of a share: "+2.1 (+0.9 to +3.3)".
func points(e stats.Estimate) string {
	return fmt.Sprintf("%+.1f (%+.1f to %+.1f)", 100*e.Value, 100*e.Low, 100*e.High)
}

// plusMinus writes a share for a matrix: "52.1 ±1.2".
func plusMinus(e stats.Estimate) string {
	return fmt.Sprintf("%.1f ±%.1f", 100*e.Value, 100*e.Half())
}

// rounds writes how long duels are.
func rounds(l arena.Lengths) string {
	return fmt.Sprintf("median %d, mean %.1f, 80 %% of duels %d–%d, longest %d", l.Median, l.Mean, l.Tenth, l.Ninetyth, l.Longest)
}

// played writes how many duels there were of how many.
func played(done, planned int) string {
	if done == planned {
		return fmt.Sprintf("%d duels", done)
	}
	return fmt.Sprintf("%d of %d duels", done, planned)
}

// forfeits writes what went wrong; "" if nothing did.
func forfeits(n int, first string) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%d duels were lost by a player that failed, the first: %s", n, first)
}

// stopping says how intervals are meant where pairings are stopped early; "" if none is.
func stopping(risk float64) string {
	if risk == 0 {
		return ""
	}
	return fmt.Sprintf("* stopped once clear, with a chance of error of %v each.\nIntervals hold whenever one looks.", risk)
}
