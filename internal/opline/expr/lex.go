package expr

import (
	"strings"
	"unicode/utf8"
)

// token is a lexeme; kind is 'n' for a number, 'w' for a word, 0 at the end,
// and otherwise the first character of a symbol.
type token struct {
	kind   byte
	text   string
	offset int
}

const symbols = "+-*/()[],:.=<>!"

func isLetter(r rune) bool { return r == '_' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' }
func isDigit(b byte) bool  { return '0' <= b && b <= '9' }

// lex splits the whole source, so that the parser can look ahead.
func lex(src string) ([]token, error) {
	var tokens []token
	for i := 0; i < len(src); {
		c := src[i]
		start := i
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			i++
			continue
		case isDigit(c) || c == '.' && i+1 < len(src) && isDigit(src[i+1]):
			i = endOfNumber(src, i)
			tokens = append(tokens, token{'n', src[start:i], start})
		case isLetter(rune(c)):
			for i < len(src) && (isLetter(rune(src[i])) || isDigit(src[i])) {
				i++
			}
			tokens = append(tokens, token{'w', src[start:i], start})
		case strings.HasPrefix(src[i:], "..."):
			i += 3
			tokens = append(tokens, token{c, src[start:i], start})
		case strings.IndexByte(symbols, c) >= 0:
			i++
			if i < len(src) && src[i] == '=' && strings.IndexByte("=<>!", c) >= 0 {
				i++
			}
			tokens = append(tokens, token{c, src[start:i], start})
		default:
			r, _ := utf8.DecodeRuneInString(src[i:])
			return nil, &SyntaxError{src, i, "unexpected character " + quote(string(r))}
		}
	}
	return append(tokens, token{0, "", len(src)}), nil
}

// endOfNumber is the end of a decimal number with an optional fraction and
// exponent.
func endOfNumber(src string, i int) int {
	digits := func() {
		for i < len(src) && isDigit(src[i]) {
			i++
		}
	}
	digits()
	if i < len(src) && src[i] == '.' {
		i++
		digits()
	}
	if i < len(src) && (src[i] == 'e' || src[i] == 'E') {
		exponent := i
		i++
		if i < len(src) && (src[i] == '+' || src[i] == '-') {
			i++
		}
		if i == len(src) || !isDigit(src[i]) {
			return exponent
		}
		digits()
	}
	return i
}
