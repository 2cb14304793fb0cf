package i18n

// Sayable is what each language has words for, as long as nobody has chosen one.
type Sayable interface{ In(t *Translator) string }

// Message is a sentence before a language is chosen for it: its key, and what fills its places. What is [Sayable] among
// that is said in the same language.
type Message struct {
	Key  string
	Args Args
}

// In returns the sentence in a language.
func (m Message) In(t *Translator) string {
	args := Args{}
	for place, arg := range m.Args {
		if said, ok := arg.(Sayable); ok {
			arg = said.In(t)
		}
		args[place] = arg
	}
	return t.Text(m.Key, args)
}

// String returns the sentence in English.
func (m Message) String() string { return m.In(For(Default)) }
