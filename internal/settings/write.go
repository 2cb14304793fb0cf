package settings

import (
	"encoding/json"
	"fmt"
	"reflect"

	"boardduels/internal/durable"
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

// write writes the present settings.
func (s *Store) write() error {
	if s.unread {
		// It may have become readable; if so the changes are some of what it holds.
		if err := s.read(); s.unread {
			return fmt.Errorf("%w; nothing is written over it, so the change holds only until the program ends", err)
		}
	}
	s.mutex.Lock()
	now, changes := s.now.clone(), len(s.unwritten)
	s.mutex.Unlock()
	data, err := json.MarshalIndent(now, "", "\t")
	if err == nil {
		err = durable.Replace(s.path, append(data, '\n'))
	}
	if err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	s.mutex.Lock()
	s.unwritten = s.unwritten[changes:]
	s.mutex.Unlock()
	return nil
}
