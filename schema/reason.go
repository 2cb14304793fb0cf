package schema

import (
	"archive/zip"
	"compress/flate"
	"errors"
	"io"
	"io/fs"
	"maps"
	"syscall"

	"boardduels/internal/atomicfile"
)

// reasons say in both languages what is wrong with XML, or with a file: {found} of a diagnostic whose Args have the
// reason. They may hold other {names} of Args.
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
	"colons":                {"the name {name} has more than one colon", "у назві {name} більше ніж одна двокрапка"},
	"unknown-markup":        {"“{text}” begins nothing; comments begin with <!-- and sections of text with <![CDATA[", "«{text}» нічого не починає; коментарі починаються з <!--, а розділи тексту – з <![CDATA["},
	"no-value":              {"attribute {name} needs = and a value in quotes", "атрибуту {name} потрібні = і значення в лапках"},
	"no-space":              {"no white space stands before attribute {name}", "перед атрибутом {name} немає пропуску"},
	"less-in-value":         {"the value of attribute {name} holds <; write &lt;", "значення атрибута {name} містить <; пишіть &lt;"},
	"comment-dashes":        {"-- stands inside a comment, which only --> may end", "-- стоїть усередині коментаря, який може закінчити лише -->"},
	"cdata-end":             {"]]> stands in a text; write ]]&gt;", "]]> стоїть у тексті; пишіть ]]&gt;"},
	"reference":             {"“{text}” stands for no character; allowed are &amp; &lt; &gt; &quot; &apos; and numbers such as &#8212;", "«{text}» не позначає жодного символу; дозволено &amp; &lt; &gt; &quot; &apos; та номери, як-от &#8212;"},
	"misplaced-declaration": {"<?xml …?> may stand only once, at the very start of the file", "<?xml …?> може стояти лише раз, на самому початку файлу"},
	"bad-declaration": {"the declaration is “{text}”, allowed is <?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		"оголошення «{text}», дозволено <?xml version=\"1.0\" encoding=\"UTF-8\"?>"},

	// Files that can't be read.
	"not-regular":    {"it isn't a regular file", "це не звичайний файл"},
	"not-a-folder":   {"it isn't a folder", "це не тека"},
	"loop":           {"links lead in a circle", "посилання ведуть по колу"},
	"leaves-pack":    {"the link leads out of the pack", "посилання веде за межі набору"},
	"no-permission":  {"permission denied", "немає дозволу"},
	"not-there":      {"no such file or directory", "такого файлу чи теки немає"},
	"wrong-path":     {"its name isn't UTF-8, or no part of a path", "його назва не в кодуванні UTF-8 або не є частиною шляху"},
	"wrong-size":     {"it has another size than the archive's directory tells", "його розмір не той, який указує зміст архіву"},
	"wrong-checksum": {"it is damaged: its checksum isn't the one that the archive's directory tells", "його пошкоджено: контрольна сума не та, яку вказує зміст архіву"},
	"wrong-data":     {"its packed data are damaged", "його стиснені дані пошкоджено"},

	// Pictures that are damaged. Package picture gives the English.
	"drawing-encoding":    {"its encoding isn't UTF-8", "його кодування – не UTF-8"},
	"drawing-character":   {"it has a character that XML can't hold", "у ньому є символ, якого XML не допускає"},
	"drawing-declaration": {"an XML declaration may only stand at the beginning", "оголошення XML може стояти лише на початку"},
	"drawing-space":       {"there is no space between two attributes", "між двома атрибутами немає пропуску"},
	"drawing-outside":     {"there is text outside of the root element", "поза кореневим елементом стоїть текст"},
	"drawing-comment":     {"a comment isn't closed", "коментар не закрито"},
	"drawing-two":         {"there are two documents in it", "у ньому два документи"},
	"picture-cut-off":     {"the file ends too early", "файл закінчується зарано"},
	"picture-empty":       {"it has no pixels", "у ньому немає пікселів"},
	"picture-few-rows":    {"it has fewer rows than it says", "у ньому менше рядків, ніж указано"},
	"picture-many-rows":   {"it has more rows than it says", "у ньому більше рядків, ніж указано"},
	"picture-filter":      {"a row has a filter that PNG doesn't know", "рядок має фільтр, якого PNG не знає"},
	"picture-megabytes":   {"{whole}.{tenth}", "{whole},{tenth}"},
	"picture-size":        {"more than {max}", "понад {max}"},
	"picture-short":       {"it is too short for its pixels", "він закороткий для своїх пікселів"},
	"picture-header":      {"its header isn't the first part, or stands twice", "його заголовок стоїть не першим або двічі"},
	"picture-values":      {"its header has values that PNG doesn't know", "у його заголовку є значення, яких PNG не знає"},
	"picture-order":       {"its parts stand in a wrong order", "його частини стоять у хибному порядку"},
	"picture-palette":     {"its palette has a wrong size, or has no place in it", "його палітра має хибний розмір або зайва"},
	"picture-clear":       {"its transparency has a wrong size, or has no place in it", "його прозорість має хибний розмір або зайва"},
	"picture-last":        {"its last part isn't empty", "його остання частина не порожня"},
	"picture-headers":     {"it has two headers", "у ньому два заголовки"},
	"picture-other":       {"{cause}", "порушено правила формату ({cause})"},

	// Archives that aren't opened.
	"not-a-pack":            {"neither a folder nor a zip archive", "не тека і не zip-архів"},
	"archive-cut":           {"the zip archive is cut short or damaged: it has no directory that can be read", "zip-архів обірвано або пошкоджено: у ньому немає змісту, який можна прочитати"},
	"archive-files":         {"the archive has {files} files and folders, allowed are {max}", "в архіві {files} файлів і тек, дозволено {max}"},
	"archive-directory":     {"the archive's directory has more than {max} bytes", "зміст архіву має понад {max} байтів"},
	"archive-names":         {"the names in the archive have more than {max} bytes", "назви в архіві мають понад {max} байтів"},
	"archive-size":          {"the files in the archive have more than {max} bytes", "файли в архіві мають понад {max} байтів"},
	"archive-ratio":         {"the files up to “{entry}” are more than {max} times larger than packed", "файли до «{entry}» більш ніж у {max} разів більші, ніж стиснені"},
	"entry-name-length":     {"the name “{entry}” has {count} bytes, allowed are {max}", "назва «{entry}» має {count} байтів, дозволено {max}"},
	"entry-depth":           {"“{entry}” lies {count} folders deep, allowed are {max}", "«{entry}» лежить на глибині {count} тек, дозволено {max}"},
	"entry-not-utf-8":       {"the name “{entry}” isn't UTF-8", "назва «{entry}» не в кодуванні UTF-8"},
	"entry-control":         {"the name “{entry}” has a control character", "назва «{entry}» містить керівний символ"},
	"entry-outside":         {"“{entry}” isn't a path inside the archive", "«{entry}» не є шляхом усередині архіву"},
	"entry-encrypted":       {"“{entry}” is encrypted", "«{entry}» зашифровано"},
	"entry-link":            {"“{entry}” is a link", "«{entry}» є посиланням"},
	"entry-special":         {"“{entry}” is neither a file nor a folder", "«{entry}» не є ні файлом, ні текою"},
	"entry-method":          {"“{entry}” is packed by method {count}, allowed are 0 (stored) and 8 (deflated)", "«{entry}» стиснено методом {count}, дозволено 0 (без стиснення) і 8 (deflate)"},
	"entry-stored-size":     {"“{entry}” takes {count} bytes unpacked, but should have {declared}", "«{entry}» займає {count} байтів без стиснення, а має бути {declared}"},
	"entry-twice":           {"“{entry}” is there twice", "«{entry}» є двічі"},
	"entry-capitals":        {"“{entry}” and “{other}” differ only in capital letters", "«{entry}» і «{other}» відрізняються лише великими літерами"},
	"entry-place":           {"“{entry}” isn't where the archive's directory tells", "«{entry}» не там, де вказує зміст архіву"},
	"entry-overlap":         {"“{entry}” begins inside “{other}”", "«{entry}» починається всередині «{other}»"},
	"local-name":            {"“{entry}” of the archive's directory is called “{other}” where it is", "«{entry}» зі змісту архіву на своєму місці зветься «{other}»"},
	"local-method":          {"“{entry}” is packed by method {count}, but by {declared} for the archive's directory", "«{entry}» стиснено методом {count}, а за змістом архіву – {declared}"},
	"local-packed":          {"“{entry}” has {count} packed bytes, but {declared} for the archive's directory", "«{entry}» має {count} стиснених байтів, а за змістом архіву – {declared}"},
	"local-size":            {"“{entry}” has {count} bytes, but {declared} for the archive's directory", "«{entry}» має {count} байтів, а за змістом архіву – {declared}"},
	"local-checksum":        {"“{entry}” has another checksum than the archive's directory tells", "«{entry}» має не ту контрольну суму, яку вказує зміст архіву"},
	"local-descriptor":      {"what stands behind the data of “{entry}” isn't what the archive's directory tells", "за даними «{entry}» стоїть не те, що вказує зміст архіву"},
	"entry-file-and-folder": {"“{entry}” is both a file and a folder", "«{entry}» є і файлом, і текою"},
}

// Refusal is the error of a file or archive that isn't read.
type Refusal struct {
	args  Args
	cause error // nil unless a library found it
}

func refuse(reason string, args Args) error { return &Refusal{because(reason, args), nil} }

// Unwrap returns what a library said of it, such as [zip.ErrFormat]; nil if none did.
func (r *Refusal) Unwrap() error { return r.cause }

// Error tells in English why.
func (r *Refusal) Error() string { return r.args["found"] }

// In tells why in a language, "en" or "uk".
func (r *Refusal) In(language string) string { return r.args.in(language)["found"] }

// Why tells in a language, "en" or "uk", why a file, a folder or an archive can't be read. What only the system knows
// stays in its words. The operation and the path aren't told.
func Why(err error, language string) string { return unreadable(err).in(language)["found"] }

// unreadable are the facts of a file that can't be read, without the operation and the path that the system names too.
func unreadable(err error) Args {
	if refused, ok := errors.AsType[*Refusal](err); ok {
		return refused.args
	}
	var corrupt flate.CorruptInputError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return because("not-there", nil)
	case errors.Is(err, fs.ErrPermission):
		return because("no-permission", nil)
	case errors.Is(err, syscall.ELOOP):
		return because("loop", nil)
	case errors.Is(err, atomicfile.ErrNoFile):
		return because("not-regular", nil)
	case errors.Is(err, zip.ErrChecksum):
		return because("wrong-checksum", nil)
	case errors.Is(err, fs.ErrInvalid):
		return because("wrong-path", nil)
	case errors.Is(err, zip.ErrFormat), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return because("wrong-size", nil)
	case errors.As(err, &corrupt):
		return because("wrong-data", nil)
	}
	if at, ok := errors.AsType[*fs.PathError](err); ok {
		err = at.Err
	}
	if err.Error() == "path escapes from parent" { // which package os doesn't name otherwise
		return because("leaves-pack", nil)
	}
	return Args{"found": err.Error()}
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
