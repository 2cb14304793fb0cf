package view

import (
	"image/color"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/internal/spelling"
	"boardduels/internal/termsafe"
	"boardduels/runtime/app/look"
)

// fileChooser lets people choose a folder or a file by typing its path, which is completed, or by walking there.
type fileChooser struct {
	editor  *Editor
	endings []string // of the files that can be chosen, in lower case; nil if a folder is wanted
	// attempted is given what is chosen. The chooser stays until it tells that what that was wanted for is done.
	attempted func(path string, done func(error))
	busy      bool   // what is chosen is being tried
	refused   string // what was chosen and didn't do
	why       string // in the user's language

	folder  string // that is listed
	entries []fileEntry
	at      int  // which is marked; -1 for none
	looked  int  // number of the latest look into a folder
	shown   int  // number of the look that is shown
	enters  bool // as soon as the latest look is shown
	path    *editorui.Entry
	list    *widget.List
	trouble *widget.Label
	sheet   *editorui.Sheet
}

// fileEntry is a folder or file that is listed.
type fileEntry struct {
	name     string
	isFolder bool
}

// openFileChooser shows a chooser that begins at a path.
func openFileChooser(e *Editor, title, start string, endings []string, attempted func(path string, done func(error))) *fileChooser {
	c := &fileChooser{editor: e, endings: endings, attempted: attempted, at: -1, trouble: editorui.Caption("")}
	c.trouble.Importance = widget.DangerImportance
	c.path = editorui.NewEntry(func(text string) {
		if path := meant(text); path != text {
			c.put(path)
			return
		}
		c.look()
	}, func() {})
	c.path.Arrow = func(up int) { c.mark(c.at - up) }
	c.path.OnSubmitted = func(string) { c.enter() }
	c.list = widget.NewList(func() int { return len(c.entries) }, newFileLine, c.fill)
	c.list.HideSeparators = true
	c.list.OnSelected = func(i widget.ListItemID) {
		c.list.UnselectAll()
		c.at = i
		c.enter()
	}
	up := editorui.NewSign(theme.MoveUpIcon(), func() { c.walk(filepath.Dir(c.folder)) })
	top := container.NewVBox(container.NewBorder(nil, nil, up, nil, c.path), c.trouble)
	body := container.NewBorder(top, nil, c.newPlaces(), nil, c.list)
	t := e.texts
	take := editorui.Answer{Text: t.Text("editor.path.this_file"), Importance: widget.HighImportance, Stays: true, Taken: func() { c.attempt(c.target()) }}
	if endings == nil {
		take.Text, take.Taken = t.Text("editor.path.this_folder"), func() { c.attempt(c.typed()) }
	}
	c.sheet = e.ask.Sheet(title, body, editorui.Answer{Text: t.Text("editor.cancel"), Importance: widget.MediumImportance}, take)
	c.path.Escape = c.sheet.Close
	c.sheet.Raise(720, 520)
	c.walk(nearestFolder(start))
	e.window.Canvas().Focus(c.path)
	return c
}

// attempt tries what is chosen, and shows why it doesn't do.
func (c *fileChooser) attempt(path string) {
	if c.busy {
		return
	}
	c.busy = true
	c.allow()
	c.attempted(path, func(err error) {
		c.busy = false
		switch {
		case err == nil:
			c.sheet.Close()
		case !c.sheet.IsOpen():
			c.editor.ask.Report(err)
		default:
			c.refused, c.why = path, c.editor.ask.Translate(err)
			c.put(path)
			c.look()
		}
	})
}

// nearestFolder returns the folder of a path, or the first above it that is there.
func nearestFolder(path string) string {
	for {
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			return path
		}
		up := filepath.Dir(path)
		if up == path || up == "." {
			home, _ := os.UserHomeDir()
			return home
		}
		path = up
	}
}

// newPlaces offers the home folder and the folders of the recent packs.
func (c *fileChooser) newPlaces() fyne.CanvasObject {
	places := container.NewVBox()
	add := func(name, path string, icon fyne.Resource) {
		b := editorui.NewButton(name, icon, func() { c.walk(path) })
		b.Alignment, b.Importance = widget.ButtonAlignLeading, widget.LowImportance
		places.Add(b)
	}
	if home, err := os.UserHomeDir(); err == nil {
		add(c.editor.texts.Text("editor.path.home"), home, theme.HomeIcon())
	}
	var seen []string
	for _, pack := range c.editor.files.recent() {
		folder := filepath.Dir(pack)
		if !slices.Contains(seen, folder) && len(seen) < 5 {
			seen = append(seen, folder)
			add(filepath.Base(folder), folder, theme.FolderIcon())
		}
	}
	width := canvas.NewRectangle(color.Transparent)
	width.SetMinSize(fyne.NewSize(150, 0))
	return container.NewStack(width, places)
}

// typed returns the path as it was typed, without what can't be meant.
func (c *fileChooser) typed() string { return filepath.Clean(strings.TrimSpace(c.path.Text)) }

// walk goes to a folder.
func (c *fileChooser) walk(folder string) {
	if !strings.HasSuffix(folder, string(filepath.Separator)) {
		folder += string(filepath.Separator)
	}
	c.put(folder)
}

// put shows a path with the cursor behind it, and looks there.
func (c *fileChooser) put(path string) {
	c.path.SetText(path)
	c.path.CursorColumn = len([]rune(path))
	c.path.Refresh()
}

// meant returns the path that people mean who have put a whole one, or one from their home folder, behind what stood
// there. A path in a folder that is there is meant as it stands.
func meant(text string) string {
	const separator = string(filepath.Separator)
	if _, err := os.Stat(filepath.Dir(filepath.Clean(text))); err == nil {
		return text
	}
	home, err := os.UserHomeDir()
	if i := strings.LastIndex(separator+text, separator+"~"+separator); i >= 0 && err == nil {
		return home + text[i+1:]
	}
	if i := strings.LastIndex(text, ":"+separator); i > 1 && filepath.VolumeName(text[i-1:]) != "" {
		return text[i-1:]
	}
	if i := strings.LastIndex(text, separator+separator); i > 0 {
		return text[i+1:]
	}
	return text
}

// look lists, in the background, what there is in the folder that is typed, or whose name begins so.
func (c *fileChooser) look() {
	c.looked, c.enters = c.looked+1, false
	number, text := c.looked, strings.TrimSpace(c.path.Text)
	folder, start := filepath.Split(text)
	if folder == "" {
		folder = string(filepath.Separator)
	}
	go func() {
		entries, err := os.ReadDir(folder)
		listed := c.wanted(folder, start, entries)
		c.editor.deps.Do(func() {
			if number != c.looked {
				return
			}
			c.shown = number
			c.show(filepath.Clean(folder), listed, err)
			if c.enters {
				c.enters = false
				c.enter()
			}
		})
	}()
}

// wanted returns the folders, and the files that can be chosen, whose names begin with a text. What is hidden is listed
// only if it is asked for.
func (c *fileChooser) wanted(folder, start string, entries []os.DirEntry) (listed []fileEntry) {
	for _, entry := range entries {
		name := entry.Name()
		if !strings.HasPrefix(spelling.Fold(name), spelling.Fold(start)) || strings.HasPrefix(name, ".") && !strings.HasPrefix(start, ".") {
			continue
		}
		isFolder := entry.IsDir()
		if entry.Type()&os.ModeSymlink != 0 {
			info, err := os.Stat(filepath.Join(folder, name))
			isFolder = err == nil && info.IsDir()
		}
		if isFolder || slices.Contains(c.endings, strings.ToLower(filepath.Ext(name))) {
			listed = append(listed, fileEntry{name, isFolder})
		}
	}
	slices.SortStableFunc(listed, func(a, b fileEntry) int {
		switch {
		case a.isFolder && !b.isFolder:
			return -1
		case b.isFolder && !a.isFolder:
			return 1
		}
		return strings.Compare(strings.ToLower(a.name), strings.ToLower(b.name))
	})
	return listed
}

func (c *fileChooser) show(folder string, entries []fileEntry, err error) {
	c.folder, c.entries, c.at = folder, entries, -1
	why := ""
	switch {
	case err != nil:
		why = c.editor.ask.Translate(err)
	case c.refused != "" && c.typed() == c.refused:
		why = c.why
	}
	c.trouble.SetText(why)
	editorui.Visible(why != "", c.trouble)
	c.list.Refresh()
	c.list.ScrollToTop()
	c.allow()
}

// allow lets people press the main button once there is something to choose.
func (c *fileChooser) allow() {
	editorui.Enable(!c.busy && (c.endings == nil || c.target() != ""), c.sheet.Main)
}

// target returns the file that would be chosen: the marked one, or the one whose name is typed; "" for none.
func (c *fileChooser) target() string {
	at := c.at
	if at < 0 {
		at = slices.IndexFunc(c.entries, func(e fileEntry) bool { return e.name == filepath.Base(c.typed()) })
	}
	if at < 0 || at >= len(c.entries) || c.entries[at].isFolder {
		return ""
	}
	return filepath.Join(c.folder, c.entries[at].name)
}

func (c *fileChooser) mark(at int) {
	if len(c.entries) == 0 {
		return
	}
	c.at = min(max(at, 0), len(c.entries)-1)
	c.list.Refresh()
	c.list.ScrollTo(c.at)
	c.allow()
}

// enter goes into the folder that is marked, or chooses the file. If nothing is marked, it is what was typed, or the
// only one that begins so; whoever types faster than a disk tells what there is waits for that. What isn't listed is
// tried as well: whoever wants it says why it doesn't do.
func (c *fileChooser) enter() {
	if c.enters = c.shown != c.looked; c.enters {
		return
	}
	if c.at < 0 {
		c.at = c.fitting()
	}
	if c.at < 0 || c.at >= len(c.entries) {
		if c.endings == nil || len(c.entries) == 0 && !c.namesFolder() {
			c.attempt(c.typed())
		}
		return
	}
	entry := c.entries[c.at]
	path := filepath.Join(c.folder, entry.name)
	if entry.isFolder {
		c.walk(path)
		return
	}
	c.attempt(path)
}

// fitting returns which entry is meant by what was typed; -1 if that may be several, or none.
func (c *fileChooser) fitting() int {
	switch at := slices.IndexFunc(c.entries, func(e fileEntry) bool { return e.name == filepath.Base(c.typed()) }); {
	case c.namesFolder():
		return -1
	case at >= 0 || len(c.entries) != 1:
		return at
	}
	return 0
}

// namesFolder reports whether what was typed ends as the path of a folder.
func (c *fileChooser) namesFolder() bool {
	return strings.HasSuffix(c.path.Text, string(filepath.Separator))
}

// fileLine shows an entry.
type fileLine struct {
	widget.BaseWidget
	ground  *editorui.Ground
	icon    *widget.Icon
	name    *widget.Label
	content fyne.CanvasObject
}

func newFileLine() fyne.CanvasObject {
	l := &fileLine{ground: editorui.NewGround(look.ColorEdge, 6), icon: widget.NewIcon(nil), name: widget.NewLabel("")}
	l.name.Truncation = fyne.TextTruncateEllipsis
	l.content = container.NewStack(l.ground, container.NewBorder(nil, nil, container.NewPadded(l.icon), nil, l.name))
	l.ExtendBaseWidget(l)
	return l
}

// CreateRenderer belongs to the toolkit.
func (l *fileLine) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.content) }

func (c *fileChooser) fill(i widget.ListItemID, o fyne.CanvasObject) {
	if i >= len(c.entries) {
		return
	}
	l := o.(*fileLine)
	icon := theme.FileIcon()
	if c.entries[i].isFolder {
		icon = theme.FolderIcon()
	}
	l.icon.SetResource(icon)
	l.name.SetText(termsafe.Directions(c.entries[i].name))
	editorui.Visible(i == c.at, l.ground)
}
