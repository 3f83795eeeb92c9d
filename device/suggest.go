package device

import (
	"slices"
	"strings"
)

// shortestTypo is the least length, in bytes, of a word for which suggest looks for near names.
// Shorter words are near to everything.
const shortestTypo = 3

// suggest returns the selector with one of its words replaced by a near name, so that it matches a
// device, or "". A number has no near names: another number is another device.
func suggest(selector string, available []Info) string {
	words := strings.Fields(strings.ToLower(selector))
	best, found := 0, ""
	for i, word := range words {
		if len(word) < shortestTypo || word[0] >= '0' && word[0] <= '9' {
			continue
		}
		for _, name := range selectorNames(available) {
			d := typos(word, name)
			if d == 0 || d > (len(word)+1)/4 || found != "" && d >= best {
				continue
			}
			other := slices.Clone(words)
			other[i] = name
			fixed := strings.Join(other, " ")
			if slices.ContainsFunc(available, func(i Info) bool { return matches(i, fixed) }) {
				best, found = d, fixed
			}
		}
	}
	return found
}

// selectorNames are the words that a selector may hold here, sorted.
func selectorNames(available []Info) []string {
	var names []string
	for name := range selectorKinds {
		names = append(names, name)
	}
	for name := range selectorAliases {
		names = append(names, name)
	}
	for _, info := range available {
		label := strings.ToLower(info.Label())
		names = append(names, strings.FieldsFunc(label, func(r rune) bool { return !alphanumeric(r) })...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// typos is the number of bytes that must be inserted, left out, replaced or swapped with the next
// one to make b from a, where no part changes twice (the optimal string alignment distance).
func typos(a, b string) int {
	rows := [3][]int{make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		row, last, before := rows[i%3], rows[(i+2)%3], rows[(i+1)%3]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			replace := last[j-1]
			if a[i-1] != b[j-1] {
				replace++
			}
			row[j] = min(replace, last[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
	}
	return rows[len(a)%3][len(b)]
}
