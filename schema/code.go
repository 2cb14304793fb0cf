package schema

// Code describes a kind of diagnostic. Message and Hint hold {names} of Args.
type Code struct {
	ID       string
	Severity Severity
	Message  Label // what was found, what is allowed
	Hint     Label // what to do about it; empty if the message says it all
}

// Codes returns all kinds of diagnostics.
func Codes() []Code { return codes[:] }

var codes = [...]Code{
	// The file.
	{"unreadable", Error, Label{"the file can't be read: {found}", "файл не читається: {found}"}, Label{}},
	{"pack-too-large", Error,
		Label{"the pack has more than {files} files, or more than {max} bytes of documents; the rest isn't read",
			"у наборі понад {files} файлів або понад {max} байтів документів; решту не прочитано"}, Label{}},
	{"too-large", Error, Label{"the document has more than {max} bytes", "у документі понад {max} байтів"},
		Label{"Split it, or take out what isn't needed.", "Розділіть його або приберіть зайве."}},
	{"broken-xml", Error, Label{"broken XML: {found}", "пошкоджений XML: {found}"},
		Label{"Check the tags, quotes and & at this place.", "Перевірте теги, лапки й знаки & у цьому місці."}},
	{"too-deep", Error, Label{"elements stand more than {max} deep inside each other", "елементи вкладено глибше, ніж на {max} рівні"}, Label{}},
	{"too-many-attributes", Error, Label{"<{parent}> has more than {max} attributes", "у <{parent}> понад {max} атрибутів"}, Label{}},
	{"more-problems", Error, Label{"the document has more than {max} problems; the rest isn't listed", "у документі понад {max} проблем; решту не показано"}, Label{}},
	{"doctype", Error, Label{"a document type isn't allowed", "оголошення типу документа не дозволене"},
		Label{"Take out the <!DOCTYPE …> and its entities.", "Приберіть <!DOCTYPE …> разом із його сутностями."}},
	{"not-utf-8", Error, Label{"the encoding is {found}, allowed is UTF-8", "кодування {found}, дозволене лише UTF-8"},
		Label{"Save the file as UTF-8.", "Збережіть файл у кодуванні UTF-8."}},
	{"invalid-utf-8", Error, Label{"the text isn't UTF-8: the byte {found} has no place here", "текст не в кодуванні UTF-8: байту {found} тут не місце"},
		Label{"Save the file as UTF-8.", "Збережіть файл у кодуванні UTF-8."}},
	{"forbidden-character", Error, Label{"the character {found} isn't allowed in XML", "символ {found} в XML не дозволений"},
		Label{"Take it out.", "Приберіть його."}},
	{"no-root", Error, Label{"the document holds no element", "у документі немає жодного елемента"}, Label{}},
	{"wrong-root", Error, Label{"the document is a <{found}>, expected is a <{root}>", "документ є <{found}>, очікується <{root}>"},
		Label{"Check the folder that the file lies in.", "Перевірте, у якій теці лежить файл."}},
	{"second-root", Error, Label{"<{found}> stands behind <{root}>, a document holds one element", "після <{root}> стоїть <{found}>, а документ містить один елемент"}, Label{}},
	{"text-outside", Error, Label{"“{found}” stands outside the document's element", "«{found}» стоїть поза елементом документа"}, Label{}},
	{"bad-file-name", Error, Label{"{found} isn't a document's name", "{found} не є назвою документа"},
		Label{"Name it <id>.xml; an id has letters a–z, digits and _.", "Назвіть його <ідентифікатор>.xml; в ідентифікаторі лише літери a–z, цифри та _."}},
	{"unused-file", Info, Label{"{found} belongs to no part of a pack", "{found} не належить до жодної частини набору"}, Label{}},
	{"unknown-folder", Warning, Label{"the folder {found} isn't read; a pack has {choices}", "тека {found} не читається; у наборі є {choices}"},
		Label{"Rename it ({expected}), or take it out.", "Перейменуйте її ({expected}) або приберіть."}},
	{"misspelt-file", Warning, Label{"{found} isn't read: it isn't called like a document", "{found} не читається: це не назва документа"},
		Label{"Rename it to {expected}.", "Перейменуйте на {expected}."}},

	// The form of a document.
	{"unknown-element", Warning, Label{"<{field}> isn't an element of <{parent}>; it is kept, and has no effect", "<{field}> не є елементом <{parent}>; його збережено, але він ні на що не впливає"},
		Label{"Check the spelling, capitals included.", "Перевірте написання, зокрема великі літери."}},
	{"unknown-attribute", Warning, Label{"{field} isn't an attribute of <{parent}>; it is kept, and has no effect", "{field} не є атрибутом <{parent}>; його збережено, але він ні на що не впливає"},
		Label{"Check the spelling, capitals included.", "Перевірте написання, зокрема великі літери."}},
	{"stray-text", Warning, Label{"“{found}” stands between the elements of <{parent}>; it is kept, and has no effect", "«{found}» стоїть між елементами <{parent}>; текст збережено, але він ні на що не впливає"}, Label{}},
	{"duplicate-element", Error, Label{"<{field}> stands again, one is allowed; the first counts", "<{field}> повторюється, дозволено один; діє перший"},
		Label{"Take one of them out.", "Приберіть один із них."}},
	{"duplicate-attribute", Error, Label{"attribute {field} stands twice in one tag", "атрибут {field} двічі стоїть в одному тегу"},
		Label{"Take one of them out.", "Приберіть один із них."}},
	{"missing", Warning, Label{"{field} is missing; “{default}” is used", "немає {field}; використано «{default}»"}, Label{}},
	{"missing-required", Error, Label{"{field} is missing", "немає {field}"}, Label{}},
	{"missing-items", Error, Label{"<{parent}> lacks <{field}> {missing}; {max} are needed, with ids from 0", "у <{parent}> бракує <{field}> {missing}; потрібно {max}, номери від 0"}, Label{}},
	{"too-few", Error, Label{"{found} <{field}> in <{parent}>, at least {min} needed", "<{field}> у <{parent}>: {found}, потрібно щонайменше {min}"}, Label{}},
	{"too-many", Error, Label{"{found} <{field}> in <{parent}>, at most {max} allowed", "<{field}> у <{parent}>: {found}, дозволено щонайбільше {max}"}, Label{}},

	// Values.
	{"not-a-bool", Error, Label{"{field} is “{found}”, allowed are true and false", "{field} має значення «{found}», дозволено true і false"}, Label{}},
	{"not-an-int", Error, Label{"{field} is “{found}”, allowed are whole numbers from {min} to {max}", "{field} має значення «{found}», дозволено цілі числа від {min} до {max}"}, Label{}},
	{"not-a-number", Error, Label{"{field} is “{found}”, allowed are numbers from {min} to {max}", "{field} має значення «{found}», дозволено числа від {min} до {max}"},
		Label{"Write decimals with a point: 0.5.", "Пишіть дроби через крапку: 0.5."}},
	{"out-of-range", Error, Label{"{field} is {found}, allowed are {min} to {max}", "{field} має значення {found}, дозволено від {min} до {max}"}, Label{}},
	{"below-base", Error, Label{"{field} is {found}, but {base} is {min}; it can't be less", "{field} має значення {found}, а {base} – {min}; менше не дозволено"},
		Label{"Raise {field} to {min}, or lower {base}.", "Збільште {field} до {min} або зменште {base}."}},
	{"not-an-id", Error, Label{"{field} is “{found}”, an id has letters a–z, digits and _", "{field} має значення «{found}», а в ідентифікаторі лише літери a–z, цифри та _"}, Label{}},
	{"not-a-colour", Error, Label{"{field} is “{found}”, a colour is # and six hexadecimal digits", "{field} має значення «{found}», а колір – це # і шість шістнадцяткових цифр"},
		Label{"For example #a03020.", "Наприклад #a03020."}},
	{"not-a-choice", Error, Label{"{field} is “{found}”, allowed are {choices}", "{field} має значення «{found}», дозволено {choices}"}, Label{}},
	{"path-leaves-pack", Error, Label{"{field} is “{found}”, which lies outside the pack's art folder", "{field} має значення «{found}», а це поза текою art набору"},
		Label{"Name a file of the art folder, without .. or a leading /.", "Вкажіть файл із теки art, без .. та без / на початку."}},
	{"empty", Error, Label{"{field} is empty", "{field} порожнє"}, Label{}},

	// Things that don't fit together inside a document.
	{"duplicate-id", Error, Label{"{field} {found} stands twice", "{field} {found} стоїть двічі"}, Label{"Give each its own.", "Дайте кожному свій."}},
	{"deck-size", Error, Label{"the deck has {found} cards, needed are {max}", "карт у колоді: {found}, потрібно: {max}"},
		Label{"Add or take away copies.", "Додайте або приберіть копії."}},
	{"duplicate-card", Error, Label{"card {found} stands in the deck twice", "карта {found} стоїть у колоді двічі"},
		Label{"Use the attribute copies instead.", "Скористайтеся натомість атрибутом copies."}},
	{"not-a-ranking", Error, Label{"the row isn't a ranking: {missing} missing, {duplicates} out of range or twice", "рядок не є ранжуванням: бракує {missing}, поза межами або двічі {duplicates}"},
		Label{"Use each number from 0 to {max} once, or set scale to score.", "Використайте кожне число від 0 до {max} один раз або встановіть scale у score."}},
	{"inputs-disagree", Warning, Label{"input {id} is {found}, but input {base} is {value}; together they should be 1", "вхід {id} має значення {found}, а вхід {base} – {value}; разом має бути 1"},
		Label{"Set input {id} to {expected}, or change input {base}.", "Вкажіть для входу {id} значення {expected} або змініть вхід {base}."}},
	{"effect-without-length", Warning, Label{"{field} is {found}, but bonus_length is 0, so it has no effect", "{field} має значення {found}, але bonus_length – 0, тож це ні на що не впливає"},
		Label{"Set bonus_length to the rounds that the effect lasts.", "Вкажіть у bonus_length, скільки раундів діє ефект."}},
	{"major-with-cost", Warning, Label{"major cards are free, its cost of {found} has no effect", "старша карта безкоштовна, її вартість {found} не береться"},
		Label{"Set cost to 0, or isMajor to false.", "Встановіть cost у 0 або isMajor у false."}},
	{"no-effect", Warning, Label{"the card does nothing", "карта нічого не робить"},
		Label{"Give it damage, healing, a shield or an effect.", "Дайте їй шкоду, лікування, щит або ефект."}},
	{"no-preference", Warning, Label{"case {found} prefers no kind of action: all its outputs are 0", "прецедент {found} не віддає переваги жодному виду дії: усі його виходи – 0"},
		Label{"Raise the output of the kind that is best in this situation.", "Збільште вихід того виду дії, який у цій ситуації найкращий."}},
	{"no-importance", Warning, Label{"no input matters in this row: all its scores are 0", "жоден вхід у цьому рядку не важливий: усі бали – 0"},
		Label{"Give the inputs that matter a higher score.", "Дайте важливим входам вищий бал."}},
	{"unknown-trait", Warning, Label{"“{found}” is no trait of a turn's end, so the weight has no effect", "«{found}» – не риса кінця ходу, тож вага ні на що не впливає"},
		Label{"Traits are own_ or foe_ with hp, ep, shield and so on, kept_ with a card, always, late.", "Риси – це own_ чи foe_ із hp, ep, shield тощо, kept_ із картою, always, late."}},

	// Things that don't fit together in a pack.
	{"no-heroes", Error, Label{"the pack has no heroes", "у наборі немає героїв"},
		Label{"A pack has heroes/<id>.xml and cards/<id>.xml.", "У наборі мають бути heroes/<id>.xml і cards/<id>.xml."}},
	{"no-such-card", Error, Label{"there is no card {found}", "карти {found} немає"},
		Label{"Add cards/{found}.xml, or name another card.", "Додайте cards/{found}.xml або вкажіть іншу карту."}},
	{"major-cards", Warning, Label{"the deck has {found} major cards, a hero has {max}", "старших карт у колоді: {found}, у героя їх {max}"}, Label{}},
	{"no-such-image", Warning, Label{"there is no picture {found} in the pack's art folder", "у теці art набору немає малюнка {found}"},
		Label{"Add art/{found}, or name another picture.", "Додайте art/{found} або вкажіть інший малюнок."}},
	{"unused-card", Info, Label{"no hero has this card in the deck", "цієї карти немає в колоді жодного героя"}, Label{}},
	{"duplicate-name", Warning, Label{"the name “{found}” is also that of {other}", "назву «{found}» має також {other}"},
		Label{"People can't tell them apart; rename one.", "Їх не розрізнити; перейменуйте одне з них."}},
	{"no-such-hero", Warning, Label{"there is no hero {found}", "героя {found} немає"},
		Label{"Name the file after a hero.", "Назвіть файл іменем героя."}},
	{"no-cases", Info, Label{"hero {found} has no precedent cases", "у героя {found} немає прецедентів"},
		Label{"Add cases/{found}.xml.", "Додайте cases/{found}.xml."}},
	{"no-priorities", Info, Label{"hero {found} has no experts' priorities", "у героя {found} немає пріоритетів експертів"},
		Label{"Add priorities/{found}.xml.", "Додайте priorities/{found}.xml."}},

	// Pictures. Package picture tells what it refuses by these codes.
	{"not-a-picture", Error, Label{"the file is neither an SVG nor a PNG or JPEG picture", "файл не є малюнком SVG, PNG чи JPEG"}, Label{}},
	{"pictures-too-large", Error, Label{"with this one, the pack's pictures have {found} bytes and {pixels} pixels, allowed are {max} bytes and {most} pixels",
		"разом із цим малюнки набору мають {found} байтів і {pixels} пікселів, дозволено {max} байтів і {most} пікселів"},
		Label{"Make pictures smaller; none is shown with more than 512 pixels a side.", "Зменште малюнки; жоден не показується більшим за 512 пікселів."}},
	{"pictures-too-much-work", Error, Label{"reading the pack's pictures before this one takes all the work that is allowed", "читання попередніх малюнків набору забирає всю дозволену роботу"},
		Label{"Simplify the drawings.", "Спростіть малюнки."}},
	{"picture-too-large", Error, Label{"the picture has {found} bytes, allowed are {max}", "у малюнку {found} байтів, дозволено {max}"}, Label{}},
	{"picture-too-wide", Error, Label{"the picture has {found} pixels, allowed are {max}", "у малюнку {found} пікселів, дозволено {max}"},
		Label{"Scale it down.", "Зменште його."}},
	{"picture-scans", Error, Label{"the picture is drawn in {found} passes, allowed are {max}", "малюнок складається з {found} проходів, дозволено {max}"},
		Label{"Save it as a plain JPEG.", "Збережіть його як звичайний JPEG."}},
	{"picture-components", Error, Label{"the JPEG has {found} colour components, allowed are 1 and 3", "JPEG має {found} складових кольору, дозволено 1 і 3"},
		Label{"Save it in RGB or grey.", "Збережіть його в RGB або відтінках сірого."}},
	{"picture-damaged", Error, Label{"the {format} picture is damaged: {found}", "малюнок {format} пошкоджено: {found}"}, Label{}},
	{"picture-root", Error, Label{"the drawing's root element is {found}, allowed is <svg>", "кореневий елемент малюнка – {found}, дозволено <svg>"}, Label{}},
	{"picture-part", Error, Label{"the drawing has {found}, which isn't allowed", "малюнок містить {found}, а це не дозволено"},
		Label{"Save it as a plain SVG.", "Збережіть його як простий SVG."}},
	{"picture-reference", Error, Label{"the drawing refers to “{found}”, allowed are references to its own parts, such as #id",
		"малюнок посилається на «{found}», дозволено посилання лише на власні частини, як-от #id"},
		Label{"Take the reference out, or put what it means into the drawing as paths.", "Приберіть посилання або вставте потрібне в малюнок контурами."}},
	{"picture-circle", Error, Label{"{found} leads back to itself", "{found} веде назад до себе"}, Label{}},
	{"picture-twice", Error, Label{"the attribute {found} stands twice", "атрибут {found} стоїть двічі"}, Label{}},
	{"picture-attributes", Error, Label{"the element has {found} attributes, allowed are {max}", "елемент має {found} атрибутів, дозволено {max}"}, Label{}},
	{"picture-text", Error, Label{"{field} has {found} characters, allowed are {max}", "{field} має {found} символів, дозволено {max}"}, Label{}},
	{"picture-value", Error, Label{"{field} is “{found}”, allowed are {choices}", "{field} має значення «{found}», дозволено {choices}"}, Label{}},
	{"picture-depth", Error, Label{"elements stand more than {max} deep inside each other", "елементи вкладено глибше, ніж на {max} рівні"}, Label{}},
	{"picture-elements", Error, Label{"the drawing has more than {max} elements", "у малюнку понад {max} елементів"},
		Label{"Simplify it.", "Спростіть його."}},
	{"picture-points", Error, Label{"the drawing has more than {max} points", "у малюнку понад {max} точок"}, Label{"Simplify it.", "Спростіть його."}},
	{"picture-stops", Error, Label{"the gradient has more than {max} colours", "у градієнті понад {max} кольорів"}, Label{}},
	{"picture-all-stops", Error, Label{"the gradients together have more than {max} colours", "у градієнтах разом понад {max} кольорів"}, Label{}},
	{"picture-rules", Error, Label{"the style sheets say more than {max} properties of classes", "таблиці стилів задають класам понад {max} властивостей"}, Label{}},
	{"picture-reading", Error, Label{"reading the drawing takes more work than is allowed", "на читання малюнка йде більше роботи, ніж дозволено"},
		Label{"Simplify it.", "Спростіть його."}},
	{"picture-place", Error, Label{"something is drawn more than {max} times the drawing's size away from its middle",
		"дещо намальовано далі від середини малюнка, ніж на {max} його розмірів"}, Label{"Take out what can't be seen.", "Приберіть те, чого не видно."}},
	{"picture-work", Error, Label{"drawing takes {found} % of the work that is allowed", "на малювання йде {found} % дозволеної роботи"},
		Label{"Simplify the drawing: fewer large shapes, gradients and strokes.", "Спростіть малюнок: менше великих фігур, градієнтів і обведень."}},
	{"picture-undrawn", Warning, Label{"<{found}> isn't drawn", "<{found}> не малюється"}, Label{"Turn it into paths.", "Перетворіть його на контури."}},
}

var codeIndex = func() map[string]*Code {
	index := make(map[string]*Code, len(codes))
	for i := range codes {
		index[codes[i].ID] = &codes[i]
	}
	return index
}()
