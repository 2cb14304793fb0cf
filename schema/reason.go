package schema

import "maps"

// reasons say in both languages what is wrong with XML, or with a file: {found} of a diagnostic whose Args have the
// reason. They may hold {names} of Args too.
var reasons = map[string]Label{
	"unclosed-element":      {"the document ends before <{name}> of line {line} is closed", "документ закінчується, а <{name}> з рядка {line} не закрито"},
	"wrong-end":             {"</{name}> stands where <{expected}> of line {line} should be closed", "</{name}> стоїть там, де треба закрити <{expected}> з рядка {line}"},
	"stray-end":             {"</{name}> closes nothing", "</{name}> нічого не закриває"},
	"unclosed-tag":          {"the tag <{name} has no > where it should end", "тег <{name} не має > там, де мав би закінчитися"},
	"end-tag":               {"the end tag </{name}> holds more than a name", "кінцевий тег </{name}> містить не лише назву"},
	"unclosed-comment":      {"the comment that starts here isn't closed by -->", "коментар, що тут починається, не закрито знаками -->"},
	"unclosed-cdata":        {"the <![CDATA[ that starts here isn't closed by ]]>", "<![CDATA[, що тут починається, не закрито знаками ]]>"},
	"unclosed-instruction":  {"the <? that starts here isn't closed by ?>", "<?, що тут починається, не закрито знаками ?>"},
	"unclosed-value":        {"the value of attribute {name} isn't closed by a quote", "значення атрибута {name} не закрито лапками"},
	"no-name":               {"no name stands here that XML allows", "тут немає назви, яку дозволяє XML"},
	"no-value":              {"attribute {name} needs = and a value in quotes", "атрибуту {name} потрібні = і значення в лапках"},
	"no-space":              {"no white space stands before attribute {name}", "перед атрибутом {name} немає пропуску"},
	"less-in-value":         {"the value of attribute {name} holds <; write &lt;", "значення атрибута {name} містить <; пишіть &lt;"},
	"comment-dashes":        {"-- stands inside a comment, which only --> may end", "-- стоїть усередині коментаря, який може закінчити лише -->"},
	"cdata-end":             {"]]> stands in a text; write ]]&gt;", "]]> стоїть у тексті; пишіть ]]&gt;"},
	"reference":             {"“{text}” stands for no character; allowed are &amp; &lt; &gt; &quot; &apos; and numbers such as &#8212;", "«{text}» не позначає жодного символу; дозволено &amp; &lt; &gt; &quot; &apos; та номери, як-от &#8212;"},
	"misplaced-declaration": {"<?xml …?> may stand only once, at the very start of the file", "<?xml …?> може стояти лише раз, на самому початку файлу"},
	"bad-declaration": {"the declaration is “{text}”, allowed is <?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		"оголошення «{text}», дозволено <?xml version=\"1.0\" encoding=\"UTF-8\"?>"},
}

// broken returns a problem of the XML itself.
func broken(offset int, reason string, args Args) *problem {
	return &problem{"broken-xml", offset, because(reason, args)}
}

// because returns args with a reason, {found} in English.
func because(reason string, args Args) Args {
	result := maps.Clone(args)
	if result == nil {
		result = Args{}
	}
	result["reason"], result["found"] = reason, expand(reasons[reason].EN, args)
	return result
}

// in returns the args with their reason in a language.
func (a Args) in(language string) Args {
	reason, ok := reasons[a["reason"]]
	if !ok {
		return a
	}
	result := maps.Clone(a)
	result["found"] = expand(reason.In(language), a)
	return result
}
