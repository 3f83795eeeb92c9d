package startup

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/opline"
)

// childFolder names the variable that makes this program evaluate the
// expressions, with Mesa's cache in the folder that it holds.
const childFolder = "WEFT_TEST_EXPRESSIONS"

func TestMain(m *testing.M) {
	folder, child := os.LookupEnv(childFolder)
	if !child {
		os.Exit(m.Run())
	}
	c, err := evaluate()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	settle(folder)
	if err := json.NewEncoder(os.Stdout).Encode(c); err != nil {
		os.Exit(1)
	}
}

// counts are what one process has made of the expressions.
type counts struct {
	Device      string
	Expressions int // different ones
	Kernels     int // different texts in their plans
	Pipelines   int // that the engine has
	Made        int // by the driver: those and the probe's
	Cached      int // that the driver says to have found in Weft's cache
	Sum         uint64
}

const expressionCount, expressionSeed = 300, 6

// expressions draws different ones over a matrix, a row, a column and another
// matrix.
func expressions() []string {
	random := rand.New(rand.NewPCG(expressionSeed, 0))
	pick := func(list ...string) string { return list[random.IntN(len(list))] }
	var draw func(depth int) string
	draw = func(depth int) string {
		if depth == 0 || random.IntN(6) == 0 {
			return pick("m1", "m2", "m1.T", "row1", "col1")
		}
		x := func() string { return draw(depth - 1) }
		switch random.IntN(10) {
		case 0:
			return "relu(" + x() + ")"
		case 1:
			return "abs(" + x() + ")"
		case 2:
			return pick("maximum", "minimum") + "(" + x() + ", " + x() + ")"
		case 3:
			return "where(" + x() + " < " + x() + ", " + x() + ", " + x() + ")"
		default:
			return "(" + x() + pick(" + ", " - ", " * ") + x() + ")"
		}
	}
	seen := map[string]bool{}
	var list []string
	for len(list) < expressionCount {
		text := draw(1 + random.IntN(3))
		if random.IntN(8) == 0 {
			text = "sum(m1 * " + text + pick(", axis=0)", ", axis=1)")
		}
		if strings.ContainsAny(text, "(") && !seen[text] {
			seen[text] = true
			list = append(list, "expr '"+text+"' f32"+operandsOf(text))
		}
	}
	return list
}

// operandsOf lists those of an expression, with their shapes.
func operandsOf(expression string) (list string) {
	for _, o := range []struct{ name, shape string }{{"m1", "[16,16]"}, {"m2", "[16,16]"}, {"row1", "[16]"}, {"col1", "[16,1]"}} {
		if strings.Contains(expression, o.name) {
			list += " " + o.name + "=" + o.shape
		}
	}
	return list
}

// evaluate runs every expression once.
func evaluate() (counts, error) {
	ctx := context.Background()
	dev, err := device.Open(device.WithSmallWorkOnDevice())
	if err != nil {
		return counts{}, err
	}
	defer dev.Close()
	e, err := engine.For(opened.Device(dev))
	if err != nil {
		return counts{}, err
	}
	c := counts{Device: dev.Info().Name}
	texts := map[string]bool{}
	for _, text := range expressions() {
		line, err := opline.Parse(text)
		if err != nil {
			return c, err
		}
		operands := make([]graph.Value, len(line.Operands))
		for i, o := range line.Operands {
			data := make([]byte, 4*o.Shape.Size())
			for j := range o.Shape.Size() {
				binary.LittleEndian.PutUint32(data[4*j:], 0x3f800000+uint32(i+3*j)<<12)
			}
			if operands[i], err = e.Upload(o.DType, o.Shape, data); err != nil {
				return c, err
			}
		}
		v, err := line.Record(operands)
		if err != nil {
			return c, err
		}
		x, err := e.Explain(v)
		if err != nil {
			return c, err
		}
		for _, s := range x.Steps {
			texts[s.Text] = true
		}
		out := make([]byte, v.Shape().Size()*v.DType().Size())
		if err := e.Read(ctx, v, out); err != nil {
			return c, fmt.Errorf("%s: %w", text, err)
		}
		c.Expressions++
		for _, b := range out {
			c.Sum = c.Sum*1099511628211 + uint64(b)
		}
	}
	made := opened.Device(dev).PipelineCounts()
	c.Kernels, c.Pipelines, c.Made, c.Cached = len(texts), e.Pipelines(), made.Made, made.Cached
	return c, nil
}

// settle waits until nothing in a folder grows any more: Mesa writes its cache
// from another thread, which the process's end cuts off.
func settle(folder string) {
	for before := int64(-1); ; time.Sleep(100 * time.Millisecond) {
		now := size(folder)
		if now == before {
			return
		}
		before = now
	}
}

// size is that of the files in a folder together.
func size(folder string) (bytes int64) {
	_ = filepath.WalkDir(folder, func(_ string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return nil // it may have gone meanwhile
		}
		if info, err := entry.Info(); err == nil {
			bytes += info.Size()
		}
		return nil
	})
	return bytes
}

// Different expressions make exactly as many pipelines as their plans have
// different kernels, and what one process has compiled the next one does not
// compile again: Mesa's cache does not grow, and a driver that tells found every
// pipeline in ours.
func TestExpressionsCompileOnce(t *testing.T) {
	folder := t.TempDir()
	env := append(caches(folder), childFolder+"="+folder)
	var first counts
	var grown int64
	for _, name := range []string{"first", "second"} {
		cmd := exec.Command(os.Args[0])
		var out bytes.Buffer
		cmd.Env, cmd.Stdout, cmd.Stderr = env, &out, os.Stderr
		if err := cmd.Run(); err != nil {
			t.Fatalf("the %s process: %v", name, err)
		}
		var c counts
		if err := json.Unmarshal(out.Bytes(), &c); err != nil {
			t.Fatalf("%v: %q", err, out.String())
		}
		t.Logf("%s: %+v, %d bytes in the caches", name, c, size(folder))
		if c.Expressions != expressionCount {
			t.Errorf("%d expressions, want %d", c.Expressions, expressionCount)
		}
		if want := c.Kernels; c.Device != "host" && c.Pipelines != want {
			t.Errorf("the %s process: %d pipelines of %d kernels", name, c.Pipelines, want)
		}
		if name == "first" {
			first, grown = c, size(folder)
			continue
		}
		if c.Kernels != first.Kernels || c.Sum != first.Sum {
			t.Errorf("the second process differs: %+v, want %+v", c, first)
		}
		if now := size(folder); now != grown {
			t.Errorf("the second process compiled something: the caches grew from %d bytes to %d", grown, now)
		}
		if c.Made > c.Pipelines {
			t.Errorf("the second process probed the device again: %d pipelines for %d kernels", c.Made, c.Pipelines)
		}
		// Some drivers find what they made a moment ago, and keep nothing.
		kept, _ := filepath.Glob(filepath.Join(folder, "user", "weft", "pipelines", "*.bin"))
		if len(kept) > 0 && c.Cached > 0 && c.Cached != c.Made {
			t.Errorf("of %d pipelines the driver found %d in the cache", c.Made, c.Cached)
		}
	}
}
