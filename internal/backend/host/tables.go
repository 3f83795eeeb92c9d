package host

import (
	"sync"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/elementary"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/ops"
)

// halfTables are functions of one half by their values: a func() *vector.Table by vectorForm. A
// table is made at the first use and has 128 KiB; there are as many as functions, twice.
var halfTables sync.Map

// tabulated evaluates an elementary function of float16 or bfloat16 by a table of all its values. If
// there is no such table, it writes nothing and returns false.
func tabulated(op *ops.Op, dst hostref.Column, args []hostref.Column) bool {
	d := dst.DType
	if d != dtype.Float16 && d != dtype.BFloat16 || op.Arity != 1 || op.ULP == 0 || len(args) != 1 || args[0].DType != d || args[0].Len() != dst.Len() {
		return false
	}
	form := vectorForm{op, d, d}
	made, ok := halfTables.Load(form)
	if !ok {
		made, _ = halfTables.LoadOrStore(form, sync.OnceValue(func() *vector.Table { return tableOf(op, d) }))
	}
	table := made.(func() *vector.Table)()
	if table == nil {
		return false
	}
	table.Apply(dst.Data, args[0].Data)
	return true
}

// tableOf returns a function's values for all halves: those of float32, rounded, and
// elementary's exceptions. It is nil if the function has none.
func tableOf(op *ops.Op, d dtype.DType) *vector.Table {
	table := new(vector.Table)
	for i := range table {
		table[i] = uint16(i)
	}
	halves := hostref.Column{DType: d, Data: hostref.Bytes(table[:1<<16])}
	if elementary.HalfTiesUp(op.Name, d == dtype.BFloat16) {
		if hostref.Apply(op, halves, halves) != nil {
			return nil
		}
		return table
	}
	floats := hostref.Column{DType: dtype.Float32, Data: make([]byte, 4<<16)}
	if applyOp(ops.Cast, floats, halves) != nil || applyOp(op, floats, floats) != nil || applyOp(ops.Cast, halves, floats) != nil {
		return nil
	}
	for _, e := range elementary.HalfExceptions(op.Name, d == dtype.BFloat16) {
		table[e.In] = e.Out
	}
	return table
}
