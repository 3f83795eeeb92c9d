package region

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Writer adds instructions and their operands to a body. Equal instructions become one.
type Writer struct {
	Config  *rules.Config
	Body    *Body
	Insts   map[InstKey]int
	known   known
	Buffers int // operands in memory
}

// NewWriter returns a writer that continues a body.
func NewWriter(cfg *rules.Config, k *Body) *Writer {
	w := &Writer{Config: cfg, Body: k, Insts: map[InstKey]int{}}
	for i, inst := range k.Insts {
		w.Insts[KeyOf(inst)] = i
	}
	return w
}

// InstKey identifies equal instructions; map operators have at most 3 operands.
type InstKey struct {
	Kind  kernel.InstKind
	N     int
	Op    *ops.Op
	Args  [3]int
	Right bool
	DType dtype.DType
}

func (w *Writer) Operand(d dtype.DType, ref program.Ref, view shape.View, index bool, within Box) int {
	at := w.Input(Input{DType: d, Ref: ref, View: view, index: index, within: within})
	return w.Inst(InstKey{Kind: kernel.Load, N: at, DType: d}, nil)
}

func (w *Writer) Scalar(d dtype.DType, bits element.Bits) int {
	return w.Inst(InstKey{Kind: kernel.Scalar, N: w.ScalarNumber(d, bits), DType: d}, nil)
}

func (w *Writer) Apply(op *ops.Op, d dtype.DType, args []int) int {
	key := InstKey{Kind: kernel.Apply, Op: op, DType: d, Args: [3]int{-1, -1, -1}}
	copy(key.Args[:], args)
	if _, ok := w.Insts[key]; !ok {
		w.Body.Cost += w.Config.Weights.Cost(op, w.Body.Insts[args[len(args)-1]].DType, d)
	}
	return w.Inst(key, args)
}

// Inst returns the number of an instruction, which it appends unless there is an equal one.
func (w *Writer) Inst(key InstKey, args []int) int {
	if i, ok := w.Insts[key]; ok {
		return i
	}
	w.Body.Insts = append(w.Body.Insts, kernel.Inst{Kind: key.Kind, N: key.N, Op: key.Op, Args: args, Right: key.Right, DType: key.DType})
	w.Insts[key] = len(w.Body.Insts) - 1
	return len(w.Body.Insts) - 1
}

// KeyOf returns the key of an instruction.
func KeyOf(inst kernel.Inst) InstKey {
	key := InstKey{Kind: inst.Kind, N: inst.N, Op: inst.Op, Args: [3]int{-1, -1, -1}, Right: inst.Right, DType: inst.DType}
	if inst.Kind == kernel.Load || inst.Kind == kernel.Scalar {
		key.Args = [3]int{}
	}
	copy(key.Args[:], inst.Args)
	return key
}

// known finds an operand or scalar of a body, since every read looks for one and a body may have
// thousands. Operands that were added after the last search are indexed by the next one.
type known struct {
	inputs  map[inputKey][]int
	scalars map[scalar]int
	indexed int // how many operands inputs has so far
}

// find returns the number of the operand that equals in, or -1.
func (w *Writer) find(in Input) int {
	k, n := w.Body, &w.known
	if n.inputs == nil {
		n.inputs = map[inputKey][]int{}
	}
	for ; n.indexed < len(k.Refs); n.indexed++ {
		key := keyOfInput(k.Input(n.indexed))
		n.inputs[key] = append(n.inputs[key], n.indexed)
	}
	list := n.inputs[keyOfInput(in)]
	at := slices.IndexFunc(list, func(i int) bool {
		_, table := k.Tables[i]
		return table == (in.Table != nil) && sameLayout(k.Views[i], in.View) && k.Boxes[i].equal(in.within)
	})
	if at < 0 {
		return -1
	}
	return list[at]
}

// Input returns the number of an operand, which it adds if there is no equal one. In an unfused
// plan each load has an operand of its own, except for tables.
func (w *Writer) Input(in Input) int {
	if !w.Config.Unfused || in.Table != nil {
		if at := w.find(in); at >= 0 {
			return at
		}
	}
	if !in.index {
		w.Buffers++
	}
	return w.Body.Add(in)
}

// ScalarNumber returns the number of a scalar, which it adds if there is no equal one.
func (w *Writer) ScalarNumber(d dtype.DType, bits element.Bits) int {
	k, n := w.Body, &w.known
	if n.scalars == nil {
		n.scalars = map[scalar]int{}
		for i, s := range k.Scalars {
			n.scalars[s] = i
		}
	}
	s := scalar{d, bits}
	at, ok := n.scalars[s]
	if !ok {
		at = len(k.Scalars)
		k.Scalars, n.scalars[s] = append(k.Scalars, s), at
	}
	return at
}
