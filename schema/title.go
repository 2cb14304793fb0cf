package schema

// PackTitle says what a pack is called.
type PackTitle struct {
	Name    string
	NameUK  string
	Author  string
	Version string
	// Silences are what isn't to be told of the pack, as its designers know better.
	Silences []Silence
}

// Silence keeps a diagnostic that isn't an error from being told.
type Silence struct {
	Code   string // of the diagnostic
	Of     string // path of the document or picture that it is about, "" for the whole pack
	Reason string // why, for people
}

// maxSilences is the most diagnostics that a pack silences one by one.
const maxSilences = 1000

// packRoot describes pack.xml.
var packRoot = Field{
	Name: "pack",
	Fields: []Field{
		{Name: "name", Type: String, Longest: longestName, Presence: Always, Section: Identity,
			at: in(func(t *PackTitle) *string { return &t.Name })},
		{Name: "name_uk", Type: String, Longest: longestName, Instead: "name", Section: Identity,
			at: in(func(t *PackTitle) *string { return &t.NameUK })},
		{Name: "author", Type: String, Longest: longestName, Section: Identity,
			at: in(func(t *PackTitle) *string { return &t.Author })},
		{Name: "version", Type: String, Longest: longestName, Section: Identity,
			at: in(func(t *PackTitle) *string { return &t.Version })},
		{Name: "silence", Type: String, Longest: longestAbout, Most: maxSilences, Section: Identity,
			repeat: sliceOf[PackTitle, Silence](func(t *PackTitle) *[]Silence { return &t.Silences }),
			at:     in(func(s *Silence) *string { return &s.Reason }),
			Fields: []Field{
				{Name: "code", Attribute: true, Type: String, Longest: longestName, Presence: Required, Section: Identity,
					at: in(func(s *Silence) *string { return &s.Code })},
				{Name: "of", Attribute: true, Type: String, Longest: longestAbout, Section: Identity,
					at: in(func(s *Silence) *string { return &s.Of })},
			}},
	},
}
