package lock

import (
	"encoding/json"
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

// The owner's text begins after the first byte: that one is locked, and Windows lets nobody read it.
const ownersPlace = 1

// mostOfOwner is how much of a file is read for its owner, in bytes.
const mostOfOwner = 4096

// sign tells the others who the owner is. It owns without that too.
func (l *Lock) sign(name string) {
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
func ownerIn(name string) Owner {
	file, err := os.Open(name)
	if err != nil {
		return Owner{}
	}
	defer func() { _ = file.Close() }()
	var o Owner
	if json.NewDecoder(io.NewSectionReader(file, ownersPlace, mostOfOwner)).Decode(&o) != nil {
		return Owner{}
	}
	return o
}
