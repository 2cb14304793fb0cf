package boardcmd

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"boardduels/internal/games"
)

// seedMark stands between a variant and the seed of its generated boards, as in two:7.
const seedMark = ":"

// seeded returns the lines of a set-up that was asked for with the seed of its generated boards. The error names those
// that have one.
func seeded(f games.Family, asked string) ([]string, error) {
	id, number, _ := strings.Cut(asked, seedMark)
	ids := generated(f)
	i := slices.IndexFunc(f.Variants, func(v games.Variant) bool { return v.ID == id && v.Seeded != nil })
	switch {
	case len(ids) == 0:
		return nil, fmt.Errorf("--variant is %q, but no set-up of %s is generated from a seed; leave out %q", asked, f.ID, seedMark+number)
	case i < 0:
		return nil, fmt.Errorf("--variant is %q, but %q of %s isn't generated from a seed; those that are: %s", asked, id, f.ID, strings.Join(ids, ", "))
	}
	seed, err := strconv.ParseUint(number, 10, 64)
	if err != nil {
		return nil, fmt.Errorf("--variant is %q, but %q is no seed; allowed is a whole number from 0 to %d, as in %s%s7", asked, number, uint64(1<<64-1), id, seedMark)
	}
	return f.Variants[i].Seeded(seed), nil
}

// generated returns the names of the variants whose boards are generated.
func generated(f games.Family) (ids []string) {
	for _, v := range f.Variants {
		if v.Seeded != nil {
			ids = append(ids, v.ID)
		}
	}
	return ids
}

// seededName returns what a set-up of generated boards is asked for by, or "" if it is none.
func seededName(f games.Family, setup []string) string {
	for _, line := range setup {
		_, number, _ := strings.Cut(line, " ")
		seed, err := strconv.ParseUint(number, 10, 64)
		if err != nil {
			continue
		}
		for _, v := range f.Variants {
			if v.Seeded != nil && slices.Equal(v.Seeded(seed), setup) {
				return v.ID + seedMark + number
			}
		}
	}
	return ""
}
