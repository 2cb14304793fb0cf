// Package rating tells how strong brains are, as a tournament between all of them found.
package rating

import (
	"strconv"
	"strings"
)

// ratings are Elo ratings: 400 points more are odds of ten to one. Those of brains are from docs/contributor/rivals.md;
// those of levels and strengths were found on 2026-11-25, under version 2 of the rules, by `duel arena` among them and
// six of the others, and moved by what those six have more there. Each is within some 30 points (95 %).
var ratings = map[string]float64{
	"precedent": 1761, "montecarlo": 1719, "precedent_quick": 1657, "cyborg": 1650, "mlp": 1649, "evaluation": 1648, "professional": 1623,
	"scenario": 1597, "montecarlo_small": 1516, "elf": 1515, "tree": 1442, "novice": 1442, "knn": 1375, "orc": 1347, "printed": 1326,
	"zombie": 1129, "random": 1101,

	"level_0": 1102, "level_10": 1136, "level_20": 1211, "level_30": 1226, "level_40": 1246, "level_50": 1315, "level_60": 1343, "level_70": 1382,
	"level_80": 1434, "level_90": 1468, "level_100": 1496, "level_110": 1504, "level_120": 1585, "level_130": 1711, "level_140": 1743,

	"even_0": 744, "even_10": 932, "even_20": 1123, "even_30": 1192, "even_40": 1278, "even_50": 1393, "even_60": 1518, "even_70": 1607,
	"even_80": 1628, "even_90": 1729, "even_100": 1754,
}

// Of returns the Elo rating of a brain, from 700 to 1800; false if nobody has measured it. A strength that stands
// between two that were measured has a rating between theirs.
func Of(brain string) (elo float64, known bool) {
	brain = strings.TrimSuffix(brain, "_patient") // somebody new is met by one who is as strong on the whole
	if elo, known = ratings[brain]; known {
		return elo, true
	}
	strength, isStrength := strings.CutPrefix(brain, "even_")
	n, err := strconv.Atoi(strength)
	if !isStrength || err != nil || n%10 == 0 {
		return 0, false
	}
	below, known := ratings["even_"+strconv.Itoa(n-n%10)]
	above, alsoKnown := ratings["even_"+strconv.Itoa(n-n%10+10)]
	return below + (above-below)*float64(n%10)/10, known && alsoKnown
}

// Steps is how many steps [Step] tells apart.
const Steps = 5

// Step returns how strong a brain is in steps that people can see, from 1 to [Steps]; 0 if nobody has measured it.
func Step(brain string) int {
	const weakest, strongest = 1050, 1800
	elo, known := Of(brain)
	if !known {
		return 0
	}
	return 1 + min(max(int((elo-weakest)*Steps/(strongest-weakest)), 0), Steps-1)
}
