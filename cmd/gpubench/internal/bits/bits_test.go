package bits

import (
	"context"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload/opline"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload/opline/expr"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
)

var (
	update = flag.Bool("update", false, "record on the host device what the corpus gives: where a definition has changed")
	draw   = flag.Bool("draw", false, "draw the corpus anew from today's catalogue, and record it: raise Version first")
)

const head = `# The corpus of gpubench check --bits: random expressions of all dtypes and all
# kinds of operators. DO NOT EDIT: drawn by go test -run TestCorpus -draw.
`

// corpusSeed draws every operator that there was with version 1.
const corpusSeed = 19

// The device under test makes of the corpus what was recorded.
func TestCorpus(t *testing.T) {
	if *draw {
		write(t, "corpus.txt", head+strings.Join(drawCorpus(corpusSeed), "\n")+"\n")
	}
	if *update || *draw {
		record(t)
	}
	lines, want := load(t)
	got, err := Run(context.Background(), testdev.Open(t), lines, func() {})
	if err != nil {
		t.Fatal(err)
	}
	if d := Compare(lines, got, want); d != nil {
		t.Fatal(d)
	}
	if got.SHA256 != want.SHA256 {
		t.Errorf("the hash of all results is %s, recorded %s, though every line's is the same", got.SHA256, want.SHA256)
	}
}

// load reads the corpus from its files, which may just have been written.
func load(t *testing.T) ([]opline.Line, Hashes) {
	t.Helper()
	want, err := parse(readFile(t, "recorded.txt"))
	if err != nil {
		t.Fatal(err)
	}
	return corpusLines(t), want
}

func corpusLines(t *testing.T) []opline.Line {
	t.Helper()
	lines, err := opline.ParseSuite("corpus.txt", readFile(t, "corpus.txt"))
	if err != nil {
		t.Fatal(err)
	}
	return lines
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func record(t *testing.T) {
	t.Helper()
	host, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer host.Close()
	lines := corpusLines(t)
	for _, l := range lines {
		if err := workload.Check(l, host); err != nil {
			t.Fatalf("%s: %v", l.Text, err)
		}
	}
	hashes, err := Run(context.Background(), host, lines, func() {})
	if err != nil {
		t.Fatal(err)
	}
	write(t, "recorded.txt", hashes.String())
}

func TestTheCorpusIsWhole(t *testing.T) {
	lines, want := load(t)
	if len(lines) != structures*instances || len(want.Lines) != len(lines) {
		t.Fatalf("%d lines, and the hashes of %d; want %d of both", len(lines), len(want.Lines), structures*instances)
	}
	dtypes, kinds, data := map[dtype.DType]int{}, map[ops.Kind]int{}, map[opline.Data]int{}
	drawn := map[*ops.Op]bool{}
	for _, l := range lines {
		for _, o := range l.Operands {
			dtypes[o.DType]++
		}
		data[l.Data]++
		for _, op := range operators(l.Expr) {
			kinds[op.Kind]++
			drawn[op] = true
		}
	}
	for _, d := range dtype.All() {
		if dtypes[d] < 4*instances {
			t.Errorf("only %d operands are %s", dtypes[d], d)
		}
	}
	for _, k := range []ops.Kind{ops.Map, ops.Reduce, ops.Movement, ops.Update, ops.Composition} {
		if kinds[k] < 4*instances {
			t.Errorf("only %d operators are of kind %s", kinds[k], k)
		}
	}
	if len(drawn) < 80 { // all that there were when it was drawn
		t.Errorf("only %d operators were drawn", len(drawn))
	}
	for _, d := range opline.AllData() {
		if data[d] < structures/2 {
			t.Errorf("only %d lines have data=%s", data[d], d)
		}
	}
}

func operators(n expr.Node) []*ops.Op {
	switch n := n.(type) {
	case *expr.Transpose:
		return append(operators(n.X), ops.Permute)
	case *expr.Call:
		list := []*ops.Op{n.Op}
		for _, a := range n.Args {
			list = append(list, operators(a)...)
		}
		return list
	}
	return nil
}

func TestCompareNamesTheFirstLine(t *testing.T) {
	lines := make([]opline.Line, 3)
	for i := range lines {
		lines[i].Text = strings.Repeat("x", i)
	}
	want := Hashes{"", []LineHash{{"a", "b"}, {"c", "d"}, {"e", "f"}}}
	for _, c := range []struct {
		name   string
		change func(got []LineHash)
		number int
		says   string
	}{
		{"nothing", func([]LineHash) {}, 0, ""},
		{"two results", func(got []LineHash) { got[1].Result, got[2].Result = "y", "z" }, 2, "2 line(s) of the corpus differ from what was recorded, the first is line 2 (y, recorded d)"},
		{"operands", func(got []LineHash) { got[2].Operands = "y" }, 3, "line 3 of the corpus has other operands than were recorded (y, recorded e)"},
	} {
		got := Hashes{"", slices.Clone(want.Lines)}
		c.change(got.Lines)
		d := Compare(lines, got, want)
		switch {
		case d == nil && c.number != 0:
			t.Errorf("%s: no difference was found", c.name)
		case d != nil && (d.Number != c.number || !strings.HasPrefix(d.Error(), c.says)):
			t.Errorf("%s: got %d, %q; want %d, %q", c.name, d.Number, d.Error(), c.number, c.says)
		}
	}
}

func TestRecordedHashesRoundTrip(t *testing.T) {
	want := Hashes{"0123", []LineHash{{"a", "b"}, {"c", "d"}}}
	got, err := parse(want.String())
	if err != nil || got.String() != want.String() {
		t.Errorf("got %v, %v; want %v", got, err, want)
	}
	for _, text := range []string{"0 0123\n", "1\n"} {
		if _, err := parse(text); err == nil {
			t.Errorf("%q was read", text)
		}
	}
}
