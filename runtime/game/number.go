package game

import (
	"fmt"
	"strconv"
)

// ReadNumber reads a whole number from 0 to most of a set-up's line, as it is written shortest: what is written
// otherwise would give two texts of one set-up.
func ReadNumber(text string, most uint64) (uint64, error) {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n > most || strconv.FormatUint(n, 10) != text {
		return 0, fmt.Errorf("%.40q is no number from 0 to %d", text, most)
	}
	return n, nil
}
