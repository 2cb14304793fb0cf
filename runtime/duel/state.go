package duel

import "boardduels/runtime/game"

// MaxDoTs is the most damage-over-time effects a hero can suffer at once (thesis, Table 2.2).
const MaxDoTs = 5

// MaxShield is the most that a shield absorbs (thesis, Table 2.2).
const MaxShield = 30

// State is a duel between two decisions. It is a plain value without pointers: an assignment copies it.
type State struct {
	Fighters [2]Fighter
	Piles    [2]Piles
	Round    int16     // from 1; both players' turns make a round
	Ply      int16     // decisions taken since the start
	Plays    int16     // cards played in this turn
	Mover    game.Seat // whose turn it is
	Starter  game.Seat // who had the first turn
	Winner   game.Seat // Nobody while the duel goes on
	streams  [streamCount]game.Stream
}

// Fighter is the public state of a hero in a duel (thesis, Table 2.2). Times count the turns of the fighter at which
// the effect still loses a round, the turn's beginning for what helps, its end for what harms (rules, section 2); 0
// means that the effect is not active.
type Fighter struct {
	HP, EP                           int16 // 0…max, see Duel.MaxHP and Hero.EP
	Shield                           int16 // 0…30, damage that will be absorbed
	Defence, DefenceTime             int16 // 0…100 % of damage ignored
	StunTime                         int16 // turns without playing
	DamageBonus, DamageBonusTime     int16 // -10…10
	ImmortalityTime                  int16
	RegenBonus                       int16 // -3…3, no timer
	CostsModifier, CostsModifierTime int16 // -5…5, below 0 is cheaper
	MaxHPBonus, MaxHPBonusTime       int16 // -5…10
	HealingBonus, HealingBonusTime   int16 // 0…5
	HoT                              Periodic
	DoTs                             [MaxDoTs]Periodic // the oldest first
	DoTCount                         int16
	Armed                            CardIndex // the reactive card that lies open, or NoCard
	ArmedPower                       int16     // power that the armed card got for energy when it was played
	HandCount, DeckCount             int16
	Removed                          [LineCapacity]uint8 // copies used up, by card
}

// Periodic is an effect that works once a round (HoT, DoT).
type Periodic struct {
	Power    int16 // 0…10 hp a round
	Time     int16 // rounds left
	Increase int16 // added to Power after each round
}

// Piles is what of a hero's cards is hidden: the order of the deck and the hand.
type Piles struct {
	Deck [DeckCapacity]CardIndex // the first DeckCount, the top last
	Hand [HandCapacity]CardIndex // the first HandCount, the newest last
}
