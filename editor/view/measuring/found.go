package measuring

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/internal/i18n"
)

// Distinct returns the cases that were found, each once: of a base with a single one both are that one.
func Distinct(found []ai.Retrieved) []ai.Retrieved {
	return slices.CompactFunc(slices.Clone(found), func(a, b ai.Retrieved) bool { return a.ID == b.ID })
}

// FoundCases names the cases that were found, with how far they are. Between the sign and the number is no blank: the
// toolkit ends lines even at one that forbids it.
func FoundCases(t *i18n.Translator, found []ai.Retrieved, decimals int) string {
	var names []string
	for _, f := range Distinct(found) {
		names = append(names, fmt.Sprintf("№%d (%s)", f.ID, t.Decimal(float64(f.Distance), decimals)))
	}
	return strings.Join(names, ", ")
}
