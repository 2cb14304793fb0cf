package main

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// screen is a virtual screen.
type screen struct {
	name   string // as DISPLAY has it
	server *exec.Cmd
	pixels *os.File // in the format of xwd
	begin  int64    // of the pixels in it
}

const (
	width, height = 1280, 800
	pixelBytes    = 4
)

// openScreen starts a virtual screen whose pixels are in a file of a folder.
func openScreen(folder string) (*screen, error) {
	if _, err := exec.LookPath("Xvfb"); err != nil {
		return nil, errors.New("there is no Xvfb; on Debian, apt-get install xvfb")
	}
	read, write, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer read.Close()
	s := &screen{server: exec.Command("Xvfb", "-noreset", "-br", "-displayfd", "3", "-fbdir", folder,
		"-screen", "0", fmt.Sprintf("%dx%dx24", width, height), "-nolisten", "tcp")}
	s.server.ExtraFiles = []*os.File{write}
	if err := s.server.Start(); err != nil {
		return nil, err
	}
	if err := write.Close(); err != nil {
		return nil, err
	}
	number, err := bufio.NewReader(read).ReadString('\n')
	if err == nil {
		s.name = ":" + strings.TrimSpace(number)
		err = s.findPixels(filepath.Join(folder, "Xvfb_screen0"))
	}
	if err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

// findPixels opens the file in which the server keeps the pixels, behind a head and a table of colours (XWDFile.h).
func (s *screen) findPixels(path string) (err error) {
	if s.pixels, err = os.Open(path); err != nil {
		return err
	}
	head := make([]byte, 25*4)
	if _, err := s.pixels.ReadAt(head, 0); err != nil {
		return err
	}
	const colors, colorBytes = 19 * 4, 12
	s.begin = int64(binary.BigEndian.Uint32(head)) + colorBytes*int64(binary.BigEndian.Uint32(head[colors:]))
	return nil
}

func (s *screen) close() {
	_ = s.server.Process.Kill()
	_ = s.server.Wait()
	if s.pixels != nil {
		_ = s.pixels.Close()
	}
}

// picture is what there is to know of what is shown: whether it is more than an area, and a digest.
type picture struct {
	isSomething bool
	digest      uint64
}

// enough colours are a picture: a window without its content has two, its own and that around it.
const enough = 8

// look looks at some rows of the screen.
func (s *screen) look() (picture, error) {
	const every = 20 // rows
	row, colors, digest := make([]byte, width*pixelBytes), map[uint32]bool{}, fnv.New64a()
	for y := every; y < height; y += every {
		if _, err := s.pixels.ReadAt(row, s.begin+int64(y*len(row))); err != nil {
			return picture{}, err
		}
		_, _ = digest.Write(row)
		for x := 0; x < len(row) && len(colors) < enough; x += pixelBytes {
			colors[binary.LittleEndian.Uint32(row[x:])&0xffffff] = true
		}
	}
	return picture{len(colors) == enough, digest.Sum64()}, nil
}

// goDark waits until the picture of a program that has ended is gone.
func (s *screen) goDark() error {
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		if shown, err := s.look(); err != nil || !shown.isSomething {
			return err
		}
	}
	return errors.New("the screen keeps the picture of a program that has ended")
}

// processorTime returns what all threads of a process have taken, as far as Linux tells.
func processorTime(pid int) time.Duration {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(text), ") ")
	fields := strings.Fields(rest)
	const user, system, tick = 11, 12, 10 * time.Millisecond
	if len(fields) <= system {
		return 0
	}
	a, _ := strconv.Atoi(fields[user])
	b, _ := strconv.Atoi(fields[system])
	return time.Duration(a+b) * tick
}
