package tml_test

import (
	"testing"

	"github.com/weft-gpu/weft/dialect/tml"
)

// The whole text of each error: types drawn level by level, a mark under the fault, the rule by
// name.
func TestErrorTexts(t *testing.T) {
	result := func(op string, a, b string) error {
		_, err := tml.Infer(op, typ(t, a), typ(t, b))
		return err
	}
	_, _, outOfBounds := typ(t, "2x(3) int").Index(1, 3, 7)
	_, _, negative := typ(t, "2 int").Index(1, -1)
	_, _, empty := typ(t, "0 int").Index(0)
	_, unparsed := tml.Parse("3x(2 int")
	for _, c := range []struct {
		name string
		err  error
		want string
	}{
		{"sizes of the inner level", result("+", "3x(2x2) int", "3x(10x3x2) int"), `+: types 3x(2x2) int and 3x(10x3x2) int do not broadcast: level 2, axis 1 has 2 and 3
    a  [3] of [    2  2] int
    b  [3] of [10  3  2] int
                   ^ level 2, axis 1 has 2 and 3
    TML, Broadcasting, "Arithmetic operations", condition 1: corresponding dimensions are equal, or one of them is 1`},
		{"sizes of the outer level, other nesting", result("*", "2 real", "5x4x(7) real"), `*: types 2 real and 5x4x(7) real do not broadcast: level 1, axis 1 has 2 and 4
    a  [   2]        real
    b  [5  4] of [7] real
           ^ level 1, axis 1 has 2 and 4
    TML, Broadcasting, "Arithmetic operations", condition 1: corresponding dimensions are equal, or one of them is 1`},
		{"strict, a size of 1", result("<", "3x1 int", "3x2 int"), `<: types 3x1 int and 3x2 int do not broadcast: level 1, axis 1 has 1 and 2
    a  [3  1] int
    b  [3  2] int
           ^ level 1, axis 1 has 1 and 2
    TML, Broadcasting, "Logical, relational and bitwise operations", condition 1: one operand is a scalar, or both have the same nesting and the same dimensions on all levels`},
		{"strict, another rank", result("and", "3 bool", "2x2x3 bool"), `and: types 3 bool and 2x2x3 bool do not broadcast: level 1 has 1 and 3 dimensions
    a  [      3] bool
    b  [2  2  3] bool
        ^  ^ level 1 has 1 and 3 dimensions
    TML, Broadcasting, "Logical, relational and bitwise operations", condition 1: one operand is a scalar, or both have the same nesting and the same dimensions on all levels`},
		{"strict, another nesting", result("|", "3x(3) uint", "3 uint"), `|: types 3x(3) uint and 3 uint do not broadcast: only a has a level 2
    a  [3] of [3] uint
    b  [3]        uint
               ^ only a has a level 2
    TML, Broadcasting, "Logical, relational and bitwise operations", condition 1: one operand is a scalar, or both have the same nesting and the same dimensions on all levels`},
		{"scalar types", result("or", "3 bool", "uint"), `or: scalar types bool and uint (of 3 bool and uint) do not suit the operator
    TML, Broadcasting, "Logical, relational and bitwise operations", condition 2: logical operators take bool`},
		{"assignment, sizes", tml.Assignable(typ(t, "3 int"), typ(t, "2 int")), `=: types 2 int and 3 int do not broadcast from right to left: level 1, axis 0 has 2 and 3
    right  [2] int
    left   [3] int
            ^ level 1, axis 0 has 2 and 3
    TML, Broadcasting, "Assignments", condition 1: the right side's dimensions are equal to the left side's, or 1`},
		{"assignment, more dimensions", tml.Assignable(typ(t, "3 int"), typ(t, "1x3 int")), `=: types 1x3 int and 3 int do not broadcast from right to left: level 1 has 2 and 1 dimensions
    right  [1  3] int
    left   [   3] int
            ^ level 1 has 2 and 1 dimensions
    TML, Broadcasting, "Assignments", condition 2: the right side has no more dimensions than the left side`},
		{"assignment, into a scalar", tml.Assignable(typ(t, "int"), typ(t, "1 int")), `=: types 1 int and int do not broadcast from right to left: only right has a level 1
    right  [1] int
    left       int
            ^ only right has a level 1
    TML, Broadcasting, "Assignments", condition 2: the right side has no more dimensions than the left side`},
		{"assignment, a wider scalar type", tml.Assignable(typ(t, "3 int"), typ(t, "real")), `=: a right side of real (real) does not go into a left side of int (3 int)
    TML, Broadcasting, "Assignments", condition 3: the right side's scalar type is not wider than the left side's, bool < uint < int < real`},
		{"index", outOfBounds, `index: [1][3][7] of a 2x(3) int: level 2, axis 0 has the indices 0 to 2
    [1][3][7]
        ^ level 2, axis 0 has the indices 0 to 2
    TML, Broadcasting, "Index access broadcasting": an index counts from 0 and is bounded where the size is not 1`},
		{"index below 0", negative, `index: [1][-1] of a 2 int: index -1 is negative
    [1][-1]
        ^ index -1 is negative
    TML, Broadcasting, "Index access broadcasting": an index counts from 0 and is bounded where the size is not 1`},
		{"index of nothing", empty, `index: [0] of a 0 int: level 1, axis 0 has no elements
    [0]
     ^ level 1, axis 0 has no elements
    TML, Broadcasting, "Index access broadcasting": an index counts from 0 and is bounded where the size is not 1`},
		{"type text", unparsed, `type: "3x(2 int": ")" closes the level
    3x(2 int
         ^`},
	} {
		if c.err == nil || c.err.Error() != c.want {
			t.Errorf("%s: got\n%v\nwant\n%s", c.name, c.err, c.want)
		}
	}
}
