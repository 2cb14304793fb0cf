package tree

import "boardduels/runtime/duel"

// The questions that the tree asks.

func holdsWinning(s *scene) bool { return s.winning != duel.NoCard }

// canKill asks whether blows that the energy allows, the hardest first, take the enemy's last hp.
func canKill(s *scene) bool {
	if s.foe.ImmortalityTime > 0 {
		return false
	}
	energy, shield, hurt := s.me.EP, s.foe.Shield, int16(0)
	blows := s.fatalBlows()
	for range s.hand {
		next := s.hardest(energy, &blows)
		if next < 0 {
			break
		}
		blow, i := blows[next], s.hand[next]
		blows[next] = 0
		energy -= s.cost(i)
		if !s.card(i).IgnoreDefense {
			absorbed := min(blow, shield)
			blow, shield = blow-absorbed, shield-absorbed
		}
		hurt += blow
	}
	return hurt >= s.foe.HP
}

// fatalBlows returns the blows of the cards of the hand, by their places; 0 of a card that doesn't kill.
func (s *scene) fatalBlows() (blows [duel.HandCapacity]int16) {
	for place, i := range s.hand {
		if !s.card(i).IsNotFatal {
			blows[place] = s.blow(i)
		}
	}
	return blows
}

// hardest returns the place of the hardest blow that the energy allows, or -1.
func (s *scene) hardest(energy int16, blows *[duel.HandCapacity]int16) int {
	hardest, most := -1, int16(0)
	for place, i := range s.hand {
		if blow := blows[place]; blow > most && s.cost(i) <= energy {
			hardest, most = place, blow
		}
	}
	return hardest
}

// isNearDeath asks whether a strong enemy turn could be the last.
func isNearDeath(s *scene) bool {
	const strongTurn = 8
	return s.me.HP+s.me.Shield <= strongTurn && s.me.ImmortalityTime == 0
}

func holdsUsefulMajor(s *scene) bool {
	for _, a := range s.playable {
		if usefulMajor(s, a.Card) > 0 {
			return true
		}
	}
	return false
}

// isThreatened asks whether the hero has lost half its hp, stands unprotected, and is worse off than the enemy.
func isThreatened(s *scene) bool {
	return s.me.HP*2 < s.maxHP() && s.me.Shield == 0 && s.me.HP < s.foe.HP
}

func hasMuchEnergy(s *scene) bool { return s.me.EP*2 >= s.duel.Hero(s.seat).EP }
