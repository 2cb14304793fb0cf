package appearance

// Loudness is how loud things are, in percent, and whether nothing is heard all the same.
type Loudness struct {
	Sounds, Hall int
	Muted        bool
}
