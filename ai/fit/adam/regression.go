package adam

// Regression is a logistic regression under way: from samples, one by one, it finds the weights by which a row of
// numbers foretells something in log-odds.
type Regression struct {
	adam     *Adam
	gradient []float32
	group    int
	share    float32
	left     int // samples until the next step
}

// NewRegression returns a regression of rows of so many numbers, which makes a step after each group of so many
// samples. Of their slopes each adds a share: all of it for their sum, its part of the group for their mean.
func NewRegression(numbers, group int, share float32) *Regression {
	return &Regression{adam: NewAdam(numbers), gradient: make([]float32, numbers), group: group, share: share, left: group}
}

// Learn takes a sample: a row for which the weights have given an answer, in log-odds, and what came of it, from 0 to
// 1. If it is the last one of a group, the weights move against the slope of the logarithmic loss. The answer is the
// caller's, since the order in which a sum is taken shows in its last bits.
func (r *Regression) Learn(weights, row []float32, answer, came, rate float32) {
	wrong := (Logistic(answer) - came) * r.share
	gradient := r.gradient[:len(row)]
	for k, x := range row {
		gradient[k] += float32(wrong * x)
	}
	if r.left--; r.left == 0 {
		r.adam.Step(weights, r.gradient, rate)
		clear(r.gradient)
		r.left = r.group
	}
}
