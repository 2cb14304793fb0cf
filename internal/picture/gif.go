package picture

import (
	"bytes"
	"image/gif"
)

// readGIF accepts a GIF by its header and its blocks. Of one that moves, the first picture is shown, which is told.
func readGIF(content []byte) (*Picture, error) {
	config, err := gif.DecodeConfig(bytes.NewReader(content))
	if err != nil {
		return nil, damaged(GIF, cutOff(err))
	}
	if err := measure(config); err != nil {
		return nil, err
	}
	frames, err := gifFrames(content)
	if err != nil && frames < 2 {
		return nil, damaged(GIF, err)
	}
	p := bitmap(GIF, content, config)
	if frames > 1 {
		p.remarks = append(p.remarks, refuse("picture-moves"))
	}
	return p, nil
}

// gifFrames counts the pictures of a GIF, up to two.
func gifFrames(content []byte) (frames int, err error) {
	const header, descriptor = 13, 10
	rest := content[header:]
	rest, err = withoutColours(rest, content[10])
	for err == nil && frames < 2 {
		if len(rest) == 0 {
			return frames, errCutOff
		}
		switch rest[0] {
		case 0x3b: // the end
			if frames == 0 {
				err = errNoPixels
			}
			return frames, err
		case 0x21: // an extension
			if len(rest) < 2 {
				return frames, errCutOff
			}
			rest, err = withoutBlocks(rest[2:])
		case 0x2c:
			if len(rest) < descriptor {
				return frames, errCutOff
			}
			if rest, err = withoutColours(rest[descriptor:], rest[descriptor-1]); err == nil && len(rest) > 0 {
				rest, err = withoutBlocks(rest[1:]) // behind the number of bits
			}
			if err == nil {
				frames++
			}
		default:
			return frames, errOrder
		}
	}
	return frames, err
}

// withoutColours skips a table of colours, if flags tell of one.
func withoutColours(rest []byte, flags byte) ([]byte, error) {
	if flags&0x80 == 0 {
		return rest, nil
	}
	if size := 3 << (1 + flags&7); size <= len(rest) {
		return rest[size:], nil
	}
	return nil, errCutOff
}

// withoutBlocks skips blocks that begin with their length, up to an empty one.
func withoutBlocks(rest []byte) ([]byte, error) {
	for len(rest) > 0 {
		size := int(rest[0])
		if size+1 > len(rest) {
			return nil, errCutOff
		}
		rest = rest[size+1:]
		if size == 0 {
			return rest, nil
		}
	}
	return nil, errCutOff
}
