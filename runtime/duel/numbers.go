package duel

import "boardduels/runtime/duel/rule"

// Numbers are what a pack sets of the rules. The fields are named after the elements of its rules; a pack that sets
// none is played by the [Classic] ones.
type Numbers struct {
	Deck         int16 // 8…20 cards in a hero's deck
	Majors       int16 // 0…8 of them should be major ones, which the rules don't ask for
	Hand         int16 // 3…10, the most cards that a hand holds
	StartHand    int16 // 0…7 cards drawn before the duel, at most Hand
	SecondDraws  int16 // 0…5 cards that the second player draws in its first turn
	SecondShield int16 // 0…5, with which the second player begins: it evens out the first turn
	Draw         int16 // 0…5 cards drawn in every later turn
	Keep         int16 // 0…10 cards kept at the end of a turn; the oldest beyond go back into the deck
	FullEnergy   bool  // all energy comes back in a turn, instead of what regenerates
	ShieldStays  bool  // a shield lasts until it is used up, instead of fading
	MinHP, MaxHP int16 // 10…99, between which heroes' hp lie
	Calm         int16 // 5…60, the last round without exhaustion
	Plays        int16 // 1…20 cards played in a turn at most

	Clash    rule.Clash
	Counters [rule.MostCounters]rule.Counter // those with an id come first
}

// Classic are the numbers of packs that set none (thesis, section 2).
func Classic() Numbers {
	return Numbers{
		Deck: 12, Majors: 3, Hand: 5, StartHand: 3, SecondDraws: 1, SecondShield: 1, Draw: 2, Keep: 5,
		MinHP: 20, MaxHP: 50, Calm: 20, Plays: 20, Clash: rule.Clash{First: 1},
	}
}

// How much there is room for, whatever a pack's numbers are.
const (
	MostInDeck   = 20       // cards in the deck of a hero
	DeckCapacity = MaxCards // cards in a deck while a duel goes on
	LineCapacity = 16       // different cards of a hero, with those that rules bring
	HandCapacity = 10       // cards in a hand
	// Legal actions: the cards of a hand by mode, and the end of the turn
	ActionCapacity = HandCapacity*rule.MostModes + 1
)

func (n *Numbers) check() error {
	return checkRanges(append(n.clashLimits(), []limit{
		{"deck", n.Deck, 8, MostInDeck}, {"majors", n.Majors, 0, 8},
		{"hand", n.Hand, 3, HandCapacity}, {"start_hand", n.StartHand, 0, min(n.Hand, 7)},
		{"second_draws", n.SecondDraws, 0, 5}, {"second_shield", n.SecondShield, 0, 5},
		{"draw", n.Draw, 0, 5}, {"keep", n.Keep, 0, HandCapacity},
		{"min_hp", n.MinHP, 10, 99}, {"max_hp", n.MaxHP, n.MinHP, 99},
		{"calm", n.Calm, 5, 60}, {"plays", n.Plays, 1, 20},
	}...), "rules")
}

// clashLimits are those of the numbers of a clash, if there is one.
func (n *Numbers) clashLimits() []limit {
	if n.Clash.Pace == rule.NoClash {
		return nil
	}
	limits := []limit{{"clash: first", n.Clash.First, 1, 20}}
	for _, stance := range rule.Stances {
		win, of := n.Clash.Win(stance), func(what string) string { return "clash: " + stance.String() + " " + what }
		limits = append(limits, limit{of("damage"), win.Damage, 0, 9}, limit{of("heal"), win.Heal, 0, 9}, limit{of("shield"), win.Shield, 0, 9},
			limit{of("energy"), win.Energy, 0, 5}, limit{of("draw"), win.Draw, 0, 3})
	}
	return limits
}

// LastRound returns the round beyond which no duel goes on: in it exhaustion takes all that a fighter can have.
func (n *Numbers) LastRound() int16 { return n.Calm + n.MaxHP + lastings[MaxHPBonusEffect].Max }

// lines is how many different cards a hero may have.
func (n *Numbers) lines() int { return min(int(n.Deck), LineCapacity) }

// Counter returns the place of a counter, or -1.
func (n *Numbers) Counter(id string) int8 {
	for i := range n.Counters {
		if id != "" && n.Counters[i].ID == id {
			return int8(i)
		}
	}
	return -1
}
