package schema

// PackTitle says what a pack is called.
type PackTitle struct {
	Name    string
	NameUK  string
	Version string
}

// packRoot describes pack.xml.
var packRoot = Field{
	Name: "pack", Title: Label{"Pack", "Набір"},
	Doc: Label{"What the pack is called.", "Як називається набір."},
	Fields: []Field{
		{Name: "name", Type: String, Presence: Always, Section: Identity,
			Title: Label{"Name", "Назва"},
			Doc:   Label{"English name of the pack.", "Англійська назва набору."},
			at:    in(func(t *PackTitle) *string { return &t.Name })},
		{Name: "name_uk", Type: String, Section: Identity,
			Title: Label{"Ukrainian name", "Назва українською"},
			Doc:   Label{"Ukrainian name; without it the English one is shown.", "Українська назва; без неї показується англійська."},
			at:    in(func(t *PackTitle) *string { return &t.NameUK })},
		{Name: "version", Type: String, Section: Identity,
			Title: Label{"Version", "Версія"},
			Doc:   Label{"Version of the pack, as its authors count.", "Версія набору, як її рахують автори."},
			at:    in(func(t *PackTitle) *string { return &t.Version })},
	},
}
