package device

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// selectorKinds are the words that mean a kind instead of a part of the name.
var selectorKinds = map[string]func(Kind) bool{
	"gpu":        func(k Kind) bool { return k != CPU && k != Host },
	"cpu":        func(k Kind) bool { return k == CPU },
	"host":       func(k Kind) bool { return k == Host },
	"discrete":   func(k Kind) bool { return k == Discrete },
	"integrated": func(k Kind) bool { return k == Integrated },
	"virtual":    func(k Kind) bool { return k == Virtual },
}

// selectorAliases are words that stand for others: Mesa's CPU driver has two names.
var selectorAliases = map[string]string{"lavapipe": "llvmpipe"}

// matches reports whether a selector names a device; an empty one names all.
func matches(i Info, selector string) bool {
	words := strings.Fields(strings.ToLower(selector))
	if len(words) == 1 {
		if index, err := strconv.Atoi(words[0]); err == nil {
			return i.Index == index
		}
	}
	label := strings.ToLower(i.Label())
	for _, word := range words {
		if other, ok := selectorAliases[word]; ok {
			word = other
		}
		if isKind, ok := selectorKinds[word]; ok {
			if !isKind(i.Kind) {
				return false
			}
		} else if !holds(label, word) {
			return false
		}
	}
	return true
}

// holds reports whether a word occurs in a label. A word that begins with a digit is a version or
// a model number: it must not be a part of a longer number, as 25 is of 256, and may be the
// beginning of a version, as 25.0 is of 25.0.7.
func holds(label, word string) bool {
	if word[0] < '0' || word[0] > '9' {
		return strings.Contains(label, word)
	}
	for from := 0; ; from++ {
		at := strings.Index(label[from:], word)
		if at < 0 {
			return false
		}
		from += at
		before, _ := utf8.DecodeLastRuneInString(label[:from])
		after, _ := utf8.DecodeRuneInString(label[from+len(word):])
		if !alphanumeric(before) && !alphanumeric(after) {
			return true
		}
	}
}

func alphanumeric(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// simulated returns the simulated GPU that a selector names, or "".
func simulated(selector string) string {
	name := strings.ToLower(strings.TrimSpace(selector))
	if name == "sim" {
		name = "sim32"
	}
	if slices.Contains(vulkan.SimulatedNames(), name) {
		return name
	}
	return ""
}

// onlyHost reports whether a selector can match only the host device.
func onlyHost(selector string) bool { return strings.EqualFold(strings.TrimSpace(selector), "host") }
