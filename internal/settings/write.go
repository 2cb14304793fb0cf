package settings

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"time"

	"boardduels/internal/atomicfile"
	"boardduels/internal/lock"
)

// Change changes settings at once, and has that written in the background. Where it can't be written, told is called
// by another goroutine, unless it is nil; what is chosen holds all the same, as long as the program runs.
func (s *Store) Change(change func(*Settings), told func(error)) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	next := s.now.clone()
	change(&next)
	if reflect.DeepEqual(next, s.now) {
		return
	}
	s.now = next.clone()
	s.unwritten, s.told = append(s.unwritten, change), append(s.told, told)
	if !s.writing {
		s.writing = true
		s.writer.Go(s.writeAll)
	}
}

// Flush returns when all changes have reached the disk. What couldn't be written is tried once more; the error says
// why it still can't.
func (s *Store) Flush() error {
	s.writer.Wait()
	s.mutex.Lock()
	pending := len(s.unwritten) > 0
	s.mutex.Unlock()
	if !pending {
		return nil
	}
	return s.write()
}

// writeAll writes until nothing has changed meanwhile.
func (s *Store) writeAll() {
	for {
		s.mutex.Lock()
		told := s.told
		s.told, s.writing = nil, len(told) > 0
		s.mutex.Unlock()
		if len(told) == 0 {
			return
		}
		err := s.write()
		for _, tell := range told {
			if err != nil && tell != nil {
				tell(err)
			}
		}
	}
}

// Write writes settings into a file that no store has open.
func Write(path string, s Settings) error {
	data, err := json.MarshalIndent(s, "", "\t")
	if err == nil {
		err = atomicfile.Replace(path, append(data, '\n'))
	}
	if err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	return nil
}

// write writes what was changed into the file, and leaves there what other programs have changed meanwhile.
func (s *Store) write() error {
	defer s.lock()()
	if s.unread {
		// It may have become readable; if so the changes are some of what it holds.
		if err := s.read(); s.unread {
			return fmt.Errorf("%w; nothing is written over it, so the change holds only until the program ends", err)
		}
	}
	next, changes := s.next()
	if err := Write(s.path, next); err != nil {
		return err
	}
	s.mutex.Lock()
	s.unwritten = s.unwritten[changes:]
	s.mutex.Unlock()
	return nil
}

// next returns what the file is to hold, and how many changes are in it. Where the file doesn't tell what it held,
// the settings are what they are here.
func (s *Store) next() (next Settings, changes int) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	next = s.now.clone()
	if data, err := atomicfile.Read(s.path, MaxSize); err == nil {
		if found, err := Parse(data); err == nil {
			next = found
			for _, change := range s.unwritten {
				change(&next)
			}
		}
	}
	return next, len(s.unwritten)
}

// longestWrite is how long a write waits for that of another program.
const longestWrite = 2 * time.Second

// lock keeps other programs from writing until what it returns is called. Settings aren't worth more than a moment:
// behind a program that was stopped, or where nothing can be locked, they are written all the same.
func (s *Store) lock() (release func()) {
	ctx, stop := context.WithTimeout(context.Background(), longestWrite)
	defer stop()
	held, err := lock.Wait(ctx, s.path+".writing", nil)
	if err != nil {
		return func() {}
	}
	return func() { _ = held.Release() }
}
