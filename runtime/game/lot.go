package game

// PlayByLot carries out so many plies by lot, as games begin with that are to differ; fewer if the game is over before.
// It calls each, unless it is nil, after every one of them.
func PlayByLot[S any, A comparable, E, V any](g Game[S, A, E, V], s *S, lot *Stream, plies int, each func(mover Seat, action A)) error {
	var legal []A
	for range plies {
		mover := g.Mover(s)
		if mover == Nobody {
			return nil
		}
		legal = g.Legal(s, legal[:0])
		action := legal[lot.Below(len(legal))]
		if err := g.Apply(s, action, nil); err != nil {
			return err
		}
		if each != nil {
			each(mover, action)
		}
	}
	return nil
}
