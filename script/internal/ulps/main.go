// Ulps reads the output of "go test -json" of package elementary from standard
// input, shows the greatest error of each float64 and complex128 function, and
// with -record merges them into a file of package measured. It exits non-zero
// when a test failed or no error was found.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/weft-gpu/weft/tests/exhaustive/measured"
)

func main() {
	record := flag.String("record", "", "merge the errors into this `file`")
	flag.Parse()
	r := reader{date: time.Now().UTC().Format(time.DateOnly)}
	in := bufio.NewReader(os.Stdin)
	for {
		line, err := in.ReadBytes('\n')
		if len(line) > 0 {
			fmt.Print(r.line(line))
		}
		if err != nil {
			break
		}
	}
	if *record != "" {
		if err := measured.Record(*record, r.list...); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	if r.failed || len(r.list) == 0 {
		os.Exit(1)
	}
}
