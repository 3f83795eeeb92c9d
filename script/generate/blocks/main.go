// Command blocks writes the vector loops that decode blocks of quantised weights, from the table of
// formats of package quant. go generate runs it in internal/backend/host/blocks.
package main

import (
	"fmt"
	"go/format"
	"os"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	for name, make := range files {
		text, err := make()
		if err == nil {
			err = os.WriteFile(name, text, 0o644)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// files are the generated files.
var files = map[string]func() ([]byte, error){
	"loops_gen_amd64.s":  assembly,
	"loops_gen_amd64.go": func() ([]byte, error) { return format.Source(declarations()) },
}
