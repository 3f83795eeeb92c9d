package bench

import _ "embed"

// Default is the suite that gpubench run measures when no line is given.
//
//go:embed suites/default.txt
var Default string
