package tml_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/tml"
)

// program opens the device that needs no driver, so that the examples run
// anywhere, and a program on it; done closes it.
func program() (c tml.Program, done func()) {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		log.Fatal(err)
	}
	return tml.Program{Device: dev}, func() {
		if err := dev.Close(); err != nil {
			log.Fatal(err)
		}
	}
}

// parse reads a type that is known to be valid.
func parse(text string) tml.Type {
	t, err := tml.Parse(text)
	if err != nil {
		log.Fatal(err)
	}
	return t
}

// declare declares a variable, as "type name = initial" does.
func declare(text string, initial *tml.Value) *tml.Var {
	v, err := tml.NewVar(parse(text), initial)
	if err != nil {
		log.Fatal(err)
	}
	return v
}

// list is [1, 2, 3] of a program.
func list(c tml.Program, data ...int32) *tml.Value {
	t, err := tml.TensorType(tml.ScalarType(tml.Int), len(data))
	if err != nil {
		log.Fatal(err)
	}
	return tml.From(c, t, data)
}

func printValue(v *tml.Value) {
	text, err := tml.Format(context.Background(), v)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(v.Type(), text)
}

// "TML, Broadcasting": nested types are not flat ones.
func ExampleType_Equal() {
	fmt.Println(parse("3x3x3 int").Equal(parse("3x(3x3) int")))
	fmt.Println(parse("tensor<tensor<int, 3, 3>, 3>"))
	// Output:
	// false
	// 3x(3x3) int
}

// "Logical, relational and bitwise operations", a scalar and a tensor.
func ExampleApply_relationalScalar() {
	c, done := program()
	defer done()
	a := tml.Of(c, int32(1))
	b := list(c, 1, 2, 3)
	nested := tml.Nest(b, b, b)
	printValue(tml.Apply(">", a, b))
	printValue(tml.Apply(">", a, nested))
	// Output:
	// 3 bool [false, false, false]
	// 3x(3) bool [[false, false, false], [false, false, false], [false, false, false]]
}

// "Logical, relational and bitwise operations", two tensors.
func ExampleApply_relationalTensors() {
	c, done := program()
	defer done()
	a, b := list(c, 1, 2, 3), list(c, 4, 5, -1)
	printValue(tml.Apply(">", a, b))
	printValue(tml.Apply(">", tml.Nest(a, a, a), tml.Nest(b, b, b)))
	// Output:
	// 3 bool [false, false, true]
	// 3x(3) bool [[false, false, true], [false, false, true], [false, false, true]]
}

// "Logical, relational and bitwise operations" never stretch a tensor.
func ExampleApply_relationalError() {
	c, done := program()
	defer done()
	var e *tml.BroadcastError
	if errors.As(tml.Apply("<", list(c, 1), list(c, 1, 2, 3)).Err(), &e) {
		fmt.Println(e)
	}
	// Output:
	// <: types 1 int and 3 int do not broadcast: level 1, axis 0 has 1 and 3
	//     a  [1] int
	//     b  [3] int
	//         ^ level 1, axis 0 has 1 and 3
	//     TML, Broadcasting, "Logical, relational and bitwise operations", condition 1: one operand is a scalar, or both have the same nesting and the same dimensions on all levels
}

// "Arithmetic operations", two compatible tensors.
func ExampleApply_arithmetic() {
	c, done := program()
	defer done()
	a := list(c, 1, 2, 3)
	b := tml.From(c, parse("3x1 int"), []int32{1, 2, 3})
	sum := tml.Apply("+", a, b)
	printValue(sum)
	fmt.Println(tml.Refines(sum.Type(), a.Type()), tml.Refines(sum.Type(), b.Type()))
	// Output:
	// 3x3 int [2, 3, 4; 3, 4, 5; 4, 5, 6]
	// true true
}

// "Arithmetic operations", two incompatible tensors.
func ExampleApply_arithmeticError() {
	c, done := program()
	defer done()
	a := tml.From(c, parse("2x2 int"), []int32{1, 2, 1, 2})
	b := tml.From(c, parse("2x3 int"), []int32{1, 2, 3, 1, 2, 3})
	var e *tml.BroadcastError
	if errors.As(tml.Apply("+", a, b).Err(), &e) {
		fmt.Println(e)
	}
	// Output:
	// +: types 2x2 int and 2x3 int do not broadcast: level 1, axis 1 has 2 and 3
	//     a  [2  2] int
	//     b  [2  3] int
	//            ^ level 1, axis 1 has 2 and 3
	//     TML, Broadcasting, "Arithmetic operations", condition 1: corresponding dimensions are equal, or one of them is 1
}

// Broadcasting is applied recursively to nested types.
func ExampleApply_nested() {
	c, done := program()
	defer done()
	a := tml.From(c, parse("2x(2x1) int"), []int32{1, 2, 3, 4})
	b := tml.From(c, parse("1x(2) int"), []int32{10, 20})
	printValue(tml.Apply("+", a, b))
	// Output: 2x(2x2) int [[11, 21; 12, 22], [13, 23; 14, 24]]
}

// "Assignments": a scalar and a row are assigned to declared variables.
func ExampleVar_Assign() {
	c, done := program()
	defer done()
	a := declare("tensor<int, 3>", list(c, 0, 0, 0))
	b := declare("tensor<int, 3, 3>", tml.Of(c, int32(0)))
	fmt.Println(a.Assign(tml.Of(c, int32(1))), b.Assign(list(c, 1, 1, 1)))
	printValue(a.Value())
	printValue(b.Value())
	// Output:
	// <nil> <nil>
	// 3 int [1, 1, 1]
	// 3x3 int [1, 1, 1; 1, 1, 1; 1, 1, 1]
}

// "Assignments": a value that does not fit.
func ExampleVar_Assign_error() {
	c, done := program()
	defer done()
	a := declare("tensor<int, 3>", tml.Of(c, int32(0)))
	fmt.Println(a.Assign(list(c, 1, 3)))
	printValue(a.Value())
	// Output:
	// =: types 2 int and 3 int do not broadcast from right to left: level 1, axis 0 has 2 and 3
	//     right  [2] int
	//     left   [3] int
	//             ^ level 1, axis 0 has 2 and 3
	//     TML, Broadcasting, "Assignments", condition 1: the right side's dimensions are equal to the left side's, or 1
	// 3 int [0, 0, 0]
}

// "Index access broadcasting", c = a + b.
func ExampleApply_indexIntroduction() {
	c, done := program()
	defer done()
	a := tml.From(c, parse("tensor<real, 2, 3>"), []float64{1, 2, 3, 4, 5, 6})
	printValue(tml.Apply("+", a, tml.Of(c, 0.5)))
	printValue(tml.Apply("+", a, tml.From(c, parse("tensor<real, 3>"), []float64{10, 20, 30})))
	// Output:
	// 2x3 real [1.5, 2.5, 3.5; 4.5, 5.5, 6.5]
	// 2x3 real [11, 22, 33; 14, 25, 36]
}

// "Index access broadcasting", "Example".
func ExampleValue_Index() {
	c, done := program()
	defer done()
	a := tml.From(c, parse("tensor<real, 1, 2>"), []float64{3, 4})
	printValue(a.Index(0, 1))
	printValue(a.Index(999, 1))
	printValue(a.Index(999, 1, 1000, 2000))
	printValue(a.Index(999, 0, 1000, 2000))
	// Output:
	// real 4
	// real 4
	// real 4
	// real 3
}

// "Scalars and Index Access Broadcasting".
func ExampleValue_Index_scalar() {
	c, done := program()
	defer done()
	a := tml.Of(c, int32(42))
	printValue(a)
	printValue(a.Index(0))
	printValue(a.Index(500))
	printValue(a.Index(4, 5))
	// Output:
	// int 42
	// int 42
	// int 42
	// int 42
}

// "Syntax and Examples", a scalar read and assigned through indices.
func ExampleVar_At() {
	c, done := program()
	defer done()
	a := declare("int", tml.Of(c, int32(1)))
	printValue(a.At(1).Value())
	printValue(a.At(1, 2, 3).Value())
	fmt.Println(a.At(1).Assign(tml.Of(c, int32(2))))
	printValue(a.Value())
	fmt.Println(a.At(1, 2, 3).Assign(tml.Of(c, int32(3))))
	printValue(a.Value())
	// Output:
	// int 1
	// int 1
	// <nil>
	// int 2
	// <nil>
	// int 3
}

// "Strings and Indexing" and the loop over signs in "Syntax and Examples": "+" is
// a char and takes any index, "+-+" is a string and has three.
func ExamplePlace_Update() {
	c, done := program()
	defer done()
	for _, signs := range []string{"+", "+-+"} {
		x, y := declare("3 int", list(c, 1, 2, 3)), list(c, 10, 20, 30)
		for i := range 3 {
			same := tml.Apply("==", tml.Text(c, signs).Index(i), tml.Text(c, "+"))
			if got, err := tml.Read[bool](context.Background(), same); err != nil || !got[0] {
				continue
			}
			if err := x.At(i).Update("+", y.Index(i)); err != nil {
				fmt.Println(err)
			}
		}
		printValue(x.Value())
	}
	// Output:
	// 3 int [11, 22, 33]
	// 3 int [11, 2, 33]
}

// "Narrowcasting", the document's declarations.
func ExampleValue_Narrow() {
	c, done := program()
	defer done()
	for _, text := range []string{"int", "tensor<int, 1>", "tensor<int, 1, 5, 1>", "tensor<int, 5, 5>", "tensor<tensor<int, 1>, 5, 5>"} {
		fmt.Println(declare(text, tml.Of(c, int32(1))).Value().Narrow().Type().Declaration())
	}
	// Output:
	// int
	// int
	// tensor<int, 5>
	// tensor<int, 5, 5>
	// tensor<tensor<int, 1>, 5, 5>
}

// real is float64 unless the program says otherwise.
func ExampleProgram() {
	c, done := program()
	defer done()
	third := tml.Apply("/", tml.Of(c, 1.0), tml.Of(c, 3.0))
	printValue(third)
	narrow := tml.Program{Device: third.Tensor().Device(), Real32: true}
	printValue(tml.Apply("/", tml.Of(narrow, 1.0), tml.Of(narrow, 3.0)))
	// Output:
	// real 0.3333333333333333
	// real 0.3333333432674408
}
