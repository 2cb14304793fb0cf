package lock

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"
)

// Owner is a program that owns something.
type Owner struct {
	Program string    `json:"program"` // the name of its file
	Process int       `json:"process"`
	Host    string    `json:"host"`
	Since   time.Time `json:"since"`
}

// Held is the error of a lock that somebody owns.
type Held struct {
	Path  string // as it was asked for
	Owner Owner  // the zero value if it didn't say who it is
}

func (h *Held) Error() string {
	if h.Owner.Process == 0 {
		return fmt.Sprintf("%s is in use by another program", h.Path)
	}
	o := h.Owner
	return fmt.Sprintf("%s is in use by %s (process %d on %s, since %s)", h.Path, o.Program, o.Process, o.Host, o.Since.Format(time.DateTime))
}

// A lock begins with a zero, and then comes the owner's text: the first byte is locked, and Windows lets nobody read
// it. An empty file may be what a killed program left, or somebody's: it is locked, but neither written nor removed.
const (
	beginsLock  = 0
	ownersPlace = 1
)

// mostOfOwner is how much of a file is read for its owner, in bytes.
const mostOfOwner = 4096

// create makes the file of a lock, which must not be there.
func create(name string) error {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	// Growing it writes the zero also where another program is quicker to lock it.
	return errors.Join(file.Truncate(ownersPlace), file.Close())
}

// sign tells the others who the owner is. It owns without that too.
func sign(name string) {
	program, err := os.Executable()
	if err != nil {
		program = os.Args[0]
	}
	host, _ := os.Hostname()
	text, err := json.Marshal(Owner{filepath.Base(program), os.Getpid(), host, time.Now().Truncate(time.Second)})
	if err != nil {
		return
	}
	file, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return
	}
	defer func() { _ = file.Close() }()
	if err := file.Truncate(ownersPlace); err != nil {
		return
	}
	_, _ = file.WriteAt(text, ownersPlace)
}

// ownerIn reads who owns; the zero value if that isn't written, or not yet.
func ownerIn(name string) (o Owner) {
	if json.Unmarshal(ownersText(name), &o) != nil {
		return Owner{}
	}
	return o
}

// beginning returns the first byte of a file, if there is one that can be read.
func beginning(name string) (first byte, ok bool) {
	file, err := os.Open(name)
	if err != nil {
		return 0, false
	}
	defer func() { _ = file.Close() }()
	var bytes [1]byte
	_, err = io.ReadFull(file, bytes[:])
	return bytes[0], err == nil
}

// beginsOtherwise reports whether a file that nobody has locked begins as no lock does.
func beginsOtherwise(name string) bool {
	first, ok := beginning(name)
	return ok && first != beginsLock
}

// isSigned reports whether a file was made to be a lock.
func isSigned(name string) bool {
	first, ok := beginning(name)
	return ok && first == beginsLock && !isStrangers(name)
}

// isStrangers reports whether a file holds something other than what an owner writes: it was never a lock.
func isStrangers(name string) bool {
	return len(ownersText(name)) > 0 && ownerIn(name).Process == 0
}

// ownersText is what an owner wrote, without the zeros that a loss of power may leave of it.
func ownersText(name string) []byte {
	file, err := os.Open(name)
	if err != nil {
		return nil
	}
	defer func() { _ = file.Close() }()
	text, _ := io.ReadAll(io.NewSectionReader(file, ownersPlace, mostOfOwner))
	return bytes.Trim(text, "\x00")
}
