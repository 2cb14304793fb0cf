package scenario

// scenario is a plan for a turn, made by hand: wishes that are fulfilled one after the other, each as often as hand and
// energy allow. The haphazard ones have none: their cards are drawn by lot.
type scenario struct {
	name   string
	since  int // the difficulty from which on it is known
	style  style
	wishes []wish
}

// style says which characters would do such a thing.
type style uint8

const (
	primitive style = 1 << iota // run ahead and attack
	brutal                      // attack with all that there is
	cunning                     // bait, poison, curses, and striking from behind a guard
	careful                     // guard, heal, and wait
	haphazard                   // draw lots
	headlong                    // throw away what doesn't attack, as a hand full of it would keep new cards out
	every     = primitive | brutal | cunning | careful | haphazard
)

// scenarios are all plans made by hand, in the order in which the article's author came upon their like.
var scenarios = []scenario{
	{"by lot", 0, haphazard, nil},
	{"by lot again", 0, haphazard, nil},
	{"by lot once more", 0, haphazard, nil},
	{"rush and throw the rest away", 0, headlong, wishes(strike, burn, minor(anything))},
	{"rush", 20, primitive | brutal, wishes(strike, burn)},
	{"rush with light blows first", 20, primitive | brutal, wishes(least(strike), burn)},
	{"wait", 30, careful | cunning, wishes(nothing)},
	{"guard and wait", 30, careful, wishes(block, fortify, heal)},
	{"strike from behind a guard", 40, careful | cunning, wishes(block, thrifty(strike), burn)},
	{"heal first", 40, careful, wishes(cleanse, heal, block, thrifty(strike))},
	{"bait", 60, cunning, wishes(lure, minor(least(strike)))},
	{"bait and hide", 60, cunning, wishes(lure, vanish, fortify, block)},
	{"attack, defend, ready", 80, careful, wishes(attack, defend, ready)},
	{"attack, ready, defend", 80, careful, wishes(attack, ready, defend)},
	{"defend, attack, ready", 80, careful, wishes(defend, attack, ready)},
	{"defend, ready, attack", 80, careful, wishes(defend, ready, attack)},
	{"ready, attack, defend", 80, careful, wishes(ready, attack, defend)},
	{"ready, defend, attack", 80, careful, wishes(ready, defend, attack)},
	{"fury", 110, brutal, wishes(boost, cheapen, major(strike), strike, burn)},
	{"poison first", 110, cunning, wishes(burn, curse, pierce, strike)},
	{"strip and strike", 110, cunning | brutal, wishes(dispel, pierce, strike)},
	{"stun and prepare", 110, cunning | brutal, wishes(stun, refresh, cheapen, boost)},
	{"curse and guard", 110, cunning | careful, wishes(curse, minor(block), minor(heal))},
	{"spare the great cards", 110, cunning | careful, wishes(minor(thrifty(attack)), minor(defend))},
	{"great cards only", 110, brutal, wishes(major(ready), major(attack))},
}

func wishes(w ...wish) []wish { return w }
