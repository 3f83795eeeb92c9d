package routine

import (
	"slices"
	"sync"

	"github.com/weft-gpu/weft/dtype"
)

// writers has the routines. Each writes its program for the builder's dtype.
var writers = map[string]func(b *builder){
	"lu":         lu,
	"cholesky":   cholesky,
	"qr":         qr,
	"triangular": triangular,
	"eigh":       eigh,
	"svd":        svd,

	"hessenberg":          hessenberg,
	"schur":               schur,
	"triangular_vectors":  triangularVectors,
	"reflections":         reflections,
	"tridiagonal":         tridiagonal,
	"tridiagonal_values":  tridiagonalValues,
	"tridiagonal_vectors": tridiagonalVectors,
}

// Names lists the routines.
func Names() []string {
	var list []string
	for name := range writers {
		list = append(list, name)
	}
	slices.Sort(list)
	return list
}

var programs sync.Map // of *Program, by programKey: a few routines, each of four dtypes

type programKey struct {
	name string
	d    dtype.DType
}

// Of returns a routine's program for a dtype: float32, float64, complex64 or complex128. ok is
// false if there is no such routine.
func Of(name string, d dtype.DType) (p *Program, ok bool) {
	write, ok := writers[name]
	if !ok || !d.IsComplex() && d != dtype.Float32 && d != dtype.Float64 {
		return nil, false
	}
	if p, ok := programs.Load(programKey{name, d}); ok {
		return p.(*Program), true
	}
	b := &builder{p: &Program{Name: name, DType: d, Counters: firstLoop}}
	b.steps = &b.p.Steps
	write(b)
	made, _ := programs.LoadOrStore(programKey{name, d}, b.p)
	return made.(*Program), true
}

// Numbers returns how many numbers the state of each matrix has.
func (p *Program) Numbers(sizes []int) int { return p.State.Value(sizes, nil) }
