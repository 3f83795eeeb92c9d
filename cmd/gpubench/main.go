package main

import (
	"fmt"
	"os"
)

func main() {
	if err := showCachedDrivers(); err != nil {
		fmt.Fprintln(os.Stderr, "gpubench: drivers of the cache folder:", err)
	}
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
