package kernel

import "fmt"

// The names in kernel texts.
var (
	schemeNames = []string{"flat", "rows", "wrapped", "general", "tiled", "aligned", "interleaved", "sliding"}
	accessNames = []string{"inner 0", "inner 1", "inner 1, rows 0", "inner 1 unaligned", "inner any", "outer 1", "innermost 0"}
	formNames   = []string{"along", "across", "gather"}
	sortNames   = []string{"tiles", "merge", "count", "sums", "scatter", "values", "positions"}
	chunkNames  = []string{"single", "along k", "along n", "stepwise"}
)

// name returns the name of a value, by its number.
func name[T ~uint8](n T, names []string) string {
	if int(n) < len(names) {
		return names[n]
	}
	return fmt.Sprint(uint8(n))
}

// String names the scheme as kernel texts do.
func (s Scheme) String() string { return name(s, schemeNames) }

// String names the access mode as kernel texts do.
func (a Access) String() string { return name(a, accessNames) }

// String names the form as kernel texts do.
func (f Form) String() string { return name(f, formNames) }

// String names the form as kernel texts do.
func (f SortForm) String() string { return name(f, sortNames) }

// String names the way as kernel texts do.
func (c Chunks) String() string { return name(c, chunkNames) }
