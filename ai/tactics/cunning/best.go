package cunning

// How many plans mutate: all that there are, or the best few, each of which then gets more of the mutants.
const (
	everybody = 1 << 10
	few       = 8
)
