package bench

import (
	"embed"
	"slices"
	"strings"
)

//go:embed suites/*.txt
var suites embed.FS

// Default is the suite that gpubench run measures when no line is given.
var Default, _ = Suite("default")

// Suite is the op lines of a suite by its name, that of its file in suites
// without the extension; false where there is none of that name.
func Suite(name string) (text string, ok bool) {
	content, err := suites.ReadFile("suites/" + name + ".txt")
	return string(content), err == nil
}

// Names are the suites there are, sorted.
func Names() []string {
	entries, err := suites.ReadDir("suites")
	if err != nil {
		return nil // they are in the binary
	}
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".txt"))
	}
	slices.Sort(names)
	return names
}
