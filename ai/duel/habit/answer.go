package habit

// Answers are what the AI does about how its user plays, by the user's situations; none of those that didn't come up.
type Answers map[string]Answer

// Answer is what the AI does in a situation of its user otherwise than it would if it didn't know how the user plays,
// as far as the two differ.
type Answer struct {
	Does    string // one of [schema.Doings], no card: where they differ most
	Turns   int    // of the AI that begin in the situation, in imagined duels
	Done    int    // in which it does it
	Unaware int    // in which it would if it didn't know
	Differs bool   // by more than by chance
}
