package scans

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/shape"
)

// Scans by tiles (see kernel.ScanTile).

// tilesScan reports whether a scan of rows of n elements uses tiles.
func tilesScan(b *lower.Builder, n int) bool { return b.Shares() && n >= target.MinTileSteps }

// chooseTile sets the size of a scan's tiles, and how the kernel reads and writes them.
func (s Scanner) chooseTile(k *kernel.Kernel, w *kernel.Scan, launches []kernel.Geometry, free bool) {
	outer := k.Outer()
	w.Form, w.Chunk = kernel.Along, region.MinColumns
	inner := outer
	if outer > 0 && launches[0].Out.Strides[outer-1] == 1 {
		w.Form, inner = kernel.Across, outer-1
	}
	s.access(k, w, launches, inner)
	w.Out = storeAccess(k, launches, inner, free)
	w.Tile = s.tile(k, w, launches[0])
	lower.SpaceColumns(k)
}

// tile returns the tile of a scan. It has as many lines as leave enough workgroups to hide waits
// for memory, and as many steps as fit in the shared memory that every device has.
func (s Scanner) tile(k *kernel.Kernel, w *kernel.Scan, g kernel.Geometry) kernel.ScanTile {
	outer := k.Outer()
	n := g.Dims[outer]
	points := shape.Shape(g.Dims[:outer]).Size() * kernel.Leaves(n)
	columns := points // points that are neighbours in memory
	if w.Form == kernel.Across {
		columns = g.Dims[outer-1]
	}
	t := kernel.ScanTile{Lines: target.MaxTileLines, Steps: target.MaxTileSteps, Ahead: 1}
	for t.Lines > target.MinTileLines && (t.Lines/2 >= columns || points/columns*rules.Ceil(columns, t.Lines) < target.ScanGroups*target.BusyGroups) {
		t.Lines /= 2
	}
	d := k.Result().DType
	for t.Steps > target.MinTileSteps && (t.Bytes(d.Words()) > target.MinSharedBytes || t.Steps/2 >= n) {
		t.Steps /= 2
	}
	for t.Items() == 0 {
		t.Lines *= 2
	}
	cost := s.Builder.BodyCost(k) + lower.LoadsCost(k)
	for 2*t.Ahead <= min(t.Items(), target.MaxRowsAhead) && 2*t.Ahead*cost <= target.MaxColumnWorkgroupAheadCost {
		t.Ahead *= 2
	}
	return t
}
