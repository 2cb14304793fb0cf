package game

// Digest is the 64-bit FNV-1a hash of an encoding (G. Fowler, L. C. Noll, K.-P. Vo): what families digest their states
// with. It is the same on every machine.
func Digest(encoding []byte) uint64 {
	const offset, prime = 0xcbf29ce484222325, 0x100000001b3
	hash := uint64(offset)
	for _, b := range encoding {
		hash = (hash ^ uint64(b)) * prime
	}
	return hash
}
