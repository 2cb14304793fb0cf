package job

import "errors"

// Progress is how far a measurement is.
type Progress[R any] struct {
	Done, Total int // what was done before counts
	Result      R   // so far; it must not be changed, and holds until Progress returns
}

// ErrPlans says that results don't belong to one plan.
var ErrPlans = errors.New("the results are of different plans")

// Merge returns what results add up to: add adds one to a clone of the first.
func Merge[R any](results []*R, clone func(*R) *R, add func(sum, next *R) error) (*R, error) {
	if len(results) == 0 {
		return nil, errors.New("nothing to merge")
	}
	sum := clone(results[0])
	for _, next := range results[1:] {
		if err := add(sum, next); err != nil {
			return nil, err
		}
	}
	return sum, nil
}
