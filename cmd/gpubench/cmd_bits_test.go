package main

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/bits"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
)

// With -update, what the host device makes of the corpus is recorded.
func TestRecordedBits(t *testing.T) {
	lines := bits.Lines()
	if *update {
		e := &environment{ctx: context.Background(), stderr: io.Discard, flags: flags{Device: "host"}}
		err := e.withDevice(func(dev *device.Device) error {
			h, err := corpusHashes(e, dev, lines)
			if err != nil {
				return err
			}
			return os.WriteFile("internal/bits/recorded.txt", []byte(h.String()), 0o666)
		})
		if err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := bits.Recorded()
	if err != nil {
		t.Fatal(err)
	}
	if len(lines) < 500 || len(want.Lines) != len(lines) {
		t.Errorf("%d lines, and the hashes of %d; want 500 or more", len(lines), len(want.Lines))
	}
}

// All that takes part in a result is in the corpus.
func TestCorpusHasEveryKind(t *testing.T) {
	host, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer host.Close()
	dtypes, kinds, data := map[dtype.DType]int{}, map[ops.Kind]int{}, map[opline.Data]int{}
	drawn := map[*ops.Op]bool{}
	for _, text := range bits.Lines() {
		l, err := opline.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if err := workload.Check(l, host); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		data[l.Data]++
		for _, o := range l.Operands {
			dtypes[o.DType]++
		}
		for _, op := range operators(l.Expr) {
			kinds[op.Kind]++
			drawn[op] = true
		}
	}
	for _, d := range dtype.All() {
		if dtypes[d] < 16 {
			t.Errorf("only %d operands are %s", dtypes[d], d)
		}
	}
	for _, k := range []ops.Kind{ops.Map, ops.Reduce, ops.Movement, ops.Update, ops.Composition} {
		if kinds[k] < 16 {
			t.Errorf("only %d operators are of kind %s", kinds[k], k)
		}
	}
	for _, d := range opline.AllData() {
		if data[d] < 60 {
			t.Errorf("only %d lines have data=%s", data[d], d)
		}
	}
	if len(drawn) < 80 { // all that there were when it was drawn
		t.Errorf("only %d operators were drawn", len(drawn))
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

// The device under test makes of the corpus what was recorded.
func TestCheckBits(t *testing.T) {
	want, err := bits.Recorded()
	if err != nil {
		t.Fatal(err)
	}
	status, stdout, stderr := gpubench(t, "check", "--bits")
	if status != 0 || !strings.HasSuffix(stdout, "\nbits: "+want.SHA256+" same as recorded\n") {
		t.Errorf("status %d, %q, %q", status, stdout, stderr)
	}
	status, stdout, stderr = gpubench(t, "check", "--bits", "--format", "json")
	var r bitsRecord
	if err := json.Unmarshal([]byte(stdout), &r); status != 0 || err != nil || !r.OK || r.Lines != len(want.Lines) || r.SHA256 != want.SHA256 {
		t.Errorf("status %d, %v, %+v, %q", status, err, r, stderr)
	}
	for _, args := range [][]string{{"neg f32 [4]"}, {"--quick"}, {"--format", "csv"}} {
		if status, stdout, _ := gpubench(t, append([]string{"check", "--bits"}, args...)...); status != statusUsage || stdout != "" {
			t.Errorf("%v: status %d, %q", args, status, stdout)
		}
	}
}

func TestBitsThatDifferFail(t *testing.T) {
	var out strings.Builder
	r := bitsRecord{Corpus: 1, Lines: 2, Device: "x", Driver: "y", SHA256: "12", Recorded: "34", Error: "line 2"}
	err := r.report(&environment{flags: flags{Format: "table"}, stdout: &out})
	if statusOf(err) != statusFailed || out.String() != "2 expressions on x, y\nbits: 12, recorded 34\nFAILED line 2\n" {
		t.Errorf("%v, %q", err, out.String())
	}
}
