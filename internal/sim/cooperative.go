package sim

import (
	"fmt"
	"math"
	"sync"

	"github.com/weft-gpu/weft/internal/spirv"
)

// A cooperative matrix belongs to the whole subgroup. A register holds the bits of all its
// elements, row by row; the device alone decides which lane holds which element.

// matrixShape is the shape of a matrix in memory.
type matrixShape struct {
	rows, columns, bits int
	byColumns           bool
	pointee             int // words for each unit of the stride
}

// component returns the name in profiles of a number's type.
func (m *module) component(t *typ) Component {
	switch {
	case t.kind == kindFloat && t.bits == 16:
		return Float16
	case t.kind == kindFloat && t.bits == 32:
		return Float32
	case t.kind == kindInt && t.bits == 8:
		return choose(t.signed, Int8, Uint8)
	case t.kind == kindInt && t.bits == 32:
		return choose(t.signed, Int32, Uint32)
	}
	m.fail(Invalid, "a cooperative matrix of elements of %d bits", t.bits)
	return 0
}

// matrix lowers a load, a store or a product of matrices.
func (l *lowering) matrix(i *instruction) {
	if i.op == spirv.OpCooperativeMatrixMulAddKHR {
		l.matrixProduct(i)
		return
	}
	p, store := l.pointerOf(i.args[0]), i.op == spirv.OpCooperativeMatrixStoreKHR
	if !p.variable.inMemory() {
		l.fail(Invalid, "a matrix loaded or stored outside memory")
	}
	rest := i.args[1:]
	o := op{run: runLoadMatrix, class: Shared}
	var t *typ
	if store {
		o.a = l.one(l.scalar(rest[0]))
		t, rest = l.values[rest[0]].typ, rest[1:]
		o.run = runStoreMatrix
	} else {
		t = l.typeOf(i.typ)
		o.d = l.one(l.fresh(fileMatrix, 1)[0])
	}
	if t.kind != kindMatrix {
		l.fail(Invalid, "a matrix of type %%%d, which is no matrix type", t.id)
	}
	o.b = l.one(l.scalar(rest[1]))
	o.shape = &matrixShape{t.rows, t.columns, t.elem.bits, l.number(rest[0]) == 1, l.inWords(p.typ.size())}
	o.memory = l.access(p, store)
	if p.variable.class != spirv.StorageClassWorkgroup {
		o.class = Global
	}
	l.emit(o)
	if !store {
		l.define(i, []int32{o.d.reg})
	}
}

func (l *lowering) matrixProduct(i *instruction) {
	result := l.typeOf(i.typ)
	var regs []arg
	var types []*typ
	for _, id := range i.args[:3] {
		regs = append(regs, l.one(l.scalar(id)))
		types = append(types, l.values[id].typ)
	}
	p := Product{M: result.rows, N: result.columns, K: types[0].columns, A: l.component(types[0].elem),
		B: l.component(types[1].elem), Sum: l.component(types[2].elem), Result: l.component(result.elem)}
	has := false
	for _, q := range l.p.Profile.Matrices {
		has = has || p == q
	}
	if !has {
		l.fail(Capability, "a product of matrices %+v, which %s does not have", p, l.p.Profile.Name)
	}
	for k, want := range []typ{{rows: p.M, columns: p.K, use: 0}, {rows: p.K, columns: p.N, use: 1}, {rows: p.M, columns: p.N, use: 2}} {
		if t := types[k]; t.rows != want.rows || t.columns != want.columns || t.use != want.use {
			l.fail(Invalid, "operand %d of a product is of %d x %d elements for use %d", k, t.rows, t.columns, t.use)
		}
	}
	signed := 0
	for k, t := range append(types, result) {
		signed |= int(bit(t.elem.signed)) << k
	}
	given := 0
	if len(i.args) > 3 {
		given = int(i.args[3])
	}
	if p.Result != Float32 && given != signed {
		l.fail(Invalid, "a product with signedness operands %#x, where its types have %#x", given, signed)
	}
	d := l.fresh(fileMatrix, 1)
	l.emit(op{run: runMatrixProduct, class: Matrix, d: l.one(d[0]), a: regs[0], b: regs[1], c: regs[2], product: &p})
	l.define(i, d)
}

// together fails the subgroup unless all its lanes run the operation with one address and one
// stride.
func (s *subgroup) together(o *op) bool {
	if s.exec != s.full || s.full != ^uint64(0)>>(64-1<<s.shift) {
		s.fail(o, Divergence, -1, "a matrix operation that not all lanes of a full subgroup run")
		return false
	}
	if o.memory == nil {
		return true
	}
	regs := []arg{o.b}
	for _, t := range o.memory.terms {
		regs = append(regs, t.index)
	}
	for _, r := range regs {
		lanes := s.lanes(r.reg, 1)
		for _, v := range lanes {
			if v != lanes[0] {
				s.fail(o, Divergence, -1, "a matrix whose address or stride differs between lanes")
				return false
			}
		}
		if s.poison[fileWord][r.reg] != 0 {
			s.fail(o, Uninitialized, -1, "a value that was never written decides a matrix's address")
			return false
		}
	}
	return true
}

// eachElement calls f with each element of a matrix: its index, its word of memory, and its first
// bit in the word. It returns false beyond the memory's limit, or where f does.
func (s *subgroup) eachElement(o *op, limit int, f func(i, word int, shift uint) bool) bool {
	m := o.shape
	base := s.place(o, 0)
	if base < 0 {
		return false
	}
	stride := int(s.lanes(o.b.reg, 1)[0]) * m.pointee * 32
	for r := range m.rows {
		for c := range m.columns {
			at := r*stride + c*m.bits
			if m.byColumns {
				at = c*stride + r*m.bits
			}
			word := base + at/32
			if word < o.memory.base || word >= limit {
				s.fail(o, Bounds, -1, fmt.Sprintf("element %d, %d at byte %d of %d", r, c, 4*(word-o.memory.base), 4*(limit-o.memory.base)))
				return false
			}
			if !f(r*m.columns+c, word, uint(at%32)) {
				return false
			}
		}
	}
	return true
}

func (s *subgroup) matrixLimit(o *op) int {
	if o.memory.variable.class == spirv.StorageClassWorkgroup {
		return o.memory.limit
	}
	return len(s.w.buffers[o.memory.buffer].words)
}

func runLoadMatrix(s *subgroup, o *op) {
	if !s.together(o) {
		return
	}
	d := s.matrices[o.d.reg][:0]
	shared := o.memory.variable.class == spirv.StorageClassWorkgroup
	mask := uint32(1)<<(o.shape.bits-1)<<1 - 1
	poison := false
	ok := s.eachElement(o, s.matrixLimit(o), func(_, word int, shift uint) bool {
		var bad, ok bool
		var v uint32
		if shared {
			bad, ok = s.touchShared(o, word, 0, uint64(s.invocation(0)))
			v = s.w.shared.words[word]
		} else {
			b := &s.w.buffers[o.memory.buffer]
			v = b.words[word]
			var known bytesKnown
			if known, ok = b.memory.read(b.first+word, s.w.now, s.id(0), b.shared); !ok {
				s.race(o, 0, b.shadow[word], 4*word)
			}
			bad = known == 0
		}
		poison = poison || bad
		d = append(d, v>>shift&mask)
		return ok
	})
	if !ok {
		return
	}
	s.matrices[o.d.reg] = d
	s.markMatrix(o, poison)
	if s.w.counts != nil {
		s.countMatrix(o)
	}
}

func (s *subgroup) markMatrix(o *op, poison bool) {
	if poison || s.poisoned {
		s.mark(fileMatrix, o.d.reg, -bit(poison))
	}
}

// runStoreMatrix stores a matrix of 32-bit elements.
func runStoreMatrix(s *subgroup, o *op) {
	if !s.together(o) {
		return
	}
	if o.shape.bits != 32 {
		s.fail(o, Invalid, -1, "a store of a matrix with elements smaller than a word")
		return
	}
	x, poison := s.matrices[o.a.reg], s.poison[fileMatrix][o.a.reg] != 0
	shared := o.memory.variable.class == spirv.StorageClassWorkgroup
	s.eachElement(o, s.matrixLimit(o), func(i, word int, _ uint) bool {
		v := choose(poison, Garbage, x[i])
		if shared {
			return s.writeShared(o, word, 0, uint64(s.invocation(0)), v, poison)
		}
		b := &s.w.buffers[o.memory.buffer]
		if !b.memory.write(b.first+word, s.w.now, s.id(0), 0, choose(poison, 0, allKnown)) {
			s.race(o, 0, b.shadow[word], 4*word)
			return false
		}
		b.words[word] = v
		return true
	})
	if s.w.counts != nil {
		s.countMatrix(o)
	}
}

func runMatrixProduct(s *subgroup, o *op) {
	if !s.together(o) {
		return
	}
	p := o.product
	a, b, c := s.matrices[o.a.reg], s.matrices[o.b.reg], s.matrices[o.c.reg]
	d := s.w.matrix[:0]
	for i := range p.M {
		for j := range p.N {
			switch sum := c[i*p.N+j]; p.A {
			case Float16:
				f, values := math.Float32frombits(sum), halfs()
				for k := range p.K {
					f += values[a[i*p.K+k]] * values[b[k*p.N+j]]
				}
				d = append(d, math.Float32bits(f))
			case Int8:
				for k := range p.K {
					sum += uint32(int32(int8(a[i*p.K+k])) * int32(int8(b[k*p.N+j])))
				}
				d = append(d, sum)
			default:
				for k := range p.K {
					sum += a[i*p.K+k] * b[k*p.N+j]
				}
				d = append(d, sum)
			}
		}
	}
	s.w.matrix, s.matrices[o.d.reg] = s.matrices[o.d.reg], d
	poison := s.poison[fileMatrix]
	s.markMatrix(o, poison[o.a.reg]|poison[o.b.reg]|poison[o.c.reg] != 0)
}

// halfs holds the values of all float16 numbers.
var halfs = sync.OnceValue(func() *[1 << 16]float32 {
	list := new([1 << 16]float32)
	for i := range list {
		exponent, mantissa := i>>10&31, float64(i&1023)
		v := math.Ldexp(mantissa, -24)
		switch {
		case exponent == 31 && mantissa != 0:
			v = math.NaN()
		case exponent == 31:
			v = math.Inf(1)
		case exponent > 0:
			v = math.Ldexp(1024+mantissa, exponent-25)
		}
		list[i] = float32(math.Copysign(v, 0.5-float64(i>>15)))
	}
	return list
})
