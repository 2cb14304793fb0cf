package look

// SetDo has what is made in the background brought to the toolkit's thread by a function, until it is called back.
func SetDo(by func(func())) (back func()) {
	before := do
	do = by
	return func() { do = before }
}
