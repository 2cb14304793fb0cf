package game

// Perft counts the ways in which a game of open information can go on for so many plies: the leaves of its tree, of
// which a game that ends before is one. Whoever has written the same rules anew counts the same numbers.
func Perft[S any, A comparable, E, V any](g Game[S, A, E, V], s *S, plies int) uint64 {
	if plies == 0 || g.Mover(s) == Nobody {
		return 1
	}
	leaves := uint64(0)
	for _, action := range g.Legal(s, nil) {
		next := *s
		if err := g.Apply(&next, action, nil); err != nil {
			panic(err) // the game called it legal
		}
		leaves += Perft(g, &next, plies-1)
	}
	return leaves
}
