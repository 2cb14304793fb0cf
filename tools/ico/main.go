// Command ico packs square pictures, each a PNG file, into an icon for Windows, on its standard output.
//
//	go run ./tools/ico tools/desktop/icons/*.png >boardduels.ico
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image/png"
	"io"
	"os"
)

func main() {
	if err := pack(os.Stdout, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "ico:", err)
		os.Exit(1)
	}
}

// largest is how many pixels wide a picture may be: its width is told in a byte, where 0 stands for 256.
const largest = 256

// directory begins an icon; an entry for each picture follows, and then the pictures.
type directory struct{ Reserved, Kind, Count uint16 }

type entry struct {
	Width, Height, Colors, Reserved byte
	Planes, BitsPerPixel            uint16
	Length, Offset                  uint32
}

// pack writes an icon. Its pictures stay the files that they are, which Windows reads since Vista.
func pack(out io.Writer, paths []string) error {
	offset := binary.Size(directory{}) + len(paths)*binary.Size(entry{})
	head := []any{directory{Kind: 1, Count: uint16(len(paths))}}
	var pictures bytes.Buffer
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		size, err := png.DecodeConfig(bytes.NewReader(data))
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		if size.Width != size.Height || size.Width > largest {
			return fmt.Errorf("%s: it has %d × %d pixels, allowed are squares of up to %d", path, size.Width, size.Height, largest)
		}
		side := byte(size.Width % largest)
		head = append(head, entry{Width: side, Height: side, Planes: 1, BitsPerPixel: 32,
			Length: uint32(len(data)), Offset: uint32(offset + pictures.Len())})
		pictures.Write(data)
	}
	for _, part := range append(head, pictures.Bytes()) {
		if err := binary.Write(out, binary.LittleEndian, part); err != nil {
			return err
		}
	}
	return nil
}
