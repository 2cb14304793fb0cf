package app

import (
	"io"
	"io/fs"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/backup"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// openedArchive opens a file that is a zip archive: a backup, duels, or a pack, which asks whether it is to be kept.
func (g *Game) openedArchive(f *inbox.File, content inbox.Content) (show func(), asks bool, err error) {
	if backup.Is(content) { // which may be larger than other archives
		show, err = g.importBackup(content)
		return show, false, err
	}
	archive, err := schema.ReadArchive(content, content.Size())
	if err != nil {
		return nil, false, err
	}
	root, err := schema.ZipPack(archive)
	switch {
	case err != nil:
		return nil, false, err
	case isIn(archive, backup.Settings): // packed by another program
		show, err = g.importBackup(content)
	case schema.IsPack(root):
		return g.importPack(f, content, root)
	case hasReplays(archive):
		show, err = g.importBundle(content)
	default:
		err = unknownFile{}
	}
	return show, false, err
}

func isIn(archive fs.FS, name string) bool {
	_, err := fs.Stat(archive, name)
	return err == nil
}

// hasReplays reports whether a replay lies in an archive, in whatever folder.
func hasReplays(archive fs.FS) bool {
	found := false
	_ = fs.WalkDir(archive, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && strings.HasSuffix(name, duelrecord.Ending) {
			found = true
			return fs.SkipAll
		}
		return nil
	})
	return found
}

// importBundle keeps the duels of an archive, and returns how to show them.
func (g *Game) importBundle(content inbox.Content) (show func(), err error) {
	text, err := io.ReadAll(io.LimitReader(content, duelrecord.MaxBundle+1))
	if err != nil {
		return nil, err
	}
	duels, unread := duelrecord.Unbundle(text)
	if len(duels) == 0 {
		return nil, unread
	}
	return g.importDuels(duels, unread), nil
}

// unknownFile is the error of a file that is nothing of this game's.
type unknownFile struct{}

// In tells it in a language.
func (unknownFile) In(t *i18n.Translator) string { return t.Text("opened.unknown") }

func (u unknownFile) Error() string { return u.In(i18n.For(i18n.Default)) }
