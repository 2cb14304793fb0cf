package schema

import (
	"slices"
	"strings"
)

// near reports whether a name is most likely another one misspelt: in other capitals, or one mistake away; two in long
// names.
func near(name, other string) bool {
	name, other = strings.ToLower(name), strings.ToLower(other)
	return mistakes(name, other) <= max(1, len(other)/3)
}

// Near returns the ids of the pack's documents of a kind that an id is most likely misspelt for, in order.
func (p *Pack) Near(kind Kind, id string) []string {
	return slices.DeleteFunc(p.IDs(kind), func(other string) bool { return !near(id, other) })
}

// mistakes counts the letters that are wrong, missing, too many or swapped with the next one.
func mistakes(a, b string) int {
	const most = 64 // longer names aren't worth the time
	if len(a) > most || len(b) > most {
		return most
	}
	var rows [3][most + 1]int // of the letters of a: the one before the last, the last, this one
	for j := range len(b) + 1 {
		rows[1][j] = j
	}
	for i := range len(a) {
		rows[2][0] = i + 1
		for j := range len(b) {
			wrong := rows[1][j]
			if a[i] != b[j] {
				wrong++
			}
			least := min(wrong, rows[1][j+1]+1, rows[2][j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				least = min(least, rows[0][j-1]+1)
			}
			rows[2][j+1] = least
		}
		rows[0], rows[1] = rows[1], rows[2]
	}
	return rows[1][len(b)]
}
