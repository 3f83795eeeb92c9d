package routine

import "fmt"

// Int is a whole number that a launch computes from sizes and counters.
type Int struct {
	op   byte // one of the constants below, or '+', '-', '*', 'm' (the lesser) and 'M' (the greater)
	n    int  // a number, or which size or counter
	a, b *Int
}

const (
	number  = 0
	size    = 's'
	counter = 'c'
)

// The counters of a step's points. Further counters are those of loops.
const (
	rowCounter = iota
	columnCounter
	firstLoop
)

// N is a constant.
func N(n int) Int { return Int{n: n} }

func (x Int) with(op byte, y Int) Int {
	switch {
	case x.op == number && y.op == number:
		return N(Int{op: op, a: &x, b: &y}.Value(nil, nil))
	case op == '+' && x == N(0), op == '*' && x == N(1):
		return y
	case (op == '+' || op == '-') && y == N(0), op == '*' && y == N(1):
		return x
	case op == '*' && (x == N(0) || y == N(0)):
		return N(0)
	}
	return Int{op: op, a: &x, b: &y}
}

// Add is x + y.
func (x Int) Add(y Int) Int { return x.with('+', y) }

// Sub is x - y.
func (x Int) Sub(y Int) Int { return x.with('-', y) }

// Mul is x * y.
func (x Int) Mul(y Int) Int { return x.with('*', y) }

// Min is the lesser of x and y.
func (x Int) Min(y Int) Int { return x.with('m', y) }

// Max is the greater of x and y.
func (x Int) Max(y Int) Int { return x.with('M', y) }

// Next is x + 1.
func (x Int) Next() Int { return x.Add(N(1)) }

// Value computes x.
func (x *Int) value(sizes, counters []int) int {
	switch x.op {
	case number:
		return x.n
	case size:
		return sizes[x.n]
	case counter:
		return counters[x.n]
	}
	a, b := x.a.value(sizes, counters), x.b.value(sizes, counters)
	switch x.op {
	case '+':
		return a + b
	case '-':
		return a - b
	case '*':
		return a * b
	case 'm':
		return min(a, b)
	}
	return max(a, b)
}

// Value computes x from the values of the sizes and of the counters.
func (x Int) Value(sizes, counters []int) int { return x.value(sizes, counters) }

// Visit calls the function for x's kind with the results for its operands. It is how a shader
// computes x.
func Visit[T any](x Int, constant func(n int) T, parameter, loop func(i int) T, apply func(op byte, a, b T) T) T {
	switch x.op {
	case number:
		return constant(x.n)
	case size:
		return parameter(x.n)
	case counter:
		return loop(x.n)
	}
	return apply(x.op, Visit(*x.a, constant, parameter, loop, apply), Visit(*x.b, constant, parameter, loop, apply))
}

// slope returns how much x grows with a counter, on which it depends linearly.
func (x Int) slope(of int) Int {
	switch x.op {
	case number, size:
		return N(0)
	case counter:
		if x.n == of {
			return N(1)
		}
		return N(0)
	case '+':
		return x.a.slope(of).Add(x.b.slope(of))
	case '-':
		return x.a.slope(of).Sub(x.b.slope(of))
	case '*':
		return x.a.slope(of).Mul(*x.b).Add(x.a.Mul(x.b.slope(of)))
	}
	return N(0)
}

// Uses reports whether x depends on the number of a step's row.
func (x Int) Uses() bool { return x.slope(rowCounter) != N(0) }

// without returns x where a counter is 0.
func (x Int) without(of int) Int {
	switch x.op {
	case number, size:
		return x
	case counter:
		if x.n == of {
			return N(0)
		}
		return x
	}
	return x.a.without(of).with(x.op, x.b.without(of))
}

// String writes x for people.
func (x Int) String() string {
	return Visit(x, func(n int) string { return fmt.Sprint(n) },
		func(i int) string { return fmt.Sprintf("size%d", i) },
		func(i int) string {
			if i < firstLoop {
				return [...]string{"row", "column"}[i]
			}
			return fmt.Sprintf("k%d", i-firstLoop)
		},
		func(op byte, a, b string) string {
			switch op {
			case 'm':
				return fmt.Sprintf("min(%s, %s)", a, b)
			case 'M':
				return fmt.Sprintf("max(%s, %s)", a, b)
			}
			return fmt.Sprintf("(%s %c %s)", a, op, b)
		})
}
