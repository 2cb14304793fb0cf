package edition

// KnownPack is a pack that can be chosen.
type KnownPack struct {
	Path string // "" is the one that comes with the game
	Name string // what people call it
}
