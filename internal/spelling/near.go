package spelling

import "strings"

// Near reports whether a name is most likely another one misspelt: in other capitals, or one mistake away; two in long
// names.
func Near(name, other string) bool {
	name, other = strings.ToLower(name), strings.ToLower(other)
	return Mistakes(name, other) <= max(1, len(other)/3)
}

// Mistakes counts the letters that are wrong, missing, too many or swapped with the next one.
func Mistakes(a, b string) int {
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
