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
	Name: "pack", Title: Label{"Pack", "Набір"},
	Doc: Label{"What the pack is called.", "Як називається набір."},
	Fields: []Field{
		{Name: "name", Type: String, Longest: longestName, Presence: Always, Section: Identity,
			Title: Label{"Name", "Назва"},
			Doc:   Label{"English name of the pack.", "Англійська назва набору."},
			at:    in(func(t *PackTitle) *string { return &t.Name })},
		{Name: "name_uk", Type: String, Longest: longestName, Instead: "name", Section: Identity,
			Title: Label{"Ukrainian name", "Назва українською"},
			Doc:   Label{"Ukrainian name; without it the English one is shown.", "Українська назва; без неї показується англійська."},
			at:    in(func(t *PackTitle) *string { return &t.NameUK })},
		{Name: "author", Type: String, Longest: longestName, Section: Identity,
			Title: Label{"Author", "Автор"},
			Doc:   Label{"Who made the pack, as they want to be called.", "Хто зробив набір – так, як хоче називатися."},
			at:    in(func(t *PackTitle) *string { return &t.Author })},
		{Name: "version", Type: String, Longest: longestName, Section: Identity,
			Title: Label{"Version", "Версія"},
			Doc:   Label{"Version of the pack, as its authors count.", "Версія набору, як її рахують автори."},
			at:    in(func(t *PackTitle) *string { return &t.Version })},
		{Name: "silence", Type: String, Longest: longestAbout, Most: maxSilences, Section: Identity,
			Title:  Label{"Silenced", "Приховане"},
			Doc:    Label{"A warning or remark that isn't told; the text says why.", "Застереження чи зауваження, про яке не кажуть; текст пояснює чому."},
			repeat: sliceOf[PackTitle, Silence](func(t *PackTitle) *[]Silence { return &t.Silences }),
			at:     in(func(s *Silence) *string { return &s.Reason }),
			Fields: []Field{
				{Name: "code", Attribute: true, Type: String, Longest: longestName, Presence: Required, Section: Identity,
					Title: Label{"Code", "Код"},
					Doc:   Label{"Its code.", "Його код."},
					at:    in(func(s *Silence) *string { return &s.Code })},
				{Name: "of", Attribute: true, Type: String, Longest: longestAbout, Section: Identity,
					Title: Label{"Of", "Про що"},
					Doc:   Label{"Path of the one document or picture that it is about; without it, of all.", "Шлях того документа чи малюнка, про який мова; без нього – про всі."},
					at:    in(func(s *Silence) *string { return &s.Of })},
			}},
	},
}
