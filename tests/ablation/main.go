package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/weft-gpu/weft/tests/ablation/figure"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "ablation:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	flags := flag.NewFlagSet("ablation", flag.ContinueOnError)
	dir := flags.String("dir", "", "the `folder` of the instrumented sources and of the results")
	if len(args) == 0 {
		return fmt.Errorf("name a command: instrument, plan, time or record")
	}
	only := flags.String("only", "", "a regular `expression` of the subjects, as in 'figure target.MaxCost'")
	selector := flags.String("device", "host", "the `device` to time on: host or lavapipe")
	rounds := flags.Int("rounds", 5, "how often each of the two is timed")
	most := flags.Int("most", 8, "how many works are timed of an ablation at the most")
	halves := flags.Bool("halves", false, "time halved and doubled figures too")
	name := flags.String("work", "", "the `program` to time once")
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	root, err := os.Getwd()
	if err != nil {
		return err
	}
	switch args[0] {
	case "instrument":
		return instrument(root, *dir)
	case "plan":
		return ablated(context.Background(), root, *dir, *only)
	case "time":
		variants := figure.Variants[:3]
		if *halves {
			variants = figure.Variants
		}
		w, err := newStopwatch(*dir, *selector, *rounds, *most, variants)
		if err != nil {
			return err
		}
		return w.measure(context.Background(), *only)
	case "record":
		return record(*dir, filepath.Join(root, results))
	case "once":
		ns, err := programOnce(context.Background(), *selector, *name)
		if err != nil {
			return err
		}
		fmt.Println(ns)
		return nil
	}
	return fmt.Errorf("there is no command %s", args[0])
}
