package heuristic

// oneFifth is the article's factor 0.20: who attacks counts five times what it risks.
const oneFifth = 5

// danger is what the enemy could take in return. One enemy after the other strikes where it takes most.
func danger(v *view) int { return -v.threats.Takes(v.field, 1-v.seat) / oneFifth }
