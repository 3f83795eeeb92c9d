package expr

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"github.com/weft-gpu/weft/ops"
)

// Suggest returns `; did you mean "x"?` for the known word nearest to an
// unknown one, or "" when none is near: within a third of its letters, rounded
// up, or with two of them swapped. Another single letter is not near.
func Suggest(word string, known []string) string {
	word = strings.ToLower(word)
	best, bestDistance := "", max(2, (len(word)+2)/3)+1
	for _, k := range known {
		d := levenshtein.ComputeDistance(word, k)
		if d > (len(word)+2)/3 && !sameLetters(word, k) || d >= len(word) {
			continue
		}
		// Among equals, the one with the same letters: two of them were swapped.
		if d < bestDistance || d == bestDistance && sameLetters(word, k) {
			best, bestDistance = k, d
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %q?", best)
}

func sameLetters(a, b string) bool {
	x, y := []byte(a), []byte(b)
	slices.Sort(x)
	slices.Sort(y)
	return bytes.Equal(x, y)
}

// OpNames lists the operators that an expression or an op line can apply, with
// their aliases that are words.
func OpNames() []string {
	var names []string
	for _, o := range ops.All() {
		if o.Kind == ops.Creation {
			continue
		}
		names = append(names, o.Name)
		for _, a := range o.Aliases {
			if isLetter(rune(a[0])) {
				names = append(names, a)
			}
		}
	}
	return names
}

// FindOp finds an applicable operator by name or alias; where there is none,
// what says so and suggests the near name.
func FindOp(name string) (op *ops.Op, what string) {
	o, ok := ops.ByName(name)
	switch {
	case !ok:
		return nil, fmt.Sprintf("unknown operator %q%s", name, Suggest(name, OpNames()))
	case o.Kind == ops.Creation:
		return nil, fmt.Sprintf("%s makes a tensor of nothing; name an operator that takes operands", o.Name)
	}
	return o, ""
}
