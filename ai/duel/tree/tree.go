package tree

import (
	"boardduels/ai"
	"boardduels/runtime/duel"
)

// The tree. It asks about what its player can see, and ends in a leaf that says what to look for in a card.
var root = ask(holdsWinning, prefer(ai.WinsAtOnce, wins), ask(canKill,
	prefer("finish", damage),
	ask(isNearDeath,
		prefer("near_death", guard, strike, boost),
		ask(holdsUsefulMajor,
			prefer("major", usefulMajor),
			ask(isThreatened,
				ask(hasMuchEnergy,
					prefer("threatened", minor(guard), minor(strike), minor(boost)),
					prefer("threatened_poor", thrifty(guard), thrifty(strike)),
				),
				ask(hasMuchEnergy,
					prefer("safe", minor(boost), minor(strike), minor(guard)),
					prefer("safe_poor", thrifty(strike), thrifty(guard)),
				),
			),
		),
	),
))

// node is a question about the situation, or a leaf.
type node struct {
	question func(*scene) bool
	yes, no  *node
	rule     string  // of a leaf: what it is called in rationales
	worths   []worth // of a leaf: the first by which any card is worth playing decides
}

// worth is how good a playable card is for some purpose, in points of about one hp; 0 or less is not worth playing.
type worth func(*scene, duel.CardIndex) int16

func ask(question func(*scene) bool, yes, no *node) *node {
	return &node{question: question, yes: yes, no: no}
}

func prefer(rule string, worths ...worth) *node { return &node{rule: rule, worths: worths} }

// leaf returns the leaf to which a situation leads.
func (n *node) leaf(s *scene) *node {
	for n.question != nil {
		if n.question(s) {
			n = n.yes
		} else {
			n = n.no
		}
	}
	return n
}
