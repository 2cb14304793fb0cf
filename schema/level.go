package schema

import (
	"slices"

	"boardduels/runtime/tactics"
)

// Level is a document of a board of the tactical game.
type Level struct {
	Called
	Terrain []string // ten rows of ten squares: . land, # wall, ~ water
	Units   []string // ten rows of ten squares: F, A and W of seat 1, f, a and w of seat 2, . nobody
}

// The rows of a level.
var (
	terrainRow = Row{".#~", tactics.Size, true}
	unitRow    = Row{".FAWfaw", tactics.Size, true}
)

// levelRoot describes a level. The form of the document is ours.
var levelRoot = Field{
	Name:  "level",
	check: checkLevel,
	Fields: append(called(func(l *Level) *Called { return &l.Called }),
		Field{Name: "terrain", Type: String, Row: &terrainRow, Least: tactics.Size, Most: tactics.Size, Section: BoardSection,
			repeat: sliceOf[Level, string](func(l *Level) *[]string { return &l.Terrain })},
		Field{Name: "units", Type: String, Row: &unitRow, Least: tactics.Size, Most: tactics.Size, Section: BoardSection,
			repeat: sliceOf[Level, string](func(l *Level) *[]string { return &l.Units })},
	),
}

// NewLevel returns a new document of a level, levels/<id>.xml.
func NewLevel(level Level) *Document { return newDocument(LevelKind, level.ID, &level) }

// Level returns what a level's document says, like [Document.Card].
func (d *Document) Level() (Level, bool) {
	level, ok := d.value.(*Level)
	if !ok {
		return Level{}, false
	}
	clone := *level
	clone.Terrain, clone.Units = slices.Clone(level.Terrain), slices.Clone(level.Units)
	return clone, true
}

// Level returns a level, like [Pack.Card].
func (p *Pack) Level(id string) (Level, bool) { return found(p.Find(LevelKind, id), (*Document).Level) }
