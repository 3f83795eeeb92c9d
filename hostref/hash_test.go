package hostref

import (
	"fmt"
	"hash/fnv"
	"os"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// resultHash is the file that holds the hash of every operator of every type
// over fixed inputs. It is the same wherever Go runs: with GOAMD64=v3 and on
// arm64 too, where an expression that mixes mul and add would be fused. It
// changes when a definition does.
const resultHash = "testdata/results.fnv64"

func TestResultsAreTheSameOnEveryProcessor(t *testing.T) {
	hash := fnv.New64a()
	for _, from := range dtype.All() {
		in, other := sampleColumns(from)
		for _, op := range ops.All() {
			if op.Kind != ops.Map || op.Cond || op == ops.Cast || !op.Accept.Contains(from) {
				continue
			}
			hash.Write(applyTo(t, op, resultOf(key{op, from}), []Column{in, other, in}[:op.Arity]...))
		}
		for _, to := range dtype.All() {
			hash.Write(applyTo(t, ops.Cast, to, in))
		}
		for _, op := range []*ops.Op{ops.Sum, ops.Prod, ops.Max, ops.Min} {
			if _, ok := folds[key{op, from}]; !ok {
				continue
			}
			for n := 1; n <= in.Len(); n = n*3 + 1 {
				result, err := Fold(op, in.Part(in.Len()-n, in.Len()))
				if err != nil {
					t.Fatal(err)
				}
				hash.Write(result.Append(nil, from))
			}
		}
	}
	got := fmt.Sprintf("%016x\n", hash.Sum64())
	if *update {
		if err := os.WriteFile(resultHash, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(resultHash)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the hash of all results is %swhere %s has %swhere a definition has changed, run go test ./hostref -run TestResultsAreTheSame -update", got, resultHash, want)
	}
}
