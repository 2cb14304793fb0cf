package main

import (
	"errors"
	"strings"
)

// kinds are the licences that the programs' own goes together with, by their names in the SPDX list, each with words
// that no other has; "" is no licence but goes with one. What has several is the first.
var kinds = []struct{ name, words string }{
	{"ZPL-2.1", "zope public license, version 2.1"},
	{"OFL-1.1", "sil open font license version 1.1"},
	{"Apache-2.0", "apache license version 2.0"},
	{"Apache-2.0", "licensed under the apache license, version 2.0"},
	{"Bitstream-Vera", "bitstream vera"},
	{"Zlib", "this software is provided 'as-is'"},
	{"BSD-3-Clause", "neither the name of"},
	{"BSD-3-Clause", "may be used to endorse or promote products"},
	{"BSD-2-Clause", "redistributions of source code must retain"},
	{"MIT", "permission is hereby granted, free of charge, to any person obtaining a copy of this software"},
	{"ISC", "permission to use, copy, modify, and/or distribute this software for any purpose"},
	{"", "additional ip rights grant (patents)"},
}

// kindOf returns which licence a text is.
func kindOf(text string) (string, error) {
	plain := strings.ToLower(strings.Join(strings.Fields(strings.ReplaceAll(text, "*", " ")), " "))
	for _, k := range kinds {
		if strings.Contains(plain, k.words) {
			return k.name, nil
		}
	}
	return "", errors.New("unknown licence: see whether the programs may be passed on under it, and add it to the kinds in tools/licences")
}
