package job

import (
	"fmt"
	"slices"
)

// Distinct returns an error if there is no id of something, or one twice.
func Distinct(what string, ids []string) error {
	if len(ids) == 0 {
		return fmt.Errorf("at least one %s is needed", what)
	}
	for i, id := range ids {
		if slices.Contains(ids[:i], id) {
			return fmt.Errorf("%s %s is named twice", what, id)
		}
	}
	return nil
}
