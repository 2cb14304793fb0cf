package schema

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"hash"
	"io"
)

// Hash returns the SHA-256, in hexadecimal digits, of all documents and pictures of the pack: for each file in the
// order of the paths, the path and the content, each led by its length as 8 bytes, the lowest first. Equal hashes mean
// equal packs, whether they come from a folder, an archive or the program. Pictures that can't be read count as empty.
func (p *Pack) Hash() string {
	sum := sha256.New()
	for _, image := range p.Images() {
		data, _ := p.Art(image)
		write(sum, artPath(image))
		write(sum, string(data))
	}
	for _, d := range p.Documents() {
		write(sum, d.file)
		write(sum, d.source)
	}
	return hex.EncodeToString(sum.Sum(nil))
}

func write(sum hash.Hash, text string) {
	var length [8]byte
	binary.LittleEndian.PutUint64(length[:], uint64(len(text)))
	sum.Write(length[:])
	io.WriteString(sum, text)
}
