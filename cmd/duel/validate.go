package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/schema"
)

// report is what validate tells: what it looked at, and what is wrong with it.
type report struct {
	Documents   int       `json:"documents"`
	Errors      int       `json:"errors"`
	Warnings    int       `json:"warnings"`
	Diagnostics []finding `json:"diagnostics"`
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
	var asJSON, strict bool
	cmd := &cobra.Command{
		Use:   "validate PATH...",
		Short: "Check packs and documents",
		Long: `Check packs, and tell every problem with its place:

  file:line:column: severity code: message

PATH is a pack (a folder, a zip archive, or classic for the one inside the
program) or a single XML document, which is checked by itself.

Exit code 1 says that there are errors; with --strict, or warnings.`,
		Example: `  duel validate my-pack
  duel validate classic
  duel validate my-pack/cards/cleave.xml --json`,
		Args: cobra.MinimumNArgs(1),
		RunE: work(func(cmd *cobra.Command, args []string) error {
			var r report
			for _, path := range args {
				if err := r.check(path); err != nil {
					return err
				}
			}
			if err := r.print(cmd.OutOrStdout(), asJSON); err != nil {
				return err
			}
			if r.Errors > 0 || strict && r.Warnings > 0 {
				return found
			}
			return nil
		}),
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	cmd.Flags().BoolVar(&strict, "strict", false, "count warnings as problems")
	return cmd
}

func (r *report) check(path string) error {
	if !isClassic(path) {
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		if !info.IsDir() && filepath.Ext(path) == ".xml" {
			return r.checkFile(path)
		}
	}
	fsys, closer, err := openSource(path)
	if err != nil {
		return err
	}
	defer closer.Close()
	pack, diagnostics := schema.LoadPack(fsys)
	r.Documents += len(pack.Documents())
	for _, d := range diagnostics {
		r.add(filepath.Join(path, filepath.FromSlash(d.File)), d)
	}
	if len(pack.Documents()) == 0 && len(diagnostics) == 0 {
		return fmt.Errorf("%s: there are no documents in it; a pack has the folders heroes, cards, cases and priorities", path)
	}
	return nil
}

// checkFile checks a document by itself.
func (r *report) checkFile(path string) error {
	document, err := readDocument(path)
	if err != nil {
		return err
	}
	r.Documents++
	for _, d := range document.Diagnostics() {
		r.add(path, d)
	}
	return nil
}

// readDocument reads a document that lies anywhere. Its kind shows in its folder, or in the root element.
func readDocument(path string) (*schema.Document, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	source, err := readLimited(file, path, schema.MaxDocumentSize)
	if err != nil {
		return nil, err
	}
	kind, err := kindOf(path, string(source))
	if err != nil {
		return nil, err
	}
	id := strings.TrimSuffix(filepath.Base(path), ".xml")
	return schema.Parse(kind, schema.FileOf(kind, id), string(source)), nil
}

func kindOf(path, source string) (schema.Kind, error) {
	absolute, err := filepath.Abs(path)
	if err != nil {
		return 0, err
	}
	folder, base := filepath.Split(absolute)
	if kind, ok := schema.KindOf(filepath.Base(folder) + "/" + base); ok {
		return kind, nil
	}
	var names []string
	for _, kind := range schema.Kinds() {
		document := schema.Parse(kind, schema.FileOf(kind, "x"), source)
		if document.WellFormed() || !hasWrongRoot(document) {
			return kind, nil // or no XML at all, as any kind will tell
		}
		names = append(names, "<"+schema.Fields(kind).Name+">")
	}
	return 0, fmt.Errorf("%s: its root element is none of %s", path, strings.Join(names, ", "))
}

func hasWrongRoot(document *schema.Document) bool {
	return slices.ContainsFunc(document.Diagnostics(), func(d schema.Diagnostic) bool { return d.Code == "wrong-root" })
}

func (r *report) add(file string, d schema.Diagnostic) {
	switch d.Severity {
	case schema.Error:
		r.Errors++
	case schema.Warning:
		r.Warnings++
	}
	r.Diagnostics = append(r.Diagnostics, finding{
		File: file, Line: d.Line, Column: d.Column, Field: d.Path,
		Severity: d.Severity.String(), Code: d.Code, Message: d.Message, Hint: d.Hint,
	})
}

func (r *report) print(out io.Writer, asJSON bool) error {
	if asJSON {
		if r.Diagnostics == nil {
			r.Diagnostics = []finding{}
		}
		return printJSON(out, r)
	}
	for _, f := range r.Diagnostics {
		place := f.File
		if f.Line > 0 {
			place += fmt.Sprintf(":%d:%d", f.Line, f.Column)
		}
		fmt.Fprintf(out, "%s: %s %s: %s\n", place, f.Severity, f.Code, f.Message)
		if f.Hint != "" {
			fmt.Fprintf(out, "    %s\n", f.Hint)
		}
	}
	_, err := fmt.Fprintf(out, "%s: %s, %s\n", count(r.Documents, "document"), count(r.Errors, "error"), count(r.Warnings, "warning"))
	return err
}

// printJSON prints a value for machines, indented for people.
func printJSON(out io.Writer, value any) error {
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(value)
}

// count is a number with its noun.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
