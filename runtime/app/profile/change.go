package profile

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"boardduels/internal/atomicfile"
	"boardduels/internal/lock"
	"boardduels/internal/settings"
)

// Add makes room for another player, who begins with what somebody has set of the device itself, and returns the
// player's id. Two programs that add players at the same time add two. It may wait a moment for another program.
func (r Roster) Add(name string, by settings.Settings) (id string, err error) {
	err = r.alone(func() error {
		id, err = r.add(name, by)
		return err
	})
	return id, err
}

func (r Roster) add(name string, by settings.Settings) (string, error) {
	name, err := r.CheckName(name, nobody)
	if err != nil {
		return "", err
	}
	if err := r.sweep(); err != nil {
		return "", err
	}
	for n := 2; n <= Most; n++ {
		id := idOf(n)
		switch err := atomicfile.Mkdir(r.Folder(id)); {
		case errors.Is(err, fs.ErrExist):
			continue
		case err != nil:
			return "", err
		}
		if err := settings.Write(filepath.Join(r.Folder(id), SettingsFile), by.ForAnother(name)); err != nil {
			_ = r.clear(id)
			return "", err
		}
		return id, nil
	}
	return "", ErrMany
}

// nobody is the id of no player.
const nobody = "nobody"

// Remove removes a player other than the first with all that the player has, unless somebody plays with it. What a
// program that was killed meanwhile has left of it counts as nothing.
func (r Roster) Remove(id string) error {
	return r.alone(func() error {
		if id == First || !r.Has(id) {
			return fs.ErrNotExist
		}
		err := r.whileNobodyPlays(id, func() error { return atomicfile.Replace(r.mark(id), nil) })
		if err != nil {
			return err
		}
		return r.clear(id)
	})
}

// whileNobodyPlays does something while no program plays with what a player has, nor begins to.
func (r Roster) whileNobodyPlays(id string, do func() error) error {
	beside, err := filepath.Glob(filepath.Join(r.Folder(id), Beside, "*"))
	var owned []*lock.Lock
	for _, folder := range append([]string{r.Folder(id)}, beside...) {
		if err == nil {
			var own *lock.Lock
			own, err = lock.Take(folder)
			owned = append(owned, own)
		}
	}
	if _, held := errors.AsType[*lock.Held](err); held {
		err = ErrPresent
	}
	if err == nil {
		err = do()
	}
	for _, own := range owned {
		err = errors.Join(err, own.Release())
	}
	return err
}

// clear removes what is left of a player who isn't there. That one was removed is forgotten last.
func (r Roster) clear(id string) error {
	if err := atomicfile.RemoveAll(r.Folder(id)); err != nil {
		return err
	}
	return atomicfile.Remove(r.mark(id))
}

// Sweep removes what programs that were killed have left: of players who were being added, or removed.
func (r Roster) Sweep() error {
	if _, err := os.Lstat(filepath.Join(r.root, folder)); err != nil {
		return nil // nobody was ever added
	}
	return r.alone(r.sweep)
}

func (r Roster) sweep() error {
	var failed []error
	for n := 2; n <= Most; n++ {
		if id := idOf(n); !r.Has(id) {
			failed = append(failed, r.clear(id))
		}
	}
	return errors.Join(failed...)
}

// longestWait is how long a change waits for that of another program.
const longestWait = 5 * time.Second

// alone changes who the players are while no other program does.
func (r Roster) alone(change func() error) error {
	all := filepath.Join(r.root, folder)
	if err := atomicfile.MkdirAll(all); err != nil {
		return err
	}
	ctx, stop := context.WithTimeout(context.Background(), longestWait)
	defer stop()
	own, err := lock.Wait(ctx, all, nil)
	if err != nil {
		return err
	}
	return errors.Join(change(), own.Release())
}
