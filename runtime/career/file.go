package career

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"boardduels/internal/sealed"
	"boardduels/internal/textnorm"
)

// format is how a file tells what it is.
const format = "board-duels career 1"

// MaxSize is the most bytes of a file: room for a hundred thousand duels.
const MaxSize = 64 << 20

// maxParts is the most parts of a file: as many duels, and what is told of each.
const maxParts = 2_500_000

type file struct {
	Format string `json:"format"`
	Duels  []Duel `json:"duels"`
}

// MarshalText returns the career as a file, which its digest closes. Equal careers give equal bytes.
func (c *Career) MarshalText() ([]byte, error) {
	text, err := json.MarshalIndent(file{format, c.Duels}, "", " ")
	if err != nil {
		return nil, err
	}
	return sealed.Seal(text)
}

// ErrDamaged is the reason why a file isn't that of a career.
var ErrDamaged = errors.New("it isn't a career as the game writes them")

// Parse reads a file. It returns [ErrDamaged] for one that isn't that of a career; duels that stand in the wrong order
// are put in their places, and of those with one name the first counts. The error of one that isn't
// as it was written, as its digest tells, wraps a [sealed.Altered].
func Parse(text []byte) (*Career, error) {
	if len(text) > MaxSize {
		return nil, fmt.Errorf("%w: it has more than %d bytes", ErrDamaged, MaxSize)
	}
	var f file
	_, err := sealed.Decode(textnorm.Meant(text), maxParts, &f)
	switch _, isAltered := errors.AsType[sealed.Altered](err); {
	case (err == nil || isAltered) && f.Format != format:
		return nil, fmt.Errorf("%w: format: found %.40q, allowed is %q", ErrDamaged, f.Format, format)
	case err != nil:
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	for i := range f.Duels {
		if f.Duels[i].Name == "" {
			return nil, fmt.Errorf("%w: duel %d has no name", ErrDamaged, i+1)
		}
	}
	slices.SortStableFunc(f.Duels, func(a, b Duel) int { return strings.Compare(a.Name, b.Name) })
	return &Career{slices.CompactFunc(f.Duels, func(a, b Duel) bool { return a.Name == b.Name })}, nil
}
