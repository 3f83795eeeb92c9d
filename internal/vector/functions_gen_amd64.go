// Code generated from package elementary by go generate ./internal/vector; DO NOT EDIT.

//go:build !purego

package vector

const (
	_ function = iota
	absFunction
	acosFunction
	acoshFunction
	addFunction
	asinFunction
	asinhFunction
	atanFunction
	atan2Function
	atanhFunction
	cbrtFunction
	cosFunction
	coshFunction
	divFunction
	erfFunction
	erfcFunction
	expFunction
	exp2Function
	expm1Function
	geluFunction
	geluTanhFunction
	hypotFunction
	logFunction
	log10Function
	log1pFunction
	log2Function
	maximumFunction
	minimumFunction
	mulFunction
	negFunction
	reluFunction
	rsqrtFunction
	sigmoidFunction
	sinFunction
	sinhFunction
	softplusFunction
	sqrtFunction
	subFunction
	tanFunction
	tanhFunction
)

var unaryNames = map[string]function{
	"abs":       absFunction,
	"acos":      acosFunction,
	"acosh":     acoshFunction,
	"asin":      asinFunction,
	"asinh":     asinhFunction,
	"atan":      atanFunction,
	"atanh":     atanhFunction,
	"cbrt":      cbrtFunction,
	"cos":       cosFunction,
	"cosh":      coshFunction,
	"erf":       erfFunction,
	"erfc":      erfcFunction,
	"exp":       expFunction,
	"exp2":      exp2Function,
	"expm1":     expm1Function,
	"gelu":      geluFunction,
	"gelu_tanh": geluTanhFunction,
	"log":       logFunction,
	"log10":     log10Function,
	"log1p":     log1pFunction,
	"log2":      log2Function,
	"neg":       negFunction,
	"relu":      reluFunction,
	"rsqrt":     rsqrtFunction,
	"sigmoid":   sigmoidFunction,
	"sin":       sinFunction,
	"sinh":      sinhFunction,
	"softplus":  softplusFunction,
	"sqrt":      sqrtFunction,
	"tan":       tanFunction,
	"tanh":      tanhFunction,
}

func unary256(f function, dst, x *float32, n int) int {
	switch f {
	case absFunction:
		return abs256(dst, x, n)
	case acosFunction:
		return acos256(dst, x, n)
	case acoshFunction:
		return acosh256(dst, x, n)
	case asinFunction:
		return asin256(dst, x, n)
	case asinhFunction:
		return asinh256(dst, x, n)
	case atanFunction:
		return atan256(dst, x, n)
	case atanhFunction:
		return atanh256(dst, x, n)
	case cbrtFunction:
		return cbrt256(dst, x, n)
	case cosFunction:
		return cos256(dst, x, n)
	case coshFunction:
		return cosh256(dst, x, n)
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
	case geluFunction:
		return gelu256(dst, x, n)
	case geluTanhFunction:
		return geluTanh256(dst, x, n)
	case logFunction:
		return log256(dst, x, n)
	case log10Function:
		return log10256(dst, x, n)
	case log1pFunction:
		return log1p256(dst, x, n)
	case log2Function:
		return log2256(dst, x, n)
	case negFunction:
		return neg256(dst, x, n)
	case reluFunction:
		return relu256(dst, x, n)
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
	case tanFunction:
		return tan256(dst, x, n)
	case tanhFunction:
		return tanh256(dst, x, n)
	}
	panic("vector: there is no such function")
}

//go:noescape
func abs256(dst, x *float32, n int) int

//go:noescape
func acos256(dst, x *float32, n int) int

//go:noescape
func acosh256(dst, x *float32, n int) int

//go:noescape
func asin256(dst, x *float32, n int) int

//go:noescape
func asinh256(dst, x *float32, n int) int

//go:noescape
func atan256(dst, x *float32, n int) int

//go:noescape
func atanh256(dst, x *float32, n int) int

//go:noescape
func cbrt256(dst, x *float32, n int) int

//go:noescape
func cos256(dst, x *float32, n int) int

//go:noescape
func cosh256(dst, x *float32, n int) int

//go:noescape
func erf256(dst, x *float32, n int) int

//go:noescape
func erfc256(dst, x *float32, n int) int

//go:noescape
func exp256(dst, x *float32, n int) int

//go:noescape
func exp2256(dst, x *float32, n int) int

//go:noescape
func expm1256(dst, x *float32, n int) int

//go:noescape
func gelu256(dst, x *float32, n int) int

//go:noescape
func geluTanh256(dst, x *float32, n int) int

//go:noescape
func log256(dst, x *float32, n int) int

//go:noescape
func log10256(dst, x *float32, n int) int

//go:noescape
func log1p256(dst, x *float32, n int) int

//go:noescape
func log2256(dst, x *float32, n int) int

//go:noescape
func neg256(dst, x *float32, n int) int

//go:noescape
func relu256(dst, x *float32, n int) int

//go:noescape
func rsqrt256(dst, x *float32, n int) int

//go:noescape
func sigmoid256(dst, x *float32, n int) int

//go:noescape
func sin256(dst, x *float32, n int) int

//go:noescape
func sinh256(dst, x *float32, n int) int

//go:noescape
func softplus256(dst, x *float32, n int) int

//go:noescape
func sqrt256(dst, x *float32, n int) int

//go:noescape
func tan256(dst, x *float32, n int) int

//go:noescape
func tanh256(dst, x *float32, n int) int

func unary512(f function, dst, x *float32, n int) int {
	switch f {
	case absFunction:
		return abs512(dst, x, n)
	case acosFunction:
		return acos512(dst, x, n)
	case acoshFunction:
		return acosh512(dst, x, n)
	case asinFunction:
		return asin512(dst, x, n)
	case asinhFunction:
		return asinh512(dst, x, n)
	case atanFunction:
		return atan512(dst, x, n)
	case atanhFunction:
		return atanh512(dst, x, n)
	case cbrtFunction:
		return cbrt512(dst, x, n)
	case cosFunction:
		return cos512(dst, x, n)
	case coshFunction:
		return cosh512(dst, x, n)
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
	case geluFunction:
		return gelu512(dst, x, n)
	case geluTanhFunction:
		return geluTanh512(dst, x, n)
	case logFunction:
		return log512(dst, x, n)
	case log10Function:
		return log10512(dst, x, n)
	case log1pFunction:
		return log1p512(dst, x, n)
	case log2Function:
		return log2512(dst, x, n)
	case negFunction:
		return neg512(dst, x, n)
	case reluFunction:
		return relu512(dst, x, n)
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
	case tanFunction:
		return tan512(dst, x, n)
	case tanhFunction:
		return tanh512(dst, x, n)
	}
	panic("vector: there is no such function")
}

//go:noescape
func abs512(dst, x *float32, n int) int

//go:noescape
func acos512(dst, x *float32, n int) int

//go:noescape
func acosh512(dst, x *float32, n int) int

//go:noescape
func asin512(dst, x *float32, n int) int

//go:noescape
func asinh512(dst, x *float32, n int) int

//go:noescape
func atan512(dst, x *float32, n int) int

//go:noescape
func atanh512(dst, x *float32, n int) int

//go:noescape
func cbrt512(dst, x *float32, n int) int

//go:noescape
func cos512(dst, x *float32, n int) int

//go:noescape
func cosh512(dst, x *float32, n int) int

//go:noescape
func erf512(dst, x *float32, n int) int

//go:noescape
func erfc512(dst, x *float32, n int) int

//go:noescape
func exp512(dst, x *float32, n int) int

//go:noescape
func exp2512(dst, x *float32, n int) int

//go:noescape
func expm1512(dst, x *float32, n int) int

//go:noescape
func gelu512(dst, x *float32, n int) int

//go:noescape
func geluTanh512(dst, x *float32, n int) int

//go:noescape
func log512(dst, x *float32, n int) int

//go:noescape
func log10512(dst, x *float32, n int) int

//go:noescape
func log1p512(dst, x *float32, n int) int

//go:noescape
func log2512(dst, x *float32, n int) int

//go:noescape
func neg512(dst, x *float32, n int) int

//go:noescape
func relu512(dst, x *float32, n int) int

//go:noescape
func rsqrt512(dst, x *float32, n int) int

//go:noescape
func sigmoid512(dst, x *float32, n int) int

//go:noescape
func sin512(dst, x *float32, n int) int

//go:noescape
func sinh512(dst, x *float32, n int) int

//go:noescape
func softplus512(dst, x *float32, n int) int

//go:noescape
func sqrt512(dst, x *float32, n int) int

//go:noescape
func tan512(dst, x *float32, n int) int

//go:noescape
func tanh512(dst, x *float32, n int) int

var binaryNames = map[string]function{
	"add":     addFunction,
	"atan2":   atan2Function,
	"div":     divFunction,
	"hypot":   hypotFunction,
	"maximum": maximumFunction,
	"minimum": minimumFunction,
	"mul":     mulFunction,
	"sub":     subFunction,
}

func binary256(f function, dst, x, y *float32, n int) int {
	switch f {
	case addFunction:
		return add256(dst, x, y, n)
	case atan2Function:
		return atan2256(dst, x, y, n)
	case divFunction:
		return div256(dst, x, y, n)
	case hypotFunction:
		return hypot256(dst, x, y, n)
	case maximumFunction:
		return maximum256(dst, x, y, n)
	case minimumFunction:
		return minimum256(dst, x, y, n)
	case mulFunction:
		return mul256(dst, x, y, n)
	case subFunction:
		return sub256(dst, x, y, n)
	}
	panic("vector: there is no such function")
}

//go:noescape
func add256(dst, x, y *float32, n int) int

//go:noescape
func atan2256(dst, x, y *float32, n int) int

//go:noescape
func div256(dst, x, y *float32, n int) int

//go:noescape
func hypot256(dst, x, y *float32, n int) int

//go:noescape
func maximum256(dst, x, y *float32, n int) int

//go:noescape
func minimum256(dst, x, y *float32, n int) int

//go:noescape
func mul256(dst, x, y *float32, n int) int

//go:noescape
func sub256(dst, x, y *float32, n int) int

func binary512(f function, dst, x, y *float32, n int) int {
	switch f {
	case addFunction:
		return add512(dst, x, y, n)
	case atan2Function:
		return atan2512(dst, x, y, n)
	case divFunction:
		return div512(dst, x, y, n)
	case hypotFunction:
		return hypot512(dst, x, y, n)
	case maximumFunction:
		return maximum512(dst, x, y, n)
	case minimumFunction:
		return minimum512(dst, x, y, n)
	case mulFunction:
		return mul512(dst, x, y, n)
	case subFunction:
		return sub512(dst, x, y, n)
	}
	panic("vector: there is no such function")
}

//go:noescape
func add512(dst, x, y *float32, n int) int

//go:noescape
func atan2512(dst, x, y *float32, n int) int

//go:noescape
func div512(dst, x, y *float32, n int) int

//go:noescape
func hypot512(dst, x, y *float32, n int) int

//go:noescape
func maximum512(dst, x, y *float32, n int) int

//go:noescape
func minimum512(dst, x, y *float32, n int) int

//go:noescape
func mul512(dst, x, y *float32, n int) int

//go:noescape
func sub512(dst, x, y *float32, n int) int
