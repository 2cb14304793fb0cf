package usermodel

import (
	"math"

	"boardduels/ai/fit/cholesky"
)

// matrix is a square matrix over the traits, for the training.
type matrix [][]float64

func newMatrix(n int) matrix {
	m := make(matrix, n)
	for i := range m {
		m[i] = make([]float64, n)
	}
	return m
}

// add adds another matrix, times a factor.
func (m matrix) add(other matrix, factor float64) {
	for i, row := range other {
		for j, x := range row {
			m[i][j] += float64(factor * x)
		}
	}
}

// times returns the product with another matrix.
func (m matrix) times(other matrix) matrix {
	product := newMatrix(len(m))
	for i, row := range m {
		for k, x := range row {
			if x == 0 {
				continue
			}
			for j, y := range other[k] {
				product[i][j] += float64(x * y)
			}
		}
	}
	return product
}

// mirror fills the upper triangle.
func (m matrix) mirror() {
	for i, row := range m {
		for j := range i {
			m[j][i] = row[j]
		}
	}
}

func (m matrix) transposed() matrix {
	t := newMatrix(len(m))
	for i, row := range m {
		for j, x := range row {
			t[j][i] = x
		}
	}
	return t
}

// inverse returns that of a positive definite matrix.
func (m matrix) inverse() matrix {
	root, inverse := cholesky.Root(m), newMatrix(len(m))
	for column := range m {
		unit := make([]float64, len(m))
		unit[column] = 1
		for row, x := range cholesky.Solve(root, unit) {
			inverse[row][column] = x
		}
	}
	return inverse
}

// axes returns the eigenvalues of a symmetric matrix, and its eigenvectors as columns, in no order (Jacobi).
func (m matrix) axes() (values []float64, vectors matrix) {
	const sweeps, enough = 30, 1e-12
	a, v := newMatrix(len(m)), newMatrix(len(m))
	a.add(m, 1)
	for i := range v {
		v[i][i] = 1
	}
	for range sweeps {
		for p := range a {
			for q := p + 1; q < len(a); q++ {
				if math.Abs(a[p][q]) > enough {
					a.rotate(v, p, q)
				}
			}
		}
	}
	for i := range a {
		values = append(values, a[i][i])
	}
	return values, v
}

// rotate turns two axes so that the element where they meet becomes 0.
func (m matrix) rotate(v matrix, p, q int) {
	slope := (m[q][q] - m[p][p]) / (2 * m[p][q])
	tan := 1 / (math.Abs(slope) + math.Sqrt(float64(slope*slope)+1))
	if slope < 0 {
		tan = -tan
	}
	cos := 1 / math.Sqrt(float64(tan*tan)+1)
	sin := tan * cos
	turn := func(x, y float64) (float64, float64) {
		return float64(cos*x) - float64(sin*y), float64(sin*x) + float64(cos*y)
	}
	for k := range m {
		m[k][p], m[k][q] = turn(m[k][p], m[k][q])
	}
	for k := range m {
		m[p][k], m[q][k] = turn(m[p][k], m[q][k])
		v[k][p], v[k][q] = turn(v[k][p], v[k][q])
	}
}
