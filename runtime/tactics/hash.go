package tactics

import (
	"encoding/binary"

	"boardduels/runtime/game"
)

// Hash digests the whole state: FNV-1a over a fixed encoding.
func (*Game) Hash(s *State) uint64 { return s.Hash() }

// Hash digests a board.
func (b *Board) Hash() uint64 {
	var buf [256]byte
	d := buf[:0]
	for _, set := range [...]Set{b.Walls, b.Water} {
		d = binary.LittleEndian.AppendUint64(d, set.Upper)
		d = binary.LittleEndian.AppendUint64(d, set.Lower)
	}
	for _, units := range [...]*[sides][MaxUnits]Unit{&b.Units, &b.Began} {
		for seat := range units {
			for _, u := range units[seat] {
				d = append(d, byte(u.Place), byte(u.Kind), byte(u.HP))
			}
		}
	}
	for _, a := range b.Orders {
		d = append(d, byte(a.From), byte(a.To), byte(a.Attack))
	}
	over := byte(0)
	if b.Over {
		over = 1
	}
	d = append(d, byte(b.Ordered), byte(b.Mover), over, byte(b.Map))
	d = binary.LittleEndian.AppendUint16(d, b.Acted)
	d = binary.LittleEndian.AppendUint16(d, uint16(b.Turn))
	return game.Digest(d)
}
