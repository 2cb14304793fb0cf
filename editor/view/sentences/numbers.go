package sentences

import (
	"slices"
	"strconv"
	"strings"

	"boardduels/editor/document"
	"boardduels/runtime/duel/rule"
)

// numbersIn returns what people look for without its numbers, and these.
func numbersIn(wanted string) (words string, numbers []int16) {
	var left []string
	for _, w := range strings.Fields(wanted) {
		if n, err := strconv.ParseInt(strings.Trim(w, ".,;:+"), 10, 16); err == nil {
			numbers = append(numbers, int16(n))
			continue
		}
		left = append(left, w)
	}
	return strings.Join(left, " "), numbers
}

// numbered returns the edit whose rules do so much: the first of them the first number, and so on, without those that
// go by what the one before did. A number that a rule can't have leaves it as it is.
func numbered(edit document.AddRules, numbers []int16) document.AddRules {
	edit.Rules = slices.Clone(edit.Rules)
	for i, r := range edit.Rules {
		if len(numbers) == 0 {
			break
		}
		if r.Per == rule.Done {
			continue
		}
		if r = amountingTo(r, numbers[0]); r.Check() == nil {
			edit.Rules[i] = r
		}
		numbers = numbers[1:]
	}
	return edit
}

// amountingTo returns a rule that does so much, or so much for each of what it counts. What takes away goes on to.
func amountingTo(r rule.Rule, n int16) rule.Rule {
	of := &r.Amount
	if r.Per != rule.None {
		of = &r.Gain
	}
	if *of < 0 && n > 0 {
		n = -n
	}
	*of = n
	return r
}
