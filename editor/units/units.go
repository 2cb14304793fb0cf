// Package units tells the inputs of cases in what a person counts: points of hp and energy, and cards. A case holds
// shares of what there is at most, which follows from both heroes.
package units

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Scale is how much there is of each input at most, at least 1.
type Scale [schema.Inputs]int

// Of returns the scale of a hero's cases against another hero in duels by some numbers (thesis, Table 3.2).
func Of(n duel.Numbers, hero, enemy *schema.Hero) (s Scale) {
	hand, deck := int(n.Hand), int(n.Deck)
	s = Scale{
		int(hero.HP), int(enemy.HP), int(hero.EP), int(enemy.EP), hand, deck, deck,
		hand, hand, hand, hand, hand, int(enemy.HP), int(hero.HP),
	}
	for i := range s {
		s[i] = max(s[i], 1)
	}
	return s
}

// near is how far a number of units may be from a whole one and be meant as that: what a share with seven decimals
// leaves open of the largest scale.
const near = 1e-4

// Text writes a share of an input in units: "25/30"; "≈24.9/30" if it isn't a whole number of them.
func (s *Scale) Text(input int, share float64) string {
	units := share * float64(s[input])
	whole := math.Round(units)
	if math.Abs(units-whole) < near {
		return fmt.Sprintf("%.0f/%d", whole, s[input])
	}
	return fmt.Sprintf("≈%s/%d", strconv.FormatFloat(units, 'f', 1, 64), s[input])
}

// Share reads units of an input, "25" or "25/30", and returns the share as documents write it. Whole units come back as
// they are from [Scale.Text], and are to the bit what the game computes of them. It returns false if the text isn't a
// number, or two with a stroke between.
func (s *Scale) Share(input int, text string) (share string, ok bool) {
	part, whole, isShare := strings.Cut(strings.TrimPrefix(strings.TrimSpace(text), "≈"), "/")
	count, err := number(part)
	most := float64(s[input])
	if isShare && err == nil {
		most, err = number(whole)
	}
	if err != nil || !(most > 0) {
		return "", false
	}
	return strconv.FormatFloat(float64(float32(count)/float32(most)), 'f', -1, 32), true
}

func number(text string) (float64, error) {
	value, err := strconv.ParseFloat(strings.ReplaceAll(strings.TrimSpace(text), ",", "."), 64)
	if err == nil && (math.IsNaN(value) || math.IsInf(value, 0)) {
		err = strconv.ErrRange
	}
	return value, err
}
