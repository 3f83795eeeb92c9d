package plan

import (
	"encoding/binary"
	"reflect"
)

// AppendKey appends bytes that tell configurations apart: those with the same
// bytes plan alike. Of Cost they have the function's code and not what it is
// bound to.
func (c *Config) AppendKey(b []byte) []byte {
	for _, v := range [...]int64{
		int64(c.MaxOperands), c.MaxRange, c.MaxBytes, int64(c.PushWords), int64(c.MaxCost), int64(c.HeavyCost), int64(c.CompactCost),
		int64(c.ChunkBytes), int64(c.NarrowBelow), int64(c.Tile.Rows), int64(c.Tile.Columns), int64(c.Tile.Unroll), int64(c.Tile.Lanes), int64(c.Tile.Spread),
		int64(c.Tile.Shared), int64(c.Tile.Down), int64(c.SharedBytes),
		int64(c.Cooperative.Subgroup), c.Cooperative.Float16.key(), c.Cooperative.Int8.key(), c.Cooperative.Uint8.key(),
		int64(c.ShortRow), int64(c.BusyRows), int64(c.LaunchElements), int64(c.ChunkCode), int64(c.Without), int64(c.CostBytes), int64(c.Run), int64(c.Subgroup),
	} {
		b = binary.AppendVarint(b, v)
	}
	for _, flag := range [...]bool{c.RadixSort, c.Tiled, c.Short, c.Unfused, c.Overlap, c.Verify, c.Cost != nil} {
		if flag {
			b = append(b, 1)
		} else {
			b = append(b, 0)
		}
	}
	if c.Cost != nil {
		b = binary.AppendUvarint(b, uint64(reflect.ValueOf(c.Cost).Pointer()))
	}
	return b
}
