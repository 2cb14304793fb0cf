package view

import (
	"boardduels/editor/document"
	"boardduels/schema"
)

// hasRules reports whether the open document can be given rules.
func (e *Editor) hasRules() bool {
	d := e.work.Pack().Document(e.file)
	return d != nil && d.WellFormed() && e.desk != nil && e.desk.page(d.Kind()).rules != nil
}

// addRule lets people choose a rule for the open document.
func (e *Editor) addRule() {
	e.goTo(e.file, "")
	e.desk.tabs.Select(e.desk.form)
	if list := e.desk.page(e.work.Pack().Document(e.file).Kind()).rules; !list.Add.Disabled() {
		list.Add.OnTapped()
	}
}

// showPackRules leads to what the pack sets of the rules. A pack that sets nothing yet gets the document for it.
func (e *Editor) showPackRules() {
	if e.work.Pack().Document(schema.RulesFile) == nil {
		e.do(document.Add{Item: document.Item{Type: schema.RulesKind, ID: "rules"}})
		return
	}
	e.goTo(schema.RulesFile, "")
}
