package main

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// named are the identifiers in this repository that may be the table's: those that other
// packages take from this one, and all of its own.
func named(root string) (map[string]bool, error) {
	names := map[string]bool{}
	outside, inside := regexp.MustCompile(`\bspirv\.([A-Z]\w*)`), regexp.MustCompile(`\b([A-Z]\w*)`)
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() && strings.HasPrefix(entry.Name(), ".") && path != root {
			return cmp.Or(err, error(fs.SkipDir))
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_gen.go") {
			return nil
		}
		text, err := os.ReadFile(path)
		pattern := outside
		if filepath.Dir(path) == filepath.Join(root, "internal", "spirv") {
			pattern = inside
		}
		for _, m := range pattern.FindAllSubmatch(text, -1) {
			names[string(m[1])] = true
		}
		return err
	})
	return names, err
}
