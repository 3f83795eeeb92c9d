package arrayapi

import (
	"fmt"
	"strconv"
	"strings"
)

// parameter is one of a function's, as the standard writes it.
type parameter struct {
	name       string
	positional bool // may be given by place
	keyword    bool // may be given by name
	variadic   bool // takes all the places that are left
	required   bool
	initial    any // where it is not given
}

// signature is a function's parameters.
type signature []parameter

// parseSignature reads a signature as the standard writes it, without types:
// "x, /, *, axis=None, keepdims=False". It is for this package's own table.
func parseSignature(text string) (signature, error) {
	var s signature
	positional := true
	for item := range strings.SplitSeq(text, ",") {
		item = strings.TrimSpace(item)
		switch {
		case item == "":
		case item == "/":
			for i := range s {
				s[i].keyword = false
			}
		case item == "*":
			positional = false
		case strings.HasPrefix(item, "*"):
			s = append(s, parameter{name: item[1:], positional: true, variadic: true})
			positional = false
		default:
			name, initial, optional := strings.Cut(item, "=")
			p := parameter{name: name, positional: positional, keyword: true, required: !optional}
			if optional {
				v, err := parseLiteral(initial)
				if err != nil {
					return nil, fmt.Errorf("signature %q, parameter %s: %w", text, name, err)
				}
				p.initial = v
			}
			s = append(s, p)
		}
	}
	return s, nil
}

// parseLiteral reads a default value of Python's.
func parseLiteral(text string) (any, error) {
	switch text {
	case "None":
		return nil, nil
	case "True", "False":
		return text == "True", nil
	}
	if inner, ok := strings.CutPrefix(text, "'"); ok {
		return strings.TrimSuffix(inner, "'"), nil
	}
	if n, err := strconv.Atoi(text); err == nil {
		return n, nil
	}
	return strconv.ParseFloat(text, 64)
}

// bind gives every parameter its value.
func (s signature) bind(function string, args []any, attrs map[string]any) (map[string]any, error) {
	values := make(map[string]any, len(s))
	next := 0
	for _, p := range s {
		named, byName := attrs[p.name]
		switch {
		case p.variadic:
			values[p.name] = args[next:]
			next = len(args)
			continue
		case p.positional && next < len(args):
			if byName && p.keyword {
				return nil, &ArgumentError{Function: function, Argument: p.name, Problem: "is given twice, by place and by name"}
			}
			values[p.name] = args[next]
			next++
		case byName && p.keyword:
			values[p.name] = named
		case p.required:
			return nil, &ArgumentError{Function: function, Argument: p.name, Problem: "is missing"}
		default:
			values[p.name] = p.initial
		}
	}
	if next < len(args) {
		return nil, &ArgumentError{Function: function, Argument: fmt.Sprintf("number %d", next+1), Problem: fmt.Sprintf("is one too many: pass at most %d by place", next)}
	}
	for name := range attrs {
		if !s.names(name) {
			return nil, &ArgumentError{Function: function, Argument: name, Problem: "is no keyword of the function, whose parameters are (" + s.String() + ")"}
		}
	}
	return values, nil
}

// names reports whether a parameter may be given by this name.
func (s signature) names(name string) bool {
	for _, p := range s {
		if p.name == name && p.keyword {
			return true
		}
	}
	return false
}

// String lists the parameters' names.
func (s signature) String() string {
	names := make([]string, len(s))
	for i, p := range s {
		names[i] = p.name
	}
	return strings.Join(names, ", ")
}
