package reference

import "boardduels/schema"

// The words of the field reference.
const (
	referenceTitle   schema.Text = "schema.reference.title"
	reader           schema.Text = "schema.reference.reader"
	diagnosticsTitle schema.Text = "schema.reference.diagnostics"
	wordsTitle       schema.Text = "schema.reference.words"
	fileName         schema.Text = "schema.reference.file"
	thesis           schema.Text = "schema.reference.thesis"
	table            schema.Text = "schema.reference.table"
	figure           schema.Text = "schema.reference.figure"
	longestText      schema.Text = "schema.reference.longest"
)

var (
	columnNames = [...]schema.Text{
		"schema.reference.column.field", "schema.reference.column.type", "schema.reference.column.allowed", "schema.reference.column.written",
		"schema.reference.column.default", thesis, "schema.reference.column.meaning",
	}

	typeNames = [...]schema.Text{
		schema.Group: "schema.reference.type.elements", schema.Bool: "schema.reference.type.bool", schema.Int: "schema.reference.type.int",
		schema.Float: "schema.reference.type.float", schema.String: "schema.reference.type.string", schema.ID: "schema.reference.type.id",
		schema.Image: "schema.reference.type.image", schema.Colour: "schema.reference.type.colour", schema.Choice: "schema.reference.type.choice",
	}

	presenceNames = [...]schema.Text{
		schema.Optional: "schema.reference.written.optional", schema.Always: "schema.reference.written.always", schema.Required: "schema.reference.written.required",
	}
)
