package nearest_test

import (
	"cmp"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"boardduels/ai/fit/nearest"
)

type point [4]float32

// nearestByLooking finds the nearest with a look at each example.
func nearestByLooking(examples []nearest.Example[point], u *point, k int) float32 {
	numbers := make([]int, len(examples))
	for i := range numbers {
		numbers[i] = i
	}
	slices.SortStableFunc(numbers, func(a, b int) int {
		return cmp.Compare(nearest.Distance(&examples[a].At, u), nearest.Distance(&examples[b].At, u))
	})
	var sum float32
	n := min(k, len(numbers))
	for _, i := range numbers[:n] {
		sum += examples[i].Outcome
	}
	return sum / float32(n)
}

func TestTheNearestAreFound(t *testing.T) {
	// Quarters, so that many are equally near.
	coordinate := rapid.Map(rapid.IntRange(0, 4), func(i int) float32 { return float32(i) / 4 })
	points := rapid.Map(rapid.SliceOfN(coordinate, 4, 4), func(x []float32) point { return point(x) })
	rapid.Check(t, func(t *rapid.T) {
		var examples []nearest.Example[point]
		for i, u := range rapid.SliceOfN(points, 1, 300).Draw(t, "points") {
			examples = append(examples, nearest.Example[point]{At: u, Outcome: float32(i*7%3) / 2})
		}
		k := rapid.IntRange(1, nearest.Most).Draw(t, "k")
		u := points.Draw(t, "point")
		if got, want := nearest.New(examples).Worth(&u, k), nearestByLooking(examples, &u, k); got != want {
			t.Fatalf("worth %v, not %v", got, want)
		}
	})
}
