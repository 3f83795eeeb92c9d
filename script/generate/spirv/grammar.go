package main

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

const (
	coreFile = "spirv.core.grammar.json"
	glslFile = "extinst.glsl.std.450.grammar.json"
)

// grammar is what of the published files is read.
type grammar struct {
	Major        int             `json:"major_version"`
	Minor        int             `json:"minor_version"`
	Version      int             `json:"version"` // of an extended set
	Revision     int             `json:"revision"`
	Instructions []grammarEntry  `json:"instructions"`
	Kinds        []grammarOfKind `json:"operand_kinds"`
}

type grammarEntry struct {
	Name     string           `json:"opname"`
	Opcode   uint32           `json:"opcode"`
	Operands []grammarOperand `json:"operands"`
}

type grammarOperand struct{ Kind, Quantifier string }

type grammarOfKind struct {
	Category, Kind string
	Enumerants     []grammarEnumerant
}

type grammarEnumerant struct {
	Name       string `json:"enumerant"`
	Value      number
	Parameters []grammarOperand
}

// number is a number, which the grammar writes as one or as its text in base 16.
type number uint32

func (n *number) UnmarshalJSON(text []byte) error {
	v, err := strconv.ParseUint(strings.Trim(string(text), `"`), 0, 32)
	*n = number(v)
	return err
}

// errNoGrammar says that no grammar is installed.
var errNoGrammar = errors.New("no grammar of SPIR-V is installed: install spirv-headers (Debian: apt install spirv-headers), or give its folder, include/spirv/unified1 of SPIRV-Headers, by -grammar")

// readGrammar is the published grammar of the core and of GLSL.std.450 in a folder, and
// where that is "", in one of those where packages install it.
func readGrammar(folder string) (core, glsl grammar, err error) {
	folders := []string{"/usr/include/spirv/unified1", "/usr/local/include/spirv/unified1"}
	if folder != "" {
		folders = []string{folder}
	}
	for _, f := range folders {
		text, err := os.ReadFile(filepath.Join(f, coreFile))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		more, err2 := os.ReadFile(filepath.Join(f, glslFile))
		return core, glsl, errors.Join(err, err2, json.Unmarshal(text, &core), json.Unmarshal(more, &glsl))
	}
	return core, glsl, errNoGrammar
}
