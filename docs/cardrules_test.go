package docs

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/golden"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// The tables of the language of rules are those of the program. With -update they are written anew.
func TestTablesOfTheLanguageOfRules(t *testing.T) {
	written, err := os.ReadFile("cardrules.md")
	require.NoError(t, err)
	text := string(written)
	for name, rows := range map[string][]string{
		"attributes": attributeRows(), "numbers": numberRows(), "measures": measureRows(), "effects": effectRows(), "access": accessRows(),
		"event sentences": eventSentences(t), "condition sentences": conditionSentences(t), "effect sentences": effectSentences(t),
	} {
		begin, end := "<!-- table: "+name+" -->\n", "<!-- end of the table -->"
		before, after, found := strings.Cut(text, begin)
		require.True(t, found, "no place for the table of %s", name)
		_, after, found = strings.Cut(after, end)
		require.True(t, found, "the table of %s doesn't end", name)
		text = before + begin + strings.Join(rows, "\n") + "\n" + end + after
	}
	golden.Equal(t, "cardrules.md", text)
}

// What each effect means is told, by hand.
func TestEachEffectOfTheLanguageIsExplained(t *testing.T) {
	written, err := os.ReadFile("cardrules.md")
	require.NoError(t, err)
	_, meanings, _ := strings.Cut(string(written), "|do|Meaning|")
	meanings, _, _ = strings.Cut(meanings, "\n\n")
	for e := range rule.EffectCount {
		assert.Regexp(t, `(?m)^\|([a-z_]+, )*`+e.String()+`(, [a-z_]+)*\|`, meanings)
	}
}

// What diagnostics there are of rules, and how grave they are, is as the document says.
func TestDiagnosticsOfTheLanguageOfRules(t *testing.T) {
	written, err := os.ReadFile("cardrules.md")
	require.NoError(t, err)
	told := map[string]string{}
	for _, row := range regexp.MustCompile("(?m)^\\|(`rule-.*`)\\|(\\w+)\\|").FindAllStringSubmatch(string(written), -1) {
		for id := range strings.SplitSeq(row[1], ", ") {
			told[strings.Trim(id, "`")] = row[2]
		}
	}
	codes := map[string]string{}
	for _, code := range schema.Codes() {
		if strings.HasPrefix(code.ID, "rule-") {
			codes[code.ID] = code.Severity.String()
		}
	}
	assert.Equal(t, codes, told)
}

// head begins a table.
func head(columns ...string) []string {
	return []string{row(columns...), strings.Repeat("|---", len(columns)) + "|"}
}

func row(cells ...string) string { return "|" + strings.Join(cells, "|") + "|" }

func attributeRows() []string {
	rows := head("Attribute", "Allowed", "Left out", "What it says")
	fresh := rule.New()
	for _, f := range schema.Fields(schema.CardKind).Field("rule").Fields {
		a := rule.AttributeNamed(f.Name)
		omitted := a.Default(&fresh)
		switch {
		case f.Name == "do":
			omitted = "must be"
		case f.Name == "to":
			omitted = "by effect (3.6)"
		}
		rows = append(rows, row("`"+f.Name+"`", allowed(a), omitted, f.Doc.In("en")))
	}
	return rows
}

// allowed tells what an attribute may be.
func allowed(a *rule.Attribute) string {
	switch {
	case a.Number != nil:
		return fmt.Sprintf("%d…%d", a.Min, a.Max)
	case a.Flag != nil:
		return "true, false"
	case a.ID != nil:
		return "an id"
	}
	switch a.Name {
	case "on":
		return "an event (3.3)"
	case "if", "per":
		return "a measure (3.4)"
	case "do":
		return "an effect (3.6)"
	}
	return strings.Join(a.Words, ", ")
}

func numberRows() []string {
	rows := head("Element", "Allowed", "Left out", "What it says")
	for _, f := range schema.Fields(schema.RulesKind).Fields {
		rows = append(rows, numberRow("`"+f.Name+"`", &f))
		for i := range f.Fields {
			rows = append(rows, numberRow("`"+f.Name+"@"+f.Fields[i].Name+"`", &f.Fields[i]))
		}
	}
	return rows
}

func numberRow(name string, f *schema.Field) string {
	holds, omitted := strings.Join(f.Choices, ", "), f.Default
	switch {
	case f.Numeric():
		holds = fmt.Sprintf("%d…%d", f.Min, f.Max)
	case f.Type == schema.Bool:
		holds = "true, false"
	case f.Repeats():
		holds = fmt.Sprintf("×%d…%d", f.Least, f.Most)
	}
	if f.Instead != "" {
		omitted = "as `" + f.Instead + "`"
	}
	return row(name, holds, omitted, f.Doc.In("en"))
}

// The facets' names, in the order of their bits.
var facets = strings.Fields("HP MAX EN SH DEF BON HB CM DOT HOT IMM STUN RG CTR LAST NEXT FORB CARDS ARM LUCK")

// told names facets, of the target or of who has the rule.
func told(of rule.Facet, prefix string) string {
	var names []string
	for i, name := range facets {
		if of&(1<<i) != 0 {
			names = append(names, prefix+name)
		}
	}
	return strings.Join(names, " ")
}

// either returns a text, or what stands for nothing.
func either(text string) string {
	if text == "" {
		return "–"
	}
	return text
}

func measureRows() []string {
	rows := head("Measure", "0 to", "Depends on")
	for m := range rule.MeasureCount {
		if side, of := m.Of(); m == rule.None || side == rule.Foe {
			continue
		} else if name := m.String(); of >= rule.HP && of <= rule.Counters {
			rows = append(rows, row("`"+name+"`, `foe_"+strings.TrimPrefix(name, "my_")+"`", fmt.Sprint(m.Max()), told(m.Facets(), "")))
		} else {
			rows = append(rows, row("`"+name+"`", fmt.Sprint(m.Max()), either(told(m.Facets(), ""))))
		}
	}
	return rows
}

// harms tells whom an effect is bad for.
var harms = map[rule.Harm]string{
	rule.Harmless: "no", rule.Harmful: "yes", rule.HarmfulBelow0: "below 0", rule.HarmfulAbove0: "above 0", rule.HarmfulByCounter: "as the counter does",
}

func effectRows() []string {
	rows := head("do", "Amount", "To", "Asks for", "Harms", "May save")
	for e := range rule.EffectCount {
		m := e.Meaning()
		amount, saves, asks := fmt.Sprintf("%d…%d", m.Min, m.Max), "no", m.Reads
		if m.Plain {
			amount = "–"
		}
		if m.Saves {
			saves = "yes"
		}
		if m.Timed {
			asks = append([]string{"for"}, asks...)
		}
		rows = append(rows, row("`"+m.Name+"`", amount, m.To.String(), either(strings.Join(asks, ", ")), harms[m.Harms], saves))
	}
	return rows
}

func accessRows() []string {
	rows := head("Effect", "Reads", "Writes", "May bring about")
	for e := range rule.EffectCount {
		m := e.Meaning()
		var causes []string
		for event := range rule.EventCount {
			if m.Causes.Has(event) {
				causes = append(causes, event.String())
			}
		}
		reads := strings.TrimSpace(told(m.Own, "S.") + " " + told(m.Access.Reads, "F."))
		rows = append(rows, row(m.Name, either(reads), told(m.Access.Writes, "F."), either(strings.Join(causes, ", "))))
	}
	return rows
}

// called is what a pack calls what the sentences of the tables name.
type called map[string]string

func (c called) Card(id string) string     { return c[id] }
func (c called) Counter(id string) string  { return c[id] }
func (c called) Stance(rule.Stance) string { return "" }
func (c called) Tag(id string) string      { return c[id] }
func (c called) Relic(id string) string    { return c[id] }

// sentences is a row of what a rule says in both languages.
func sentences(t *testing.T, name string, written map[string]string) string {
	t.Helper()
	r, err := rule.Read(written)
	require.NoError(t, err)
	in := func(language string, d called) string {
		return rulestext.EachRule(i18n.For(language), d, []rule.Rule{r})[0]
	}
	return row(name, in("en", called{"bee": "Bee", "poison": "Poison"}), in("uk", called{"bee": "Бджола", "poison": "Отрута"}))
}

func eventSentences(t *testing.T) []string {
	rows := head("on", "English", "Ukrainian")
	for e := range rule.EventCount {
		rows = append(rows, sentences(t, e.String(), map[string]string{"on": e.String(), "do": "heal", "amount": "2"}))
	}
	return rows
}

func conditionSentences(t *testing.T) []string {
	rows := head("if", "English", "Ukrainian")
	for m := range rule.MeasureCount {
		if m == rule.None || m == rule.Always {
			continue
		}
		written := map[string]string{"on": "play", "if": m.String(), "least": "2", "counter": "poison", "do": "heal", "amount": "2"}
		if m == rule.Amount || m == rule.Times {
			written["on"] = "struck"
		}
		if m.Max() == 1 {
			written["least"] = "1"
		}
		rows = append(rows, sentences(t, m.String(), written))
	}
	return rows
}

func effectSentences(t *testing.T) []string {
	rows := head("do", "English", "Ukrainian")
	for e := range rule.EffectCount {
		for _, to := range []rule.Side{e.Meaning().To, 1 - e.Meaning().To} {
			for _, amount := range []string{"2", "-2"} {
				if amount == "-2" && (e.Meaning().Min > -2 || e.Meaning().Plain) {
					continue
				}
				written := map[string]string{"do": e.String(), "to": to.String(), "amount": amount, "what": "bee", "counter": "poison", "for": "2"}
				rows = append(rows, sentences(t, e.String(), written))
			}
		}
	}
	return rows
}
