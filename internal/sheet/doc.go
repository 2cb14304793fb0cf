// Package sheet reads the tables that spreadsheets make, whatever system and language they run in, and writes tables
// for them: text files of comma-separated values ([ReadCSV]), and what lies on the clipboard after cells were copied
// ([ReadClipboard], [WriteClipboard]), which is no CSV. Cells are texts; [Number] and [Flag] read what people and
// spreadsheets write for numbers, and for yes and no.
package sheet
