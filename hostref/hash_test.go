package hostref

import (
	"fmt"
	"hash"
	"hash/fnv"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// resultHashes is the file with a hash of each operator's results for all its dtypes and fixed
// inputs, one line an operator. The hashes are the same on every processor, also with GOAMD64=v3 and
// on arm64, for which Go fuses a multiplication with an addition if the code does not prevent it. A
// line changes only with a definition.
const resultHashes = "testdata/results.fnv64"

func TestResultsAreTheSameOnEveryProcessor(t *testing.T) {
	hashes := map[*ops.Op]hash.Hash64{}
	write := func(op *ops.Op, data []byte) {
		if hashes[op] == nil {
			hashes[op] = fnv.New64a()
		}
		hashes[op].Write(data)
	}
	for _, from := range dtype.All() {
		in, other := sampleColumns(from)
		for _, op := range ops.All() {
			if op.Kind != ops.Map || op.Cond || op == ops.Cast || !op.Accept.Contains(from) {
				continue
			}
			write(op, applyTo(t, op, resultOf(key{op, from}), []Column{in, other, in}[:op.Arity]...))
		}
		for _, to := range dtype.All() {
			write(ops.Cast, applyTo(t, ops.Cast, to, in))
		}
		for _, op := range []*ops.Op{ops.Sum, ops.Prod, ops.Max, ops.Min, ops.SumTerms} {
			if _, ok := folds[key{op, from}]; !ok {
				continue
			}
			for n := 1; n <= in.Len(); n = n*3 + 1 {
				result, err := Fold(op, in.Part(in.Len()-n, in.Len()))
				if err != nil {
					t.Fatal(err)
				}
				write(op, result.Append(nil, from))
			}
		}
	}
	var lines []string
	for op, h := range hashes {
		lines = append(lines, fmt.Sprintf("%s %016x\n", op, h.Sum64()))
	}
	slices.Sort(lines)
	if *update {
		if err := os.WriteFile(resultHashes, []byte(strings.Join(lines, "")), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	recorded, err := os.ReadFile(resultHashes)
	if err != nil {
		t.Fatal(err)
	}
	want := slices.Collect(strings.Lines(string(recorded)))
	for _, line := range lines {
		if !slices.Contains(want, line) {
			t.Errorf("%sis not in %s: if the operator is new, or its definition has changed, run go test ./hostref -run TestResultsAreTheSame -update: docs/adding-an-operator.md", line, resultHashes)
		}
	}
	for _, line := range want {
		if !slices.Contains(lines, line) {
			t.Errorf("%s has %swhich no operator returns now", resultHashes, line)
		}
	}
}
