package picture

import "strings"

// readRules takes up the rules of a style sheet that are for classes; the renderer knows no others.
func (t *tree) readRules(e *element, sheet string) error {
	if err := e.ownReferences(sheet); err != nil {
		return err
	}
	if indexFold(unescaped(sheet), "@import") >= 0 {
		return e.refuse("picture-reference", "found", "@import")
	}
	for _, rule := range strings.Split(withoutComments(sheet), "}") {
		selectors, body, _ := strings.Cut(rule, "{")
		declared := declarations(body)
		for _, selector := range strings.Split(selectors, ",") {
			class, ok := strings.CutPrefix(strings.TrimSpace(selector), ".")
			if !ok || len(declared) == 0 {
				continue
			}
			if found := len(t.rules[class]) + len(declared); found > maxAttributes {
				return e.refuse("picture-attributes", "found", number(found), "max", number(maxAttributes))
			}
			if t.ruled += len(declared); t.ruled > maxRuled {
				return e.refuse("picture-rules", "max", number(maxRuled))
			}
			t.rules[class] = append(t.rules[class], declared...)
		}
	}
	return nil
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
			value, _, _ = strings.Cut(value, "!important")
			all = append(all, attribute{strings.ToLower(strings.TrimSpace(name)), strings.TrimSpace(value)})
		}
	}
	return all
}
