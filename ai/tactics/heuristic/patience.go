package heuristic

// fades is how many rounds it takes until danger counts for nothing.
const fades = 40

// patience is how much danger still counts, in hundredths, so many rounds after it has begun to count less. Two who
// wait for each other would wait for ever; so both grow bolder.
func patience(late int) int {
	return full * min(max(fades-late, 0), fades) / fades
}
