// Command spirv writes the table of package internal/spirv: opcodes, enumerants and the
// operands of the instructions, from the grammar that the Khronos Group publishes. The table
// has what this repository names. go generate ./internal/spirv runs it. It imports nothing of
// Weft.
package main

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
)

func main() {
	folder := flag.String("grammar", "", "the `folder` of the Khronos Group's grammar, include/spirv/unified1 of SPIRV-Headers; by default where packages install it")
	flag.Parse()
	if err := write(*folder); err != nil {
		fmt.Fprintln(os.Stderr, "spirv:", err)
		os.Exit(1)
	}
}

// write writes the table, but not by a grammar that is older than the one that made it, and
// lacks what the newer one has.
func write(grammar string) error {
	const file = "table_gen.go"
	text, err := generated(grammar, "../..")
	if err != nil {
		return err
	}
	if is, err := os.ReadFile(file); err == nil && older(text, is) {
		return fmt.Errorf("the grammar is older than the one that %s was made from: give the folder of a newer one by -grammar", file)
	}
	return os.WriteFile(file, text, 0o644)
}

// version is how a table names the version of SPIR-V that it was made from.
var version = regexp.MustCompile(`SPIR-V (\d+)\.(\d+) revision (\d+)`)

// older reports whether a table is of an older version of SPIR-V than another.
func older(text, than []byte) bool {
	return slices.Compare(versionOf(text), versionOf(than)) < 0
}

func versionOf(text []byte) (list []int) {
	if parts := version.FindSubmatch(text); parts != nil {
		for _, part := range parts[1:] {
			n, _ := strconv.Atoi(string(part)) // digits
			list = append(list, n)
		}
	}
	return list
}

// generated is the table's text by a grammar for the names in a repository.
func generated(grammar, root string) ([]byte, error) {
	core, glsl, err := readGrammar(grammar)
	if err != nil {
		return nil, err
	}
	used, err := named(root)
	if err != nil {
		return nil, err
	}
	g := generator{used: used, entered: map[string]bool{}}
	return g.table(core, glsl)
}
