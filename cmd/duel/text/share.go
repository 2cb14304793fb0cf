package text

import (
	"fmt"

	"boardduels/ai/arena/stats"
)

// Interval writes a share with its interval.
func Interval(s stats.Share) string {
	return fmt.Sprintf("%5.1f %%  (%.1f–%.1f %%)", 100*s.Share, 100*s.Low, 100*s.High)
}
