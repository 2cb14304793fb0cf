package learning

// The purposes that a lesson's seed serves: each draws its own chance, so that what one takes changes nothing for
// another.
const (
	forStyle     = 0 // hands that the user may have held, by which its style is fitted
	forRetention = 1 // hands that it may have held, by which its cases are described
	forSparring  = 2 // the simulated duels
	forPeople    = 3 // hands, and people who hold them, with whom its habits are compared
)

// The purposes that seeds serve elsewhere, be they a lesson's or not.
const (
	forResponse = 0 // duels against one partner
	forRegret   = 3 // hands that the user may have held, by which its turns are judged: nothing is learned from that
)
