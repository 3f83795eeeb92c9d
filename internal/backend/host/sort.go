package host

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/rowsort"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// sortRows runs a sort kernel on the host.
func sortRows(ctx context.Context, k *kernel.Kernel, l *kernel.Sort, g kernel.Geometry, operands [][]byte, out []byte) error {
	in := g.Operands[0]
	dims, to := k.OutSpace(g)
	if !inside(viewOf(g.Dims, in), operands[0], k.Operands[0].DType.Size()) || !inside(viewOf(dims, to), out, k.Result().DType.Size()) {
		return &kernel.VerifyError{Kernel: k, What: "launch: the rows reach outside their buffers"}
	}
	if l.Form == kernel.Values || l.Form == kernel.Positions {
		return sortWhole(ctx, k, l, g, operands[0], out)
	}
	return rowsort.Step(ctx, l, g, to, operands, out)
}

// sortWhole runs a kernel that sorts whole rows.
func sortWhole(ctx context.Context, k *kernel.Kernel, l *kernel.Sort, g kernel.Geometry, src, dst []byte) error {
	in, n, count := g.Operands[0], g.Dims[1], kernel.SortOf(g).Count
	if !slices.Equal(in.Strides, []int{n, 1}) || !slices.Equal(g.Out.Strides, []int{count, 1}) || count > n || l.Form == kernel.Values && count < n {
		return unfit(k, "the rows are not contiguous, or %d of %d elements are stored", count, n)
	}
	d := k.Operands[0].DType
	src = src[in.Offset*d.Size():][:g.Dims[0]*n*d.Size()]
	dst = dst[g.Out.Offset*k.Result().DType.Size():]
	if l.Form == kernel.Positions {
		return rowsort.Positions{DType: d, N: n, Count: count}.Find(ctx, hostref.Slice[int64](dst), src)
	}
	keys := func(dst, x hostref.Column) error { return applyOp(ops.OrderKey, dst, x) }
	return rowsort.Values{DType: d, N: n, Descending: l.Descending, Keys: keys}.Sort(ctx, dst, src)
}
