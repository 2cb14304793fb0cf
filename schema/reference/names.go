package reference

import "boardduels/schema"

// The words of the field reference.
var (
	referenceTitle = schema.Label{EN: "Fields of the documents", UK: "Поля документів"}
	reader         = schema.Label{
		EN: "For designers: what each document of a pack may hold, field by field, and what is said where something is wrong.",
		UK: "Для дизайнерів: що може містити кожен документ пакета, поле за полем, і що сказано там, де щось не так.",
	}
	diagnosticsTitle = schema.Label{EN: "Diagnostics", UK: "Діагностика"}
	fileName         = schema.Label{EN: "File", UK: "Файл"}
	thesis           = schema.Label{EN: "Thesis", UK: "Дипломна робота"}

	longestText = schema.Label{EN: "at most %d characters", UK: "символів щонайбільше %d"}

	columnNames = [...]schema.Label{
		{EN: "Field", UK: "Поле"}, {EN: "Type", UK: "Тип"}, {EN: "Allowed", UK: "Дозволено"}, {EN: "Written", UK: "Записується"}, {EN: "Default", UK: "За замовчуванням"},
		{EN: "Thesis", UK: "Дипломна робота"}, {EN: "Meaning", UK: "Зміст"},
	}

	typeNames = [...]schema.Label{
		schema.Group: {EN: "elements", UK: "елементи"}, schema.Bool: {EN: "true or false", UK: "true або false"}, schema.Int: {EN: "whole number", UK: "ціле число"},
		schema.Float: {EN: "number", UK: "число"}, schema.String: {EN: "text", UK: "текст"}, schema.ID: {EN: "id", UK: "ідентифікатор"}, schema.Image: {EN: "picture", UK: "малюнок"},
		schema.Colour: {EN: "colour", UK: "колір"}, schema.Choice: {EN: "choice", UK: "вибір"},
	}

	presenceNames = [...]schema.Label{
		schema.Optional: {EN: "if needed", UK: "за потреби"}, schema.Always: {EN: "always", UK: "завжди"}, schema.Required: {EN: "must be", UK: "обов’язково"},
	}
)
