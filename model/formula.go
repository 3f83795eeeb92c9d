package model

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/onnxop"
)

// A model's work is a polynomial of its open sizes in most models: shapes at a few sizes tell the
// coefficients, and those at one more whether they hold.

const (
	// unit is what open sizes are a multiple of where they are tried: the strides of networks for
	// images and the lengths of their patches divide it.
	unit = 64
	// maxDegree is the greatest power of one size: attention has the square of its length.
	maxDegree = 2
	// maxVariables bounds the open sizes, each of which multiplies what is tried.
	maxVariables = 4
)

// variable is the name of an open size in formulas: that of the file, or the input's with its axis.
func (p Port) variable(axis int) string {
	name := p.Dims[axis].Name
	switch {
	case name == "" || name == "?" || name == "None":
		return fmt.Sprintf("%s[%d]", p.Name, axis)
	case strings.ContainsAny(name, " +-*/^"):
		return "(" + name + ")"
	}
	return name
}

// openSizes are the names of the sizes that the inputs leave open, each once.
func (m *Model) openSizes() (list []string) {
	for _, p := range m.inputs {
		for i, d := range p.Dims {
			if name := p.variable(i); d.Size < 0 && !p.Default && !slices.Contains(list, name) {
				list = append(list, name)
			}
		}
	}
	return list
}

// addFormulas adds the formulas of the open sizes to a summary, where there are any.
func (m *Model) addFormulas(ctx context.Context, s *Summary, variables []string) {
	if len(variables) > maxVariables {
		return
	}
	try := func(multiples []int) (map[string]*OpSummary, error) {
		size := func(variable string) int { return unit * multiples[slices.Index(variables, variable)] }
		return m.count(ctx, func() (map[string]onnxop.Value, error) { return m.hollowInputs(size) })
	}
	samples, err := sampled(try, len(variables))
	if err != nil {
		return
	}
	if s.Counted != nil { // not countable at 1
		counted := m.summary(samples.first, nil)
		s.Ops = counted.Ops
		for i := range s.Ops {
			s.Ops[i].FLOPs = 0
		}
	}
	sum := make([]float64, len(samples.grid))
	for i := range s.Ops {
		values := samples.of(s.Ops[i].Op)
		for j, v := range values {
			sum[j] += v
		}
		s.Ops[i].Formula = samples.polynomial(values).text(variables)
	}
	s.Formula = samples.polynomial(sum).text(variables)
}

// samples are counted operators at sizes in a grid: in each direction one size more than the degree.
type samples struct {
	first   map[string]*OpSummary // at the least sizes
	degrees []int
	grid    []map[string]*OpSummary // the last direction innermost
}

// trial counts the operators at multiples of the unit, one for each open size.
type trial func(multiples []int) (map[string]*OpSummary, error)

// sampled counts at as many sizes as are needed, and at one more, where the polynomials must hold.
func sampled(try trial, n int) (*samples, error) {
	ones := slices.Repeat([]int{1}, n)
	first, err := try(ones)
	if err != nil {
		return nil, err
	}
	s := &samples{first: first, degrees: make([]int, n)}
	for i := range n {
		if s.degrees[i], err = s.degreeOf(try, i); err != nil {
			return nil, err
		}
	}
	multiples := slices.Clone(ones)
	for more := true; more; more = s.next(multiples) {
		ops, err := try(multiples)
		if err != nil {
			return nil, err
		}
		s.grid = append(s.grid, ops)
	}
	for i := range multiples {
		multiples[i] = 5 + i
	}
	return s, s.check(try, multiples)
}

// degreeOf is the greatest power of a size.
func (s *samples) degreeOf(try trial, direction int) (most int, err error) {
	line := []map[string]*OpSummary{s.first}
	for k := 2; k <= maxDegree+1; k++ {
		multiples := slices.Repeat([]int{1}, len(s.degrees))
		multiples[direction] = k
		ops, err := try(multiples)
		if err != nil {
			return 0, err
		}
		line = append(line, ops)
	}
	for op := range s.first {
		most = max(most, degree(flopsOf(line, op)))
	}
	return most, nil
}

// check compares the polynomials with what is counted elsewhere.
func (s *samples) check(try trial, multiples []int) error {
	ops, err := try(multiples)
	if err != nil {
		return err
	}
	for op, o := range ops {
		got := s.polynomial(s.of(op)).at(multiples)
		if want := float64(o.FLOPs); math.Abs(got-want) > 1e-9*want {
			return fmt.Errorf("the work of %s is no polynomial of the open sizes", op)
		}
	}
	return nil
}

// next goes on to the next multiples of the grid; false behind the last.
func (s *samples) next(multiples []int) bool {
	for i := len(multiples) - 1; i >= 0; i-- {
		if multiples[i] <= s.degrees[i] {
			multiples[i]++
			return true
		}
		multiples[i] = 1
	}
	return false
}

// of is an operator's work at each place of the grid.
func (s *samples) of(op string) []float64 { return flopsOf(s.grid, op) }

func flopsOf(list []map[string]*OpSummary, op string) []float64 {
	out := make([]float64, len(list))
	for i, ops := range list {
		if o := ops[op]; o != nil {
			out[i] = float64(o.FLOPs)
		}
	}
	return out
}

// degree is the degree of the polynomial through values at 1, 2 and 3.
func degree(v []float64) int {
	switch {
	case v[0] == v[1] && v[1] == v[2]:
		return 0
	case v[2]-v[1] == v[1]-v[0]:
		return 1
	}
	return 2
}

// polynomial is a sum of powers of sizes, in units.
type polynomial []term

type term struct {
	coefficient float64
	powers      []int
}

// polynomial is the one through the values of the grid. It goes through them direction by
// direction: the coefficients along one are values for the next.
func (s *samples) polynomial(values []float64) polynomial {
	v := slices.Clone(values)
	step := 1
	for i := len(s.degrees) - 1; i >= 0; i-- {
		n := s.degrees[i] + 1
		for from := range v {
			if from/step%n == 0 {
				interpolate(v[from:], n, step)
			}
		}
		step *= n
	}
	var p polynomial
	at := make([]int, len(s.degrees))
	for i := range at {
		at[i] = 1
	}
	for i, more := 0, true; more; i, more = i+1, s.next(at) {
		if v[i] == 0 {
			continue
		}
		t := term{coefficient: v[i], powers: make([]int, len(at))}
		for j := range at {
			t.powers[j] = at[j] - 1
		}
		p = append(p, t)
	}
	return p
}

// interpolate replaces n values at 1, 2 and 3, a step apart, by coefficients.
func interpolate(v []float64, n, step int) {
	switch n {
	case 2:
		v[step] -= v[0]
		v[0] -= v[step]
	case 3:
		a, b, c := v[0], v[step], v[2*step]
		v[2*step] = (c - 2*b + a) / 2
		v[step] = b - a - 3*v[2*step]
		v[0] = a - v[step] - v[2*step]
	}
}

func (p polynomial) at(multiples []int) (sum float64) {
	for _, t := range p {
		product := t.coefficient
		for i, n := range t.powers {
			product *= math.Pow(float64(multiples[i]), float64(n))
		}
		sum += product
	}
	return sum
}

// text is the polynomial of the sizes themselves, the highest powers first; "" for 0.
func (p polynomial) text(variables []string) string {
	p = slices.Clone(p)
	degree := func(t term) (sum int) {
		for _, n := range t.powers {
			sum += n
		}
		return sum
	}
	slices.SortStableFunc(p, func(a, b term) int { return cmp.Compare(degree(b), degree(a)) })
	var parts []string
	for _, t := range p {
		text := fmt.Sprintf("%.4g", t.coefficient/math.Pow(unit, float64(degree(t))))
		for i, n := range t.powers {
			switch n {
			case 0:
			case 1:
				text += "*" + variables[i]
			default:
				text += fmt.Sprintf("*%s^%d", variables[i], n)
			}
		}
		parts = append(parts, text)
	}
	return strings.ReplaceAll(strings.Join(parts, " + "), "+ -", "- ")
}
