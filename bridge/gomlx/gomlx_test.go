package gomlx_test

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	. "github.com/gomlx/gomlx/pkg/core/graph"
	"github.com/gomlx/gomlx/pkg/core/shapes"
	"github.com/gomlx/gomlx/pkg/core/tensors"

	weft "github.com/weft-gpu/weft/bridge/gomlx"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

type backendOf = backends.Backend

// open opens the device that WEFT_DEVICE names, the host where it names none; kernels compute
// all.
func open(t testing.TB) backends.Backend { return openWith(t, "kernels") }

// openWith opens the device that WEFT_DEVICE names, the host without it, with options.
func openWith(t testing.TB, options string) backends.Backend {
	t.Helper()
	config := ""
	if os.Getenv("WEFT_DEVICE") == "" {
		config = "host"
	}
	backend, err := weft.New(config + "," + options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(backend.Finalize)
	return backend
}

// run evaluates a graph of tensors.
func run(t testing.TB, backend backends.Backend, f func(x []*Node) []*Node, args []*tensors.Tensor) []*tensors.Tensor {
	t.Helper()
	e, err := NewExecAny(backend, f)
	if err != nil {
		t.Fatal(err)
	}
	out, err := e.Exec(anys(args)...)
	if err != nil {
		t.Fatal(err)
	}
	e.Finalize()
	return out
}

// equal holds results against what they have to be, as text.
func equal(t *testing.T, got []*tensors.Tensor, want ...any) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%d results, want %d", len(got), len(want))
	}
	for i := range got {
		if g, w := fmt.Sprint(got[i].Value()), fmt.Sprint(want[i]); g != w {
			t.Errorf("result %d is %s, want %s", i, g, w)
		}
	}
}

// counted is a While that counts to limit and adds x each time; with an operand of the
// function around it, step.
func counted(x *Node, limit int32) []*Node {
	g := x.Graph()
	step := Add(x, x)
	state := func(g *Graph) (i, s *Node) {
		return Parameter(g, "i", shapes.Make(dtypes.Int32)), Parameter(g, "s", x.Shape())
	}
	cond := NewClosure(g, func(g *Graph) []*Node {
		i, _ := state(g)
		return []*Node{LessThan(i, Const(g, limit))}
	})
	body := NewClosure(g, func(g *Graph) []*Node {
		i, s := state(g)
		return []*Node{AddScalar(i, 1), Add(s, step)}
	})
	return While(cond, body, Const(g, int32(0)), ZerosLike(x))
}

func TestWhile(t *testing.T) {
	backend := open(t)
	for _, c := range []struct {
		limit int32
		sum   []float32
	}{{0, []float32{0, 0}}, {1, []float32{2, 4}}, {5, []float32{10, 20}}} {
		got := run(t, backend, func(x []*Node) []*Node {
			out := counted(x[0], c.limit)
			return []*Node{out[0], AddScalar(out[1], 1), out[1], x[0], out[1]}
		}, []*tensors.Tensor{tensors.FromValue([]float32{1, 2})})
		equal(t, got, c.limit, []float32{c.sum[0] + 1, c.sum[1] + 1}, c.sum, []float32{1, 2}, c.sum)
	}
}

// TestWhileInWhile has a loop in a function that a loop's body calls.
func TestWhileInWhile(t *testing.T) {
	backend := open(t)
	got := run(t, backend, func(x []*Node) []*Node {
		g := x[0].Graph()
		inner := NewFunction(g, "inner", func(g *Graph) []*Node {
			return counted(Parameter(g, "y", x[0].Shape()), 3)[1:]
		})
		cond := NewClosure(g, func(g *Graph) []*Node {
			return []*Node{LessThan(ReduceAllSum(Parameter(g, "s", x[0].Shape())), Const(g, float32(100)))}
		})
		body := NewClosure(g, func(g *Graph) []*Node {
			return inner.Call(Parameter(g, "s", x[0].Shape()))
		})
		return While(cond, body, x[0])
	}, []*tensors.Tensor{tensors.FromValue([]float32{1, 2})})
	equal(t, got, []float32{36, 72})
}

// TestIf has branches that are little work, and ones that are not, and loop.
func TestIf(t *testing.T) {
	backend := open(t)
	for _, size := range []int{2, 1 << 17} {
		for _, loops := range []bool{false, true} {
			for _, condition := range []bool{false, true} {
				got := run(t, backend, func(x []*Node) []*Node {
					g := x[0].Graph()
					yes := NewClosure(g, func(g *Graph) []*Node {
						if loops {
							return []*Node{counted(x[1], 2)[1], x[1]}
						}
						return []*Node{Add(x[1], x[1]), x[1]}
					})
					no := NewClosure(g, func(g *Graph) []*Node { return []*Node{Neg(x[1]), Mul(x[1], x[1])} })
					out := If(x[0], yes, no)
					return []*Node{Slice(out[0], AxisRange(0, 2)), Slice(out[1], AxisRange(0, 2))}
				}, []*tensors.Tensor{tensors.FromValue(condition), tensors.FromFlatDataAndDimensions(repeated(3, size), size)})
				switch {
				case !condition:
					equal(t, got, []float32{-3, -3}, []float32{9, 9})
				case loops:
					equal(t, got, []float32{12, 12}, []float32{3, 3})
				default:
					equal(t, got, []float32{6, 6}, []float32{3, 3})
				}
			}
		}
	}
}

func repeated(x float32, n int) []float32 {
	list := make([]float32, n)
	for i := range list {
		list[i] = x
	}
	return list
}

// TestResultsAreTheirOwn finalizes results that are a parameter, a constant or each other.
func TestResultsAreTheirOwn(t *testing.T) {
	backend := open(t)
	x := tensors.FromValue([]float32{1, 2})
	e := MustNewExecAny(backend, func(x *Node) []*Node {
		y := Neg(x)
		return []*Node{x, y, y, Const(x.Graph(), []int32{7, 8}), Identity(y), Reshape(x, 2, 1)}
	})
	want := []any{[]float32{1, 2}, []float32{-1, -2}, []float32{-1, -2}, []int32{7, 8}, []float32{-1, -2}, [][]float32{{1}, {2}}}
	for first := range want {
		out := e.MustExec(x)
		out[first].MustFinalizeAll()
		for i, got := range out {
			if i != first {
				equal(t, []*tensors.Tensor{got}, want[i])
			}
		}
	}
}

// TestDonation donates a buffer, which holds nothing afterwards, and keeps it where the
// execution fails.
func TestDonation(t *testing.T) {
	backend := open(t)
	b := backend.Builder("donation")
	f := b.Main()
	shape := shapes.Make(dtypes.Float32, 2)
	p, _ := f.Parameter("x", shape, nil)
	y, _ := f.Add(p, p)
	if err := f.Return([]backends.Value{y}, nil); err != nil {
		t.Fatal(err)
	}
	e, err := b.Compile()
	if err != nil {
		t.Fatal(err)
	}
	x, err := backend.BufferFromFlatData(0, []float32{1, 2}, shape)
	if err != nil {
		t.Fatal(err)
	}
	other, err := backend.BufferFromFlatData(0, []float32{1, 2, 3}, shapes.Make(dtypes.Float32, 3))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Execute([]backends.Buffer{other}, []bool{true}, 0); err == nil || !strings.Contains(err.Error(), "has to be") {
		t.Errorf("an input of another shape: %v", err)
	}
	flat := make([]float32, 3)
	if err := backend.BufferToFlatData(other, flat); err != nil || flat[2] != 3 {
		t.Errorf("an input of a failed execution holds %v, %v", flat, err)
	}
	for range 2 { // its own results as inputs
		out, err := e.Execute([]backends.Buffer{x}, []bool{true}, 0)
		if err != nil {
			t.Fatal(err)
		}
		var buffer *weft.BufferError
		if err := backend.BufferToFlatData(x, flat[:2]); !errors.As(err, &buffer) {
			t.Errorf("a donated buffer is read: %v", err)
		}
		x = out[0]
	}
	e.Finalize()
	if _, err := e.Execute([]backends.Buffer{x}, nil, 0); err == nil || len(e.Outputs()) != 1 {
		t.Errorf("an executable that was finalized: %v, %v", err, e.Outputs())
	}
	if err := backend.BufferToFlatData(x, flat[:2]); err != nil || flat[0] != 4 || flat[1] != 8 {
		t.Errorf("got %v, %v", flat[:2], err)
	}
}

// TestBuffers carries every dtype to the device and back.
func TestBuffers(t *testing.T) {
	backend := open(t)
	for d, has := range backend.Capabilities().DTypes {
		if !has || d.IsPacked() {
			continue
		}
		want := tensors.FromShape(shapes.Make(d, 3, 2))
		want.MustMutableFlatData(func(flat any) {
			v := reflect.ValueOf(flat)
			for i := range v.Len() {
				v.Index(i).Set(reflect.ValueOf(shapes.CastAsDType(i%2, d)))
			}
		})
		got := run(t, backend, func(x []*Node) []*Node { return []*Node{x[0]} }, []*tensors.Tensor{want})
		if !got[0].Equal(want) {
			t.Errorf("%s: got %v, want %v", d, got[0], want)
		}
	}
}

// TestCapabilities asks a function for a method of every operator that is said to be there.
func TestCapabilities(t *testing.T) {
	backend := open(t)
	function := reflect.TypeFor[backends.Function]()
	for op, has := range backend.Capabilities().Operations {
		if _, ok := function.MethodByName(op.String()); !ok && has {
			t.Errorf("%s is said to be there, and backends.Function has no such method", op)
		}
	}
	for i := range function.NumMethod() {
		name := function.Method(i).Name
		op, err := backends.OpTypeString(name)
		if err == nil && !backend.Capabilities().Operations[op] {
			t.Errorf("%s is not said to be there, and backends.Function has it", name)
		}
	}
}

// TestMistakes reads what users are told.
func TestMistakes(t *testing.T) {
	backend := open(t)
	f := backend.Builder("mistakes").Main()
	x, _ := f.Parameter("x", shapes.Make(dtypes.Float32, 2, 3), nil)
	y, _ := f.Parameter("y", shapes.Make(dtypes.Int32, 4), nil)
	elsewhere, _ := backend.Builder("elsewhere").Main().Parameter("z", shapes.Make(dtypes.Float32), nil)
	list := func(_ []backends.Value, err error) error { return err }
	only := func(_ backends.Value, err error) error { return err }
	closure, _ := f.Closure()
	for _, c := range []struct {
		err  error
		want string
	}{
		{only(f.Add(x, y)), "Add: "},
		{only(f.Add(x, nil)), "operand 1 is a <nil>, no value of this backend"},
		{only(f.Add(x, elsewhere)), `operand 1 belongs to computation "elsewhere", not to "mistakes"`},
		{only(f.Reshape(x, 4)), "Reshape: "},
		{only(f.Iota(shapes.Make(dtypes.Int32, 3), 1)), "there is no axis 1"},
		{only(f.Pad(x, x)), "the fill value is"},
		{only(f.DotGeneral(x, []int{1}, nil, x, []int{0}, nil, backends.DotGeneralConfig{})), "have to be of the same sizes"},
		{only(f.FusedSoftmax(x, 2)), "axis 2"},
		{only(f.Parameter("f8", shapes.Make(dtypes.F8E5M2, 1), nil)), "which there are none of"},
		{list(f.While(closure, closure, x)), "has not returned"},
		{list(f.If(x, closure, closure)), "has to be one bool"},
		{only(f.ReduceWindow(x, backends.ReduceOpUndefined, []int{1, 1}, nil, nil, nil, nil)), "there is no reduction"},
		{f.Return(nil, nil), "there are no results"},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("got %v, want %q", c.err, c.want)
		}
	}
	var config *weft.ConfigError
	if _, err := weft.New("host,fast"); !errors.As(err, &config) {
		t.Errorf("a configuration that is none: %v", err)
	}
	if _, err := weft.New("no such device"); err == nil || !strings.Contains(err.Error(), "no such device") {
		t.Errorf("a device that is none: %v", err)
	}
}

// On a CPU's driver the host computes what is small, without a kernel, to the same bits; with
// "kernels" they compute it.
func TestSmallSteps(t *testing.T) {
	kernels, usual := open(t).(*weft.Backend), openWith(t, "").(*weft.Backend)
	if kernels.Device().Info().Kind != device.CPU {
		t.Skipf("%s is no CPU's driver; run with WEFT_DEVICE=lavapipe", kernels.Description())
	}
	var results [2]any
	var made [2]int
	for i, backend := range []*weft.Backend{kernels, usual} {
		e := MustNewExec(backend, func(x *Node) *Node { return ReduceSum(Exp(x), 1) })
		before := kernelsOf(t, backend)
		results[i] = e.MustExec(tensors.FromValue([][]float32{{0, 1, 2}, {3, 4, 5}}))[0].Value()
		made[i] = kernelsOf(t, backend) - before
		e.Finalize()
	}
	if !reflect.DeepEqual(results[0], results[1]) {
		t.Errorf("by kernels %v, by the host %v", results[0], results[1])
	}
	if made[0] == 0 || made[1] > 0 {
		t.Errorf("%d kernels where they compute it, %d where the host does", made[0], made[1])
	}
}

// kernelsOf is how many kernels there are, those that find out what the device can included.
func kernelsOf(t *testing.T, b *weft.Backend) int {
	t.Helper()
	s, err := tensor.StatsOf(b.Device())
	if err != nil {
		t.Fatal(err)
	}
	return s.Kernels
}

// TestFinalizedBackend asks a backend that was finalized.
func TestFinalizedBackend(t *testing.T) {
	backend, err := weft.New("host")
	if err != nil {
		t.Fatal(err)
	}
	backend.Finalize()
	backend.Finalize()
	var finalized *weft.FinalizedError
	if _, err := backend.BufferFromFlatData(0, []float32{1}, shapes.Make(dtypes.Float32, 1)); !errors.As(err, &finalized) {
		t.Errorf("got %v", err)
	}
	if !backend.IsFinalized() {
		t.Error("it is not said to be finalized")
	}
}

// What GoMLX's own layers ask for beside what its rules and texts say: positions in Bool, and
// projections of more than one axis of rows.
func TestBeyondTheRules(t *testing.T) {
	backend := open(t)
	got := run(t, backend, func(x []*Node) []*Node {
		at := Equal(x[0], Const(x[0].Graph(), float32(2)))
		return []*Node{ArgMax(at, -1, dtypes.Int16), ArgMin(at, 0, dtypes.Int32)}
	}, []*tensors.Tensor{tensors.FromValue([][]float32{{1, 2, 2}, {2, 1, 1}, {0, 0, 0}})})
	equal(t, got, []int16{1, 0, 0}, []int32{0, 1, 1})

	for _, dims := range [][]int{{3}, {2, 3}, {2, 1, 3}} {
		got := run(t, backend, func(x []*Node) []*Node {
			rows := Iota(x[0].Graph(), shapes.Make(dtypes.Float32, dims...), -1)
			q, k, v := BackendFusedAttentionQKVProjection(rows, x[0], x[1], nil, x[2], 2, 1)
			for i, y := range []*Node{q, k, v} {
				if want := append(slices.Clone(dims[:len(dims)-1]), []int{2, 1, 1}[i]); !slices.Equal(y.Shape().Dimensions, want) {
					t.Errorf("part %d of %v is %v, want %v", i, dims, y.Shape().Dimensions, want)
				}
			}
			part := func(y *Node) *Node { return Slice(Reshape(y, -1, y.Shape().Dim(-1)), AxisElem(0)) }
			return []*Node{part(q), part(k), part(v)}
		}, []*tensors.Tensor{
			tensors.FromValue([][]float32{{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}}),
			tensors.FromValue([]float32{100, 200}), tensors.FromValue([]float32{1000}),
		})
		equal(t, got, [][]float32{{123, 226}}, [][]float32{{29}}, [][]float32{{1032}})
	}
}
