package rule

// Counter is a number that heroes carry through a duel: what a pack calls poison, thorns or strength.
type Counter struct {
	ID    string
	Harms bool  // who carries it
	Most  int16 // 1…99
	When  When  // it does something
	Does  Does
	Then  Then // once it has done it
	Adds  Adds // at all times
}

// MostCounters is how many counters a pack may have.
const MostCounters = 4

// When is when a counter does something.
type When uint8

// When counters do something.
const (
	Never When = iota
	AtTurnStart
	AtTurnEnd
	WhenPlays   // the bearer plays a card
	WhenStruck  // for each hit on the bearer
	WhenStrikes // for each hit of the bearer
)

// Whens are the words for it in documents.
var Whens = []string{"never", "turn_start", "turn_end", "plays", "struck", "strikes"}

func (w When) String() string { return Whens[w] }

// Does is what a counter does to its bearer.
type Does uint8

// What counters do.
const (
	DoesNothing Does = iota
	DoesDamage       // which nothing but immortality keeps off
	DoesHeal
	DoesShield
	DoesEnergy
	DoesDraw
	DoesBack // damage to the enemy
)

// Doings are the words for it in documents.
var Doings = []string{"nothing", "damage", "heal", "shield", "energy", "draw", "back"}

func (d Does) String() string { return Doings[d] }

// Then is what becomes of a counter that has done something.
type Then uint8

// What becomes of counters.
const (
	ThenStays  Then = iota
	ThenLess        // by 1
	ThenHalves      // rounded down
	ThenGoes
)

// Thens are the words for it in documents.
var Thens = []string{"stays", "less", "halves", "goes"}

func (t Then) String() string { return Thens[t] }

// Of returns what becomes of a value.
func (t Then) Of(value int16) int16 {
	switch t {
	case ThenLess:
		return max(value-1, 0)
	case ThenHalves:
		return value / 2
	case ThenGoes:
		return 0
	}
	return value
}

// Adds is what a counter adds itself to.
type Adds uint8

// What counters add to.
const (
	AddsNothing Adds = iota
	AddsDamage       // of each hit of the bearer's cards
	AddsLessDamage
	AddsTaken // damage of each hit of a card on the bearer
	AddsLessTaken
	AddsShield // of the bearer's cards
	AddsLessShield
)

// Addings are the words for it in documents.
var Addings = []string{"nothing", "damage", "less_damage", "taken", "less_taken", "shield", "less_shield"}

func (a Adds) String() string { return Addings[a] }
