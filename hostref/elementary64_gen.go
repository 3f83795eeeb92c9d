// Code generated from package elementary by go generate ./hostref; DO NOT EDIT.

package hostref

import "math"

// unary64 are the functions of 1 by their names.
var unary64 = map[string]func(dst, x []float64){
	"exp":       exp64,
	"exp2":      exp264,
	"expm1":     expm164,
	"log":       log64,
	"log2":      log264,
	"log10":     log1064,
	"log1p":     log1p64,
	"sinh":      sinh64,
	"cosh":      cosh64,
	"tanh":      tanh64,
	"asinh":     asinh64,
	"acosh":     acosh64,
	"atanh":     atanh64,
	"sigmoid":   sigmoid64,
	"softplus":  softplus64,
	"cbrt":      cbrt64,
	"rsqrt":     rsqrt64,
	"sin":       sin64,
	"cos":       cos64,
	"tan":       tan64,
	"asin":      asin64,
	"acos":      acos64,
	"atan":      atan64,
	"erf":       erf64,
	"erfc":      erfc64,
	"gelu":      gelu64,
	"gelu_tanh": geluTanh64,
}

// binary64 are the functions of 2 by their names.
var binary64 = map[string]func(dst, x, y []float64){
	"pow":   pow64,
	"hypot": hypot64,
	"atan2": atan264,
}

// exp64 is elementary's definition, element by element.
func exp64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := int64(4649456441864749056) < int64(t1)
		t3 := t1
		if t2 {
			t3 = uint64(0x4086300000000000)
		}
		t4 := uint64(0xc087500000000000) < t3
		t5 := t3
		if t4 {
			t5 = uint64(0xc087500000000000)
		}
		t6 := math.Float64frombits(t5)
		t7 := float64(t6 * float64(0x1.71547652b82fep+06))
		t8 := float64(t7 + float64(0x1.8p+52))
		t9 := math.Float64bits(t8)
		t10 := t9 - uint64(0x4338000000000000)
		t11 := float64(t8 - float64(0x1.8p+52))
		t12 := float64(t11 * float64(0x1.62e42fefap-07))
		t13 := float64(t6 - t12)
		t14 := float64(t11 * float64(0x1.cf79abc9e3b3ap-46))
		t15 := float64(t13 - t14)
		t16 := float64(t15 * t15)
		t17 := float64(float64(0x1.6c16d924bd796p-10) * t15)
		t18 := float64(t17 + float64(0x1.11112236b2901p-07))
		t19 := float64(t18 * t15)
		t20 := float64(t19 + float64(0x1.5555555554905p-05))
		t21 := float64(t20 * t15)
		t22 := float64(t21 + float64(0x1.5555555554b67p-03))
		t23 := float64(t22 * t15)
		t24 := float64(t23 + float64(0x1p-01))
		t25 := float64(t16 * t24)
		t26 := float64(t25 - t14)
		t27 := float64(t13 + t26)
		t28 := t10 & uint64(0x3f)
		t29 := table64x4[t28&63]
		t30 := math.Float64frombits(t29)
		t31 := table64x5[t28&63]
		t32 := math.Float64frombits(t31)
		t33 := float64(t30 * t27)
		t34 := float64(t32 + t33)
		t35 := float64(t30 + t34)
		t36 := uint64(int64(t10) >> 6)
		t37 := uint64(int64(t36) >> 1)
		t38 := t37 + uint64(0x3ff)
		t39 := t38 << 52
		t40 := math.Float64frombits(t39)
		t41 := float64(t35 * t40)
		t42 := t36 - t37
		t43 := t42 + uint64(0x3ff)
		t44 := t43 << 52
		t45 := math.Float64frombits(t44)
		t46 := float64(t41 * t45)
		t47 := t1 & uint64(0x7fffffffffffffff)
		t48 := uint64(0x7ff0000000000000) < t47
		t49 := t46
		if t48 {
			t49 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t49
	}
}

// exp264 is elementary's definition, element by element.
func exp264(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := int64(4652222813120233472) < int64(t1)
		t3 := t1
		if t2 {
			t3 = uint64(0x4090040000000000)
		}
		t4 := uint64(0xc090e00000000000) < t3
		t5 := t3
		if t4 {
			t5 = uint64(0xc090e00000000000)
		}
		t6 := math.Float64frombits(t5)
		t7 := float64(t6 * float64(0x1p+06))
		t8 := float64(t7 + float64(0x1.8p+52))
		t9 := math.Float64bits(t8)
		t10 := t9 - uint64(0x4338000000000000)
		t11 := float64(t8 - float64(0x1.8p+52))
		t12 := float64(t11 * float64(0x1p-06))
		t13 := float64(t6 - t12)
		t14 := float64(t13 * float64(0x1.62e42fefa39efp-01))
		t15 := float64(t14 * t14)
		t16 := float64(float64(0x1.6c16d924bd796p-10) * t14)
		t17 := float64(t16 + float64(0x1.11112236b2901p-07))
		t18 := float64(t17 * t14)
		t19 := float64(t18 + float64(0x1.5555555554905p-05))
		t20 := float64(t19 * t14)
		t21 := float64(t20 + float64(0x1.5555555554b67p-03))
		t22 := float64(t21 * t14)
		t23 := float64(t22 + float64(0x1p-01))
		t24 := float64(t15 * t23)
		t25 := float64(t14 + t24)
		t26 := t10 & uint64(0x3f)
		t27 := table64x4[t26&63]
		t28 := math.Float64frombits(t27)
		t29 := table64x5[t26&63]
		t30 := math.Float64frombits(t29)
		t31 := float64(t28 * t25)
		t32 := float64(t30 + t31)
		t33 := float64(t28 + t32)
		t34 := uint64(int64(t10) >> 6)
		t35 := uint64(int64(t34) >> 1)
		t36 := t35 + uint64(0x3ff)
		t37 := t36 << 52
		t38 := math.Float64frombits(t37)
		t39 := float64(t33 * t38)
		t40 := t34 - t35
		t41 := t40 + uint64(0x3ff)
		t42 := t41 << 52
		t43 := math.Float64frombits(t42)
		t44 := float64(t39 * t43)
		t45 := t1 & uint64(0x7fffffffffffffff)
		t46 := uint64(0x7ff0000000000000) < t45
		t47 := t44
		if t46 {
			t47 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t47
	}
}

// expm164 is elementary's definition, element by element.
func expm164(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := int64(4649456441864749056) < int64(t1)
		t3 := t1
		if t2 {
			t3 = uint64(0x4086300000000000)
		}
		t4 := uint64(0xc046800000000000) < t3
		t5 := t3
		if t4 {
			t5 = uint64(0xc046800000000000)
		}
		t6 := math.Float64frombits(t5)
		t7 := float64(t6 * float64(0x1.71547652b82fep+06))
		t8 := float64(t7 + float64(0x1.8p+52))
		t9 := math.Float64bits(t8)
		t10 := t9 - uint64(0x4338000000000000)
		t11 := float64(t8 - float64(0x1.8p+52))
		t12 := float64(t11 * float64(0x1.62e42fefap-07))
		t13 := float64(t6 - t12)
		t14 := float64(t11 * float64(0x1.cf79abc9e3b3ap-46))
		t15 := uint64(int64(t10) >> 6)
		t16 := int64(1000) < int64(t15)
		t17 := t15
		if t16 {
			t17 = uint64(0x3e8)
		}
		t18 := t15 - t17
		t19 := t18 + uint64(0x3ff)
		t20 := t19 << 52
		t21 := math.Float64frombits(t20)
		t22 := t10 & uint64(0x3f)
		t23 := table64x4[t22&63]
		t24 := math.Float64frombits(t23)
		t25 := table64x5[t22&63]
		t26 := math.Float64frombits(t25)
		t27 := t17 + uint64(0x3ff)
		t28 := t27 << 52
		t29 := math.Float64frombits(t28)
		t30 := float64(t24 * t29)
		t31 := float64(t30 + float64(-0x1p+00))
		t32 := float64(t31 - t30)
		t33 := float64(t31 - t32)
		t34 := float64(t30 - t33)
		t35 := float64(float64(-0x1p+00) - t32)
		t36 := float64(t34 + t35)
		t37 := float64(t26 * t29)
		t38 := float64(t36 + t37)
		t39 := float64(t13 - t14)
		t40 := float64(t39 * t39)
		t41 := float64(float64(0x1.6c16d924bd796p-10) * t39)
		t42 := float64(t41 + float64(0x1.11112236b2901p-07))
		t43 := float64(t42 * t39)
		t44 := float64(t43 + float64(0x1.5555555554905p-05))
		t45 := float64(t44 * t39)
		t46 := float64(t45 + float64(0x1.5555555554b67p-03))
		t47 := float64(t46 * t39)
		t48 := float64(t47 + float64(0x1p-01))
		t49 := float64(t40 * t48)
		t50 := float64(t49 - t14)
		t51 := float64(t31 + t13)
		t52 := float64(t51 - t31)
		t53 := float64(t13 - t52)
		t54 := float64(t31 + t38)
		t55 := float64(t13 + t50)
		t56 := float64(t54 * t55)
		t57 := float64(t38 + t56)
		t58 := float64(t50 + t57)
		t59 := float64(t53 + t58)
		t60 := float64(t51 + t59)
		t61 := float64(t60 * t21)
		t62 := t1 & uint64(0x7fffffffffffffff)
		t63 := t62 == uint64(0x0)
		t64 := t61
		if t63 {
			t64 = x0
		}
		t65 := uint64(0x7ff0000000000000) < t62
		t66 := t64
		if t65 {
			t66 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t66
	}
}

// log64 is elementary's definition, element by element.
func log64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 < uint64(0x10000000000000)
		t3 := float64(x0 * float64(0x1p+54))
		t4 := x0
		if t2 {
			t4 = t3
		}
		t5 := uint64(0x0)
		if t2 {
			t5 = uint64(0xffffffffffffffca)
		}
		t6 := math.Float64bits(t4)
		t7 := t6 - uint64(0x3fe6200000000000)
		t8 := uint64(int64(t7) >> 52)
		t9 := t7 >> 46
		t10 := t9 & uint64(0x3f)
		t11 := t7 & uint64(0xfff0000000000000)
		t12 := table64x6[t10&63]
		t13 := math.Float64frombits(t12)
		t14 := t6 - t11
		t15 := t14 + uint64(0x100000000)
		t16 := t15 & uint64(0xfffffffe00000000)
		t17 := math.Float64frombits(t16)
		t18 := float64(t17 * t13)
		t19 := float64(t18 - float64(0x1p+00))
		t20 := math.Float64frombits(t14)
		t21 := float64(t20 - t17)
		t22 := float64(t21 * t13)
		t23 := t8 + t5
		t24 := float64(int64(t23))
		t25 := float64(t24 * float64(0x1.62e42fefa38p-01))
		t26 := table64x7[t10&63]
		t27 := math.Float64frombits(t26)
		t28 := float64(t25 + t27)
		t29 := float64(t24 * float64(0x1.ef35793c7673p-45))
		t30 := table64x8[t10&63]
		t31 := math.Float64frombits(t30)
		t32 := float64(t29 + t31)
		t33 := float64(t19 + t22)
		t34 := float64(t33 - t19)
		t35 := float64(t22 - t34)
		t36 := float64(t28 + t33)
		t37 := float64(t36 - t28)
		t38 := float64(t33 - t37)
		t39 := float64(t33 * t33)
		t40 := float64(float64(0x1.c72b3b51d5785p-04) * t33)
		t41 := float64(t40 + float64(-0x1.00067171b4b06p-03))
		t42 := float64(t41 * t33)
		t43 := float64(t42 + float64(0x1.2492490af0895p-03))
		t44 := float64(t43 * t33)
		t45 := float64(t44 + float64(-0x1.5555554557701p-03))
		t46 := float64(t45 * t33)
		t47 := float64(t46 + float64(0x1.9999999999bb7p-03))
		t48 := float64(t47 * t33)
		t49 := float64(t48 + float64(-0x1.000000000005ep-02))
		t50 := float64(t49 * t33)
		t51 := float64(t50 + float64(0x1.5555555555555p-02))
		t52 := float64(t51 * t33)
		t53 := float64(t52 + float64(-0x1p-01))
		t54 := float64(t39 * t53)
		t55 := float64(t32 + t54)
		t56 := float64(t35 + t55)
		t57 := float64(t38 + t56)
		t58 := float64(t36 + t57)
		t59 := t1 - uint64(0x1)
		t60 := t59 < uint64(0x7fefffffffffffff)
		t61 := t1 == uint64(0x7ff0000000000000)
		t62 := uint64(0x7ff8000000000000)
		if t61 {
			t62 = t1
		}
		t63 := t1 & uint64(0x7fffffffffffffff)
		t64 := t63 == uint64(0x0)
		t65 := t62
		if t64 {
			t65 = uint64(0xfff0000000000000)
		}
		t66 := math.Float64frombits(t65)
		t67 := t66
		if t60 {
			t67 = t58
		}
		dst[i] = t67
	}
}

// log264 is elementary's definition, element by element.
func log264(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 < uint64(0x10000000000000)
		t3 := float64(x0 * float64(0x1p+54))
		t4 := x0
		if t2 {
			t4 = t3
		}
		t5 := uint64(0x0)
		if t2 {
			t5 = uint64(0xffffffffffffffca)
		}
		t6 := math.Float64bits(t4)
		t7 := t6 - uint64(0x3fe6200000000000)
		t8 := uint64(int64(t7) >> 52)
		t9 := t7 >> 46
		t10 := t9 & uint64(0x3f)
		t11 := t7 & uint64(0xfff0000000000000)
		t12 := table64x6[t10&63]
		t13 := math.Float64frombits(t12)
		t14 := t6 - t11
		t15 := t14 + uint64(0x100000000)
		t16 := t15 & uint64(0xfffffffe00000000)
		t17 := math.Float64frombits(t16)
		t18 := float64(t17 * t13)
		t19 := float64(t18 - float64(0x1p+00))
		t20 := math.Float64frombits(t14)
		t21 := float64(t20 - t17)
		t22 := float64(t21 * t13)
		t23 := t8 + t5
		t24 := float64(int64(t23))
		t25 := float64(t24 * float64(0x1.62e42fefa38p-01))
		t26 := table64x7[t10&63]
		t27 := math.Float64frombits(t26)
		t28 := float64(t25 + t27)
		t29 := float64(t24 * float64(0x1.ef35793c7673p-45))
		t30 := table64x8[t10&63]
		t31 := math.Float64frombits(t30)
		t32 := float64(t29 + t31)
		t33 := float64(t19 + t22)
		t34 := float64(t33 - t19)
		t35 := float64(t22 - t34)
		t36 := float64(t28 + t33)
		t37 := float64(t36 - t28)
		t38 := float64(t33 - t37)
		t39 := float64(t33 * t33)
		t40 := float64(float64(0x1.c72b3b51d5785p-04) * t33)
		t41 := float64(t40 + float64(-0x1.00067171b4b06p-03))
		t42 := float64(t41 * t33)
		t43 := float64(t42 + float64(0x1.2492490af0895p-03))
		t44 := float64(t43 * t33)
		t45 := float64(t44 + float64(-0x1.5555554557701p-03))
		t46 := float64(t45 * t33)
		t47 := float64(t46 + float64(0x1.9999999999bb7p-03))
		t48 := float64(t47 * t33)
		t49 := float64(t48 + float64(-0x1.000000000005ep-02))
		t50 := float64(t49 * t33)
		t51 := float64(t50 + float64(0x1.5555555555555p-02))
		t52 := float64(t51 * t33)
		t53 := float64(t52 + float64(-0x1p-01))
		t54 := float64(t39 * t53)
		t55 := float64(t32 + t54)
		t56 := float64(t35 + t55)
		t57 := float64(t38 + t56)
		t58 := math.Float64bits(t36)
		t59 := t58 & uint64(0xfffffffff8000000)
		t60 := math.Float64frombits(t59)
		t61 := float64(t36 - t60)
		t62 := float64(t61 + t57)
		t63 := float64(t62 * float64(0x1.7154768p+00))
		t64 := float64(t36 + t57)
		t65 := float64(t64 * float64(-0x1.6a3e80f444178p-27))
		t66 := float64(t63 + t65)
		t67 := float64(t60 * float64(0x1.7154768p+00))
		t68 := float64(t67 + t66)
		t69 := t1 - uint64(0x1)
		t70 := t69 < uint64(0x7fefffffffffffff)
		t71 := t1 == uint64(0x7ff0000000000000)
		t72 := uint64(0x7ff8000000000000)
		if t71 {
			t72 = t1
		}
		t73 := t1 & uint64(0x7fffffffffffffff)
		t74 := t73 == uint64(0x0)
		t75 := t72
		if t74 {
			t75 = uint64(0xfff0000000000000)
		}
		t76 := math.Float64frombits(t75)
		t77 := t76
		if t70 {
			t77 = t68
		}
		dst[i] = t77
	}
}

// log1064 is elementary's definition, element by element.
func log1064(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 < uint64(0x10000000000000)
		t3 := float64(x0 * float64(0x1p+54))
		t4 := x0
		if t2 {
			t4 = t3
		}
		t5 := uint64(0x0)
		if t2 {
			t5 = uint64(0xffffffffffffffca)
		}
		t6 := math.Float64bits(t4)
		t7 := t6 - uint64(0x3fe6200000000000)
		t8 := uint64(int64(t7) >> 52)
		t9 := t7 >> 46
		t10 := t9 & uint64(0x3f)
		t11 := t7 & uint64(0xfff0000000000000)
		t12 := table64x6[t10&63]
		t13 := math.Float64frombits(t12)
		t14 := t6 - t11
		t15 := t14 + uint64(0x100000000)
		t16 := t15 & uint64(0xfffffffe00000000)
		t17 := math.Float64frombits(t16)
		t18 := float64(t17 * t13)
		t19 := float64(t18 - float64(0x1p+00))
		t20 := math.Float64frombits(t14)
		t21 := float64(t20 - t17)
		t22 := float64(t21 * t13)
		t23 := t8 + t5
		t24 := float64(int64(t23))
		t25 := float64(t24 * float64(0x1.62e42fefa38p-01))
		t26 := table64x7[t10&63]
		t27 := math.Float64frombits(t26)
		t28 := float64(t25 + t27)
		t29 := float64(t24 * float64(0x1.ef35793c7673p-45))
		t30 := table64x8[t10&63]
		t31 := math.Float64frombits(t30)
		t32 := float64(t29 + t31)
		t33 := float64(t19 + t22)
		t34 := float64(t33 - t19)
		t35 := float64(t22 - t34)
		t36 := float64(t28 + t33)
		t37 := float64(t36 - t28)
		t38 := float64(t33 - t37)
		t39 := float64(t33 * t33)
		t40 := float64(float64(0x1.c72b3b51d5785p-04) * t33)
		t41 := float64(t40 + float64(-0x1.00067171b4b06p-03))
		t42 := float64(t41 * t33)
		t43 := float64(t42 + float64(0x1.2492490af0895p-03))
		t44 := float64(t43 * t33)
		t45 := float64(t44 + float64(-0x1.5555554557701p-03))
		t46 := float64(t45 * t33)
		t47 := float64(t46 + float64(0x1.9999999999bb7p-03))
		t48 := float64(t47 * t33)
		t49 := float64(t48 + float64(-0x1.000000000005ep-02))
		t50 := float64(t49 * t33)
		t51 := float64(t50 + float64(0x1.5555555555555p-02))
		t52 := float64(t51 * t33)
		t53 := float64(t52 + float64(-0x1p-01))
		t54 := float64(t39 * t53)
		t55 := float64(t32 + t54)
		t56 := float64(t35 + t55)
		t57 := float64(t38 + t56)
		t58 := math.Float64bits(t36)
		t59 := t58 & uint64(0xfffffffff8000000)
		t60 := math.Float64frombits(t59)
		t61 := float64(t36 - t60)
		t62 := float64(t61 + t57)
		t63 := float64(t62 * float64(0x1.bcb7b18p-02))
		t64 := float64(t36 + t57)
		t65 := float64(t64 * float64(-0x1.6c8d78e6acaa4p-29))
		t66 := float64(t63 + t65)
		t67 := float64(t60 * float64(0x1.bcb7b18p-02))
		t68 := float64(t67 + t66)
		t69 := t1 - uint64(0x1)
		t70 := t69 < uint64(0x7fefffffffffffff)
		t71 := t1 == uint64(0x7ff0000000000000)
		t72 := uint64(0x7ff8000000000000)
		if t71 {
			t72 = t1
		}
		t73 := t1 & uint64(0x7fffffffffffffff)
		t74 := t73 == uint64(0x0)
		t75 := t72
		if t74 {
			t75 = uint64(0xfff0000000000000)
		}
		t76 := math.Float64frombits(t75)
		t77 := t76
		if t70 {
			t77 = t68
		}
		dst[i] = t77
	}
}

// log1p64 is elementary's definition, element by element.
func log1p64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := float64(float64(0x1p+00) + x0)
		t2 := float64(t1 - float64(0x1p+00))
		t3 := float64(t1 - t2)
		t4 := float64(float64(0x1p+00) - t3)
		t5 := float64(x0 - t2)
		t6 := float64(t4 + t5)
		t7 := math.Float64bits(t1)
		t8 := t7 - uint64(0x3fe6200000000000)
		t9 := uint64(int64(t8) >> 52)
		t10 := t8 >> 46
		t11 := t10 & uint64(0x3f)
		t12 := t8 & uint64(0xfff0000000000000)
		t13 := table64x6[t11&63]
		t14 := math.Float64frombits(t13)
		t15 := t7 - t12
		t16 := t15 + uint64(0x100000000)
		t17 := t16 & uint64(0xfffffffe00000000)
		t18 := math.Float64frombits(t17)
		t19 := float64(t18 * t14)
		t20 := float64(t19 - float64(0x1p+00))
		t21 := math.Float64frombits(t15)
		t22 := float64(t21 - t18)
		t23 := float64(t22 * t14)
		t24 := uint64(0x3ff0000000000000) - t12
		t25 := int64(t9) < int64(1000)
		t26 := uint64(0x0)
		if t25 {
			t26 = t24
		}
		t27 := math.Float64frombits(t26)
		t28 := float64(t6 * t27)
		t29 := float64(t28 * t14)
		t30 := float64(t23 + t29)
		t31 := float64(t30 - t23)
		t32 := float64(t29 - t31)
		t33 := t9 + uint64(0x0)
		t34 := float64(int64(t33))
		t35 := float64(t34 * float64(0x1.62e42fefa38p-01))
		t36 := table64x7[t11&63]
		t37 := math.Float64frombits(t36)
		t38 := float64(t35 + t37)
		t39 := float64(t34 * float64(0x1.ef35793c7673p-45))
		t40 := table64x8[t11&63]
		t41 := math.Float64frombits(t40)
		t42 := float64(t39 + t41)
		t43 := float64(t20 + t30)
		t44 := float64(t43 - t20)
		t45 := float64(t30 - t44)
		t46 := float64(t45 + t32)
		t47 := float64(t38 + t43)
		t48 := float64(t47 - t38)
		t49 := float64(t43 - t48)
		t50 := float64(t43 * t43)
		t51 := float64(float64(0x1.c72b3b51d5785p-04) * t43)
		t52 := float64(t51 + float64(-0x1.00067171b4b06p-03))
		t53 := float64(t52 * t43)
		t54 := float64(t53 + float64(0x1.2492490af0895p-03))
		t55 := float64(t54 * t43)
		t56 := float64(t55 + float64(-0x1.5555554557701p-03))
		t57 := float64(t56 * t43)
		t58 := float64(t57 + float64(0x1.9999999999bb7p-03))
		t59 := float64(t58 * t43)
		t60 := float64(t59 + float64(-0x1.000000000005ep-02))
		t61 := float64(t60 * t43)
		t62 := float64(t61 + float64(0x1.5555555555555p-02))
		t63 := float64(t62 * t43)
		t64 := float64(t63 + float64(-0x1p-01))
		t65 := float64(t50 * t64)
		t66 := float64(t42 + t65)
		t67 := float64(t46 + t66)
		t68 := float64(t49 + t67)
		t69 := math.Float64bits(x0)
		t70 := t69 & uint64(0x7fffffffffffffff)
		t71 := t70 == uint64(0x0)
		t72 := float64(t47 + t68)
		t73 := t72
		if t71 {
			t73 = x0
		}
		t74 := t7 - uint64(0x1)
		t75 := t74 < uint64(0x7fefffffffffffff)
		t76 := t7 == uint64(0x7ff0000000000000)
		t77 := uint64(0x7ff8000000000000)
		if t76 {
			t77 = t7
		}
		t78 := t7 & uint64(0x7fffffffffffffff)
		t79 := t78 == uint64(0x0)
		t80 := t77
		if t79 {
			t80 = uint64(0xfff0000000000000)
		}
		t81 := math.Float64frombits(t80)
		t82 := t81
		if t75 {
			t82 = t73
		}
		dst[i] = t82
	}
}

// pow64 is elementary's definition, element by element.
func pow64(dst, x, y []float64) {
	x = x[:len(dst)]
	y = y[:len(dst)]
	for i := range dst {
		x0 := x[i]
		y0 := y[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := math.Float64bits(y0)
		t4 := t3 & uint64(0x7fffffffffffffff)
		t5 := math.Float64frombits(t2)
		t6 := math.Float64bits(t5)
		t7 := t6 < uint64(0x10000000000000)
		t8 := float64(t5 * float64(0x1p+54))
		t9 := t5
		if t7 {
			t9 = t8
		}
		t10 := uint64(0x0)
		if t7 {
			t10 = uint64(0xffffffffffffffca)
		}
		t11 := math.Float64bits(t9)
		t12 := t11 - uint64(0x3fe6200000000000)
		t13 := uint64(int64(t12) >> 52)
		t14 := t12 >> 46
		t15 := t14 & uint64(0x3f)
		t16 := t12 & uint64(0xfff0000000000000)
		t17 := table64x6[t15&63]
		t18 := math.Float64frombits(t17)
		t19 := t11 - t16
		t20 := t19 + uint64(0x100000000)
		t21 := t20 & uint64(0xfffffffe00000000)
		t22 := math.Float64frombits(t21)
		t23 := float64(t22 * t18)
		t24 := float64(t23 - float64(0x1p+00))
		t25 := math.Float64frombits(t19)
		t26 := float64(t25 - t22)
		t27 := float64(t26 * t18)
		t28 := t13 + t10
		t29 := float64(int64(t28))
		t30 := float64(t29 * float64(0x1.62e42fefa38p-01))
		t31 := table64x7[t15&63]
		t32 := math.Float64frombits(t31)
		t33 := float64(t30 + t32)
		t34 := float64(t29 * float64(0x1.ef35793c7673p-45))
		t35 := table64x8[t15&63]
		t36 := math.Float64frombits(t35)
		t37 := float64(t34 + t36)
		t38 := float64(t24 + t27)
		t39 := float64(t38 - t24)
		t40 := float64(t27 - t39)
		t41 := float64(t24 * t24)
		t42 := float64(t41 * float64(-0x1p-01))
		t43 := float64(t24 + t38)
		t44 := float64(t27 * t43)
		t45 := float64(t44 * float64(-0x1p-01))
		t46 := float64(t38 * t38)
		t47 := float64(t46 * t38)
		t48 := float64(float64(0x1.c72b3b51d5785p-04) * t38)
		t49 := float64(t48 + float64(-0x1.00067171b4b06p-03))
		t50 := float64(t49 * t38)
		t51 := float64(t50 + float64(0x1.2492490af0895p-03))
		t52 := float64(t51 * t38)
		t53 := float64(t52 + float64(-0x1.5555554557701p-03))
		t54 := float64(t53 * t38)
		t55 := float64(t54 + float64(0x1.9999999999bb7p-03))
		t56 := float64(t55 * t38)
		t57 := float64(t56 + float64(-0x1.000000000005ep-02))
		t58 := float64(t57 * t38)
		t59 := float64(t58 + float64(0x1.5555555555555p-02))
		t60 := float64(t47 * t59)
		t61 := float64(t33 + t38)
		t62 := float64(t61 - t33)
		t63 := float64(t38 - t62)
		t64 := float64(t61 + t42)
		t65 := float64(t64 - t61)
		t66 := float64(t42 - t65)
		t67 := float64(t63 + t66)
		t68 := float64(t40 + t45)
		t69 := float64(t37 + t60)
		t70 := float64(t68 + t69)
		t71 := float64(t67 + t70)
		t72 := float64(t64 + t71)
		t73 := float64(t72 - t64)
		t74 := float64(t71 - t73)
		t75 := uint64(0x4400000000000000) < t4
		t76 := t4
		if t75 {
			t76 = uint64(0x4400000000000000)
		}
		t77 := math.Float64frombits(t76)
		t78 := math.Float64bits(t77)
		t79 := t3 & uint64(0x8000000000000000)
		t80 := t78 | t79
		t81 := math.Float64frombits(t80)
		t82 := math.Float64bits(t81)
		t83 := t82 & uint64(0xfffffffff8000000)
		t84 := math.Float64frombits(t83)
		t85 := float64(t81 - t84)
		t86 := math.Float64bits(t72)
		t87 := t86 & uint64(0xfffffffff8000000)
		t88 := math.Float64frombits(t87)
		t89 := float64(t72 - t88)
		t90 := float64(t85 * t88)
		t91 := float64(t89 + t74)
		t92 := float64(t81 * t91)
		t93 := float64(t90 + t92)
		t94 := float64(t84 * t88)
		t95 := math.Float64bits(t94)
		t96 := int64(4649456441864749056) < int64(t95)
		t97 := t95
		if t96 {
			t97 = uint64(0x4086300000000000)
		}
		t98 := uint64(0xc087500000000000) < t97
		t99 := t97
		if t98 {
			t99 = uint64(0xc087500000000000)
		}
		t100 := math.Float64frombits(t99)
		t101 := math.Float64bits(t100)
		t102 := t101 == t95
		t103 := float64(0x0p+00)
		if t102 {
			t103 = t93
		}
		t104 := float64(t100 * float64(0x1.71547652b82fep+06))
		t105 := float64(t104 + float64(0x1.8p+52))
		t106 := math.Float64bits(t105)
		t107 := t106 - uint64(0x4338000000000000)
		t108 := float64(t105 - float64(0x1.8p+52))
		t109 := float64(t108 * float64(0x1.62e42fefap-07))
		t110 := float64(t100 - t109)
		t111 := float64(t108 * float64(0x1.cf79abc9e3b3ap-46))
		t112 := float64(t111 - t103)
		t113 := float64(t110 - t112)
		t114 := float64(t113 * t113)
		t115 := float64(float64(0x1.6c16d924bd796p-10) * t113)
		t116 := float64(t115 + float64(0x1.11112236b2901p-07))
		t117 := float64(t116 * t113)
		t118 := float64(t117 + float64(0x1.5555555554905p-05))
		t119 := float64(t118 * t113)
		t120 := float64(t119 + float64(0x1.5555555554b67p-03))
		t121 := float64(t120 * t113)
		t122 := float64(t121 + float64(0x1p-01))
		t123 := float64(t114 * t122)
		t124 := float64(t123 - t112)
		t125 := float64(t110 + t124)
		t126 := t107 & uint64(0x3f)
		t127 := table64x4[t126&63]
		t128 := math.Float64frombits(t127)
		t129 := table64x5[t126&63]
		t130 := math.Float64frombits(t129)
		t131 := float64(t128 * t125)
		t132 := float64(t130 + t131)
		t133 := float64(t128 + t132)
		t134 := uint64(int64(t107) >> 6)
		t135 := uint64(int64(t134) >> 1)
		t136 := t135 + uint64(0x3ff)
		t137 := t136 << 52
		t138 := math.Float64frombits(t137)
		t139 := float64(t133 * t138)
		t140 := t134 - t135
		t141 := t140 + uint64(0x3ff)
		t142 := t141 << 52
		t143 := math.Float64frombits(t142)
		t144 := float64(t139 * t143)
		t145 := int64(t1) < int64(0)
		t146 := t2 == uint64(0x0)
		t147 := t2 == uint64(0x7ff0000000000000)
		t148 := t146 || t147
		t149 := t4 >> 52
		t150 := uint64(0x433) - t149
		t151 := t150 < uint64(0x35)
		t152 := uint64(0x0)
		if t151 {
			t152 = t150
		}
		t153 := t4 & uint64(0xfffffffffffff)
		t154 := t153 | uint64(0x10000000000000)
		t155 := t154 >> (t152 & 63)
		t156 := t155 << (t152 & 63)
		t157 := t156 == t154
		t158 := t151 && t157
		t159 := uint64(0x433) < t149
		t160 := t158 || t159
		t161 := t155 & uint64(0x1)
		t162 := t161 == uint64(0x1)
		t163 := t158 && t162
		t164 := uint64(0x0)
		if t146 {
			t164 = uint64(0x8000000000000000)
		}
		t165 := t3 ^ t164
		t166 := int64(t165) < int64(0)
		t167 := uint64(0x7ff0000000000000)
		if t166 {
			t167 = uint64(0x0)
		}
		t168 := math.Float64bits(t144)
		t169 := t168
		if t148 {
			t169 = t167
		}
		t170 := t145 && t163
		t171 := uint64(0x0)
		if t170 {
			t171 = uint64(0x8000000000000000)
		}
		t172 := t169 | t171
		t173 := t160 || t148
		t174 := !t173
		t175 := t145 && t174
		t176 := uint64(0x7ff0000000000000) < t2
		t177 := uint64(0x7ff0000000000000) < t4
		t178 := t176 || t177
		t179 := t175 || t178
		t180 := t172
		if t179 {
			t180 = uint64(0x7ff8000000000000)
		}
		t181 := t4 == uint64(0x0)
		t182 := t1 == uint64(0x3ff0000000000000)
		t183 := t181 || t182
		t184 := t180
		if t183 {
			t184 = uint64(0x3ff0000000000000)
		}
		t185 := math.Float64frombits(t184)
		dst[i] = t185
	}
}

// sinh64 is elementary's definition, element by element.
func sinh64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x4086400000000000) < t2
		t4 := t2
		if t3 {
			t4 = uint64(0x4086400000000000)
		}
		t5 := math.Float64frombits(t4)
		t6 := float64(t5 * float64(0x1.71547652b82fep+06))
		t7 := float64(t6 + float64(0x1.8p+52))
		t8 := math.Float64bits(t7)
		t9 := t8 - uint64(0x4338000000000000)
		t10 := float64(t7 - float64(0x1.8p+52))
		t11 := float64(t10 * float64(0x1.62e42fefap-07))
		t12 := float64(t5 - t11)
		t13 := float64(t10 * float64(0x1.cf79abc9e3b3ap-46))
		t14 := uint64(int64(t9) >> 6)
		t15 := int64(1000) < int64(t14)
		t16 := t14
		if t15 {
			t16 = uint64(0x3e8)
		}
		t17 := t14 - t16
		t18 := t17 + uint64(0x3ff)
		t19 := t18 << 52
		t20 := math.Float64frombits(t19)
		t21 := uint64(0x0) - t9
		t22 := t16 - uint64(0x1)
		t23 := t9 & uint64(0x3f)
		t24 := table64x4[t23&63]
		t25 := math.Float64frombits(t24)
		t26 := table64x5[t23&63]
		t27 := math.Float64frombits(t26)
		t28 := t22 + uint64(0x3ff)
		t29 := t28 << 52
		t30 := math.Float64frombits(t29)
		t31 := float64(t25 * t30)
		t32 := float64(t27 * t30)
		t33 := uint64(int64(t21) >> 6)
		t34 := int64(t33) < int64(-1000)
		t35 := t33
		if t34 {
			t35 = uint64(0xfffffffffffffc18)
		}
		t36 := t35 - uint64(0x1)
		t37 := t21 & uint64(0x3f)
		t38 := table64x4[t37&63]
		t39 := math.Float64frombits(t38)
		t40 := table64x5[t37&63]
		t41 := math.Float64frombits(t40)
		t42 := t36 + uint64(0x3ff)
		t43 := t42 << 52
		t44 := math.Float64frombits(t43)
		t45 := float64(t39 * t44)
		t46 := float64(t41 * t44)
		t47 := math.Float64bits(t45)
		t48 := t47 ^ uint64(0x8000000000000000)
		t49 := math.Float64frombits(t48)
		t50 := float64(t31 + t49)
		t51 := float64(t50 - t31)
		t52 := float64(t49 - t51)
		t53 := float64(t32 - t46)
		t54 := float64(t52 + t53)
		t55 := float64(t31 + t45)
		t56 := float64(t55 - t31)
		t57 := float64(t45 - t56)
		t58 := float64(t32 + t46)
		t59 := float64(t57 + t58)
		t60 := float64(t12 - t13)
		t61 := float64(t60 * t60)
		t62 := float64(float64(0x1.6c16c16c16c17p-10) * t61)
		t63 := float64(t62 + float64(0x1.5555555555555p-05))
		t64 := float64(t63 * t61)
		t65 := float64(t64 + float64(0x1p-01))
		t66 := float64(t61 * t65)
		t67 := float64(t61 * t60)
		t68 := float64(float64(0x1.a01a01a01a01ap-13) * t61)
		t69 := float64(t68 + float64(0x1.1111111111111p-07))
		t70 := float64(t69 * t61)
		t71 := float64(t70 + float64(0x1.5555555555555p-03))
		t72 := float64(t67 * t71)
		t73 := float64(t72 - t13)
		t74 := float64(t50 + t12)
		t75 := float64(t74 - t50)
		t76 := float64(t12 - t75)
		t77 := float64(t50 * t66)
		t78 := float64(t73 + t77)
		t79 := float64(t54 + t78)
		t80 := float64(t76 + t79)
		t81 := float64(t55 - float64(0x1p+00))
		t82 := float64(t81 + t59)
		t83 := float64(t12 + t73)
		t84 := float64(t82 * t83)
		t85 := float64(t80 + t84)
		t86 := float64(t74 + t85)
		t87 := float64(t86 * t20)
		t88 := math.Float64bits(t87)
		t89 := t1 & uint64(0x8000000000000000)
		t90 := t88 | t89
		t91 := math.Float64frombits(t90)
		t92 := uint64(0x7ff0000000000000) < t2
		t93 := t91
		if t92 {
			t93 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t93
	}
}

// cosh64 is elementary's definition, element by element.
func cosh64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x4086400000000000) < t2
		t4 := t2
		if t3 {
			t4 = uint64(0x4086400000000000)
		}
		t5 := math.Float64frombits(t4)
		t6 := float64(t5 * float64(0x1.71547652b82fep+06))
		t7 := float64(t6 + float64(0x1.8p+52))
		t8 := math.Float64bits(t7)
		t9 := t8 - uint64(0x4338000000000000)
		t10 := float64(t7 - float64(0x1.8p+52))
		t11 := float64(t10 * float64(0x1.62e42fefap-07))
		t12 := float64(t5 - t11)
		t13 := float64(t10 * float64(0x1.cf79abc9e3b3ap-46))
		t14 := uint64(int64(t9) >> 6)
		t15 := int64(1000) < int64(t14)
		t16 := t14
		if t15 {
			t16 = uint64(0x3e8)
		}
		t17 := t14 - t16
		t18 := t17 + uint64(0x3ff)
		t19 := t18 << 52
		t20 := math.Float64frombits(t19)
		t21 := uint64(0x0) - t9
		t22 := t16 - uint64(0x1)
		t23 := t9 & uint64(0x3f)
		t24 := table64x4[t23&63]
		t25 := math.Float64frombits(t24)
		t26 := table64x5[t23&63]
		t27 := math.Float64frombits(t26)
		t28 := t22 + uint64(0x3ff)
		t29 := t28 << 52
		t30 := math.Float64frombits(t29)
		t31 := float64(t25 * t30)
		t32 := float64(t27 * t30)
		t33 := uint64(int64(t21) >> 6)
		t34 := int64(t33) < int64(-1000)
		t35 := t33
		if t34 {
			t35 = uint64(0xfffffffffffffc18)
		}
		t36 := t35 - uint64(0x1)
		t37 := t21 & uint64(0x3f)
		t38 := table64x4[t37&63]
		t39 := math.Float64frombits(t38)
		t40 := table64x5[t37&63]
		t41 := math.Float64frombits(t40)
		t42 := t36 + uint64(0x3ff)
		t43 := t42 << 52
		t44 := math.Float64frombits(t43)
		t45 := float64(t39 * t44)
		t46 := float64(t41 * t44)
		t47 := math.Float64bits(t45)
		t48 := t47 ^ uint64(0x8000000000000000)
		t49 := math.Float64frombits(t48)
		t50 := float64(t31 + t49)
		t55 := float64(t31 + t45)
		t56 := float64(t55 - t31)
		t57 := float64(t45 - t56)
		t58 := float64(t32 + t46)
		t59 := float64(t57 + t58)
		t60 := float64(t12 - t13)
		t61 := float64(t60 * t60)
		t62 := float64(float64(0x1.6c16c16c16c17p-10) * t61)
		t63 := float64(t62 + float64(0x1.5555555555555p-05))
		t64 := float64(t63 * t61)
		t65 := float64(t64 + float64(0x1p-01))
		t66 := float64(t61 * t65)
		t67 := float64(t61 * t60)
		t68 := float64(float64(0x1.a01a01a01a01ap-13) * t61)
		t69 := float64(t68 + float64(0x1.1111111111111p-07))
		t70 := float64(t69 * t61)
		t71 := float64(t70 + float64(0x1.5555555555555p-03))
		t72 := float64(t67 * t71)
		t73 := float64(t72 - t13)
		t74 := float64(t55 * t66)
		t75 := float64(t12 + t73)
		t76 := float64(t50 * t75)
		t77 := float64(t74 + t76)
		t78 := float64(t59 + t77)
		t79 := float64(t55 + t78)
		t80 := float64(t79 * t20)
		t81 := uint64(0x7ff0000000000000) < t2
		t82 := t80
		if t81 {
			t82 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t82
	}
}

// tanh64 is elementary's definition, element by element.
func tanh64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x4036000000000000) < t2
		t4 := t2
		if t3 {
			t4 = uint64(0x4036000000000000)
		}
		t5 := math.Float64frombits(t4)
		t6 := float64(t5 + t5)
		t7 := float64(t6 * float64(0x1.71547652b82fep+06))
		t8 := float64(t7 + float64(0x1.8p+52))
		t9 := math.Float64bits(t8)
		t10 := t9 - uint64(0x4338000000000000)
		t11 := float64(t8 - float64(0x1.8p+52))
		t12 := float64(t11 * float64(0x1.62e42fefap-07))
		t13 := float64(t6 - t12)
		t14 := float64(t11 * float64(0x1.cf79abc9e3b3ap-46))
		t15 := uint64(int64(t10) >> 6)
		t16 := t10 & uint64(0x3f)
		t17 := table64x4[t16&63]
		t18 := math.Float64frombits(t17)
		t19 := table64x5[t16&63]
		t20 := math.Float64frombits(t19)
		t21 := t15 + uint64(0x3ff)
		t22 := t21 << 52
		t23 := math.Float64frombits(t22)
		t24 := float64(t18 * t23)
		t25 := float64(t24 + float64(-0x1p+00))
		t26 := float64(t25 - t24)
		t27 := float64(t25 - t26)
		t28 := float64(t24 - t27)
		t29 := float64(float64(-0x1p+00) - t26)
		t30 := float64(t28 + t29)
		t31 := float64(t20 * t23)
		t32 := float64(t30 + t31)
		t33 := float64(t13 - t14)
		t34 := float64(t33 * t33)
		t35 := float64(float64(0x1.6c16d924bd796p-10) * t33)
		t36 := float64(t35 + float64(0x1.11112236b2901p-07))
		t37 := float64(t36 * t33)
		t38 := float64(t37 + float64(0x1.5555555554905p-05))
		t39 := float64(t38 * t33)
		t40 := float64(t39 + float64(0x1.5555555554b67p-03))
		t41 := float64(t40 * t33)
		t42 := float64(t41 + float64(0x1p-01))
		t43 := float64(t34 * t42)
		t44 := float64(t43 - t14)
		t45 := float64(t25 + t13)
		t46 := float64(t45 - t25)
		t47 := float64(t13 - t46)
		t48 := float64(t25 + t32)
		t49 := float64(t13 + t44)
		t50 := float64(t48 * t49)
		t51 := float64(t32 + t50)
		t52 := float64(t44 + t51)
		t53 := float64(t47 + t52)
		t54 := float64(t45 + t53)
		t55 := float64(t54 - t45)
		t56 := float64(t53 - t55)
		t57 := float64(t54 + float64(0x1p+01))
		t58 := float64(t57 - t54)
		t59 := float64(t57 - t58)
		t60 := float64(t54 - t59)
		t61 := float64(float64(0x1p+01) - t58)
		t62 := float64(t60 + t61)
		t63 := float64(t62 + t56)
		t64 := float64(float64(0x1p+00) / t57)
		t65 := float64(t54 * t64)
		t66 := math.Float64bits(t65)
		t67 := t66 & uint64(0xfffffffff8000000)
		t68 := math.Float64frombits(t67)
		t69 := math.Float64bits(t57)
		t70 := t69 & uint64(0xfffffffff8000000)
		t71 := math.Float64frombits(t70)
		t72 := float64(t57 - t71)
		t73 := float64(t68 * t71)
		t74 := float64(t54 - t73)
		t75 := float64(t72 + t63)
		t76 := float64(t68 * t75)
		t77 := float64(t56 - t76)
		t78 := float64(t74 + t77)
		t79 := float64(t78 * t64)
		t80 := float64(t68 + t79)
		t81 := math.Float64bits(t80)
		t82 := t1 & uint64(0x8000000000000000)
		t83 := t81 | t82
		t84 := math.Float64frombits(t83)
		t85 := uint64(0x7ff0000000000000) < t2
		t86 := t84
		if t85 {
			t86 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t86
	}
}

// asinh64 is elementary's definition, element by element.
func asinh64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := math.Float64frombits(t2)
		t4 := math.Float64bits(t3)
		t5 := t4 & uint64(0xfffffffff8000000)
		t6 := math.Float64frombits(t5)
		t7 := float64(t3 - t6)
		t8 := float64(t6 * t6)
		t9 := float64(t3 + t6)
		t10 := float64(t7 * t9)
		t11 := float64(float64(0x1p+00) + t8)
		t12 := float64(t11 - float64(0x1p+00))
		t13 := float64(t11 - t12)
		t14 := float64(float64(0x1p+00) - t13)
		t15 := float64(t8 - t12)
		t16 := float64(t14 + t15)
		t17 := float64(t16 + t10)
		t18 := float64(t11 + t17)
		t19 := float64(t18 - t11)
		t20 := float64(t17 - t19)
		t21 := math.Sqrt(t18)
		t22 := math.Float64bits(t21)
		t23 := t22 & uint64(0xfffffffff8000000)
		t24 := math.Float64frombits(t23)
		t25 := float64(t21 - t24)
		t26 := float64(t24 * t24)
		t27 := float64(t18 - t26)
		t28 := float64(t24 + t24)
		t29 := float64(t28 * t25)
		t30 := float64(t27 - t29)
		t31 := float64(t25 * t25)
		t32 := float64(t30 - t31)
		t33 := float64(t32 + t20)
		t34 := float64(t21 + t21)
		t35 := float64(t33 / t34)
		t36 := float64(t21 + t3)
		t37 := float64(t36 - t21)
		t38 := float64(t3 - t37)
		t39 := float64(t38 + t35)
		t40 := t4 < uint64(0x41b0000000000000)
		t41 := !t40
		t42 := t36
		if t41 {
			t42 = t3
		}
		t43 := t39
		if t41 {
			t43 = float64(0x0p+00)
		}
		t44 := math.Float64bits(t42)
		t45 := t44 - uint64(0x3fe6200000000000)
		t46 := uint64(int64(t45) >> 52)
		t47 := t45 >> 46
		t48 := t47 & uint64(0x3f)
		t49 := t45 & uint64(0xfff0000000000000)
		t50 := table64x6[t48&63]
		t51 := math.Float64frombits(t50)
		t52 := t44 - t49
		t53 := t52 + uint64(0x100000000)
		t54 := t53 & uint64(0xfffffffe00000000)
		t55 := math.Float64frombits(t54)
		t56 := float64(t55 * t51)
		t57 := float64(t56 - float64(0x1p+00))
		t58 := math.Float64frombits(t52)
		t59 := float64(t58 - t55)
		t60 := float64(t59 * t51)
		t61 := uint64(0x3ff0000000000000) - t49
		t62 := int64(t46) < int64(1000)
		t63 := uint64(0x0)
		if t62 {
			t63 = t61
		}
		t64 := math.Float64frombits(t63)
		t65 := float64(t43 * t64)
		t66 := float64(t65 * t51)
		t67 := float64(t60 + t66)
		t68 := float64(t67 - t60)
		t69 := float64(t66 - t68)
		t70 := uint64(0x0)
		if t41 {
			t70 = uint64(0x1)
		}
		t71 := t46 + t70
		t72 := float64(int64(t71))
		t73 := float64(t72 * float64(0x1.62e42fefa38p-01))
		t74 := table64x7[t48&63]
		t75 := math.Float64frombits(t74)
		t76 := float64(t73 + t75)
		t77 := float64(t72 * float64(0x1.ef35793c7673p-45))
		t78 := table64x8[t48&63]
		t79 := math.Float64frombits(t78)
		t80 := float64(t77 + t79)
		t81 := float64(t57 + t67)
		t82 := float64(t81 - t57)
		t83 := float64(t67 - t82)
		t84 := float64(t83 + t69)
		t85 := float64(t76 + t81)
		t86 := float64(t85 - t76)
		t87 := float64(t81 - t86)
		t88 := float64(t81 * t81)
		t89 := float64(float64(0x1.c72b3b51d5785p-04) * t81)
		t90 := float64(t89 + float64(-0x1.00067171b4b06p-03))
		t91 := float64(t90 * t81)
		t92 := float64(t91 + float64(0x1.2492490af0895p-03))
		t93 := float64(t92 * t81)
		t94 := float64(t93 + float64(-0x1.5555554557701p-03))
		t95 := float64(t94 * t81)
		t96 := float64(t95 + float64(0x1.9999999999bb7p-03))
		t97 := float64(t96 * t81)
		t98 := float64(t97 + float64(-0x1.000000000005ep-02))
		t99 := float64(t98 * t81)
		t100 := float64(t99 + float64(0x1.5555555555555p-02))
		t101 := float64(t100 * t81)
		t102 := float64(t101 + float64(-0x1p-01))
		t103 := float64(t88 * t102)
		t104 := float64(t80 + t103)
		t105 := float64(t84 + t104)
		t106 := float64(t87 + t105)
		t107 := float64(t85 + t106)
		t108 := t2 - uint64(0x3e30000000000000)
		t109 := t108 < uint64(0x41c0000000000000)
		t110 := t3
		if t109 {
			t110 = t107
		}
		t111 := math.Float64bits(t110)
		t112 := t1 & uint64(0x8000000000000000)
		t113 := t111 | t112
		t114 := math.Float64frombits(t113)
		t115 := uint64(0x7ff0000000000000) < t2
		t116 := t114
		if t115 {
			t116 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t116
	}
}

// acosh64 is elementary's definition, element by element.
func acosh64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := float64(x0 - float64(0x1p+00))
		t2 := math.Float64bits(t1)
		t3 := t2 & uint64(0xfffffffff8000000)
		t4 := math.Float64frombits(t3)
		t5 := float64(t1 - t4)
		t6 := float64(t1 + t1)
		t7 := float64(t4 * t4)
		t8 := float64(t6 + t7)
		t9 := float64(t8 - t6)
		t10 := float64(t8 - t9)
		t11 := float64(t6 - t10)
		t12 := float64(t7 - t9)
		t13 := float64(t11 + t12)
		t14 := float64(t1 + t4)
		t15 := float64(t5 * t14)
		t16 := float64(t13 + t15)
		t17 := float64(t8 + t16)
		t18 := float64(t17 - t8)
		t19 := float64(t16 - t18)
		t20 := math.Sqrt(t17)
		t21 := math.Float64bits(t20)
		t22 := t21 & uint64(0xfffffffff8000000)
		t23 := math.Float64frombits(t22)
		t24 := float64(t20 - t23)
		t25 := float64(t23 * t23)
		t26 := float64(t17 - t25)
		t27 := float64(t23 + t23)
		t28 := float64(t27 * t24)
		t29 := float64(t26 - t28)
		t30 := float64(t24 * t24)
		t31 := float64(t29 - t30)
		t32 := float64(t31 + t19)
		t33 := float64(t20 + t20)
		t34 := float64(t32 / t33)
		t35 := float64(x0 + t20)
		t36 := float64(t35 - x0)
		t37 := float64(t20 - t36)
		t38 := float64(t37 + t34)
		t39 := math.Float64bits(x0)
		t40 := t39 < uint64(0x41b0000000000000)
		t41 := !t40
		t42 := t35
		if t41 {
			t42 = x0
		}
		t43 := t38
		if t41 {
			t43 = float64(0x0p+00)
		}
		t44 := math.Float64bits(t42)
		t45 := t44 - uint64(0x3fe6200000000000)
		t46 := uint64(int64(t45) >> 52)
		t47 := t45 >> 46
		t48 := t47 & uint64(0x3f)
		t49 := t45 & uint64(0xfff0000000000000)
		t50 := table64x6[t48&63]
		t51 := math.Float64frombits(t50)
		t52 := t44 - t49
		t53 := t52 + uint64(0x100000000)
		t54 := t53 & uint64(0xfffffffe00000000)
		t55 := math.Float64frombits(t54)
		t56 := float64(t55 * t51)
		t57 := float64(t56 - float64(0x1p+00))
		t58 := math.Float64frombits(t52)
		t59 := float64(t58 - t55)
		t60 := float64(t59 * t51)
		t61 := uint64(0x3ff0000000000000) - t49
		t62 := int64(t46) < int64(1000)
		t63 := uint64(0x0)
		if t62 {
			t63 = t61
		}
		t64 := math.Float64frombits(t63)
		t65 := float64(t43 * t64)
		t66 := float64(t65 * t51)
		t67 := float64(t60 + t66)
		t68 := float64(t67 - t60)
		t69 := float64(t66 - t68)
		t70 := uint64(0x0)
		if t41 {
			t70 = uint64(0x1)
		}
		t71 := t46 + t70
		t72 := float64(int64(t71))
		t73 := float64(t72 * float64(0x1.62e42fefa38p-01))
		t74 := table64x7[t48&63]
		t75 := math.Float64frombits(t74)
		t76 := float64(t73 + t75)
		t77 := float64(t72 * float64(0x1.ef35793c7673p-45))
		t78 := table64x8[t48&63]
		t79 := math.Float64frombits(t78)
		t80 := float64(t77 + t79)
		t81 := float64(t57 + t67)
		t82 := float64(t81 - t57)
		t83 := float64(t67 - t82)
		t84 := float64(t83 + t69)
		t85 := float64(t76 + t81)
		t86 := float64(t85 - t76)
		t87 := float64(t81 - t86)
		t88 := float64(t81 * t81)
		t89 := float64(float64(0x1.c72b3b51d5785p-04) * t81)
		t90 := float64(t89 + float64(-0x1.00067171b4b06p-03))
		t91 := float64(t90 * t81)
		t92 := float64(t91 + float64(0x1.2492490af0895p-03))
		t93 := float64(t92 * t81)
		t94 := float64(t93 + float64(-0x1.5555554557701p-03))
		t95 := float64(t94 * t81)
		t96 := float64(t95 + float64(0x1.9999999999bb7p-03))
		t97 := float64(t96 * t81)
		t98 := float64(t97 + float64(-0x1.000000000005ep-02))
		t99 := float64(t98 * t81)
		t100 := float64(t99 + float64(0x1.5555555555555p-02))
		t101 := float64(t100 * t81)
		t102 := float64(t101 + float64(-0x1p-01))
		t103 := float64(t88 * t102)
		t104 := float64(t80 + t103)
		t105 := float64(t84 + t104)
		t106 := float64(t87 + t105)
		t107 := float64(t85 + t106)
		t108 := t39 == uint64(0x7ff0000000000000)
		t109 := uint64(0x7ff8000000000000)
		if t108 {
			t109 = t39
		}
		t110 := t39 == uint64(0x3ff0000000000000)
		t111 := t109
		if t110 {
			t111 = uint64(0x0)
		}
		t112 := int64(4607182418800017408) < int64(t39)
		t113 := t39 < uint64(0x7ff0000000000000)
		t114 := t112 && t113
		t115 := math.Float64frombits(t111)
		t116 := t115
		if t114 {
			t116 = t107
		}
		dst[i] = t116
	}
}

// atanh64 is elementary's definition, element by element.
func atanh64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := math.Float64frombits(t2)
		t4 := math.Float64bits(t3)
		t5 := t4 ^ uint64(0x8000000000000000)
		t6 := math.Float64frombits(t5)
		t7 := float64(float64(0x1p+00) + t6)
		t8 := float64(t7 - float64(0x1p+00))
		t9 := float64(t6 - t8)
		t10 := float64(t3 + t3)
		t11 := float64(float64(0x1p+00) / t7)
		t12 := float64(t10 * t11)
		t13 := math.Float64bits(t12)
		t14 := t13 & uint64(0xfffffffff8000000)
		t15 := math.Float64frombits(t14)
		t16 := math.Float64bits(t7)
		t17 := t16 & uint64(0xfffffffff8000000)
		t18 := math.Float64frombits(t17)
		t19 := float64(t7 - t18)
		t20 := float64(t15 * t18)
		t21 := float64(t10 - t20)
		t22 := float64(t19 + t9)
		t23 := float64(t15 * t22)
		t24 := float64(float64(0x0p+00) - t23)
		t25 := float64(t21 + t24)
		t26 := float64(t25 * t11)
		t27 := float64(float64(0x1p+00) + t15)
		t28 := float64(t27 - float64(0x1p+00))
		t29 := float64(t27 - t28)
		t30 := float64(float64(0x1p+00) - t29)
		t31 := float64(t15 - t28)
		t32 := float64(t30 + t31)
		t33 := float64(t32 + t26)
		t34 := math.Float64bits(t27)
		t35 := t34 - uint64(0x3fe6200000000000)
		t36 := uint64(int64(t35) >> 52)
		t37 := t35 >> 46
		t38 := t37 & uint64(0x3f)
		t39 := t35 & uint64(0xfff0000000000000)
		t40 := table64x6[t38&63]
		t41 := math.Float64frombits(t40)
		t42 := t34 - t39
		t43 := t42 + uint64(0x100000000)
		t44 := t43 & uint64(0xfffffffe00000000)
		t45 := math.Float64frombits(t44)
		t46 := float64(t45 * t41)
		t47 := float64(t46 - float64(0x1p+00))
		t48 := math.Float64frombits(t42)
		t49 := float64(t48 - t45)
		t50 := float64(t49 * t41)
		t51 := uint64(0x3ff0000000000000) - t39
		t52 := int64(t36) < int64(1000)
		t53 := uint64(0x0)
		if t52 {
			t53 = t51
		}
		t54 := math.Float64frombits(t53)
		t55 := float64(t33 * t54)
		t56 := float64(t55 * t41)
		t57 := float64(t50 + t56)
		t58 := float64(t57 - t50)
		t59 := float64(t56 - t58)
		t60 := t36 + uint64(0x0)
		t61 := float64(int64(t60))
		t62 := float64(t61 * float64(0x1.62e42fefa38p-01))
		t63 := table64x7[t38&63]
		t64 := math.Float64frombits(t63)
		t65 := float64(t62 + t64)
		t66 := float64(t61 * float64(0x1.ef35793c7673p-45))
		t67 := table64x8[t38&63]
		t68 := math.Float64frombits(t67)
		t69 := float64(t66 + t68)
		t70 := float64(t47 + t57)
		t71 := float64(t70 - t47)
		t72 := float64(t57 - t71)
		t73 := float64(t72 + t59)
		t74 := float64(t65 + t70)
		t75 := float64(t74 - t65)
		t76 := float64(t70 - t75)
		t77 := float64(t70 * t70)
		t78 := float64(float64(0x1.c72b3b51d5785p-04) * t70)
		t79 := float64(t78 + float64(-0x1.00067171b4b06p-03))
		t80 := float64(t79 * t70)
		t81 := float64(t80 + float64(0x1.2492490af0895p-03))
		t82 := float64(t81 * t70)
		t83 := float64(t82 + float64(-0x1.5555554557701p-03))
		t84 := float64(t83 * t70)
		t85 := float64(t84 + float64(0x1.9999999999bb7p-03))
		t86 := float64(t85 * t70)
		t87 := float64(t86 + float64(-0x1.000000000005ep-02))
		t88 := float64(t87 * t70)
		t89 := float64(t88 + float64(0x1.5555555555555p-02))
		t90 := float64(t89 * t70)
		t91 := float64(t90 + float64(-0x1p-01))
		t92 := float64(t77 * t91)
		t93 := float64(t69 + t92)
		t94 := float64(t73 + t93)
		t95 := float64(t76 + t94)
		t96 := float64(t74 + t95)
		t97 := float64(t96 * float64(0x1p-01))
		t98 := t2 == uint64(0x3ff0000000000000)
		t99 := uint64(0x7ff8000000000000)
		if t98 {
			t99 = uint64(0x7ff0000000000000)
		}
		t100 := t2 < uint64(0x3ff0000000000000)
		t101 := math.Float64frombits(t99)
		t102 := t101
		if t100 {
			t102 = t97
		}
		t103 := uint64(0x3ff0000000000000) < t2
		t104 := math.Float64bits(t102)
		t105 := t1 & uint64(0x8000000000000000)
		t106 := t104 | t105
		t107 := math.Float64frombits(t106)
		t108 := t107
		if t103 {
			t108 = t102
		}
		dst[i] = t108
	}
}

// sigmoid64 is elementary's definition, element by element.
func sigmoid64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 ^ uint64(0x8000000000000000)
		t3 := math.Float64frombits(t2)
		t4 := math.Float64bits(t3)
		t5 := int64(4649773101213548544) < int64(t4)
		t6 := t4
		if t5 {
			t6 = uint64(0x4087500000000000)
		}
		t7 := uint64(0xc046800000000000) < t6
		t8 := t6
		if t7 {
			t8 = uint64(0xc046800000000000)
		}
		t9 := math.Float64frombits(t8)
		t10 := float64(t9 * float64(0x1.71547652b82fep+06))
		t11 := float64(t10 + float64(0x1.8p+52))
		t12 := math.Float64bits(t11)
		t13 := t12 - uint64(0x4338000000000000)
		t14 := float64(t11 - float64(0x1.8p+52))
		t15 := float64(t14 * float64(0x1.62e42fefap-07))
		t16 := float64(t9 - t15)
		t17 := float64(t14 * float64(0x1.cf79abc9e3b3ap-46))
		t18 := float64(t16 - t17)
		t19 := float64(t18 * t18)
		t20 := float64(float64(0x1.6c16d924bd796p-10) * t18)
		t21 := float64(t20 + float64(0x1.11112236b2901p-07))
		t22 := float64(t21 * t18)
		t23 := float64(t22 + float64(0x1.5555555554905p-05))
		t24 := float64(t23 * t18)
		t25 := float64(t24 + float64(0x1.5555555554b67p-03))
		t26 := float64(t25 * t18)
		t27 := float64(t26 + float64(0x1p-01))
		t28 := float64(t19 * t27)
		t29 := float64(t28 - t17)
		t30 := float64(t16 + t29)
		t31 := t13 & uint64(0x3f)
		t32 := table64x4[t31&63]
		t33 := math.Float64frombits(t32)
		t34 := table64x5[t31&63]
		t35 := math.Float64frombits(t34)
		t36 := float64(t33 * t30)
		t37 := float64(t35 + t36)
		t38 := uint64(int64(t13) >> 6)
		t39 := t38 + uint64(0x3ff)
		t40 := t39 << 52
		t41 := math.Float64frombits(t40)
		t42 := float64(t33 * t41)
		t43 := float64(t42 + float64(0x1p+00))
		t44 := float64(t43 - t42)
		t45 := float64(t43 - t44)
		t46 := float64(t42 - t45)
		t47 := float64(float64(0x1p+00) - t44)
		t48 := float64(t46 + t47)
		t49 := int64(59) < int64(t38)
		t50 := t43
		if t49 {
			t50 = t33
		}
		t51 := float64(t37 * t41)
		t52 := float64(t48 + t51)
		t53 := t52
		if t49 {
			t53 = t37
		}
		t54 := float64(t50 + t53)
		t55 := float64(t54 - t50)
		t56 := float64(t53 - t55)
		t57 := float64(float64(0x1p+00) / t54)
		t58 := float64(float64(0x1p+00) * t57)
		t59 := math.Float64bits(t58)
		t60 := t59 & uint64(0xfffffffff8000000)
		t61 := math.Float64frombits(t60)
		t62 := math.Float64bits(t54)
		t63 := t62 & uint64(0xfffffffff8000000)
		t64 := math.Float64frombits(t63)
		t65 := float64(t54 - t64)
		t66 := float64(t61 * t64)
		t67 := float64(float64(0x1p+00) - t66)
		t68 := float64(t65 + t56)
		t69 := float64(t61 * t68)
		t70 := float64(float64(0x0p+00) - t69)
		t71 := float64(t67 + t70)
		t72 := float64(t71 * t57)
		t73 := float64(t61 + t72)
		t74 := uint64(0x0) - t38
		t75 := uint64(int64(t74) >> 1)
		t76 := t75 + uint64(0x3ff)
		t77 := t76 << 52
		t78 := math.Float64frombits(t77)
		t79 := float64(t73 * t78)
		t80 := t74 - t75
		t81 := t80 + uint64(0x3ff)
		t82 := t81 << 52
		t83 := math.Float64frombits(t82)
		t84 := float64(t79 * t83)
		t85 := t73
		if t49 {
			t85 = t84
		}
		t86 := t1 & uint64(0x7fffffffffffffff)
		t87 := uint64(0x7ff0000000000000) < t86
		t88 := t85
		if t87 {
			t88 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t88
	}
}

// softplus64 is elementary's definition, element by element.
func softplus64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x4087500000000000) < t2
		t4 := t2
		if t3 {
			t4 = uint64(0x4087500000000000)
		}
		t5 := t4 | uint64(0x8000000000000000)
		t6 := math.Float64frombits(t5)
		t7 := float64(t6 * float64(0x1.71547652b82fep+06))
		t8 := float64(t7 + float64(0x1.8p+52))
		t9 := math.Float64bits(t8)
		t10 := t9 - uint64(0x4338000000000000)
		t11 := float64(t8 - float64(0x1.8p+52))
		t12 := float64(t11 * float64(0x1.62e42fefap-07))
		t13 := float64(t6 - t12)
		t14 := float64(t11 * float64(0x1.cf79abc9e3b3ap-46))
		t15 := float64(t13 - t14)
		t16 := float64(t15 * t15)
		t17 := float64(float64(0x1.6c16d924bd796p-10) * t15)
		t18 := float64(t17 + float64(0x1.11112236b2901p-07))
		t19 := float64(t18 * t15)
		t20 := float64(t19 + float64(0x1.5555555554905p-05))
		t21 := float64(t20 * t15)
		t22 := float64(t21 + float64(0x1.5555555554b67p-03))
		t23 := float64(t22 * t15)
		t24 := float64(t23 + float64(0x1p-01))
		t25 := float64(t16 * t24)
		t26 := float64(t25 - t14)
		t27 := float64(t13 + t26)
		t28 := t10 & uint64(0x3f)
		t29 := table64x4[t28&63]
		t30 := math.Float64frombits(t29)
		t31 := table64x5[t28&63]
		t32 := math.Float64frombits(t31)
		t33 := float64(t30 * t27)
		t34 := float64(t32 + t33)
		t35 := float64(t30 + t34)
		t36 := float64(t35 - t30)
		t37 := float64(t34 - t36)
		t38 := uint64(int64(t10) >> 6)
		t39 := int64(t38) < int64(-1000)
		t40 := t38
		if t39 {
			t40 = uint64(0xfffffffffffffc18)
		}
		t41 := t40 + uint64(0x3ff)
		t42 := t41 << 52
		t43 := math.Float64frombits(t42)
		t44 := float64(t35 * t43)
		t45 := float64(float64(0x1p+00) + t44)
		t46 := float64(t45 - float64(0x1p+00))
		t47 := float64(t44 - t46)
		t48 := float64(t37 * t43)
		t49 := float64(t47 + t48)
		t50 := math.Float64bits(t45)
		t51 := t50 - uint64(0x3fe6200000000000)
		t52 := uint64(int64(t51) >> 52)
		t53 := t51 >> 46
		t54 := t53 & uint64(0x3f)
		t55 := t51 & uint64(0xfff0000000000000)
		t56 := table64x6[t54&63]
		t57 := math.Float64frombits(t56)
		t58 := t50 - t55
		t59 := t58 + uint64(0x100000000)
		t60 := t59 & uint64(0xfffffffe00000000)
		t61 := math.Float64frombits(t60)
		t62 := float64(t61 * t57)
		t63 := float64(t62 - float64(0x1p+00))
		t64 := math.Float64frombits(t58)
		t65 := float64(t64 - t61)
		t66 := float64(t65 * t57)
		t67 := uint64(0x3ff0000000000000) - t55
		t68 := int64(t52) < int64(1000)
		t69 := uint64(0x0)
		if t68 {
			t69 = t67
		}
		t70 := math.Float64frombits(t69)
		t71 := float64(t49 * t70)
		t72 := float64(t71 * t57)
		t73 := float64(t66 + t72)
		t74 := float64(t73 - t66)
		t75 := float64(t72 - t74)
		t76 := t52 + uint64(0x0)
		t77 := float64(int64(t76))
		t78 := float64(t77 * float64(0x1.62e42fefa38p-01))
		t79 := table64x7[t54&63]
		t80 := math.Float64frombits(t79)
		t81 := float64(t78 + t80)
		t82 := float64(t77 * float64(0x1.ef35793c7673p-45))
		t83 := table64x8[t54&63]
		t84 := math.Float64frombits(t83)
		t85 := float64(t82 + t84)
		t86 := float64(t63 + t73)
		t87 := float64(t86 - t63)
		t88 := float64(t73 - t87)
		t89 := float64(t88 + t75)
		t90 := float64(t81 + t86)
		t91 := float64(t90 - t81)
		t92 := float64(t86 - t91)
		t93 := float64(t86 * t86)
		t94 := float64(float64(0x1.c72b3b51d5785p-04) * t86)
		t95 := float64(t94 + float64(-0x1.00067171b4b06p-03))
		t96 := float64(t95 * t86)
		t97 := float64(t96 + float64(0x1.2492490af0895p-03))
		t98 := float64(t97 * t86)
		t99 := float64(t98 + float64(-0x1.5555554557701p-03))
		t100 := float64(t99 * t86)
		t101 := float64(t100 + float64(0x1.9999999999bb7p-03))
		t102 := float64(t101 * t86)
		t103 := float64(t102 + float64(-0x1.000000000005ep-02))
		t104 := float64(t103 * t86)
		t105 := float64(t104 + float64(0x1.5555555555555p-02))
		t106 := float64(t105 * t86)
		t107 := float64(t106 + float64(-0x1p-01))
		t108 := float64(t93 * t107)
		t109 := float64(t85 + t108)
		t110 := float64(t89 + t109)
		t111 := float64(t92 + t110)
		t112 := int64(t1) < int64(0)
		t113 := math.Float64frombits(t2)
		t114 := t113
		if t112 {
			t114 = float64(0x0p+00)
		}
		t115 := float64(t114 + t90)
		t116 := float64(t115 - t114)
		t117 := float64(t115 - t116)
		t118 := float64(t114 - t117)
		t119 := float64(t90 - t116)
		t120 := float64(t118 + t119)
		t121 := float64(t120 + t111)
		t122 := float64(t115 + t121)
		t123 := uint64(0xc03e000000000000) < t1
		t124 := float64(t35 * t35)
		t125 := float64(t43 * float64(-0x1p-01))
		t126 := float64(t124 * t125)
		t127 := float64(t37 + t126)
		t128 := float64(t35 + t127)
		t129 := uint64(int64(t38) >> 1)
		t130 := t129 + uint64(0x3ff)
		t131 := t130 << 52
		t132 := math.Float64frombits(t131)
		t133 := float64(t128 * t132)
		t134 := t38 - t129
		t135 := t134 + uint64(0x3ff)
		t136 := t135 << 52
		t137 := math.Float64frombits(t136)
		t138 := float64(t133 * t137)
		t139 := t122
		if t123 {
			t139 = t138
		}
		t140 := t1 == uint64(0x7ff0000000000000)
		t141 := t139
		if t140 {
			t141 = x0
		}
		t142 := uint64(0x7ff0000000000000) < t2
		t143 := t141
		if t142 {
			t143 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t143
	}
}

// cbrt64 is elementary's definition, element by element.
func cbrt64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := math.Float64frombits(t2)
		t4 := math.Float64bits(t3)
		t5 := t4 < uint64(0x10000000000000)
		t6 := float64(t3 * float64(0x1p+54))
		t7 := t3
		if t5 {
			t7 = t6
		}
		t8 := uint64(0x0)
		if t5 {
			t8 = uint64(0xffffffffffffffca)
		}
		t9 := math.Float64bits(t7)
		t10 := t9 >> 52
		t11 := t10 * uint64(0x5556)
		t12 := t11 >> 16
		t13 := t12 * uint64(0x3)
		t14 := t10 - t13
		t15 := t9 & uint64(0xfffffffffffff)
		t16 := t14 + uint64(0x3ff)
		t17 := t16 << 52
		t18 := t15 + t17
		t19 := math.Float64frombits(t18)
		t20 := t14 << 4
		t21 := t15 >> 48
		t22 := t20 | t21
		t23 := table64x9[t22&63]
		t24 := t23 & uint64(0xffffffff00000000)
		t25 := math.Float64frombits(t24)
		t26 := t23 << 32
		t27 := math.Float64frombits(t26)
		t28 := float64(t19 * t27)
		t29 := float64(t28 - float64(0x1p+00))
		t30 := float64(float64(0x1.f9add3c0ca458p-05) * t29)
		t31 := float64(t30 + float64(-0x1.c71c71c71c71cp-04))
		t32 := float64(t31 * t29)
		t33 := float64(t32 + float64(0x1.5555555555555p-02))
		t34 := float64(t33 * t29)
		t35 := float64(t34 + float64(0x1p+00))
		t36 := float64(t25 * t35)
		t37 := math.Float64bits(t36)
		t38 := t37 & uint64(0xfffffffff8000000)
		t39 := math.Float64frombits(t38)
		t40 := float64(t39 * t39)
		t41 := math.Float64bits(t40)
		t42 := t41 & uint64(0xfffffffff8000000)
		t43 := math.Float64frombits(t42)
		t44 := float64(t40 - t43)
		t45 := float64(t39 * t43)
		t46 := float64(t19 - t45)
		t47 := float64(t39 * t44)
		t48 := float64(t46 - t47)
		t49 := float64(t19 * float64(0x1.8p+01))
		t50 := float64(t48 + t48)
		t51 := float64(t49 - t50)
		t52 := float64(t48 / t51)
		t53 := float64(t39 * t52)
		t54 := float64(t39 + t53)
		t55 := t12 + uint64(0x2aa)
		t56 := t8 == uint64(0x0)
		t57 := uint64(0x12)
		if t56 {
			t57 = t8
		}
		t58 := t55 - t57
		t59 := t58 << 52
		t60 := math.Float64frombits(t59)
		t61 := float64(t54 * t60)
		t62 := t2 - uint64(0x1)
		t63 := t62 < uint64(0x7fefffffffffffff)
		t64 := math.Float64bits(t61)
		t65 := t1 & uint64(0x8000000000000000)
		t66 := t64 | t65
		t67 := math.Float64frombits(t66)
		t68 := x0
		if t63 {
			t68 = t67
		}
		t69 := uint64(0x7ff0000000000000) < t2
		t70 := t68
		if t69 {
			t70 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t70
	}
}

// rsqrt64 is elementary's definition, element by element.
func rsqrt64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 < uint64(0x1000000000000000)
		t3 := float64(x0 * float64(0x1p+108))
		t4 := x0
		if t2 {
			t4 = t3
		}
		t5 := math.Sqrt(t4)
		t6 := float64(float64(0x1p+00) / t5)
		t7 := math.Float64bits(t5)
		t8 := t7 & uint64(0xfffffffff8000000)
		t9 := math.Float64frombits(t8)
		t10 := float64(t5 - t9)
		t11 := float64(t9 * t9)
		t12 := float64(t4 - t11)
		t13 := float64(t9 + t9)
		t14 := float64(t13 * t10)
		t15 := float64(t12 - t14)
		t16 := float64(t10 * t10)
		t17 := float64(t15 - t16)
		t18 := math.Float64bits(t6)
		t19 := t18 & uint64(0xfffffffff8000000)
		t20 := math.Float64frombits(t19)
		t21 := float64(t6 - t20)
		t22 := float64(t9 * t20)
		t23 := float64(float64(0x1p+00) - t22)
		t24 := float64(t9 * t21)
		t25 := float64(t23 - t24)
		t26 := float64(t10 * t20)
		t27 := float64(t25 - t26)
		t28 := float64(t10 * t21)
		t29 := float64(t27 - t28)
		t30 := float64(t17 * t6)
		t31 := float64(t6 * float64(0x1p-01))
		t32 := float64(t30 * t31)
		t33 := float64(t29 - t32)
		t34 := float64(t6 * t33)
		t35 := float64(t6 + t34)
		t36 := float64(t35 * float64(0x1p+54))
		t37 := t35
		if t2 {
			t37 = t36
		}
		t38 := t1 == uint64(0x7ff0000000000000)
		t39 := uint64(0x7ff8000000000000)
		if t38 {
			t39 = uint64(0x0)
		}
		t40 := t1 & uint64(0x7fffffffffffffff)
		t41 := t40 == uint64(0x0)
		t42 := t1 | uint64(0x7ff0000000000000)
		t43 := t39
		if t41 {
			t43 = t42
		}
		t44 := t1 - uint64(0x1)
		t45 := t44 < uint64(0x7fefffffffffffff)
		t46 := math.Float64frombits(t43)
		t47 := t46
		if t45 {
			t47 = t37
		}
		dst[i] = t47
	}
}

// hypot64 is elementary's definition, element by element.
func hypot64(dst, x, y []float64) {
	x = x[:len(dst)]
	y = y[:len(dst)]
	for i := range dst {
		x0 := x[i]
		y0 := y[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := math.Float64bits(y0)
		t4 := t3 & uint64(0x7fffffffffffffff)
		t5 := t2 < t4
		t6 := t2
		if t5 {
			t6 = t4
		}
		t7 := t4
		if t5 {
			t7 = t2
		}
		t8 := t6 < uint64(0x20b0000000000000)
		t9 := uint64(0x3ff0000000000000)
		if t8 {
			t9 = uint64(0x6570000000000000)
		}
		t10 := uint64(0x5f30000000000000) < t6
		t11 := t9
		if t10 {
			t11 = uint64(0x1a70000000000000)
		}
		t12 := uint64(0x7fe0000000000000) - t11
		t13 := math.Float64frombits(t6)
		t14 := math.Float64frombits(t11)
		t15 := float64(t13 * t14)
		t16 := math.Float64bits(t15)
		t17 := t16 & uint64(0xfffffffff8000000)
		t18 := math.Float64frombits(t17)
		t19 := float64(t15 - t18)
		t20 := float64(t18 * t18)
		t21 := float64(t15 + t18)
		t22 := float64(t19 * t21)
		t23 := math.Float64frombits(t7)
		t24 := float64(t23 * t14)
		t25 := math.Float64bits(t24)
		t26 := t25 & uint64(0xfffffffff8000000)
		t27 := math.Float64frombits(t26)
		t28 := float64(t24 - t27)
		t29 := float64(t27 * t27)
		t30 := float64(t24 + t27)
		t31 := float64(t28 * t30)
		t32 := float64(t20 + t29)
		t33 := float64(t32 - t20)
		t34 := float64(t29 - t33)
		t35 := float64(t22 + t31)
		t36 := float64(t34 + t35)
		t37 := float64(t32 + t36)
		t38 := float64(t37 - t32)
		t39 := float64(t36 - t38)
		t40 := math.Sqrt(t37)
		t41 := math.Float64bits(t40)
		t42 := t41 & uint64(0xfffffffff8000000)
		t43 := math.Float64frombits(t42)
		t44 := float64(t40 - t43)
		t45 := float64(t43 * t43)
		t46 := float64(t37 - t45)
		t47 := float64(t43 + t43)
		t48 := float64(t47 * t44)
		t49 := float64(t46 - t48)
		t50 := float64(t44 * t44)
		t51 := float64(t49 - t50)
		t52 := float64(t51 + t39)
		t53 := float64(t40 + t40)
		t54 := float64(t52 / t53)
		t55 := float64(t40 + t54)
		t56 := math.Float64frombits(t12)
		t57 := float64(t55 * t56)
		t58 := t2 == uint64(0x7ff0000000000000)
		t59 := t4 == uint64(0x7ff0000000000000)
		t60 := t58 || t59
		t61 := uint64(0x7ff8000000000000)
		if t60 {
			t61 = uint64(0x7ff0000000000000)
		}
		t62 := t6 == uint64(0x0)
		t63 := t61
		if t62 {
			t63 = t6
		}
		t64 := t6 - uint64(0x1)
		t65 := t64 < uint64(0x7fefffffffffffff)
		t66 := math.Float64frombits(t63)
		t67 := t66
		if t65 {
			t67 = t57
		}
		dst[i] = t67
	}
}

// sin64 is elementary's definition, element by element.
func sin64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := float64(x0 * float64(0x1.45f306dc9c883p-01))
		t2 := float64(t1 + float64(0x1.8p+52))
		t3 := float64(t2 - float64(0x1.8p+52))
		t4 := float64(t3 * float64(0x1.921fb5444p+00))
		t5 := float64(x0 - t4)
		t6 := float64(t3 * float64(-0x1.68c234c4cp-39))
		t7 := float64(t5 + t6)
		t8 := float64(t7 - t5)
		t9 := float64(t6 - t8)
		t10 := float64(t3 * float64(0x1.98a2e03707345p-77))
		t11 := float64(t9 - t10)
		t12 := math.Float64bits(x0)
		t13 := t12 & uint64(0x7fffffffffffffff)
		t14 := uint64(0x40f9000000000000) < t13
		t118, t119, t120 := t7, t11, t2
		if t14 {
			t15 := t13 & uint64(0xfffffffffffff)
			t16 := t15 | uint64(0x10000000000000)
			t17 := t13 >> 52
			t18 := t17 - uint64(0x3f5)
			t19 := t18 >> 6
			t20 := t18 & uint64(0x3f)
			t21 := t19 + uint64(0x0)
			t22 := t21 & uint64(0x1f)
			t23 := table64x10[t22&31]
			t24 := t19 + uint64(0x1)
			t25 := t24 & uint64(0x1f)
			t26 := table64x10[t25&31]
			t27 := t19 + uint64(0x2)
			t28 := t27 & uint64(0x1f)
			t29 := table64x10[t28&31]
			t30 := t19 + uint64(0x3)
			t31 := t30 & uint64(0x1f)
			t32 := table64x10[t31&31]
			t33 := t26 >> 1
			t34 := uint64(0x3f) - t20
			t35 := t33 >> (t34 & 63)
			t36 := t23 << (t20 & 63)
			t37 := t36 | t35
			t38 := t29 >> 1
			t39 := t38 >> (t34 & 63)
			t40 := t26 << (t20 & 63)
			t41 := t40 | t39
			t42 := t32 >> 1
			t43 := t42 >> (t34 & 63)
			t44 := t29 << (t20 & 63)
			t45 := t44 | t43
			t46 := t16 * t41
			t47 := mulHigh64(t16, t45)
			t48 := t46 + t47
			t49 := t16 * t37
			t50 := mulHigh64(t16, t41)
			t51 := t49 + t50
			t52 := t48 < t46
			t53 := t51 + uint64(0x1)
			t54 := t51
			if t52 {
				t54 = t53
			}
			t55 := t54 + uint64(0x2000000000000000)
			t56 := t55 >> 62
			t57 := t54 << 2
			t58 := t48 >> 62
			t59 := t57 | t58
			t60 := t48 << 2
			t61 := uint64(int64(t59) >> 63)
			t62 := t59 ^ t61
			t63 := t60 ^ t61
			t64 := t62 >> 11
			t65 := t62 & uint64(0x7ff)
			t66 := t65 << 42
			t67 := t63 >> 22
			t68 := t66 | t67
			t69 := t63 & uint64(0x3fffff)
			t70 := float64(int64(t64))
			t71 := float64(t70 * float64(0x1p-53))
			t72 := float64(int64(t68))
			t73 := float64(t72 * float64(0x1p-106))
			t74 := float64(t71 + t73)
			t75 := float64(t74 - t71)
			t76 := float64(t73 - t75)
			t77 := float64(int64(t69))
			t78 := float64(t77 * float64(0x1p-128))
			t79 := float64(t76 + t78)
			t80 := float64(t74 * float64(0x1.921fb54442d18p+00))
			t81 := math.Float64bits(t74)
			t82 := t81 & uint64(0xfffffffff8000000)
			t83 := math.Float64frombits(t82)
			t84 := float64(t74 - t83)
			t85 := float64(t83 * float64(0x1.921fb5p+00))
			t86 := float64(t80 - t85)
			t87 := float64(t83 * float64(0x1.110b46p-26))
			t88 := float64(t86 - t87)
			t89 := float64(t84 * float64(0x1.921fb5p+00))
			t90 := float64(t88 - t89)
			t91 := float64(t84 * float64(0x1.110b46p-26))
			t92 := float64(t90 - t91)
			t93 := math.Float64bits(t92)
			t94 := t93 ^ uint64(0x8000000000000000)
			t95 := math.Float64frombits(t94)
			t96 := float64(t74 * float64(0x1.1a62633145c07p-54))
			t97 := float64(t79 * float64(0x1.921fb54442d18p+00))
			t98 := float64(t96 + t97)
			t99 := float64(t95 + t98)
			t100 := float64(t80 + t99)
			t101 := float64(t100 - t80)
			t102 := float64(t99 - t101)
			t103 := t12 & uint64(0x8000000000000000)
			t104 := uint64(int64(t12) >> 63)
			t105 := t56 ^ t104
			t106 := t105 - t104
			t107 := t106 & uint64(0x3)
			t108 := t61 & uint64(0x8000000000000000)
			t109 := t103 ^ t108
			t110 := math.Float64bits(t100)
			t111 := t110 ^ t109
			t112 := math.Float64frombits(t111)
			t113 := math.Float64bits(t102)
			t114 := t113 ^ t109
			t115 := math.Float64frombits(t114)
			t116 := uint64(0x4338000000000000) | t107
			t117 := math.Float64frombits(t116)
			t118, t119, t120 = t112, t115, t117
		}
		t121 := math.Float64bits(t120)
		t122 := t121 & uint64(0x1)
		t123 := t122 == uint64(0x0)
		t124 := !t123
		t125 := float64(t118 * t118)
		t126 := float64(0x1.5d8fc9dd6cd57p-33)
		if t124 {
			t126 = float64(-0x1.8fa49194aecacp-37)
		}
		t127 := float64(t126 * t125)
		t128 := float64(-0x1.ae5e5a7730305p-26)
		if t124 {
			t128 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t129 := float64(t127 + t128)
		t130 := float64(t129 * t125)
		t131 := float64(0x1.71de3567b2621p-19)
		if t124 {
			t131 = float64(-0x1.27e4f7eaad685p-22)
		}
		t132 := float64(t130 + t131)
		t133 := float64(t132 * t125)
		t134 := float64(-0x1.a01a019bfdc9bp-13)
		if t124 {
			t134 = float64(0x1.a01a019c842f7p-16)
		}
		t135 := float64(t133 + t134)
		t136 := float64(t135 * t125)
		t137 := float64(0x1.111111110f7cfp-07)
		if t124 {
			t137 = float64(-0x1.6c16c16c14f9p-10)
		}
		t138 := float64(t136 + t137)
		t139 := float64(t138 * t125)
		t140 := float64(-0x1.5555555555548p-03)
		if t124 {
			t140 = float64(0x1.555555555554bp-05)
		}
		t141 := float64(t139 + t140)
		t142 := t118
		if t124 {
			t142 = t125
		}
		t143 := float64(t142 * t125)
		t144 := float64(t143 * t141)
		t145 := float64(t125 * float64(0x1p-01))
		t146 := float64(float64(0x1p+00) - t145)
		t147 := float64(float64(0x1p+00) - t146)
		t148 := float64(t147 - t145)
		t149 := float64(t118 * t119)
		t150 := float64(t148 - t149)
		t151 := float64(t119 * t145)
		t152 := float64(t119 - t151)
		t153 := t121 & uint64(0x2)
		t154 := t153 << 62
		t155 := t118
		if t124 {
			t155 = t146
		}
		t156 := math.Float64bits(t155)
		t157 := t156 ^ t154
		t158 := math.Float64frombits(t157)
		t159 := t152
		if t124 {
			t159 = t150
		}
		t160 := float64(t144 + t159)
		t161 := math.Float64bits(t160)
		t162 := t161 ^ t154
		t163 := math.Float64frombits(t162)
		t164 := float64(t158 + t163)
		t165 := t13 < uint64(0x3e40000000000000)
		t166 := t164
		if t165 {
			t166 = x0
		}
		t167 := t13 < uint64(0x7ff0000000000000)
		t168 := math.Float64frombits(0x7ff8000000000000)
		if t167 {
			t168 = t166
		}
		dst[i] = t168
	}
}

// cos64 is elementary's definition, element by element.
func cos64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := float64(x0 * float64(0x1.45f306dc9c883p-01))
		t2 := float64(t1 + float64(0x1.8p+52))
		t3 := float64(t2 - float64(0x1.8p+52))
		t4 := float64(t3 * float64(0x1.921fb5444p+00))
		t5 := float64(x0 - t4)
		t6 := float64(t3 * float64(-0x1.68c234c4cp-39))
		t7 := float64(t5 + t6)
		t8 := float64(t7 - t5)
		t9 := float64(t6 - t8)
		t10 := float64(t3 * float64(0x1.98a2e03707345p-77))
		t11 := float64(t9 - t10)
		t12 := math.Float64bits(x0)
		t13 := t12 & uint64(0x7fffffffffffffff)
		t14 := uint64(0x40f9000000000000) < t13
		t118, t119, t120 := t7, t11, t2
		if t14 {
			t15 := t13 & uint64(0xfffffffffffff)
			t16 := t15 | uint64(0x10000000000000)
			t17 := t13 >> 52
			t18 := t17 - uint64(0x3f5)
			t19 := t18 >> 6
			t20 := t18 & uint64(0x3f)
			t21 := t19 + uint64(0x0)
			t22 := t21 & uint64(0x1f)
			t23 := table64x10[t22&31]
			t24 := t19 + uint64(0x1)
			t25 := t24 & uint64(0x1f)
			t26 := table64x10[t25&31]
			t27 := t19 + uint64(0x2)
			t28 := t27 & uint64(0x1f)
			t29 := table64x10[t28&31]
			t30 := t19 + uint64(0x3)
			t31 := t30 & uint64(0x1f)
			t32 := table64x10[t31&31]
			t33 := t26 >> 1
			t34 := uint64(0x3f) - t20
			t35 := t33 >> (t34 & 63)
			t36 := t23 << (t20 & 63)
			t37 := t36 | t35
			t38 := t29 >> 1
			t39 := t38 >> (t34 & 63)
			t40 := t26 << (t20 & 63)
			t41 := t40 | t39
			t42 := t32 >> 1
			t43 := t42 >> (t34 & 63)
			t44 := t29 << (t20 & 63)
			t45 := t44 | t43
			t46 := t16 * t41
			t47 := mulHigh64(t16, t45)
			t48 := t46 + t47
			t49 := t16 * t37
			t50 := mulHigh64(t16, t41)
			t51 := t49 + t50
			t52 := t48 < t46
			t53 := t51 + uint64(0x1)
			t54 := t51
			if t52 {
				t54 = t53
			}
			t55 := t54 + uint64(0x2000000000000000)
			t56 := t55 >> 62
			t57 := t54 << 2
			t58 := t48 >> 62
			t59 := t57 | t58
			t60 := t48 << 2
			t61 := uint64(int64(t59) >> 63)
			t62 := t59 ^ t61
			t63 := t60 ^ t61
			t64 := t62 >> 11
			t65 := t62 & uint64(0x7ff)
			t66 := t65 << 42
			t67 := t63 >> 22
			t68 := t66 | t67
			t69 := t63 & uint64(0x3fffff)
			t70 := float64(int64(t64))
			t71 := float64(t70 * float64(0x1p-53))
			t72 := float64(int64(t68))
			t73 := float64(t72 * float64(0x1p-106))
			t74 := float64(t71 + t73)
			t75 := float64(t74 - t71)
			t76 := float64(t73 - t75)
			t77 := float64(int64(t69))
			t78 := float64(t77 * float64(0x1p-128))
			t79 := float64(t76 + t78)
			t80 := float64(t74 * float64(0x1.921fb54442d18p+00))
			t81 := math.Float64bits(t74)
			t82 := t81 & uint64(0xfffffffff8000000)
			t83 := math.Float64frombits(t82)
			t84 := float64(t74 - t83)
			t85 := float64(t83 * float64(0x1.921fb5p+00))
			t86 := float64(t80 - t85)
			t87 := float64(t83 * float64(0x1.110b46p-26))
			t88 := float64(t86 - t87)
			t89 := float64(t84 * float64(0x1.921fb5p+00))
			t90 := float64(t88 - t89)
			t91 := float64(t84 * float64(0x1.110b46p-26))
			t92 := float64(t90 - t91)
			t93 := math.Float64bits(t92)
			t94 := t93 ^ uint64(0x8000000000000000)
			t95 := math.Float64frombits(t94)
			t96 := float64(t74 * float64(0x1.1a62633145c07p-54))
			t97 := float64(t79 * float64(0x1.921fb54442d18p+00))
			t98 := float64(t96 + t97)
			t99 := float64(t95 + t98)
			t100 := float64(t80 + t99)
			t101 := float64(t100 - t80)
			t102 := float64(t99 - t101)
			t103 := t12 & uint64(0x8000000000000000)
			t104 := uint64(int64(t12) >> 63)
			t105 := t56 ^ t104
			t106 := t105 - t104
			t107 := t106 & uint64(0x3)
			t108 := t61 & uint64(0x8000000000000000)
			t109 := t103 ^ t108
			t110 := math.Float64bits(t100)
			t111 := t110 ^ t109
			t112 := math.Float64frombits(t111)
			t113 := math.Float64bits(t102)
			t114 := t113 ^ t109
			t115 := math.Float64frombits(t114)
			t116 := uint64(0x4338000000000000) | t107
			t117 := math.Float64frombits(t116)
			t118, t119, t120 = t112, t115, t117
		}
		t121 := math.Float64bits(t120)
		t122 := t121 + uint64(0x1)
		t123 := t122 & uint64(0x1)
		t124 := t123 == uint64(0x0)
		t125 := !t124
		t126 := float64(t118 * t118)
		t127 := float64(0x1.5d8fc9dd6cd57p-33)
		if t125 {
			t127 = float64(-0x1.8fa49194aecacp-37)
		}
		t128 := float64(t127 * t126)
		t129 := float64(-0x1.ae5e5a7730305p-26)
		if t125 {
			t129 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t130 := float64(t128 + t129)
		t131 := float64(t130 * t126)
		t132 := float64(0x1.71de3567b2621p-19)
		if t125 {
			t132 = float64(-0x1.27e4f7eaad685p-22)
		}
		t133 := float64(t131 + t132)
		t134 := float64(t133 * t126)
		t135 := float64(-0x1.a01a019bfdc9bp-13)
		if t125 {
			t135 = float64(0x1.a01a019c842f7p-16)
		}
		t136 := float64(t134 + t135)
		t137 := float64(t136 * t126)
		t138 := float64(0x1.111111110f7cfp-07)
		if t125 {
			t138 = float64(-0x1.6c16c16c14f9p-10)
		}
		t139 := float64(t137 + t138)
		t140 := float64(t139 * t126)
		t141 := float64(-0x1.5555555555548p-03)
		if t125 {
			t141 = float64(0x1.555555555554bp-05)
		}
		t142 := float64(t140 + t141)
		t143 := t118
		if t125 {
			t143 = t126
		}
		t144 := float64(t143 * t126)
		t145 := float64(t144 * t142)
		t146 := float64(t126 * float64(0x1p-01))
		t147 := float64(float64(0x1p+00) - t146)
		t148 := float64(float64(0x1p+00) - t147)
		t149 := float64(t148 - t146)
		t150 := float64(t118 * t119)
		t151 := float64(t149 - t150)
		t152 := float64(t119 * t146)
		t153 := float64(t119 - t152)
		t154 := t122 & uint64(0x2)
		t155 := t154 << 62
		t156 := t118
		if t125 {
			t156 = t147
		}
		t157 := math.Float64bits(t156)
		t158 := t157 ^ t155
		t159 := math.Float64frombits(t158)
		t160 := t153
		if t125 {
			t160 = t151
		}
		t161 := float64(t145 + t160)
		t162 := math.Float64bits(t161)
		t163 := t162 ^ t155
		t164 := math.Float64frombits(t163)
		t165 := float64(t159 + t164)
		t166 := t13 < uint64(0x7ff0000000000000)
		t167 := math.Float64frombits(0x7ff8000000000000)
		if t166 {
			t167 = t165
		}
		dst[i] = t167
	}
}

// tan64 is elementary's definition, element by element.
func tan64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := float64(x0 * float64(0x1.45f306dc9c883p-01))
		t2 := float64(t1 + float64(0x1.8p+52))
		t3 := float64(t2 - float64(0x1.8p+52))
		t4 := float64(t3 * float64(0x1.921fb5444p+00))
		t5 := float64(x0 - t4)
		t6 := float64(t3 * float64(-0x1.68c234c4cp-39))
		t7 := float64(t5 + t6)
		t8 := float64(t7 - t5)
		t9 := float64(t6 - t8)
		t10 := float64(t3 * float64(0x1.98a2e03707345p-77))
		t11 := float64(t9 - t10)
		t12 := math.Float64bits(x0)
		t13 := t12 & uint64(0x7fffffffffffffff)
		t14 := uint64(0x40f9000000000000) < t13
		t118, t119, t120 := t7, t11, t2
		if t14 {
			t15 := t13 & uint64(0xfffffffffffff)
			t16 := t15 | uint64(0x10000000000000)
			t17 := t13 >> 52
			t18 := t17 - uint64(0x3f5)
			t19 := t18 >> 6
			t20 := t18 & uint64(0x3f)
			t21 := t19 + uint64(0x0)
			t22 := t21 & uint64(0x1f)
			t23 := table64x10[t22&31]
			t24 := t19 + uint64(0x1)
			t25 := t24 & uint64(0x1f)
			t26 := table64x10[t25&31]
			t27 := t19 + uint64(0x2)
			t28 := t27 & uint64(0x1f)
			t29 := table64x10[t28&31]
			t30 := t19 + uint64(0x3)
			t31 := t30 & uint64(0x1f)
			t32 := table64x10[t31&31]
			t33 := t26 >> 1
			t34 := uint64(0x3f) - t20
			t35 := t33 >> (t34 & 63)
			t36 := t23 << (t20 & 63)
			t37 := t36 | t35
			t38 := t29 >> 1
			t39 := t38 >> (t34 & 63)
			t40 := t26 << (t20 & 63)
			t41 := t40 | t39
			t42 := t32 >> 1
			t43 := t42 >> (t34 & 63)
			t44 := t29 << (t20 & 63)
			t45 := t44 | t43
			t46 := t16 * t41
			t47 := mulHigh64(t16, t45)
			t48 := t46 + t47
			t49 := t16 * t37
			t50 := mulHigh64(t16, t41)
			t51 := t49 + t50
			t52 := t48 < t46
			t53 := t51 + uint64(0x1)
			t54 := t51
			if t52 {
				t54 = t53
			}
			t55 := t54 + uint64(0x2000000000000000)
			t56 := t55 >> 62
			t57 := t54 << 2
			t58 := t48 >> 62
			t59 := t57 | t58
			t60 := t48 << 2
			t61 := uint64(int64(t59) >> 63)
			t62 := t59 ^ t61
			t63 := t60 ^ t61
			t64 := t62 >> 11
			t65 := t62 & uint64(0x7ff)
			t66 := t65 << 42
			t67 := t63 >> 22
			t68 := t66 | t67
			t69 := t63 & uint64(0x3fffff)
			t70 := float64(int64(t64))
			t71 := float64(t70 * float64(0x1p-53))
			t72 := float64(int64(t68))
			t73 := float64(t72 * float64(0x1p-106))
			t74 := float64(t71 + t73)
			t75 := float64(t74 - t71)
			t76 := float64(t73 - t75)
			t77 := float64(int64(t69))
			t78 := float64(t77 * float64(0x1p-128))
			t79 := float64(t76 + t78)
			t80 := float64(t74 * float64(0x1.921fb54442d18p+00))
			t81 := math.Float64bits(t74)
			t82 := t81 & uint64(0xfffffffff8000000)
			t83 := math.Float64frombits(t82)
			t84 := float64(t74 - t83)
			t85 := float64(t83 * float64(0x1.921fb5p+00))
			t86 := float64(t80 - t85)
			t87 := float64(t83 * float64(0x1.110b46p-26))
			t88 := float64(t86 - t87)
			t89 := float64(t84 * float64(0x1.921fb5p+00))
			t90 := float64(t88 - t89)
			t91 := float64(t84 * float64(0x1.110b46p-26))
			t92 := float64(t90 - t91)
			t93 := math.Float64bits(t92)
			t94 := t93 ^ uint64(0x8000000000000000)
			t95 := math.Float64frombits(t94)
			t96 := float64(t74 * float64(0x1.1a62633145c07p-54))
			t97 := float64(t79 * float64(0x1.921fb54442d18p+00))
			t98 := float64(t96 + t97)
			t99 := float64(t95 + t98)
			t100 := float64(t80 + t99)
			t101 := float64(t100 - t80)
			t102 := float64(t99 - t101)
			t103 := t12 & uint64(0x8000000000000000)
			t104 := uint64(int64(t12) >> 63)
			t105 := t56 ^ t104
			t106 := t105 - t104
			t107 := t106 & uint64(0x3)
			t108 := t61 & uint64(0x8000000000000000)
			t109 := t103 ^ t108
			t110 := math.Float64bits(t100)
			t111 := t110 ^ t109
			t112 := math.Float64frombits(t111)
			t113 := math.Float64bits(t102)
			t114 := t113 ^ t109
			t115 := math.Float64frombits(t114)
			t116 := uint64(0x4338000000000000) | t107
			t117 := math.Float64frombits(t116)
			t118, t119, t120 = t112, t115, t117
		}
		t121 := math.Float64bits(t120)
		t122 := float64(t118 + t119)
		t123 := float64(t122 - t118)
		t124 := float64(t119 - t123)
		t125 := float64(t122 * t122)
		t126 := float64(t122 * t125)
		t127 := float64(float64(-0x1.2ba774493ebb5p-16) * t125)
		t128 := float64(t127 + float64(0x1.c0e64e17f4decp-09))
		t129 := float64(t128 * t125)
		t130 := float64(t129 + float64(-0x1.112b21045ce89p-03))
		t131 := float64(t126 * t130)
		t132 := float64(float64(0x1.0b712b36a92f9p-21) * t125)
		t133 := float64(t132 + float64(-0x1.46f3cd25ddeap-12))
		t134 := float64(t133 * t125)
		t135 := float64(t134 + float64(0x1.a4790b0d34f27p-06))
		t136 := float64(t135 * t125)
		t137 := float64(t136 + float64(-0x1.ddeae5d783c9ap-02))
		t138 := float64(t125 * t137)
		t139 := float64(t122 + t131)
		t140 := float64(t139 - t122)
		t141 := float64(t131 - t140)
		t142 := float64(float64(0x1p+00) + t138)
		t143 := float64(t142 - float64(0x1p+00))
		t144 := float64(t138 - t143)
		t145 := float64(t124 * t142)
		t146 := float64(t141 + t145)
		t147 := float64(t124 * t139)
		t148 := float64(t144 - t147)
		t149 := t121 & uint64(0x1)
		t150 := t149 == uint64(0x0)
		t151 := !t150
		t152 := t139
		if t151 {
			t152 = t142
		}
		t153 := t146
		if t151 {
			t153 = t148
		}
		t154 := t142
		if t151 {
			t154 = t139
		}
		t155 := t148
		if t151 {
			t155 = t146
		}
		t156 := float64(float64(0x1p+00) / t154)
		t157 := float64(t152 * t156)
		t158 := math.Float64bits(t157)
		t159 := t158 & uint64(0xfffffffff8000000)
		t160 := math.Float64frombits(t159)
		t161 := math.Float64bits(t154)
		t162 := t161 & uint64(0xfffffffff8000000)
		t163 := math.Float64frombits(t162)
		t164 := float64(t154 - t163)
		t165 := float64(t160 * t163)
		t166 := float64(t152 - t165)
		t167 := float64(t164 + t155)
		t168 := float64(t160 * t167)
		t169 := float64(t153 - t168)
		t170 := float64(t166 + t169)
		t171 := float64(t170 * t156)
		t172 := float64(t160 + t171)
		t173 := t121 << 63
		t174 := math.Float64bits(t172)
		t175 := t174 ^ t173
		t176 := math.Float64frombits(t175)
		t177 := t13 < uint64(0x3e40000000000000)
		t178 := t176
		if t177 {
			t178 = x0
		}
		t179 := t13 < uint64(0x7ff0000000000000)
		t180 := math.Float64frombits(0x7ff8000000000000)
		if t179 {
			t180 = t178
		}
		dst[i] = t180
	}
}

// asin64 is elementary's definition, element by element.
func asin64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := math.Float64frombits(t2)
		t4 := t2 < uint64(0x3fe0000000000000)
		t5 := !t4
		t6 := float64(float64(0x1p+00) - t3)
		t7 := float64(t6 * float64(0x1p-01))
		t8 := float64(t3 * t3)
		t9 := t8
		if t5 {
			t9 = t7
		}
		t10 := math.Sqrt(t9)
		t11 := t3
		if t5 {
			t11 = t10
		}
		t12 := float64(float64(0x1.0b4ffe8fe9d71p-05) * t9)
		t13 := float64(t12 + float64(-0x1.581c7be301edcp-06))
		t14 := float64(t13 * t9)
		t15 := float64(t14 + float64(0x1.63b37a74e1f28p-06))
		t16 := float64(t15 * t9)
		t17 := float64(t16 + float64(0x1.e5a58d89b7e48p-09))
		t18 := float64(t17 * t9)
		t19 := float64(t18 + float64(0x1.61422aef1b40cp-07))
		t20 := float64(t19 * t9)
		t21 := float64(t20 + float64(0x1.758477978c087p-07))
		t22 := float64(t21 * t9)
		t23 := float64(t22 + float64(0x1.ca1fb175ec883p-07))
		t24 := float64(t23 * t9)
		t25 := float64(t24 + float64(0x1.1c49eebbbfa7ap-06))
		t26 := float64(t25 * t9)
		t27 := float64(t26 + float64(0x1.6e8bdef9aeb94p-06))
		t28 := float64(t27 * t9)
		t29 := float64(t28 + float64(0x1.f1c71a93f2cd7p-06))
		t30 := float64(t29 * t9)
		t31 := float64(t30 + float64(0x1.6db6db7215695p-05))
		t32 := float64(t31 * t9)
		t33 := float64(t32 + float64(0x1.333333332e0e6p-04))
		t34 := float64(t33 * t9)
		t35 := float64(t34 + float64(0x1.5555555555577p-03))
		t36 := float64(t9 * t35)
		t37 := math.Float64bits(t10)
		t38 := t37 & uint64(0xfffffffff8000000)
		t39 := math.Float64frombits(t38)
		t40 := float64(t10 - t39)
		t41 := float64(t39 * t39)
		t42 := float64(t9 - t41)
		t43 := float64(t10 + t39)
		t44 := float64(t40 * t43)
		t45 := float64(t42 - t44)
		t46 := uint64(0x7fce666666666666) - t37
		t47 := math.Float64frombits(t46)
		t48 := float64(t45 * t47)
		t49 := float64(0x0p+00)
		if t5 {
			t49 = t48
		}
		t50 := float64(0x0p+00)
		if t5 {
			t50 = float64(0x1.921fb54442d18p+00)
		}
		t51 := float64(0x0p+00)
		if t5 {
			t51 = float64(0x1.1a62633145c07p-54)
		}
		t52 := float64(t11 * float64(-0x1p+01))
		t53 := t11
		if t5 {
			t53 = t52
		}
		t54 := float64(t49 * float64(-0x1p+01))
		t55 := float64(t50 + t53)
		t56 := float64(t55 - t50)
		t57 := float64(t53 - t56)
		t58 := float64(t53 * t36)
		t59 := float64(t58 + t54)
		t60 := float64(t51 + t59)
		t61 := float64(t57 + t60)
		t62 := float64(t55 + t61)
		t63 := t1 & uint64(0x8000000000000000)
		t64 := math.Float64bits(t62)
		t65 := t64 ^ t63
		t66 := math.Float64frombits(t65)
		t67 := uint64(0x3ff0000000000000) < t2
		t68 := t66
		if t67 {
			t68 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t68
	}
}

// acos64 is elementary's definition, element by element.
func acos64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := t1 & uint64(0x8000000000000000)
		t4 := math.Float64frombits(t2)
		t5 := t2 < uint64(0x3fe0000000000000)
		t6 := !t5
		t7 := float64(float64(0x1p+00) - t4)
		t8 := float64(t7 * float64(0x1p-01))
		t9 := float64(t4 * t4)
		t10 := t9
		if t6 {
			t10 = t8
		}
		t11 := math.Sqrt(t10)
		t12 := t4
		if t6 {
			t12 = t11
		}
		t13 := float64(float64(0x1.0b4ffe8fe9d71p-05) * t10)
		t14 := float64(t13 + float64(-0x1.581c7be301edcp-06))
		t15 := float64(t14 * t10)
		t16 := float64(t15 + float64(0x1.63b37a74e1f28p-06))
		t17 := float64(t16 * t10)
		t18 := float64(t17 + float64(0x1.e5a58d89b7e48p-09))
		t19 := float64(t18 * t10)
		t20 := float64(t19 + float64(0x1.61422aef1b40cp-07))
		t21 := float64(t20 * t10)
		t22 := float64(t21 + float64(0x1.758477978c087p-07))
		t23 := float64(t22 * t10)
		t24 := float64(t23 + float64(0x1.ca1fb175ec883p-07))
		t25 := float64(t24 * t10)
		t26 := float64(t25 + float64(0x1.1c49eebbbfa7ap-06))
		t27 := float64(t26 * t10)
		t28 := float64(t27 + float64(0x1.6e8bdef9aeb94p-06))
		t29 := float64(t28 * t10)
		t30 := float64(t29 + float64(0x1.f1c71a93f2cd7p-06))
		t31 := float64(t30 * t10)
		t32 := float64(t31 + float64(0x1.6db6db7215695p-05))
		t33 := float64(t32 * t10)
		t34 := float64(t33 + float64(0x1.333333332e0e6p-04))
		t35 := float64(t34 * t10)
		t36 := float64(t35 + float64(0x1.5555555555577p-03))
		t37 := float64(t10 * t36)
		t38 := math.Float64bits(t11)
		t39 := t38 & uint64(0xfffffffff8000000)
		t40 := math.Float64frombits(t39)
		t41 := float64(t11 - t40)
		t42 := float64(t40 * t40)
		t43 := float64(t10 - t42)
		t44 := float64(t11 + t40)
		t45 := float64(t41 * t44)
		t46 := float64(t43 - t45)
		t47 := uint64(0x7fce666666666666) - t38
		t48 := math.Float64frombits(t47)
		t49 := float64(t46 * t48)
		t50 := float64(0x0p+00)
		if t6 {
			t50 = t49
		}
		t51 := t3 == uint64(0x0)
		t52 := float64(-0x1p+00)
		if t6 {
			t52 = float64(0x1p+01)
		}
		t53 := float64(t12 * t52)
		t54 := float64(t50 + t50)
		t55 := float64(0x1.921fb54442d18p+01)
		if t51 {
			t55 = float64(0x0p+00)
		}
		t56 := float64(0x1.921fb54442d18p+00)
		if t6 {
			t56 = t55
		}
		t57 := float64(0x1.1a62633145c07p-53)
		if t51 {
			t57 = float64(0x0p+00)
		}
		t58 := float64(0x1.1a62633145c07p-54)
		if t6 {
			t58 = t57
		}
		t59 := math.Float64bits(t53)
		t60 := t59 ^ t3
		t61 := math.Float64frombits(t60)
		t62 := math.Float64bits(t54)
		t63 := t62 ^ t3
		t64 := math.Float64frombits(t63)
		t65 := float64(t56 + t61)
		t66 := float64(t65 - t56)
		t67 := float64(t61 - t66)
		t68 := float64(t61 * t37)
		t69 := float64(t68 + t64)
		t70 := float64(t58 + t69)
		t71 := float64(t67 + t70)
		t72 := float64(t65 + t71)
		t73 := uint64(0x3ff0000000000000) < t2
		t74 := t72
		if t73 {
			t74 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t74
	}
}

// atan64 is elementary's definition, element by element.
func atan64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x3ff0000000000000) < t2
		t4 := t2 < uint64(0x43b0000000000000)
		t5 := uint64(0x43b0000000000000)
		if t4 {
			t5 = t2
		}
		t6 := t5
		if t3 {
			t6 = uint64(0x3ff0000000000000)
		}
		t7 := uint64(0x3ff0000000000000)
		if t3 {
			t7 = t5
		}
		t8 := math.Float64frombits(t6)
		t9 := math.Float64frombits(t7)
		t10 := math.Float64bits(t9)
		t11 := uint64(0x7fde666666666666) - t10
		t12 := math.Float64frombits(t11)
		t13 := float64(t9 * t12)
		t14 := float64(float64(0x1p+01) - t13)
		t15 := float64(t12 * t14)
		t16 := float64(t8 * t15)
		t17 := math.Float64bits(t16)
		t18 := t17 < uint64(0x3fa70a3d70a3d70a)
		t19 := t16
		if t18 {
			t19 = float64(0x0p+00)
		}
		t20 := float64(t19 + float64(0x1.8p+48))
		t21 := math.Float64bits(t20)
		t22 := t21 - uint64(0x42f8000000000000)
		t23 := uint64(0x20) - t22
		t24 := t22
		if t3 {
			t24 = t23
		}
		t26 := t24 & uint64(0x3f)
		t27 := t24 == uint64(0x40)
		t28 := float64(t20 - float64(0x1.8p+48))
		t29 := uint64(0x0)
		if t3 {
			t29 = uint64(0x8000000000000000)
		}
		t30 := uint64(0x0) ^ t29
		t31 := table64x11[t26&63]
		t32 := math.Float64frombits(t31)
		t33 := t32
		if t27 {
			t33 = float64(0x1.921fb54442d18p+01)
		}
		t34 := table64x12[t26&63]
		t35 := math.Float64frombits(t34)
		t36 := t35
		if t27 {
			t36 = float64(0x1.1a62633145c07p-53)
		}
		t37 := t10 & uint64(0xfffffffff8000000)
		t38 := math.Float64frombits(t37)
		t39 := float64(t9 - t38)
		t40 := float64(t28 * t38)
		t41 := float64(t8 - t40)
		t42 := float64(t28 * t39)
		t43 := float64(t41 - t42)
		t44 := float64(t28 * t8)
		t45 := float64(t9 + t44)
		t46 := float64(t43 / t45)
		t47 := math.Float64bits(t46)
		t48 := t47 ^ t30
		t49 := math.Float64frombits(t48)
		t50 := float64(t33 + t49)
		t51 := float64(t50 - t33)
		t52 := float64(t49 - t51)
		t53 := float64(t49 * t49)
		t54 := float64(t49 * t53)
		t55 := float64(float64(-0x1.728dfe9783b6p-04) * t53)
		t56 := float64(t55 + float64(0x1.c71b8305c3ebdp-04))
		t57 := float64(t56 * t53)
		t58 := float64(t57 + float64(-0x1.2492490b6f9e8p-03))
		t59 := float64(t58 * t53)
		t60 := float64(t59 + float64(0x1.9999999997bf5p-03))
		t61 := float64(t60 * t53)
		t62 := float64(t61 + float64(-0x1.5555555555555p-02))
		t63 := float64(t54 * t62)
		t64 := float64(t36 + t63)
		t65 := float64(t52 + t64)
		t66 := float64(t50 + t65)
		t67 := t1 & uint64(0x8000000000000000)
		t68 := math.Float64bits(t66)
		t69 := t68 ^ t67
		t70 := math.Float64frombits(t69)
		t71 := uint64(0x7ff0000000000000) < t2
		t72 := t70
		if t71 {
			t72 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t72
	}
}

// atan264 is elementary's definition, element by element.
func atan264(dst, x, y []float64) {
	x = x[:len(dst)]
	y = y[:len(dst)]
	for i := range dst {
		x0 := x[i]
		y0 := y[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := math.Float64bits(y0)
		t4 := t3 & uint64(0x7fffffffffffffff)
		t5 := t4 < t2
		t6 := t2
		if t5 {
			t6 = t4
		}
		t7 := t4
		if t5 {
			t7 = t2
		}
		t8 := t7 == uint64(0x7ff0000000000000)
		t9 := t6 == uint64(0x7ff0000000000000)
		t10 := uint64(0x0)
		if t9 {
			t10 = uint64(0x3ff0000000000000)
		}
		t11 := t6
		if t8 {
			t11 = t10
		}
		t12 := t7 == uint64(0x0)
		t13 := t8 || t12
		t14 := t7
		if t13 {
			t14 = uint64(0x3ff0000000000000)
		}
		t15 := uint64(0x7830000000000000) < t14
		t16 := t14 < uint64(0x7b0000000000000)
		t17 := float64(0x1p+00)
		if t16 {
			t17 = float64(0x1p+200)
		}
		t18 := t17
		if t15 {
			t18 = float64(0x1p-200)
		}
		t19 := math.Float64frombits(t11)
		t20 := float64(t19 * t18)
		t21 := math.Float64frombits(t14)
		t22 := float64(t21 * t18)
		t23 := t3 & uint64(0x8000000000000000)
		t24 := math.Float64bits(t22)
		t25 := uint64(0x7fde666666666666) - t24
		t26 := math.Float64frombits(t25)
		t27 := float64(t22 * t26)
		t28 := float64(float64(0x1p+01) - t27)
		t29 := float64(t26 * t28)
		t30 := float64(t20 * t29)
		t31 := math.Float64bits(t30)
		t32 := t31 < uint64(0x3fa70a3d70a3d70a)
		t33 := t30
		if t32 {
			t33 = float64(0x0p+00)
		}
		t34 := float64(t33 + float64(0x1.8p+48))
		t35 := math.Float64bits(t34)
		t36 := t35 - uint64(0x42f8000000000000)
		t37 := uint64(0x20) - t36
		t38 := t36
		if t5 {
			t38 = t37
		}
		t39 := t23 == uint64(0x0)
		t40 := uint64(0x40) - t38
		t41 := t40
		if t39 {
			t41 = t38
		}
		t42 := t41 & uint64(0x3f)
		t43 := t41 == uint64(0x40)
		t44 := float64(t34 - float64(0x1.8p+48))
		t45 := uint64(0x0)
		if t5 {
			t45 = uint64(0x8000000000000000)
		}
		t46 := t23 ^ t45
		t47 := table64x11[t42&63]
		t48 := math.Float64frombits(t47)
		t49 := t48
		if t43 {
			t49 = float64(0x1.921fb54442d18p+01)
		}
		t50 := table64x12[t42&63]
		t51 := math.Float64frombits(t50)
		t52 := t51
		if t43 {
			t52 = float64(0x1.1a62633145c07p-53)
		}
		t53 := t24 & uint64(0xfffffffff8000000)
		t54 := math.Float64frombits(t53)
		t55 := float64(t22 - t54)
		t56 := float64(t44 * t54)
		t57 := float64(t20 - t56)
		t58 := float64(t44 * t55)
		t59 := float64(t57 - t58)
		t60 := float64(t44 * t20)
		t61 := float64(t22 + t60)
		t62 := float64(t59 / t61)
		t63 := math.Float64bits(t62)
		t64 := t63 ^ t46
		t65 := math.Float64frombits(t64)
		t66 := float64(t49 + t65)
		t67 := float64(t66 - t49)
		t68 := float64(t65 - t67)
		t69 := float64(t65 * t65)
		t70 := float64(t65 * t69)
		t71 := float64(float64(-0x1.728dfe9783b6p-04) * t69)
		t72 := float64(t71 + float64(0x1.c71b8305c3ebdp-04))
		t73 := float64(t72 * t69)
		t74 := float64(t73 + float64(-0x1.2492490b6f9e8p-03))
		t75 := float64(t74 * t69)
		t76 := float64(t75 + float64(0x1.9999999997bf5p-03))
		t77 := float64(t76 * t69)
		t78 := float64(t77 + float64(-0x1.5555555555555p-02))
		t79 := float64(t70 * t78)
		t80 := float64(t52 + t79)
		t81 := float64(t68 + t80)
		t82 := float64(t66 + t81)
		t83 := t1 & uint64(0x8000000000000000)
		t84 := math.Float64bits(t82)
		t85 := t84 ^ t83
		t86 := math.Float64frombits(t85)
		t87 := uint64(0x7ff0000000000000) < t4
		t88 := uint64(0x7ff0000000000000) < t2
		t89 := t87 || t88
		t90 := t86
		if t89 {
			t90 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t90
	}
}

// erf64 is elementary's definition, element by element.
func erf64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := t2 < uint64(0x4018000000000000)
		t4 := uint64(0x4018000000000000)
		if t3 {
			t4 = t2
		}
		t5 := math.Float64frombits(t4)
		t6 := float64(t5 + float64(0x1.8p+49))
		t7 := math.Float64bits(t6)
		t8 := t7 - uint64(0x4308000000000000)
		t9 := float64(t6 - float64(0x1.8p+49))
		t10 := float64(t5 - t9)
		t11 := table64x13[t8&63]
		t12 := math.Float64frombits(t11)
		t13 := table64x14[t8&63]
		t14 := math.Float64frombits(t13)
		t15 := table64x15[t8&63]
		t16 := math.Float64frombits(t15)
		t17 := float64(t16 * t10)
		t18 := table64x16[t8&63]
		t19 := math.Float64frombits(t18)
		t20 := float64(t17 + t19)
		t21 := float64(t20 * t10)
		t22 := table64x17[t8&63]
		t23 := math.Float64frombits(t22)
		t24 := float64(t21 + t23)
		t25 := float64(t24 * t10)
		t26 := table64x18[t8&63]
		t27 := math.Float64frombits(t26)
		t28 := float64(t25 + t27)
		t29 := float64(t28 * t10)
		t30 := table64x19[t8&63]
		t31 := math.Float64frombits(t30)
		t32 := float64(t29 + t31)
		t33 := float64(t32 * t10)
		t34 := table64x20[t8&63]
		t35 := math.Float64frombits(t34)
		t36 := float64(t33 + t35)
		t37 := float64(t36 * t10)
		t38 := table64x21[t8&63]
		t39 := math.Float64frombits(t38)
		t40 := float64(t37 + t39)
		t41 := float64(t40 * t10)
		t42 := table64x22[t8&63]
		t43 := math.Float64frombits(t42)
		t44 := float64(t41 + t43)
		t45 := float64(t44 * t10)
		t46 := table64x23[t8&63]
		t47 := math.Float64frombits(t46)
		t48 := float64(t45 + t47)
		t49 := float64(t48 * t10)
		t50 := table64x24[t8&63]
		t51 := math.Float64frombits(t50)
		t52 := float64(t49 + t51)
		t53 := float64(t12 + t10)
		t54 := float64(t53 - t12)
		t55 := float64(t10 - t54)
		t56 := float64(t10 * t52)
		t57 := float64(t14 + t56)
		t58 := float64(t55 + t57)
		t59 := float64(t53 + t58)
		t60 := t1 & uint64(0x8000000000000000)
		t61 := math.Float64bits(t59)
		t62 := t61 ^ t60
		t63 := math.Float64frombits(t62)
		t64 := uint64(0x7ff0000000000000) < t2
		t65 := t63
		if t64 {
			t65 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t65
	}
}

// erfc64 is elementary's definition, element by element.
func erfc64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := t2 < uint64(0x403b800000000000)
		t4 := uint64(0x403b800000000000)
		if t3 {
			t4 = t2
		}
		t5 := math.Float64frombits(t4)
		t6 := math.Float64bits(t5)
		t7 := t6 & uint64(0xfffffffff8000000)
		t8 := math.Float64frombits(t7)
		t9 := float64(t5 - t8)
		t10 := float64(t8 * t8)
		t11 := float64(t5 + t8)
		t12 := float64(t9 * t11)
		t13 := float64(t10 * float64(0x1.71547652b82fep+06))
		t14 := float64(float64(0x1.8p+52) - t13)
		t15 := float64(t14 - float64(0x1.8p+52))
		t16 := float64(t15 * float64(-0x1.62e42fefap-07))
		t17 := float64(t16 - t10)
		t18 := float64(t15 * float64(0x1.cf79abc9e3b3ap-46))
		t19 := float64(t17 - t18)
		t20 := float64(t19 - t12)
		t21 := float64(t20 * t20)
		t22 := float64(float64(0x1.11111d90623e3p-07) * t20)
		t23 := float64(t22 + float64(0x1.55556b342389bp-05))
		t24 := float64(t23 * t20)
		t25 := float64(t24 + float64(0x1.5555555555255p-03))
		t26 := float64(t25 * t20)
		t27 := float64(t26 + float64(0x1.ffffffffff57dp-02))
		t28 := float64(t21 * t27)
		t29 := float64(t20 + t28)
		t30 := math.Float64bits(t14)
		t31 := t30 - uint64(0x4338000000000000)
		t32 := t31 & uint64(0x3f)
		t33 := table64x25[t32&63]
		t34 := math.Float64frombits(t33)
		t35 := table64x26[t32&63]
		t36 := math.Float64frombits(t35)
		t37 := float64(t36 * t29)
		t38 := float64(t36 + t37)
		t39 := float64(t29 + t38)
		t40 := uint64(int64(t31) >> 6)
		t41 := float64(t5 + float64(0x1p+01))
		t42 := math.Float64bits(t41)
		t43 := t42 >> 48
		t44 := uint64(0x4000000000000000) >> 48
		t45 := t43 - t44
		t46 := t43 << 48
		t47 := t46 | uint64(0x800000000000)
		t48 := math.Float64frombits(t47)
		t49 := float64(t48 - float64(0x1p+01))
		t50 := float64(t5 - t49)
		t51 := float64(t50 + float64(0x0p+00))
		t52 := table64x27[t45&63]
		t53 := math.Float64frombits(t52)
		t54 := table64x28[t45&63]
		t55 := math.Float64frombits(t54)
		t56 := float64(t55 * t51)
		t57 := table64x29[t45&63]
		t58 := math.Float64frombits(t57)
		t59 := float64(t56 + t58)
		t60 := float64(t59 * t51)
		t61 := table64x30[t45&63]
		t62 := math.Float64frombits(t61)
		t63 := float64(t60 + t62)
		t64 := float64(t63 * t51)
		t65 := table64x31[t45&63]
		t66 := math.Float64frombits(t65)
		t67 := float64(t64 + t66)
		t68 := float64(t67 * t51)
		t69 := table64x32[t45&63]
		t70 := math.Float64frombits(t69)
		t71 := float64(t68 + t70)
		t72 := float64(t71 * t51)
		t73 := table64x33[t45&63]
		t74 := math.Float64frombits(t73)
		t75 := float64(t72 + t74)
		t76 := float64(t75 * t51)
		t77 := table64x34[t45&63]
		t78 := math.Float64frombits(t77)
		t79 := float64(t76 + t78)
		t80 := float64(t79 * t51)
		t81 := table64x35[t45&63]
		t82 := math.Float64frombits(t81)
		t83 := float64(t80 + t82)
		t84 := float64(t83 * t51)
		t85 := table64x36[t45&63]
		t86 := math.Float64frombits(t85)
		t87 := float64(t84 + t86)
		t88 := float64(t87 * t51)
		t89 := table64x37[t45&63]
		t90 := math.Float64frombits(t89)
		t91 := float64(t88 + t90)
		t92 := float64(t91 * t51)
		t93 := table64x38[t45&63]
		t94 := math.Float64frombits(t93)
		t95 := float64(t92 + t94)
		t96 := float64(t34 * t53)
		t97 := float64(t39 + t95)
		t98 := float64(t39 * t95)
		t99 := float64(t97 + t98)
		t100 := float64(t96 * t99)
		t101 := float64(t96 + t100)
		t102 := uint64(int64(t40) >> 1)
		t103 := t102 + uint64(0x3ff)
		t104 := t103 << 52
		t105 := math.Float64frombits(t104)
		t106 := float64(t101 * t105)
		t107 := t40 - t102
		t108 := t107 + uint64(0x3ff)
		t109 := t108 << 52
		t110 := math.Float64frombits(t109)
		t111 := float64(t106 * t110)
		t112 := t1 == t2
		t113 := float64(float64(0x1p+01) - t111)
		t114 := t113
		if t112 {
			t114 = t111
		}
		t115 := uint64(0x7ff0000000000000) < t2
		t116 := t114
		if t115 {
			t116 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t116
	}
}

// gelu64 is elementary's definition, element by element.
func gelu64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := t2 < uint64(0x4043600000000000)
		t4 := uint64(0x4043600000000000)
		if t3 {
			t4 = t2
		}
		t5 := math.Float64frombits(t4)
		t6 := math.Float64bits(t5)
		t7 := t6 & uint64(0xfffffffff8000000)
		t8 := math.Float64frombits(t7)
		t9 := float64(t5 - t8)
		t10 := float64(t8 * float64(0x1p-01))
		t11 := float64(t8 * t10)
		t12 := float64(t9 * float64(0x1p-01))
		t13 := float64(t5 + t8)
		t14 := float64(t12 * t13)
		t15 := float64(t11 * float64(0x1.71547652b82fep+06))
		t16 := float64(float64(0x1.8p+52) - t15)
		t17 := float64(t16 - float64(0x1.8p+52))
		t18 := float64(t17 * float64(-0x1.62e42fefap-07))
		t19 := float64(t18 - t11)
		t20 := float64(t17 * float64(0x1.cf79abc9e3b3ap-46))
		t21 := float64(t19 - t20)
		t22 := float64(t21 - t14)
		t23 := float64(t22 * t22)
		t24 := float64(float64(0x1.11111d90623e3p-07) * t22)
		t25 := float64(t24 + float64(0x1.55556b342389bp-05))
		t26 := float64(t25 * t22)
		t27 := float64(t26 + float64(0x1.5555555555255p-03))
		t28 := float64(t27 * t22)
		t29 := float64(t28 + float64(0x1.ffffffffff57dp-02))
		t30 := float64(t23 * t29)
		t31 := float64(t22 + t30)
		t32 := math.Float64bits(t16)
		t33 := t32 - uint64(0x4338000000000000)
		t34 := t33 & uint64(0x3f)
		t35 := table64x25[t34&63]
		t36 := math.Float64frombits(t35)
		t37 := table64x26[t34&63]
		t38 := math.Float64frombits(t37)
		t39 := float64(t38 * t31)
		t40 := float64(t38 + t39)
		t41 := float64(t31 + t40)
		t42 := uint64(int64(t33) >> 6)
		t43 := float64(t8 * float64(0x1.6a09e6p-01))
		t44 := float64(t8 * float64(0x1.9fcef32422cbfp-27))
		t45 := float64(t9 * float64(0x1.6a09e667f3bcdp-01))
		t46 := float64(t44 + t45)
		t47 := float64(t43 + float64(0x1p+01))
		t48 := math.Float64bits(t47)
		t49 := t48 >> 48
		t50 := uint64(0x4000000000000000) >> 48
		t51 := t49 - t50
		t52 := t49 << 48
		t53 := t52 | uint64(0x800000000000)
		t54 := math.Float64frombits(t53)
		t55 := float64(t54 - float64(0x1p+01))
		t56 := float64(t43 - t55)
		t57 := float64(t56 + t46)
		t58 := table64x27[t51&63]
		t59 := math.Float64frombits(t58)
		t60 := table64x28[t51&63]
		t61 := math.Float64frombits(t60)
		t62 := float64(t61 * t57)
		t63 := table64x29[t51&63]
		t64 := math.Float64frombits(t63)
		t65 := float64(t62 + t64)
		t66 := float64(t65 * t57)
		t67 := table64x30[t51&63]
		t68 := math.Float64frombits(t67)
		t69 := float64(t66 + t68)
		t70 := float64(t69 * t57)
		t71 := table64x31[t51&63]
		t72 := math.Float64frombits(t71)
		t73 := float64(t70 + t72)
		t74 := float64(t73 * t57)
		t75 := table64x32[t51&63]
		t76 := math.Float64frombits(t75)
		t77 := float64(t74 + t76)
		t78 := float64(t77 * t57)
		t79 := table64x33[t51&63]
		t80 := math.Float64frombits(t79)
		t81 := float64(t78 + t80)
		t82 := float64(t81 * t57)
		t83 := table64x34[t51&63]
		t84 := math.Float64frombits(t83)
		t85 := float64(t82 + t84)
		t86 := float64(t85 * t57)
		t87 := table64x35[t51&63]
		t88 := math.Float64frombits(t87)
		t89 := float64(t86 + t88)
		t90 := float64(t89 * t57)
		t91 := table64x36[t51&63]
		t92 := math.Float64frombits(t91)
		t93 := float64(t90 + t92)
		t94 := float64(t93 * t57)
		t95 := table64x37[t51&63]
		t96 := math.Float64frombits(t95)
		t97 := float64(t94 + t96)
		t98 := float64(t97 * t57)
		t99 := table64x38[t51&63]
		t100 := math.Float64frombits(t99)
		t101 := float64(t98 + t100)
		t102 := float64(t36 * t59)
		t103 := float64(t41 + t101)
		t104 := float64(t41 * t101)
		t105 := float64(t103 + t104)
		t106 := float64(t102 * t105)
		t107 := t6 & uint64(0xfffffffc00000000)
		t108 := math.Float64frombits(t107)
		t109 := float64(t108 * t102)
		t110 := float64(t108 * t106)
		t111 := float64(t5 - t108)
		t112 := float64(t102 + t106)
		t113 := float64(t111 * t112)
		t114 := float64(t110 + t113)
		t115 := float64(t109 + t114)
		t116 := t42 - uint64(0x1)
		t117 := uint64(int64(t116) >> 1)
		t118 := t117 + uint64(0x3ff)
		t119 := t118 << 52
		t120 := math.Float64frombits(t119)
		t121 := float64(t115 * t120)
		t122 := t116 - t117
		t123 := t122 + uint64(0x3ff)
		t124 := t123 << 52
		t125 := math.Float64frombits(t124)
		t126 := float64(t121 * t125)
		t127 := t1 == t2
		t128 := float64(x0 - t126)
		t129 := math.Float64bits(t126)
		t130 := t129 ^ uint64(0x8000000000000000)
		t131 := math.Float64frombits(t130)
		t132 := t131
		if t127 {
			t132 = t128
		}
		t133 := uint64(0x7ff0000000000000) < t2
		t134 := t132
		if t133 {
			t134 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t134
	}
}

// geluTanh64 is elementary's definition, element by element.
func geluTanh64(dst, x []float64) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := t2 < uint64(0x4036800000000000)
		t4 := uint64(0x4036800000000000)
		if t3 {
			t4 = t2
		}
		t5 := math.Float64frombits(t4)
		t6 := math.Float64bits(t5)
		t7 := t6 & uint64(0xfffffffff8000000)
		t8 := math.Float64frombits(t7)
		t9 := float64(t5 - t8)
		t10 := float64(t5 * t5)
		t11 := math.Float64bits(t10)
		t12 := t11 & uint64(0xfffffffff8000000)
		t13 := math.Float64frombits(t12)
		t14 := float64(t8 * t8)
		t15 := float64(t14 - t13)
		t16 := float64(t5 + t8)
		t17 := float64(t9 * t16)
		t18 := float64(t15 + t17)
		t19 := float64(t13 * float64(0x1.2444f28p-04))
		t20 := float64(t18 * float64(0x1.2444f28p-04))
		t21 := float64(t10 * float64(0x1.26c5a57a4def1p-31))
		t22 := float64(t20 + t21)
		t23 := float64(float64(0x1.988453p+00) + t19)
		t24 := math.Float64bits(t23)
		t25 := t24 & uint64(0xfffffffff8000000)
		t26 := math.Float64frombits(t25)
		t27 := float64(float64(0x1.988453p+00) - t26)
		t28 := float64(t27 + t19)
		t29 := float64(t22 + float64(0x1.ea1b284687e5ap-27))
		t30 := float64(t28 + t29)
		t31 := float64(t8 * t26)
		t32 := float64(t26 + t30)
		t33 := float64(t9 * t32)
		t34 := float64(t8 * t30)
		t35 := float64(t33 + t34)
		t36 := float64(t31 * float64(0x1.71547652b82fep+06))
		t37 := float64(float64(0x1.8p+52) - t36)
		t38 := float64(t37 - float64(0x1.8p+52))
		t39 := float64(t38 * float64(-0x1.62e42fefap-07))
		t40 := float64(t39 - t31)
		t41 := float64(t38 * float64(0x1.cf79abc9e3b3ap-46))
		t42 := float64(t40 - t41)
		t43 := float64(t42 - t35)
		t44 := float64(t43 * t43)
		t45 := float64(float64(0x1.11111d90623e3p-07) * t43)
		t46 := float64(t45 + float64(0x1.55556b342389bp-05))
		t47 := float64(t46 * t43)
		t48 := float64(t47 + float64(0x1.5555555555255p-03))
		t49 := float64(t48 * t43)
		t50 := float64(t49 + float64(0x1.ffffffffff57dp-02))
		t51 := float64(t44 * t50)
		t52 := float64(t43 + t51)
		t53 := math.Float64bits(t37)
		t54 := t53 - uint64(0x4338000000000000)
		t55 := t54 & uint64(0x3f)
		t56 := table64x25[t55&63]
		t57 := math.Float64frombits(t56)
		t58 := table64x26[t55&63]
		t59 := math.Float64frombits(t58)
		t60 := float64(t59 * t52)
		t61 := float64(t59 + t60)
		t62 := float64(t52 + t61)
		t63 := uint64(int64(t54) >> 6)
		t64 := float64(t57 * t62)
		t65 := float64(t57 + t64)
		t66 := float64(t65 - t57)
		t67 := float64(t64 - t66)
		t68 := int64(t63) < int64(-1000)
		t69 := t63
		if t68 {
			t69 = uint64(0xfffffffffffffc18)
		}
		t70 := t69 + uint64(0x3ff)
		t71 := t70 << 52
		t72 := math.Float64frombits(t71)
		t73 := float64(t65 * t72)
		t74 := float64(float64(0x1p+00) + t73)
		t75 := float64(t74 - float64(0x1p+00))
		t76 := float64(t73 - t75)
		t77 := float64(t67 * t72)
		t78 := float64(t76 + t77)
		t79 := t1 == t2
		t80 := float64(t8 * t57)
		t81 := float64(t80 * t62)
		t82 := float64(t9 * t65)
		t83 := float64(t81 + t82)
		t84 := t80
		if t79 {
			t84 = t5
		}
		t85 := t83
		if t79 {
			t85 = float64(0x0p+00)
		}
		t86 := float64(float64(0x1p+00) / t74)
		t87 := float64(t84 * t86)
		t88 := math.Float64bits(t87)
		t89 := t88 & uint64(0xfffffffff8000000)
		t90 := math.Float64frombits(t89)
		t91 := math.Float64bits(t74)
		t92 := t91 & uint64(0xfffffffff8000000)
		t93 := math.Float64frombits(t92)
		t94 := float64(t74 - t93)
		t95 := float64(t90 * t93)
		t96 := float64(t84 - t95)
		t97 := float64(t94 + t78)
		t98 := float64(t90 * t97)
		t99 := float64(t85 - t98)
		t100 := float64(t96 + t99)
		t101 := float64(t100 * t86)
		t102 := float64(t90 + t101)
		t103 := int64(4627026404658118656) < int64(t1)
		t104 := t102
		if t103 {
			t104 = x0
		}
		t105 := uint64(int64(t63) >> 1)
		t106 := t105 + uint64(0x3ff)
		t107 := t106 << 52
		t108 := math.Float64frombits(t107)
		t109 := float64(t104 * t108)
		t110 := t63 - t105
		t111 := t110 + uint64(0x3ff)
		t112 := t111 << 52
		t113 := math.Float64frombits(t112)
		t114 := float64(t109 * t113)
		t115 := math.Float64bits(t114)
		t116 := t115 ^ uint64(0x8000000000000000)
		t117 := math.Float64frombits(t116)
		t118 := t117
		if t79 {
			t118 = t104
		}
		t119 := uint64(0x7ff0000000000000) < t2
		t120 := t118
		if t119 {
			t120 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = t120
	}
}
