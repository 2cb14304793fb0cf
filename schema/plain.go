package schema

import (
	"slices"
	"strings"
)

// phrase says for people who edit forms what a diagnostic says of the XML. Beside the {names} of Args it may hold
// {@names} of fields of the document's root, which stand for their titles.
type phrase struct{ message, hint Label }

// phrases are those of the codes that forms can lead to; the others speak of the XML.
var phrases = map[string]phrase{
	"missing":          {message: Label{"“{field}” isn't given; “{default}” is used", "«{field}»: не вказано, діє «{default}»"}},
	"missing-required": {message: Label{"“{field}” isn't given", "«{field}»: не вказано"}},
	"too-few":          {message: Label{"“{field}”: {found}, at least {min} needed", "«{field}»: {found}, потрібно щонайменше {min}"}},
	"too-many":         {message: Label{"“{field}”: {found}, at most {max} allowed", "«{field}»: {found}, дозволено щонайбільше {max}"}},
	"not-an-int": {message: Label{"“{field}” must be a whole number from {min} to {max}, not “{found}”",
		"«{field}»: має бути ціле число від {min} до {max}, а не «{found}»"}},
	"not-a-number": {message: Label{"“{field}” must be a number from {min} to {max}, not “{found}”",
		"«{field}»: має бути число від {min} до {max}, а не «{found}»"}},
	"out-of-range": {message: Label{"“{field}” must be from {min} to {max}, not {found}", "«{field}»: має бути від {min} до {max}, а не {found}"}},
	"below-base": {
		Label{"“{field}” is {found}, but can't be less than “{base}”, which is {min}", "«{field}»: зараз {found}, але не може бути менше, ніж «{base}» ({min})"},
		Label{"Raise “{field}” to {min}, or lower “{base}”.", "Збільште «{field}» до {min} або зменште «{base}»."}},
	"not-an-id": {message: Label{"“{field}” is “{found}”, but may only have the letters a–z, digits and _",
		"«{field}»: зараз «{found}», а дозволено лише літери a–z, цифри та _"}},
	"not-a-colour": {
		Label{"“{found}” isn't a colour", "«{found}» – це не колір"},
		Label{"Choose one, or write # and six digits or letters a–f, such as #a03020.", "Оберіть колір або напишіть # і шість цифр чи літер a–f, наприклад #a03020."}},
	"path-leaves-pack": {
		Label{"“{found}” isn't one of the pack's pictures", "«{found}» – це не малюнок із набору"},
		Label{"Choose one of the pack's pictures.", "Оберіть один із малюнків набору."}},
	noNumber: {
		Label{"“{field}” is empty", "«{field}»: порожньо"},
		Label{"Write a number from {min} to {max}.", "Напишіть число від {min} до {max}."}},
	"direction-mark": {
		Label{"“{field}” holds {found}, an invisible mark that changes the direction of writing", "«{field}» містить {found}, невидимий знак, що змінює напрямок письма"},
		Label{"Take it out.", "Приберіть його."}},
	"too-long": {
		Label{"“{field}” has {found} characters, at most {max} are allowed", "«{field}»: символів {found}, дозволено щонайбільше {max}"},
		Label{"Shorten it.", "Скоротіть."}},
	"empty":        {message: Label{"“{field}” is empty", "«{field}»: порожньо"}},
	"duplicate-id": {Label{"“{field}” {found} is there twice", "«{field}» {found} є двічі"}, Label{"Give each its own.", "Дайте кожному свій."}},

	"deck-size": {
		Label{"Cards in the deck: {found}, needed: {max}", "Карт у колоді: {found}, потрібно: {max}"},
		Label{"Add or take away copies.", "Додайте або приберіть копії."}},
	"duplicate-card": {
		Label{"The deck lists the card {found} twice", "Карта {found} є в колоді двома рядками"},
		Label{"Keep one line, and raise its copies.", "Лишіть один рядок і додайте копій."}},
	"not-a-ranking": {
		Label{"This isn't a ranking: {missing} missing, {duplicates} out of range or twice", "Це не ранжування: бракує {missing}, поза межами або двічі {duplicates}"},
		Label{"Use each number from 0 to {max} once, or let the expert give scores.", "Використайте кожне число від 0 до {max} один раз або дозвольте експертові виставляти бали."}},
	"inputs-disagree": {
		Label{"“{field}” is {found}, which doesn't fit what is left ({value}); together they should be 1", "«{field}»: зараз {found}, що не узгоджується з рештою ({value}); разом має бути 1"},
		Label{"Set it to {expected}.", "Вкажіть {expected}."}},
	"effect-without-length": {
		Label{"“{field}” is {found}, but has no effect as long as “{@bonus_length}” is 0", "«{field}»: {found}, але не діє, доки «{@bonus_length}» – 0"},
		Label{"Set “{@bonus_length}” to the rounds that it should last.", "Вкажіть у полі «{@bonus_length}», скільки раундів це має діяти."}},
	"major-with-cost": {
		Label{"A major card is free, so its cost of {found} isn't paid", "Старша карта безкоштовна, тож її вартість {found} не сплачується"},
		Label{"Set “{@cost}” to 0, or turn “{@isMajor}” off.", "Вкажіть у полі «{@cost}» 0 або вимкніть «{@isMajor}»."}},

	"length-without-effect": {
		Label{"“{field}” is {found}, but nothing on the card lasts", "«{field}»: {found}, але на карті немає нічого тривалого"},
		Label{"Set it to 0, or give the card something that lasts.", "Вкажіть 0 або дайте карті щось тривале."}},
	"idle-field": {
		Label{"“{field}” changes nothing on this card", "«{field}»: на цій карті це нічого не змінює"},
		Label{"Take it back, or give the card what it is about.", "Поверніть як було або дайте карті те, чого це стосується."}},

	"no-such-card": {
		Label{"The deck names a card {found}, which isn't in the pack", "Колода називає карту {found}, якої немає в наборі"},
		Label{"Take it out of the deck, or add the card.", "Приберіть її з колоди або додайте карту."}},
	"major-cards": {message: Label{"Major cards in the deck: {found}, should be: {max}", "Старших карт у колоді: {found}, має бути: {max}"}},
	"no-such-image": {
		Label{"There is no picture {found} in the pack", "У наборі немає малюнка {found}"},
		Label{"Choose another one, or import it.", "Оберіть інший або імпортуйте цей."}},
	imageKind: {
		Label{"The picture {found} is {value}, a kind that isn't shown", "Малюнок {found} – це {value}, а такий вид не показується"},
		Label{"Save it as PNG, JPEG, WebP or SVG, and choose that.", "Збережіть його як PNG, JPEG, WebP або SVG і оберіть новий файл."}},
	imageUnknown: {
		Label{"The file {found} is no picture", "Файл {found} – не малюнок"},
		Label{"Choose another one, or import one.", "Оберіть інший або імпортуйте новий."}},
	"unused-card": {message: Label{"No hero has this card in the deck", "Цієї карти немає в колоді жодного героя"}},
	"duplicate-name": {
		Label{"The name “{found}” is also that of {other}", "Назву «{found}» має також {other}"},
		Label{"People can't tell them apart; rename one.", "Їх не розрізнити; перейменуйте одне з них."}},
	"no-such-hero": {
		Label{"There is no hero {found} to have these cases", "Немає героя {found}, якому належали б ці прецеденти"},
		Label{"Change the id to that of a hero.", "Змініть ідентифікатор на той, що має герой."}},
	"no-such-enemy": {
		Label{"A stage names a hero {found}, who isn't in the pack", "Етап називає героя {found}, якого немає в наборі"},
		Label{"Choose another one, or none for one by lot.", "Оберіть іншого або нікого, тоді вирішить жереб."}},
	"no-effect": {
		Label{"The card does nothing", "Карта нічого не робить"},
		Label{"Give it damage, healing, a shield or an effect.", "Дайте їй шкоду, лікування, щит або ефект."}},
	"no-preference": {
		Label{"Case {found} prefers no kind of action: all its outputs are 0", "Прецедент {found} не віддає переваги жодному виду дії: усі його виходи – 0"},
		Label{"Raise the output of the kind that is best in this situation.", "Збільште вихід того виду дії, який у цій ситуації найкращий."}},
	"no-importance": {
		Label{"No factor matters here: all scores are 0", "Жоден чинник тут не важливий: усі бали – 0"},
		Label{"Give the factors that matter a higher score.", "Дайте важливим чинникам вищий бал."}},
	"habit-card": {
		Label{"The habit names the card “{found}”, but only one that {expected} has a card", "Звичка називає карту «{found}», але карту має лише звичка {expected}"},
		Label{"Take the card out.", "Приберіть карту."}},
	"above-count": {message: Label{"“{field}” is {found}, but can be at most {max}, which is “{other}”", "«{field}»: зараз {found}, але може бути щонайбільше {max}, тобто «{other}»"}},
	"duplicate-habit": {
		Label{"The habit {found} is there twice", "Звичка {found} є двічі"},
		Label{"Take one of them out.", "Приберіть одну з них."}},
	"too-many-habits": {
		Label{"More than {max} habits are told", "Звичок, про які кажуть, понад {max}"},
		Label{"Forbid some.", "Забороніть деякі."}},
	"no-cases":      {message: Label{"The hero has no precedent cases", "Герой не має прецедентів"}},
	"no-priorities": {message: Label{"The hero has no experts' priorities", "Герой не має пріоритетів експертів"}},
	"no-heroes":     {Label{"The pack has no heroes", "У наборі немає героїв"}, Label{"Add one.", "Додайте героя."}},
}

// noNumber stands in for the codes of texts that aren't numbers where there is no text at all.
const noNumber = "no-number"

// Plain returns the message and the hint in a language, "en" or "uk", for people who edit forms: fields have their
// titles, and what the forms see to by themselves isn't spoken of. The field that the problem is about is called as
// given, or by its title if that is "".
func (d Diagnostic) Plain(language, field string) (message, hint string) {
	p, ok := phrases[d.Code]
	if !ok {
		if p, ok = boardPhrases[d.Code]; !ok {
			return d.In(language)
		}
	}
	if (d.Code == "not-an-int" || d.Code == "not-a-number") && d.Args["found"] == "" {
		p = phrases[noNumber]
	}
	kind, _ := KindOf(d.File)
	args := Args{}
	for name, value := range d.Args {
		args[name] = localNumber(value, language)
	}
	for _, name := range []string{"field", "base"} {
		if f := described(roots[kind], d.Args[name]); f != nil {
			args[name] = f.Title.In(language)
		}
	}
	if field != "" {
		args["field"] = field
	}
	for i := range roots[kind].Fields {
		f := &roots[kind].Fields[i]
		args["@"+f.Name] = f.Title.In(language)
	}
	return expand(p.message.In(language), args), expand(p.hint.In(language), args)
}

// localNumber writes a decimal as a language does; other texts stay as they are.
func localNumber(text, language string) string {
	if language == "uk" && isDecimal(text, "+-.") {
		return strings.Replace(text, ".", ",", 1)
	}
	return text
}

// described returns the description of an element or attribute with a name somewhere inside another one, or nil.
func described(f *Field, name string) *Field {
	for i := range f.Fields {
		inner := &f.Fields[i]
		if inner.Name == name {
			return inner
		}
		if deep := described(inner, name); deep != nil {
			return deep
		}
	}
	return nil
}

// Essential returns diagnostics without those that only repeat another one: what a card's maximum says wrong because
// its least amount does, what else is said of a field with an error, that a deck without lines is too small, and the
// size of a deck with a wrong number of copies.
func Essential(diagnostics []Diagnostic) []Diagnostic {
	type place struct{ file, path string }
	wrong := map[place]*Diagnostic{}
	uncounted := map[string]bool{} // files whose deck has copies that are no number
	for i := range diagnostics {
		d := &diagnostics[i]
		at := place{d.File, d.Path}
		if d.Severity == Error && d.Path != "" && wrong[at] == nil {
			wrong[at] = d
		}
		uncounted[d.File] = uncounted[d.File] || d.Severity == Error && d.Args["field"] == "copies"
	}
	repeats := func(d Diagnostic) bool {
		if first := wrong[place{d.File, d.Path}]; first != nil && d.Severity != Error {
			return true
		}
		switch {
		case d.Code == "too-few" && d.Args["field"] == "spell_card":
			return true // of the deck's size
		case d.Code == "deck-size":
			return uncounted[d.File]
		}
		kind, _ := KindOf(d.File)
		f := roots[kind].Field(d.Path)
		if f == nil || f.AtLeast == "" {
			return false
		}
		base := wrong[place{d.File, f.AtLeast}]
		return base != nil && (d.Code == "below-base" || d.Code == base.Code && d.Args["found"] == base.Args["found"])
	}
	return slices.DeleteFunc(slices.Clone(diagnostics), repeats)
}
