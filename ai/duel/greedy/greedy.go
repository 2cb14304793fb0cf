// Package greedy holds the two opponents of the article on a mobile game of Reversi. Its novice takes the move that
// gains most now and doesn't ask what the other may answer; its professional subtracts from that gain the best that the
// other can gain in reply. The article found that looking further than these two plies doesn't pay. There a gain is the
// worth of the discs taken; here it is what a move changes in the lead by material.
package greedy

import "boardduels/ai"

// Novice is the brain "novice": one card at a time, the one that gains most, until each would lose
// something.
var Novice = ai.Brain{ID: novice, New: newNovice}

// Professional is the brain "professional": the whole turn that gains most after the enemy's best reply, on average
// over hands that the enemy may hold.
var Professional = ai.Brain{ID: professional, New: newProfessional}

const (
	novice       = "novice"
	professional = "professional"
)
