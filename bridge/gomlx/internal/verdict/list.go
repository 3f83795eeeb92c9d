package main

import (
	"fmt"
	"strings"
)

// mostListed is how many tests may be known not to pass.
const mostListed = 5

// entry is a line of the list: a test, with all its subtests, that may fail.
type entry struct {
	pkg, test, reason string
}

// parseList reads a list: a line has a package, as it is named below the module, a
// test and a reason; # begins a comment.
func parseList(text string) ([]entry, error) {
	var list []entry
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Fields(line)
		if len(fields) < 3 {
			return nil, fmt.Errorf("line %d: %q is no package, test and reason", i+1, line)
		}
		list = append(list, entry{fields[0], fields[1], strings.Join(fields[2:], " ")})
	}
	if len(list) > mostListed {
		return nil, fmt.Errorf("%d tests are listed, and at most %d may be", len(list), mostListed)
	}
	return list, nil
}

// covers reports whether an entry stands for a test: for the one it names and for
// all below.
func (e entry) covers(pkg, test string) bool {
	return e.pkg == pkg && (e.test == test || strings.HasPrefix(test, e.test+"/"))
}

// find returns the entry that stands for a test.
func find(list []entry, pkg, test string) (entry, bool) {
	for _, e := range list {
		if e.covers(pkg, test) {
			return e, true
		}
	}
	return entry{}, false
}
