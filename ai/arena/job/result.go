package job

import (
	"encoding/json"
	"errors"
	"fmt"
)

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

// Marshal returns the content of a result's file: an object of JSON, to which the format is added. Equal results have
// equal files.
func Marshal[R any](format string, result *R) ([]byte, error) {
	name, err := json.Marshal(format)
	if err != nil {
		return nil, err
	}
	data, err := json.Marshal(result)
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "{\"format\":%s,%s\n", name, data[1:]), nil
}

// Unmarshal reads a result's file, of something that an error names. It doesn't check whether the result makes sense.
func Unmarshal[R any](format, of string, data []byte) (*R, error) {
	var head struct {
		Format string `json:"format"`
	}
	result := new(R)
	err := json.Unmarshal(data, &head)
	switch {
	case err != nil:
	case head.Format != format:
		return nil, fmt.Errorf("format: found %q, expected %q", head.Format, format)
	default:
		err = json.Unmarshal(data, result)
	}
	if err != nil {
		return nil, fmt.Errorf("not a result of %s: %w", of, err)
	}
	return result, nil
}
