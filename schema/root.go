package schema

// KindOfSource returns the kind of document that a text is, by its root element; false if it is none.
func KindOfSource(source string) (Kind, bool) {
	root, p := readTree(source)
	if p != nil {
		return 0, false
	}
	for _, kind := range Kinds() {
		if Fields(kind).Name == root.name {
			return kind, true
		}
	}
	return 0, false
}
