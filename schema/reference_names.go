package schema

// The words of the field reference.
var (
	referenceTitle   = Label{"Fields of the documents", "Поля документів"}
	diagnosticsTitle = Label{"Diagnostics", "Діагностика"}
	fileName         = Label{"File", "Файл"}
	thesis           = Label{"Thesis", "Дипломна робота"}

	columnNames = [...]Label{
		{"Field", "Поле"}, {"Type", "Тип"}, {"Allowed", "Дозволено"}, {"Written", "Записується"}, {"Default", "За замовчуванням"},
		{"Thesis", "Дипломна робота"}, {"Meaning", "Зміст"},
	}

	typeNames = [...]Label{
		Group: {"elements", "елементи"}, Bool: {"true or false", "true або false"}, Int: {"whole number", "ціле число"},
		Float: {"number", "число"}, String: {"text", "текст"}, ID: {"id", "ідентифікатор"}, Image: {"picture", "малюнок"},
		Colour: {"colour", "колір"}, Choice: {"choice", "вибір"},
	}

	presenceNames = [...]Label{
		Optional: {"if needed", "за потреби"}, Always: {"always", "завжди"}, Required: {"must be", "обов’язково"},
	}
)
