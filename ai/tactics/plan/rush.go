package plan

// rush is the article's max_agro: as much damage as possible, and as near to the enemy.
func rush(o *option) int { return 100*o.gain() - o.steps() }
