package rule

// Says is what a card says in the language of rules. It is a plain value: cards of which it is equal say the same.
type Says struct {
	Kind       Kind
	ByLot      bool   // its mode is drawn, instead of chosen
	Goes       Goes   // once it is played
	Becomes    string // the card that it goes there as; "" for itself
	TakesAll   bool   // takes all energy that is left after the cost
	Unplayable bool
	Fades      bool // is used up if it is still in the hand as the own turn ends
	Stays      bool // is kept at the end of a turn beyond what is kept
	Tags       [MostTags]string
	Rules      List
}

// MostTags is how many tags a card may have.
const MostTags = 3

// Kind is what a card says of the kind of action that it is.
type Kind uint8

// The kinds; rarity makes major ones of them.
const (
	Derived Kind = iota // what the card does decides
	SaysAttack
	SaysDefence
)

// Goes is where a card goes once it is played.
type Goes uint8

// Where cards go.
const (
	ByRarity Goes = iota // into the deck, of a major card: used up
	IntoDeck
	ToUsedUp
	IntoHand
)

// Goals are the words for it in documents; "" where rarity decides.
var Goals = []string{"", "deck", "used_up", "hand"}

func (g Goes) String() string { return Goals[g] }

// Modes returns how many modes the card offers; 0 if it isn't about modes.
func (s *Says) Modes() (modes int16) {
	for i := range s.Rules.All() {
		modes = max(modes, s.Rules.rules[i].Mode)
	}
	return modes
}

// Offered returns how many modes there are to choose from; 0 if the card offers no choice.
func (s *Says) Offered() int16 {
	if s.ByLot {
		return 0
	}
	return s.Modes()
}

// Brings returns the ids of the cards that the card becomes, or that its rules make.
func (s *Says) Brings() (ids []string) {
	if s.Becomes != "" {
		ids = append(ids, s.Becomes)
	}
	rules := s.Rules.All()
	for i := range rules {
		if made := rules[i].Makes(); made != "" {
			ids = append(ids, made)
		}
	}
	return ids
}

// Makes returns the id of the card that the rule makes; "" if it makes none.
func (r *Rule) Makes() string {
	if r.Do != Create {
		return ""
	}
	return r.What
}

// Tagged returns the card's tags, in the order in which they are written.
func (s *Says) Tagged() (tags []string) {
	for _, tag := range s.Tags {
		if tag != "" {
			tags = append(tags, tag)
		}
	}
	return tags
}

// HasTag reports whether the card has a tag.
func (s *Says) HasTag(tag string) bool {
	for _, t := range s.Tags {
		if t != "" && t == tag {
			return true
		}
	}
	return false
}
