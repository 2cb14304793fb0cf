package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/resolve"
	"boardduels/editor/design"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/schema"
)

// report is what validate tells: what it looked at, and what is wrong with it.
type report struct {
	Documents   int       `json:"documents"`
	Errors      int       `json:"errors"`
	Warnings    int       `json:"warnings"`
	Silenced    int       `json:"silenced,omitempty"` // what packs silence
	Diagnostics []finding `json:"diagnostics"`

	t      *i18n.Translator
	design bool // tell of the design of packs, too
}

type finding struct {
	File     string `json:"file"`
	Line     int    `json:"line,omitempty"`
	Column   int    `json:"column,omitempty"`
	Field    string `json:"field,omitempty"`
	Severity string `json:"severity"`
	Code     string `json:"code"`
	Message  string `json:"message"`
	Hint     string `json:"hint,omitempty"`
}

func newValidate() *cobra.Command {
	var asJSON, strict, noDesign bool
	var language string
	cmd := &cobra.Command{
		Use:   "validate PATH...",
		Short: "Check packs and documents",
		Long: `Check packs, and tell every problem with its place:

  file:line:column: severity code: message

PATH is a pack (a folder, a zip archive, or classic for the one inside the
program) or a single XML document, which is checked by itself; - is a document
on standard input.

Of packs it also warns of what probably isn't meant: cards that cost more than
their hero has, that another card dominates, that look alike to the rules, decks
without an answer, missing and unused pictures. What pack.xml silences,
<silence code="CODE" of="FILE">why</silence>, is counted only.

Exit code 1 says that there are errors; with --strict, or warnings.`,
		Example: `  duel validate my-pack
  duel validate classic
  duel validate my-pack/cards/cleave.xml --json`,
		Args: cli.AtLeast("PATH"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			t, err := lang.Translator(language)
			if err != nil {
				return err
			}
			r := report{t: t, design: !noDesign}
			for _, path := range args {
				if err := r.check(cmd, path); err != nil {
					return err
				}
			}
			if err := r.print(cmd.OutOrStdout(), asJSON); err != nil {
				return err
			}
			if r.Errors > 0 || strict && r.Warnings > 0 {
				return cli.Found
			}
			return nil
		}),
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	cmd.Flags().BoolVar(&noDesign, "no-design", false, "tell problems only, all of them")
	cmd.Flags().BoolVar(&strict, "strict", false, "count warnings as problems")
	lang.Flag(cmd, &language)
	return cmd
}

// check looks at a pack or a document. A path at which there is neither is reported like any other problem; the error
// returned is that of an interrupted command.
func (r *report) check(cmd *cobra.Command, path string) error {
	var err error
	if isDocument(path) {
		err = r.document(cmd, path)
	} else {
		err = r.folder(cmd, path)
	}
	if err != nil && cmd.Context().Err() == nil {
		r.unreadable(path, err)
	}
	return cmd.Context().Err()
}

// isDocument reports whether a path is that of a single document.
func isDocument(path string) bool {
	if path == "-" {
		return true
	}
	info, err := os.Stat(path)
	return err == nil && !info.IsDir() && filepath.Ext(path) == ".xml"
}

func (r *report) folder(cmd *cobra.Command, path string) error {
	pack, diagnostics, err := resolve.CheckPack(cmd.Context(), path)
	if err == nil {
		r.pack(path, pack, diagnostics)
	}
	return err
}

// pack takes up what loading a pack told.
func (r *report) pack(path string, pack *schema.Pack, diagnostics []schema.Diagnostic) {
	r.Documents += len(pack.Documents())
	if r.design {
		checked := design.Check(pack, diagnostics, nil)
		diagnostics = checked.Told
		r.Silenced += len(checked.Silenced)
	}
	for _, d := range diagnostics {
		r.add(filepath.Join(path, filepath.FromSlash(d.File)), d)
	}
}

// document checks a document by itself.
func (r *report) document(cmd *cobra.Command, path string) error {
	source, err := files.Read(cmd, path, schema.MaxDocumentSize)
	if err != nil {
		return err
	}
	kind, known, err := kindOf(path, string(source))
	if err != nil {
		return err
	}
	r.Documents++
	for _, d := range parseDocument(kind, path, source).Diagnostics() {
		if d.Code == "wrong-root" && !known {
			d.Args["root"] = strings.Join(roots(), ">, <")
		}
		r.add(path, d)
	}
	return nil
}

// roots returns the names of all root elements.
func roots() []string {
	var names []string
	for _, kind := range schema.Kinds() {
		names = append(names, schema.Fields(kind).Name)
	}
	return names
}

// parseDocument parses a document that lies anywhere.
func parseDocument(kind schema.Kind, path string, source []byte) *schema.Document {
	id := "document" // of standard input
	if path != "-" {
		id = strings.TrimSuffix(filepath.Base(path), ".xml")
	}
	return schema.Parse(kind, schema.FileOf(kind, id), string(source))
}

// kindOf finds the kind of a document that lies anywhere: it shows in its folder, or in the root element; known is
// false if it shows in neither.
func kindOf(path, source string) (kind schema.Kind, known bool, err error) {
	absolute, err := filepath.Abs(path)
	if err != nil {
		return 0, false, err
	}
	folder, base := filepath.Split(absolute)
	if kind, ok := schema.KindOf(filepath.Base(folder) + "/" + base); ok {
		return kind, true, nil
	}
	for _, kind := range schema.Kinds() {
		document := schema.Parse(kind, schema.FileOf(kind, "x"), source)
		if document.WellFormed() || !hasWrongRoot(document) {
			return kind, true, nil // or no XML at all, as any kind will tell
		}
	}
	return kind, false, nil
}

func hasWrongRoot(document *schema.Document) bool {
	return slices.ContainsFunc(document.Diagnostics(), func(d schema.Diagnostic) bool { return d.Code == "wrong-root" })
}

// unreadable reports that there is nothing at a path that could be checked.
func (r *report) unreadable(path string, err error) {
	d := schema.Diagnostic{Severity: schema.Error, Code: "unreadable"}
	if large, ok := errors.AsType[*files.TooLarge](err); ok {
		d.Code, d.Args = "too-large", schema.Args{"max": strconv.FormatInt(large.Most, 10)}
	} else {
		found := strings.TrimPrefix(schema.Why(err, r.t.Language()), path+": ") // which stands before it
		d.Args = schema.Args{"found": strings.TrimPrefix(found, files.Stdin+": ")}
	}
	r.add(path, d)
}

func (r *report) add(file string, d schema.Diagnostic) {
	switch d.Severity {
	case schema.Error:
		r.Errors++
	case schema.Warning:
		r.Warnings++
	}
	message, hint := d.In(r.t.Language())
	r.Diagnostics = append(r.Diagnostics, finding{
		File: file, Line: d.Line, Column: d.Column, Field: d.Path,
		Severity: d.Severity.String(), Code: d.Code, Message: message, Hint: hint,
	})
}

func (r *report) print(out io.Writer, asJSON bool) error {
	if asJSON {
		if r.Diagnostics == nil {
			r.Diagnostics = []finding{}
		}
		return cli.PrintJSON(out, r)
	}
	for _, f := range r.Diagnostics {
		place := termsafe.Line(f.File)
		if f.Line > 0 {
			place += fmt.Sprintf(":%d:%d", f.Line, f.Column)
		}
		fmt.Fprintf(out, "%s: %s %s: %s\n", place, f.Severity, f.Code, termsafe.Line(f.Message))
		if f.Hint != "" {
			fmt.Fprintf(out, "    %s\n", termsafe.Line(f.Hint))
		}
	}
	number := func(key string, n int) string { return r.t.Text(key, i18n.Args{"N": n}) }
	counts := number("count.errors", r.Errors) + ", " + number("count.warnings", r.Warnings)
	if r.Silenced > 0 {
		counts += ", " + number("count.silenced", r.Silenced)
	}
	_, err := fmt.Fprintf(out, "%s: %s\n", number("count.documents", r.Documents), counts)
	return err
}
