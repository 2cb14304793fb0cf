package reversi

import "encoding/binary"

// Hash digests the position: FNV-1a over the discs of black and white in little-endian order and the mover, 255 at the
// end.
func (Game) Hash(s *State) uint64 {
	const offset, prime = 0xcbf29ce484222325, 0x100000001b3
	var buf [17]byte
	binary.LittleEndian.PutUint64(buf[:], uint64(s.discs[Black]))
	binary.LittleEndian.PutUint64(buf[8:], uint64(s.discs[White]))
	buf[16] = byte(s.mover)
	hash := uint64(offset)
	for _, b := range buf {
		hash = (hash ^ uint64(b)) * prime
	}
	return hash
}
