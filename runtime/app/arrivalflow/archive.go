package arrivalflow

import (
	"io/fs"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/backup"
	"boardduels/runtime/app/inbox"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
	"boardduels/schema/archive"
)

// openedArchive opens a file that is a zip archive: a backup, duels, or a pack, which asks whether it is to be kept.
func (a *Flow) openedArchive(f *inbox.File, content inbox.Content) (show func(), asks bool, err error) {
	if backup.Is(content) { // which may be larger than other archives
		show, err = a.Backups.Import(content)
		return show, false, err
	}
	archive, err := archive.Read(content, content.Size())
	if err != nil {
		return nil, false, err
	}
	root, err := schema.ZipPack(archive)
	switch {
	case err != nil:
		return nil, false, err
	case isIn(archive, backup.Settings): // packed by another program
		show, err = a.Backups.Import(content)
	case schema.IsPack(root):
		return a.Packs.Import(f, content, root)
	case hasReplays(archive):
		show, err = a.Replays.ImportBundle(content)
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

// unknownFile is the error of a file that is nothing of this game's.
type unknownFile struct{}

// In tells it in a language.
func (unknownFile) In(t *i18n.Translator) string { return t.Text("opened.unknown") }

func (u unknownFile) Error() string { return u.In(i18n.For(i18n.Default)) }
