package cholesky_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"boardduels/ai/fit/cholesky"
)

// Whatever x is, it is found by what a positive definite matrix makes of it. Above the diagonal nothing is read.
func TestSolve(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 8).Draw(t, "n")
		number := rapid.Float64Range(-0.5, 0.5)
		root, x := make([][]float64, n), rapid.SliceOfN(number, n, n).Draw(t, "x")
		for i := range root {
			root[i] = rapid.SliceOfN(number, n, n).Draw(t, "row")
			clear(root[i][i+1:])
			root[i][i]++
		}
		m, b := make([][]float64, n), make([]float64, n)
		for i := range m {
			m[i] = make([]float64, n)
			for j := range m {
				var sum float64
				for k := range n {
					sum += float64(root[i][k] * root[j][k])
				}
				m[i][j] = sum
				b[i] += float64(sum * x[j])
			}
		}
		for i := range m {
			clear(m[i][i+1:])
		}
		found := cholesky.Root(m)
		for i := range root {
			assert.InDeltaSlice(t, root[i], found[i], 1e-6)
		}
		assert.InDeltaSlice(t, x, cholesky.Solve(found, b), 1e-6)
	})
}
