package schema

import (
	"io/fs"
	"path"
	"strings"

	"boardduels/internal/spelling"
	"boardduels/schema/words"
)

// maxStrangers is the most folders that aren't a pack's, of which each is told.
const maxStrangers = 20

// strangers tells what stands beside the folders of a pack, and was most likely meant to be one of them.
func (l *loader) strangers() {
	entries, err := fs.ReadDir(l.pack.fsys, ".")
	if err != nil {
		return // as of a file system without a root; what can be opened was read
	}
	told := 0
	for _, entry := range entries {
		name := entry.Name()
		switch {
		case strings.HasPrefix(name, ".") || name == "__MACOSX" || isPackFolder(name) || isAlone(name) || told == maxStrangers:
		case l.isFolder(name):
			told++
			l.stray(name, "unknown-folder", Args{"found": words.Shorten(name), "expected": nearestFolder(name), "choices": strings.Join(packFolders(), ", ")})
		default:
			if meant := l.meant(name); meant != "" {
				told++
				l.stray(name, "misspelt-file", Args{"found": words.Shorten(name), "expected": words.Shorten(meant)})
			}
		}
	}
}

// meant returns the path that a file beside the folders was most likely meant to have: by its name, or by what it
// holds; "" if it wasn't meant for the pack.
func (l *loader) meant(name string) string {
	document, ok := misspeltDocument(strings.ToLower(name)) // or well spelt
	switch {
	case spelling.Near(name, TitleFile) || ok && spelling.Mistakes(document, TitleFile) <= 1:
		return TitleFile
	case ok && spelling.Mistakes(document, RulesFile) <= 1:
		return RulesFile
	case !ok:
		return ""
	}
	kind, ok := l.kindInside(name)
	if !ok || l.alone[kind] {
		return ""
	}
	return FileOf(kind, idOf(document))
}

// kindInside tells the kind of a file beside the folders by its root element; false if it is no document. Only the
// first files are looked into.
func (l *loader) kindInside(name string) (Kind, bool) {
	info, err := fs.Stat(l.pack.fsys, name)
	if err != nil || !info.Mode().IsRegular() || l.looked == maxStrangers {
		return 0, false
	}
	l.looked++
	source, err := readInto(l.buffer, l.pack.fsys, name)
	if err != nil {
		return 0, false
	}
	return KindOfSource(string(source))
}

// isAlone reports whether a name in the root is that of a document of which there is one.
func isAlone(name string) bool { return name == TitleFile || name == RulesFile }

// isFolder reports whether a name in the root is that of a folder, or of a link to one.
func (l *loader) isFolder(name string) bool {
	info, err := fs.Stat(l.pack.fsys, name)
	return err == nil && info.IsDir()
}

func packFolders() []string {
	var folders []string
	for _, kind := range Kinds() {
		if !kind.IsAlone() {
			folders = append(folders, kind.Folder())
		}
	}
	return append(folders, ArtFolder)
}

// nearestFolder returns the folder of a pack of which a name may be a misspelling, or all of them.
func nearestFolder(name string) string {
	for _, folder := range packFolders() {
		if spelling.Near(name, folder) {
			return folder
		}
	}
	return strings.Join(packFolders(), " / ")
}

// unused tells of a file in a folder of documents that isn't one.
func (l *loader) unused(file string, isFolder bool) {
	if name, ok := misspeltDocument(path.Base(file)); ok && !isFolder {
		l.stray(file, "misspelt-file", Args{"found": words.Shorten(path.Base(file)), "expected": words.Shorten(name)})
		return
	}
	l.stray(file, "unused-file", Args{"found": file})
}

// misspeltDocument returns the name that a file was most likely meant to have; false if it wasn't meant to be a
// document.
func misspeltDocument(name string) (string, bool) {
	if rest, ok := strings.CutSuffix(strings.ToLower(name), ".xml.txt"); ok { // some systems hide the last ending
		return documentName(rest)
	}
	if strings.HasSuffix(name, "~") { // a backup
		return "", false
	}
	ending := path.Ext(name)
	if ending == "" && IsID(name) || ending != "" && spelling.Mistakes(strings.ToLower(strings.TrimSpace(ending)), ".xml") <= 1 {
		return documentName(strings.TrimSuffix(name, ending))
	}
	return "", false
}

// documentName returns the name of a document whose id is as near to a text as an id can be; false if none is.
func documentName(text string) (string, bool) {
	id := strings.Map(func(r rune) rune {
		if IsID(string(r)) {
			return r
		}
		return '_'
	}, strings.ToLower(strings.TrimSpace(text)))
	return id + ".xml", IsID(id) && strings.Trim(id, "_") != ""
}
