package report

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/ai/arena/curve"
	"boardduels/ai/arena/stats"
)

// goodWins is the share of wins that an AI which has learned should reach against every user.
const goodWins = 0.5

// evenWins is the share that is wanted in even matches.
var evenWins = stats.Interval{Low: 0.45, High: 0.55}

// goal is the share of wins that is wanted once the AI should have learned, and how what misses it is called.
func goal(c *curve.Curves) (wins stats.Interval, missed string) {
	if c.Even {
		return evenWins, fmt.Sprintf("outside %.0f–%.0f", 100*evenWins.Low, 100*evenWins.High)
	}
	return stats.Interval{Low: goodWins, High: 1}, fmt.Sprintf("below %.0f", 100*goodWins)
}

// learned is the group of games in which it should have learned.
var learned = [2]int{10, 12}

// span writes which games a group holds: "10–12".
func span(g *curve.Group) string {
	if g.From == g.To {
		return fmt.Sprint(g.From)
	}
	return fmt.Sprintf("%d–%d", g.From, g.To)
}

// wins writes a group's share, marked where it misses the goal.
func wins(g *curve.Group, goal stats.Interval) string {
	isDue := [2]int{g.From, g.To} == learned
	return flag(plusMinus(g.Wins), !isDue || meets(goal, g.Wins))
}

// ran writes how many learning runs there were of how many.
func ran(c *curve.Curves) string {
	of := ""
	if c.Runs != c.Planned {
		of = fmt.Sprintf(" of %d", c.Planned)
	}
	matches := "games"
	if c.Even {
		matches = "even matches"
	}
	return fmt.Sprintf("%d%s learning runs of %d %s", c.Runs, of, c.Games, matches)
}

// alone returns how many games have a column of their own: in even matches three, by which they should have come to
// the user.
func alone(c *curve.Curves) int {
	if c.Even {
		return min(3, c.Games)
	}
	return 1
}

// beyond returns the groups that hold more than the first so many games.
func beyond(groups []curve.Group, games int) []curve.Group {
	return slices.DeleteFunc(slices.Clone(groups), func(g curve.Group) bool { return g.To <= games })
}

// curveTable is how a learner fares, a row for each user: in each of the first games alone, then in groups.
func curveTable(c *curve.Curves, users []curve.Curve) [][]string {
	alone := alone(c)
	wanted, _ := goal(c)
	head := []string{"user", "runs"}
	for k := range alone {
		head = append(head, fmt.Sprintf("game %d", k+1))
	}
	for _, g := range beyond(users[0].Groups, alone) {
		head = append(head, span(&g))
	}
	rows := [][]string{append(head, "gained")}
	for _, u := range users {
		row := []string{u.User, fmt.Sprint(u.Runs)}
		for _, game := range u.Games[:alone] {
			row = append(row, plusMinus(game))
		}
		for _, g := range beyond(u.Groups, alone) {
			row = append(row, wins(&g, wanted))
		}
		rows = append(rows, append(row, gained(u.Gain)))
	}
	return rows
}

// gained writes what was gained; a dot if it isn't known, as with too few games, or without a twin.
func gained(gain *stats.Estimate) string {
	if gain == nil {
		return "·"
	}
	return points(*gain)
}

// known writes a share; a dot if it isn't known.
func known(share *stats.Estimate) string {
	if share == nil {
		return "·"
	}
	return plusMinus(*share)
}

// worthTable is what parts of learning are worth, a row for each learner and user.
func worthTable(all []curve.Worth) [][]string {
	head := []string{"learner", "user"}
	for i := range all[0].Groups {
		head = append(head, span(&all[0].Groups[i]))
	}
	rows := [][]string{append(head, "gained more")}
	for _, w := range all {
		row := []string{w.Learner, w.User}
		for _, g := range w.Groups {
			row = append(row, points(g.Wins))
		}
		rows = append(rows, append(row, gained(w.Gain)))
	}
	return rows
}

// told are the numbers of games after which agreement is told.
var told = []int{1, 3, 6, 9, 12}

// agreementTable is how well users are foreseen, a row for each.
func agreementTable(all []curve.Foresight, of func(*curve.Foreseen) *curve.Foreseer) [][]string {
	head := []string{"user", "turns"}
	games := len(all[0].After)
	for _, k := range told {
		if k <= games {
			head = append(head, fmt.Sprintf("after %d", k))
		}
	}
	rows := [][]string{append(head, "others' style", "random", "above others")}
	for i := range all {
		f := &all[i]
		last := &f.After[games-1]
		row := []string{f.User, fmt.Sprint(last.Turns)}
		for _, k := range told {
			if k <= games {
				row = append(row, plusMinus(of(&f.After[k-1]).Model))
			}
		}
		end := of(last)
		rows = append(rows, append(row, plusMinus(end.Population), plusMinus(end.Random), points(end.Above)))
	}
	return rows
}

// calibrationTable is how often turns of all users came, by how likely the model had said they were, and how far that
// missed.
func calibrationTable(all []curve.Foresight) [][]string {
	f := &all[len(all)-1]
	rows := [][]string{{"said", "turns", "came"}}
	for _, c := range f.Calibration {
		rows = append(rows, []string{fmt.Sprintf("%.0f", 100*c.Said), fmt.Sprint(c.Turns), plusMinus(c.Came)})
	}
	return append(rows, []string{"Brier", "", decimals(f.Brier)})
}

// ownTold are the numbers of games after which is told what of the foresight is the user's own.
var ownTold = []int{3, 12}

// ownForesightTable is what of the foresight is about this very user, a row for each; a head without columns if too few
// games were played for that.
func ownForesightTable(all []curve.Foresight, of func(*curve.Foreseen) *curve.Foreseer) [][]string {
	head, isSwapped := []string{"user"}, of(&all[0].After[0]).AboveSwapped != nil
	hasTwin := slices.ContainsFunc(all, func(f curve.Foresight) bool { return of(&f.After[0]).AboveTwin != nil })
	var after []int
	for _, k := range ownTold {
		if k <= len(all[0].After) {
			after, head = append(after, k), append(head, fmt.Sprintf("above strangers after %d", k))
			if isSwapped {
				head = append(head, fmt.Sprintf("above swapped after %d", k))
			}
			if hasTwin {
				head = append(head, fmt.Sprintf("above twin after %d", k))
			}
		}
	}
	if hasTwin && len(after) > 0 {
		head = append(head, "twin differs, %")
	}
	rows := [][]string{head}
	for i := range all {
		row := []string{all[i].User}
		for _, k := range after {
			one := of(&all[i].After[k-1])
			row = append(row, points(one.AboveStranger))
			if isSwapped {
				row = append(row, points(*one.AboveSwapped))
			}
			if hasTwin {
				row = append(row, gained(one.AboveTwin))
			}
		}
		if hasTwin && len(after) > 0 {
			row = append(row, known(of(&all[i].After[0]).TwinDiffers))
		}
		rows = append(rows, row)
	}
	return rows
}

func wholeTurn(f *curve.Foreseen) *curve.Foreseer { return &f.Turn }
func firstCard(f *curve.Foreseen) *curve.Foreseer { return &f.First }

// comparedTable compares the AI that has learned with itself before, and with the tree.
func comparedTable(users []curve.Bent) [][]string {
	rows := [][]string{{"user", "learned", "before", "tree", "above before", "above tree"}}
	for i := range users {
		c := &users[i].Unseen
		rows = append(rows, []string{users[i].User, plusMinus(c.Learned), plusMinus(c.Initial), plusMinus(c.Tree), points(c.AboveInitial), points(c.AboveTree)})
	}
	return rows
}

// playsUnseen reports whether there were heroes that the AI hadn't met.
func playsUnseen(c *curve.Curves) bool {
	for _, u := range c.Flexibility.Users {
		if u.UnseenGames > 0 {
			return true
		}
	}
	return false
}

// toUsers tells how far what was learned differs between users.
func toUsers(f *curve.FlexibilityOf) string {
	if f.Pairs == 0 {
		return ""
	}
	return fmt.Sprintf("AIs that learned from different users answer %s of the same situations differently, from the same user %s: %s points more. The tree: 0.",
		share(f.Between), share(f.Within), points(f.Excess))
}

// What the tables of agreement and flexibility hold.
const (
	aboutTurns = "Turns of the user in unseen games of which the model foresees all cards, %"
	aboutFirst = "Turns of which the model foresees the first card, %"
	aboutSaid  = "Turns that the model foresaw with about the same chance, %, and how many of them came, %; Brier is the mean square by which it missed"
	aboutOwned = "Of that, points that are about this very user: more than people who seem to be as strong would foresee, and than the models\n" +
		"of the other users after as many games; than the model of its twin, who differs in one habit, if it has one; and how many\n" +
		"turns this twin would have spent otherwise, as much as lies between perfect models of both"
	aboutUnseen = "Wins with the same hero against heroes of the user never met before, %"
	aboutWorth  = "Points of a share that the complete learner wins more, in the same runs"
)

// spark draws shares game by game, a sign each.
func spark(games []stats.Estimate) string {
	const low, step = 0.3, 0.05
	signs := []rune("▁▂▃▄▅▆▇█")
	var line strings.Builder
	for _, g := range games {
		line.WriteRune(signs[min(max(int((g.Value-low)/step), 0), len(signs)-1)])
	}
	return line.String()
}

const aboutSpark = "Game by game, from ▁ (less than 35 %) in steps of 5 points to █ (65 % or more)"
