// Package cholesky solves systems of linear equations whose matrix is symmetric and positive definite.
package cholesky

import "math"

// Root returns the lower triangle l with l·lᵀ = m, of which it reads the lower triangle.
func Root(m [][]float64) [][]float64 {
	const least = 1e-12 // of a square on the diagonal, where rounding leaves less
	l := make([][]float64, len(m))
	for i := range m {
		l[i] = make([]float64, len(m))
		for j := range i + 1 {
			sum := m[i][j]
			for k := range j {
				sum -= float64(l[i][k] * l[j][k])
			}
			if i == j {
				l[i][i] = math.Sqrt(max(sum, least))
			} else {
				l[i][j] = sum / l[j][j]
			}
		}
	}
	return l
}

// Solve returns x of l·lᵀ·x = b.
func Solve(l [][]float64, b []float64) []float64 {
	x := make([]float64, len(b))
	for i := range x {
		sum := b[i]
		for k := range i {
			sum -= float64(l[i][k] * x[k])
		}
		x[i] = sum / l[i][i]
	}
	for i := len(x) - 1; i >= 0; i-- {
		sum := x[i]
		for k := i + 1; k < len(x); k++ {
			sum -= float64(l[k][i] * x[k])
		}
		x[i] = sum / l[i][i]
	}
	return x
}
