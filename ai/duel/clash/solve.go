package clash

// Stances is how many there are to choose from.
const Stances = 3

// Matrix is a game of two who choose at once: what the first gets, by its own choice and by that of the second, who
// gets the opposite.
type Matrix [Stances][Stances]float64

// Mix is with which chances each of the stances is taken, in their order. They add up to 1.
type Mix [Stances]float64

// Solve returns a mix of the first player that no choice of the second makes worth less than value, which is the most
// that can be had so (Neumann's minimax).
func (m *Matrix) Solve() (best Mix, value float64) {
	value = m.secured(best)
	for i, mix := range m.corners() {
		if worth := m.secured(mix); i == 0 || worth > value {
			best, value = mix, worth
		}
	}
	return best, value
}

// secured is what a mix gets against the choice that is worst for it.
func (m *Matrix) secured(mix Mix) float64 {
	least := m.Against(mix, 0)
	for theirs := 1; theirs < Stances; theirs++ {
		least = min(least, m.Against(mix, theirs))
	}
	return least
}

// Against is what a mix gets on average against a choice.
func (m *Matrix) Against(mix Mix, theirs int) (sum float64) {
	for mine, chance := range mix {
		sum += float64(chance * m[mine][theirs])
	}
	return sum
}

// Worth is what a mix gets on average against another one.
func (m *Matrix) Worth(mine, theirs Mix) (sum float64) {
	for choice, chance := range theirs {
		sum += float64(chance * m.Against(mine, choice))
	}
	return sum
}

// corners returns the mixes among which the best one is: each choice alone, those of two between which one of two
// choices of the other makes no difference, and those of three between which none does.
func (m *Matrix) corners() []Mix {
	corners := make([]Mix, 0, 13)
	for one := range Stances {
		var alone Mix
		alone[one] = 1
		corners = append(corners, alone)
		other := (one + 1) % Stances
		for left := range Stances {
			if mix, ok := m.even(one, other, left, (left+1)%Stances); ok {
				corners = append(corners, mix)
			}
		}
	}
	if mix, ok := m.evenOfAll(); ok {
		corners = append(corners, mix)
	}
	return corners
}

// even is the mix of two choices that gets the same against two of the other's.
func (m *Matrix) even(one, other, left, right int) (mix Mix, ok bool) {
	gain, loss := m[one][left]-m[one][right], m[other][right]-m[other][left]
	share := loss / (gain + loss)
	if !(share > 0 && share < 1) {
		return mix, false
	}
	mix[one], mix[other] = share, 1-share
	return mix, true
}

// evenOfAll is the mix of all that gets the same against each of the other's (Cramer's rule).
func (m *Matrix) evenOfAll() (mix Mix, ok bool) {
	// Differences of what the columns get: both are to be 0.
	var first, second [Stances]float64
	for mine := range m {
		first[mine], second[mine] = m[mine][0]-m[mine][1], m[mine][1]-m[mine][2]
	}
	sum := 0.0
	for mine := range mix {
		a, b := (mine+1)%Stances, (mine+2)%Stances
		mix[mine] = float64(first[a]*second[b]) - float64(first[b]*second[a])
		sum += mix[mine]
	}
	for mine := range mix {
		if mix[mine] /= sum; !(mix[mine] > 0) {
			return Mix{}, false
		}
	}
	return mix, true
}

// Turned is the same game as the second player sees it.
func (m *Matrix) Turned() (t Matrix) {
	for mine := range m {
		for theirs := range m[mine] {
			t[theirs][mine] = -m[mine][theirs]
		}
	}
	return t
}

// MostTrust is how far what is believed of an enemy is trusted at most: who trusts it wholly can be read and led, and
// gains little by the rest.
const MostTrust = 0.8

// Trust is how far a belief is trusted that rests on some observations, up to a most.
func Trust(observed, most float64) float64 { return most * observed / (observed + doubts) }

// doubts is after how many observations half of the trust is there.
const doubts = 5

// Answer returns the mix that gets the most against an enemy who takes stances as is believed, as often as the belief
// is trusted, and otherwise whatever is worst (the restricted Nash response of Johanson, Zinkevich and Bowling).
func (m *Matrix) Answer(believed Mix, trust float64) Mix {
	restricted := *m
	for mine := range m {
		against := 0.0
		for theirs, chance := range believed {
			against += float64(chance * m[mine][theirs])
		}
		for theirs := range m[mine] {
			restricted[mine][theirs] = float64(trust*against) + float64((1-trust)*m[mine][theirs])
		}
	}
	mix, _ := restricted.Solve()
	return mix
}
