package picture

import (
	"cmp"
	"slices"
	"strings"
)

// rule is what a style sheet says of the elements that have all of some marks: a name, classes, an id.
type rule struct {
	marks    []string // such as path, .a and #b
	weight   int      // of its selector
	order    int
	declared []attribute
}

// The weights of what is said of an element; an attribute has none.
const (
	weightOfName      = 1
	weightOfClass     = 1 << 8
	weightOfID        = 1 << 16
	weightOfStyle     = 1 << 24
	weightOfImportant = 1 << 25
)

// otherMedia are media that aren't screens.
var otherMedia = []string{"print", "speech", "aural", "braille", "embossed", "handheld", "projection", "tty", "tv"}

// applies reports whether a style sheet counts: one of CSS, for screens. Media that ask for more are told.
func (t *tree) applies(e *element) bool {
	if kind := e.get("type"); kind != "" && !strings.EqualFold(kind, "text/css") {
		return false
	}
	media := strings.ToLower(e.get("media"))
	asksMore := false
	for _, one := range strings.Split(media, ",") {
		switch one = strings.TrimPrefix(strings.TrimSpace(one), "only "); {
		case media == "" || one == "all" || one == "screen":
			return true
		case !slices.Contains(otherMedia, one):
			asksMore = true
		}
	}
	if asksMore {
		t.otherwise(e, "media="+media)
	}
	return false
}

// readRules takes up the rules of a style sheet that are for names, classes and ids. Others are told.
func (t *tree) readRules(e *element, sheet string) error {
	if err := e.ownReferences(sheet); err != nil {
		return err
	}
	if indexFold(unescaped(sheet), "@import") >= 0 {
		return e.refuse("picture-reference", "found", "@import")
	}
	for rest := withoutComments(sheet); ; {
		var head, body string
		if head, body, rest = nextRule(rest); head == "" && rest == "" {
			return nil
		}
		switch {
		// Of text, which is told anyway
		case strings.HasPrefix(head, "@font-face"), strings.HasPrefix(head, "@charset"):
		case strings.HasPrefix(head, "@") || body == "": // such as what a style sheet ends in
			t.otherwise(e, head)
		case strings.LastIndexByte(body, '{') > 0: // a rule in a rule
			t.otherwise(e, head+body)
		default:
			if err := t.readSelectors(e, head, declarations(body[1:])); err != nil {
				return err
			}
		}
	}
}

// otherwise tells of a part of a style sheet that isn't heeded.
func (t *tree) otherwise(e *element, found string) {
	t.remark(e.refuse("picture-otherwise", "field", "style", "found", shorten(strings.Join(strings.Fields(found), " "))))
}

// nextRule cuts the first rule from a style sheet: what stands before its block, the block without what closes it, ""
// for none, and what follows.
func nextRule(sheet string) (head, body, rest string) {
	depth, opened := 0, 0
	for i := 0; i < len(sheet); i++ {
		switch c := sheet[i]; {
		case c == '"' || c == '\'':
			i += max(strings.IndexByte(sheet[i+1:], c), 0) + 1
		case c == ';' && depth == 0 && strings.HasPrefix(strings.TrimSpace(sheet), "@"):
			return strings.TrimSpace(sheet[:i]), "", sheet[i+1:]
		case c == '{':
			if depth++; depth == 1 {
				opened = i
			}
		case c == '}' && depth > 0:
			if depth--; depth == 0 {
				return strings.TrimSpace(sheet[:opened]), sheet[opened:i], sheet[i+1:]
			}
		}
	}
	if depth > 0 { // which its end closes
		return strings.TrimSpace(sheet[:opened]), sheet[opened:], ""
	}
	return strings.TrimSpace(sheet), "", ""
}

// readSelectors takes up what is declared for each selector of a list. Of a list in which one isn't valid browsers drop
// all.
func (t *tree) readSelectors(e *element, list string, declared []attribute) error {
	if namesBeginWithDigits(list) {
		return nil
	}
	for _, selector := range strings.Split(list, ",") {
		if selector = strings.TrimSpace(selector); selector == "" || len(declared) == 0 {
			continue
		}
		if err := t.readRule(e, selector, declared); err != nil {
			return err
		}
	}
	return nil
}

func (t *tree) readRule(e *element, selector string, declared []attribute) error {
	r := rule{order: t.ruled, declared: declared}
	if !r.read(selector) {
		t.otherwise(e, selector)
		return nil
	}
	t.sizeText(declared)
	key := r.marks[len(r.marks)-1]
	found := len(declared)
	for i := range t.rules[key] {
		found += len(t.rules[key][i].declared)
	}
	if found > maxAttributes {
		return e.refuse("picture-attributes", "found", number(found), "max", number(maxAttributes))
	}
	if t.ruled += len(declared); t.ruled > maxRuled {
		return e.refuse("picture-rules", "max", number(maxRuled))
	}
	t.rules[key] = append(t.rules[key], r)
	return nil
}

// read takes a selector apart, such as path.a.b#c or *; false for one that asks for more.
func (r *rule) read(selector string) bool {
	const most = 8 // marks
	for rest := selector; rest != ""; {
		end := 1 + strings.IndexAny(rest[1:], ".#")
		if end == 0 {
			end = len(rest)
		}
		mark := rest[:end]
		rest = rest[end:]
		switch {
		case mark == "*" && len(r.marks) == 0:
			r.marks = append(r.marks, mark)
			continue
		case mark[0] == '.':
			r.weight += weightOfClass
		case mark[0] == '#':
			r.weight += weightOfID
		case len(r.marks) > 0:
			return false
		default:
			r.weight += weightOfName
		}
		if !isMark(strings.TrimLeft(mark, ".#")) || len(r.marks) == most {
			return false
		}
		r.marks = append(r.marks, mark)
	}
	return len(r.marks) > 0
}

// namesBeginWithDigits reports whether a class or an id in a list of plain selectors begins with a digit, as no name
// may.
func namesBeginWithDigits(list string) bool {
	if strings.ContainsAny(list, "[(\\") { // such as [offset=".5"]
		return false
	}
	for i := range len(list) - 1 {
		if (list[i] == '.' || list[i] == '#') && list[i+1] >= '0' && list[i+1] <= '9' {
			return true
		}
	}
	return false
}

// isMark reports whether a name is plain.
func isMark(name string) bool {
	return name != "" && strings.IndexFunc(name, func(r rune) bool {
		return !(r == '-' || r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= 0x80)
	}) < 0
}

// marksOf returns the marks of an element, among them the first few of its classes.
func (e *element) marksOf() []string {
	const most = 8 // classes
	marks := []string{"*", e.name}
	for i, class := range strings.Fields(e.get("class")) {
		if i < most {
			marks = append(marks, "."+class)
		}
	}
	if id := e.get("id"); id != "" {
		marks = append(marks, "#"+id)
	}
	return marks
}

// cascade returns what is said of an element, each property once: what has the most weight, and of the same weight what
// is said last. It also returns how many things are said.
func (t *tree) cascade(e *element) (all []attribute, said int) {
	var ruled []*rule
	if len(t.rules) > 0 {
		marks := e.marksOf()
		for _, mark := range marks {
			for i := range t.rules[mark] {
				r := &t.rules[mark][i]
				if !slices.ContainsFunc(r.marks, func(m string) bool { return !slices.Contains(marks, m) }) {
					ruled = append(ruled, r)
				}
			}
		}
	}
	inline := declarations(e.get("style"))
	if len(ruled) == 0 && len(inline) == 0 {
		return e.attributes, len(e.attributes)
	}
	all = slices.Clone(e.attributes)
	for _, r := range ruled {
		for _, a := range r.declared {
			a.weight += r.weight
			a.order = r.order
			all = append(all, a)
		}
	}
	for _, a := range inline {
		a.weight += weightOfStyle
		all = append(all, a)
	}
	slices.SortStableFunc(all, func(a, b attribute) int {
		return cmp.Or(cmp.Compare(a.weight, b.weight), cmp.Compare(a.order, b.order))
	})
	return lastOfEach(all), len(all)
}

// lastOfEach keeps of each name what is said last.
func lastOfEach(all []attribute) []attribute {
	last := make(map[string]int, len(all))
	for i := range all {
		last[all[i].name] = i
	}
	kept := all[:0]
	for i, a := range all {
		if last[a.name] == i {
			kept = append(kept, a)
		}
	}
	return kept
}

// withoutComments takes /* … */ from a style sheet.
func withoutComments(sheet string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(sheet, "/*")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		_, sheet, _ = strings.Cut(rest, "*/")
	}
}

// declarations returns the properties of a style, such as "fill: red; stroke: none".
func declarations(style string) (all []attribute) {
	for _, declaration := range strings.Split(style, ";") {
		if name, value, ok := strings.Cut(declaration, ":"); ok {
			value, _, important := strings.Cut(value, "!important")
			a := attribute{name: strings.ToLower(strings.TrimSpace(name)), value: strings.TrimSpace(value), styled: true}
			if important {
				a.weight = weightOfImportant
			}
			if !a.isDropped() {
				all = append(all, a)
			}
		}
	}
	return all
}
