package plan

// trade is what the article's plans by lot go by: the most damage, then the least in return, then near.
func trade(o *option) int { return 1000000*o.gain() - 100*o.danger() - o.steps() }
