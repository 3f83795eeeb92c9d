// Command vector writes the loops of package internal/vector: assembly for AVX2, for AVX-512 and
// for NEON, and the Go files that declare and call it. It translates the definitions of
// package elementary, and those of this folder's source.go. go generate ./internal/vector
// runs it. It imports dtype, internal/element, internal/elementary and ops.
package main

import (
	"cmp"
	"fmt"
	"go/format"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

func main() {
	if err := write("."); err != nil {
		fmt.Fprintln(os.Stderr, "vector:", err)
		os.Exit(1)
	}
}

// write writes the files into a folder.
func write(folder string) error {
	all, err := generated()
	if err != nil {
		return err
	}
	for name, text := range all {
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// generated are the files' texts by their names.
func generated() (map[string][]byte, error) {
	list, machines := definitions(), []*machine{avx2(), avx512(), neonMachine()}
	byName := slices.SortedFunc(slices.Values(list), func(a, b definition) int { return cmp.Compare(a.goName(), b.goName()) })
	all := map[string][]byte{"functions_gen.go": declarations(byName)}
	for _, m := range machines {
		all[fmt.Sprintf("functions%d_gen_%s.s", m.bits, m.architecture)] = m.assembly(list)
		all[fmt.Sprintf("windows%d_gen_%s.s", m.bits, m.architecture)] = m.windows()
		all[fmt.Sprintf("peaks%d_gen_%s.s", m.bits, m.architecture)] = m.peaks()
	}
	for _, architecture := range []string{"amd64", "arm64"} {
		of := slices.DeleteFunc(slices.Clone(machines), func(m *machine) bool { return m.architecture != architecture })
		all[fmt.Sprintf("functions_gen_%s.go", architecture)] = calls(byName, of...)
		all[fmt.Sprintf("windows_gen_%s.go", architecture)] = windowCalls(of...)
		all[fmt.Sprintf("peaks_gen_%s.go", architecture)] = peakCalls(of...)
	}
	maps.Copy(all, folds(avx2(), avx512(), neonMachine()))
	all["sorts_gen_amd64.s"] = sorts(avx2(), avx512())
	all["sorts_gen_amd64.go"] = sortCalls(avx2(), avx512())
	for name, text := range all {
		if filepath.Ext(name) != ".go" {
			continue
		}
		formatted, err := format.Source(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		all[name] = formatted
	}
	return all, nil
}
