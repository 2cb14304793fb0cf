package plan

// sniper is the article's far_attack_and_hide: it attacks from as far away from the enemies as possible, and who can't
// attack hides.
func sniper(o *option) int {
	if gain := o.gain(); gain > 0 {
		return 1<<40 - 1000*o.danger() + 100*gain + 10*o.steps()
	}
	return -1000*o.danger() + 100*o.gain() - o.steps()
}
