package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/lang"
	"boardduels/schema"
	"boardduels/schema/reference"
	"boardduels/schema/xsd"
)

// xsdFormat is the format of XML schemas, beside those of the reference.
const xsdFormat = "xsd"

var fieldFormats = append(slices.Clone(reference.Formats), xsdFormat)

func newFields() *cobra.Command {
	var format, language string
	cmd := &cobra.Command{
		Use:   "fields [KIND...]",
		Short: "Print the reference of all fields of the XML documents",
		Long: `Print what each document may hold: elements and attributes (@) with type, range,
unit, default and meaning. KIND is one of
` + strings.Join(kindNames(), ", ") + `;
without it all kinds are printed, and the codes of problems. xsd prints the XML
schema of one kind, for editors and validators that know no packs.`,
		Example: `  duel fields card
  duel fields --format markdown --lang uk > FIELDS.md
  duel fields hero --format json
  duel fields card --format xsd > card.xsd`,
		Args:      cobra.ArbitraryArgs,
		ValidArgs: kindNames(),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			t, err := lang.Translator(language)
			if err != nil {
				return err
			}
			kinds, err := chosenKinds(args)
			if err != nil {
				return err
			}
			switch {
			case !slices.Contains(fieldFormats, format):
				return cli.Usage(fmt.Errorf("no format %q; there are: %s", format, strings.Join(fieldFormats, ", ")))
			case format != xsdFormat:
				return reference.Write(cli.Printed(cmd, format != reference.Text), format, t.Language(), kinds...)
			case len(kinds) != 1:
				return cli.Usage(fmt.Errorf("an XML schema is of one kind of document, not of %d; name one of: %s",
					len(kinds), strings.Join(kindNames(), ", ")))
			}
			_, err = io.WriteString(cli.Data(cmd.OutOrStdout()), xsd.Of(kinds[0]))
			return err
		}),
	}
	cmd.Flags().StringVar(&format, "format", reference.Text, strings.Join(fieldFormats, ", "))
	cli.Complete(cmd, "format", fieldFormats...)
	lang.Flag(cmd, &language)
	return cmd
}

func kindNames() []string {
	var names []string
	for _, kind := range schema.Kinds() {
		names = append(names, kind.Name())
	}
	return names
}

func chosenKinds(args []string) ([]schema.Kind, error) {
	var kinds []schema.Kind
	for _, arg := range args {
		i := slices.Index(kindNames(), arg)
		if i < 0 {
			return nil, cli.Usage(fmt.Errorf("no kind of document %q; there are: %s", arg, strings.Join(kindNames(), ", ")))
		}
		kinds = append(kinds, schema.Kinds()[i])
	}
	return kinds, nil
}
