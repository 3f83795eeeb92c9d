// Code generated from package elementary by go generate ./internal/vector; DO NOT EDIT.

//go:build !purego

package vector

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

const (
	_ function = iota
	absFunction
	absBFloat16Function
	absFloat16Function
	acosFunction
	acoshFunction
	addFunction
	addBFloat16Function
	addFloat16Function
	asinFunction
	asinhFunction
	atanFunction
	atan2Function
	atanhFunction
	castBFloat16ToFloat16Function
	castBFloat16ToFloat32Function
	castBoolToFloat32Function
	castFloat16ToBFloat16Function
	castFloat16ToFloat32Function
	castFloat32ToBFloat16Function
	castFloat32ToFloat16Function
	castFloat32ToInt32Function
	castFloat32ToUint8Function
	castInt32ToFloat32Function
	castInt8ToFloat32Function
	castUint8ToFloat32Function
	cbrtFunction
	ceilFunction
	ceilBFloat16Function
	ceilFloat16Function
	cosFunction
	coshFunction
	divFunction
	divBFloat16Function
	divFloat16Function
	equalBFloat16ToBoolFunction
	equalFloat16ToBoolFunction
	equalFloat32ToBoolFunction
	erfFunction
	erfcFunction
	expFunction
	exp2Function
	expm1Function
	floorFunction
	floorBFloat16Function
	floorFloat16Function
	geluFunction
	geluTanhFunction
	greaterBFloat16ToBoolFunction
	greaterEqualBFloat16ToBoolFunction
	greaterEqualFloat16ToBoolFunction
	greaterEqualFloat32ToBoolFunction
	greaterFloat16ToBoolFunction
	greaterFloat32ToBoolFunction
	hypotFunction
	lessBFloat16ToBoolFunction
	lessEqualBFloat16ToBoolFunction
	lessEqualFloat16ToBoolFunction
	lessEqualFloat32ToBoolFunction
	lessFloat16ToBoolFunction
	lessFloat32ToBoolFunction
	logFunction
	log10Function
	log1pFunction
	log2Function
	maximumFunction
	maximumBFloat16Function
	maximumFloat16Function
	maximumInt32Function
	maximumUint32Function
	maximumUint8Function
	minimumFunction
	minimumBFloat16Function
	minimumFloat16Function
	minimumInt32Function
	minimumUint32Function
	minimumUint8Function
	mulFunction
	mulBFloat16Function
	mulFloat16Function
	negFunction
	negBFloat16Function
	negFloat16Function
	notEqualBFloat16ToBoolFunction
	notEqualFloat16ToBoolFunction
	notEqualFloat32ToBoolFunction
	orderKeyFloat32ToUint32Function
	powFunction
	reluFunction
	reluBFloat16Function
	reluFloat16Function
	roundFunction
	roundBFloat16Function
	roundFloat16Function
	rsqrtFunction
	sigmoidFunction
	sinFunction
	sinhFunction
	softplusFunction
	sqrtFunction
	sqrtBFloat16Function
	sqrtFloat16Function
	subFunction
	subBFloat16Function
	subFloat16Function
	tanFunction
	tanhFunction
	truncFunction
	truncBFloat16Function
	truncFloat16Function
)

var functions = map[Operator]function{
	{"abs", dtype.Float32, dtype.Float32}:         absFunction,
	{"abs", dtype.BFloat16, dtype.BFloat16}:       absBFloat16Function,
	{"abs", dtype.Float16, dtype.Float16}:         absFloat16Function,
	{"acos", dtype.Float32, dtype.Float32}:        acosFunction,
	{"acosh", dtype.Float32, dtype.Float32}:       acoshFunction,
	{"add", dtype.Float32, dtype.Float32}:         addFunction,
	{"add", dtype.BFloat16, dtype.BFloat16}:       addBFloat16Function,
	{"add", dtype.Float16, dtype.Float16}:         addFloat16Function,
	{"asin", dtype.Float32, dtype.Float32}:        asinFunction,
	{"asinh", dtype.Float32, dtype.Float32}:       asinhFunction,
	{"atan", dtype.Float32, dtype.Float32}:        atanFunction,
	{"atan2", dtype.Float32, dtype.Float32}:       atan2Function,
	{"atanh", dtype.Float32, dtype.Float32}:       atanhFunction,
	{"cast", dtype.BFloat16, dtype.Float16}:       castBFloat16ToFloat16Function,
	{"cast", dtype.BFloat16, dtype.Float32}:       castBFloat16ToFloat32Function,
	{"cast", dtype.Bool, dtype.Float32}:           castBoolToFloat32Function,
	{"cast", dtype.Float16, dtype.BFloat16}:       castFloat16ToBFloat16Function,
	{"cast", dtype.Float16, dtype.Float32}:        castFloat16ToFloat32Function,
	{"cast", dtype.Float32, dtype.BFloat16}:       castFloat32ToBFloat16Function,
	{"cast", dtype.Float32, dtype.Float16}:        castFloat32ToFloat16Function,
	{"cast", dtype.Float32, dtype.Int32}:          castFloat32ToInt32Function,
	{"cast", dtype.Float32, dtype.Uint8}:          castFloat32ToUint8Function,
	{"cast", dtype.Int32, dtype.Float32}:          castInt32ToFloat32Function,
	{"cast", dtype.Int8, dtype.Float32}:           castInt8ToFloat32Function,
	{"cast", dtype.Uint8, dtype.Float32}:          castUint8ToFloat32Function,
	{"cbrt", dtype.Float32, dtype.Float32}:        cbrtFunction,
	{"ceil", dtype.Float32, dtype.Float32}:        ceilFunction,
	{"ceil", dtype.BFloat16, dtype.BFloat16}:      ceilBFloat16Function,
	{"ceil", dtype.Float16, dtype.Float16}:        ceilFloat16Function,
	{"cos", dtype.Float32, dtype.Float32}:         cosFunction,
	{"cosh", dtype.Float32, dtype.Float32}:        coshFunction,
	{"div", dtype.Float32, dtype.Float32}:         divFunction,
	{"div", dtype.BFloat16, dtype.BFloat16}:       divBFloat16Function,
	{"div", dtype.Float16, dtype.Float16}:         divFloat16Function,
	{"equal", dtype.BFloat16, dtype.Bool}:         equalBFloat16ToBoolFunction,
	{"equal", dtype.Float16, dtype.Bool}:          equalFloat16ToBoolFunction,
	{"equal", dtype.Float32, dtype.Bool}:          equalFloat32ToBoolFunction,
	{"erf", dtype.Float32, dtype.Float32}:         erfFunction,
	{"erfc", dtype.Float32, dtype.Float32}:        erfcFunction,
	{"exp", dtype.Float32, dtype.Float32}:         expFunction,
	{"exp2", dtype.Float32, dtype.Float32}:        exp2Function,
	{"expm1", dtype.Float32, dtype.Float32}:       expm1Function,
	{"floor", dtype.Float32, dtype.Float32}:       floorFunction,
	{"floor", dtype.BFloat16, dtype.BFloat16}:     floorBFloat16Function,
	{"floor", dtype.Float16, dtype.Float16}:       floorFloat16Function,
	{"gelu", dtype.Float32, dtype.Float32}:        geluFunction,
	{"gelu_tanh", dtype.Float32, dtype.Float32}:   geluTanhFunction,
	{"greater", dtype.BFloat16, dtype.Bool}:       greaterBFloat16ToBoolFunction,
	{"greater_equal", dtype.BFloat16, dtype.Bool}: greaterEqualBFloat16ToBoolFunction,
	{"greater_equal", dtype.Float16, dtype.Bool}:  greaterEqualFloat16ToBoolFunction,
	{"greater_equal", dtype.Float32, dtype.Bool}:  greaterEqualFloat32ToBoolFunction,
	{"greater", dtype.Float16, dtype.Bool}:        greaterFloat16ToBoolFunction,
	{"greater", dtype.Float32, dtype.Bool}:        greaterFloat32ToBoolFunction,
	{"hypot", dtype.Float32, dtype.Float32}:       hypotFunction,
	{"less", dtype.BFloat16, dtype.Bool}:          lessBFloat16ToBoolFunction,
	{"less_equal", dtype.BFloat16, dtype.Bool}:    lessEqualBFloat16ToBoolFunction,
	{"less_equal", dtype.Float16, dtype.Bool}:     lessEqualFloat16ToBoolFunction,
	{"less_equal", dtype.Float32, dtype.Bool}:     lessEqualFloat32ToBoolFunction,
	{"less", dtype.Float16, dtype.Bool}:           lessFloat16ToBoolFunction,
	{"less", dtype.Float32, dtype.Bool}:           lessFloat32ToBoolFunction,
	{"log", dtype.Float32, dtype.Float32}:         logFunction,
	{"log10", dtype.Float32, dtype.Float32}:       log10Function,
	{"log1p", dtype.Float32, dtype.Float32}:       log1pFunction,
	{"log2", dtype.Float32, dtype.Float32}:        log2Function,
	{"maximum", dtype.Float32, dtype.Float32}:     maximumFunction,
	{"maximum", dtype.BFloat16, dtype.BFloat16}:   maximumBFloat16Function,
	{"maximum", dtype.Float16, dtype.Float16}:     maximumFloat16Function,
	{"maximum", dtype.Int32, dtype.Int32}:         maximumInt32Function,
	{"maximum", dtype.Uint32, dtype.Uint32}:       maximumUint32Function,
	{"maximum", dtype.Uint8, dtype.Uint8}:         maximumUint8Function,
	{"minimum", dtype.Float32, dtype.Float32}:     minimumFunction,
	{"minimum", dtype.BFloat16, dtype.BFloat16}:   minimumBFloat16Function,
	{"minimum", dtype.Float16, dtype.Float16}:     minimumFloat16Function,
	{"minimum", dtype.Int32, dtype.Int32}:         minimumInt32Function,
	{"minimum", dtype.Uint32, dtype.Uint32}:       minimumUint32Function,
	{"minimum", dtype.Uint8, dtype.Uint8}:         minimumUint8Function,
	{"mul", dtype.Float32, dtype.Float32}:         mulFunction,
	{"mul", dtype.BFloat16, dtype.BFloat16}:       mulBFloat16Function,
	{"mul", dtype.Float16, dtype.Float16}:         mulFloat16Function,
	{"neg", dtype.Float32, dtype.Float32}:         negFunction,
	{"neg", dtype.BFloat16, dtype.BFloat16}:       negBFloat16Function,
	{"neg", dtype.Float16, dtype.Float16}:         negFloat16Function,
	{"not_equal", dtype.BFloat16, dtype.Bool}:     notEqualBFloat16ToBoolFunction,
	{"not_equal", dtype.Float16, dtype.Bool}:      notEqualFloat16ToBoolFunction,
	{"not_equal", dtype.Float32, dtype.Bool}:      notEqualFloat32ToBoolFunction,
	{"order_key", dtype.Float32, dtype.Uint32}:    orderKeyFloat32ToUint32Function,
	{"pow", dtype.Float32, dtype.Float32}:         powFunction,
	{"relu", dtype.Float32, dtype.Float32}:        reluFunction,
	{"relu", dtype.BFloat16, dtype.BFloat16}:      reluBFloat16Function,
	{"relu", dtype.Float16, dtype.Float16}:        reluFloat16Function,
	{"round", dtype.Float32, dtype.Float32}:       roundFunction,
	{"round", dtype.BFloat16, dtype.BFloat16}:     roundBFloat16Function,
	{"round", dtype.Float16, dtype.Float16}:       roundFloat16Function,
	{"rsqrt", dtype.Float32, dtype.Float32}:       rsqrtFunction,
	{"sigmoid", dtype.Float32, dtype.Float32}:     sigmoidFunction,
	{"sin", dtype.Float32, dtype.Float32}:         sinFunction,
	{"sinh", dtype.Float32, dtype.Float32}:        sinhFunction,
	{"softplus", dtype.Float32, dtype.Float32}:    softplusFunction,
	{"sqrt", dtype.Float32, dtype.Float32}:        sqrtFunction,
	{"sqrt", dtype.BFloat16, dtype.BFloat16}:      sqrtBFloat16Function,
	{"sqrt", dtype.Float16, dtype.Float16}:        sqrtFloat16Function,
	{"sub", dtype.Float32, dtype.Float32}:         subFunction,
	{"sub", dtype.BFloat16, dtype.BFloat16}:       subBFloat16Function,
	{"sub", dtype.Float16, dtype.Float16}:         subFloat16Function,
	{"tan", dtype.Float32, dtype.Float32}:         tanFunction,
	{"tanh", dtype.Float32, dtype.Float32}:        tanhFunction,
	{"trunc", dtype.Float32, dtype.Float32}:       truncFunction,
	{"trunc", dtype.BFloat16, dtype.BFloat16}:     truncBFloat16Function,
	{"trunc", dtype.Float16, dtype.Float16}:       truncFloat16Function,
}

// arity is how many operands a function has.
func (f function) arity() int {
	switch f {
	case addFunction, addBFloat16Function, addFloat16Function, atan2Function, divFunction, divBFloat16Function, divFloat16Function, equalBFloat16ToBoolFunction, equalFloat16ToBoolFunction, equalFloat32ToBoolFunction, greaterBFloat16ToBoolFunction, greaterEqualBFloat16ToBoolFunction, greaterEqualFloat16ToBoolFunction, greaterEqualFloat32ToBoolFunction, greaterFloat16ToBoolFunction, greaterFloat32ToBoolFunction, hypotFunction, lessBFloat16ToBoolFunction, lessEqualBFloat16ToBoolFunction, lessEqualFloat16ToBoolFunction, lessEqualFloat32ToBoolFunction, lessFloat16ToBoolFunction, lessFloat32ToBoolFunction, maximumFunction, maximumBFloat16Function, maximumFloat16Function, maximumInt32Function, maximumUint32Function, maximumUint8Function, minimumFunction, minimumBFloat16Function, minimumFloat16Function, minimumInt32Function, minimumUint32Function, minimumUint8Function, mulFunction, mulBFloat16Function, mulFloat16Function, notEqualBFloat16ToBoolFunction, notEqualFloat16ToBoolFunction, notEqualFloat32ToBoolFunction, powFunction, subFunction, subBFloat16Function, subFloat16Function:
		return 2
	}
	return 1
}

// call256 is a function on n elements, of y if it has two operands.
func call256(f function, dst, x, y unsafe.Pointer, n int) int {
	switch f {
	case absFunction:
		return abs256(dst, x, n)
	case absBFloat16Function:
		return absBFloat16256(dst, x, n)
	case absFloat16Function:
		return absFloat16256(dst, x, n)
	case acosFunction:
		return acos256(dst, x, n)
	case acoshFunction:
		return acosh256(dst, x, n)
	case addFunction:
		return add256(dst, x, y, n)
	case addBFloat16Function:
		return addBFloat16256(dst, x, y, n)
	case addFloat16Function:
		return addFloat16256(dst, x, y, n)
	case asinFunction:
		return asin256(dst, x, n)
	case asinhFunction:
		return asinh256(dst, x, n)
	case atanFunction:
		return atan256(dst, x, n)
	case atan2Function:
		return atan2256(dst, x, y, n)
	case atanhFunction:
		return atanh256(dst, x, n)
	case castBFloat16ToFloat16Function:
		return castBFloat16ToFloat16256(dst, x, n)
	case castBFloat16ToFloat32Function:
		return castBFloat16ToFloat32256(dst, x, n)
	case castBoolToFloat32Function:
		return castBoolToFloat32256(dst, x, n)
	case castFloat16ToBFloat16Function:
		return castFloat16ToBFloat16256(dst, x, n)
	case castFloat16ToFloat32Function:
		return castFloat16ToFloat32256(dst, x, n)
	case castFloat32ToBFloat16Function:
		return castFloat32ToBFloat16256(dst, x, n)
	case castFloat32ToFloat16Function:
		return castFloat32ToFloat16256(dst, x, n)
	case castFloat32ToInt32Function:
		return castFloat32ToInt32256(dst, x, n)
	case castFloat32ToUint8Function:
		return castFloat32ToUint8256(dst, x, n)
	case castInt32ToFloat32Function:
		return castInt32ToFloat32256(dst, x, n)
	case castInt8ToFloat32Function:
		return castInt8ToFloat32256(dst, x, n)
	case castUint8ToFloat32Function:
		return castUint8ToFloat32256(dst, x, n)
	case cbrtFunction:
		return cbrt256(dst, x, n)
	case ceilFunction:
		return ceil256(dst, x, n)
	case ceilBFloat16Function:
		return ceilBFloat16256(dst, x, n)
	case ceilFloat16Function:
		return ceilFloat16256(dst, x, n)
	case cosFunction:
		return cos256(dst, x, n)
	case coshFunction:
		return cosh256(dst, x, n)
	case divFunction:
		return div256(dst, x, y, n)
	case divBFloat16Function:
		return divBFloat16256(dst, x, y, n)
	case divFloat16Function:
		return divFloat16256(dst, x, y, n)
	case equalBFloat16ToBoolFunction:
		return equalBFloat16ToBool256(dst, x, y, n)
	case equalFloat16ToBoolFunction:
		return equalFloat16ToBool256(dst, x, y, n)
	case equalFloat32ToBoolFunction:
		return equalFloat32ToBool256(dst, x, y, n)
	case erfFunction:
		return erf256(dst, x, n)
	case erfcFunction:
		return erfc256(dst, x, n)
	case expFunction:
		return exp256(dst, x, n)
	case exp2Function:
		return exp2256(dst, x, n)
	case expm1Function:
		return expm1256(dst, x, n)
	case floorFunction:
		return floor256(dst, x, n)
	case floorBFloat16Function:
		return floorBFloat16256(dst, x, n)
	case floorFloat16Function:
		return floorFloat16256(dst, x, n)
	case geluFunction:
		return gelu256(dst, x, n)
	case geluTanhFunction:
		return geluTanh256(dst, x, n)
	case greaterBFloat16ToBoolFunction:
		return greaterBFloat16ToBool256(dst, x, y, n)
	case greaterEqualBFloat16ToBoolFunction:
		return greaterEqualBFloat16ToBool256(dst, x, y, n)
	case greaterEqualFloat16ToBoolFunction:
		return greaterEqualFloat16ToBool256(dst, x, y, n)
	case greaterEqualFloat32ToBoolFunction:
		return greaterEqualFloat32ToBool256(dst, x, y, n)
	case greaterFloat16ToBoolFunction:
		return greaterFloat16ToBool256(dst, x, y, n)
	case greaterFloat32ToBoolFunction:
		return greaterFloat32ToBool256(dst, x, y, n)
	case hypotFunction:
		return hypot256(dst, x, y, n)
	case lessBFloat16ToBoolFunction:
		return lessBFloat16ToBool256(dst, x, y, n)
	case lessEqualBFloat16ToBoolFunction:
		return lessEqualBFloat16ToBool256(dst, x, y, n)
	case lessEqualFloat16ToBoolFunction:
		return lessEqualFloat16ToBool256(dst, x, y, n)
	case lessEqualFloat32ToBoolFunction:
		return lessEqualFloat32ToBool256(dst, x, y, n)
	case lessFloat16ToBoolFunction:
		return lessFloat16ToBool256(dst, x, y, n)
	case lessFloat32ToBoolFunction:
		return lessFloat32ToBool256(dst, x, y, n)
	case logFunction:
		return log256(dst, x, n)
	case log10Function:
		return log10256(dst, x, n)
	case log1pFunction:
		return log1p256(dst, x, n)
	case log2Function:
		return log2256(dst, x, n)
	case maximumFunction:
		return maximum256(dst, x, y, n)
	case maximumBFloat16Function:
		return maximumBFloat16256(dst, x, y, n)
	case maximumFloat16Function:
		return maximumFloat16256(dst, x, y, n)
	case maximumInt32Function:
		return maximumInt32256(dst, x, y, n)
	case maximumUint32Function:
		return maximumUint32256(dst, x, y, n)
	case maximumUint8Function:
		return maximumUint8256(dst, x, y, n)
	case minimumFunction:
		return minimum256(dst, x, y, n)
	case minimumBFloat16Function:
		return minimumBFloat16256(dst, x, y, n)
	case minimumFloat16Function:
		return minimumFloat16256(dst, x, y, n)
	case minimumInt32Function:
		return minimumInt32256(dst, x, y, n)
	case minimumUint32Function:
		return minimumUint32256(dst, x, y, n)
	case minimumUint8Function:
		return minimumUint8256(dst, x, y, n)
	case mulFunction:
		return mul256(dst, x, y, n)
	case mulBFloat16Function:
		return mulBFloat16256(dst, x, y, n)
	case mulFloat16Function:
		return mulFloat16256(dst, x, y, n)
	case negFunction:
		return neg256(dst, x, n)
	case negBFloat16Function:
		return negBFloat16256(dst, x, n)
	case negFloat16Function:
		return negFloat16256(dst, x, n)
	case notEqualBFloat16ToBoolFunction:
		return notEqualBFloat16ToBool256(dst, x, y, n)
	case notEqualFloat16ToBoolFunction:
		return notEqualFloat16ToBool256(dst, x, y, n)
	case notEqualFloat32ToBoolFunction:
		return notEqualFloat32ToBool256(dst, x, y, n)
	case orderKeyFloat32ToUint32Function:
		return orderKeyFloat32ToUint32256(dst, x, n)
	case powFunction:
		return pow256(dst, x, y, n)
	case reluFunction:
		return relu256(dst, x, n)
	case reluBFloat16Function:
		return reluBFloat16256(dst, x, n)
	case reluFloat16Function:
		return reluFloat16256(dst, x, n)
	case roundFunction:
		return round256(dst, x, n)
	case roundBFloat16Function:
		return roundBFloat16256(dst, x, n)
	case roundFloat16Function:
		return roundFloat16256(dst, x, n)
	case rsqrtFunction:
		return rsqrt256(dst, x, n)
	case sigmoidFunction:
		return sigmoid256(dst, x, n)
	case sinFunction:
		return sin256(dst, x, n)
	case sinhFunction:
		return sinh256(dst, x, n)
	case softplusFunction:
		return softplus256(dst, x, n)
	case sqrtFunction:
		return sqrt256(dst, x, n)
	case sqrtBFloat16Function:
		return sqrtBFloat16256(dst, x, n)
	case sqrtFloat16Function:
		return sqrtFloat16256(dst, x, n)
	case subFunction:
		return sub256(dst, x, y, n)
	case subBFloat16Function:
		return subBFloat16256(dst, x, y, n)
	case subFloat16Function:
		return subFloat16256(dst, x, y, n)
	case tanFunction:
		return tan256(dst, x, n)
	case tanhFunction:
		return tanh256(dst, x, n)
	case truncFunction:
		return trunc256(dst, x, n)
	case truncBFloat16Function:
		return truncBFloat16256(dst, x, n)
	case truncFloat16Function:
		return truncFloat16256(dst, x, n)
	}
	panic("vector: there is no such function")
}

//go:noescape
func abs256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func acos256(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func add256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func asin256(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func atan256(dst, x unsafe.Pointer, n int) int

//go:noescape
func atan2256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func atanh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBFloat16ToFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBFloat16ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat16ToBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat16ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func cbrt256(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceil256(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func cos256(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func div256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func erf256(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfc256(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp256(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp2256(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1256(dst, x unsafe.Pointer, n int) int

//go:noescape
func floor256(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func gelu256(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluTanh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func greaterBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func hypot256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func log256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1p256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2256(dst, x unsafe.Pointer, n int) int

//go:noescape
func maximum256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimum256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mul256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func neg256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func notEqualBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func orderKeyFloat32ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func pow256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func relu256(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func round256(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func rsqrt256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sigmoid256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sin256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func softplus256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrt256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sub256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func tan256(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func trunc256(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncFloat16256(dst, x unsafe.Pointer, n int) int

// call512 is a function on n elements, of y if it has two operands.
func call512(f function, dst, x, y unsafe.Pointer, n int) int {
	switch f {
	case absFunction:
		return abs512(dst, x, n)
	case absBFloat16Function:
		return absBFloat16512(dst, x, n)
	case absFloat16Function:
		return absFloat16512(dst, x, n)
	case acosFunction:
		return acos512(dst, x, n)
	case acoshFunction:
		return acosh512(dst, x, n)
	case addFunction:
		return add512(dst, x, y, n)
	case addBFloat16Function:
		return addBFloat16512(dst, x, y, n)
	case addFloat16Function:
		return addFloat16512(dst, x, y, n)
	case asinFunction:
		return asin512(dst, x, n)
	case asinhFunction:
		return asinh512(dst, x, n)
	case atanFunction:
		return atan512(dst, x, n)
	case atan2Function:
		return atan2512(dst, x, y, n)
	case atanhFunction:
		return atanh512(dst, x, n)
	case castBFloat16ToFloat16Function:
		return castBFloat16ToFloat16512(dst, x, n)
	case castBFloat16ToFloat32Function:
		return castBFloat16ToFloat32512(dst, x, n)
	case castBoolToFloat32Function:
		return castBoolToFloat32512(dst, x, n)
	case castFloat16ToBFloat16Function:
		return castFloat16ToBFloat16512(dst, x, n)
	case castFloat16ToFloat32Function:
		return castFloat16ToFloat32512(dst, x, n)
	case castFloat32ToBFloat16Function:
		return castFloat32ToBFloat16512(dst, x, n)
	case castFloat32ToFloat16Function:
		return castFloat32ToFloat16512(dst, x, n)
	case castFloat32ToInt32Function:
		return castFloat32ToInt32512(dst, x, n)
	case castFloat32ToUint8Function:
		return castFloat32ToUint8512(dst, x, n)
	case castInt32ToFloat32Function:
		return castInt32ToFloat32512(dst, x, n)
	case castInt8ToFloat32Function:
		return castInt8ToFloat32512(dst, x, n)
	case castUint8ToFloat32Function:
		return castUint8ToFloat32512(dst, x, n)
	case cbrtFunction:
		return cbrt512(dst, x, n)
	case ceilFunction:
		return ceil512(dst, x, n)
	case ceilBFloat16Function:
		return ceilBFloat16512(dst, x, n)
	case ceilFloat16Function:
		return ceilFloat16512(dst, x, n)
	case cosFunction:
		return cos512(dst, x, n)
	case coshFunction:
		return cosh512(dst, x, n)
	case divFunction:
		return div512(dst, x, y, n)
	case divBFloat16Function:
		return divBFloat16512(dst, x, y, n)
	case divFloat16Function:
		return divFloat16512(dst, x, y, n)
	case equalBFloat16ToBoolFunction:
		return equalBFloat16ToBool512(dst, x, y, n)
	case equalFloat16ToBoolFunction:
		return equalFloat16ToBool512(dst, x, y, n)
	case equalFloat32ToBoolFunction:
		return equalFloat32ToBool512(dst, x, y, n)
	case erfFunction:
		return erf512(dst, x, n)
	case erfcFunction:
		return erfc512(dst, x, n)
	case expFunction:
		return exp512(dst, x, n)
	case exp2Function:
		return exp2512(dst, x, n)
	case expm1Function:
		return expm1512(dst, x, n)
	case floorFunction:
		return floor512(dst, x, n)
	case floorBFloat16Function:
		return floorBFloat16512(dst, x, n)
	case floorFloat16Function:
		return floorFloat16512(dst, x, n)
	case geluFunction:
		return gelu512(dst, x, n)
	case geluTanhFunction:
		return geluTanh512(dst, x, n)
	case greaterBFloat16ToBoolFunction:
		return greaterBFloat16ToBool512(dst, x, y, n)
	case greaterEqualBFloat16ToBoolFunction:
		return greaterEqualBFloat16ToBool512(dst, x, y, n)
	case greaterEqualFloat16ToBoolFunction:
		return greaterEqualFloat16ToBool512(dst, x, y, n)
	case greaterEqualFloat32ToBoolFunction:
		return greaterEqualFloat32ToBool512(dst, x, y, n)
	case greaterFloat16ToBoolFunction:
		return greaterFloat16ToBool512(dst, x, y, n)
	case greaterFloat32ToBoolFunction:
		return greaterFloat32ToBool512(dst, x, y, n)
	case hypotFunction:
		return hypot512(dst, x, y, n)
	case lessBFloat16ToBoolFunction:
		return lessBFloat16ToBool512(dst, x, y, n)
	case lessEqualBFloat16ToBoolFunction:
		return lessEqualBFloat16ToBool512(dst, x, y, n)
	case lessEqualFloat16ToBoolFunction:
		return lessEqualFloat16ToBool512(dst, x, y, n)
	case lessEqualFloat32ToBoolFunction:
		return lessEqualFloat32ToBool512(dst, x, y, n)
	case lessFloat16ToBoolFunction:
		return lessFloat16ToBool512(dst, x, y, n)
	case lessFloat32ToBoolFunction:
		return lessFloat32ToBool512(dst, x, y, n)
	case logFunction:
		return log512(dst, x, n)
	case log10Function:
		return log10512(dst, x, n)
	case log1pFunction:
		return log1p512(dst, x, n)
	case log2Function:
		return log2512(dst, x, n)
	case maximumFunction:
		return maximum512(dst, x, y, n)
	case maximumBFloat16Function:
		return maximumBFloat16512(dst, x, y, n)
	case maximumFloat16Function:
		return maximumFloat16512(dst, x, y, n)
	case maximumInt32Function:
		return maximumInt32512(dst, x, y, n)
	case maximumUint32Function:
		return maximumUint32512(dst, x, y, n)
	case maximumUint8Function:
		return maximumUint8512(dst, x, y, n)
	case minimumFunction:
		return minimum512(dst, x, y, n)
	case minimumBFloat16Function:
		return minimumBFloat16512(dst, x, y, n)
	case minimumFloat16Function:
		return minimumFloat16512(dst, x, y, n)
	case minimumInt32Function:
		return minimumInt32512(dst, x, y, n)
	case minimumUint32Function:
		return minimumUint32512(dst, x, y, n)
	case minimumUint8Function:
		return minimumUint8512(dst, x, y, n)
	case mulFunction:
		return mul512(dst, x, y, n)
	case mulBFloat16Function:
		return mulBFloat16512(dst, x, y, n)
	case mulFloat16Function:
		return mulFloat16512(dst, x, y, n)
	case negFunction:
		return neg512(dst, x, n)
	case negBFloat16Function:
		return negBFloat16512(dst, x, n)
	case negFloat16Function:
		return negFloat16512(dst, x, n)
	case notEqualBFloat16ToBoolFunction:
		return notEqualBFloat16ToBool512(dst, x, y, n)
	case notEqualFloat16ToBoolFunction:
		return notEqualFloat16ToBool512(dst, x, y, n)
	case notEqualFloat32ToBoolFunction:
		return notEqualFloat32ToBool512(dst, x, y, n)
	case orderKeyFloat32ToUint32Function:
		return orderKeyFloat32ToUint32512(dst, x, n)
	case powFunction:
		return pow512(dst, x, y, n)
	case reluFunction:
		return relu512(dst, x, n)
	case reluBFloat16Function:
		return reluBFloat16512(dst, x, n)
	case reluFloat16Function:
		return reluFloat16512(dst, x, n)
	case roundFunction:
		return round512(dst, x, n)
	case roundBFloat16Function:
		return roundBFloat16512(dst, x, n)
	case roundFloat16Function:
		return roundFloat16512(dst, x, n)
	case rsqrtFunction:
		return rsqrt512(dst, x, n)
	case sigmoidFunction:
		return sigmoid512(dst, x, n)
	case sinFunction:
		return sin512(dst, x, n)
	case sinhFunction:
		return sinh512(dst, x, n)
	case softplusFunction:
		return softplus512(dst, x, n)
	case sqrtFunction:
		return sqrt512(dst, x, n)
	case sqrtBFloat16Function:
		return sqrtBFloat16512(dst, x, n)
	case sqrtFloat16Function:
		return sqrtFloat16512(dst, x, n)
	case subFunction:
		return sub512(dst, x, y, n)
	case subBFloat16Function:
		return subBFloat16512(dst, x, y, n)
	case subFloat16Function:
		return subFloat16512(dst, x, y, n)
	case tanFunction:
		return tan512(dst, x, n)
	case tanhFunction:
		return tanh512(dst, x, n)
	case truncFunction:
		return trunc512(dst, x, n)
	case truncBFloat16Function:
		return truncBFloat16512(dst, x, n)
	case truncFloat16Function:
		return truncFloat16512(dst, x, n)
	}
	panic("vector: there is no such function")
}

//go:noescape
func abs512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func acos512(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func add512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func asin512(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func atan512(dst, x unsafe.Pointer, n int) int

//go:noescape
func atan2512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func atanh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBFloat16ToFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBFloat16ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat16ToBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat16ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func cbrt512(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceil512(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func cos512(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func div512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func erf512(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfc512(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp512(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp2512(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1512(dst, x unsafe.Pointer, n int) int

//go:noescape
func floor512(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func gelu512(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluTanh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func greaterBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func hypot512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func log512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1p512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2512(dst, x unsafe.Pointer, n int) int

//go:noescape
func maximum512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimum512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mul512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func neg512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func notEqualBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func orderKeyFloat32ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func pow512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func relu512(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func round512(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func rsqrt512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sigmoid512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sin512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func softplus512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrt512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sub512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func tan512(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func trunc512(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncFloat16512(dst, x unsafe.Pointer, n int) int
