package schema

// Code describes a kind of diagnostic.
type Code struct {
	ID       string
	Severity Severity
	Message  string // English, with {names} of Args
	Hint     string // likewise; "" if the message says it all
}

// Codes returns all kinds of diagnostics.
func Codes() []Code { return codes[:] }

var codes = [...]Code{
	// The file.
	{"unreadable", Error, "the file can't be read: {found}", ""},
	{"too-large", Error, "the document has {found} bytes, allowed are {max}", "Split it, or take out what isn't needed."},
	{"broken-xml", Error, "broken XML: {found}", "Check the tags and quotes just before this place."},
	{"too-deep", Error, "elements stand more than {max} deep inside each other", ""},
	{"doctype", Error, "a document type isn't allowed", "Take out the <!DOCTYPE …> and its entities."},
	{"not-utf-8", Error, "the encoding is {found}, allowed is UTF-8", "Save the file as UTF-8."},
	{"no-root", Error, "the document holds no element", ""},
	{"wrong-root", Error, "the document is a <{found}>, expected is a <{root}>", "Check the folder that the file lies in."},
	{"second-root", Error, "<{found}> stands behind <{root}>, a document holds one element", ""},
	{"text-outside", Error, "“{found}” stands outside the document's element", ""},
	{"pack-too-large", Error, "the pack has more than {files} files, or more than {max} bytes of documents; the rest isn't read", ""},
	{"bad-file-name", Error, "{found} isn't a document's name", "Name it <id>.xml; an id has letters a–z, digits and _."},
	{"unused-file", Info, "{found} belongs to no part of a pack", ""},

	// The form of a document.
	{"unknown-element", Warning, "<{field}> isn't an element of <{parent}>; it is kept, and has no effect", "Check the spelling, capitals included."},
	{"unknown-attribute", Warning, "{field} isn't an attribute of <{parent}>; it is kept, and has no effect", "Check the spelling, capitals included."},
	{"stray-text", Warning, "“{found}” stands between the elements of <{parent}>; it is kept, and has no effect", ""},
	{"duplicate-element", Error, "<{field}> stands again, one is allowed; the first counts", "Take one of them out."},
	{"duplicate-attribute", Error, "attribute {field} stands twice in one tag", "Take one of them out."},
	{"missing", Warning, "{field} is missing; {default} is used", ""},
	{"missing-required", Error, "{field} is missing", ""},
	{"missing-items", Error, "<{parent}> lacks <{field}> {missing}; {max} are needed, with ids from 0", ""},
	{"too-few", Error, "{found} <{field}> in <{parent}>, at least {min} needed", ""},
	{"too-many", Error, "{found} <{field}> in <{parent}>, at most {max} allowed", ""},

	// Values.
	{"not-a-bool", Error, "{field} is “{found}”, allowed are true and false", ""},
	{"not-an-int", Error, "{field} is “{found}”, allowed are whole numbers from {min} to {max}", ""},
	{"not-a-number", Error, "{field} is “{found}”, allowed are numbers from {min} to {max}", "Write decimals with a point: 0.5."},
	{"out-of-range", Error, "{field} is {found}, allowed are {min} to {max}", ""},
	{"below-base", Error, "{field} is {found}, but {base} is {min}; it can't be less", "Raise {field} to {min}, or lower {base}."},
	{"not-an-id", Error, "{field} is “{found}”, an id has letters a–z, digits and _", ""},
	{"not-a-colour", Error, "{field} is “{found}”, a colour is # and six hexadecimal digits", "For example #a03020."},
	{"not-a-choice", Error, "{field} is “{found}”, allowed are {choices}", ""},
	{"path-leaves-pack", Error, "{field} is “{found}”, which lies outside the pack's art folder", "Name a file of the art folder, without .. or a leading /."},
	{"empty", Error, "{field} is empty", ""},

	// Things that don't fit together inside a document.
	{"duplicate-id", Error, "{field} {found} stands twice", "Give each its own."},
	{"deck-size", Error, "the deck has {found} cards, needed are {max}", "Add or take away copies."},
	{"duplicate-card", Error, "card {found} stands in the deck twice", "Use the attribute copies instead."},
	{"not-a-ranking", Error, "the row isn't a ranking: {missing} missing, {duplicates} out of range or twice", "Use each number from 0 to {max} once, or set scale to score."},
	{"effect-without-length", Warning, "{field} is {found}, but bonus_length is 0, so it has no effect", "Set bonus_length to the rounds that the effect lasts."},
	{"major-with-cost", Warning, "a major card is free, its cost of {found} isn't asked for", "Set cost to 0, or isMajor to false."},

	// Things that don't fit together in a pack.
	{"no-heroes", Error, "the pack has no heroes", "A pack has heroes/<id>.xml and cards/<id>.xml."},
	{"no-such-card", Error, "there is no card {found}", "Add cards/{found}.xml, or name another card."},
	{"major-cards", Warning, "the deck has {found} major cards, a hero has {max}", ""},
	{"no-such-image", Warning, "there is no picture {found} in the pack's art folder", "Add art/{found}, or name another picture."},
	{"unused-card", Info, "no hero has this card in the deck", ""},
	{"duplicate-name", Warning, "the name “{found}” is also that of {other}", "People can't tell them apart; rename one."},
	{"no-such-hero", Warning, "there is no hero {found}", "Name the file after a hero."},
	{"no-cases", Info, "hero {found} has no precedent cases", "Add cases/{found}.xml."},
	{"no-priorities", Info, "hero {found} has no experts' priorities", "Add priorities/{found}.xml."},
}

var codeIndex = func() map[string]*Code {
	index := make(map[string]*Code, len(codes))
	for i := range codes {
		index[codes[i].ID] = &codes[i]
	}
	return index
}()
