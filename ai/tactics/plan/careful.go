package plan

// careful reckons what enemies could do in return: the most damage less danger, where nothing can be won the least
// danger; then the most damage, then near.
func careful(o *option) int { return 10000*(o.gain()-o.danger()) + 10*o.gain() - o.steps() }
