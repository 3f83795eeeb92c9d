package exhaustive

import (
	"flag"
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/term"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tests/exhaustive/measured"
)

var (
	functions = flag.String("functions", "", "these functions alone, joined by commas")
	step      = flag.Uint64("step", 0, "take one of every `n` inputs of float32 (default: a sample for CI)")
	pairs     = flag.Int("pairs", 0, "how many operands of each operation in words, and of each function of two numbers (default: a sample for CI)")
	record    = flag.String("record", "", "merge what was measured into this `file`")
)

// recorded is what docs/numerics.md shows.
const recorded = "../../docs/numerics.json"

// The samples for CI: on a device that was asked for, and elsewhere, such as
// under the race detector.
const (
	deviceStep, quickStep   = 1 << 10, 1 << 14
	devicePairs, quickPairs = 1 << 18, 1 << 14
)

func asked() bool { return os.Getenv("WEFT_DEVICE") != "" }

func stepOf() uint64 {
	switch {
	case *step > 0:
		return *step
	case asked():
		return deviceStep
	}
	return quickStep
}

func pairsOf() int {
	switch {
	case *pairs > 0:
		return *pairs
	case asked():
		return devicePairs
	}
	return quickPairs
}

// functionsOf are the map operators of an arity that return the dtype they take
// and compute something, or those of them that -functions names.
func functionsOf(t *testing.T, arity int, d dtype.DType) []*ops.Op {
	t.Helper()
	var list []*ops.Op
	for _, op := range ops.All() {
		same := op.Result == ops.Same || op.Result == ops.ToReal    // of a real number
		moves := op == ops.Copy || op == ops.Real || op == ops.Conj // of real numbers
		if op.Kind == ops.Map && op.Arity == arity && same && op.Accept.Contains(d) && !moves {
			list = append(list, op)
		}
	}
	if *functions == "" {
		return list
	}
	var named []*ops.Op
	for _, name := range strings.FieldsFunc(*functions, func(r rune) bool { return r == ',' || r == ' ' }) {
		op, ok := ops.ByName(name)
		if !ok {
			t.Fatalf("-functions: the catalogue has no operator %q", name)
		}
		if slices.Contains(list, op) {
			named = append(named, op)
		}
	}
	return named
}

// keep records an error if that is asked for.
func keep(t *testing.T, dev *device.Device, e measured.Error) {
	t.Helper()
	e.MaxULP = math.Ceil(e.MaxULP*1000) / 1000
	e.Device = dev.Info().Name + ", " + dev.Info().DriverVersion
	e.Date = time.Now().UTC().Format(time.DateOnly)
	if *record == "" || math.IsInf(e.MaxULP, 0) {
		return
	}
	if err := measured.Record(*record, e); err != nil {
		t.Error(err)
	}
}

// progress shows how far a test is, where somebody watches.
func progress(what string, done, all uint64) {
	if !term.IsTerminal(int(os.Stderr.Fd())) {
		return
	}
	text := "\r" + what + " " + time.Now().Format(time.TimeOnly) + " "
	if done < all {
		text += strings.Repeat("#", int(40*done/all)) + strings.Repeat(".", 40-int(40*done/all))
	} else {
		text = "\r" + strings.Repeat(" ", len(text)+40) + "\r"
	}
	_, _ = os.Stderr.WriteString(text)
}
