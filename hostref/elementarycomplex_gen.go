// Code generated from package elementary by go generate ./hostref; DO NOT EDIT.

package hostref

import "math"

// unaryComplex are the functions of 1 by their names.
var unaryComplex = map[string]func(dst, x []complex128){
	"sqrt":  sqrtComplex128,
	"sign":  signComplex128,
	"exp":   expComplex128,
	"expm1": expm1Complex128,
	"log":   logComplex128,
	"log2":  log2Complex128,
	"log10": log10Complex128,
	"log1p": log1pComplex128,
	"sin":   sinComplex128,
	"cos":   cosComplex128,
	"tan":   tanComplex128,
	"asin":  asinComplex128,
	"acos":  acosComplex128,
	"atan":  atanComplex128,
	"sinh":  sinhComplex128,
	"cosh":  coshComplex128,
	"tanh":  tanhComplex128,
	"asinh": asinhComplex128,
	"acosh": acoshComplex128,
	"atanh": atanhComplex128,
}

// binaryComplex are the functions of 2 by their names.
var binaryComplex = map[string]func(dst, x, y []complex128){
	"pow": powComplex128,
}

// sqrtComplex128 is elementary's definition, element by element.
func sqrtComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := math.Float64bits(x1)
		t4 := t3 & uint64(0x7fffffffffffffff)
		t5 := t2 < uint64(0x7b0000000000000)
		t6 := t4 < uint64(0x7b0000000000000)
		t7 := t5 && t6
		t8 := float64(0x1p+00)
		if t7 {
			t8 = float64(0x1p+100)
		}
		t9 := math.Float64frombits(t2)
		t10 := float64(t9 * t8)
		t11 := math.Float64frombits(t4)
		t12 := float64(t11 * t8)
		t13 := math.Float64bits(t10)
		t14 := math.Float64bits(t12)
		t15 := t13 < t14
		t16 := t13
		if t15 {
			t16 = t14
		}
		t17 := t16 >> 52
		t18 := t17 - uint64(0x3ff)
		t19 := uint64(int64(t18) >> 1)
		t20 := t19 + t19
		t21 := uint64(0x0) - t20
		t22 := t21 + uint64(0x3ff)
		t23 := t22 << 52
		t24 := math.Float64frombits(t23)
		t25 := float64(t10 * t24)
		t26 := float64(t12 * t24)
		t27 := float64(t25 * t25)
		t28 := float64(t26 * t26)
		t29 := float64(t27 + t28)
		t30 := math.Sqrt(t29)
		t31 := float64(t25 + t30)
		t32 := float64(t31 * float64(0x1p-01))
		t33 := math.Sqrt(t32)
		t34 := t19 + uint64(0x3ff)
		t35 := t34 << 52
		t36 := math.Float64frombits(t35)
		t37 := float64(t33 * t36)
		t38 := float64(0x1p+00)
		if t7 {
			t38 = float64(0x1p-50)
		}
		t39 := float64(t37 * t38)
		t40 := float64(t39 + t39)
		t41 := float64(t11 / t40)
		t42 := t2 | t4
		t43 := t42 == uint64(0x0)
		t44 := t39
		if t43 {
			t44 = float64(0x0p+00)
		}
		t45 := t41
		if t43 {
			t45 = float64(0x0p+00)
		}
		t46 := int64(t1) < int64(0)
		t47 := t44
		if t46 {
			t47 = t45
		}
		t48 := t45
		if t46 {
			t48 = t44
		}
		t49 := math.Float64bits(t48)
		t50 := t3 & uint64(0x8000000000000000)
		t51 := t49 | t50
		t52 := math.Float64frombits(t51)
		t53 := uint64(0x7ff0000000000000) < t2
		t54 := uint64(0x7ff0000000000000) < t4
		t55 := t53 || t54
		t56 := t47
		if t55 {
			t56 = math.Float64frombits(0x7ff8000000000000)
		}
		t57 := t52
		if t55 {
			t57 = math.Float64frombits(0x7ff8000000000000)
		}
		t58 := t1 == uint64(0x7ff0000000000000)
		t59 := t56
		if t58 {
			t59 = math.Float64frombits(0x7ff0000000000000)
		}
		t60 := uint64(0x0) | t50
		t61 := math.Float64frombits(t60)
		t62 := t61
		if t54 {
			t62 = x1
		}
		t63 := t57
		if t58 {
			t63 = t62
		}
		t64 := t1 == uint64(0xfff0000000000000)
		t65 := float64(0x0p+00)
		if t54 {
			t65 = x1
		}
		t66 := t59
		if t64 {
			t66 = t65
		}
		t67 := uint64(0x7ff0000000000000) | t50
		t68 := math.Float64frombits(t67)
		t69 := t68
		if t54 {
			t69 = math.Float64frombits(0x7ff0000000000000)
		}
		t70 := t63
		if t64 {
			t70 = t69
		}
		t71 := t4 == uint64(0x7ff0000000000000)
		t72 := t66
		if t71 {
			t72 = math.Float64frombits(0x7ff0000000000000)
		}
		t73 := t70
		if t71 {
			t73 = x1
		}
		t74 := math.Float64bits(t72)
		t75 := t74 & uint64(0x7fffffffffffffff)
		t76 := uint64(0x7ff0000000000000) < t75
		t77 := t72
		if t76 {
			t77 = math.Float64frombits(0x7ff8000000000000)
		}
		t78 := math.Float64bits(t73)
		t79 := t78 & uint64(0x7fffffffffffffff)
		t80 := uint64(0x7ff0000000000000) < t79
		t81 := t73
		if t80 {
			t81 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t77, t81)
	}
}

// signComplex128 is elementary's definition, element by element.
func signComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := math.Float64bits(x1)
		t4 := t3 & uint64(0x7fffffffffffffff)
		t5 := t2 < t4
		t6 := t2
		if t5 {
			t6 = t4
		}
		t7 := t6 >> 52
		t8 := t7 == uint64(0x0)
		t9 := t7
		if t8 {
			t9 = uint64(0x1)
		}
		t10 := uint64(0x7ff) - t9
		t11 := t10 << 52
		t12 := math.Float64frombits(t11)
		t13 := float64(x0 * t12)
		t14 := float64(x1 * t12)
		t15 := math.Float64bits(t13)
		t16 := t15 & uint64(0x7fffffffffffffff)
		t17 := math.Float64bits(t14)
		t18 := t17 & uint64(0x7fffffffffffffff)
		t19 := t16 < t18
		t20 := t16
		if t19 {
			t20 = t18
		}
		t21 := t18
		if t19 {
			t21 = t16
		}
		t22 := t20 < uint64(0x20b0000000000000)
		t23 := uint64(0x3ff0000000000000)
		if t22 {
			t23 = uint64(0x6570000000000000)
		}
		t24 := uint64(0x5f30000000000000) < t20
		t25 := t23
		if t24 {
			t25 = uint64(0x1a70000000000000)
		}
		t26 := uint64(0x7fe0000000000000) - t25
		t27 := math.Float64frombits(t20)
		t28 := math.Float64frombits(t25)
		t29 := float64(t27 * t28)
		t30 := math.Float64bits(t29)
		t31 := t30 & uint64(0xfffffffff8000000)
		t32 := math.Float64frombits(t31)
		t33 := float64(t29 - t32)
		t34 := float64(t32 * t32)
		t35 := float64(t29 + t32)
		t36 := float64(t33 * t35)
		t37 := math.Float64frombits(t21)
		t38 := float64(t37 * t28)
		t39 := math.Float64bits(t38)
		t40 := t39 & uint64(0xfffffffff8000000)
		t41 := math.Float64frombits(t40)
		t42 := float64(t38 - t41)
		t43 := float64(t41 * t41)
		t44 := float64(t38 + t41)
		t45 := float64(t42 * t44)
		t46 := float64(t34 + t43)
		t47 := float64(t46 - t34)
		t48 := float64(t43 - t47)
		t49 := float64(t36 + t45)
		t50 := float64(t48 + t49)
		t51 := float64(t46 + t50)
		t52 := float64(t51 - t46)
		t53 := float64(t50 - t52)
		t54 := math.Sqrt(t51)
		t55 := math.Float64bits(t54)
		t56 := t55 & uint64(0xfffffffff8000000)
		t57 := math.Float64frombits(t56)
		t58 := float64(t54 - t57)
		t59 := float64(t57 * t57)
		t60 := float64(t51 - t59)
		t61 := float64(t57 + t57)
		t62 := float64(t61 * t58)
		t63 := float64(t60 - t62)
		t64 := float64(t58 * t58)
		t65 := float64(t63 - t64)
		t66 := float64(t65 + t53)
		t67 := float64(t54 + t54)
		t68 := float64(t66 / t67)
		t69 := float64(t54 + t68)
		t70 := math.Float64frombits(t26)
		t71 := float64(t69 * t70)
		t72 := t16 == uint64(0x7ff0000000000000)
		t73 := t18 == uint64(0x7ff0000000000000)
		t74 := t72 || t73
		t75 := uint64(0x7ff8000000000000)
		if t74 {
			t75 = uint64(0x7ff0000000000000)
		}
		t76 := t20 == uint64(0x0)
		t77 := t75
		if t76 {
			t77 = t20
		}
		t78 := t20 - uint64(0x1)
		t79 := t78 < uint64(0x7fefffffffffffff)
		t80 := math.Float64frombits(t77)
		t81 := t80
		if t79 {
			t81 = t71
		}
		t82 := float64(t13 / t81)
		t83 := float64(t14 / t81)
		t84 := t6 == uint64(0x7ff0000000000000)
		t85 := t2 == uint64(0x7ff0000000000000)
		t86 := uint64(0x0)
		if t85 {
			t86 = uint64(0x3ff0000000000000)
		}
		t87 := math.Float64frombits(t86)
		t88 := math.Float64bits(t87)
		t89 := t1 & uint64(0x8000000000000000)
		t90 := t88 | t89
		t91 := math.Float64frombits(t90)
		t92 := t82
		if t84 {
			t92 = t91
		}
		t93 := t4 == uint64(0x7ff0000000000000)
		t94 := uint64(0x0)
		if t93 {
			t94 = uint64(0x3ff0000000000000)
		}
		t95 := math.Float64frombits(t94)
		t96 := math.Float64bits(t95)
		t97 := t3 & uint64(0x8000000000000000)
		t98 := t96 | t97
		t99 := math.Float64frombits(t98)
		t100 := t83
		if t84 {
			t100 = t99
		}
		t101 := t4
		if t5 {
			t101 = t2
		}
		t102 := uint64(0x7ff0000000000000) < t6
		t103 := t101 == t6
		t104 := t84 && t103
		t105 := t102 || t104
		t106 := uint64(0x0)
		if t105 {
			t106 = uint64(0x7ff8000000000000)
		}
		t107 := !t105
		t108 := t6 == uint64(0x0)
		t109 := !t108
		t110 := t107 && t109
		t111 := math.Float64frombits(t106)
		t112 := t111
		if t110 {
			t112 = t92
		}
		t113 := t111
		if t110 {
			t113 = t100
		}
		dst[i] = complex(t112, t113)
	}
}

// expComplex128 is elementary's definition, element by element.
func expComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := float64(x1 * float64(0x1.45f306dc9c883p-01))
		t2 := float64(t1 + float64(0x1.8p+52))
		t3 := float64(t2 - float64(0x1.8p+52))
		t4 := float64(t3 * float64(0x1.921fb5444p+00))
		t5 := float64(x1 - t4)
		t6 := float64(t3 * float64(-0x1.68c234c4cp-39))
		t7 := float64(t5 + t6)
		t8 := float64(t7 - t5)
		t9 := float64(t6 - t8)
		t10 := float64(t3 * float64(0x1.98a2e03707345p-77))
		t11 := float64(t9 - t10)
		t12 := math.Float64bits(x1)
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
		t123 := t121 & uint64(0x1)
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
		t154 := t121 & uint64(0x2)
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
		t166 := t122 & uint64(0x1)
		t167 := t166 == uint64(0x0)
		t168 := !t167
		t169 := float64(0x1.5d8fc9dd6cd57p-33)
		if t168 {
			t169 = float64(-0x1.8fa49194aecacp-37)
		}
		t170 := float64(t169 * t126)
		t171 := float64(-0x1.ae5e5a7730305p-26)
		if t168 {
			t171 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t172 := float64(t170 + t171)
		t173 := float64(t172 * t126)
		t174 := float64(0x1.71de3567b2621p-19)
		if t168 {
			t174 = float64(-0x1.27e4f7eaad685p-22)
		}
		t175 := float64(t173 + t174)
		t176 := float64(t175 * t126)
		t177 := float64(-0x1.a01a019bfdc9bp-13)
		if t168 {
			t177 = float64(0x1.a01a019c842f7p-16)
		}
		t178 := float64(t176 + t177)
		t179 := float64(t178 * t126)
		t180 := float64(0x1.111111110f7cfp-07)
		if t168 {
			t180 = float64(-0x1.6c16c16c14f9p-10)
		}
		t181 := float64(t179 + t180)
		t182 := float64(t181 * t126)
		t183 := float64(-0x1.5555555555548p-03)
		if t168 {
			t183 = float64(0x1.555555555554bp-05)
		}
		t184 := float64(t182 + t183)
		t185 := t118
		if t168 {
			t185 = t126
		}
		t186 := float64(t185 * t126)
		t187 := float64(t186 * t184)
		t188 := t122 & uint64(0x2)
		t189 := t188 << 62
		t190 := t118
		if t168 {
			t190 = t147
		}
		t191 := math.Float64bits(t190)
		t192 := t191 ^ t189
		t193 := math.Float64frombits(t192)
		t194 := t153
		if t168 {
			t194 = t151
		}
		t195 := float64(t187 + t194)
		t196 := math.Float64bits(t195)
		t197 := t196 ^ t189
		t198 := math.Float64frombits(t197)
		t199 := float64(t193 + t198)
		t200 := t13 < uint64(0x3e40000000000000)
		t201 := t165
		if t200 {
			t201 = x1
		}
		t202 := t13 < uint64(0x7ff0000000000000)
		t203 := math.Float64frombits(0x7ff8000000000000)
		if t202 {
			t203 = t201
		}
		t204 := math.Float64frombits(0x7ff8000000000000)
		if t202 {
			t204 = t199
		}
		t205 := math.Float64bits(x0)
		t206 := int64(4652420725213233152) < int64(t205)
		t207 := t205
		if t206 {
			t207 = uint64(0x4090b80000000000)
		}
		t208 := uint64(0xc090b80000000000) < t207
		t209 := t207
		if t208 {
			t209 = uint64(0xc090b80000000000)
		}
		t210 := math.Float64frombits(t209)
		t211 := float64(t210 * float64(0x1.71547652b82fep+06))
		t212 := float64(t211 + float64(0x1.8p+52))
		t213 := math.Float64bits(t212)
		t214 := t213 - uint64(0x4338000000000000)
		t215 := float64(t212 - float64(0x1.8p+52))
		t216 := float64(t215 * float64(0x1.62e42fefap-07))
		t217 := float64(t210 - t216)
		t218 := float64(t215 * float64(0x1.cf79abc9e3b3ap-46))
		t219 := float64(t218 - float64(0x0p+00))
		t220 := float64(t217 - t219)
		t221 := float64(t220 * t220)
		t222 := float64(float64(0x1.6c16d924bd796p-10) * t220)
		t223 := float64(t222 + float64(0x1.11112236b2901p-07))
		t224 := float64(t223 * t220)
		t225 := float64(t224 + float64(0x1.5555555554905p-05))
		t226 := float64(t225 * t220)
		t227 := float64(t226 + float64(0x1.5555555554b67p-03))
		t228 := float64(t227 * t220)
		t229 := float64(t228 + float64(0x1p-01))
		t230 := float64(t221 * t229)
		t231 := float64(t230 - t219)
		t232 := float64(t217 + t231)
		t233 := t214 & uint64(0x3f)
		t234 := table64x4[t233&63]
		t235 := math.Float64frombits(t234)
		t236 := table64x5[t233&63]
		t237 := math.Float64frombits(t236)
		t238 := float64(t235 * t232)
		t239 := float64(t237 + t238)
		t240 := float64(t235 + t239)
		t241 := uint64(int64(t214) >> 6)
		t242 := float64(t240 * t204)
		t243 := uint64(int64(t241) >> 1)
		t244 := t243 + uint64(0x3ff)
		t245 := t244 << 52
		t246 := math.Float64frombits(t245)
		t247 := float64(t242 * t246)
		t248 := t241 - t243
		t249 := t248 + uint64(0x3ff)
		t250 := t249 << 52
		t251 := math.Float64frombits(t250)
		t252 := float64(t247 * t251)
		t253 := float64(t240 * t203)
		t254 := float64(t253 * t246)
		t255 := float64(t254 * t251)
		t256 := t205 == uint64(0x7ff0000000000000)
		t257 := t205 == uint64(0xfff0000000000000)
		t258 := math.Float64bits(t204)
		t259 := t258 & uint64(0x8000000000000000)
		t260 := uint64(0x7ff0000000000000) | t259
		t261 := math.Float64frombits(t260)
		t262 := math.Float64frombits(0x7ff0000000000000)
		if t202 {
			t262 = t261
		}
		t263 := t252
		if t256 {
			t263 = t262
		}
		t264 := math.Float64bits(t203)
		t265 := t264 & uint64(0x8000000000000000)
		t266 := uint64(0x7ff0000000000000) | t265
		t267 := math.Float64frombits(t266)
		t268 := math.Float64frombits(0x7ff8000000000000)
		if t202 {
			t268 = t267
		}
		t269 := t255
		if t256 {
			t269 = t268
		}
		t270 := !t202
		t271 := t257 && t270
		t272 := t263
		if t271 {
			t272 = float64(0x0p+00)
		}
		t273 := uint64(0x7ff0000000000000) < t13
		t274 := t12 & uint64(0x8000000000000000)
		t275 := math.Float64frombits(t274)
		t276 := t275
		if t273 {
			t276 = float64(0x0p+00)
		}
		t277 := t269
		if t271 {
			t277 = t276
		}
		t278 := t205 & uint64(0x7fffffffffffffff)
		t279 := uint64(0x7ff0000000000000) < t278
		t280 := t272
		if t279 {
			t280 = math.Float64frombits(0x7ff8000000000000)
		}
		t281 := t277
		if t279 {
			t281 = math.Float64frombits(0x7ff8000000000000)
		}
		t282 := t13 == uint64(0x0)
		t283 := t281
		if t282 {
			t283 = x1
		}
		t284 := math.Float64bits(t280)
		t285 := t284 & uint64(0x7fffffffffffffff)
		t286 := uint64(0x7ff0000000000000) < t285
		t287 := t280
		if t286 {
			t287 = math.Float64frombits(0x7ff8000000000000)
		}
		t288 := math.Float64bits(t283)
		t289 := t288 & uint64(0x7fffffffffffffff)
		t290 := uint64(0x7ff0000000000000) < t289
		t291 := t283
		if t290 {
			t291 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t287, t291)
	}
}

// expm1Complex128 is elementary's definition, element by element.
func expm1Complex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := float64(x1 * float64(0x1.45f306dc9c883p-01))
		t2 := float64(t1 + float64(0x1.8p+52))
		t3 := float64(t2 - float64(0x1.8p+52))
		t4 := float64(t3 * float64(0x1.921fb5444p+00))
		t5 := float64(x1 - t4)
		t6 := float64(t3 * float64(-0x1.68c234c4cp-39))
		t7 := float64(t5 + t6)
		t8 := float64(t7 - t5)
		t9 := float64(t6 - t8)
		t10 := float64(t3 * float64(0x1.98a2e03707345p-77))
		t11 := float64(t9 - t10)
		t12 := math.Float64bits(x1)
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
		t123 := t121 & uint64(0x1)
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
		t154 := t121 & uint64(0x2)
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
		t166 := t122 & uint64(0x1)
		t167 := t166 == uint64(0x0)
		t168 := !t167
		t169 := float64(0x1.5d8fc9dd6cd57p-33)
		if t168 {
			t169 = float64(-0x1.8fa49194aecacp-37)
		}
		t170 := float64(t169 * t126)
		t171 := float64(-0x1.ae5e5a7730305p-26)
		if t168 {
			t171 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t172 := float64(t170 + t171)
		t173 := float64(t172 * t126)
		t174 := float64(0x1.71de3567b2621p-19)
		if t168 {
			t174 = float64(-0x1.27e4f7eaad685p-22)
		}
		t175 := float64(t173 + t174)
		t176 := float64(t175 * t126)
		t177 := float64(-0x1.a01a019bfdc9bp-13)
		if t168 {
			t177 = float64(0x1.a01a019c842f7p-16)
		}
		t178 := float64(t176 + t177)
		t179 := float64(t178 * t126)
		t180 := float64(0x1.111111110f7cfp-07)
		if t168 {
			t180 = float64(-0x1.6c16c16c14f9p-10)
		}
		t181 := float64(t179 + t180)
		t182 := float64(t181 * t126)
		t183 := float64(-0x1.5555555555548p-03)
		if t168 {
			t183 = float64(0x1.555555555554bp-05)
		}
		t184 := float64(t182 + t183)
		t185 := t118
		if t168 {
			t185 = t126
		}
		t186 := float64(t185 * t126)
		t187 := float64(t186 * t184)
		t188 := t122 & uint64(0x2)
		t189 := t188 << 62
		t190 := t118
		if t168 {
			t190 = t147
		}
		t191 := math.Float64bits(t190)
		t192 := t191 ^ t189
		t193 := math.Float64frombits(t192)
		t194 := t153
		if t168 {
			t194 = t151
		}
		t195 := float64(t187 + t194)
		t196 := math.Float64bits(t195)
		t197 := t196 ^ t189
		t198 := math.Float64frombits(t197)
		t199 := float64(t193 + t198)
		t200 := t13 < uint64(0x3e40000000000000)
		t201 := t165
		if t200 {
			t201 = x1
		}
		t202 := t13 < uint64(0x7ff0000000000000)
		t203 := math.Float64frombits(0x7ff8000000000000)
		if t202 {
			t203 = t201
		}
		t204 := math.Float64frombits(0x7ff8000000000000)
		if t202 {
			t204 = t199
		}
		t205 := math.Float64bits(x0)
		t206 := int64(4652420725213233152) < int64(t205)
		t207 := t205
		if t206 {
			t207 = uint64(0x4090b80000000000)
		}
		t208 := uint64(0xc090b80000000000) < t207
		t209 := t207
		if t208 {
			t209 = uint64(0xc090b80000000000)
		}
		t210 := math.Float64frombits(t209)
		t211 := float64(t210 * float64(0x1.71547652b82fep+06))
		t212 := float64(t211 + float64(0x1.8p+52))
		t213 := math.Float64bits(t212)
		t214 := t213 - uint64(0x4338000000000000)
		t215 := float64(t212 - float64(0x1.8p+52))
		t216 := float64(t215 * float64(0x1.62e42fefap-07))
		t217 := float64(t210 - t216)
		t218 := float64(t215 * float64(0x1.cf79abc9e3b3ap-46))
		t219 := float64(t218 - float64(0x0p+00))
		t220 := float64(t217 - t219)
		t221 := float64(t220 * t220)
		t222 := float64(float64(0x1.6c16d924bd796p-10) * t220)
		t223 := float64(t222 + float64(0x1.11112236b2901p-07))
		t224 := float64(t223 * t220)
		t225 := float64(t224 + float64(0x1.5555555554905p-05))
		t226 := float64(t225 * t220)
		t227 := float64(t226 + float64(0x1.5555555554b67p-03))
		t228 := float64(t227 * t220)
		t229 := float64(t228 + float64(0x1p-01))
		t230 := float64(t221 * t229)
		t231 := float64(t230 - t219)
		t232 := float64(t217 + t231)
		t233 := t214 & uint64(0x3f)
		t234 := table64x4[t233&63]
		t235 := math.Float64frombits(t234)
		t236 := table64x5[t233&63]
		t237 := math.Float64frombits(t236)
		t238 := float64(t235 * t232)
		t239 := float64(t237 + t238)
		t240 := float64(t235 + t239)
		t241 := uint64(int64(t214) >> 6)
		t242 := float64(t240 * t204)
		t243 := uint64(int64(t241) >> 1)
		t244 := t243 + uint64(0x3ff)
		t245 := t244 << 52
		t246 := math.Float64frombits(t245)
		t247 := float64(t242 * t246)
		t248 := t241 - t243
		t249 := t248 + uint64(0x3ff)
		t250 := t249 << 52
		t251 := math.Float64frombits(t250)
		t252 := float64(t247 * t251)
		t253 := float64(t240 * t203)
		t254 := float64(t253 * t246)
		t255 := float64(t254 * t251)
		t256 := t205 == uint64(0x7ff0000000000000)
		t257 := t205 == uint64(0xfff0000000000000)
		t258 := math.Float64bits(t204)
		t259 := t258 & uint64(0x8000000000000000)
		t260 := uint64(0x7ff0000000000000) | t259
		t261 := math.Float64frombits(t260)
		t262 := math.Float64frombits(0x7ff0000000000000)
		if t202 {
			t262 = t261
		}
		t263 := t252
		if t256 {
			t263 = t262
		}
		t264 := math.Float64bits(t203)
		t265 := t264 & uint64(0x8000000000000000)
		t266 := uint64(0x7ff0000000000000) | t265
		t267 := math.Float64frombits(t266)
		t268 := math.Float64frombits(0x7ff8000000000000)
		if t202 {
			t268 = t267
		}
		t269 := t255
		if t256 {
			t269 = t268
		}
		t270 := !t202
		t271 := t257 && t270
		t272 := t263
		if t271 {
			t272 = float64(0x0p+00)
		}
		t273 := uint64(0x7ff0000000000000) < t13
		t274 := t12 & uint64(0x8000000000000000)
		t275 := math.Float64frombits(t274)
		t276 := t275
		if t273 {
			t276 = float64(0x0p+00)
		}
		t277 := t269
		if t271 {
			t277 = t276
		}
		t278 := t205 & uint64(0x7fffffffffffffff)
		t279 := uint64(0x7ff0000000000000) < t278
		t280 := t272
		if t279 {
			t280 = math.Float64frombits(0x7ff8000000000000)
		}
		t281 := t277
		if t279 {
			t281 = math.Float64frombits(0x7ff8000000000000)
		}
		t282 := t13 == uint64(0x0)
		t283 := t281
		if t282 {
			t283 = x1
		}
		t284 := math.Float64bits(t280)
		t285 := t284 & uint64(0x7fffffffffffffff)
		t286 := uint64(0x7ff0000000000000) < t285
		t287 := t280
		if t286 {
			t287 = math.Float64frombits(0x7ff8000000000000)
		}
		t288 := math.Float64bits(t283)
		t289 := t288 & uint64(0x7fffffffffffffff)
		t290 := uint64(0x7ff0000000000000) < t289
		t291 := t283
		if t290 {
			t291 = math.Float64frombits(0x7ff8000000000000)
		}
		t292 := int64(t258) < int64(0)
		t293 := float64(t203 * t203)
		t294 := t204
		if t292 {
			t294 = float64(0x1p+00)
		}
		t295 := float64(float64(0x1p+00) + t294)
		t296 := float64(t293 / t295)
		t297 := float64(float64(0x1p+00) - t204)
		t298 := t296
		if t292 {
			t298 = t297
		}
		t299 := int64(4649456441864749056) < int64(t205)
		t300 := t205
		if t299 {
			t300 = uint64(0x4086300000000000)
		}
		t301 := uint64(0xc046800000000000) < t300
		t302 := t300
		if t301 {
			t302 = uint64(0xc046800000000000)
		}
		t303 := math.Float64frombits(t302)
		t304 := float64(t303 * float64(0x1.71547652b82fep+06))
		t305 := float64(t304 + float64(0x1.8p+52))
		t306 := math.Float64bits(t305)
		t307 := t306 - uint64(0x4338000000000000)
		t308 := float64(t305 - float64(0x1.8p+52))
		t309 := float64(t308 * float64(0x1.62e42fefap-07))
		t310 := float64(t303 - t309)
		t311 := float64(t308 * float64(0x1.cf79abc9e3b3ap-46))
		t312 := uint64(int64(t307) >> 6)
		t313 := int64(1000) < int64(t312)
		t314 := t312
		if t313 {
			t314 = uint64(0x3e8)
		}
		t315 := t312 - t314
		t316 := t315 + uint64(0x3ff)
		t317 := t316 << 52
		t318 := math.Float64frombits(t317)
		t319 := t307 & uint64(0x3f)
		t320 := table64x4[t319&63]
		t321 := math.Float64frombits(t320)
		t322 := table64x5[t319&63]
		t323 := math.Float64frombits(t322)
		t324 := t314 + uint64(0x3ff)
		t325 := t324 << 52
		t326 := math.Float64frombits(t325)
		t327 := float64(t321 * t326)
		t328 := float64(t327 + float64(-0x1p+00))
		t329 := float64(t328 - t327)
		t330 := float64(t328 - t329)
		t331 := float64(t327 - t330)
		t332 := float64(float64(-0x1p+00) - t329)
		t333 := float64(t331 + t332)
		t334 := float64(t323 * t326)
		t335 := float64(t333 + t334)
		t336 := float64(t310 - t311)
		t337 := float64(t336 * t336)
		t338 := float64(float64(0x1.6c16d924bd796p-10) * t336)
		t339 := float64(t338 + float64(0x1.11112236b2901p-07))
		t340 := float64(t339 * t336)
		t341 := float64(t340 + float64(0x1.5555555554905p-05))
		t342 := float64(t341 * t336)
		t343 := float64(t342 + float64(0x1.5555555554b67p-03))
		t344 := float64(t343 * t336)
		t345 := float64(t344 + float64(0x1p-01))
		t346 := float64(t337 * t345)
		t347 := float64(t346 - t311)
		t348 := float64(t328 + t310)
		t349 := float64(t348 - t328)
		t350 := float64(t310 - t349)
		t351 := float64(t328 + t335)
		t352 := float64(t310 + t347)
		t353 := float64(t351 * t352)
		t354 := float64(t335 + t353)
		t355 := float64(t347 + t354)
		t356 := float64(t350 + t355)
		t357 := float64(t348 + t356)
		t358 := float64(t357 * t318)
		t359 := t278 == uint64(0x0)
		t360 := t358
		if t359 {
			t360 = x0
		}
		t361 := t360
		if t279 {
			t361 = math.Float64frombits(0x7ff8000000000000)
		}
		t362 := float64(t361 * t204)
		t363 := float64(t362 - t298)
		t364 := int64(4630826316843712512) < int64(t205)
		t365 := t363
		if t364 {
			t365 = t287
		}
		t366 := uint64(0xc046800000000000) < t205
		t367 := t366 && t202
		t368 := t367 || t257
		t369 := t365
		if t368 {
			t369 = float64(-0x1p+00)
		}
		t370 := t369
		if t279 {
			t370 = math.Float64frombits(0x7ff8000000000000)
		}
		t371 := math.Float64bits(t370)
		t372 := t371 & uint64(0x7fffffffffffffff)
		t373 := uint64(0x7ff0000000000000) < t372
		t374 := t370
		if t373 {
			t374 = math.Float64frombits(0x7ff8000000000000)
		}
		t375 := math.Float64bits(t291)
		t376 := t375 & uint64(0x7fffffffffffffff)
		t377 := uint64(0x7ff0000000000000) < t376
		t378 := t291
		if t377 {
			t378 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t374, t378)
	}
}

// logComplex128 is elementary's definition, element by element.
func logComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := t2 < uint64(0x7b0000000000000)
		t4 := math.Float64bits(x1)
		t5 := t4 & uint64(0x7fffffffffffffff)
		t6 := t5 < uint64(0x7b0000000000000)
		t7 := t3 && t6
		t8 := float64(0x1p+00)
		if t7 {
			t8 = float64(0x1p+100)
		}
		t9 := float64(x0 * t8)
		t10 := float64(x1 * t8)
		t11 := math.Float64bits(t9)
		t12 := t11 & uint64(0x7fffffffffffffff)
		t13 := math.Float64bits(t10)
		t14 := t13 & uint64(0x7fffffffffffffff)
		t15 := t12 < t14
		t16 := t12
		if t15 {
			t16 = t14
		}
		t17 := t16 >> 52
		t18 := t17 - uint64(0x3ff)
		t19 := int64(1022) < int64(t18)
		t20 := t18
		if t19 {
			t20 = uint64(0x3fe)
		}
		t21 := uint64(0x0) - t20
		t22 := t21 + uint64(0x3ff)
		t23 := t22 << 52
		t24 := math.Float64frombits(t23)
		t25 := float64(t9 * t24)
		t26 := float64(t10 * t24)
		t27 := float64(t25 * t25)
		t28 := float64(t26 * t26)
		t29 := math.Float64bits(t25)
		t30 := t29 & uint64(0xfffffffff8000000)
		t31 := math.Float64frombits(t30)
		t32 := float64(t25 - t31)
		t33 := float64(t31 * t31)
		t34 := float64(t27 - t33)
		t35 := float64(t31 + t31)
		t36 := float64(t35 * t32)
		t37 := float64(t34 - t36)
		t38 := float64(t32 * t32)
		t39 := float64(t37 - t38)
		t40 := math.Float64bits(t26)
		t41 := t40 & uint64(0xfffffffff8000000)
		t42 := math.Float64frombits(t41)
		t43 := float64(t26 - t42)
		t44 := float64(t42 * t42)
		t45 := float64(t28 - t44)
		t46 := float64(t42 + t42)
		t47 := float64(t46 * t43)
		t48 := float64(t45 - t47)
		t49 := float64(t43 * t43)
		t50 := float64(t48 - t49)
		t51 := float64(t39 + t50)
		t52 := float64(t25 + t25)
		t53 := float64(float64(0x0p+00) * t24)
		t54 := float64(t52 * t53)
		t55 := float64(t51 - t54)
		t56 := t27
		if t15 {
			t56 = t28
		}
		t57 := t28
		if t15 {
			t57 = t27
		}
		t58 := float64(t56 + t57)
		t59 := float64(t58 - t56)
		t60 := float64(t57 - t59)
		t61 := float64(t60 - t55)
		t62 := float64(t58 + t61)
		t63 := float64(t62 - t58)
		t64 := float64(t61 - t63)
		t65 := uint64(0x0)
		if t7 {
			t65 = uint64(0x64)
		}
		t66 := t20 - t65
		t67 := t66 + t66
		t68 := math.Float64bits(t62)
		t69 := t68 - uint64(0x3fe6200000000000)
		t70 := uint64(int64(t69) >> 52)
		t71 := t69 >> 46
		t72 := t71 & uint64(0x3f)
		t73 := t69 & uint64(0xfff0000000000000)
		t74 := table64x6[t72&63]
		t75 := math.Float64frombits(t74)
		t76 := t68 - t73
		t77 := t76 + uint64(0x100000000)
		t78 := t77 & uint64(0xfffffffe00000000)
		t79 := math.Float64frombits(t78)
		t80 := float64(t79 * t75)
		t81 := float64(t80 - float64(0x1p+00))
		t82 := math.Float64frombits(t76)
		t83 := float64(t82 - t79)
		t84 := float64(t83 * t75)
		t85 := uint64(0x3ff0000000000000) - t73
		t86 := int64(t70) < int64(1000)
		t87 := uint64(0x0)
		if t86 {
			t87 = t85
		}
		t88 := math.Float64frombits(t87)
		t89 := float64(t64 * t88)
		t90 := float64(t89 * t75)
		t91 := float64(t84 + t90)
		t92 := float64(t91 - t84)
		t93 := float64(t90 - t92)
		t94 := t70 + t67
		t95 := float64(int64(t94))
		t96 := float64(t95 * float64(0x1.62e42fefa38p-01))
		t97 := table64x7[t72&63]
		t98 := math.Float64frombits(t97)
		t99 := float64(t96 + t98)
		t100 := float64(t95 * float64(0x1.ef35793c7673p-45))
		t101 := table64x8[t72&63]
		t102 := math.Float64frombits(t101)
		t103 := float64(t100 + t102)
		t104 := float64(t81 + t91)
		t105 := float64(t104 - t81)
		t106 := float64(t91 - t105)
		t107 := float64(t106 + t93)
		t108 := float64(t99 + t104)
		t109 := float64(t108 - t99)
		t110 := float64(t104 - t109)
		t111 := float64(t104 * t104)
		t112 := float64(float64(0x1.c72b3b51d5785p-04) * t104)
		t113 := float64(t112 + float64(-0x1.00067171b4b06p-03))
		t114 := float64(t113 * t104)
		t115 := float64(t114 + float64(0x1.2492490af0895p-03))
		t116 := float64(t115 * t104)
		t117 := float64(t116 + float64(-0x1.5555554557701p-03))
		t118 := float64(t117 * t104)
		t119 := float64(t118 + float64(0x1.9999999999bb7p-03))
		t120 := float64(t119 * t104)
		t121 := float64(t120 + float64(-0x1.000000000005ep-02))
		t122 := float64(t121 * t104)
		t123 := float64(t122 + float64(0x1.5555555555555p-02))
		t124 := float64(t123 * t104)
		t125 := float64(t124 + float64(-0x1p-01))
		t126 := float64(t111 * t125)
		t127 := float64(t103 + t126)
		t128 := float64(t107 + t127)
		t129 := float64(t110 + t128)
		t130 := float64(t108 * float64(0x1p-01))
		t131 := float64(t129 * float64(0x1p-01))
		t132 := float64(t130 + t131)
		t133 := t2 == uint64(0x0)
		t134 := t5 == uint64(0x0)
		t135 := t133 && t134
		t136 := t132
		if t135 {
			t136 = math.Float64frombits(0xfff0000000000000)
		}
		t137 := uint64(0x7ff0000000000000) < t5
		t138 := t136
		if t137 {
			t138 = math.Float64frombits(0x7ff8000000000000)
		}
		t139 := uint64(0x7ff0000000000000) < t2
		t140 := t138
		if t139 {
			t140 = math.Float64frombits(0x7ff8000000000000)
		}
		t141 := t2 == uint64(0x7ff0000000000000)
		t142 := t5 == uint64(0x7ff0000000000000)
		t143 := t141 || t142
		t144 := t140
		if t143 {
			t144 = math.Float64frombits(0x7ff0000000000000)
		}
		t145 := t2 < t5
		t146 := t5
		if t145 {
			t146 = t2
		}
		t147 := t2
		if t145 {
			t147 = t5
		}
		t148 := t147 == uint64(0x7ff0000000000000)
		t149 := t146 == uint64(0x7ff0000000000000)
		t150 := uint64(0x0)
		if t149 {
			t150 = uint64(0x3ff0000000000000)
		}
		t151 := t146
		if t148 {
			t151 = t150
		}
		t152 := t147 == uint64(0x0)
		t153 := t148 || t152
		t154 := t147
		if t153 {
			t154 = uint64(0x3ff0000000000000)
		}
		t155 := uint64(0x7830000000000000) < t154
		t156 := t154 < uint64(0x7b0000000000000)
		t157 := float64(0x1p+00)
		if t156 {
			t157 = float64(0x1p+200)
		}
		t158 := t157
		if t155 {
			t158 = float64(0x1p-200)
		}
		t159 := math.Float64frombits(t151)
		t160 := float64(t159 * t158)
		t161 := math.Float64frombits(t154)
		t162 := float64(t161 * t158)
		t163 := t1 & uint64(0x8000000000000000)
		t164 := math.Float64bits(t162)
		t165 := uint64(0x7fde666666666666) - t164
		t166 := math.Float64frombits(t165)
		t167 := float64(t162 * t166)
		t168 := float64(float64(0x1p+01) - t167)
		t169 := float64(t166 * t168)
		t170 := float64(t160 * t169)
		t171 := math.Float64bits(t170)
		t172 := t171 < uint64(0x3fa70a3d70a3d70a)
		t173 := t170
		if t172 {
			t173 = float64(0x0p+00)
		}
		t174 := float64(t173 + float64(0x1.8p+48))
		t175 := math.Float64bits(t174)
		t176 := t175 - uint64(0x42f8000000000000)
		t177 := uint64(0x20) - t176
		t178 := t176
		if t145 {
			t178 = t177
		}
		t179 := t163 == uint64(0x0)
		t180 := uint64(0x40) - t178
		t181 := t180
		if t179 {
			t181 = t178
		}
		t182 := t181 & uint64(0x3f)
		t183 := t181 == uint64(0x40)
		t184 := float64(t174 - float64(0x1.8p+48))
		t185 := uint64(0x0)
		if t145 {
			t185 = uint64(0x8000000000000000)
		}
		t186 := t163 ^ t185
		t187 := table64x11[t182&63]
		t188 := math.Float64frombits(t187)
		t189 := t188
		if t183 {
			t189 = float64(0x1.921fb54442d18p+01)
		}
		t190 := table64x12[t182&63]
		t191 := math.Float64frombits(t190)
		t192 := t191
		if t183 {
			t192 = float64(0x1.1a62633145c07p-53)
		}
		t193 := t164 & uint64(0xfffffffff8000000)
		t194 := math.Float64frombits(t193)
		t195 := float64(t162 - t194)
		t196 := float64(t184 * t194)
		t197 := float64(t160 - t196)
		t198 := float64(t184 * t195)
		t199 := float64(t197 - t198)
		t200 := float64(t184 * t160)
		t201 := float64(t162 + t200)
		t202 := float64(t199 / t201)
		t203 := math.Float64bits(t202)
		t204 := t203 ^ t186
		t205 := math.Float64frombits(t204)
		t206 := float64(t189 + t205)
		t207 := float64(t206 - t189)
		t208 := float64(t205 - t207)
		t209 := float64(t205 * t205)
		t210 := float64(t205 * t209)
		t211 := float64(float64(-0x1.728dfe9783b6p-04) * t209)
		t212 := float64(t211 + float64(0x1.c71b8305c3ebdp-04))
		t213 := float64(t212 * t209)
		t214 := float64(t213 + float64(-0x1.2492490b6f9e8p-03))
		t215 := float64(t214 * t209)
		t216 := float64(t215 + float64(0x1.9999999997bf5p-03))
		t217 := float64(t216 * t209)
		t218 := float64(t217 + float64(-0x1.5555555555555p-02))
		t219 := float64(t210 * t218)
		t220 := float64(t192 + t219)
		t221 := float64(t208 + t220)
		t222 := float64(t206 + t221)
		t223 := t4 & uint64(0x8000000000000000)
		t224 := math.Float64bits(t222)
		t225 := t224 ^ t223
		t226 := math.Float64frombits(t225)
		t227 := t139 || t137
		t228 := t226
		if t227 {
			t228 = math.Float64frombits(0x7ff8000000000000)
		}
		t229 := math.Float64bits(t144)
		t230 := t229 & uint64(0x7fffffffffffffff)
		t231 := uint64(0x7ff0000000000000) < t230
		t232 := t144
		if t231 {
			t232 = math.Float64frombits(0x7ff8000000000000)
		}
		t233 := math.Float64bits(t228)
		t234 := t233 & uint64(0x7fffffffffffffff)
		t235 := uint64(0x7ff0000000000000) < t234
		t236 := t228
		if t235 {
			t236 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t232, t236)
	}
}

// log2Complex128 is elementary's definition, element by element.
func log2Complex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := t2 < uint64(0x7b0000000000000)
		t4 := math.Float64bits(x1)
		t5 := t4 & uint64(0x7fffffffffffffff)
		t6 := t5 < uint64(0x7b0000000000000)
		t7 := t3 && t6
		t8 := float64(0x1p+00)
		if t7 {
			t8 = float64(0x1p+100)
		}
		t9 := float64(x0 * t8)
		t10 := float64(x1 * t8)
		t11 := math.Float64bits(t9)
		t12 := t11 & uint64(0x7fffffffffffffff)
		t13 := math.Float64bits(t10)
		t14 := t13 & uint64(0x7fffffffffffffff)
		t15 := t12 < t14
		t16 := t12
		if t15 {
			t16 = t14
		}
		t17 := t16 >> 52
		t18 := t17 - uint64(0x3ff)
		t19 := int64(1022) < int64(t18)
		t20 := t18
		if t19 {
			t20 = uint64(0x3fe)
		}
		t21 := uint64(0x0) - t20
		t22 := t21 + uint64(0x3ff)
		t23 := t22 << 52
		t24 := math.Float64frombits(t23)
		t25 := float64(t9 * t24)
		t26 := float64(t10 * t24)
		t27 := float64(t25 * t25)
		t28 := float64(t26 * t26)
		t29 := math.Float64bits(t25)
		t30 := t29 & uint64(0xfffffffff8000000)
		t31 := math.Float64frombits(t30)
		t32 := float64(t25 - t31)
		t33 := float64(t31 * t31)
		t34 := float64(t27 - t33)
		t35 := float64(t31 + t31)
		t36 := float64(t35 * t32)
		t37 := float64(t34 - t36)
		t38 := float64(t32 * t32)
		t39 := float64(t37 - t38)
		t40 := math.Float64bits(t26)
		t41 := t40 & uint64(0xfffffffff8000000)
		t42 := math.Float64frombits(t41)
		t43 := float64(t26 - t42)
		t44 := float64(t42 * t42)
		t45 := float64(t28 - t44)
		t46 := float64(t42 + t42)
		t47 := float64(t46 * t43)
		t48 := float64(t45 - t47)
		t49 := float64(t43 * t43)
		t50 := float64(t48 - t49)
		t51 := float64(t39 + t50)
		t52 := float64(t25 + t25)
		t53 := float64(float64(0x0p+00) * t24)
		t54 := float64(t52 * t53)
		t55 := float64(t51 - t54)
		t56 := t27
		if t15 {
			t56 = t28
		}
		t57 := t28
		if t15 {
			t57 = t27
		}
		t58 := float64(t56 + t57)
		t59 := float64(t58 - t56)
		t60 := float64(t57 - t59)
		t61 := float64(t60 - t55)
		t62 := float64(t58 + t61)
		t63 := float64(t62 - t58)
		t64 := float64(t61 - t63)
		t65 := uint64(0x0)
		if t7 {
			t65 = uint64(0x64)
		}
		t66 := t20 - t65
		t67 := t66 + t66
		t68 := math.Float64bits(t62)
		t69 := t68 - uint64(0x3fe6200000000000)
		t70 := uint64(int64(t69) >> 52)
		t71 := t69 >> 46
		t72 := t71 & uint64(0x3f)
		t73 := t69 & uint64(0xfff0000000000000)
		t74 := table64x6[t72&63]
		t75 := math.Float64frombits(t74)
		t76 := t68 - t73
		t77 := t76 + uint64(0x100000000)
		t78 := t77 & uint64(0xfffffffe00000000)
		t79 := math.Float64frombits(t78)
		t80 := float64(t79 * t75)
		t81 := float64(t80 - float64(0x1p+00))
		t82 := math.Float64frombits(t76)
		t83 := float64(t82 - t79)
		t84 := float64(t83 * t75)
		t85 := uint64(0x3ff0000000000000) - t73
		t86 := int64(t70) < int64(1000)
		t87 := uint64(0x0)
		if t86 {
			t87 = t85
		}
		t88 := math.Float64frombits(t87)
		t89 := float64(t64 * t88)
		t90 := float64(t89 * t75)
		t91 := float64(t84 + t90)
		t92 := float64(t91 - t84)
		t93 := float64(t90 - t92)
		t94 := t70 + t67
		t95 := float64(int64(t94))
		t96 := float64(t95 * float64(0x1.62e42fefa38p-01))
		t97 := table64x7[t72&63]
		t98 := math.Float64frombits(t97)
		t99 := float64(t96 + t98)
		t100 := float64(t95 * float64(0x1.ef35793c7673p-45))
		t101 := table64x8[t72&63]
		t102 := math.Float64frombits(t101)
		t103 := float64(t100 + t102)
		t104 := float64(t81 + t91)
		t105 := float64(t104 - t81)
		t106 := float64(t91 - t105)
		t107 := float64(t106 + t93)
		t108 := float64(t99 + t104)
		t109 := float64(t108 - t99)
		t110 := float64(t104 - t109)
		t111 := float64(t104 * t104)
		t112 := float64(float64(0x1.c72b3b51d5785p-04) * t104)
		t113 := float64(t112 + float64(-0x1.00067171b4b06p-03))
		t114 := float64(t113 * t104)
		t115 := float64(t114 + float64(0x1.2492490af0895p-03))
		t116 := float64(t115 * t104)
		t117 := float64(t116 + float64(-0x1.5555554557701p-03))
		t118 := float64(t117 * t104)
		t119 := float64(t118 + float64(0x1.9999999999bb7p-03))
		t120 := float64(t119 * t104)
		t121 := float64(t120 + float64(-0x1.000000000005ep-02))
		t122 := float64(t121 * t104)
		t123 := float64(t122 + float64(0x1.5555555555555p-02))
		t124 := float64(t123 * t104)
		t125 := float64(t124 + float64(-0x1p-01))
		t126 := float64(t111 * t125)
		t127 := float64(t103 + t126)
		t128 := float64(t107 + t127)
		t129 := float64(t110 + t128)
		t130 := float64(t108 * float64(0x1p-01))
		t131 := float64(t129 * float64(0x1p-01))
		t132 := math.Float64bits(t130)
		t133 := t132 & uint64(0xfffffffff8000000)
		t134 := math.Float64frombits(t133)
		t135 := float64(t130 - t134)
		t136 := float64(t135 + t131)
		t137 := float64(t136 * float64(0x1.7154768p+00))
		t138 := float64(t130 + t131)
		t139 := float64(t138 * float64(-0x1.6a3e80f444178p-27))
		t140 := float64(t137 + t139)
		t141 := float64(t134 * float64(0x1.7154768p+00))
		t142 := float64(t141 + t140)
		t143 := t2 == uint64(0x0)
		t144 := t5 == uint64(0x0)
		t145 := t143 && t144
		t146 := t142
		if t145 {
			t146 = math.Float64frombits(0xfff0000000000000)
		}
		t147 := uint64(0x7ff0000000000000) < t5
		t148 := t146
		if t147 {
			t148 = math.Float64frombits(0x7ff8000000000000)
		}
		t149 := uint64(0x7ff0000000000000) < t2
		t150 := t148
		if t149 {
			t150 = math.Float64frombits(0x7ff8000000000000)
		}
		t151 := t2 == uint64(0x7ff0000000000000)
		t152 := t5 == uint64(0x7ff0000000000000)
		t153 := t151 || t152
		t154 := t150
		if t153 {
			t154 = math.Float64frombits(0x7ff0000000000000)
		}
		t155 := t2 < t5
		t156 := t5
		if t155 {
			t156 = t2
		}
		t157 := t2
		if t155 {
			t157 = t5
		}
		t158 := t157 == uint64(0x7ff0000000000000)
		t159 := t156 == uint64(0x7ff0000000000000)
		t160 := uint64(0x0)
		if t159 {
			t160 = uint64(0x3ff0000000000000)
		}
		t161 := t156
		if t158 {
			t161 = t160
		}
		t162 := t157 == uint64(0x0)
		t163 := t158 || t162
		t164 := t157
		if t163 {
			t164 = uint64(0x3ff0000000000000)
		}
		t165 := uint64(0x7830000000000000) < t164
		t166 := t164 < uint64(0x7b0000000000000)
		t167 := float64(0x1p+00)
		if t166 {
			t167 = float64(0x1p+200)
		}
		t168 := t167
		if t165 {
			t168 = float64(0x1p-200)
		}
		t169 := math.Float64frombits(t161)
		t170 := float64(t169 * t168)
		t171 := math.Float64frombits(t164)
		t172 := float64(t171 * t168)
		t173 := t1 & uint64(0x8000000000000000)
		t174 := math.Float64bits(t172)
		t175 := uint64(0x7fde666666666666) - t174
		t176 := math.Float64frombits(t175)
		t177 := float64(t172 * t176)
		t178 := float64(float64(0x1p+01) - t177)
		t179 := float64(t176 * t178)
		t180 := float64(t170 * t179)
		t181 := math.Float64bits(t180)
		t182 := t181 < uint64(0x3fa70a3d70a3d70a)
		t183 := t180
		if t182 {
			t183 = float64(0x0p+00)
		}
		t184 := float64(t183 + float64(0x1.8p+48))
		t185 := math.Float64bits(t184)
		t186 := t185 - uint64(0x42f8000000000000)
		t187 := uint64(0x20) - t186
		t188 := t186
		if t155 {
			t188 = t187
		}
		t189 := t173 == uint64(0x0)
		t190 := uint64(0x40) - t188
		t191 := t190
		if t189 {
			t191 = t188
		}
		t192 := t191 & uint64(0x3f)
		t193 := t191 == uint64(0x40)
		t194 := float64(t184 - float64(0x1.8p+48))
		t195 := uint64(0x0)
		if t155 {
			t195 = uint64(0x8000000000000000)
		}
		t196 := t173 ^ t195
		t197 := table64x11[t192&63]
		t198 := math.Float64frombits(t197)
		t199 := t198
		if t193 {
			t199 = float64(0x1.921fb54442d18p+01)
		}
		t200 := table64x12[t192&63]
		t201 := math.Float64frombits(t200)
		t202 := t201
		if t193 {
			t202 = float64(0x1.1a62633145c07p-53)
		}
		t203 := t174 & uint64(0xfffffffff8000000)
		t204 := math.Float64frombits(t203)
		t205 := float64(t172 - t204)
		t206 := float64(t194 * t204)
		t207 := float64(t170 - t206)
		t208 := float64(t194 * t205)
		t209 := float64(t207 - t208)
		t210 := float64(t194 * t170)
		t211 := float64(t172 + t210)
		t212 := float64(t209 / t211)
		t213 := math.Float64bits(t212)
		t214 := t213 ^ t196
		t215 := math.Float64frombits(t214)
		t216 := float64(t199 + t215)
		t217 := float64(t216 - t199)
		t218 := float64(t215 - t217)
		t219 := float64(t215 * t215)
		t220 := float64(t215 * t219)
		t221 := float64(float64(-0x1.728dfe9783b6p-04) * t219)
		t222 := float64(t221 + float64(0x1.c71b8305c3ebdp-04))
		t223 := float64(t222 * t219)
		t224 := float64(t223 + float64(-0x1.2492490b6f9e8p-03))
		t225 := float64(t224 * t219)
		t226 := float64(t225 + float64(0x1.9999999997bf5p-03))
		t227 := float64(t226 * t219)
		t228 := float64(t227 + float64(-0x1.5555555555555p-02))
		t229 := float64(t220 * t228)
		t230 := float64(t202 + t229)
		t231 := float64(t218 + t230)
		t232 := float64(t216 + t231)
		t233 := t4 & uint64(0x8000000000000000)
		t234 := math.Float64bits(t232)
		t235 := t234 ^ t233
		t236 := math.Float64frombits(t235)
		t237 := t149 || t147
		t238 := t236
		if t237 {
			t238 = math.Float64frombits(0x7ff8000000000000)
		}
		t239 := float64(t238 * float64(0x1.71547652b82fep+00))
		t240 := math.Float64bits(t154)
		t241 := t240 & uint64(0x7fffffffffffffff)
		t242 := uint64(0x7ff0000000000000) < t241
		t243 := t154
		if t242 {
			t243 = math.Float64frombits(0x7ff8000000000000)
		}
		t244 := math.Float64bits(t239)
		t245 := t244 & uint64(0x7fffffffffffffff)
		t246 := uint64(0x7ff0000000000000) < t245
		t247 := t239
		if t246 {
			t247 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t243, t247)
	}
}

// log10Complex128 is elementary's definition, element by element.
func log10Complex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := t2 < uint64(0x7b0000000000000)
		t4 := math.Float64bits(x1)
		t5 := t4 & uint64(0x7fffffffffffffff)
		t6 := t5 < uint64(0x7b0000000000000)
		t7 := t3 && t6
		t8 := float64(0x1p+00)
		if t7 {
			t8 = float64(0x1p+100)
		}
		t9 := float64(x0 * t8)
		t10 := float64(x1 * t8)
		t11 := math.Float64bits(t9)
		t12 := t11 & uint64(0x7fffffffffffffff)
		t13 := math.Float64bits(t10)
		t14 := t13 & uint64(0x7fffffffffffffff)
		t15 := t12 < t14
		t16 := t12
		if t15 {
			t16 = t14
		}
		t17 := t16 >> 52
		t18 := t17 - uint64(0x3ff)
		t19 := int64(1022) < int64(t18)
		t20 := t18
		if t19 {
			t20 = uint64(0x3fe)
		}
		t21 := uint64(0x0) - t20
		t22 := t21 + uint64(0x3ff)
		t23 := t22 << 52
		t24 := math.Float64frombits(t23)
		t25 := float64(t9 * t24)
		t26 := float64(t10 * t24)
		t27 := float64(t25 * t25)
		t28 := float64(t26 * t26)
		t29 := math.Float64bits(t25)
		t30 := t29 & uint64(0xfffffffff8000000)
		t31 := math.Float64frombits(t30)
		t32 := float64(t25 - t31)
		t33 := float64(t31 * t31)
		t34 := float64(t27 - t33)
		t35 := float64(t31 + t31)
		t36 := float64(t35 * t32)
		t37 := float64(t34 - t36)
		t38 := float64(t32 * t32)
		t39 := float64(t37 - t38)
		t40 := math.Float64bits(t26)
		t41 := t40 & uint64(0xfffffffff8000000)
		t42 := math.Float64frombits(t41)
		t43 := float64(t26 - t42)
		t44 := float64(t42 * t42)
		t45 := float64(t28 - t44)
		t46 := float64(t42 + t42)
		t47 := float64(t46 * t43)
		t48 := float64(t45 - t47)
		t49 := float64(t43 * t43)
		t50 := float64(t48 - t49)
		t51 := float64(t39 + t50)
		t52 := float64(t25 + t25)
		t53 := float64(float64(0x0p+00) * t24)
		t54 := float64(t52 * t53)
		t55 := float64(t51 - t54)
		t56 := t27
		if t15 {
			t56 = t28
		}
		t57 := t28
		if t15 {
			t57 = t27
		}
		t58 := float64(t56 + t57)
		t59 := float64(t58 - t56)
		t60 := float64(t57 - t59)
		t61 := float64(t60 - t55)
		t62 := float64(t58 + t61)
		t63 := float64(t62 - t58)
		t64 := float64(t61 - t63)
		t65 := uint64(0x0)
		if t7 {
			t65 = uint64(0x64)
		}
		t66 := t20 - t65
		t67 := t66 + t66
		t68 := math.Float64bits(t62)
		t69 := t68 - uint64(0x3fe6200000000000)
		t70 := uint64(int64(t69) >> 52)
		t71 := t69 >> 46
		t72 := t71 & uint64(0x3f)
		t73 := t69 & uint64(0xfff0000000000000)
		t74 := table64x6[t72&63]
		t75 := math.Float64frombits(t74)
		t76 := t68 - t73
		t77 := t76 + uint64(0x100000000)
		t78 := t77 & uint64(0xfffffffe00000000)
		t79 := math.Float64frombits(t78)
		t80 := float64(t79 * t75)
		t81 := float64(t80 - float64(0x1p+00))
		t82 := math.Float64frombits(t76)
		t83 := float64(t82 - t79)
		t84 := float64(t83 * t75)
		t85 := uint64(0x3ff0000000000000) - t73
		t86 := int64(t70) < int64(1000)
		t87 := uint64(0x0)
		if t86 {
			t87 = t85
		}
		t88 := math.Float64frombits(t87)
		t89 := float64(t64 * t88)
		t90 := float64(t89 * t75)
		t91 := float64(t84 + t90)
		t92 := float64(t91 - t84)
		t93 := float64(t90 - t92)
		t94 := t70 + t67
		t95 := float64(int64(t94))
		t96 := float64(t95 * float64(0x1.62e42fefa38p-01))
		t97 := table64x7[t72&63]
		t98 := math.Float64frombits(t97)
		t99 := float64(t96 + t98)
		t100 := float64(t95 * float64(0x1.ef35793c7673p-45))
		t101 := table64x8[t72&63]
		t102 := math.Float64frombits(t101)
		t103 := float64(t100 + t102)
		t104 := float64(t81 + t91)
		t105 := float64(t104 - t81)
		t106 := float64(t91 - t105)
		t107 := float64(t106 + t93)
		t108 := float64(t99 + t104)
		t109 := float64(t108 - t99)
		t110 := float64(t104 - t109)
		t111 := float64(t104 * t104)
		t112 := float64(float64(0x1.c72b3b51d5785p-04) * t104)
		t113 := float64(t112 + float64(-0x1.00067171b4b06p-03))
		t114 := float64(t113 * t104)
		t115 := float64(t114 + float64(0x1.2492490af0895p-03))
		t116 := float64(t115 * t104)
		t117 := float64(t116 + float64(-0x1.5555554557701p-03))
		t118 := float64(t117 * t104)
		t119 := float64(t118 + float64(0x1.9999999999bb7p-03))
		t120 := float64(t119 * t104)
		t121 := float64(t120 + float64(-0x1.000000000005ep-02))
		t122 := float64(t121 * t104)
		t123 := float64(t122 + float64(0x1.5555555555555p-02))
		t124 := float64(t123 * t104)
		t125 := float64(t124 + float64(-0x1p-01))
		t126 := float64(t111 * t125)
		t127 := float64(t103 + t126)
		t128 := float64(t107 + t127)
		t129 := float64(t110 + t128)
		t130 := float64(t108 * float64(0x1p-01))
		t131 := float64(t129 * float64(0x1p-01))
		t132 := math.Float64bits(t130)
		t133 := t132 & uint64(0xfffffffff8000000)
		t134 := math.Float64frombits(t133)
		t135 := float64(t130 - t134)
		t136 := float64(t135 + t131)
		t137 := float64(t136 * float64(0x1.bcb7b18p-02))
		t138 := float64(t130 + t131)
		t139 := float64(t138 * float64(-0x1.6c8d78e6acaa4p-29))
		t140 := float64(t137 + t139)
		t141 := float64(t134 * float64(0x1.bcb7b18p-02))
		t142 := float64(t141 + t140)
		t143 := t2 == uint64(0x0)
		t144 := t5 == uint64(0x0)
		t145 := t143 && t144
		t146 := t142
		if t145 {
			t146 = math.Float64frombits(0xfff0000000000000)
		}
		t147 := uint64(0x7ff0000000000000) < t5
		t148 := t146
		if t147 {
			t148 = math.Float64frombits(0x7ff8000000000000)
		}
		t149 := uint64(0x7ff0000000000000) < t2
		t150 := t148
		if t149 {
			t150 = math.Float64frombits(0x7ff8000000000000)
		}
		t151 := t2 == uint64(0x7ff0000000000000)
		t152 := t5 == uint64(0x7ff0000000000000)
		t153 := t151 || t152
		t154 := t150
		if t153 {
			t154 = math.Float64frombits(0x7ff0000000000000)
		}
		t155 := t2 < t5
		t156 := t5
		if t155 {
			t156 = t2
		}
		t157 := t2
		if t155 {
			t157 = t5
		}
		t158 := t157 == uint64(0x7ff0000000000000)
		t159 := t156 == uint64(0x7ff0000000000000)
		t160 := uint64(0x0)
		if t159 {
			t160 = uint64(0x3ff0000000000000)
		}
		t161 := t156
		if t158 {
			t161 = t160
		}
		t162 := t157 == uint64(0x0)
		t163 := t158 || t162
		t164 := t157
		if t163 {
			t164 = uint64(0x3ff0000000000000)
		}
		t165 := uint64(0x7830000000000000) < t164
		t166 := t164 < uint64(0x7b0000000000000)
		t167 := float64(0x1p+00)
		if t166 {
			t167 = float64(0x1p+200)
		}
		t168 := t167
		if t165 {
			t168 = float64(0x1p-200)
		}
		t169 := math.Float64frombits(t161)
		t170 := float64(t169 * t168)
		t171 := math.Float64frombits(t164)
		t172 := float64(t171 * t168)
		t173 := t1 & uint64(0x8000000000000000)
		t174 := math.Float64bits(t172)
		t175 := uint64(0x7fde666666666666) - t174
		t176 := math.Float64frombits(t175)
		t177 := float64(t172 * t176)
		t178 := float64(float64(0x1p+01) - t177)
		t179 := float64(t176 * t178)
		t180 := float64(t170 * t179)
		t181 := math.Float64bits(t180)
		t182 := t181 < uint64(0x3fa70a3d70a3d70a)
		t183 := t180
		if t182 {
			t183 = float64(0x0p+00)
		}
		t184 := float64(t183 + float64(0x1.8p+48))
		t185 := math.Float64bits(t184)
		t186 := t185 - uint64(0x42f8000000000000)
		t187 := uint64(0x20) - t186
		t188 := t186
		if t155 {
			t188 = t187
		}
		t189 := t173 == uint64(0x0)
		t190 := uint64(0x40) - t188
		t191 := t190
		if t189 {
			t191 = t188
		}
		t192 := t191 & uint64(0x3f)
		t193 := t191 == uint64(0x40)
		t194 := float64(t184 - float64(0x1.8p+48))
		t195 := uint64(0x0)
		if t155 {
			t195 = uint64(0x8000000000000000)
		}
		t196 := t173 ^ t195
		t197 := table64x11[t192&63]
		t198 := math.Float64frombits(t197)
		t199 := t198
		if t193 {
			t199 = float64(0x1.921fb54442d18p+01)
		}
		t200 := table64x12[t192&63]
		t201 := math.Float64frombits(t200)
		t202 := t201
		if t193 {
			t202 = float64(0x1.1a62633145c07p-53)
		}
		t203 := t174 & uint64(0xfffffffff8000000)
		t204 := math.Float64frombits(t203)
		t205 := float64(t172 - t204)
		t206 := float64(t194 * t204)
		t207 := float64(t170 - t206)
		t208 := float64(t194 * t205)
		t209 := float64(t207 - t208)
		t210 := float64(t194 * t170)
		t211 := float64(t172 + t210)
		t212 := float64(t209 / t211)
		t213 := math.Float64bits(t212)
		t214 := t213 ^ t196
		t215 := math.Float64frombits(t214)
		t216 := float64(t199 + t215)
		t217 := float64(t216 - t199)
		t218 := float64(t215 - t217)
		t219 := float64(t215 * t215)
		t220 := float64(t215 * t219)
		t221 := float64(float64(-0x1.728dfe9783b6p-04) * t219)
		t222 := float64(t221 + float64(0x1.c71b8305c3ebdp-04))
		t223 := float64(t222 * t219)
		t224 := float64(t223 + float64(-0x1.2492490b6f9e8p-03))
		t225 := float64(t224 * t219)
		t226 := float64(t225 + float64(0x1.9999999997bf5p-03))
		t227 := float64(t226 * t219)
		t228 := float64(t227 + float64(-0x1.5555555555555p-02))
		t229 := float64(t220 * t228)
		t230 := float64(t202 + t229)
		t231 := float64(t218 + t230)
		t232 := float64(t216 + t231)
		t233 := t4 & uint64(0x8000000000000000)
		t234 := math.Float64bits(t232)
		t235 := t234 ^ t233
		t236 := math.Float64frombits(t235)
		t237 := t149 || t147
		t238 := t236
		if t237 {
			t238 = math.Float64frombits(0x7ff8000000000000)
		}
		t239 := float64(t238 * float64(0x1.bcb7b1526e50ep-02))
		t240 := math.Float64bits(t154)
		t241 := t240 & uint64(0x7fffffffffffffff)
		t242 := uint64(0x7ff0000000000000) < t241
		t243 := t154
		if t242 {
			t243 = math.Float64frombits(0x7ff8000000000000)
		}
		t244 := math.Float64bits(t239)
		t245 := t244 & uint64(0x7fffffffffffffff)
		t246 := uint64(0x7ff0000000000000) < t245
		t247 := t239
		if t246 {
			t247 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t243, t247)
	}
}

// log1pComplex128 is elementary's definition, element by element.
func log1pComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := float64(float64(0x1p+00) + x0)
		t2 := float64(t1 - float64(0x1p+00))
		t3 := float64(t1 - t2)
		t4 := float64(float64(0x1p+00) - t3)
		t5 := float64(x0 - t2)
		t6 := float64(t4 + t5)
		t7 := math.Float64bits(t1)
		t8 := t7 & uint64(0x7fffffffffffffff)
		t9 := t8 < uint64(0x7b0000000000000)
		t10 := math.Float64bits(x1)
		t11 := t10 & uint64(0x7fffffffffffffff)
		t12 := t11 < uint64(0x7b0000000000000)
		t13 := t9 && t12
		t14 := float64(0x1p+00)
		if t13 {
			t14 = float64(0x1p+100)
		}
		t15 := float64(t1 * t14)
		t16 := float64(x1 * t14)
		t17 := math.Float64bits(t15)
		t18 := t17 & uint64(0x7fffffffffffffff)
		t19 := math.Float64bits(t16)
		t20 := t19 & uint64(0x7fffffffffffffff)
		t21 := t18 < t20
		t22 := t18
		if t21 {
			t22 = t20
		}
		t23 := t22 >> 52
		t24 := t23 - uint64(0x3ff)
		t25 := int64(1022) < int64(t24)
		t26 := t24
		if t25 {
			t26 = uint64(0x3fe)
		}
		t27 := uint64(0x0) - t26
		t28 := t27 + uint64(0x3ff)
		t29 := t28 << 52
		t30 := math.Float64frombits(t29)
		t31 := float64(t15 * t30)
		t32 := float64(t16 * t30)
		t33 := float64(t31 * t31)
		t34 := float64(t32 * t32)
		t35 := math.Float64bits(t31)
		t36 := t35 & uint64(0xfffffffff8000000)
		t37 := math.Float64frombits(t36)
		t38 := float64(t31 - t37)
		t39 := float64(t37 * t37)
		t40 := float64(t33 - t39)
		t41 := float64(t37 + t37)
		t42 := float64(t41 * t38)
		t43 := float64(t40 - t42)
		t44 := float64(t38 * t38)
		t45 := float64(t43 - t44)
		t46 := math.Float64bits(t32)
		t47 := t46 & uint64(0xfffffffff8000000)
		t48 := math.Float64frombits(t47)
		t49 := float64(t32 - t48)
		t50 := float64(t48 * t48)
		t51 := float64(t34 - t50)
		t52 := float64(t48 + t48)
		t53 := float64(t52 * t49)
		t54 := float64(t51 - t53)
		t55 := float64(t49 * t49)
		t56 := float64(t54 - t55)
		t57 := float64(t45 + t56)
		t58 := float64(t31 + t31)
		t59 := float64(t6 * t30)
		t60 := float64(t58 * t59)
		t61 := float64(t57 - t60)
		t62 := t33
		if t21 {
			t62 = t34
		}
		t63 := t34
		if t21 {
			t63 = t33
		}
		t64 := float64(t62 + t63)
		t65 := float64(t64 - t62)
		t66 := float64(t63 - t65)
		t67 := float64(t66 - t61)
		t68 := float64(t64 + t67)
		t69 := float64(t68 - t64)
		t70 := float64(t67 - t69)
		t71 := uint64(0x0)
		if t13 {
			t71 = uint64(0x64)
		}
		t72 := t26 - t71
		t73 := t72 + t72
		t74 := math.Float64bits(t68)
		t75 := t74 - uint64(0x3fe6200000000000)
		t76 := uint64(int64(t75) >> 52)
		t77 := t75 >> 46
		t78 := t77 & uint64(0x3f)
		t79 := t75 & uint64(0xfff0000000000000)
		t80 := table64x6[t78&63]
		t81 := math.Float64frombits(t80)
		t82 := t74 - t79
		t83 := t82 + uint64(0x100000000)
		t84 := t83 & uint64(0xfffffffe00000000)
		t85 := math.Float64frombits(t84)
		t86 := float64(t85 * t81)
		t87 := float64(t86 - float64(0x1p+00))
		t88 := math.Float64frombits(t82)
		t89 := float64(t88 - t85)
		t90 := float64(t89 * t81)
		t91 := uint64(0x3ff0000000000000) - t79
		t92 := int64(t76) < int64(1000)
		t93 := uint64(0x0)
		if t92 {
			t93 = t91
		}
		t94 := math.Float64frombits(t93)
		t95 := float64(t70 * t94)
		t96 := float64(t95 * t81)
		t97 := float64(t90 + t96)
		t98 := float64(t97 - t90)
		t99 := float64(t96 - t98)
		t100 := t76 + t73
		t101 := float64(int64(t100))
		t102 := float64(t101 * float64(0x1.62e42fefa38p-01))
		t103 := table64x7[t78&63]
		t104 := math.Float64frombits(t103)
		t105 := float64(t102 + t104)
		t106 := float64(t101 * float64(0x1.ef35793c7673p-45))
		t107 := table64x8[t78&63]
		t108 := math.Float64frombits(t107)
		t109 := float64(t106 + t108)
		t110 := float64(t87 + t97)
		t111 := float64(t110 - t87)
		t112 := float64(t97 - t111)
		t113 := float64(t112 + t99)
		t114 := float64(t105 + t110)
		t115 := float64(t114 - t105)
		t116 := float64(t110 - t115)
		t117 := float64(t110 * t110)
		t118 := float64(float64(0x1.c72b3b51d5785p-04) * t110)
		t119 := float64(t118 + float64(-0x1.00067171b4b06p-03))
		t120 := float64(t119 * t110)
		t121 := float64(t120 + float64(0x1.2492490af0895p-03))
		t122 := float64(t121 * t110)
		t123 := float64(t122 + float64(-0x1.5555554557701p-03))
		t124 := float64(t123 * t110)
		t125 := float64(t124 + float64(0x1.9999999999bb7p-03))
		t126 := float64(t125 * t110)
		t127 := float64(t126 + float64(-0x1.000000000005ep-02))
		t128 := float64(t127 * t110)
		t129 := float64(t128 + float64(0x1.5555555555555p-02))
		t130 := float64(t129 * t110)
		t131 := float64(t130 + float64(-0x1p-01))
		t132 := float64(t117 * t131)
		t133 := float64(t109 + t132)
		t134 := float64(t113 + t133)
		t135 := float64(t116 + t134)
		t136 := float64(t114 * float64(0x1p-01))
		t137 := float64(t135 * float64(0x1p-01))
		t138 := float64(t136 + t137)
		t139 := t8 == uint64(0x0)
		t140 := t11 == uint64(0x0)
		t141 := t139 && t140
		t142 := t138
		if t141 {
			t142 = math.Float64frombits(0xfff0000000000000)
		}
		t143 := uint64(0x7ff0000000000000) < t11
		t144 := t142
		if t143 {
			t144 = math.Float64frombits(0x7ff8000000000000)
		}
		t145 := uint64(0x7ff0000000000000) < t8
		t146 := t144
		if t145 {
			t146 = math.Float64frombits(0x7ff8000000000000)
		}
		t147 := t8 == uint64(0x7ff0000000000000)
		t148 := t11 == uint64(0x7ff0000000000000)
		t149 := t147 || t148
		t150 := t146
		if t149 {
			t150 = math.Float64frombits(0x7ff0000000000000)
		}
		t151 := t8 < t11
		t152 := t11
		if t151 {
			t152 = t8
		}
		t153 := t8
		if t151 {
			t153 = t11
		}
		t154 := t153 == uint64(0x7ff0000000000000)
		t155 := t152 == uint64(0x7ff0000000000000)
		t156 := uint64(0x0)
		if t155 {
			t156 = uint64(0x3ff0000000000000)
		}
		t157 := t152
		if t154 {
			t157 = t156
		}
		t158 := t153 == uint64(0x0)
		t159 := t154 || t158
		t160 := t153
		if t159 {
			t160 = uint64(0x3ff0000000000000)
		}
		t161 := uint64(0x7830000000000000) < t160
		t162 := t160 < uint64(0x7b0000000000000)
		t163 := float64(0x1p+00)
		if t162 {
			t163 = float64(0x1p+200)
		}
		t164 := t163
		if t161 {
			t164 = float64(0x1p-200)
		}
		t165 := math.Float64frombits(t157)
		t166 := float64(t165 * t164)
		t167 := math.Float64frombits(t160)
		t168 := float64(t167 * t164)
		t169 := t7 & uint64(0x8000000000000000)
		t170 := math.Float64bits(t168)
		t171 := uint64(0x7fde666666666666) - t170
		t172 := math.Float64frombits(t171)
		t173 := float64(t168 * t172)
		t174 := float64(float64(0x1p+01) - t173)
		t175 := float64(t172 * t174)
		t176 := float64(t166 * t175)
		t177 := math.Float64bits(t176)
		t178 := t177 < uint64(0x3fa70a3d70a3d70a)
		t179 := t176
		if t178 {
			t179 = float64(0x0p+00)
		}
		t180 := float64(t179 + float64(0x1.8p+48))
		t181 := math.Float64bits(t180)
		t182 := t181 - uint64(0x42f8000000000000)
		t183 := uint64(0x20) - t182
		t184 := t182
		if t151 {
			t184 = t183
		}
		t185 := t169 == uint64(0x0)
		t186 := uint64(0x40) - t184
		t187 := t186
		if t185 {
			t187 = t184
		}
		t188 := t187 & uint64(0x3f)
		t189 := t187 == uint64(0x40)
		t190 := float64(t180 - float64(0x1.8p+48))
		t191 := uint64(0x0)
		if t151 {
			t191 = uint64(0x8000000000000000)
		}
		t192 := t169 ^ t191
		t193 := table64x11[t188&63]
		t194 := math.Float64frombits(t193)
		t195 := t194
		if t189 {
			t195 = float64(0x1.921fb54442d18p+01)
		}
		t196 := table64x12[t188&63]
		t197 := math.Float64frombits(t196)
		t198 := t197
		if t189 {
			t198 = float64(0x1.1a62633145c07p-53)
		}
		t199 := t170 & uint64(0xfffffffff8000000)
		t200 := math.Float64frombits(t199)
		t201 := float64(t168 - t200)
		t202 := float64(t190 * t200)
		t203 := float64(t166 - t202)
		t204 := float64(t190 * t201)
		t205 := float64(t203 - t204)
		t206 := float64(t190 * t166)
		t207 := float64(t168 + t206)
		t208 := float64(t205 / t207)
		t209 := math.Float64bits(t208)
		t210 := t209 ^ t192
		t211 := math.Float64frombits(t210)
		t212 := float64(t195 + t211)
		t213 := float64(t212 - t195)
		t214 := float64(t211 - t213)
		t215 := float64(t211 * t211)
		t216 := float64(t211 * t215)
		t217 := float64(float64(-0x1.728dfe9783b6p-04) * t215)
		t218 := float64(t217 + float64(0x1.c71b8305c3ebdp-04))
		t219 := float64(t218 * t215)
		t220 := float64(t219 + float64(-0x1.2492490b6f9e8p-03))
		t221 := float64(t220 * t215)
		t222 := float64(t221 + float64(0x1.9999999997bf5p-03))
		t223 := float64(t222 * t215)
		t224 := float64(t223 + float64(-0x1.5555555555555p-02))
		t225 := float64(t216 * t224)
		t226 := float64(t198 + t225)
		t227 := float64(t214 + t226)
		t228 := float64(t212 + t227)
		t229 := t10 & uint64(0x8000000000000000)
		t230 := math.Float64bits(t228)
		t231 := t230 ^ t229
		t232 := math.Float64frombits(t231)
		t233 := t145 || t143
		t234 := t232
		if t233 {
			t234 = math.Float64frombits(0x7ff8000000000000)
		}
		t235 := math.Float64bits(t150)
		t236 := t235 & uint64(0x7fffffffffffffff)
		t237 := uint64(0x7ff0000000000000) < t236
		t238 := t150
		if t237 {
			t238 = math.Float64frombits(0x7ff8000000000000)
		}
		t239 := math.Float64bits(t234)
		t240 := t239 & uint64(0x7fffffffffffffff)
		t241 := uint64(0x7ff0000000000000) < t240
		t242 := t234
		if t241 {
			t242 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t238, t242)
	}
}

// sinComplex128 is elementary's definition, element by element.
func sinComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x1)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x7ff0000000000000) < t2
		t4 := t1 ^ uint64(0x8000000000000000)
		t5 := math.Float64frombits(t4)
		t6 := t5
		if t3 {
			t6 = x1
		}
		t7 := float64(x0 * float64(0x1.45f306dc9c883p-01))
		t8 := float64(t7 + float64(0x1.8p+52))
		t9 := float64(t8 - float64(0x1.8p+52))
		t10 := float64(t9 * float64(0x1.921fb5444p+00))
		t11 := float64(x0 - t10)
		t12 := float64(t9 * float64(-0x1.68c234c4cp-39))
		t13 := float64(t11 + t12)
		t14 := float64(t13 - t11)
		t15 := float64(t12 - t14)
		t16 := float64(t9 * float64(0x1.98a2e03707345p-77))
		t17 := float64(t15 - t16)
		t18 := math.Float64bits(x0)
		t19 := t18 & uint64(0x7fffffffffffffff)
		t20 := uint64(0x40f9000000000000) < t19
		t124, t125, t126 := t13, t17, t8
		if t20 {
			t21 := t19 & uint64(0xfffffffffffff)
			t22 := t21 | uint64(0x10000000000000)
			t23 := t19 >> 52
			t24 := t23 - uint64(0x3f5)
			t25 := t24 >> 6
			t26 := t24 & uint64(0x3f)
			t27 := t25 + uint64(0x0)
			t28 := t27 & uint64(0x1f)
			t29 := table64x10[t28&31]
			t30 := t25 + uint64(0x1)
			t31 := t30 & uint64(0x1f)
			t32 := table64x10[t31&31]
			t33 := t25 + uint64(0x2)
			t34 := t33 & uint64(0x1f)
			t35 := table64x10[t34&31]
			t36 := t25 + uint64(0x3)
			t37 := t36 & uint64(0x1f)
			t38 := table64x10[t37&31]
			t39 := t32 >> 1
			t40 := uint64(0x3f) - t26
			t41 := t39 >> (t40 & 63)
			t42 := t29 << (t26 & 63)
			t43 := t42 | t41
			t44 := t35 >> 1
			t45 := t44 >> (t40 & 63)
			t46 := t32 << (t26 & 63)
			t47 := t46 | t45
			t48 := t38 >> 1
			t49 := t48 >> (t40 & 63)
			t50 := t35 << (t26 & 63)
			t51 := t50 | t49
			t52 := t22 * t47
			t53 := mulHigh64(t22, t51)
			t54 := t52 + t53
			t55 := t22 * t43
			t56 := mulHigh64(t22, t47)
			t57 := t55 + t56
			t58 := t54 < t52
			t59 := t57 + uint64(0x1)
			t60 := t57
			if t58 {
				t60 = t59
			}
			t61 := t60 + uint64(0x2000000000000000)
			t62 := t61 >> 62
			t63 := t60 << 2
			t64 := t54 >> 62
			t65 := t63 | t64
			t66 := t54 << 2
			t67 := uint64(int64(t65) >> 63)
			t68 := t65 ^ t67
			t69 := t66 ^ t67
			t70 := t68 >> 11
			t71 := t68 & uint64(0x7ff)
			t72 := t71 << 42
			t73 := t69 >> 22
			t74 := t72 | t73
			t75 := t69 & uint64(0x3fffff)
			t76 := float64(int64(t70))
			t77 := float64(t76 * float64(0x1p-53))
			t78 := float64(int64(t74))
			t79 := float64(t78 * float64(0x1p-106))
			t80 := float64(t77 + t79)
			t81 := float64(t80 - t77)
			t82 := float64(t79 - t81)
			t83 := float64(int64(t75))
			t84 := float64(t83 * float64(0x1p-128))
			t85 := float64(t82 + t84)
			t86 := float64(t80 * float64(0x1.921fb54442d18p+00))
			t87 := math.Float64bits(t80)
			t88 := t87 & uint64(0xfffffffff8000000)
			t89 := math.Float64frombits(t88)
			t90 := float64(t80 - t89)
			t91 := float64(t89 * float64(0x1.921fb5p+00))
			t92 := float64(t86 - t91)
			t93 := float64(t89 * float64(0x1.110b46p-26))
			t94 := float64(t92 - t93)
			t95 := float64(t90 * float64(0x1.921fb5p+00))
			t96 := float64(t94 - t95)
			t97 := float64(t90 * float64(0x1.110b46p-26))
			t98 := float64(t96 - t97)
			t99 := math.Float64bits(t98)
			t100 := t99 ^ uint64(0x8000000000000000)
			t101 := math.Float64frombits(t100)
			t102 := float64(t80 * float64(0x1.1a62633145c07p-54))
			t103 := float64(t85 * float64(0x1.921fb54442d18p+00))
			t104 := float64(t102 + t103)
			t105 := float64(t101 + t104)
			t106 := float64(t86 + t105)
			t107 := float64(t106 - t86)
			t108 := float64(t105 - t107)
			t109 := t18 & uint64(0x8000000000000000)
			t110 := uint64(int64(t18) >> 63)
			t111 := t62 ^ t110
			t112 := t111 - t110
			t113 := t112 & uint64(0x3)
			t114 := t67 & uint64(0x8000000000000000)
			t115 := t109 ^ t114
			t116 := math.Float64bits(t106)
			t117 := t116 ^ t115
			t118 := math.Float64frombits(t117)
			t119 := math.Float64bits(t108)
			t120 := t119 ^ t115
			t121 := math.Float64frombits(t120)
			t122 := uint64(0x4338000000000000) | t113
			t123 := math.Float64frombits(t122)
			t124, t125, t126 = t118, t121, t123
		}
		t127 := math.Float64bits(t126)
		t128 := t127 + uint64(0x1)
		t129 := t127 & uint64(0x1)
		t130 := t129 == uint64(0x0)
		t131 := !t130
		t132 := float64(t124 * t124)
		t133 := float64(0x1.5d8fc9dd6cd57p-33)
		if t131 {
			t133 = float64(-0x1.8fa49194aecacp-37)
		}
		t134 := float64(t133 * t132)
		t135 := float64(-0x1.ae5e5a7730305p-26)
		if t131 {
			t135 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t136 := float64(t134 + t135)
		t137 := float64(t136 * t132)
		t138 := float64(0x1.71de3567b2621p-19)
		if t131 {
			t138 = float64(-0x1.27e4f7eaad685p-22)
		}
		t139 := float64(t137 + t138)
		t140 := float64(t139 * t132)
		t141 := float64(-0x1.a01a019bfdc9bp-13)
		if t131 {
			t141 = float64(0x1.a01a019c842f7p-16)
		}
		t142 := float64(t140 + t141)
		t143 := float64(t142 * t132)
		t144 := float64(0x1.111111110f7cfp-07)
		if t131 {
			t144 = float64(-0x1.6c16c16c14f9p-10)
		}
		t145 := float64(t143 + t144)
		t146 := float64(t145 * t132)
		t147 := float64(-0x1.5555555555548p-03)
		if t131 {
			t147 = float64(0x1.555555555554bp-05)
		}
		t148 := float64(t146 + t147)
		t149 := t124
		if t131 {
			t149 = t132
		}
		t150 := float64(t149 * t132)
		t151 := float64(t150 * t148)
		t152 := float64(t132 * float64(0x1p-01))
		t153 := float64(float64(0x1p+00) - t152)
		t154 := float64(float64(0x1p+00) - t153)
		t155 := float64(t154 - t152)
		t156 := float64(t124 * t125)
		t157 := float64(t155 - t156)
		t158 := float64(t125 * t152)
		t159 := float64(t125 - t158)
		t160 := t127 & uint64(0x2)
		t161 := t160 << 62
		t162 := t124
		if t131 {
			t162 = t153
		}
		t163 := math.Float64bits(t162)
		t164 := t163 ^ t161
		t165 := math.Float64frombits(t164)
		t166 := t159
		if t131 {
			t166 = t157
		}
		t167 := float64(t151 + t166)
		t168 := math.Float64bits(t167)
		t169 := t168 ^ t161
		t170 := math.Float64frombits(t169)
		t171 := float64(t165 + t170)
		t172 := t128 & uint64(0x1)
		t173 := t172 == uint64(0x0)
		t174 := !t173
		t175 := float64(0x1.5d8fc9dd6cd57p-33)
		if t174 {
			t175 = float64(-0x1.8fa49194aecacp-37)
		}
		t176 := float64(t175 * t132)
		t177 := float64(-0x1.ae5e5a7730305p-26)
		if t174 {
			t177 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t178 := float64(t176 + t177)
		t179 := float64(t178 * t132)
		t180 := float64(0x1.71de3567b2621p-19)
		if t174 {
			t180 = float64(-0x1.27e4f7eaad685p-22)
		}
		t181 := float64(t179 + t180)
		t182 := float64(t181 * t132)
		t183 := float64(-0x1.a01a019bfdc9bp-13)
		if t174 {
			t183 = float64(0x1.a01a019c842f7p-16)
		}
		t184 := float64(t182 + t183)
		t185 := float64(t184 * t132)
		t186 := float64(0x1.111111110f7cfp-07)
		if t174 {
			t186 = float64(-0x1.6c16c16c14f9p-10)
		}
		t187 := float64(t185 + t186)
		t188 := float64(t187 * t132)
		t189 := float64(-0x1.5555555555548p-03)
		if t174 {
			t189 = float64(0x1.555555555554bp-05)
		}
		t190 := float64(t188 + t189)
		t191 := t124
		if t174 {
			t191 = t132
		}
		t192 := float64(t191 * t132)
		t193 := float64(t192 * t190)
		t194 := t128 & uint64(0x2)
		t195 := t194 << 62
		t196 := t124
		if t174 {
			t196 = t153
		}
		t197 := math.Float64bits(t196)
		t198 := t197 ^ t195
		t199 := math.Float64frombits(t198)
		t200 := t159
		if t174 {
			t200 = t157
		}
		t201 := float64(t193 + t200)
		t202 := math.Float64bits(t201)
		t203 := t202 ^ t195
		t204 := math.Float64frombits(t203)
		t205 := float64(t199 + t204)
		t206 := t19 < uint64(0x3e40000000000000)
		t207 := t171
		if t206 {
			t207 = x0
		}
		t208 := t19 < uint64(0x7ff0000000000000)
		t209 := math.Float64frombits(0x7ff8000000000000)
		if t208 {
			t209 = t207
		}
		t210 := math.Float64frombits(0x7ff8000000000000)
		if t208 {
			t210 = t205
		}
		t211 := math.Float64bits(t6)
		t212 := t211 & uint64(0x7fffffffffffffff)
		t213 := uint64(0x4082c00000000000) < t212
		t214 := math.Float64frombits(t212)
		t215 := float64(t214 - float64(0x1p+06))
		t216 := t214
		if t213 {
			t216 = t215
		}
		t217 := math.Float64bits(t216)
		t218 := t217 & uint64(0x7fffffffffffffff)
		t219 := uint64(0x4086400000000000) < t218
		t220 := t218
		if t219 {
			t220 = uint64(0x4086400000000000)
		}
		t221 := math.Float64frombits(t220)
		t222 := float64(t221 * float64(0x1.71547652b82fep+06))
		t223 := float64(t222 + float64(0x1.8p+52))
		t224 := math.Float64bits(t223)
		t225 := t224 - uint64(0x4338000000000000)
		t226 := float64(t223 - float64(0x1.8p+52))
		t227 := float64(t226 * float64(0x1.62e42fefap-07))
		t228 := float64(t221 - t227)
		t229 := float64(t226 * float64(0x1.cf79abc9e3b3ap-46))
		t230 := uint64(int64(t225) >> 6)
		t231 := int64(1000) < int64(t230)
		t232 := t230
		if t231 {
			t232 = uint64(0x3e8)
		}
		t233 := t230 - t232
		t234 := t233 + uint64(0x3ff)
		t235 := t234 << 52
		t236 := math.Float64frombits(t235)
		t237 := uint64(0x0) - t225
		t238 := t232 - uint64(0x1)
		t239 := t225 & uint64(0x3f)
		t240 := table64x4[t239&63]
		t241 := math.Float64frombits(t240)
		t242 := table64x5[t239&63]
		t243 := math.Float64frombits(t242)
		t244 := t238 + uint64(0x3ff)
		t245 := t244 << 52
		t246 := math.Float64frombits(t245)
		t247 := float64(t241 * t246)
		t248 := float64(t243 * t246)
		t249 := uint64(int64(t237) >> 6)
		t250 := int64(t249) < int64(-1000)
		t251 := t249
		if t250 {
			t251 = uint64(0xfffffffffffffc18)
		}
		t252 := t251 - uint64(0x1)
		t253 := t237 & uint64(0x3f)
		t254 := table64x4[t253&63]
		t255 := math.Float64frombits(t254)
		t256 := table64x5[t253&63]
		t257 := math.Float64frombits(t256)
		t258 := t252 + uint64(0x3ff)
		t259 := t258 << 52
		t260 := math.Float64frombits(t259)
		t261 := float64(t255 * t260)
		t262 := float64(t257 * t260)
		t263 := math.Float64bits(t261)
		t264 := t263 ^ uint64(0x8000000000000000)
		t265 := math.Float64frombits(t264)
		t266 := float64(t247 + t265)
		t267 := float64(t266 - t247)
		t268 := float64(t265 - t267)
		t269 := float64(t248 - t262)
		t270 := float64(t268 + t269)
		t271 := float64(t247 + t261)
		t272 := float64(t271 - t247)
		t273 := float64(t261 - t272)
		t274 := float64(t248 + t262)
		t275 := float64(t273 + t274)
		t276 := float64(t228 - t229)
		t277 := float64(t276 * t276)
		t278 := float64(float64(0x1.6c16c16c16c17p-10) * t277)
		t279 := float64(t278 + float64(0x1.5555555555555p-05))
		t280 := float64(t279 * t277)
		t281 := float64(t280 + float64(0x1p-01))
		t282 := float64(t277 * t281)
		t283 := float64(t277 * t276)
		t284 := float64(float64(0x1.a01a01a01a01ap-13) * t277)
		t285 := float64(t284 + float64(0x1.1111111111111p-07))
		t286 := float64(t285 * t277)
		t287 := float64(t286 + float64(0x1.5555555555555p-03))
		t288 := float64(t283 * t287)
		t289 := float64(t288 - t229)
		t290 := float64(t266 + t228)
		t291 := float64(t290 - t266)
		t292 := float64(t228 - t291)
		t293 := float64(t266 * t282)
		t294 := float64(t289 + t293)
		t295 := float64(t270 + t294)
		t296 := float64(t292 + t295)
		t297 := float64(t271 - float64(0x1p+00))
		t298 := float64(t297 + t275)
		t299 := float64(t228 + t289)
		t300 := float64(t298 * t299)
		t301 := float64(t296 + t300)
		t302 := float64(t290 + t301)
		t303 := float64(t302 * t236)
		t304 := float64(t271 * t282)
		t305 := float64(t266 * t299)
		t306 := float64(t304 + t305)
		t307 := float64(t275 + t306)
		t308 := float64(t271 + t307)
		t309 := float64(t308 * t236)
		t310 := float64(0x1p+00)
		if t213 {
			t310 = float64(0x1.425982cf597cdp+92)
		}
		t311 := math.Float64bits(t303)
		t312 := t211 & uint64(0x8000000000000000)
		t313 := t311 | t312
		t314 := math.Float64frombits(t313)
		t315 := uint64(0x7ff0000000000000) < t212
		t316 := t314
		if t315 {
			t316 = math.Float64frombits(0x7ff8000000000000)
		}
		t317 := t309
		if t315 {
			t317 = math.Float64frombits(0x7ff8000000000000)
		}
		t318 := float64(t316 * t210)
		t319 := float64(t318 * t310)
		t320 := float64(t317 * t209)
		t321 := float64(t320 * t310)
		t322 := t212 == uint64(0x0)
		t323 := t212 == uint64(0x7ff0000000000000)
		t324 := t322 || t323
		t325 := !t208
		t326 := t324 && t325
		t327 := t319
		if t326 {
			t327 = t6
		}
		t328 := t19 == uint64(0x0)
		t329 := t321
		if t328 {
			t329 = x0
		}
		t330 := math.Float64bits(t327)
		t331 := t330 & uint64(0x7fffffffffffffff)
		t332 := uint64(0x7ff0000000000000) < t331
		t333 := t327
		if t332 {
			t333 = math.Float64frombits(0x7ff8000000000000)
		}
		t334 := math.Float64bits(t329)
		t335 := t334 & uint64(0x7fffffffffffffff)
		t336 := uint64(0x7ff0000000000000) < t335
		t337 := t329
		if t336 {
			t337 = math.Float64frombits(0x7ff8000000000000)
		}
		t338 := math.Float64bits(t333)
		t339 := t338 & uint64(0x7fffffffffffffff)
		t340 := uint64(0x7ff0000000000000) < t339
		t341 := t338 ^ uint64(0x8000000000000000)
		t342 := math.Float64frombits(t341)
		t343 := t342
		if t340 {
			t343 = t333
		}
		dst[i] = complex(t337, t343)
	}
}

// cosComplex128 is elementary's definition, element by element.
func cosComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x1)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x7ff0000000000000) < t2
		t4 := t1 ^ uint64(0x8000000000000000)
		t5 := math.Float64frombits(t4)
		t6 := t5
		if t3 {
			t6 = x1
		}
		t7 := float64(x0 * float64(0x1.45f306dc9c883p-01))
		t8 := float64(t7 + float64(0x1.8p+52))
		t9 := float64(t8 - float64(0x1.8p+52))
		t10 := float64(t9 * float64(0x1.921fb5444p+00))
		t11 := float64(x0 - t10)
		t12 := float64(t9 * float64(-0x1.68c234c4cp-39))
		t13 := float64(t11 + t12)
		t14 := float64(t13 - t11)
		t15 := float64(t12 - t14)
		t16 := float64(t9 * float64(0x1.98a2e03707345p-77))
		t17 := float64(t15 - t16)
		t18 := math.Float64bits(x0)
		t19 := t18 & uint64(0x7fffffffffffffff)
		t20 := uint64(0x40f9000000000000) < t19
		t124, t125, t126 := t13, t17, t8
		if t20 {
			t21 := t19 & uint64(0xfffffffffffff)
			t22 := t21 | uint64(0x10000000000000)
			t23 := t19 >> 52
			t24 := t23 - uint64(0x3f5)
			t25 := t24 >> 6
			t26 := t24 & uint64(0x3f)
			t27 := t25 + uint64(0x0)
			t28 := t27 & uint64(0x1f)
			t29 := table64x10[t28&31]
			t30 := t25 + uint64(0x1)
			t31 := t30 & uint64(0x1f)
			t32 := table64x10[t31&31]
			t33 := t25 + uint64(0x2)
			t34 := t33 & uint64(0x1f)
			t35 := table64x10[t34&31]
			t36 := t25 + uint64(0x3)
			t37 := t36 & uint64(0x1f)
			t38 := table64x10[t37&31]
			t39 := t32 >> 1
			t40 := uint64(0x3f) - t26
			t41 := t39 >> (t40 & 63)
			t42 := t29 << (t26 & 63)
			t43 := t42 | t41
			t44 := t35 >> 1
			t45 := t44 >> (t40 & 63)
			t46 := t32 << (t26 & 63)
			t47 := t46 | t45
			t48 := t38 >> 1
			t49 := t48 >> (t40 & 63)
			t50 := t35 << (t26 & 63)
			t51 := t50 | t49
			t52 := t22 * t47
			t53 := mulHigh64(t22, t51)
			t54 := t52 + t53
			t55 := t22 * t43
			t56 := mulHigh64(t22, t47)
			t57 := t55 + t56
			t58 := t54 < t52
			t59 := t57 + uint64(0x1)
			t60 := t57
			if t58 {
				t60 = t59
			}
			t61 := t60 + uint64(0x2000000000000000)
			t62 := t61 >> 62
			t63 := t60 << 2
			t64 := t54 >> 62
			t65 := t63 | t64
			t66 := t54 << 2
			t67 := uint64(int64(t65) >> 63)
			t68 := t65 ^ t67
			t69 := t66 ^ t67
			t70 := t68 >> 11
			t71 := t68 & uint64(0x7ff)
			t72 := t71 << 42
			t73 := t69 >> 22
			t74 := t72 | t73
			t75 := t69 & uint64(0x3fffff)
			t76 := float64(int64(t70))
			t77 := float64(t76 * float64(0x1p-53))
			t78 := float64(int64(t74))
			t79 := float64(t78 * float64(0x1p-106))
			t80 := float64(t77 + t79)
			t81 := float64(t80 - t77)
			t82 := float64(t79 - t81)
			t83 := float64(int64(t75))
			t84 := float64(t83 * float64(0x1p-128))
			t85 := float64(t82 + t84)
			t86 := float64(t80 * float64(0x1.921fb54442d18p+00))
			t87 := math.Float64bits(t80)
			t88 := t87 & uint64(0xfffffffff8000000)
			t89 := math.Float64frombits(t88)
			t90 := float64(t80 - t89)
			t91 := float64(t89 * float64(0x1.921fb5p+00))
			t92 := float64(t86 - t91)
			t93 := float64(t89 * float64(0x1.110b46p-26))
			t94 := float64(t92 - t93)
			t95 := float64(t90 * float64(0x1.921fb5p+00))
			t96 := float64(t94 - t95)
			t97 := float64(t90 * float64(0x1.110b46p-26))
			t98 := float64(t96 - t97)
			t99 := math.Float64bits(t98)
			t100 := t99 ^ uint64(0x8000000000000000)
			t101 := math.Float64frombits(t100)
			t102 := float64(t80 * float64(0x1.1a62633145c07p-54))
			t103 := float64(t85 * float64(0x1.921fb54442d18p+00))
			t104 := float64(t102 + t103)
			t105 := float64(t101 + t104)
			t106 := float64(t86 + t105)
			t107 := float64(t106 - t86)
			t108 := float64(t105 - t107)
			t109 := t18 & uint64(0x8000000000000000)
			t110 := uint64(int64(t18) >> 63)
			t111 := t62 ^ t110
			t112 := t111 - t110
			t113 := t112 & uint64(0x3)
			t114 := t67 & uint64(0x8000000000000000)
			t115 := t109 ^ t114
			t116 := math.Float64bits(t106)
			t117 := t116 ^ t115
			t118 := math.Float64frombits(t117)
			t119 := math.Float64bits(t108)
			t120 := t119 ^ t115
			t121 := math.Float64frombits(t120)
			t122 := uint64(0x4338000000000000) | t113
			t123 := math.Float64frombits(t122)
			t124, t125, t126 = t118, t121, t123
		}
		t127 := math.Float64bits(t126)
		t128 := t127 + uint64(0x1)
		t129 := t127 & uint64(0x1)
		t130 := t129 == uint64(0x0)
		t131 := !t130
		t132 := float64(t124 * t124)
		t133 := float64(0x1.5d8fc9dd6cd57p-33)
		if t131 {
			t133 = float64(-0x1.8fa49194aecacp-37)
		}
		t134 := float64(t133 * t132)
		t135 := float64(-0x1.ae5e5a7730305p-26)
		if t131 {
			t135 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t136 := float64(t134 + t135)
		t137 := float64(t136 * t132)
		t138 := float64(0x1.71de3567b2621p-19)
		if t131 {
			t138 = float64(-0x1.27e4f7eaad685p-22)
		}
		t139 := float64(t137 + t138)
		t140 := float64(t139 * t132)
		t141 := float64(-0x1.a01a019bfdc9bp-13)
		if t131 {
			t141 = float64(0x1.a01a019c842f7p-16)
		}
		t142 := float64(t140 + t141)
		t143 := float64(t142 * t132)
		t144 := float64(0x1.111111110f7cfp-07)
		if t131 {
			t144 = float64(-0x1.6c16c16c14f9p-10)
		}
		t145 := float64(t143 + t144)
		t146 := float64(t145 * t132)
		t147 := float64(-0x1.5555555555548p-03)
		if t131 {
			t147 = float64(0x1.555555555554bp-05)
		}
		t148 := float64(t146 + t147)
		t149 := t124
		if t131 {
			t149 = t132
		}
		t150 := float64(t149 * t132)
		t151 := float64(t150 * t148)
		t152 := float64(t132 * float64(0x1p-01))
		t153 := float64(float64(0x1p+00) - t152)
		t154 := float64(float64(0x1p+00) - t153)
		t155 := float64(t154 - t152)
		t156 := float64(t124 * t125)
		t157 := float64(t155 - t156)
		t158 := float64(t125 * t152)
		t159 := float64(t125 - t158)
		t160 := t127 & uint64(0x2)
		t161 := t160 << 62
		t162 := t124
		if t131 {
			t162 = t153
		}
		t163 := math.Float64bits(t162)
		t164 := t163 ^ t161
		t165 := math.Float64frombits(t164)
		t166 := t159
		if t131 {
			t166 = t157
		}
		t167 := float64(t151 + t166)
		t168 := math.Float64bits(t167)
		t169 := t168 ^ t161
		t170 := math.Float64frombits(t169)
		t171 := float64(t165 + t170)
		t172 := t128 & uint64(0x1)
		t173 := t172 == uint64(0x0)
		t174 := !t173
		t175 := float64(0x1.5d8fc9dd6cd57p-33)
		if t174 {
			t175 = float64(-0x1.8fa49194aecacp-37)
		}
		t176 := float64(t175 * t132)
		t177 := float64(-0x1.ae5e5a7730305p-26)
		if t174 {
			t177 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t178 := float64(t176 + t177)
		t179 := float64(t178 * t132)
		t180 := float64(0x1.71de3567b2621p-19)
		if t174 {
			t180 = float64(-0x1.27e4f7eaad685p-22)
		}
		t181 := float64(t179 + t180)
		t182 := float64(t181 * t132)
		t183 := float64(-0x1.a01a019bfdc9bp-13)
		if t174 {
			t183 = float64(0x1.a01a019c842f7p-16)
		}
		t184 := float64(t182 + t183)
		t185 := float64(t184 * t132)
		t186 := float64(0x1.111111110f7cfp-07)
		if t174 {
			t186 = float64(-0x1.6c16c16c14f9p-10)
		}
		t187 := float64(t185 + t186)
		t188 := float64(t187 * t132)
		t189 := float64(-0x1.5555555555548p-03)
		if t174 {
			t189 = float64(0x1.555555555554bp-05)
		}
		t190 := float64(t188 + t189)
		t191 := t124
		if t174 {
			t191 = t132
		}
		t192 := float64(t191 * t132)
		t193 := float64(t192 * t190)
		t194 := t128 & uint64(0x2)
		t195 := t194 << 62
		t196 := t124
		if t174 {
			t196 = t153
		}
		t197 := math.Float64bits(t196)
		t198 := t197 ^ t195
		t199 := math.Float64frombits(t198)
		t200 := t159
		if t174 {
			t200 = t157
		}
		t201 := float64(t193 + t200)
		t202 := math.Float64bits(t201)
		t203 := t202 ^ t195
		t204 := math.Float64frombits(t203)
		t205 := float64(t199 + t204)
		t206 := t19 < uint64(0x3e40000000000000)
		t207 := t171
		if t206 {
			t207 = x0
		}
		t208 := t19 < uint64(0x7ff0000000000000)
		t209 := math.Float64frombits(0x7ff8000000000000)
		if t208 {
			t209 = t207
		}
		t210 := math.Float64frombits(0x7ff8000000000000)
		if t208 {
			t210 = t205
		}
		t211 := math.Float64bits(t6)
		t212 := t211 & uint64(0x7fffffffffffffff)
		t213 := uint64(0x4082c00000000000) < t212
		t214 := math.Float64frombits(t212)
		t215 := float64(t214 - float64(0x1p+06))
		t216 := t214
		if t213 {
			t216 = t215
		}
		t217 := math.Float64bits(t216)
		t218 := t217 & uint64(0x7fffffffffffffff)
		t219 := uint64(0x4086400000000000) < t218
		t220 := t218
		if t219 {
			t220 = uint64(0x4086400000000000)
		}
		t221 := math.Float64frombits(t220)
		t222 := float64(t221 * float64(0x1.71547652b82fep+06))
		t223 := float64(t222 + float64(0x1.8p+52))
		t224 := math.Float64bits(t223)
		t225 := t224 - uint64(0x4338000000000000)
		t226 := float64(t223 - float64(0x1.8p+52))
		t227 := float64(t226 * float64(0x1.62e42fefap-07))
		t228 := float64(t221 - t227)
		t229 := float64(t226 * float64(0x1.cf79abc9e3b3ap-46))
		t230 := uint64(int64(t225) >> 6)
		t231 := int64(1000) < int64(t230)
		t232 := t230
		if t231 {
			t232 = uint64(0x3e8)
		}
		t233 := t230 - t232
		t234 := t233 + uint64(0x3ff)
		t235 := t234 << 52
		t236 := math.Float64frombits(t235)
		t237 := uint64(0x0) - t225
		t238 := t232 - uint64(0x1)
		t239 := t225 & uint64(0x3f)
		t240 := table64x4[t239&63]
		t241 := math.Float64frombits(t240)
		t242 := table64x5[t239&63]
		t243 := math.Float64frombits(t242)
		t244 := t238 + uint64(0x3ff)
		t245 := t244 << 52
		t246 := math.Float64frombits(t245)
		t247 := float64(t241 * t246)
		t248 := float64(t243 * t246)
		t249 := uint64(int64(t237) >> 6)
		t250 := int64(t249) < int64(-1000)
		t251 := t249
		if t250 {
			t251 = uint64(0xfffffffffffffc18)
		}
		t252 := t251 - uint64(0x1)
		t253 := t237 & uint64(0x3f)
		t254 := table64x4[t253&63]
		t255 := math.Float64frombits(t254)
		t256 := table64x5[t253&63]
		t257 := math.Float64frombits(t256)
		t258 := t252 + uint64(0x3ff)
		t259 := t258 << 52
		t260 := math.Float64frombits(t259)
		t261 := float64(t255 * t260)
		t262 := float64(t257 * t260)
		t263 := math.Float64bits(t261)
		t264 := t263 ^ uint64(0x8000000000000000)
		t265 := math.Float64frombits(t264)
		t266 := float64(t247 + t265)
		t267 := float64(t266 - t247)
		t268 := float64(t265 - t267)
		t269 := float64(t248 - t262)
		t270 := float64(t268 + t269)
		t271 := float64(t247 + t261)
		t272 := float64(t271 - t247)
		t273 := float64(t261 - t272)
		t274 := float64(t248 + t262)
		t275 := float64(t273 + t274)
		t276 := float64(t228 - t229)
		t277 := float64(t276 * t276)
		t278 := float64(float64(0x1.6c16c16c16c17p-10) * t277)
		t279 := float64(t278 + float64(0x1.5555555555555p-05))
		t280 := float64(t279 * t277)
		t281 := float64(t280 + float64(0x1p-01))
		t282 := float64(t277 * t281)
		t283 := float64(t277 * t276)
		t284 := float64(float64(0x1.a01a01a01a01ap-13) * t277)
		t285 := float64(t284 + float64(0x1.1111111111111p-07))
		t286 := float64(t285 * t277)
		t287 := float64(t286 + float64(0x1.5555555555555p-03))
		t288 := float64(t283 * t287)
		t289 := float64(t288 - t229)
		t290 := float64(t266 + t228)
		t291 := float64(t290 - t266)
		t292 := float64(t228 - t291)
		t293 := float64(t266 * t282)
		t294 := float64(t289 + t293)
		t295 := float64(t270 + t294)
		t296 := float64(t292 + t295)
		t297 := float64(t271 - float64(0x1p+00))
		t298 := float64(t297 + t275)
		t299 := float64(t228 + t289)
		t300 := float64(t298 * t299)
		t301 := float64(t296 + t300)
		t302 := float64(t290 + t301)
		t303 := float64(t302 * t236)
		t304 := float64(t271 * t282)
		t305 := float64(t266 * t299)
		t306 := float64(t304 + t305)
		t307 := float64(t275 + t306)
		t308 := float64(t271 + t307)
		t309 := float64(t308 * t236)
		t310 := float64(0x1p+00)
		if t213 {
			t310 = float64(0x1.425982cf597cdp+92)
		}
		t311 := math.Float64bits(t303)
		t312 := t211 & uint64(0x8000000000000000)
		t313 := t311 | t312
		t314 := math.Float64frombits(t313)
		t315 := uint64(0x7ff0000000000000) < t212
		t316 := t314
		if t315 {
			t316 = math.Float64frombits(0x7ff8000000000000)
		}
		t317 := t309
		if t315 {
			t317 = math.Float64frombits(0x7ff8000000000000)
		}
		t318 := float64(t317 * t210)
		t319 := float64(t318 * t310)
		t320 := float64(t316 * t209)
		t321 := float64(t320 * t310)
		t322 := !t208
		t323 := t212 == uint64(0x7ff0000000000000)
		t324 := t323 && t322
		t325 := t319
		if t324 {
			t325 = math.Float64frombits(0x7ff0000000000000)
		}
		t326 := math.Float64frombits(t312)
		t327 := t326
		if t315 {
			t327 = float64(0x0p+00)
		}
		t328 := uint64(0x7ff0000000000000) < t19
		t329 := t18 & uint64(0x8000000000000000)
		t330 := math.Float64frombits(t329)
		t331 := t330
		if t328 {
			t331 = float64(0x0p+00)
		}
		t332 := math.Float64bits(t331)
		t333 := t332 & uint64(0x8000000000000000)
		t334 := uint64(0x3ff0000000000000) | t333
		t335 := math.Float64frombits(t334)
		t336 := float64(t327 * t335)
		t337 := t19 == uint64(0x0)
		t338 := t212 == uint64(0x0)
		t339 := t338 && t322
		t340 := t337 || t339
		t341 := t321
		if t340 {
			t341 = t336
		}
		t342 := math.Float64bits(t325)
		t343 := t342 & uint64(0x7fffffffffffffff)
		t344 := uint64(0x7ff0000000000000) < t343
		t345 := t325
		if t344 {
			t345 = math.Float64frombits(0x7ff8000000000000)
		}
		t346 := math.Float64bits(t341)
		t347 := t346 & uint64(0x7fffffffffffffff)
		t348 := uint64(0x7ff0000000000000) < t347
		t349 := t341
		if t348 {
			t349 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t345, t349)
	}
}

// tanComplex128 is elementary's definition, element by element.
func tanComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x1)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x7ff0000000000000) < t2
		t4 := t1 ^ uint64(0x8000000000000000)
		t5 := math.Float64frombits(t4)
		t6 := t5
		if t3 {
			t6 = x1
		}
		t7 := math.Float64bits(t6)
		t8 := t7 & uint64(0x7fffffffffffffff)
		t9 := uint64(0x4076200000000000) < t8
		t10 := t8
		if t9 {
			t10 = uint64(0x4076200000000000)
		}
		t11 := math.Float64frombits(t10)
		t12 := math.Float64bits(t11)
		t13 := t12 & uint64(0x7fffffffffffffff)
		t14 := uint64(0x4086400000000000) < t13
		t15 := t13
		if t14 {
			t15 = uint64(0x4086400000000000)
		}
		t16 := math.Float64frombits(t15)
		t17 := float64(t16 * float64(0x1.71547652b82fep+06))
		t18 := float64(t17 + float64(0x1.8p+52))
		t19 := math.Float64bits(t18)
		t20 := t19 - uint64(0x4338000000000000)
		t21 := float64(t18 - float64(0x1.8p+52))
		t22 := float64(t21 * float64(0x1.62e42fefap-07))
		t23 := float64(t16 - t22)
		t24 := float64(t21 * float64(0x1.cf79abc9e3b3ap-46))
		t25 := uint64(int64(t20) >> 6)
		t26 := int64(1000) < int64(t25)
		t27 := t25
		if t26 {
			t27 = uint64(0x3e8)
		}
		t32 := uint64(0x0) - t20
		t33 := t27 - uint64(0x1)
		t34 := t20 & uint64(0x3f)
		t35 := table64x4[t34&63]
		t36 := math.Float64frombits(t35)
		t37 := table64x5[t34&63]
		t38 := math.Float64frombits(t37)
		t39 := t33 + uint64(0x3ff)
		t40 := t39 << 52
		t41 := math.Float64frombits(t40)
		t42 := float64(t36 * t41)
		t43 := float64(t38 * t41)
		t44 := uint64(int64(t32) >> 6)
		t45 := int64(t44) < int64(-1000)
		t46 := t44
		if t45 {
			t46 = uint64(0xfffffffffffffc18)
		}
		t47 := t46 - uint64(0x1)
		t48 := t32 & uint64(0x3f)
		t49 := table64x4[t48&63]
		t50 := math.Float64frombits(t49)
		t51 := table64x5[t48&63]
		t52 := math.Float64frombits(t51)
		t53 := t47 + uint64(0x3ff)
		t54 := t53 << 52
		t55 := math.Float64frombits(t54)
		t56 := float64(t50 * t55)
		t57 := float64(t52 * t55)
		t58 := math.Float64bits(t56)
		t59 := t58 ^ uint64(0x8000000000000000)
		t60 := math.Float64frombits(t59)
		t61 := float64(t42 + t60)
		t62 := float64(t61 - t42)
		t63 := float64(t60 - t62)
		t64 := float64(t43 - t57)
		t65 := float64(t63 + t64)
		t66 := float64(t42 + t56)
		t67 := float64(t66 - t42)
		t68 := float64(t56 - t67)
		t69 := float64(t43 + t57)
		t70 := float64(t68 + t69)
		t71 := float64(t23 - t24)
		t72 := float64(t71 * t71)
		t73 := float64(float64(0x1.6c16c16c16c17p-10) * t72)
		t74 := float64(t73 + float64(0x1.5555555555555p-05))
		t75 := float64(t74 * t72)
		t76 := float64(t75 + float64(0x1p-01))
		t77 := float64(t72 * t76)
		t78 := float64(t72 * t71)
		t79 := float64(float64(0x1.a01a01a01a01ap-13) * t72)
		t80 := float64(t79 + float64(0x1.1111111111111p-07))
		t81 := float64(t80 * t72)
		t82 := float64(t81 + float64(0x1.5555555555555p-03))
		t83 := float64(t78 * t82)
		t84 := float64(t83 - t24)
		t85 := float64(t61 + t23)
		t86 := float64(t85 - t61)
		t87 := float64(t23 - t86)
		t88 := float64(t61 * t77)
		t89 := float64(t84 + t88)
		t90 := float64(t65 + t89)
		t91 := float64(t87 + t90)
		t92 := float64(t66 - float64(0x1p+00))
		t93 := float64(t92 + t70)
		t94 := float64(t23 + t84)
		t95 := float64(t93 * t94)
		t96 := float64(t91 + t95)
		t97 := float64(t66 * t77)
		t98 := float64(t61 * t94)
		t99 := float64(t97 + t98)
		t100 := float64(t70 + t99)
		t101 := float64(x0 * float64(0x1.45f306dc9c883p-01))
		t102 := float64(t101 + float64(0x1.8p+52))
		t103 := float64(t102 - float64(0x1.8p+52))
		t104 := float64(t103 * float64(0x1.921fb5444p+00))
		t105 := float64(x0 - t104)
		t106 := float64(t103 * float64(-0x1.68c234c4cp-39))
		t107 := float64(t105 + t106)
		t108 := float64(t107 - t105)
		t109 := float64(t106 - t108)
		t110 := float64(t103 * float64(0x1.98a2e03707345p-77))
		t111 := float64(t109 - t110)
		t112 := math.Float64bits(x0)
		t113 := t112 & uint64(0x7fffffffffffffff)
		t114 := uint64(0x40f9000000000000) < t113
		t218, t219, t220 := t107, t111, t102
		if t114 {
			t115 := t113 & uint64(0xfffffffffffff)
			t116 := t115 | uint64(0x10000000000000)
			t117 := t113 >> 52
			t118 := t117 - uint64(0x3f5)
			t119 := t118 >> 6
			t120 := t118 & uint64(0x3f)
			t121 := t119 + uint64(0x0)
			t122 := t121 & uint64(0x1f)
			t123 := table64x10[t122&31]
			t124 := t119 + uint64(0x1)
			t125 := t124 & uint64(0x1f)
			t126 := table64x10[t125&31]
			t127 := t119 + uint64(0x2)
			t128 := t127 & uint64(0x1f)
			t129 := table64x10[t128&31]
			t130 := t119 + uint64(0x3)
			t131 := t130 & uint64(0x1f)
			t132 := table64x10[t131&31]
			t133 := t126 >> 1
			t134 := uint64(0x3f) - t120
			t135 := t133 >> (t134 & 63)
			t136 := t123 << (t120 & 63)
			t137 := t136 | t135
			t138 := t129 >> 1
			t139 := t138 >> (t134 & 63)
			t140 := t126 << (t120 & 63)
			t141 := t140 | t139
			t142 := t132 >> 1
			t143 := t142 >> (t134 & 63)
			t144 := t129 << (t120 & 63)
			t145 := t144 | t143
			t146 := t116 * t141
			t147 := mulHigh64(t116, t145)
			t148 := t146 + t147
			t149 := t116 * t137
			t150 := mulHigh64(t116, t141)
			t151 := t149 + t150
			t152 := t148 < t146
			t153 := t151 + uint64(0x1)
			t154 := t151
			if t152 {
				t154 = t153
			}
			t155 := t154 + uint64(0x2000000000000000)
			t156 := t155 >> 62
			t157 := t154 << 2
			t158 := t148 >> 62
			t159 := t157 | t158
			t160 := t148 << 2
			t161 := uint64(int64(t159) >> 63)
			t162 := t159 ^ t161
			t163 := t160 ^ t161
			t164 := t162 >> 11
			t165 := t162 & uint64(0x7ff)
			t166 := t165 << 42
			t167 := t163 >> 22
			t168 := t166 | t167
			t169 := t163 & uint64(0x3fffff)
			t170 := float64(int64(t164))
			t171 := float64(t170 * float64(0x1p-53))
			t172 := float64(int64(t168))
			t173 := float64(t172 * float64(0x1p-106))
			t174 := float64(t171 + t173)
			t175 := float64(t174 - t171)
			t176 := float64(t173 - t175)
			t177 := float64(int64(t169))
			t178 := float64(t177 * float64(0x1p-128))
			t179 := float64(t176 + t178)
			t180 := float64(t174 * float64(0x1.921fb54442d18p+00))
			t181 := math.Float64bits(t174)
			t182 := t181 & uint64(0xfffffffff8000000)
			t183 := math.Float64frombits(t182)
			t184 := float64(t174 - t183)
			t185 := float64(t183 * float64(0x1.921fb5p+00))
			t186 := float64(t180 - t185)
			t187 := float64(t183 * float64(0x1.110b46p-26))
			t188 := float64(t186 - t187)
			t189 := float64(t184 * float64(0x1.921fb5p+00))
			t190 := float64(t188 - t189)
			t191 := float64(t184 * float64(0x1.110b46p-26))
			t192 := float64(t190 - t191)
			t193 := math.Float64bits(t192)
			t194 := t193 ^ uint64(0x8000000000000000)
			t195 := math.Float64frombits(t194)
			t196 := float64(t174 * float64(0x1.1a62633145c07p-54))
			t197 := float64(t179 * float64(0x1.921fb54442d18p+00))
			t198 := float64(t196 + t197)
			t199 := float64(t195 + t198)
			t200 := float64(t180 + t199)
			t201 := float64(t200 - t180)
			t202 := float64(t199 - t201)
			t203 := t112 & uint64(0x8000000000000000)
			t204 := uint64(int64(t112) >> 63)
			t205 := t156 ^ t204
			t206 := t205 - t204
			t207 := t206 & uint64(0x3)
			t208 := t161 & uint64(0x8000000000000000)
			t209 := t203 ^ t208
			t210 := math.Float64bits(t200)
			t211 := t210 ^ t209
			t212 := math.Float64frombits(t211)
			t213 := math.Float64bits(t202)
			t214 := t213 ^ t209
			t215 := math.Float64frombits(t214)
			t216 := uint64(0x4338000000000000) | t207
			t217 := math.Float64frombits(t216)
			t218, t219, t220 = t212, t215, t217
		}
		t221 := math.Float64bits(t220)
		t222 := t221 & uint64(0x1)
		t223 := t222 == uint64(0x0)
		t224 := !t223
		t225 := float64(t218 * t218)
		t226 := float64(0x1.5d8fc9dd6cd57p-33)
		if t224 {
			t226 = float64(-0x1.8fa49194aecacp-37)
		}
		t227 := float64(t226 * t225)
		t228 := float64(-0x1.ae5e5a7730305p-26)
		if t224 {
			t228 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t229 := float64(t227 + t228)
		t230 := float64(t229 * t225)
		t231 := float64(0x1.71de3567b2621p-19)
		if t224 {
			t231 = float64(-0x1.27e4f7eaad685p-22)
		}
		t232 := float64(t230 + t231)
		t233 := float64(t232 * t225)
		t234 := float64(-0x1.a01a019bfdc9bp-13)
		if t224 {
			t234 = float64(0x1.a01a019c842f7p-16)
		}
		t235 := float64(t233 + t234)
		t236 := float64(t235 * t225)
		t237 := float64(0x1.111111110f7cfp-07)
		if t224 {
			t237 = float64(-0x1.6c16c16c14f9p-10)
		}
		t238 := float64(t236 + t237)
		t239 := float64(t238 * t225)
		t240 := float64(-0x1.5555555555548p-03)
		if t224 {
			t240 = float64(0x1.555555555554bp-05)
		}
		t241 := float64(t239 + t240)
		t242 := t218
		if t224 {
			t242 = t225
		}
		t243 := float64(t242 * t225)
		t244 := float64(t243 * t241)
		t245 := float64(t225 * float64(0x1p-01))
		t246 := float64(float64(0x1p+00) - t245)
		t247 := float64(float64(0x1p+00) - t246)
		t248 := float64(t247 - t245)
		t249 := float64(t218 * t219)
		t250 := float64(t248 - t249)
		t251 := float64(t219 * t245)
		t252 := float64(t219 - t251)
		t253 := t221 & uint64(0x2)
		t254 := t253 << 62
		t255 := t218
		if t224 {
			t255 = t246
		}
		t256 := math.Float64bits(t255)
		t257 := t256 ^ t254
		t258 := math.Float64frombits(t257)
		t259 := t252
		if t224 {
			t259 = t250
		}
		t260 := float64(t244 + t259)
		t261 := math.Float64bits(t260)
		t262 := t261 ^ t254
		t263 := math.Float64frombits(t262)
		t264 := t221 + uint64(0x1)
		t265 := t264 & uint64(0x1)
		t266 := t265 == uint64(0x0)
		t267 := !t266
		t268 := float64(0x1.5d8fc9dd6cd57p-33)
		if t267 {
			t268 = float64(-0x1.8fa49194aecacp-37)
		}
		t269 := float64(t268 * t225)
		t270 := float64(-0x1.ae5e5a7730305p-26)
		if t267 {
			t270 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t271 := float64(t269 + t270)
		t272 := float64(t271 * t225)
		t273 := float64(0x1.71de3567b2621p-19)
		if t267 {
			t273 = float64(-0x1.27e4f7eaad685p-22)
		}
		t274 := float64(t272 + t273)
		t275 := float64(t274 * t225)
		t276 := float64(-0x1.a01a019bfdc9bp-13)
		if t267 {
			t276 = float64(0x1.a01a019c842f7p-16)
		}
		t277 := float64(t275 + t276)
		t278 := float64(t277 * t225)
		t279 := float64(0x1.111111110f7cfp-07)
		if t267 {
			t279 = float64(-0x1.6c16c16c14f9p-10)
		}
		t280 := float64(t278 + t279)
		t281 := float64(t280 * t225)
		t282 := float64(-0x1.5555555555548p-03)
		if t267 {
			t282 = float64(0x1.555555555554bp-05)
		}
		t283 := float64(t281 + t282)
		t284 := t218
		if t267 {
			t284 = t225
		}
		t285 := float64(t284 * t225)
		t286 := float64(t285 * t283)
		t287 := t264 & uint64(0x2)
		t288 := t287 << 62
		t289 := t218
		if t267 {
			t289 = t246
		}
		t290 := math.Float64bits(t289)
		t291 := t290 ^ t288
		t292 := math.Float64frombits(t291)
		t293 := t252
		if t267 {
			t293 = t250
		}
		t294 := float64(t286 + t293)
		t295 := math.Float64bits(t294)
		t296 := t295 ^ t288
		t297 := math.Float64frombits(t296)
		t298 := t113 < uint64(0x7ff0000000000000)
		t299 := math.Float64frombits(0x7ff8000000000000)
		if t298 {
			t299 = t258
		}
		t300 := math.Float64frombits(0x7ff8000000000000)
		if t298 {
			t300 = t292
		}
		t301 := math.Float64bits(t299)
		t302 := t301 & uint64(0xfffffffff8000000)
		t303 := math.Float64frombits(t302)
		t304 := float64(t299 - t303)
		t305 := math.Float64bits(t300)
		t306 := t305 & uint64(0xfffffffff8000000)
		t307 := math.Float64frombits(t306)
		t308 := float64(t300 - t307)
		t309 := float64(t304 + t263)
		t310 := float64(t308 + t297)
		t311 := float64(t303 * t310)
		t312 := float64(t307 + t310)
		t313 := float64(t309 * t312)
		t314 := float64(t311 + t313)
		t315 := float64(t303 * t307)
		t316 := float64(t315 + t314)
		t317 := float64(t316 - t315)
		t318 := float64(t314 - t317)
		t319 := math.Float64bits(t85)
		t320 := t319 & uint64(0xfffffffff8000000)
		t321 := math.Float64frombits(t320)
		t322 := float64(t85 - t321)
		t323 := float64(t322 + t96)
		t324 := float64(t321 * t323)
		t325 := float64(t321 + t323)
		t326 := float64(t323 * t325)
		t327 := float64(t324 + t326)
		t328 := float64(t321 * t321)
		t329 := float64(t328 + t327)
		t330 := float64(t329 - t328)
		t331 := float64(t327 - t330)
		t332 := float64(t307 * t310)
		t333 := float64(t310 * t312)
		t334 := float64(t332 + t333)
		t335 := float64(t307 * t307)
		t336 := float64(t335 + t334)
		t337 := float64(t336 - t335)
		t338 := float64(t334 - t337)
		t339 := float64(t329 + t336)
		t340 := float64(t339 - t329)
		t341 := float64(t339 - t340)
		t342 := float64(t329 - t341)
		t343 := float64(t336 - t340)
		t344 := float64(t342 + t343)
		t345 := float64(t331 + t338)
		t346 := float64(t344 + t345)
		t347 := float64(t339 + t346)
		t348 := float64(t347 - t339)
		t349 := float64(t346 - t348)
		t350 := math.Float64bits(t66)
		t351 := t350 & uint64(0xfffffffff8000000)
		t352 := math.Float64frombits(t351)
		t353 := float64(t66 - t352)
		t354 := float64(t353 + t100)
		t355 := float64(t321 * t354)
		t356 := float64(t352 + t354)
		t357 := float64(t323 * t356)
		t358 := float64(t355 + t357)
		t359 := float64(t321 * t352)
		t360 := float64(t359 + t358)
		t361 := float64(t360 - t359)
		t362 := float64(t358 - t361)
		t363 := float64(float64(0x1p+00) / t347)
		t364 := float64(t360 * t363)
		t365 := math.Float64bits(t364)
		t366 := t365 & uint64(0xfffffffff8000000)
		t367 := math.Float64frombits(t366)
		t368 := math.Float64bits(t347)
		t369 := t368 & uint64(0xfffffffff8000000)
		t370 := math.Float64frombits(t369)
		t371 := float64(t347 - t370)
		t372 := float64(t367 * t370)
		t373 := float64(t360 - t372)
		t374 := float64(t371 + t349)
		t375 := float64(t367 * t374)
		t376 := float64(t362 - t375)
		t377 := float64(t373 + t376)
		t378 := float64(t377 * t363)
		t379 := float64(t367 + t378)
		t380 := float64(t316 * t363)
		t381 := math.Float64bits(t380)
		t382 := t381 & uint64(0xfffffffff8000000)
		t383 := math.Float64frombits(t382)
		t384 := float64(t383 * t370)
		t385 := float64(t316 - t384)
		t386 := float64(t383 * t374)
		t387 := float64(t318 - t386)
		t388 := float64(t385 + t387)
		t389 := float64(t388 * t363)
		t390 := float64(t383 + t389)
		t391 := t8 == uint64(0x7ff0000000000000)
		t392 := t9 && t298
		t393 := t391 || t392
		t394 := t379
		if t393 {
			t394 = float64(0x1p+00)
		}
		t395 := x0
		if t298 {
			t395 = t316
		}
		t396 := math.Float64bits(t395)
		t397 := t396 & uint64(0x7fffffffffffffff)
		t398 := uint64(0x7ff0000000000000) < t397
		t399 := t396 & uint64(0x8000000000000000)
		t400 := math.Float64frombits(t399)
		t401 := t400
		if t398 {
			t401 = float64(0x0p+00)
		}
		t402 := t390
		if t393 {
			t402 = t401
		}
		t403 := t8 == uint64(0x0)
		t404 := !t298
		t405 := t403 && t404
		t406 := t394
		if t405 {
			t406 = float64(0x0p+00)
		}
		t407 := math.Float64bits(t406)
		t408 := t7 & uint64(0x8000000000000000)
		t409 := t407 | t408
		t410 := math.Float64frombits(t409)
		t411 := t407 & uint64(0x7fffffffffffffff)
		t412 := uint64(0x7ff0000000000000) < t411
		t413 := t410
		if t412 {
			t413 = math.Float64frombits(0x7ff8000000000000)
		}
		t414 := uint64(0x7ff0000000000000) < t8
		t415 := t413
		if t414 {
			t415 = math.Float64frombits(0x7ff8000000000000)
		}
		t416 := t402
		if t414 {
			t416 = math.Float64frombits(0x7ff8000000000000)
		}
		t417 := t113 == uint64(0x0)
		t418 := t416
		if t417 {
			t418 = x0
		}
		t419 := math.Float64bits(t415)
		t420 := t419 & uint64(0x7fffffffffffffff)
		t421 := uint64(0x7ff0000000000000) < t420
		t422 := t415
		if t421 {
			t422 = math.Float64frombits(0x7ff8000000000000)
		}
		t423 := math.Float64bits(t418)
		t424 := t423 & uint64(0x7fffffffffffffff)
		t425 := uint64(0x7ff0000000000000) < t424
		t426 := t418
		if t425 {
			t426 = math.Float64frombits(0x7ff8000000000000)
		}
		t427 := math.Float64bits(t422)
		t428 := t427 & uint64(0x7fffffffffffffff)
		t429 := uint64(0x7ff0000000000000) < t428
		t430 := t427 ^ uint64(0x8000000000000000)
		t431 := math.Float64frombits(t430)
		t432 := t431
		if t429 {
			t432 = t422
		}
		dst[i] = complex(t426, t432)
	}
}

// asinComplex128 is elementary's definition, element by element.
func asinComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x1)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x7ff0000000000000) < t2
		t4 := t1 ^ uint64(0x8000000000000000)
		t5 := math.Float64frombits(t4)
		t6 := t5
		if t3 {
			t6 = x1
		}
		t7 := math.Float64bits(x0)
		t8 := t7 & uint64(0x7fffffffffffffff)
		t9 := uint64(0x7ff0000000000000) < t8
		t10 := t7 ^ uint64(0x8000000000000000)
		t11 := math.Float64frombits(t10)
		t12 := t11
		if t9 {
			t12 = x0
		}
		t13 := math.Float64bits(t12)
		t14 := t13 & uint64(0x7fffffffffffffff)
		t15 := uint64(0x6570000000000000) < t14
		t16 := math.Float64bits(t6)
		t17 := t16 & uint64(0x7fffffffffffffff)
		t18 := uint64(0x6570000000000000) < t17
		t19 := t15 || t18
		t20 := float64(0x1p+00)
		if t19 {
			t20 = float64(0x1p-500)
		}
		t21 := float64(t12 * t20)
		t22 := float64(t6 * t20)
		t23 := float64(0x0p+00)
		if t19 {
			t23 = float64(0x1.5a92d6d005c94p+08)
		}
		t24 := float64(float64(0x1p+00) - t21)
		t25 := math.Float64bits(t22)
		t26 := t25 & uint64(0x7fffffffffffffff)
		t27 := uint64(0x7ff0000000000000) < t26
		t28 := t25 ^ uint64(0x8000000000000000)
		t29 := math.Float64frombits(t28)
		t30 := t29
		if t27 {
			t30 = t22
		}
		t31 := math.Float64bits(t24)
		t32 := t31 & uint64(0x7fffffffffffffff)
		t33 := math.Float64bits(t30)
		t34 := t33 & uint64(0x7fffffffffffffff)
		t35 := t32 < uint64(0x7b0000000000000)
		t36 := t34 < uint64(0x7b0000000000000)
		t37 := t35 && t36
		t38 := float64(0x1p+00)
		if t37 {
			t38 = float64(0x1p+100)
		}
		t39 := math.Float64frombits(t32)
		t40 := float64(t39 * t38)
		t41 := math.Float64frombits(t34)
		t42 := float64(t41 * t38)
		t43 := math.Float64bits(t40)
		t44 := math.Float64bits(t42)
		t45 := t43 < t44
		t46 := t43
		if t45 {
			t46 = t44
		}
		t47 := t46 >> 52
		t48 := t47 - uint64(0x3ff)
		t49 := uint64(int64(t48) >> 1)
		t50 := t49 + t49
		t51 := uint64(0x0) - t50
		t52 := t51 + uint64(0x3ff)
		t53 := t52 << 52
		t54 := math.Float64frombits(t53)
		t55 := float64(t40 * t54)
		t56 := float64(t42 * t54)
		t57 := float64(t55 * t55)
		t58 := float64(t56 * t56)
		t59 := float64(t57 + t58)
		t60 := math.Sqrt(t59)
		t61 := float64(t55 + t60)
		t62 := float64(t61 * float64(0x1p-01))
		t63 := math.Sqrt(t62)
		t64 := t49 + uint64(0x3ff)
		t65 := t64 << 52
		t66 := math.Float64frombits(t65)
		t67 := float64(t63 * t66)
		t68 := float64(0x1p+00)
		if t37 {
			t68 = float64(0x1p-50)
		}
		t69 := float64(t67 * t68)
		t70 := float64(t69 + t69)
		t71 := float64(t41 / t70)
		t72 := t32 | t34
		t73 := t72 == uint64(0x0)
		t74 := t69
		if t73 {
			t74 = float64(0x0p+00)
		}
		t75 := t71
		if t73 {
			t75 = float64(0x0p+00)
		}
		t76 := int64(t31) < int64(0)
		t77 := t74
		if t76 {
			t77 = t75
		}
		t78 := t75
		if t76 {
			t78 = t74
		}
		t79 := math.Float64bits(t78)
		t80 := t33 & uint64(0x8000000000000000)
		t81 := t79 | t80
		t82 := math.Float64frombits(t81)
		t83 := float64(float64(0x1p+00) + t21)
		t84 := math.Float64bits(t83)
		t85 := t84 & uint64(0x7fffffffffffffff)
		t86 := t85 < uint64(0x7b0000000000000)
		t87 := t26 < uint64(0x7b0000000000000)
		t88 := t86 && t87
		t89 := float64(0x1p+00)
		if t88 {
			t89 = float64(0x1p+100)
		}
		t90 := math.Float64frombits(t85)
		t91 := float64(t90 * t89)
		t92 := math.Float64frombits(t26)
		t93 := float64(t92 * t89)
		t94 := math.Float64bits(t91)
		t95 := math.Float64bits(t93)
		t96 := t94 < t95
		t97 := t94
		if t96 {
			t97 = t95
		}
		t98 := t97 >> 52
		t99 := t98 - uint64(0x3ff)
		t100 := uint64(int64(t99) >> 1)
		t101 := t100 + t100
		t102 := uint64(0x0) - t101
		t103 := t102 + uint64(0x3ff)
		t104 := t103 << 52
		t105 := math.Float64frombits(t104)
		t106 := float64(t91 * t105)
		t107 := float64(t93 * t105)
		t108 := float64(t106 * t106)
		t109 := float64(t107 * t107)
		t110 := float64(t108 + t109)
		t111 := math.Sqrt(t110)
		t112 := float64(t106 + t111)
		t113 := float64(t112 * float64(0x1p-01))
		t114 := math.Sqrt(t113)
		t115 := t100 + uint64(0x3ff)
		t116 := t115 << 52
		t117 := math.Float64frombits(t116)
		t118 := float64(t114 * t117)
		t119 := float64(0x1p+00)
		if t88 {
			t119 = float64(0x1p-50)
		}
		t120 := float64(t118 * t119)
		t121 := float64(t120 + t120)
		t122 := float64(t92 / t121)
		t123 := t85 | t26
		t124 := t123 == uint64(0x0)
		t125 := t120
		if t124 {
			t125 = float64(0x0p+00)
		}
		t126 := t122
		if t124 {
			t126 = float64(0x0p+00)
		}
		t127 := int64(t84) < int64(0)
		t128 := t125
		if t127 {
			t128 = t126
		}
		t129 := t126
		if t127 {
			t129 = t125
		}
		t130 := math.Float64bits(t129)
		t131 := t25 & uint64(0x8000000000000000)
		t132 := t130 | t131
		t133 := math.Float64frombits(t132)
		t134 := float64(t77 * t128)
		t135 := float64(t82 * t133)
		t136 := float64(t134 - t135)
		t137 := float64(t77 * t133)
		t138 := float64(t82 * t128)
		t139 := float64(t137 - t138)
		t140 := t17 == uint64(0x7ff0000000000000)
		t141 := t8 == uint64(0x7ff0000000000000)
		t142 := t140 || t141
		t143 := math.Float64frombits(t17)
		t144 := t136
		if t142 {
			t144 = t143
		}
		t145 := math.Float64bits(t21)
		t146 := t145 & uint64(0x7fffffffffffffff)
		t147 := uint64(0x7ff0000000000000) < t146
		t148 := t145 ^ uint64(0x8000000000000000)
		t149 := math.Float64frombits(t148)
		t150 := t149
		if t147 {
			t150 = t21
		}
		t151 := t150
		if t142 {
			t151 = x0
		}
		t152 := math.Float64bits(t151)
		t153 := t152 & uint64(0x7fffffffffffffff)
		t154 := math.Float64bits(t144)
		t155 := t154 & uint64(0x7fffffffffffffff)
		t156 := t155 < t153
		t157 := t153
		if t156 {
			t157 = t155
		}
		t158 := t155
		if t156 {
			t158 = t153
		}
		t159 := t158 == uint64(0x7ff0000000000000)
		t160 := t157 == uint64(0x7ff0000000000000)
		t161 := uint64(0x0)
		if t160 {
			t161 = uint64(0x3ff0000000000000)
		}
		t162 := t157
		if t159 {
			t162 = t161
		}
		t163 := t158 == uint64(0x0)
		t164 := t159 || t163
		t165 := t158
		if t164 {
			t165 = uint64(0x3ff0000000000000)
		}
		t166 := uint64(0x7830000000000000) < t165
		t167 := t165 < uint64(0x7b0000000000000)
		t168 := float64(0x1p+00)
		if t167 {
			t168 = float64(0x1p+200)
		}
		t169 := t168
		if t166 {
			t169 = float64(0x1p-200)
		}
		t170 := math.Float64frombits(t162)
		t171 := float64(t170 * t169)
		t172 := math.Float64frombits(t165)
		t173 := float64(t172 * t169)
		t174 := t154 & uint64(0x8000000000000000)
		t175 := math.Float64bits(t173)
		t176 := uint64(0x7fde666666666666) - t175
		t177 := math.Float64frombits(t176)
		t178 := float64(t173 * t177)
		t179 := float64(float64(0x1p+01) - t178)
		t180 := float64(t177 * t179)
		t181 := float64(t171 * t180)
		t182 := math.Float64bits(t181)
		t183 := t182 < uint64(0x3fa70a3d70a3d70a)
		t184 := t181
		if t183 {
			t184 = float64(0x0p+00)
		}
		t185 := float64(t184 + float64(0x1.8p+48))
		t186 := math.Float64bits(t185)
		t187 := t186 - uint64(0x42f8000000000000)
		t188 := uint64(0x20) - t187
		t189 := t187
		if t156 {
			t189 = t188
		}
		t190 := t174 == uint64(0x0)
		t191 := uint64(0x40) - t189
		t192 := t191
		if t190 {
			t192 = t189
		}
		t193 := t192 & uint64(0x3f)
		t194 := t192 == uint64(0x40)
		t195 := float64(t185 - float64(0x1.8p+48))
		t196 := uint64(0x0)
		if t156 {
			t196 = uint64(0x8000000000000000)
		}
		t197 := t174 ^ t196
		t198 := table64x11[t193&63]
		t199 := math.Float64frombits(t198)
		t200 := t199
		if t194 {
			t200 = float64(0x1.921fb54442d18p+01)
		}
		t201 := table64x12[t193&63]
		t202 := math.Float64frombits(t201)
		t203 := t202
		if t194 {
			t203 = float64(0x1.1a62633145c07p-53)
		}
		t204 := t175 & uint64(0xfffffffff8000000)
		t205 := math.Float64frombits(t204)
		t206 := float64(t173 - t205)
		t207 := float64(t195 * t205)
		t208 := float64(t171 - t207)
		t209 := float64(t195 * t206)
		t210 := float64(t208 - t209)
		t211 := float64(t195 * t171)
		t212 := float64(t173 + t211)
		t213 := float64(t210 / t212)
		t214 := math.Float64bits(t213)
		t215 := t214 ^ t197
		t216 := math.Float64frombits(t215)
		t217 := float64(t200 + t216)
		t218 := float64(t217 - t200)
		t219 := float64(t216 - t218)
		t220 := float64(t216 * t216)
		t221 := float64(t216 * t220)
		t222 := float64(float64(-0x1.728dfe9783b6p-04) * t220)
		t223 := float64(t222 + float64(0x1.c71b8305c3ebdp-04))
		t224 := float64(t223 * t220)
		t225 := float64(t224 + float64(-0x1.2492490b6f9e8p-03))
		t226 := float64(t225 * t220)
		t227 := float64(t226 + float64(0x1.9999999997bf5p-03))
		t228 := float64(t227 * t220)
		t229 := float64(t228 + float64(-0x1.5555555555555p-02))
		t230 := float64(t221 * t229)
		t231 := float64(t203 + t230)
		t232 := float64(t219 + t231)
		t233 := float64(t217 + t232)
		t234 := t152 & uint64(0x8000000000000000)
		t235 := math.Float64bits(t233)
		t236 := t235 ^ t234
		t237 := math.Float64frombits(t236)
		t238 := uint64(0x7ff0000000000000) < t155
		t239 := uint64(0x7ff0000000000000) < t153
		t240 := t238 || t239
		t241 := t237
		if t240 {
			t241 = math.Float64frombits(0x7ff8000000000000)
		}
		t242 := math.Float64bits(t139)
		t243 := t242 & uint64(0x7fffffffffffffff)
		t244 := math.Float64frombits(t243)
		t245 := math.Float64bits(t244)
		t246 := t245 & uint64(0xfffffffff8000000)
		t247 := math.Float64frombits(t246)
		t248 := float64(t244 - t247)
		t249 := float64(t247 * t247)
		t250 := float64(t244 + t247)
		t251 := float64(t248 * t250)
		t252 := float64(float64(0x1p+00) + t249)
		t253 := float64(t252 - float64(0x1p+00))
		t254 := float64(t252 - t253)
		t255 := float64(float64(0x1p+00) - t254)
		t256 := float64(t249 - t253)
		t257 := float64(t255 + t256)
		t258 := float64(t257 + t251)
		t259 := float64(t252 + t258)
		t260 := float64(t259 - t252)
		t261 := float64(t258 - t260)
		t262 := math.Sqrt(t259)
		t263 := math.Float64bits(t262)
		t264 := t263 & uint64(0xfffffffff8000000)
		t265 := math.Float64frombits(t264)
		t266 := float64(t262 - t265)
		t267 := float64(t265 * t265)
		t268 := float64(t259 - t267)
		t269 := float64(t265 + t265)
		t270 := float64(t269 * t266)
		t271 := float64(t268 - t270)
		t272 := float64(t266 * t266)
		t273 := float64(t271 - t272)
		t274 := float64(t273 + t261)
		t275 := float64(t262 + t262)
		t276 := float64(t274 / t275)
		t277 := float64(t262 + t244)
		t278 := float64(t277 - t262)
		t279 := float64(t244 - t278)
		t280 := float64(t279 + t276)
		t281 := t245 < uint64(0x41b0000000000000)
		t282 := !t281
		t283 := t277
		if t282 {
			t283 = t244
		}
		t284 := t280
		if t282 {
			t284 = float64(0x0p+00)
		}
		t285 := math.Float64bits(t283)
		t286 := t285 - uint64(0x3fe6200000000000)
		t287 := uint64(int64(t286) >> 52)
		t288 := t286 >> 46
		t289 := t288 & uint64(0x3f)
		t290 := t286 & uint64(0xfff0000000000000)
		t291 := table64x6[t289&63]
		t292 := math.Float64frombits(t291)
		t293 := t285 - t290
		t294 := t293 + uint64(0x100000000)
		t295 := t294 & uint64(0xfffffffe00000000)
		t296 := math.Float64frombits(t295)
		t297 := float64(t296 * t292)
		t298 := float64(t297 - float64(0x1p+00))
		t299 := math.Float64frombits(t293)
		t300 := float64(t299 - t296)
		t301 := float64(t300 * t292)
		t302 := uint64(0x3ff0000000000000) - t290
		t303 := int64(t287) < int64(1000)
		t304 := uint64(0x0)
		if t303 {
			t304 = t302
		}
		t305 := math.Float64frombits(t304)
		t306 := float64(t284 * t305)
		t307 := float64(t306 * t292)
		t308 := float64(t301 + t307)
		t309 := float64(t308 - t301)
		t310 := float64(t307 - t309)
		t311 := uint64(0x0)
		if t282 {
			t311 = uint64(0x1)
		}
		t312 := t287 + t311
		t313 := float64(int64(t312))
		t314 := float64(t313 * float64(0x1.62e42fefa38p-01))
		t315 := table64x7[t289&63]
		t316 := math.Float64frombits(t315)
		t317 := float64(t314 + t316)
		t318 := float64(t313 * float64(0x1.ef35793c7673p-45))
		t319 := table64x8[t289&63]
		t320 := math.Float64frombits(t319)
		t321 := float64(t318 + t320)
		t322 := float64(t298 + t308)
		t323 := float64(t322 - t298)
		t324 := float64(t308 - t323)
		t325 := float64(t324 + t310)
		t326 := float64(t317 + t322)
		t327 := float64(t326 - t317)
		t328 := float64(t322 - t327)
		t329 := float64(t322 * t322)
		t330 := float64(float64(0x1.c72b3b51d5785p-04) * t322)
		t331 := float64(t330 + float64(-0x1.00067171b4b06p-03))
		t332 := float64(t331 * t322)
		t333 := float64(t332 + float64(0x1.2492490af0895p-03))
		t334 := float64(t333 * t322)
		t335 := float64(t334 + float64(-0x1.5555554557701p-03))
		t336 := float64(t335 * t322)
		t337 := float64(t336 + float64(0x1.9999999999bb7p-03))
		t338 := float64(t337 * t322)
		t339 := float64(t338 + float64(-0x1.000000000005ep-02))
		t340 := float64(t339 * t322)
		t341 := float64(t340 + float64(0x1.5555555555555p-02))
		t342 := float64(t341 * t322)
		t343 := float64(t342 + float64(-0x1p-01))
		t344 := float64(t329 * t343)
		t345 := float64(t321 + t344)
		t346 := float64(t325 + t345)
		t347 := float64(t328 + t346)
		t348 := float64(t326 + t347)
		t349 := t243 - uint64(0x3e30000000000000)
		t350 := t349 < uint64(0x41c0000000000000)
		t351 := t244
		if t350 {
			t351 = t348
		}
		t352 := math.Float64bits(t351)
		t353 := t242 & uint64(0x8000000000000000)
		t354 := t352 | t353
		t355 := math.Float64frombits(t354)
		t356 := uint64(0x7ff0000000000000) < t243
		t357 := t355
		if t356 {
			t357 = math.Float64frombits(0x7ff8000000000000)
		}
		t358 := math.Float64bits(t23)
		t359 := math.Float64bits(t357)
		t360 := t359 & uint64(0x8000000000000000)
		t361 := t358 | t360
		t362 := math.Float64frombits(t361)
		t363 := float64(t357 + t362)
		t364 := t17 < uint64(0x3e30000000000000)
		t365 := t8 < uint64(0x3e30000000000000)
		t366 := t364 && t365
		t367 := t363
		if t366 {
			t367 = t6
		}
		t368 := t241
		if t366 {
			t368 = x0
		}
		t369 := uint64(0x7ff0000000000000) < t17
		t370 := t369 || t9
		t371 := t367
		if t370 {
			t371 = math.Float64frombits(0x7ff8000000000000)
		}
		t372 := t368
		if t370 {
			t372 = math.Float64frombits(0x7ff8000000000000)
		}
		t373 := t16 & uint64(0x8000000000000000)
		t374 := uint64(0x7ff0000000000000) | t373
		t375 := math.Float64frombits(t374)
		t376 := t375
		if t369 {
			t376 = math.Float64frombits(0x7ff0000000000000)
		}
		t377 := t371
		if t142 {
			t377 = t376
		}
		t378 := t8 == uint64(0x0)
		t379 := t372
		if t378 {
			t379 = x0
		}
		t380 := math.Float64bits(t377)
		t381 := t380 & uint64(0x7fffffffffffffff)
		t382 := uint64(0x7ff0000000000000) < t381
		t383 := t377
		if t382 {
			t383 = math.Float64frombits(0x7ff8000000000000)
		}
		t384 := math.Float64bits(t379)
		t385 := t384 & uint64(0x7fffffffffffffff)
		t386 := uint64(0x7ff0000000000000) < t385
		t387 := t379
		if t386 {
			t387 = math.Float64frombits(0x7ff8000000000000)
		}
		t388 := math.Float64bits(t383)
		t389 := t388 & uint64(0x7fffffffffffffff)
		t390 := uint64(0x7ff0000000000000) < t389
		t391 := t388 ^ uint64(0x8000000000000000)
		t392 := math.Float64frombits(t391)
		t393 := t392
		if t390 {
			t393 = t383
		}
		dst[i] = complex(t387, t393)
	}
}

// acosComplex128 is elementary's definition, element by element.
func acosComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x6570000000000000) < t2
		t4 := math.Float64bits(x1)
		t5 := t4 & uint64(0x7fffffffffffffff)
		t6 := uint64(0x6570000000000000) < t5
		t7 := t3 || t6
		t8 := float64(0x1p+00)
		if t7 {
			t8 = float64(0x1p-500)
		}
		t9 := float64(x0 * t8)
		t10 := float64(x1 * t8)
		t11 := float64(0x0p+00)
		if t7 {
			t11 = float64(0x1.5a92d6d005c94p+08)
		}
		t12 := float64(float64(0x1p+00) - t9)
		t13 := math.Float64bits(t10)
		t14 := t13 & uint64(0x7fffffffffffffff)
		t15 := uint64(0x7ff0000000000000) < t14
		t16 := t13 ^ uint64(0x8000000000000000)
		t17 := math.Float64frombits(t16)
		t18 := t17
		if t15 {
			t18 = t10
		}
		t19 := math.Float64bits(t12)
		t20 := t19 & uint64(0x7fffffffffffffff)
		t21 := math.Float64bits(t18)
		t22 := t21 & uint64(0x7fffffffffffffff)
		t23 := t20 < uint64(0x7b0000000000000)
		t24 := t22 < uint64(0x7b0000000000000)
		t25 := t23 && t24
		t26 := float64(0x1p+00)
		if t25 {
			t26 = float64(0x1p+100)
		}
		t27 := math.Float64frombits(t20)
		t28 := float64(t27 * t26)
		t29 := math.Float64frombits(t22)
		t30 := float64(t29 * t26)
		t31 := math.Float64bits(t28)
		t32 := math.Float64bits(t30)
		t33 := t31 < t32
		t34 := t31
		if t33 {
			t34 = t32
		}
		t35 := t34 >> 52
		t36 := t35 - uint64(0x3ff)
		t37 := uint64(int64(t36) >> 1)
		t38 := t37 + t37
		t39 := uint64(0x0) - t38
		t40 := t39 + uint64(0x3ff)
		t41 := t40 << 52
		t42 := math.Float64frombits(t41)
		t43 := float64(t28 * t42)
		t44 := float64(t30 * t42)
		t45 := float64(t43 * t43)
		t46 := float64(t44 * t44)
		t47 := float64(t45 + t46)
		t48 := math.Sqrt(t47)
		t49 := float64(t43 + t48)
		t50 := float64(t49 * float64(0x1p-01))
		t51 := math.Sqrt(t50)
		t52 := t37 + uint64(0x3ff)
		t53 := t52 << 52
		t54 := math.Float64frombits(t53)
		t55 := float64(t51 * t54)
		t56 := float64(0x1p+00)
		if t25 {
			t56 = float64(0x1p-50)
		}
		t57 := float64(t55 * t56)
		t58 := float64(t57 + t57)
		t59 := float64(t29 / t58)
		t60 := t20 | t22
		t61 := t60 == uint64(0x0)
		t62 := t57
		if t61 {
			t62 = float64(0x0p+00)
		}
		t63 := t59
		if t61 {
			t63 = float64(0x0p+00)
		}
		t64 := int64(t19) < int64(0)
		t65 := t62
		if t64 {
			t65 = t63
		}
		t66 := t63
		if t64 {
			t66 = t62
		}
		t67 := math.Float64bits(t66)
		t68 := t21 & uint64(0x8000000000000000)
		t69 := t67 | t68
		t70 := math.Float64frombits(t69)
		t71 := float64(float64(0x1p+00) + t9)
		t72 := math.Float64bits(t71)
		t73 := t72 & uint64(0x7fffffffffffffff)
		t74 := t73 < uint64(0x7b0000000000000)
		t75 := t14 < uint64(0x7b0000000000000)
		t76 := t74 && t75
		t77 := float64(0x1p+00)
		if t76 {
			t77 = float64(0x1p+100)
		}
		t78 := math.Float64frombits(t73)
		t79 := float64(t78 * t77)
		t80 := math.Float64frombits(t14)
		t81 := float64(t80 * t77)
		t82 := math.Float64bits(t79)
		t83 := math.Float64bits(t81)
		t84 := t82 < t83
		t85 := t82
		if t84 {
			t85 = t83
		}
		t86 := t85 >> 52
		t87 := t86 - uint64(0x3ff)
		t88 := uint64(int64(t87) >> 1)
		t89 := t88 + t88
		t90 := uint64(0x0) - t89
		t91 := t90 + uint64(0x3ff)
		t92 := t91 << 52
		t93 := math.Float64frombits(t92)
		t94 := float64(t79 * t93)
		t95 := float64(t81 * t93)
		t96 := float64(t94 * t94)
		t97 := float64(t95 * t95)
		t98 := float64(t96 + t97)
		t99 := math.Sqrt(t98)
		t100 := float64(t94 + t99)
		t101 := float64(t100 * float64(0x1p-01))
		t102 := math.Sqrt(t101)
		t103 := t88 + uint64(0x3ff)
		t104 := t103 << 52
		t105 := math.Float64frombits(t104)
		t106 := float64(t102 * t105)
		t107 := float64(0x1p+00)
		if t76 {
			t107 = float64(0x1p-50)
		}
		t108 := float64(t106 * t107)
		t109 := float64(t108 + t108)
		t110 := float64(t80 / t109)
		t111 := t73 | t14
		t112 := t111 == uint64(0x0)
		t113 := t108
		if t112 {
			t113 = float64(0x0p+00)
		}
		t114 := t110
		if t112 {
			t114 = float64(0x0p+00)
		}
		t115 := int64(t72) < int64(0)
		t116 := t113
		if t115 {
			t116 = t114
		}
		t117 := t114
		if t115 {
			t117 = t113
		}
		t118 := math.Float64bits(t117)
		t119 := t13 & uint64(0x8000000000000000)
		t120 := t118 | t119
		t121 := math.Float64frombits(t120)
		t122 := float64(t116 * t70)
		t123 := float64(t121 * t65)
		t124 := float64(t122 - t123)
		t125 := math.Float64bits(t124)
		t126 := t125 & uint64(0x7fffffffffffffff)
		t127 := math.Float64frombits(t126)
		t128 := math.Float64bits(t127)
		t129 := t128 & uint64(0xfffffffff8000000)
		t130 := math.Float64frombits(t129)
		t131 := float64(t127 - t130)
		t132 := float64(t130 * t130)
		t133 := float64(t127 + t130)
		t134 := float64(t131 * t133)
		t135 := float64(float64(0x1p+00) + t132)
		t136 := float64(t135 - float64(0x1p+00))
		t137 := float64(t135 - t136)
		t138 := float64(float64(0x1p+00) - t137)
		t139 := float64(t132 - t136)
		t140 := float64(t138 + t139)
		t141 := float64(t140 + t134)
		t142 := float64(t135 + t141)
		t143 := float64(t142 - t135)
		t144 := float64(t141 - t143)
		t145 := math.Sqrt(t142)
		t146 := math.Float64bits(t145)
		t147 := t146 & uint64(0xfffffffff8000000)
		t148 := math.Float64frombits(t147)
		t149 := float64(t145 - t148)
		t150 := float64(t148 * t148)
		t151 := float64(t142 - t150)
		t152 := float64(t148 + t148)
		t153 := float64(t152 * t149)
		t154 := float64(t151 - t153)
		t155 := float64(t149 * t149)
		t156 := float64(t154 - t155)
		t157 := float64(t156 + t144)
		t158 := float64(t145 + t145)
		t159 := float64(t157 / t158)
		t160 := float64(t145 + t127)
		t161 := float64(t160 - t145)
		t162 := float64(t127 - t161)
		t163 := float64(t162 + t159)
		t164 := t128 < uint64(0x41b0000000000000)
		t165 := !t164
		t166 := t160
		if t165 {
			t166 = t127
		}
		t167 := t163
		if t165 {
			t167 = float64(0x0p+00)
		}
		t168 := math.Float64bits(t166)
		t169 := t168 - uint64(0x3fe6200000000000)
		t170 := uint64(int64(t169) >> 52)
		t171 := t169 >> 46
		t172 := t171 & uint64(0x3f)
		t173 := t169 & uint64(0xfff0000000000000)
		t174 := table64x6[t172&63]
		t175 := math.Float64frombits(t174)
		t176 := t168 - t173
		t177 := t176 + uint64(0x100000000)
		t178 := t177 & uint64(0xfffffffe00000000)
		t179 := math.Float64frombits(t178)
		t180 := float64(t179 * t175)
		t181 := float64(t180 - float64(0x1p+00))
		t182 := math.Float64frombits(t176)
		t183 := float64(t182 - t179)
		t184 := float64(t183 * t175)
		t185 := uint64(0x3ff0000000000000) - t173
		t186 := int64(t170) < int64(1000)
		t187 := uint64(0x0)
		if t186 {
			t187 = t185
		}
		t188 := math.Float64frombits(t187)
		t189 := float64(t167 * t188)
		t190 := float64(t189 * t175)
		t191 := float64(t184 + t190)
		t192 := float64(t191 - t184)
		t193 := float64(t190 - t192)
		t194 := uint64(0x0)
		if t165 {
			t194 = uint64(0x1)
		}
		t195 := t170 + t194
		t196 := float64(int64(t195))
		t197 := float64(t196 * float64(0x1.62e42fefa38p-01))
		t198 := table64x7[t172&63]
		t199 := math.Float64frombits(t198)
		t200 := float64(t197 + t199)
		t201 := float64(t196 * float64(0x1.ef35793c7673p-45))
		t202 := table64x8[t172&63]
		t203 := math.Float64frombits(t202)
		t204 := float64(t201 + t203)
		t205 := float64(t181 + t191)
		t206 := float64(t205 - t181)
		t207 := float64(t191 - t206)
		t208 := float64(t207 + t193)
		t209 := float64(t200 + t205)
		t210 := float64(t209 - t200)
		t211 := float64(t205 - t210)
		t212 := float64(t205 * t205)
		t213 := float64(float64(0x1.c72b3b51d5785p-04) * t205)
		t214 := float64(t213 + float64(-0x1.00067171b4b06p-03))
		t215 := float64(t214 * t205)
		t216 := float64(t215 + float64(0x1.2492490af0895p-03))
		t217 := float64(t216 * t205)
		t218 := float64(t217 + float64(-0x1.5555554557701p-03))
		t219 := float64(t218 * t205)
		t220 := float64(t219 + float64(0x1.9999999999bb7p-03))
		t221 := float64(t220 * t205)
		t222 := float64(t221 + float64(-0x1.000000000005ep-02))
		t223 := float64(t222 * t205)
		t224 := float64(t223 + float64(0x1.5555555555555p-02))
		t225 := float64(t224 * t205)
		t226 := float64(t225 + float64(-0x1p-01))
		t227 := float64(t212 * t226)
		t228 := float64(t204 + t227)
		t229 := float64(t208 + t228)
		t230 := float64(t211 + t229)
		t231 := float64(t209 + t230)
		t232 := t126 - uint64(0x3e30000000000000)
		t233 := t232 < uint64(0x41c0000000000000)
		t234 := t127
		if t233 {
			t234 = t231
		}
		t235 := math.Float64bits(t234)
		t236 := t125 & uint64(0x8000000000000000)
		t237 := t235 | t236
		t238 := math.Float64frombits(t237)
		t239 := uint64(0x7ff0000000000000) < t126
		t240 := t238
		if t239 {
			t240 = math.Float64frombits(0x7ff8000000000000)
		}
		t241 := math.Float64bits(t11)
		t242 := math.Float64bits(t240)
		t243 := t242 & uint64(0x8000000000000000)
		t244 := t241 | t243
		t245 := math.Float64frombits(t244)
		t246 := float64(t240 + t245)
		t247 := t2 < uint64(0x3e30000000000000)
		t248 := t5 < uint64(0x3e30000000000000)
		t249 := t247 && t248
		t250 := uint64(0x7ff0000000000000) < t5
		t251 := t4 ^ uint64(0x8000000000000000)
		t252 := math.Float64frombits(t251)
		t253 := t252
		if t250 {
			t253 = x1
		}
		t254 := t246
		if t249 {
			t254 = t253
		}
		t255 := t2 == uint64(0x7ff0000000000000)
		t256 := t5 == uint64(0x7ff0000000000000)
		t257 := t255 || t256
		t258 := math.Float64frombits(t5)
		t259 := t65
		if t257 {
			t259 = t258
		}
		t260 := t116
		if t257 {
			t260 = x0
		}
		t261 := math.Float64bits(t259)
		t262 := t261 & uint64(0x7fffffffffffffff)
		t263 := math.Float64bits(t260)
		t264 := t263 & uint64(0x7fffffffffffffff)
		t265 := t264 < t262
		t266 := t262
		if t265 {
			t266 = t264
		}
		t267 := t264
		if t265 {
			t267 = t262
		}
		t268 := t267 == uint64(0x7ff0000000000000)
		t269 := t266 == uint64(0x7ff0000000000000)
		t270 := uint64(0x0)
		if t269 {
			t270 = uint64(0x3ff0000000000000)
		}
		t271 := t266
		if t268 {
			t271 = t270
		}
		t272 := t267 == uint64(0x0)
		t273 := t268 || t272
		t274 := t267
		if t273 {
			t274 = uint64(0x3ff0000000000000)
		}
		t275 := uint64(0x7830000000000000) < t274
		t276 := t274 < uint64(0x7b0000000000000)
		t277 := float64(0x1p+00)
		if t276 {
			t277 = float64(0x1p+200)
		}
		t278 := t277
		if t275 {
			t278 = float64(0x1p-200)
		}
		t279 := math.Float64frombits(t271)
		t280 := float64(t279 * t278)
		t281 := math.Float64frombits(t274)
		t282 := float64(t281 * t278)
		t283 := t263 & uint64(0x8000000000000000)
		t284 := math.Float64bits(t282)
		t285 := uint64(0x7fde666666666666) - t284
		t286 := math.Float64frombits(t285)
		t287 := float64(t282 * t286)
		t288 := float64(float64(0x1p+01) - t287)
		t289 := float64(t286 * t288)
		t290 := float64(t280 * t289)
		t291 := math.Float64bits(t290)
		t292 := t291 < uint64(0x3fa70a3d70a3d70a)
		t293 := t290
		if t292 {
			t293 = float64(0x0p+00)
		}
		t294 := float64(t293 + float64(0x1.8p+48))
		t295 := math.Float64bits(t294)
		t296 := t295 - uint64(0x42f8000000000000)
		t297 := uint64(0x20) - t296
		t298 := t296
		if t265 {
			t298 = t297
		}
		t299 := t283 == uint64(0x0)
		t300 := uint64(0x40) - t298
		t301 := t300
		if t299 {
			t301 = t298
		}
		t302 := t301 & uint64(0x3f)
		t303 := t301 == uint64(0x40)
		t304 := float64(t294 - float64(0x1.8p+48))
		t305 := uint64(0x0)
		if t265 {
			t305 = uint64(0x8000000000000000)
		}
		t306 := t283 ^ t305
		t307 := table64x11[t302&63]
		t308 := math.Float64frombits(t307)
		t309 := t308
		if t303 {
			t309 = float64(0x1.921fb54442d18p+01)
		}
		t310 := table64x12[t302&63]
		t311 := math.Float64frombits(t310)
		t312 := t311
		if t303 {
			t312 = float64(0x1.1a62633145c07p-53)
		}
		t313 := t284 & uint64(0xfffffffff8000000)
		t314 := math.Float64frombits(t313)
		t315 := float64(t282 - t314)
		t316 := float64(t304 * t314)
		t317 := float64(t280 - t316)
		t318 := float64(t304 * t315)
		t319 := float64(t317 - t318)
		t320 := float64(t304 * t280)
		t321 := float64(t282 + t320)
		t322 := float64(t319 / t321)
		t323 := math.Float64bits(t322)
		t324 := t323 ^ t306
		t325 := math.Float64frombits(t324)
		t326 := float64(t309 + t325)
		t327 := float64(t326 - t309)
		t328 := float64(t325 - t327)
		t329 := float64(t325 * t325)
		t330 := float64(t325 * t329)
		t331 := float64(float64(-0x1.728dfe9783b6p-04) * t329)
		t332 := float64(t331 + float64(0x1.c71b8305c3ebdp-04))
		t333 := float64(t332 * t329)
		t334 := float64(t333 + float64(-0x1.2492490b6f9e8p-03))
		t335 := float64(t334 * t329)
		t336 := float64(t335 + float64(0x1.9999999997bf5p-03))
		t337 := float64(t336 * t329)
		t338 := float64(t337 + float64(-0x1.5555555555555p-02))
		t339 := float64(t330 * t338)
		t340 := float64(t312 + t339)
		t341 := float64(t328 + t340)
		t342 := float64(t326 + t341)
		t343 := t261 & uint64(0x8000000000000000)
		t344 := math.Float64bits(t342)
		t345 := t344 ^ t343
		t346 := math.Float64frombits(t345)
		t347 := uint64(0x7ff0000000000000) < t264
		t348 := uint64(0x7ff0000000000000) < t262
		t349 := t347 || t348
		t350 := t346
		if t349 {
			t350 = math.Float64frombits(0x7ff8000000000000)
		}
		t351 := float64(t350 + t350)
		t352 := t351
		if t257 {
			t352 = t350
		}
		t353 := uint64(0x7ff0000000000000) < t2
		t354 := t353 || t250
		t355 := t352
		if t354 {
			t355 = math.Float64frombits(0x7ff8000000000000)
		}
		t356 := t254
		if t354 {
			t356 = math.Float64frombits(0x7ff8000000000000)
		}
		t357 := t2 == uint64(0x0)
		t358 := t357 && t250
		t359 := t355
		if t358 {
			t359 = float64(0x1.921fb54442d18p+00)
		}
		t360 := t4 & uint64(0x8000000000000000)
		t361 := t360 ^ uint64(0x8000000000000000)
		t362 := uint64(0x7ff0000000000000) ^ t361
		t363 := math.Float64frombits(t362)
		t364 := t356
		if t257 {
			t364 = t363
		}
		t365 := math.Float64bits(t359)
		t366 := t365 & uint64(0x7fffffffffffffff)
		t367 := uint64(0x7ff0000000000000) < t366
		t368 := t359
		if t367 {
			t368 = math.Float64frombits(0x7ff8000000000000)
		}
		t369 := math.Float64bits(t364)
		t370 := t369 & uint64(0x7fffffffffffffff)
		t371 := uint64(0x7ff0000000000000) < t370
		t372 := t364
		if t371 {
			t372 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t368, t372)
	}
}

// atanComplex128 is elementary's definition, element by element.
func atanComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x1)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x7ff0000000000000) < t2
		t4 := t1 ^ uint64(0x8000000000000000)
		t5 := math.Float64frombits(t4)
		t6 := t5
		if t3 {
			t6 = x1
		}
		t7 := math.Float64bits(t6)
		t8 := t7 & uint64(0x7fffffffffffffff)
		t9 := uint64(0x5f30000000000000) < t8
		t10 := t8
		if t9 {
			t10 = uint64(0x5f30000000000000)
		}
		t11 := math.Float64frombits(t10)
		t12 := math.Float64bits(x0)
		t13 := t12 & uint64(0x7fffffffffffffff)
		t14 := uint64(0x5f30000000000000) < t13
		t15 := t13
		if t14 {
			t15 = uint64(0x5f30000000000000)
		}
		t16 := math.Float64frombits(t15)
		t17 := float64(float64(0x1p+00) - t11)
		t18 := float64(t16 * t16)
		t19 := math.Float64bits(t11)
		t20 := t19 == uint64(0x3ff0000000000000)
		t21 := math.Float64bits(t16)
		t22 := t21 < uint64(0x2d30000000000000)
		t23 := t20 && t22
		t24 := float64(t11 * float64(0x1p+02))
		t25 := t24
		if t23 {
			t25 = float64(0x1p-100)
		}
		t26 := float64(t17 * t17)
		t27 := float64(t26 + t18)
		t28 := t27
		if t23 {
			t28 = t16
		}
		t29 := float64(t25 / t28)
		t30 := float64(float64(0x1p+00) + t29)
		t31 := float64(t30 - float64(0x1p+00))
		t32 := float64(t30 - t31)
		t33 := float64(float64(0x1p+00) - t32)
		t34 := float64(t29 - t31)
		t35 := float64(t33 + t34)
		t36 := math.Float64bits(t30)
		t37 := t36 - uint64(0x3fe6200000000000)
		t38 := uint64(int64(t37) >> 52)
		t39 := t37 >> 46
		t40 := t39 & uint64(0x3f)
		t41 := t37 & uint64(0xfff0000000000000)
		t42 := table64x6[t40&63]
		t43 := math.Float64frombits(t42)
		t44 := t36 - t41
		t45 := t44 + uint64(0x100000000)
		t46 := t45 & uint64(0xfffffffe00000000)
		t47 := math.Float64frombits(t46)
		t48 := float64(t47 * t43)
		t49 := float64(t48 - float64(0x1p+00))
		t50 := math.Float64frombits(t44)
		t51 := float64(t50 - t47)
		t52 := float64(t51 * t43)
		t53 := uint64(0x3ff0000000000000) - t41
		t54 := int64(t38) < int64(1000)
		t55 := uint64(0x0)
		if t54 {
			t55 = t53
		}
		t56 := math.Float64frombits(t55)
		t57 := float64(t35 * t56)
		t58 := float64(t57 * t43)
		t59 := float64(t52 + t58)
		t60 := float64(t59 - t52)
		t61 := float64(t58 - t60)
		t62 := t38 + uint64(0x0)
		t63 := float64(int64(t62))
		t64 := float64(t63 * float64(0x1.62e42fefa38p-01))
		t65 := table64x7[t40&63]
		t66 := math.Float64frombits(t65)
		t67 := float64(t64 + t66)
		t68 := float64(t63 * float64(0x1.ef35793c7673p-45))
		t69 := table64x8[t40&63]
		t70 := math.Float64frombits(t69)
		t71 := float64(t68 + t70)
		t72 := float64(t49 + t59)
		t73 := float64(t72 - t49)
		t74 := float64(t59 - t73)
		t75 := float64(t74 + t61)
		t76 := float64(t67 + t72)
		t77 := float64(t76 - t67)
		t78 := float64(t72 - t77)
		t79 := float64(t72 * t72)
		t80 := float64(float64(0x1.c72b3b51d5785p-04) * t72)
		t81 := float64(t80 + float64(-0x1.00067171b4b06p-03))
		t82 := float64(t81 * t72)
		t83 := float64(t82 + float64(0x1.2492490af0895p-03))
		t84 := float64(t83 * t72)
		t85 := float64(t84 + float64(-0x1.5555554557701p-03))
		t86 := float64(t85 * t72)
		t87 := float64(t86 + float64(0x1.9999999999bb7p-03))
		t88 := float64(t87 * t72)
		t89 := float64(t88 + float64(-0x1.000000000005ep-02))
		t90 := float64(t89 * t72)
		t91 := float64(t90 + float64(0x1.5555555555555p-02))
		t92 := float64(t91 * t72)
		t93 := float64(t92 + float64(-0x1p-01))
		t94 := float64(t79 * t93)
		t95 := float64(t71 + t94)
		t96 := float64(t75 + t95)
		t97 := float64(t78 + t96)
		t98 := math.Float64bits(t29)
		t99 := t98 & uint64(0x7fffffffffffffff)
		t100 := t99 == uint64(0x0)
		t101 := float64(t76 + t97)
		t102 := t101
		if t100 {
			t102 = t29
		}
		t103 := t36 - uint64(0x1)
		t104 := t103 < uint64(0x7fefffffffffffff)
		t105 := t36 == uint64(0x7ff0000000000000)
		t106 := uint64(0x7ff8000000000000)
		if t105 {
			t106 = t36
		}
		t107 := t36 & uint64(0x7fffffffffffffff)
		t108 := t107 == uint64(0x0)
		t109 := t106
		if t108 {
			t109 = uint64(0xfff0000000000000)
		}
		t110 := math.Float64frombits(t109)
		t111 := t110
		if t104 {
			t111 = t102
		}
		t112 := float64(0x0p+00)
		if t23 {
			t112 = float64(0x1.18080dd3171b7p+06)
		}
		t113 := float64(t111 + t112)
		t114 := float64(0x1p-02)
		if t23 {
			t114 = float64(0x1p-01)
		}
		t115 := float64(t113 * t114)
		t116 := float64(t16 + t16)
		t117 := float64(float64(0x1p+00) + t11)
		t118 := float64(t17 * t117)
		t119 := float64(t118 - t18)
		t120 := math.Float64bits(t116)
		t121 := t120 & uint64(0x7fffffffffffffff)
		t122 := math.Float64bits(t119)
		t123 := t122 & uint64(0x7fffffffffffffff)
		t124 := t123 < t121
		t125 := t121
		if t124 {
			t125 = t123
		}
		t126 := t123
		if t124 {
			t126 = t121
		}
		t127 := t126 == uint64(0x7ff0000000000000)
		t128 := t125 == uint64(0x7ff0000000000000)
		t129 := uint64(0x0)
		if t128 {
			t129 = uint64(0x3ff0000000000000)
		}
		t130 := t125
		if t127 {
			t130 = t129
		}
		t131 := t126 == uint64(0x0)
		t132 := t127 || t131
		t133 := t126
		if t132 {
			t133 = uint64(0x3ff0000000000000)
		}
		t134 := uint64(0x7830000000000000) < t133
		t135 := t133 < uint64(0x7b0000000000000)
		t136 := float64(0x1p+00)
		if t135 {
			t136 = float64(0x1p+200)
		}
		t137 := t136
		if t134 {
			t137 = float64(0x1p-200)
		}
		t138 := math.Float64frombits(t130)
		t139 := float64(t138 * t137)
		t140 := math.Float64frombits(t133)
		t141 := float64(t140 * t137)
		t142 := t122 & uint64(0x8000000000000000)
		t143 := math.Float64bits(t141)
		t144 := uint64(0x7fde666666666666) - t143
		t145 := math.Float64frombits(t144)
		t146 := float64(t141 * t145)
		t147 := float64(float64(0x1p+01) - t146)
		t148 := float64(t145 * t147)
		t149 := float64(t139 * t148)
		t150 := math.Float64bits(t149)
		t151 := t150 < uint64(0x3fa70a3d70a3d70a)
		t152 := t149
		if t151 {
			t152 = float64(0x0p+00)
		}
		t153 := float64(t152 + float64(0x1.8p+48))
		t154 := math.Float64bits(t153)
		t155 := t154 - uint64(0x42f8000000000000)
		t156 := uint64(0x20) - t155
		t157 := t155
		if t124 {
			t157 = t156
		}
		t158 := t142 == uint64(0x0)
		t159 := uint64(0x40) - t157
		t160 := t159
		if t158 {
			t160 = t157
		}
		t161 := t160 & uint64(0x3f)
		t162 := t160 == uint64(0x40)
		t163 := float64(t153 - float64(0x1.8p+48))
		t164 := uint64(0x0)
		if t124 {
			t164 = uint64(0x8000000000000000)
		}
		t165 := t142 ^ t164
		t166 := table64x11[t161&63]
		t167 := math.Float64frombits(t166)
		t168 := t167
		if t162 {
			t168 = float64(0x1.921fb54442d18p+01)
		}
		t169 := table64x12[t161&63]
		t170 := math.Float64frombits(t169)
		t171 := t170
		if t162 {
			t171 = float64(0x1.1a62633145c07p-53)
		}
		t172 := t143 & uint64(0xfffffffff8000000)
		t173 := math.Float64frombits(t172)
		t174 := float64(t141 - t173)
		t175 := float64(t163 * t173)
		t176 := float64(t139 - t175)
		t177 := float64(t163 * t174)
		t178 := float64(t176 - t177)
		t179 := float64(t163 * t139)
		t180 := float64(t141 + t179)
		t181 := float64(t178 / t180)
		t182 := math.Float64bits(t181)
		t183 := t182 ^ t165
		t184 := math.Float64frombits(t183)
		t185 := float64(t168 + t184)
		t186 := float64(t185 - t168)
		t187 := float64(t184 - t186)
		t188 := float64(t184 * t184)
		t189 := float64(t184 * t188)
		t190 := float64(float64(-0x1.728dfe9783b6p-04) * t188)
		t191 := float64(t190 + float64(0x1.c71b8305c3ebdp-04))
		t192 := float64(t191 * t188)
		t193 := float64(t192 + float64(-0x1.2492490b6f9e8p-03))
		t194 := float64(t193 * t188)
		t195 := float64(t194 + float64(0x1.9999999997bf5p-03))
		t196 := float64(t195 * t188)
		t197 := float64(t196 + float64(-0x1.5555555555555p-02))
		t198 := float64(t189 * t197)
		t199 := float64(t171 + t198)
		t200 := float64(t187 + t199)
		t201 := float64(t185 + t200)
		t202 := t120 & uint64(0x8000000000000000)
		t203 := math.Float64bits(t201)
		t204 := t203 ^ t202
		t205 := math.Float64frombits(t204)
		t206 := uint64(0x7ff0000000000000) < t123
		t207 := uint64(0x7ff0000000000000) < t121
		t208 := t206 || t207
		t209 := t205
		if t208 {
			t209 = math.Float64frombits(0x7ff8000000000000)
		}
		t210 := float64(t209 * float64(0x1p-01))
		t211 := uint64(0x7ff0000000000000) < t8
		t212 := uint64(0x7ff0000000000000) < t13
		t213 := t8 == uint64(0x7ff0000000000000)
		t214 := t13 == uint64(0x7ff0000000000000)
		t215 := t213 || t214
		t216 := t8 == uint64(0x0)
		t217 := t216 && t212
		t218 := t215 || t217
		t219 := t211 || t212
		t220 := t115
		if t219 {
			t220 = math.Float64frombits(0x7ff8000000000000)
		}
		t221 := t220
		if t218 {
			t221 = float64(0x0p+00)
		}
		t222 := math.Float64bits(t221)
		t223 := t222 & uint64(0x7fffffffffffffff)
		t224 := uint64(0x7ff0000000000000) < t223
		t225 := t7 & uint64(0x8000000000000000)
		t226 := t222 | t225
		t227 := math.Float64frombits(t226)
		t228 := t227
		if t211 {
			t228 = t221
		}
		t229 := t228
		if t224 {
			t229 = t221
		}
		t230 := t210
		if t211 {
			t230 = math.Float64frombits(0x7ff8000000000000)
		}
		t231 := t230
		if t215 {
			t231 = float64(0x1.921fb54442d18p+00)
		}
		t232 := math.Float64bits(t231)
		t233 := t232 & uint64(0x7fffffffffffffff)
		t234 := uint64(0x7ff0000000000000) < t233
		t235 := t12 & uint64(0x8000000000000000)
		t236 := t232 | t235
		t237 := math.Float64frombits(t236)
		t238 := t237
		if t234 {
			t238 = t231
		}
		t239 := t238
		if t212 {
			t239 = math.Float64frombits(0x7ff8000000000000)
		}
		t240 := math.Float64bits(t229)
		t241 := t240 & uint64(0x7fffffffffffffff)
		t242 := uint64(0x7ff0000000000000) < t241
		t243 := t229
		if t242 {
			t243 = math.Float64frombits(0x7ff8000000000000)
		}
		t244 := math.Float64bits(t239)
		t245 := t244 & uint64(0x7fffffffffffffff)
		t246 := uint64(0x7ff0000000000000) < t245
		t247 := t239
		if t246 {
			t247 = math.Float64frombits(0x7ff8000000000000)
		}
		t248 := math.Float64bits(t243)
		t249 := t248 & uint64(0x7fffffffffffffff)
		t250 := uint64(0x7ff0000000000000) < t249
		t251 := t248 ^ uint64(0x8000000000000000)
		t252 := math.Float64frombits(t251)
		t253 := t252
		if t250 {
			t253 = t243
		}
		dst[i] = complex(t247, t253)
	}
}

// sinhComplex128 is elementary's definition, element by element.
func sinhComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := float64(x1 * float64(0x1.45f306dc9c883p-01))
		t2 := float64(t1 + float64(0x1.8p+52))
		t3 := float64(t2 - float64(0x1.8p+52))
		t4 := float64(t3 * float64(0x1.921fb5444p+00))
		t5 := float64(x1 - t4)
		t6 := float64(t3 * float64(-0x1.68c234c4cp-39))
		t7 := float64(t5 + t6)
		t8 := float64(t7 - t5)
		t9 := float64(t6 - t8)
		t10 := float64(t3 * float64(0x1.98a2e03707345p-77))
		t11 := float64(t9 - t10)
		t12 := math.Float64bits(x1)
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
		t123 := t121 & uint64(0x1)
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
		t154 := t121 & uint64(0x2)
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
		t166 := t122 & uint64(0x1)
		t167 := t166 == uint64(0x0)
		t168 := !t167
		t169 := float64(0x1.5d8fc9dd6cd57p-33)
		if t168 {
			t169 = float64(-0x1.8fa49194aecacp-37)
		}
		t170 := float64(t169 * t126)
		t171 := float64(-0x1.ae5e5a7730305p-26)
		if t168 {
			t171 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t172 := float64(t170 + t171)
		t173 := float64(t172 * t126)
		t174 := float64(0x1.71de3567b2621p-19)
		if t168 {
			t174 = float64(-0x1.27e4f7eaad685p-22)
		}
		t175 := float64(t173 + t174)
		t176 := float64(t175 * t126)
		t177 := float64(-0x1.a01a019bfdc9bp-13)
		if t168 {
			t177 = float64(0x1.a01a019c842f7p-16)
		}
		t178 := float64(t176 + t177)
		t179 := float64(t178 * t126)
		t180 := float64(0x1.111111110f7cfp-07)
		if t168 {
			t180 = float64(-0x1.6c16c16c14f9p-10)
		}
		t181 := float64(t179 + t180)
		t182 := float64(t181 * t126)
		t183 := float64(-0x1.5555555555548p-03)
		if t168 {
			t183 = float64(0x1.555555555554bp-05)
		}
		t184 := float64(t182 + t183)
		t185 := t118
		if t168 {
			t185 = t126
		}
		t186 := float64(t185 * t126)
		t187 := float64(t186 * t184)
		t188 := t122 & uint64(0x2)
		t189 := t188 << 62
		t190 := t118
		if t168 {
			t190 = t147
		}
		t191 := math.Float64bits(t190)
		t192 := t191 ^ t189
		t193 := math.Float64frombits(t192)
		t194 := t153
		if t168 {
			t194 = t151
		}
		t195 := float64(t187 + t194)
		t196 := math.Float64bits(t195)
		t197 := t196 ^ t189
		t198 := math.Float64frombits(t197)
		t199 := float64(t193 + t198)
		t200 := t13 < uint64(0x3e40000000000000)
		t201 := t165
		if t200 {
			t201 = x1
		}
		t202 := t13 < uint64(0x7ff0000000000000)
		t203 := math.Float64frombits(0x7ff8000000000000)
		if t202 {
			t203 = t201
		}
		t204 := math.Float64frombits(0x7ff8000000000000)
		if t202 {
			t204 = t199
		}
		t205 := math.Float64bits(x0)
		t206 := t205 & uint64(0x7fffffffffffffff)
		t207 := uint64(0x4082c00000000000) < t206
		t208 := math.Float64frombits(t206)
		t209 := float64(t208 - float64(0x1p+06))
		t210 := t208
		if t207 {
			t210 = t209
		}
		t211 := math.Float64bits(t210)
		t212 := t211 & uint64(0x7fffffffffffffff)
		t213 := uint64(0x4086400000000000) < t212
		t214 := t212
		if t213 {
			t214 = uint64(0x4086400000000000)
		}
		t215 := math.Float64frombits(t214)
		t216 := float64(t215 * float64(0x1.71547652b82fep+06))
		t217 := float64(t216 + float64(0x1.8p+52))
		t218 := math.Float64bits(t217)
		t219 := t218 - uint64(0x4338000000000000)
		t220 := float64(t217 - float64(0x1.8p+52))
		t221 := float64(t220 * float64(0x1.62e42fefap-07))
		t222 := float64(t215 - t221)
		t223 := float64(t220 * float64(0x1.cf79abc9e3b3ap-46))
		t224 := uint64(int64(t219) >> 6)
		t225 := int64(1000) < int64(t224)
		t226 := t224
		if t225 {
			t226 = uint64(0x3e8)
		}
		t227 := t224 - t226
		t228 := t227 + uint64(0x3ff)
		t229 := t228 << 52
		t230 := math.Float64frombits(t229)
		t231 := uint64(0x0) - t219
		t232 := t226 - uint64(0x1)
		t233 := t219 & uint64(0x3f)
		t234 := table64x4[t233&63]
		t235 := math.Float64frombits(t234)
		t236 := table64x5[t233&63]
		t237 := math.Float64frombits(t236)
		t238 := t232 + uint64(0x3ff)
		t239 := t238 << 52
		t240 := math.Float64frombits(t239)
		t241 := float64(t235 * t240)
		t242 := float64(t237 * t240)
		t243 := uint64(int64(t231) >> 6)
		t244 := int64(t243) < int64(-1000)
		t245 := t243
		if t244 {
			t245 = uint64(0xfffffffffffffc18)
		}
		t246 := t245 - uint64(0x1)
		t247 := t231 & uint64(0x3f)
		t248 := table64x4[t247&63]
		t249 := math.Float64frombits(t248)
		t250 := table64x5[t247&63]
		t251 := math.Float64frombits(t250)
		t252 := t246 + uint64(0x3ff)
		t253 := t252 << 52
		t254 := math.Float64frombits(t253)
		t255 := float64(t249 * t254)
		t256 := float64(t251 * t254)
		t257 := math.Float64bits(t255)
		t258 := t257 ^ uint64(0x8000000000000000)
		t259 := math.Float64frombits(t258)
		t260 := float64(t241 + t259)
		t261 := float64(t260 - t241)
		t262 := float64(t259 - t261)
		t263 := float64(t242 - t256)
		t264 := float64(t262 + t263)
		t265 := float64(t241 + t255)
		t266 := float64(t265 - t241)
		t267 := float64(t255 - t266)
		t268 := float64(t242 + t256)
		t269 := float64(t267 + t268)
		t270 := float64(t222 - t223)
		t271 := float64(t270 * t270)
		t272 := float64(float64(0x1.6c16c16c16c17p-10) * t271)
		t273 := float64(t272 + float64(0x1.5555555555555p-05))
		t274 := float64(t273 * t271)
		t275 := float64(t274 + float64(0x1p-01))
		t276 := float64(t271 * t275)
		t277 := float64(t271 * t270)
		t278 := float64(float64(0x1.a01a01a01a01ap-13) * t271)
		t279 := float64(t278 + float64(0x1.1111111111111p-07))
		t280 := float64(t279 * t271)
		t281 := float64(t280 + float64(0x1.5555555555555p-03))
		t282 := float64(t277 * t281)
		t283 := float64(t282 - t223)
		t284 := float64(t260 + t222)
		t285 := float64(t284 - t260)
		t286 := float64(t222 - t285)
		t287 := float64(t260 * t276)
		t288 := float64(t283 + t287)
		t289 := float64(t264 + t288)
		t290 := float64(t286 + t289)
		t291 := float64(t265 - float64(0x1p+00))
		t292 := float64(t291 + t269)
		t293 := float64(t222 + t283)
		t294 := float64(t292 * t293)
		t295 := float64(t290 + t294)
		t296 := float64(t284 + t295)
		t297 := float64(t296 * t230)
		t298 := float64(t265 * t276)
		t299 := float64(t260 * t293)
		t300 := float64(t298 + t299)
		t301 := float64(t269 + t300)
		t302 := float64(t265 + t301)
		t303 := float64(t302 * t230)
		t304 := float64(0x1p+00)
		if t207 {
			t304 = float64(0x1.425982cf597cdp+92)
		}
		t305 := math.Float64bits(t297)
		t306 := t205 & uint64(0x8000000000000000)
		t307 := t305 | t306
		t308 := math.Float64frombits(t307)
		t309 := uint64(0x7ff0000000000000) < t206
		t310 := t308
		if t309 {
			t310 = math.Float64frombits(0x7ff8000000000000)
		}
		t311 := t303
		if t309 {
			t311 = math.Float64frombits(0x7ff8000000000000)
		}
		t312 := float64(t310 * t204)
		t313 := float64(t312 * t304)
		t314 := float64(t311 * t203)
		t315 := float64(t314 * t304)
		t316 := t206 == uint64(0x0)
		t317 := t206 == uint64(0x7ff0000000000000)
		t318 := t316 || t317
		t319 := !t202
		t320 := t318 && t319
		t321 := t313
		if t320 {
			t321 = x0
		}
		t322 := t13 == uint64(0x0)
		t323 := t315
		if t322 {
			t323 = x1
		}
		t324 := math.Float64bits(t321)
		t325 := t324 & uint64(0x7fffffffffffffff)
		t326 := uint64(0x7ff0000000000000) < t325
		t327 := t321
		if t326 {
			t327 = math.Float64frombits(0x7ff8000000000000)
		}
		t328 := math.Float64bits(t323)
		t329 := t328 & uint64(0x7fffffffffffffff)
		t330 := uint64(0x7ff0000000000000) < t329
		t331 := t323
		if t330 {
			t331 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t327, t331)
	}
}

// coshComplex128 is elementary's definition, element by element.
func coshComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := float64(x1 * float64(0x1.45f306dc9c883p-01))
		t2 := float64(t1 + float64(0x1.8p+52))
		t3 := float64(t2 - float64(0x1.8p+52))
		t4 := float64(t3 * float64(0x1.921fb5444p+00))
		t5 := float64(x1 - t4)
		t6 := float64(t3 * float64(-0x1.68c234c4cp-39))
		t7 := float64(t5 + t6)
		t8 := float64(t7 - t5)
		t9 := float64(t6 - t8)
		t10 := float64(t3 * float64(0x1.98a2e03707345p-77))
		t11 := float64(t9 - t10)
		t12 := math.Float64bits(x1)
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
		t123 := t121 & uint64(0x1)
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
		t154 := t121 & uint64(0x2)
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
		t166 := t122 & uint64(0x1)
		t167 := t166 == uint64(0x0)
		t168 := !t167
		t169 := float64(0x1.5d8fc9dd6cd57p-33)
		if t168 {
			t169 = float64(-0x1.8fa49194aecacp-37)
		}
		t170 := float64(t169 * t126)
		t171 := float64(-0x1.ae5e5a7730305p-26)
		if t168 {
			t171 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t172 := float64(t170 + t171)
		t173 := float64(t172 * t126)
		t174 := float64(0x1.71de3567b2621p-19)
		if t168 {
			t174 = float64(-0x1.27e4f7eaad685p-22)
		}
		t175 := float64(t173 + t174)
		t176 := float64(t175 * t126)
		t177 := float64(-0x1.a01a019bfdc9bp-13)
		if t168 {
			t177 = float64(0x1.a01a019c842f7p-16)
		}
		t178 := float64(t176 + t177)
		t179 := float64(t178 * t126)
		t180 := float64(0x1.111111110f7cfp-07)
		if t168 {
			t180 = float64(-0x1.6c16c16c14f9p-10)
		}
		t181 := float64(t179 + t180)
		t182 := float64(t181 * t126)
		t183 := float64(-0x1.5555555555548p-03)
		if t168 {
			t183 = float64(0x1.555555555554bp-05)
		}
		t184 := float64(t182 + t183)
		t185 := t118
		if t168 {
			t185 = t126
		}
		t186 := float64(t185 * t126)
		t187 := float64(t186 * t184)
		t188 := t122 & uint64(0x2)
		t189 := t188 << 62
		t190 := t118
		if t168 {
			t190 = t147
		}
		t191 := math.Float64bits(t190)
		t192 := t191 ^ t189
		t193 := math.Float64frombits(t192)
		t194 := t153
		if t168 {
			t194 = t151
		}
		t195 := float64(t187 + t194)
		t196 := math.Float64bits(t195)
		t197 := t196 ^ t189
		t198 := math.Float64frombits(t197)
		t199 := float64(t193 + t198)
		t200 := t13 < uint64(0x3e40000000000000)
		t201 := t165
		if t200 {
			t201 = x1
		}
		t202 := t13 < uint64(0x7ff0000000000000)
		t203 := math.Float64frombits(0x7ff8000000000000)
		if t202 {
			t203 = t201
		}
		t204 := math.Float64frombits(0x7ff8000000000000)
		if t202 {
			t204 = t199
		}
		t205 := math.Float64bits(x0)
		t206 := t205 & uint64(0x7fffffffffffffff)
		t207 := uint64(0x4082c00000000000) < t206
		t208 := math.Float64frombits(t206)
		t209 := float64(t208 - float64(0x1p+06))
		t210 := t208
		if t207 {
			t210 = t209
		}
		t211 := math.Float64bits(t210)
		t212 := t211 & uint64(0x7fffffffffffffff)
		t213 := uint64(0x4086400000000000) < t212
		t214 := t212
		if t213 {
			t214 = uint64(0x4086400000000000)
		}
		t215 := math.Float64frombits(t214)
		t216 := float64(t215 * float64(0x1.71547652b82fep+06))
		t217 := float64(t216 + float64(0x1.8p+52))
		t218 := math.Float64bits(t217)
		t219 := t218 - uint64(0x4338000000000000)
		t220 := float64(t217 - float64(0x1.8p+52))
		t221 := float64(t220 * float64(0x1.62e42fefap-07))
		t222 := float64(t215 - t221)
		t223 := float64(t220 * float64(0x1.cf79abc9e3b3ap-46))
		t224 := uint64(int64(t219) >> 6)
		t225 := int64(1000) < int64(t224)
		t226 := t224
		if t225 {
			t226 = uint64(0x3e8)
		}
		t227 := t224 - t226
		t228 := t227 + uint64(0x3ff)
		t229 := t228 << 52
		t230 := math.Float64frombits(t229)
		t231 := uint64(0x0) - t219
		t232 := t226 - uint64(0x1)
		t233 := t219 & uint64(0x3f)
		t234 := table64x4[t233&63]
		t235 := math.Float64frombits(t234)
		t236 := table64x5[t233&63]
		t237 := math.Float64frombits(t236)
		t238 := t232 + uint64(0x3ff)
		t239 := t238 << 52
		t240 := math.Float64frombits(t239)
		t241 := float64(t235 * t240)
		t242 := float64(t237 * t240)
		t243 := uint64(int64(t231) >> 6)
		t244 := int64(t243) < int64(-1000)
		t245 := t243
		if t244 {
			t245 = uint64(0xfffffffffffffc18)
		}
		t246 := t245 - uint64(0x1)
		t247 := t231 & uint64(0x3f)
		t248 := table64x4[t247&63]
		t249 := math.Float64frombits(t248)
		t250 := table64x5[t247&63]
		t251 := math.Float64frombits(t250)
		t252 := t246 + uint64(0x3ff)
		t253 := t252 << 52
		t254 := math.Float64frombits(t253)
		t255 := float64(t249 * t254)
		t256 := float64(t251 * t254)
		t257 := math.Float64bits(t255)
		t258 := t257 ^ uint64(0x8000000000000000)
		t259 := math.Float64frombits(t258)
		t260 := float64(t241 + t259)
		t261 := float64(t260 - t241)
		t262 := float64(t259 - t261)
		t263 := float64(t242 - t256)
		t264 := float64(t262 + t263)
		t265 := float64(t241 + t255)
		t266 := float64(t265 - t241)
		t267 := float64(t255 - t266)
		t268 := float64(t242 + t256)
		t269 := float64(t267 + t268)
		t270 := float64(t222 - t223)
		t271 := float64(t270 * t270)
		t272 := float64(float64(0x1.6c16c16c16c17p-10) * t271)
		t273 := float64(t272 + float64(0x1.5555555555555p-05))
		t274 := float64(t273 * t271)
		t275 := float64(t274 + float64(0x1p-01))
		t276 := float64(t271 * t275)
		t277 := float64(t271 * t270)
		t278 := float64(float64(0x1.a01a01a01a01ap-13) * t271)
		t279 := float64(t278 + float64(0x1.1111111111111p-07))
		t280 := float64(t279 * t271)
		t281 := float64(t280 + float64(0x1.5555555555555p-03))
		t282 := float64(t277 * t281)
		t283 := float64(t282 - t223)
		t284 := float64(t260 + t222)
		t285 := float64(t284 - t260)
		t286 := float64(t222 - t285)
		t287 := float64(t260 * t276)
		t288 := float64(t283 + t287)
		t289 := float64(t264 + t288)
		t290 := float64(t286 + t289)
		t291 := float64(t265 - float64(0x1p+00))
		t292 := float64(t291 + t269)
		t293 := float64(t222 + t283)
		t294 := float64(t292 * t293)
		t295 := float64(t290 + t294)
		t296 := float64(t284 + t295)
		t297 := float64(t296 * t230)
		t298 := float64(t265 * t276)
		t299 := float64(t260 * t293)
		t300 := float64(t298 + t299)
		t301 := float64(t269 + t300)
		t302 := float64(t265 + t301)
		t303 := float64(t302 * t230)
		t304 := float64(0x1p+00)
		if t207 {
			t304 = float64(0x1.425982cf597cdp+92)
		}
		t305 := math.Float64bits(t297)
		t306 := t205 & uint64(0x8000000000000000)
		t307 := t305 | t306
		t308 := math.Float64frombits(t307)
		t309 := uint64(0x7ff0000000000000) < t206
		t310 := t308
		if t309 {
			t310 = math.Float64frombits(0x7ff8000000000000)
		}
		t311 := t303
		if t309 {
			t311 = math.Float64frombits(0x7ff8000000000000)
		}
		t312 := float64(t311 * t204)
		t313 := float64(t312 * t304)
		t314 := float64(t310 * t203)
		t315 := float64(t314 * t304)
		t316 := !t202
		t317 := t206 == uint64(0x7ff0000000000000)
		t318 := t317 && t316
		t319 := t313
		if t318 {
			t319 = math.Float64frombits(0x7ff0000000000000)
		}
		t320 := math.Float64frombits(t306)
		t321 := t320
		if t309 {
			t321 = float64(0x0p+00)
		}
		t322 := uint64(0x7ff0000000000000) < t13
		t323 := t12 & uint64(0x8000000000000000)
		t324 := math.Float64frombits(t323)
		t325 := t324
		if t322 {
			t325 = float64(0x0p+00)
		}
		t326 := math.Float64bits(t325)
		t327 := t326 & uint64(0x8000000000000000)
		t328 := uint64(0x3ff0000000000000) | t327
		t329 := math.Float64frombits(t328)
		t330 := float64(t321 * t329)
		t331 := t13 == uint64(0x0)
		t332 := t206 == uint64(0x0)
		t333 := t332 && t316
		t334 := t331 || t333
		t335 := t315
		if t334 {
			t335 = t330
		}
		t336 := math.Float64bits(t319)
		t337 := t336 & uint64(0x7fffffffffffffff)
		t338 := uint64(0x7ff0000000000000) < t337
		t339 := t319
		if t338 {
			t339 = math.Float64frombits(0x7ff8000000000000)
		}
		t340 := math.Float64bits(t335)
		t341 := t340 & uint64(0x7fffffffffffffff)
		t342 := uint64(0x7ff0000000000000) < t341
		t343 := t335
		if t342 {
			t343 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t339, t343)
	}
}

// tanhComplex128 is elementary's definition, element by element.
func tanhComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x4076200000000000) < t2
		t4 := t2
		if t3 {
			t4 = uint64(0x4076200000000000)
		}
		t5 := math.Float64frombits(t4)
		t6 := math.Float64bits(t5)
		t7 := t6 & uint64(0x7fffffffffffffff)
		t8 := uint64(0x4086400000000000) < t7
		t9 := t7
		if t8 {
			t9 = uint64(0x4086400000000000)
		}
		t10 := math.Float64frombits(t9)
		t11 := float64(t10 * float64(0x1.71547652b82fep+06))
		t12 := float64(t11 + float64(0x1.8p+52))
		t13 := math.Float64bits(t12)
		t14 := t13 - uint64(0x4338000000000000)
		t15 := float64(t12 - float64(0x1.8p+52))
		t16 := float64(t15 * float64(0x1.62e42fefap-07))
		t17 := float64(t10 - t16)
		t18 := float64(t15 * float64(0x1.cf79abc9e3b3ap-46))
		t19 := uint64(int64(t14) >> 6)
		t20 := int64(1000) < int64(t19)
		t21 := t19
		if t20 {
			t21 = uint64(0x3e8)
		}
		t26 := uint64(0x0) - t14
		t27 := t21 - uint64(0x1)
		t28 := t14 & uint64(0x3f)
		t29 := table64x4[t28&63]
		t30 := math.Float64frombits(t29)
		t31 := table64x5[t28&63]
		t32 := math.Float64frombits(t31)
		t33 := t27 + uint64(0x3ff)
		t34 := t33 << 52
		t35 := math.Float64frombits(t34)
		t36 := float64(t30 * t35)
		t37 := float64(t32 * t35)
		t38 := uint64(int64(t26) >> 6)
		t39 := int64(t38) < int64(-1000)
		t40 := t38
		if t39 {
			t40 = uint64(0xfffffffffffffc18)
		}
		t41 := t40 - uint64(0x1)
		t42 := t26 & uint64(0x3f)
		t43 := table64x4[t42&63]
		t44 := math.Float64frombits(t43)
		t45 := table64x5[t42&63]
		t46 := math.Float64frombits(t45)
		t47 := t41 + uint64(0x3ff)
		t48 := t47 << 52
		t49 := math.Float64frombits(t48)
		t50 := float64(t44 * t49)
		t51 := float64(t46 * t49)
		t52 := math.Float64bits(t50)
		t53 := t52 ^ uint64(0x8000000000000000)
		t54 := math.Float64frombits(t53)
		t55 := float64(t36 + t54)
		t56 := float64(t55 - t36)
		t57 := float64(t54 - t56)
		t58 := float64(t37 - t51)
		t59 := float64(t57 + t58)
		t60 := float64(t36 + t50)
		t61 := float64(t60 - t36)
		t62 := float64(t50 - t61)
		t63 := float64(t37 + t51)
		t64 := float64(t62 + t63)
		t65 := float64(t17 - t18)
		t66 := float64(t65 * t65)
		t67 := float64(float64(0x1.6c16c16c16c17p-10) * t66)
		t68 := float64(t67 + float64(0x1.5555555555555p-05))
		t69 := float64(t68 * t66)
		t70 := float64(t69 + float64(0x1p-01))
		t71 := float64(t66 * t70)
		t72 := float64(t66 * t65)
		t73 := float64(float64(0x1.a01a01a01a01ap-13) * t66)
		t74 := float64(t73 + float64(0x1.1111111111111p-07))
		t75 := float64(t74 * t66)
		t76 := float64(t75 + float64(0x1.5555555555555p-03))
		t77 := float64(t72 * t76)
		t78 := float64(t77 - t18)
		t79 := float64(t55 + t17)
		t80 := float64(t79 - t55)
		t81 := float64(t17 - t80)
		t82 := float64(t55 * t71)
		t83 := float64(t78 + t82)
		t84 := float64(t59 + t83)
		t85 := float64(t81 + t84)
		t86 := float64(t60 - float64(0x1p+00))
		t87 := float64(t86 + t64)
		t88 := float64(t17 + t78)
		t89 := float64(t87 * t88)
		t90 := float64(t85 + t89)
		t91 := float64(t60 * t71)
		t92 := float64(t55 * t88)
		t93 := float64(t91 + t92)
		t94 := float64(t64 + t93)
		t95 := float64(x1 * float64(0x1.45f306dc9c883p-01))
		t96 := float64(t95 + float64(0x1.8p+52))
		t97 := float64(t96 - float64(0x1.8p+52))
		t98 := float64(t97 * float64(0x1.921fb5444p+00))
		t99 := float64(x1 - t98)
		t100 := float64(t97 * float64(-0x1.68c234c4cp-39))
		t101 := float64(t99 + t100)
		t102 := float64(t101 - t99)
		t103 := float64(t100 - t102)
		t104 := float64(t97 * float64(0x1.98a2e03707345p-77))
		t105 := float64(t103 - t104)
		t106 := math.Float64bits(x1)
		t107 := t106 & uint64(0x7fffffffffffffff)
		t108 := uint64(0x40f9000000000000) < t107
		t212, t213, t214 := t101, t105, t96
		if t108 {
			t109 := t107 & uint64(0xfffffffffffff)
			t110 := t109 | uint64(0x10000000000000)
			t111 := t107 >> 52
			t112 := t111 - uint64(0x3f5)
			t113 := t112 >> 6
			t114 := t112 & uint64(0x3f)
			t115 := t113 + uint64(0x0)
			t116 := t115 & uint64(0x1f)
			t117 := table64x10[t116&31]
			t118 := t113 + uint64(0x1)
			t119 := t118 & uint64(0x1f)
			t120 := table64x10[t119&31]
			t121 := t113 + uint64(0x2)
			t122 := t121 & uint64(0x1f)
			t123 := table64x10[t122&31]
			t124 := t113 + uint64(0x3)
			t125 := t124 & uint64(0x1f)
			t126 := table64x10[t125&31]
			t127 := t120 >> 1
			t128 := uint64(0x3f) - t114
			t129 := t127 >> (t128 & 63)
			t130 := t117 << (t114 & 63)
			t131 := t130 | t129
			t132 := t123 >> 1
			t133 := t132 >> (t128 & 63)
			t134 := t120 << (t114 & 63)
			t135 := t134 | t133
			t136 := t126 >> 1
			t137 := t136 >> (t128 & 63)
			t138 := t123 << (t114 & 63)
			t139 := t138 | t137
			t140 := t110 * t135
			t141 := mulHigh64(t110, t139)
			t142 := t140 + t141
			t143 := t110 * t131
			t144 := mulHigh64(t110, t135)
			t145 := t143 + t144
			t146 := t142 < t140
			t147 := t145 + uint64(0x1)
			t148 := t145
			if t146 {
				t148 = t147
			}
			t149 := t148 + uint64(0x2000000000000000)
			t150 := t149 >> 62
			t151 := t148 << 2
			t152 := t142 >> 62
			t153 := t151 | t152
			t154 := t142 << 2
			t155 := uint64(int64(t153) >> 63)
			t156 := t153 ^ t155
			t157 := t154 ^ t155
			t158 := t156 >> 11
			t159 := t156 & uint64(0x7ff)
			t160 := t159 << 42
			t161 := t157 >> 22
			t162 := t160 | t161
			t163 := t157 & uint64(0x3fffff)
			t164 := float64(int64(t158))
			t165 := float64(t164 * float64(0x1p-53))
			t166 := float64(int64(t162))
			t167 := float64(t166 * float64(0x1p-106))
			t168 := float64(t165 + t167)
			t169 := float64(t168 - t165)
			t170 := float64(t167 - t169)
			t171 := float64(int64(t163))
			t172 := float64(t171 * float64(0x1p-128))
			t173 := float64(t170 + t172)
			t174 := float64(t168 * float64(0x1.921fb54442d18p+00))
			t175 := math.Float64bits(t168)
			t176 := t175 & uint64(0xfffffffff8000000)
			t177 := math.Float64frombits(t176)
			t178 := float64(t168 - t177)
			t179 := float64(t177 * float64(0x1.921fb5p+00))
			t180 := float64(t174 - t179)
			t181 := float64(t177 * float64(0x1.110b46p-26))
			t182 := float64(t180 - t181)
			t183 := float64(t178 * float64(0x1.921fb5p+00))
			t184 := float64(t182 - t183)
			t185 := float64(t178 * float64(0x1.110b46p-26))
			t186 := float64(t184 - t185)
			t187 := math.Float64bits(t186)
			t188 := t187 ^ uint64(0x8000000000000000)
			t189 := math.Float64frombits(t188)
			t190 := float64(t168 * float64(0x1.1a62633145c07p-54))
			t191 := float64(t173 * float64(0x1.921fb54442d18p+00))
			t192 := float64(t190 + t191)
			t193 := float64(t189 + t192)
			t194 := float64(t174 + t193)
			t195 := float64(t194 - t174)
			t196 := float64(t193 - t195)
			t197 := t106 & uint64(0x8000000000000000)
			t198 := uint64(int64(t106) >> 63)
			t199 := t150 ^ t198
			t200 := t199 - t198
			t201 := t200 & uint64(0x3)
			t202 := t155 & uint64(0x8000000000000000)
			t203 := t197 ^ t202
			t204 := math.Float64bits(t194)
			t205 := t204 ^ t203
			t206 := math.Float64frombits(t205)
			t207 := math.Float64bits(t196)
			t208 := t207 ^ t203
			t209 := math.Float64frombits(t208)
			t210 := uint64(0x4338000000000000) | t201
			t211 := math.Float64frombits(t210)
			t212, t213, t214 = t206, t209, t211
		}
		t215 := math.Float64bits(t214)
		t216 := t215 & uint64(0x1)
		t217 := t216 == uint64(0x0)
		t218 := !t217
		t219 := float64(t212 * t212)
		t220 := float64(0x1.5d8fc9dd6cd57p-33)
		if t218 {
			t220 = float64(-0x1.8fa49194aecacp-37)
		}
		t221 := float64(t220 * t219)
		t222 := float64(-0x1.ae5e5a7730305p-26)
		if t218 {
			t222 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t223 := float64(t221 + t222)
		t224 := float64(t223 * t219)
		t225 := float64(0x1.71de3567b2621p-19)
		if t218 {
			t225 = float64(-0x1.27e4f7eaad685p-22)
		}
		t226 := float64(t224 + t225)
		t227 := float64(t226 * t219)
		t228 := float64(-0x1.a01a019bfdc9bp-13)
		if t218 {
			t228 = float64(0x1.a01a019c842f7p-16)
		}
		t229 := float64(t227 + t228)
		t230 := float64(t229 * t219)
		t231 := float64(0x1.111111110f7cfp-07)
		if t218 {
			t231 = float64(-0x1.6c16c16c14f9p-10)
		}
		t232 := float64(t230 + t231)
		t233 := float64(t232 * t219)
		t234 := float64(-0x1.5555555555548p-03)
		if t218 {
			t234 = float64(0x1.555555555554bp-05)
		}
		t235 := float64(t233 + t234)
		t236 := t212
		if t218 {
			t236 = t219
		}
		t237 := float64(t236 * t219)
		t238 := float64(t237 * t235)
		t239 := float64(t219 * float64(0x1p-01))
		t240 := float64(float64(0x1p+00) - t239)
		t241 := float64(float64(0x1p+00) - t240)
		t242 := float64(t241 - t239)
		t243 := float64(t212 * t213)
		t244 := float64(t242 - t243)
		t245 := float64(t213 * t239)
		t246 := float64(t213 - t245)
		t247 := t215 & uint64(0x2)
		t248 := t247 << 62
		t249 := t212
		if t218 {
			t249 = t240
		}
		t250 := math.Float64bits(t249)
		t251 := t250 ^ t248
		t252 := math.Float64frombits(t251)
		t253 := t246
		if t218 {
			t253 = t244
		}
		t254 := float64(t238 + t253)
		t255 := math.Float64bits(t254)
		t256 := t255 ^ t248
		t257 := math.Float64frombits(t256)
		t258 := t215 + uint64(0x1)
		t259 := t258 & uint64(0x1)
		t260 := t259 == uint64(0x0)
		t261 := !t260
		t262 := float64(0x1.5d8fc9dd6cd57p-33)
		if t261 {
			t262 = float64(-0x1.8fa49194aecacp-37)
		}
		t263 := float64(t262 * t219)
		t264 := float64(-0x1.ae5e5a7730305p-26)
		if t261 {
			t264 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t265 := float64(t263 + t264)
		t266 := float64(t265 * t219)
		t267 := float64(0x1.71de3567b2621p-19)
		if t261 {
			t267 = float64(-0x1.27e4f7eaad685p-22)
		}
		t268 := float64(t266 + t267)
		t269 := float64(t268 * t219)
		t270 := float64(-0x1.a01a019bfdc9bp-13)
		if t261 {
			t270 = float64(0x1.a01a019c842f7p-16)
		}
		t271 := float64(t269 + t270)
		t272 := float64(t271 * t219)
		t273 := float64(0x1.111111110f7cfp-07)
		if t261 {
			t273 = float64(-0x1.6c16c16c14f9p-10)
		}
		t274 := float64(t272 + t273)
		t275 := float64(t274 * t219)
		t276 := float64(-0x1.5555555555548p-03)
		if t261 {
			t276 = float64(0x1.555555555554bp-05)
		}
		t277 := float64(t275 + t276)
		t278 := t212
		if t261 {
			t278 = t219
		}
		t279 := float64(t278 * t219)
		t280 := float64(t279 * t277)
		t281 := t258 & uint64(0x2)
		t282 := t281 << 62
		t283 := t212
		if t261 {
			t283 = t240
		}
		t284 := math.Float64bits(t283)
		t285 := t284 ^ t282
		t286 := math.Float64frombits(t285)
		t287 := t246
		if t261 {
			t287 = t244
		}
		t288 := float64(t280 + t287)
		t289 := math.Float64bits(t288)
		t290 := t289 ^ t282
		t291 := math.Float64frombits(t290)
		t292 := t107 < uint64(0x7ff0000000000000)
		t293 := math.Float64frombits(0x7ff8000000000000)
		if t292 {
			t293 = t252
		}
		t294 := math.Float64frombits(0x7ff8000000000000)
		if t292 {
			t294 = t286
		}
		t295 := math.Float64bits(t293)
		t296 := t295 & uint64(0xfffffffff8000000)
		t297 := math.Float64frombits(t296)
		t298 := float64(t293 - t297)
		t299 := math.Float64bits(t294)
		t300 := t299 & uint64(0xfffffffff8000000)
		t301 := math.Float64frombits(t300)
		t302 := float64(t294 - t301)
		t303 := float64(t298 + t257)
		t304 := float64(t302 + t291)
		t305 := float64(t297 * t304)
		t306 := float64(t301 + t304)
		t307 := float64(t303 * t306)
		t308 := float64(t305 + t307)
		t309 := float64(t297 * t301)
		t310 := float64(t309 + t308)
		t311 := float64(t310 - t309)
		t312 := float64(t308 - t311)
		t313 := math.Float64bits(t79)
		t314 := t313 & uint64(0xfffffffff8000000)
		t315 := math.Float64frombits(t314)
		t316 := float64(t79 - t315)
		t317 := float64(t316 + t90)
		t318 := float64(t315 * t317)
		t319 := float64(t315 + t317)
		t320 := float64(t317 * t319)
		t321 := float64(t318 + t320)
		t322 := float64(t315 * t315)
		t323 := float64(t322 + t321)
		t324 := float64(t323 - t322)
		t325 := float64(t321 - t324)
		t326 := float64(t301 * t304)
		t327 := float64(t304 * t306)
		t328 := float64(t326 + t327)
		t329 := float64(t301 * t301)
		t330 := float64(t329 + t328)
		t331 := float64(t330 - t329)
		t332 := float64(t328 - t331)
		t333 := float64(t323 + t330)
		t334 := float64(t333 - t323)
		t335 := float64(t333 - t334)
		t336 := float64(t323 - t335)
		t337 := float64(t330 - t334)
		t338 := float64(t336 + t337)
		t339 := float64(t325 + t332)
		t340 := float64(t338 + t339)
		t341 := float64(t333 + t340)
		t342 := float64(t341 - t333)
		t343 := float64(t340 - t342)
		t344 := math.Float64bits(t60)
		t345 := t344 & uint64(0xfffffffff8000000)
		t346 := math.Float64frombits(t345)
		t347 := float64(t60 - t346)
		t348 := float64(t347 + t94)
		t349 := float64(t315 * t348)
		t350 := float64(t346 + t348)
		t351 := float64(t317 * t350)
		t352 := float64(t349 + t351)
		t353 := float64(t315 * t346)
		t354 := float64(t353 + t352)
		t355 := float64(t354 - t353)
		t356 := float64(t352 - t355)
		t357 := float64(float64(0x1p+00) / t341)
		t358 := float64(t354 * t357)
		t359 := math.Float64bits(t358)
		t360 := t359 & uint64(0xfffffffff8000000)
		t361 := math.Float64frombits(t360)
		t362 := math.Float64bits(t341)
		t363 := t362 & uint64(0xfffffffff8000000)
		t364 := math.Float64frombits(t363)
		t365 := float64(t341 - t364)
		t366 := float64(t361 * t364)
		t367 := float64(t354 - t366)
		t368 := float64(t365 + t343)
		t369 := float64(t361 * t368)
		t370 := float64(t356 - t369)
		t371 := float64(t367 + t370)
		t372 := float64(t371 * t357)
		t373 := float64(t361 + t372)
		t374 := float64(t310 * t357)
		t375 := math.Float64bits(t374)
		t376 := t375 & uint64(0xfffffffff8000000)
		t377 := math.Float64frombits(t376)
		t378 := float64(t377 * t364)
		t379 := float64(t310 - t378)
		t380 := float64(t377 * t368)
		t381 := float64(t312 - t380)
		t382 := float64(t379 + t381)
		t383 := float64(t382 * t357)
		t384 := float64(t377 + t383)
		t385 := t2 == uint64(0x7ff0000000000000)
		t386 := t3 && t292
		t387 := t385 || t386
		t388 := t373
		if t387 {
			t388 = float64(0x1p+00)
		}
		t389 := x1
		if t292 {
			t389 = t310
		}
		t390 := math.Float64bits(t389)
		t391 := t390 & uint64(0x7fffffffffffffff)
		t392 := uint64(0x7ff0000000000000) < t391
		t393 := t390 & uint64(0x8000000000000000)
		t394 := math.Float64frombits(t393)
		t395 := t394
		if t392 {
			t395 = float64(0x0p+00)
		}
		t396 := t384
		if t387 {
			t396 = t395
		}
		t397 := t2 == uint64(0x0)
		t398 := !t292
		t399 := t397 && t398
		t400 := t388
		if t399 {
			t400 = float64(0x0p+00)
		}
		t401 := math.Float64bits(t400)
		t402 := t1 & uint64(0x8000000000000000)
		t403 := t401 | t402
		t404 := math.Float64frombits(t403)
		t405 := t401 & uint64(0x7fffffffffffffff)
		t406 := uint64(0x7ff0000000000000) < t405
		t407 := t404
		if t406 {
			t407 = math.Float64frombits(0x7ff8000000000000)
		}
		t408 := uint64(0x7ff0000000000000) < t2
		t409 := t407
		if t408 {
			t409 = math.Float64frombits(0x7ff8000000000000)
		}
		t410 := t396
		if t408 {
			t410 = math.Float64frombits(0x7ff8000000000000)
		}
		t411 := t107 == uint64(0x0)
		t412 := t410
		if t411 {
			t412 = x1
		}
		t413 := math.Float64bits(t409)
		t414 := t413 & uint64(0x7fffffffffffffff)
		t415 := uint64(0x7ff0000000000000) < t414
		t416 := t409
		if t415 {
			t416 = math.Float64frombits(0x7ff8000000000000)
		}
		t417 := math.Float64bits(t412)
		t418 := t417 & uint64(0x7fffffffffffffff)
		t419 := uint64(0x7ff0000000000000) < t418
		t420 := t412
		if t419 {
			t420 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t416, t420)
	}
}

// asinhComplex128 is elementary's definition, element by element.
func asinhComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x1)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x7ff0000000000000) < t2
		t4 := t1 ^ uint64(0x8000000000000000)
		t5 := math.Float64frombits(t4)
		t6 := t5
		if t3 {
			t6 = x1
		}
		t7 := math.Float64bits(t6)
		t8 := t7 & uint64(0x7fffffffffffffff)
		t9 := uint64(0x6570000000000000) < t8
		t10 := math.Float64bits(x0)
		t11 := t10 & uint64(0x7fffffffffffffff)
		t12 := uint64(0x6570000000000000) < t11
		t13 := t9 || t12
		t14 := float64(0x1p+00)
		if t13 {
			t14 = float64(0x1p-500)
		}
		t15 := float64(t6 * t14)
		t16 := float64(x0 * t14)
		t17 := float64(0x0p+00)
		if t13 {
			t17 = float64(0x1.5a92d6d005c94p+08)
		}
		t18 := float64(float64(0x1p+00) - t15)
		t19 := math.Float64bits(t16)
		t20 := t19 & uint64(0x7fffffffffffffff)
		t21 := uint64(0x7ff0000000000000) < t20
		t22 := t19 ^ uint64(0x8000000000000000)
		t23 := math.Float64frombits(t22)
		t24 := t23
		if t21 {
			t24 = t16
		}
		t25 := math.Float64bits(t18)
		t26 := t25 & uint64(0x7fffffffffffffff)
		t27 := math.Float64bits(t24)
		t28 := t27 & uint64(0x7fffffffffffffff)
		t29 := t26 < uint64(0x7b0000000000000)
		t30 := t28 < uint64(0x7b0000000000000)
		t31 := t29 && t30
		t32 := float64(0x1p+00)
		if t31 {
			t32 = float64(0x1p+100)
		}
		t33 := math.Float64frombits(t26)
		t34 := float64(t33 * t32)
		t35 := math.Float64frombits(t28)
		t36 := float64(t35 * t32)
		t37 := math.Float64bits(t34)
		t38 := math.Float64bits(t36)
		t39 := t37 < t38
		t40 := t37
		if t39 {
			t40 = t38
		}
		t41 := t40 >> 52
		t42 := t41 - uint64(0x3ff)
		t43 := uint64(int64(t42) >> 1)
		t44 := t43 + t43
		t45 := uint64(0x0) - t44
		t46 := t45 + uint64(0x3ff)
		t47 := t46 << 52
		t48 := math.Float64frombits(t47)
		t49 := float64(t34 * t48)
		t50 := float64(t36 * t48)
		t51 := float64(t49 * t49)
		t52 := float64(t50 * t50)
		t53 := float64(t51 + t52)
		t54 := math.Sqrt(t53)
		t55 := float64(t49 + t54)
		t56 := float64(t55 * float64(0x1p-01))
		t57 := math.Sqrt(t56)
		t58 := t43 + uint64(0x3ff)
		t59 := t58 << 52
		t60 := math.Float64frombits(t59)
		t61 := float64(t57 * t60)
		t62 := float64(0x1p+00)
		if t31 {
			t62 = float64(0x1p-50)
		}
		t63 := float64(t61 * t62)
		t64 := float64(t63 + t63)
		t65 := float64(t35 / t64)
		t66 := t26 | t28
		t67 := t66 == uint64(0x0)
		t68 := t63
		if t67 {
			t68 = float64(0x0p+00)
		}
		t69 := t65
		if t67 {
			t69 = float64(0x0p+00)
		}
		t70 := int64(t25) < int64(0)
		t71 := t68
		if t70 {
			t71 = t69
		}
		t72 := t69
		if t70 {
			t72 = t68
		}
		t73 := math.Float64bits(t72)
		t74 := t27 & uint64(0x8000000000000000)
		t75 := t73 | t74
		t76 := math.Float64frombits(t75)
		t77 := float64(float64(0x1p+00) + t15)
		t78 := math.Float64bits(t77)
		t79 := t78 & uint64(0x7fffffffffffffff)
		t80 := t79 < uint64(0x7b0000000000000)
		t81 := t20 < uint64(0x7b0000000000000)
		t82 := t80 && t81
		t83 := float64(0x1p+00)
		if t82 {
			t83 = float64(0x1p+100)
		}
		t84 := math.Float64frombits(t79)
		t85 := float64(t84 * t83)
		t86 := math.Float64frombits(t20)
		t87 := float64(t86 * t83)
		t88 := math.Float64bits(t85)
		t89 := math.Float64bits(t87)
		t90 := t88 < t89
		t91 := t88
		if t90 {
			t91 = t89
		}
		t92 := t91 >> 52
		t93 := t92 - uint64(0x3ff)
		t94 := uint64(int64(t93) >> 1)
		t95 := t94 + t94
		t96 := uint64(0x0) - t95
		t97 := t96 + uint64(0x3ff)
		t98 := t97 << 52
		t99 := math.Float64frombits(t98)
		t100 := float64(t85 * t99)
		t101 := float64(t87 * t99)
		t102 := float64(t100 * t100)
		t103 := float64(t101 * t101)
		t104 := float64(t102 + t103)
		t105 := math.Sqrt(t104)
		t106 := float64(t100 + t105)
		t107 := float64(t106 * float64(0x1p-01))
		t108 := math.Sqrt(t107)
		t109 := t94 + uint64(0x3ff)
		t110 := t109 << 52
		t111 := math.Float64frombits(t110)
		t112 := float64(t108 * t111)
		t113 := float64(0x1p+00)
		if t82 {
			t113 = float64(0x1p-50)
		}
		t114 := float64(t112 * t113)
		t115 := float64(t114 + t114)
		t116 := float64(t86 / t115)
		t117 := t79 | t20
		t118 := t117 == uint64(0x0)
		t119 := t114
		if t118 {
			t119 = float64(0x0p+00)
		}
		t120 := t116
		if t118 {
			t120 = float64(0x0p+00)
		}
		t121 := int64(t78) < int64(0)
		t122 := t119
		if t121 {
			t122 = t120
		}
		t123 := t120
		if t121 {
			t123 = t119
		}
		t124 := math.Float64bits(t123)
		t125 := t19 & uint64(0x8000000000000000)
		t126 := t124 | t125
		t127 := math.Float64frombits(t126)
		t128 := float64(t71 * t122)
		t129 := float64(t76 * t127)
		t130 := float64(t128 - t129)
		t131 := float64(t71 * t127)
		t132 := float64(t76 * t122)
		t133 := float64(t131 - t132)
		t134 := t11 == uint64(0x7ff0000000000000)
		t135 := t2 == uint64(0x7ff0000000000000)
		t136 := t134 || t135
		t137 := math.Float64frombits(t11)
		t138 := t130
		if t136 {
			t138 = t137
		}
		t139 := math.Float64bits(t15)
		t140 := t139 & uint64(0x7fffffffffffffff)
		t141 := uint64(0x7ff0000000000000) < t140
		t142 := t139 ^ uint64(0x8000000000000000)
		t143 := math.Float64frombits(t142)
		t144 := t143
		if t141 {
			t144 = t15
		}
		t145 := t144
		if t136 {
			t145 = x1
		}
		t146 := math.Float64bits(t145)
		t147 := t146 & uint64(0x7fffffffffffffff)
		t148 := math.Float64bits(t138)
		t149 := t148 & uint64(0x7fffffffffffffff)
		t150 := t149 < t147
		t151 := t147
		if t150 {
			t151 = t149
		}
		t152 := t149
		if t150 {
			t152 = t147
		}
		t153 := t152 == uint64(0x7ff0000000000000)
		t154 := t151 == uint64(0x7ff0000000000000)
		t155 := uint64(0x0)
		if t154 {
			t155 = uint64(0x3ff0000000000000)
		}
		t156 := t151
		if t153 {
			t156 = t155
		}
		t157 := t152 == uint64(0x0)
		t158 := t153 || t157
		t159 := t152
		if t158 {
			t159 = uint64(0x3ff0000000000000)
		}
		t160 := uint64(0x7830000000000000) < t159
		t161 := t159 < uint64(0x7b0000000000000)
		t162 := float64(0x1p+00)
		if t161 {
			t162 = float64(0x1p+200)
		}
		t163 := t162
		if t160 {
			t163 = float64(0x1p-200)
		}
		t164 := math.Float64frombits(t156)
		t165 := float64(t164 * t163)
		t166 := math.Float64frombits(t159)
		t167 := float64(t166 * t163)
		t168 := t148 & uint64(0x8000000000000000)
		t169 := math.Float64bits(t167)
		t170 := uint64(0x7fde666666666666) - t169
		t171 := math.Float64frombits(t170)
		t172 := float64(t167 * t171)
		t173 := float64(float64(0x1p+01) - t172)
		t174 := float64(t171 * t173)
		t175 := float64(t165 * t174)
		t176 := math.Float64bits(t175)
		t177 := t176 < uint64(0x3fa70a3d70a3d70a)
		t178 := t175
		if t177 {
			t178 = float64(0x0p+00)
		}
		t179 := float64(t178 + float64(0x1.8p+48))
		t180 := math.Float64bits(t179)
		t181 := t180 - uint64(0x42f8000000000000)
		t182 := uint64(0x20) - t181
		t183 := t181
		if t150 {
			t183 = t182
		}
		t184 := t168 == uint64(0x0)
		t185 := uint64(0x40) - t183
		t186 := t185
		if t184 {
			t186 = t183
		}
		t187 := t186 & uint64(0x3f)
		t188 := t186 == uint64(0x40)
		t189 := float64(t179 - float64(0x1.8p+48))
		t190 := uint64(0x0)
		if t150 {
			t190 = uint64(0x8000000000000000)
		}
		t191 := t168 ^ t190
		t192 := table64x11[t187&63]
		t193 := math.Float64frombits(t192)
		t194 := t193
		if t188 {
			t194 = float64(0x1.921fb54442d18p+01)
		}
		t195 := table64x12[t187&63]
		t196 := math.Float64frombits(t195)
		t197 := t196
		if t188 {
			t197 = float64(0x1.1a62633145c07p-53)
		}
		t198 := t169 & uint64(0xfffffffff8000000)
		t199 := math.Float64frombits(t198)
		t200 := float64(t167 - t199)
		t201 := float64(t189 * t199)
		t202 := float64(t165 - t201)
		t203 := float64(t189 * t200)
		t204 := float64(t202 - t203)
		t205 := float64(t189 * t165)
		t206 := float64(t167 + t205)
		t207 := float64(t204 / t206)
		t208 := math.Float64bits(t207)
		t209 := t208 ^ t191
		t210 := math.Float64frombits(t209)
		t211 := float64(t194 + t210)
		t212 := float64(t211 - t194)
		t213 := float64(t210 - t212)
		t214 := float64(t210 * t210)
		t215 := float64(t210 * t214)
		t216 := float64(float64(-0x1.728dfe9783b6p-04) * t214)
		t217 := float64(t216 + float64(0x1.c71b8305c3ebdp-04))
		t218 := float64(t217 * t214)
		t219 := float64(t218 + float64(-0x1.2492490b6f9e8p-03))
		t220 := float64(t219 * t214)
		t221 := float64(t220 + float64(0x1.9999999997bf5p-03))
		t222 := float64(t221 * t214)
		t223 := float64(t222 + float64(-0x1.5555555555555p-02))
		t224 := float64(t215 * t223)
		t225 := float64(t197 + t224)
		t226 := float64(t213 + t225)
		t227 := float64(t211 + t226)
		t228 := t146 & uint64(0x8000000000000000)
		t229 := math.Float64bits(t227)
		t230 := t229 ^ t228
		t231 := math.Float64frombits(t230)
		t232 := uint64(0x7ff0000000000000) < t149
		t233 := uint64(0x7ff0000000000000) < t147
		t234 := t232 || t233
		t235 := t231
		if t234 {
			t235 = math.Float64frombits(0x7ff8000000000000)
		}
		t236 := math.Float64bits(t133)
		t237 := t236 & uint64(0x7fffffffffffffff)
		t238 := math.Float64frombits(t237)
		t239 := math.Float64bits(t238)
		t240 := t239 & uint64(0xfffffffff8000000)
		t241 := math.Float64frombits(t240)
		t242 := float64(t238 - t241)
		t243 := float64(t241 * t241)
		t244 := float64(t238 + t241)
		t245 := float64(t242 * t244)
		t246 := float64(float64(0x1p+00) + t243)
		t247 := float64(t246 - float64(0x1p+00))
		t248 := float64(t246 - t247)
		t249 := float64(float64(0x1p+00) - t248)
		t250 := float64(t243 - t247)
		t251 := float64(t249 + t250)
		t252 := float64(t251 + t245)
		t253 := float64(t246 + t252)
		t254 := float64(t253 - t246)
		t255 := float64(t252 - t254)
		t256 := math.Sqrt(t253)
		t257 := math.Float64bits(t256)
		t258 := t257 & uint64(0xfffffffff8000000)
		t259 := math.Float64frombits(t258)
		t260 := float64(t256 - t259)
		t261 := float64(t259 * t259)
		t262 := float64(t253 - t261)
		t263 := float64(t259 + t259)
		t264 := float64(t263 * t260)
		t265 := float64(t262 - t264)
		t266 := float64(t260 * t260)
		t267 := float64(t265 - t266)
		t268 := float64(t267 + t255)
		t269 := float64(t256 + t256)
		t270 := float64(t268 / t269)
		t271 := float64(t256 + t238)
		t272 := float64(t271 - t256)
		t273 := float64(t238 - t272)
		t274 := float64(t273 + t270)
		t275 := t239 < uint64(0x41b0000000000000)
		t276 := !t275
		t277 := t271
		if t276 {
			t277 = t238
		}
		t278 := t274
		if t276 {
			t278 = float64(0x0p+00)
		}
		t279 := math.Float64bits(t277)
		t280 := t279 - uint64(0x3fe6200000000000)
		t281 := uint64(int64(t280) >> 52)
		t282 := t280 >> 46
		t283 := t282 & uint64(0x3f)
		t284 := t280 & uint64(0xfff0000000000000)
		t285 := table64x6[t283&63]
		t286 := math.Float64frombits(t285)
		t287 := t279 - t284
		t288 := t287 + uint64(0x100000000)
		t289 := t288 & uint64(0xfffffffe00000000)
		t290 := math.Float64frombits(t289)
		t291 := float64(t290 * t286)
		t292 := float64(t291 - float64(0x1p+00))
		t293 := math.Float64frombits(t287)
		t294 := float64(t293 - t290)
		t295 := float64(t294 * t286)
		t296 := uint64(0x3ff0000000000000) - t284
		t297 := int64(t281) < int64(1000)
		t298 := uint64(0x0)
		if t297 {
			t298 = t296
		}
		t299 := math.Float64frombits(t298)
		t300 := float64(t278 * t299)
		t301 := float64(t300 * t286)
		t302 := float64(t295 + t301)
		t303 := float64(t302 - t295)
		t304 := float64(t301 - t303)
		t305 := uint64(0x0)
		if t276 {
			t305 = uint64(0x1)
		}
		t306 := t281 + t305
		t307 := float64(int64(t306))
		t308 := float64(t307 * float64(0x1.62e42fefa38p-01))
		t309 := table64x7[t283&63]
		t310 := math.Float64frombits(t309)
		t311 := float64(t308 + t310)
		t312 := float64(t307 * float64(0x1.ef35793c7673p-45))
		t313 := table64x8[t283&63]
		t314 := math.Float64frombits(t313)
		t315 := float64(t312 + t314)
		t316 := float64(t292 + t302)
		t317 := float64(t316 - t292)
		t318 := float64(t302 - t317)
		t319 := float64(t318 + t304)
		t320 := float64(t311 + t316)
		t321 := float64(t320 - t311)
		t322 := float64(t316 - t321)
		t323 := float64(t316 * t316)
		t324 := float64(float64(0x1.c72b3b51d5785p-04) * t316)
		t325 := float64(t324 + float64(-0x1.00067171b4b06p-03))
		t326 := float64(t325 * t316)
		t327 := float64(t326 + float64(0x1.2492490af0895p-03))
		t328 := float64(t327 * t316)
		t329 := float64(t328 + float64(-0x1.5555554557701p-03))
		t330 := float64(t329 * t316)
		t331 := float64(t330 + float64(0x1.9999999999bb7p-03))
		t332 := float64(t331 * t316)
		t333 := float64(t332 + float64(-0x1.000000000005ep-02))
		t334 := float64(t333 * t316)
		t335 := float64(t334 + float64(0x1.5555555555555p-02))
		t336 := float64(t335 * t316)
		t337 := float64(t336 + float64(-0x1p-01))
		t338 := float64(t323 * t337)
		t339 := float64(t315 + t338)
		t340 := float64(t319 + t339)
		t341 := float64(t322 + t340)
		t342 := float64(t320 + t341)
		t343 := t237 - uint64(0x3e30000000000000)
		t344 := t343 < uint64(0x41c0000000000000)
		t345 := t238
		if t344 {
			t345 = t342
		}
		t346 := math.Float64bits(t345)
		t347 := t236 & uint64(0x8000000000000000)
		t348 := t346 | t347
		t349 := math.Float64frombits(t348)
		t350 := uint64(0x7ff0000000000000) < t237
		t351 := t349
		if t350 {
			t351 = math.Float64frombits(0x7ff8000000000000)
		}
		t352 := math.Float64bits(t17)
		t353 := math.Float64bits(t351)
		t354 := t353 & uint64(0x8000000000000000)
		t355 := t352 | t354
		t356 := math.Float64frombits(t355)
		t357 := float64(t351 + t356)
		t358 := t11 < uint64(0x3e30000000000000)
		t359 := t2 < uint64(0x3e30000000000000)
		t360 := t358 && t359
		t361 := t357
		if t360 {
			t361 = x0
		}
		t362 := t235
		if t360 {
			t362 = x1
		}
		t363 := uint64(0x7ff0000000000000) < t11
		t364 := t363 || t3
		t365 := t361
		if t364 {
			t365 = math.Float64frombits(0x7ff8000000000000)
		}
		t366 := t362
		if t364 {
			t366 = math.Float64frombits(0x7ff8000000000000)
		}
		t367 := t10 & uint64(0x8000000000000000)
		t368 := uint64(0x7ff0000000000000) | t367
		t369 := math.Float64frombits(t368)
		t370 := t369
		if t363 {
			t370 = math.Float64frombits(0x7ff0000000000000)
		}
		t371 := t365
		if t136 {
			t371 = t370
		}
		t372 := t2 == uint64(0x0)
		t373 := t366
		if t372 {
			t373 = x1
		}
		t374 := math.Float64bits(t371)
		t375 := t374 & uint64(0x7fffffffffffffff)
		t376 := uint64(0x7ff0000000000000) < t375
		t377 := t371
		if t376 {
			t377 = math.Float64frombits(0x7ff8000000000000)
		}
		t378 := math.Float64bits(t373)
		t379 := t378 & uint64(0x7fffffffffffffff)
		t380 := uint64(0x7ff0000000000000) < t379
		t381 := t373
		if t380 {
			t381 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t377, t381)
	}
}

// acoshComplex128 is elementary's definition, element by element.
func acoshComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x6570000000000000) < t2
		t4 := math.Float64bits(x1)
		t5 := t4 & uint64(0x7fffffffffffffff)
		t6 := uint64(0x6570000000000000) < t5
		t7 := t3 || t6
		t8 := float64(0x1p+00)
		if t7 {
			t8 = float64(0x1p-500)
		}
		t9 := float64(x0 * t8)
		t10 := float64(x1 * t8)
		t11 := float64(0x0p+00)
		if t7 {
			t11 = float64(0x1.5a92d6d005c94p+08)
		}
		t12 := float64(float64(0x1p+00) - t9)
		t13 := math.Float64bits(t10)
		t14 := t13 & uint64(0x7fffffffffffffff)
		t15 := uint64(0x7ff0000000000000) < t14
		t16 := t13 ^ uint64(0x8000000000000000)
		t17 := math.Float64frombits(t16)
		t18 := t17
		if t15 {
			t18 = t10
		}
		t19 := math.Float64bits(t12)
		t20 := t19 & uint64(0x7fffffffffffffff)
		t21 := math.Float64bits(t18)
		t22 := t21 & uint64(0x7fffffffffffffff)
		t23 := t20 < uint64(0x7b0000000000000)
		t24 := t22 < uint64(0x7b0000000000000)
		t25 := t23 && t24
		t26 := float64(0x1p+00)
		if t25 {
			t26 = float64(0x1p+100)
		}
		t27 := math.Float64frombits(t20)
		t28 := float64(t27 * t26)
		t29 := math.Float64frombits(t22)
		t30 := float64(t29 * t26)
		t31 := math.Float64bits(t28)
		t32 := math.Float64bits(t30)
		t33 := t31 < t32
		t34 := t31
		if t33 {
			t34 = t32
		}
		t35 := t34 >> 52
		t36 := t35 - uint64(0x3ff)
		t37 := uint64(int64(t36) >> 1)
		t38 := t37 + t37
		t39 := uint64(0x0) - t38
		t40 := t39 + uint64(0x3ff)
		t41 := t40 << 52
		t42 := math.Float64frombits(t41)
		t43 := float64(t28 * t42)
		t44 := float64(t30 * t42)
		t45 := float64(t43 * t43)
		t46 := float64(t44 * t44)
		t47 := float64(t45 + t46)
		t48 := math.Sqrt(t47)
		t49 := float64(t43 + t48)
		t50 := float64(t49 * float64(0x1p-01))
		t51 := math.Sqrt(t50)
		t52 := t37 + uint64(0x3ff)
		t53 := t52 << 52
		t54 := math.Float64frombits(t53)
		t55 := float64(t51 * t54)
		t56 := float64(0x1p+00)
		if t25 {
			t56 = float64(0x1p-50)
		}
		t57 := float64(t55 * t56)
		t58 := float64(t57 + t57)
		t59 := float64(t29 / t58)
		t60 := t20 | t22
		t61 := t60 == uint64(0x0)
		t62 := t57
		if t61 {
			t62 = float64(0x0p+00)
		}
		t63 := t59
		if t61 {
			t63 = float64(0x0p+00)
		}
		t64 := int64(t19) < int64(0)
		t65 := t62
		if t64 {
			t65 = t63
		}
		t66 := t63
		if t64 {
			t66 = t62
		}
		t67 := math.Float64bits(t66)
		t68 := t21 & uint64(0x8000000000000000)
		t69 := t67 | t68
		t70 := math.Float64frombits(t69)
		t71 := float64(float64(0x1p+00) + t9)
		t72 := math.Float64bits(t71)
		t73 := t72 & uint64(0x7fffffffffffffff)
		t74 := t73 < uint64(0x7b0000000000000)
		t75 := t14 < uint64(0x7b0000000000000)
		t76 := t74 && t75
		t77 := float64(0x1p+00)
		if t76 {
			t77 = float64(0x1p+100)
		}
		t78 := math.Float64frombits(t73)
		t79 := float64(t78 * t77)
		t80 := math.Float64frombits(t14)
		t81 := float64(t80 * t77)
		t82 := math.Float64bits(t79)
		t83 := math.Float64bits(t81)
		t84 := t82 < t83
		t85 := t82
		if t84 {
			t85 = t83
		}
		t86 := t85 >> 52
		t87 := t86 - uint64(0x3ff)
		t88 := uint64(int64(t87) >> 1)
		t89 := t88 + t88
		t90 := uint64(0x0) - t89
		t91 := t90 + uint64(0x3ff)
		t92 := t91 << 52
		t93 := math.Float64frombits(t92)
		t94 := float64(t79 * t93)
		t95 := float64(t81 * t93)
		t96 := float64(t94 * t94)
		t97 := float64(t95 * t95)
		t98 := float64(t96 + t97)
		t99 := math.Sqrt(t98)
		t100 := float64(t94 + t99)
		t101 := float64(t100 * float64(0x1p-01))
		t102 := math.Sqrt(t101)
		t103 := t88 + uint64(0x3ff)
		t104 := t103 << 52
		t105 := math.Float64frombits(t104)
		t106 := float64(t102 * t105)
		t107 := float64(0x1p+00)
		if t76 {
			t107 = float64(0x1p-50)
		}
		t108 := float64(t106 * t107)
		t109 := float64(t108 + t108)
		t110 := float64(t80 / t109)
		t111 := t73 | t14
		t112 := t111 == uint64(0x0)
		t113 := t108
		if t112 {
			t113 = float64(0x0p+00)
		}
		t114 := t110
		if t112 {
			t114 = float64(0x0p+00)
		}
		t115 := int64(t72) < int64(0)
		t116 := t113
		if t115 {
			t116 = t114
		}
		t117 := t114
		if t115 {
			t117 = t113
		}
		t118 := math.Float64bits(t117)
		t119 := t13 & uint64(0x8000000000000000)
		t120 := t118 | t119
		t121 := math.Float64frombits(t120)
		t122 := float64(t116 * t70)
		t123 := float64(t121 * t65)
		t124 := float64(t122 - t123)
		t125 := math.Float64bits(t124)
		t126 := t125 & uint64(0x7fffffffffffffff)
		t127 := math.Float64frombits(t126)
		t128 := math.Float64bits(t127)
		t129 := t128 & uint64(0xfffffffff8000000)
		t130 := math.Float64frombits(t129)
		t131 := float64(t127 - t130)
		t132 := float64(t130 * t130)
		t133 := float64(t127 + t130)
		t134 := float64(t131 * t133)
		t135 := float64(float64(0x1p+00) + t132)
		t136 := float64(t135 - float64(0x1p+00))
		t137 := float64(t135 - t136)
		t138 := float64(float64(0x1p+00) - t137)
		t139 := float64(t132 - t136)
		t140 := float64(t138 + t139)
		t141 := float64(t140 + t134)
		t142 := float64(t135 + t141)
		t143 := float64(t142 - t135)
		t144 := float64(t141 - t143)
		t145 := math.Sqrt(t142)
		t146 := math.Float64bits(t145)
		t147 := t146 & uint64(0xfffffffff8000000)
		t148 := math.Float64frombits(t147)
		t149 := float64(t145 - t148)
		t150 := float64(t148 * t148)
		t151 := float64(t142 - t150)
		t152 := float64(t148 + t148)
		t153 := float64(t152 * t149)
		t154 := float64(t151 - t153)
		t155 := float64(t149 * t149)
		t156 := float64(t154 - t155)
		t157 := float64(t156 + t144)
		t158 := float64(t145 + t145)
		t159 := float64(t157 / t158)
		t160 := float64(t145 + t127)
		t161 := float64(t160 - t145)
		t162 := float64(t127 - t161)
		t163 := float64(t162 + t159)
		t164 := t128 < uint64(0x41b0000000000000)
		t165 := !t164
		t166 := t160
		if t165 {
			t166 = t127
		}
		t167 := t163
		if t165 {
			t167 = float64(0x0p+00)
		}
		t168 := math.Float64bits(t166)
		t169 := t168 - uint64(0x3fe6200000000000)
		t170 := uint64(int64(t169) >> 52)
		t171 := t169 >> 46
		t172 := t171 & uint64(0x3f)
		t173 := t169 & uint64(0xfff0000000000000)
		t174 := table64x6[t172&63]
		t175 := math.Float64frombits(t174)
		t176 := t168 - t173
		t177 := t176 + uint64(0x100000000)
		t178 := t177 & uint64(0xfffffffe00000000)
		t179 := math.Float64frombits(t178)
		t180 := float64(t179 * t175)
		t181 := float64(t180 - float64(0x1p+00))
		t182 := math.Float64frombits(t176)
		t183 := float64(t182 - t179)
		t184 := float64(t183 * t175)
		t185 := uint64(0x3ff0000000000000) - t173
		t186 := int64(t170) < int64(1000)
		t187 := uint64(0x0)
		if t186 {
			t187 = t185
		}
		t188 := math.Float64frombits(t187)
		t189 := float64(t167 * t188)
		t190 := float64(t189 * t175)
		t191 := float64(t184 + t190)
		t192 := float64(t191 - t184)
		t193 := float64(t190 - t192)
		t194 := uint64(0x0)
		if t165 {
			t194 = uint64(0x1)
		}
		t195 := t170 + t194
		t196 := float64(int64(t195))
		t197 := float64(t196 * float64(0x1.62e42fefa38p-01))
		t198 := table64x7[t172&63]
		t199 := math.Float64frombits(t198)
		t200 := float64(t197 + t199)
		t201 := float64(t196 * float64(0x1.ef35793c7673p-45))
		t202 := table64x8[t172&63]
		t203 := math.Float64frombits(t202)
		t204 := float64(t201 + t203)
		t205 := float64(t181 + t191)
		t206 := float64(t205 - t181)
		t207 := float64(t191 - t206)
		t208 := float64(t207 + t193)
		t209 := float64(t200 + t205)
		t210 := float64(t209 - t200)
		t211 := float64(t205 - t210)
		t212 := float64(t205 * t205)
		t213 := float64(float64(0x1.c72b3b51d5785p-04) * t205)
		t214 := float64(t213 + float64(-0x1.00067171b4b06p-03))
		t215 := float64(t214 * t205)
		t216 := float64(t215 + float64(0x1.2492490af0895p-03))
		t217 := float64(t216 * t205)
		t218 := float64(t217 + float64(-0x1.5555554557701p-03))
		t219 := float64(t218 * t205)
		t220 := float64(t219 + float64(0x1.9999999999bb7p-03))
		t221 := float64(t220 * t205)
		t222 := float64(t221 + float64(-0x1.000000000005ep-02))
		t223 := float64(t222 * t205)
		t224 := float64(t223 + float64(0x1.5555555555555p-02))
		t225 := float64(t224 * t205)
		t226 := float64(t225 + float64(-0x1p-01))
		t227 := float64(t212 * t226)
		t228 := float64(t204 + t227)
		t229 := float64(t208 + t228)
		t230 := float64(t211 + t229)
		t231 := float64(t209 + t230)
		t232 := t126 - uint64(0x3e30000000000000)
		t233 := t232 < uint64(0x41c0000000000000)
		t234 := t127
		if t233 {
			t234 = t231
		}
		t235 := math.Float64bits(t234)
		t236 := t125 & uint64(0x8000000000000000)
		t237 := t235 | t236
		t238 := math.Float64frombits(t237)
		t239 := uint64(0x7ff0000000000000) < t126
		t240 := t238
		if t239 {
			t240 = math.Float64frombits(0x7ff8000000000000)
		}
		t241 := math.Float64bits(t11)
		t242 := math.Float64bits(t240)
		t243 := t242 & uint64(0x8000000000000000)
		t244 := t241 | t243
		t245 := math.Float64frombits(t244)
		t246 := float64(t240 + t245)
		t247 := t2 < uint64(0x3e30000000000000)
		t248 := t5 < uint64(0x3e30000000000000)
		t249 := t247 && t248
		t250 := uint64(0x7ff0000000000000) < t5
		t251 := t4 ^ uint64(0x8000000000000000)
		t252 := math.Float64frombits(t251)
		t253 := t252
		if t250 {
			t253 = x1
		}
		t254 := t246
		if t249 {
			t254 = t253
		}
		t255 := t2 == uint64(0x7ff0000000000000)
		t256 := t5 == uint64(0x7ff0000000000000)
		t257 := t255 || t256
		t258 := math.Float64frombits(t5)
		t259 := t65
		if t257 {
			t259 = t258
		}
		t260 := t116
		if t257 {
			t260 = x0
		}
		t261 := math.Float64bits(t259)
		t262 := t261 & uint64(0x7fffffffffffffff)
		t263 := math.Float64bits(t260)
		t264 := t263 & uint64(0x7fffffffffffffff)
		t265 := t264 < t262
		t266 := t262
		if t265 {
			t266 = t264
		}
		t267 := t264
		if t265 {
			t267 = t262
		}
		t268 := t267 == uint64(0x7ff0000000000000)
		t269 := t266 == uint64(0x7ff0000000000000)
		t270 := uint64(0x0)
		if t269 {
			t270 = uint64(0x3ff0000000000000)
		}
		t271 := t266
		if t268 {
			t271 = t270
		}
		t272 := t267 == uint64(0x0)
		t273 := t268 || t272
		t274 := t267
		if t273 {
			t274 = uint64(0x3ff0000000000000)
		}
		t275 := uint64(0x7830000000000000) < t274
		t276 := t274 < uint64(0x7b0000000000000)
		t277 := float64(0x1p+00)
		if t276 {
			t277 = float64(0x1p+200)
		}
		t278 := t277
		if t275 {
			t278 = float64(0x1p-200)
		}
		t279 := math.Float64frombits(t271)
		t280 := float64(t279 * t278)
		t281 := math.Float64frombits(t274)
		t282 := float64(t281 * t278)
		t283 := t263 & uint64(0x8000000000000000)
		t284 := math.Float64bits(t282)
		t285 := uint64(0x7fde666666666666) - t284
		t286 := math.Float64frombits(t285)
		t287 := float64(t282 * t286)
		t288 := float64(float64(0x1p+01) - t287)
		t289 := float64(t286 * t288)
		t290 := float64(t280 * t289)
		t291 := math.Float64bits(t290)
		t292 := t291 < uint64(0x3fa70a3d70a3d70a)
		t293 := t290
		if t292 {
			t293 = float64(0x0p+00)
		}
		t294 := float64(t293 + float64(0x1.8p+48))
		t295 := math.Float64bits(t294)
		t296 := t295 - uint64(0x42f8000000000000)
		t297 := uint64(0x20) - t296
		t298 := t296
		if t265 {
			t298 = t297
		}
		t299 := t283 == uint64(0x0)
		t300 := uint64(0x40) - t298
		t301 := t300
		if t299 {
			t301 = t298
		}
		t302 := t301 & uint64(0x3f)
		t303 := t301 == uint64(0x40)
		t304 := float64(t294 - float64(0x1.8p+48))
		t305 := uint64(0x0)
		if t265 {
			t305 = uint64(0x8000000000000000)
		}
		t306 := t283 ^ t305
		t307 := table64x11[t302&63]
		t308 := math.Float64frombits(t307)
		t309 := t308
		if t303 {
			t309 = float64(0x1.921fb54442d18p+01)
		}
		t310 := table64x12[t302&63]
		t311 := math.Float64frombits(t310)
		t312 := t311
		if t303 {
			t312 = float64(0x1.1a62633145c07p-53)
		}
		t313 := t284 & uint64(0xfffffffff8000000)
		t314 := math.Float64frombits(t313)
		t315 := float64(t282 - t314)
		t316 := float64(t304 * t314)
		t317 := float64(t280 - t316)
		t318 := float64(t304 * t315)
		t319 := float64(t317 - t318)
		t320 := float64(t304 * t280)
		t321 := float64(t282 + t320)
		t322 := float64(t319 / t321)
		t323 := math.Float64bits(t322)
		t324 := t323 ^ t306
		t325 := math.Float64frombits(t324)
		t326 := float64(t309 + t325)
		t327 := float64(t326 - t309)
		t328 := float64(t325 - t327)
		t329 := float64(t325 * t325)
		t330 := float64(t325 * t329)
		t331 := float64(float64(-0x1.728dfe9783b6p-04) * t329)
		t332 := float64(t331 + float64(0x1.c71b8305c3ebdp-04))
		t333 := float64(t332 * t329)
		t334 := float64(t333 + float64(-0x1.2492490b6f9e8p-03))
		t335 := float64(t334 * t329)
		t336 := float64(t335 + float64(0x1.9999999997bf5p-03))
		t337 := float64(t336 * t329)
		t338 := float64(t337 + float64(-0x1.5555555555555p-02))
		t339 := float64(t330 * t338)
		t340 := float64(t312 + t339)
		t341 := float64(t328 + t340)
		t342 := float64(t326 + t341)
		t343 := t261 & uint64(0x8000000000000000)
		t344 := math.Float64bits(t342)
		t345 := t344 ^ t343
		t346 := math.Float64frombits(t345)
		t347 := uint64(0x7ff0000000000000) < t264
		t348 := uint64(0x7ff0000000000000) < t262
		t349 := t347 || t348
		t350 := t346
		if t349 {
			t350 = math.Float64frombits(0x7ff8000000000000)
		}
		t351 := float64(t350 + t350)
		t352 := t351
		if t257 {
			t352 = t350
		}
		t353 := uint64(0x7ff0000000000000) < t2
		t354 := t353 || t250
		t355 := t352
		if t354 {
			t355 = math.Float64frombits(0x7ff8000000000000)
		}
		t356 := t254
		if t354 {
			t356 = math.Float64frombits(0x7ff8000000000000)
		}
		t357 := t2 == uint64(0x0)
		t358 := t357 && t250
		t359 := t355
		if t358 {
			t359 = float64(0x1.921fb54442d18p+00)
		}
		t360 := t4 & uint64(0x8000000000000000)
		t361 := t360 ^ uint64(0x8000000000000000)
		t362 := uint64(0x7ff0000000000000) ^ t361
		t363 := math.Float64frombits(t362)
		t364 := t356
		if t257 {
			t364 = t363
		}
		t365 := math.Float64bits(t359)
		t366 := t365 & uint64(0x7fffffffffffffff)
		t367 := uint64(0x7ff0000000000000) < t366
		t368 := t359
		if t367 {
			t368 = math.Float64frombits(0x7ff8000000000000)
		}
		t369 := math.Float64bits(t364)
		t370 := t369 & uint64(0x7fffffffffffffff)
		t371 := uint64(0x7ff0000000000000) < t370
		t372 := t364
		if t371 {
			t372 = math.Float64frombits(0x7ff8000000000000)
		}
		t373 := math.Float64bits(t372)
		t374 := t373 & uint64(0x7fffffffffffffff)
		t375 := uint64(0x7ff0000000000000) < t374
		t376 := math.Float64frombits(t374)
		t377 := t376
		if t375 {
			t377 = t372
		}
		t378 := math.Float64bits(t368)
		t379 := t378 & uint64(0x7fffffffffffffff)
		t380 := uint64(0x7ff0000000000000) < t379
		t381 := math.Float64frombits(t360)
		t382 := t381
		if t250 {
			t382 = float64(0x0p+00)
		}
		t383 := math.Float64bits(t382)
		t384 := t383 & uint64(0x8000000000000000)
		t385 := t378 | t384
		t386 := math.Float64frombits(t385)
		t387 := t386
		if t380 {
			t387 = t368
		}
		dst[i] = complex(t377, t387)
	}
}

// atanhComplex128 is elementary's definition, element by element.
func atanhComplex128(dst, x []complex128) {
	x = x[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := uint64(0x5f30000000000000) < t2
		t4 := t2
		if t3 {
			t4 = uint64(0x5f30000000000000)
		}
		t5 := math.Float64frombits(t4)
		t6 := math.Float64bits(x1)
		t7 := t6 & uint64(0x7fffffffffffffff)
		t8 := uint64(0x5f30000000000000) < t7
		t9 := t7
		if t8 {
			t9 = uint64(0x5f30000000000000)
		}
		t10 := math.Float64frombits(t9)
		t11 := float64(float64(0x1p+00) - t5)
		t12 := float64(t10 * t10)
		t13 := math.Float64bits(t5)
		t14 := t13 == uint64(0x3ff0000000000000)
		t15 := math.Float64bits(t10)
		t16 := t15 < uint64(0x2d30000000000000)
		t17 := t14 && t16
		t18 := float64(t5 * float64(0x1p+02))
		t19 := t18
		if t17 {
			t19 = float64(0x1p-100)
		}
		t20 := float64(t11 * t11)
		t21 := float64(t20 + t12)
		t22 := t21
		if t17 {
			t22 = t10
		}
		t23 := float64(t19 / t22)
		t24 := float64(float64(0x1p+00) + t23)
		t25 := float64(t24 - float64(0x1p+00))
		t26 := float64(t24 - t25)
		t27 := float64(float64(0x1p+00) - t26)
		t28 := float64(t23 - t25)
		t29 := float64(t27 + t28)
		t30 := math.Float64bits(t24)
		t31 := t30 - uint64(0x3fe6200000000000)
		t32 := uint64(int64(t31) >> 52)
		t33 := t31 >> 46
		t34 := t33 & uint64(0x3f)
		t35 := t31 & uint64(0xfff0000000000000)
		t36 := table64x6[t34&63]
		t37 := math.Float64frombits(t36)
		t38 := t30 - t35
		t39 := t38 + uint64(0x100000000)
		t40 := t39 & uint64(0xfffffffe00000000)
		t41 := math.Float64frombits(t40)
		t42 := float64(t41 * t37)
		t43 := float64(t42 - float64(0x1p+00))
		t44 := math.Float64frombits(t38)
		t45 := float64(t44 - t41)
		t46 := float64(t45 * t37)
		t47 := uint64(0x3ff0000000000000) - t35
		t48 := int64(t32) < int64(1000)
		t49 := uint64(0x0)
		if t48 {
			t49 = t47
		}
		t50 := math.Float64frombits(t49)
		t51 := float64(t29 * t50)
		t52 := float64(t51 * t37)
		t53 := float64(t46 + t52)
		t54 := float64(t53 - t46)
		t55 := float64(t52 - t54)
		t56 := t32 + uint64(0x0)
		t57 := float64(int64(t56))
		t58 := float64(t57 * float64(0x1.62e42fefa38p-01))
		t59 := table64x7[t34&63]
		t60 := math.Float64frombits(t59)
		t61 := float64(t58 + t60)
		t62 := float64(t57 * float64(0x1.ef35793c7673p-45))
		t63 := table64x8[t34&63]
		t64 := math.Float64frombits(t63)
		t65 := float64(t62 + t64)
		t66 := float64(t43 + t53)
		t67 := float64(t66 - t43)
		t68 := float64(t53 - t67)
		t69 := float64(t68 + t55)
		t70 := float64(t61 + t66)
		t71 := float64(t70 - t61)
		t72 := float64(t66 - t71)
		t73 := float64(t66 * t66)
		t74 := float64(float64(0x1.c72b3b51d5785p-04) * t66)
		t75 := float64(t74 + float64(-0x1.00067171b4b06p-03))
		t76 := float64(t75 * t66)
		t77 := float64(t76 + float64(0x1.2492490af0895p-03))
		t78 := float64(t77 * t66)
		t79 := float64(t78 + float64(-0x1.5555554557701p-03))
		t80 := float64(t79 * t66)
		t81 := float64(t80 + float64(0x1.9999999999bb7p-03))
		t82 := float64(t81 * t66)
		t83 := float64(t82 + float64(-0x1.000000000005ep-02))
		t84 := float64(t83 * t66)
		t85 := float64(t84 + float64(0x1.5555555555555p-02))
		t86 := float64(t85 * t66)
		t87 := float64(t86 + float64(-0x1p-01))
		t88 := float64(t73 * t87)
		t89 := float64(t65 + t88)
		t90 := float64(t69 + t89)
		t91 := float64(t72 + t90)
		t92 := math.Float64bits(t23)
		t93 := t92 & uint64(0x7fffffffffffffff)
		t94 := t93 == uint64(0x0)
		t95 := float64(t70 + t91)
		t96 := t95
		if t94 {
			t96 = t23
		}
		t97 := t30 - uint64(0x1)
		t98 := t97 < uint64(0x7fefffffffffffff)
		t99 := t30 == uint64(0x7ff0000000000000)
		t100 := uint64(0x7ff8000000000000)
		if t99 {
			t100 = t30
		}
		t101 := t30 & uint64(0x7fffffffffffffff)
		t102 := t101 == uint64(0x0)
		t103 := t100
		if t102 {
			t103 = uint64(0xfff0000000000000)
		}
		t104 := math.Float64frombits(t103)
		t105 := t104
		if t98 {
			t105 = t96
		}
		t106 := float64(0x0p+00)
		if t17 {
			t106 = float64(0x1.18080dd3171b7p+06)
		}
		t107 := float64(t105 + t106)
		t108 := float64(0x1p-02)
		if t17 {
			t108 = float64(0x1p-01)
		}
		t109 := float64(t107 * t108)
		t110 := float64(t10 + t10)
		t111 := float64(float64(0x1p+00) + t5)
		t112 := float64(t11 * t111)
		t113 := float64(t112 - t12)
		t114 := math.Float64bits(t110)
		t115 := t114 & uint64(0x7fffffffffffffff)
		t116 := math.Float64bits(t113)
		t117 := t116 & uint64(0x7fffffffffffffff)
		t118 := t117 < t115
		t119 := t115
		if t118 {
			t119 = t117
		}
		t120 := t117
		if t118 {
			t120 = t115
		}
		t121 := t120 == uint64(0x7ff0000000000000)
		t122 := t119 == uint64(0x7ff0000000000000)
		t123 := uint64(0x0)
		if t122 {
			t123 = uint64(0x3ff0000000000000)
		}
		t124 := t119
		if t121 {
			t124 = t123
		}
		t125 := t120 == uint64(0x0)
		t126 := t121 || t125
		t127 := t120
		if t126 {
			t127 = uint64(0x3ff0000000000000)
		}
		t128 := uint64(0x7830000000000000) < t127
		t129 := t127 < uint64(0x7b0000000000000)
		t130 := float64(0x1p+00)
		if t129 {
			t130 = float64(0x1p+200)
		}
		t131 := t130
		if t128 {
			t131 = float64(0x1p-200)
		}
		t132 := math.Float64frombits(t124)
		t133 := float64(t132 * t131)
		t134 := math.Float64frombits(t127)
		t135 := float64(t134 * t131)
		t136 := t116 & uint64(0x8000000000000000)
		t137 := math.Float64bits(t135)
		t138 := uint64(0x7fde666666666666) - t137
		t139 := math.Float64frombits(t138)
		t140 := float64(t135 * t139)
		t141 := float64(float64(0x1p+01) - t140)
		t142 := float64(t139 * t141)
		t143 := float64(t133 * t142)
		t144 := math.Float64bits(t143)
		t145 := t144 < uint64(0x3fa70a3d70a3d70a)
		t146 := t143
		if t145 {
			t146 = float64(0x0p+00)
		}
		t147 := float64(t146 + float64(0x1.8p+48))
		t148 := math.Float64bits(t147)
		t149 := t148 - uint64(0x42f8000000000000)
		t150 := uint64(0x20) - t149
		t151 := t149
		if t118 {
			t151 = t150
		}
		t152 := t136 == uint64(0x0)
		t153 := uint64(0x40) - t151
		t154 := t153
		if t152 {
			t154 = t151
		}
		t155 := t154 & uint64(0x3f)
		t156 := t154 == uint64(0x40)
		t157 := float64(t147 - float64(0x1.8p+48))
		t158 := uint64(0x0)
		if t118 {
			t158 = uint64(0x8000000000000000)
		}
		t159 := t136 ^ t158
		t160 := table64x11[t155&63]
		t161 := math.Float64frombits(t160)
		t162 := t161
		if t156 {
			t162 = float64(0x1.921fb54442d18p+01)
		}
		t163 := table64x12[t155&63]
		t164 := math.Float64frombits(t163)
		t165 := t164
		if t156 {
			t165 = float64(0x1.1a62633145c07p-53)
		}
		t166 := t137 & uint64(0xfffffffff8000000)
		t167 := math.Float64frombits(t166)
		t168 := float64(t135 - t167)
		t169 := float64(t157 * t167)
		t170 := float64(t133 - t169)
		t171 := float64(t157 * t168)
		t172 := float64(t170 - t171)
		t173 := float64(t157 * t133)
		t174 := float64(t135 + t173)
		t175 := float64(t172 / t174)
		t176 := math.Float64bits(t175)
		t177 := t176 ^ t159
		t178 := math.Float64frombits(t177)
		t179 := float64(t162 + t178)
		t180 := float64(t179 - t162)
		t181 := float64(t178 - t180)
		t182 := float64(t178 * t178)
		t183 := float64(t178 * t182)
		t184 := float64(float64(-0x1.728dfe9783b6p-04) * t182)
		t185 := float64(t184 + float64(0x1.c71b8305c3ebdp-04))
		t186 := float64(t185 * t182)
		t187 := float64(t186 + float64(-0x1.2492490b6f9e8p-03))
		t188 := float64(t187 * t182)
		t189 := float64(t188 + float64(0x1.9999999997bf5p-03))
		t190 := float64(t189 * t182)
		t191 := float64(t190 + float64(-0x1.5555555555555p-02))
		t192 := float64(t183 * t191)
		t193 := float64(t165 + t192)
		t194 := float64(t181 + t193)
		t195 := float64(t179 + t194)
		t196 := t114 & uint64(0x8000000000000000)
		t197 := math.Float64bits(t195)
		t198 := t197 ^ t196
		t199 := math.Float64frombits(t198)
		t200 := uint64(0x7ff0000000000000) < t117
		t201 := uint64(0x7ff0000000000000) < t115
		t202 := t200 || t201
		t203 := t199
		if t202 {
			t203 = math.Float64frombits(0x7ff8000000000000)
		}
		t204 := float64(t203 * float64(0x1p-01))
		t205 := uint64(0x7ff0000000000000) < t2
		t206 := uint64(0x7ff0000000000000) < t7
		t207 := t2 == uint64(0x7ff0000000000000)
		t208 := t7 == uint64(0x7ff0000000000000)
		t209 := t207 || t208
		t210 := t2 == uint64(0x0)
		t211 := t210 && t206
		t212 := t209 || t211
		t213 := t205 || t206
		t214 := t109
		if t213 {
			t214 = math.Float64frombits(0x7ff8000000000000)
		}
		t215 := t214
		if t212 {
			t215 = float64(0x0p+00)
		}
		t216 := math.Float64bits(t215)
		t217 := t216 & uint64(0x7fffffffffffffff)
		t218 := uint64(0x7ff0000000000000) < t217
		t219 := t1 & uint64(0x8000000000000000)
		t220 := t216 | t219
		t221 := math.Float64frombits(t220)
		t222 := t221
		if t205 {
			t222 = t215
		}
		t223 := t222
		if t218 {
			t223 = t215
		}
		t224 := t204
		if t205 {
			t224 = math.Float64frombits(0x7ff8000000000000)
		}
		t225 := t224
		if t209 {
			t225 = float64(0x1.921fb54442d18p+00)
		}
		t226 := math.Float64bits(t225)
		t227 := t226 & uint64(0x7fffffffffffffff)
		t228 := uint64(0x7ff0000000000000) < t227
		t229 := t6 & uint64(0x8000000000000000)
		t230 := t226 | t229
		t231 := math.Float64frombits(t230)
		t232 := t231
		if t228 {
			t232 = t225
		}
		t233 := t232
		if t206 {
			t233 = math.Float64frombits(0x7ff8000000000000)
		}
		t234 := math.Float64bits(t223)
		t235 := t234 & uint64(0x7fffffffffffffff)
		t236 := uint64(0x7ff0000000000000) < t235
		t237 := t223
		if t236 {
			t237 = math.Float64frombits(0x7ff8000000000000)
		}
		t238 := math.Float64bits(t233)
		t239 := t238 & uint64(0x7fffffffffffffff)
		t240 := uint64(0x7ff0000000000000) < t239
		t241 := t233
		if t240 {
			t241 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t237, t241)
	}
}

// powComplex128 is elementary's definition, element by element.
func powComplex128(dst, x, y []complex128) {
	x = x[:len(dst)]
	y = y[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		y0, y1 := real(y[i]), imag(y[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := t2 < uint64(0x7b0000000000000)
		t4 := math.Float64bits(x1)
		t5 := t4 & uint64(0x7fffffffffffffff)
		t6 := t5 < uint64(0x7b0000000000000)
		t7 := t3 && t6
		t8 := float64(0x1p+00)
		if t7 {
			t8 = float64(0x1p+100)
		}
		t9 := float64(x0 * t8)
		t10 := float64(x1 * t8)
		t11 := math.Float64bits(t9)
		t12 := t11 & uint64(0x7fffffffffffffff)
		t13 := math.Float64bits(t10)
		t14 := t13 & uint64(0x7fffffffffffffff)
		t15 := t12 < t14
		t16 := t12
		if t15 {
			t16 = t14
		}
		t17 := t16 >> 52
		t18 := t17 - uint64(0x3ff)
		t19 := int64(1022) < int64(t18)
		t20 := t18
		if t19 {
			t20 = uint64(0x3fe)
		}
		t21 := uint64(0x0) - t20
		t22 := t21 + uint64(0x3ff)
		t23 := t22 << 52
		t24 := math.Float64frombits(t23)
		t25 := float64(t9 * t24)
		t26 := float64(t10 * t24)
		t27 := float64(t25 * t25)
		t28 := float64(t26 * t26)
		t29 := math.Float64bits(t25)
		t30 := t29 & uint64(0xfffffffff8000000)
		t31 := math.Float64frombits(t30)
		t32 := float64(t25 - t31)
		t33 := float64(t31 * t31)
		t34 := float64(t27 - t33)
		t35 := float64(t31 + t31)
		t36 := float64(t35 * t32)
		t37 := float64(t34 - t36)
		t38 := float64(t32 * t32)
		t39 := float64(t37 - t38)
		t40 := math.Float64bits(t26)
		t41 := t40 & uint64(0xfffffffff8000000)
		t42 := math.Float64frombits(t41)
		t43 := float64(t26 - t42)
		t44 := float64(t42 * t42)
		t45 := float64(t28 - t44)
		t46 := float64(t42 + t42)
		t47 := float64(t46 * t43)
		t48 := float64(t45 - t47)
		t49 := float64(t43 * t43)
		t50 := float64(t48 - t49)
		t51 := float64(t39 + t50)
		t52 := float64(t25 + t25)
		t53 := float64(float64(0x0p+00) * t24)
		t54 := float64(t52 * t53)
		t55 := float64(t51 - t54)
		t56 := t27
		if t15 {
			t56 = t28
		}
		t57 := t28
		if t15 {
			t57 = t27
		}
		t58 := float64(t56 + t57)
		t59 := float64(t58 - t56)
		t60 := float64(t57 - t59)
		t61 := float64(t60 - t55)
		t62 := float64(t58 + t61)
		t63 := float64(t62 - t58)
		t64 := float64(t61 - t63)
		t65 := uint64(0x0)
		if t7 {
			t65 = uint64(0x64)
		}
		t66 := t20 - t65
		t67 := t66 + t66
		t68 := math.Float64bits(t62)
		t69 := t68 - uint64(0x3fe6200000000000)
		t70 := uint64(int64(t69) >> 52)
		t71 := t69 >> 46
		t72 := t71 & uint64(0x3f)
		t73 := t69 & uint64(0xfff0000000000000)
		t74 := table64x6[t72&63]
		t75 := math.Float64frombits(t74)
		t76 := t68 - t73
		t77 := t76 + uint64(0x100000000)
		t78 := t77 & uint64(0xfffffffe00000000)
		t79 := math.Float64frombits(t78)
		t80 := float64(t79 * t75)
		t81 := float64(t80 - float64(0x1p+00))
		t82 := math.Float64frombits(t76)
		t83 := float64(t82 - t79)
		t84 := float64(t83 * t75)
		t85 := uint64(0x3ff0000000000000) - t73
		t86 := int64(t70) < int64(1000)
		t87 := uint64(0x0)
		if t86 {
			t87 = t85
		}
		t88 := math.Float64frombits(t87)
		t89 := float64(t64 * t88)
		t90 := float64(t89 * t75)
		t91 := float64(t84 + t90)
		t92 := float64(t91 - t84)
		t93 := float64(t90 - t92)
		t94 := t70 + t67
		t95 := float64(int64(t94))
		t96 := float64(t95 * float64(0x1.62e42fefa38p-01))
		t97 := table64x7[t72&63]
		t98 := math.Float64frombits(t97)
		t99 := float64(t96 + t98)
		t100 := float64(t95 * float64(0x1.ef35793c7673p-45))
		t101 := table64x8[t72&63]
		t102 := math.Float64frombits(t101)
		t103 := float64(t100 + t102)
		t104 := float64(t81 + t91)
		t105 := float64(t104 - t81)
		t106 := float64(t91 - t105)
		t107 := float64(t106 + t93)
		t108 := float64(t81 * t81)
		t109 := float64(t108 * float64(-0x1p-01))
		t110 := float64(t81 + t104)
		t111 := float64(t91 * t110)
		t112 := float64(t111 * float64(-0x1p-01))
		t113 := float64(t104 * t104)
		t114 := float64(t113 * t104)
		t115 := float64(float64(0x1.c72b3b51d5785p-04) * t104)
		t116 := float64(t115 + float64(-0x1.00067171b4b06p-03))
		t117 := float64(t116 * t104)
		t118 := float64(t117 + float64(0x1.2492490af0895p-03))
		t119 := float64(t118 * t104)
		t120 := float64(t119 + float64(-0x1.5555554557701p-03))
		t121 := float64(t120 * t104)
		t122 := float64(t121 + float64(0x1.9999999999bb7p-03))
		t123 := float64(t122 * t104)
		t124 := float64(t123 + float64(-0x1.000000000005ep-02))
		t125 := float64(t124 * t104)
		t126 := float64(t125 + float64(0x1.5555555555555p-02))
		t127 := float64(t114 * t126)
		t128 := float64(t99 + t104)
		t129 := float64(t128 - t99)
		t130 := float64(t104 - t129)
		t131 := float64(t128 + t109)
		t132 := float64(t131 - t128)
		t133 := float64(t109 - t132)
		t134 := float64(t130 + t133)
		t135 := float64(t107 + t112)
		t136 := float64(t103 + t127)
		t137 := float64(t135 + t136)
		t138 := float64(t134 + t137)
		t139 := float64(t131 + t138)
		t140 := float64(t139 - t131)
		t141 := float64(t138 - t140)
		t142 := float64(t139 * float64(0x1p-01))
		t143 := float64(t141 * float64(0x1p-01))
		t144 := t2 < t5
		t145 := t5
		if t144 {
			t145 = t2
		}
		t146 := t2
		if t144 {
			t146 = t5
		}
		t147 := t146 == uint64(0x7ff0000000000000)
		t148 := t145 == uint64(0x7ff0000000000000)
		t149 := uint64(0x0)
		if t148 {
			t149 = uint64(0x3ff0000000000000)
		}
		t150 := t145
		if t147 {
			t150 = t149
		}
		t151 := t146 == uint64(0x0)
		t152 := t147 || t151
		t153 := t146
		if t152 {
			t153 = uint64(0x3ff0000000000000)
		}
		t154 := uint64(0x7830000000000000) < t153
		t155 := t153 < uint64(0x7b0000000000000)
		t156 := float64(0x1p+00)
		if t155 {
			t156 = float64(0x1p+200)
		}
		t157 := t156
		if t154 {
			t157 = float64(0x1p-200)
		}
		t158 := math.Float64frombits(t150)
		t159 := float64(t158 * t157)
		t160 := math.Float64frombits(t153)
		t161 := float64(t160 * t157)
		t162 := t1 & uint64(0x8000000000000000)
		t163 := math.Float64bits(t161)
		t164 := uint64(0x7fde666666666666) - t163
		t165 := math.Float64frombits(t164)
		t166 := float64(t161 * t165)
		t167 := float64(float64(0x1p+01) - t166)
		t168 := float64(t165 * t167)
		t169 := float64(t159 * t168)
		t170 := math.Float64bits(t169)
		t171 := t170 < uint64(0x3fa70a3d70a3d70a)
		t172 := t169
		if t171 {
			t172 = float64(0x0p+00)
		}
		t173 := float64(t172 + float64(0x1.8p+48))
		t174 := math.Float64bits(t173)
		t175 := t174 - uint64(0x42f8000000000000)
		t176 := uint64(0x20) - t175
		t177 := t175
		if t144 {
			t177 = t176
		}
		t178 := t162 == uint64(0x0)
		t179 := uint64(0x40) - t177
		t180 := t179
		if t178 {
			t180 = t177
		}
		t181 := t180 & uint64(0x3f)
		t182 := t180 == uint64(0x40)
		t183 := float64(t173 - float64(0x1.8p+48))
		t184 := uint64(0x0)
		if t144 {
			t184 = uint64(0x8000000000000000)
		}
		t185 := t162 ^ t184
		t186 := table64x11[t181&63]
		t187 := math.Float64frombits(t186)
		t188 := t187
		if t182 {
			t188 = float64(0x1.921fb54442d18p+01)
		}
		t189 := table64x12[t181&63]
		t190 := math.Float64frombits(t189)
		t191 := t190
		if t182 {
			t191 = float64(0x1.1a62633145c07p-53)
		}
		t192 := t163 & uint64(0xfffffffff8000000)
		t193 := math.Float64frombits(t192)
		t194 := float64(t161 - t193)
		t195 := math.Float64bits(t159)
		t196 := t195 & uint64(0xfffffffff8000000)
		t197 := math.Float64frombits(t196)
		t198 := float64(t159 - t197)
		t199 := float64(t183 * t193)
		t200 := float64(t159 - t199)
		t201 := math.Float64bits(t183)
		t202 := t201 & uint64(0x7fffffffffffffff)
		t203 := uint64(0x7ff0000000000000) < t202
		t204 := t201 ^ uint64(0x8000000000000000)
		t205 := math.Float64frombits(t204)
		t206 := t205
		if t203 {
			t206 = t183
		}
		t207 := float64(t206 * t194)
		t208 := float64(t200 + t207)
		t209 := float64(t208 - t200)
		t210 := float64(t208 - t209)
		t211 := float64(t200 - t210)
		t212 := float64(t207 - t209)
		t213 := float64(t211 + t212)
		t214 := float64(t183 * t197)
		t215 := float64(t161 + t214)
		t216 := float64(t215 - t161)
		t217 := float64(t214 - t216)
		t218 := float64(t183 * t198)
		t219 := float64(t217 + t218)
		t220 := float64(t215 + t219)
		t221 := float64(t220 - t215)
		t222 := float64(t219 - t221)
		t223 := float64(float64(0x1p+00) / t220)
		t224 := float64(t208 * t223)
		t225 := math.Float64bits(t224)
		t226 := t225 & uint64(0xfffffffff8000000)
		t227 := math.Float64frombits(t226)
		t228 := math.Float64bits(t220)
		t229 := t228 & uint64(0xfffffffff8000000)
		t230 := math.Float64frombits(t229)
		t231 := float64(t220 - t230)
		t232 := float64(t227 * t230)
		t233 := float64(t208 - t232)
		t234 := float64(t231 + t222)
		t235 := float64(t227 * t234)
		t236 := float64(t213 - t235)
		t237 := float64(t233 + t236)
		t238 := float64(t237 * t223)
		t239 := math.Float64bits(t227)
		t240 := t239 ^ t185
		t241 := math.Float64frombits(t240)
		t242 := math.Float64bits(t238)
		t243 := t242 ^ t185
		t244 := math.Float64frombits(t243)
		t245 := float64(t188 + t241)
		t246 := float64(t245 - t188)
		t247 := float64(t241 - t246)
		t248 := float64(t241 + t244)
		t249 := float64(t248 * t248)
		t250 := float64(t248 * t249)
		t251 := float64(float64(-0x1.728dfe9783b6p-04) * t249)
		t252 := float64(t251 + float64(0x1.c71b8305c3ebdp-04))
		t253 := float64(t252 * t249)
		t254 := float64(t253 + float64(-0x1.2492490b6f9e8p-03))
		t255 := float64(t254 * t249)
		t256 := float64(t255 + float64(0x1.9999999997bf5p-03))
		t257 := float64(t256 * t249)
		t258 := float64(t257 + float64(-0x1.5555555555555p-02))
		t259 := float64(t250 * t258)
		t260 := float64(t244 + t259)
		t261 := float64(t191 + t260)
		t262 := float64(t247 + t261)
		t263 := float64(t245 + t262)
		t264 := float64(t263 - t245)
		t265 := float64(t262 - t264)
		t266 := t4 & uint64(0x8000000000000000)
		t267 := math.Float64bits(t263)
		t268 := t267 ^ t266
		t269 := math.Float64frombits(t268)
		t270 := math.Float64bits(t265)
		t271 := t270 ^ t266
		t272 := math.Float64frombits(t271)
		t273 := math.Float64bits(y0)
		t274 := t273 & uint64(0x7fffffffffffffff)
		t275 := uint64(0x7830000000000000) < t274
		t276 := t274
		if t275 {
			t276 = uint64(0x7830000000000000)
		}
		t277 := math.Float64frombits(t276)
		t278 := math.Float64bits(t277)
		t279 := t273 & uint64(0x8000000000000000)
		t280 := t278 | t279
		t281 := math.Float64frombits(t280)
		t282 := math.Float64bits(y1)
		t283 := t282 & uint64(0x7fffffffffffffff)
		t284 := uint64(0x7830000000000000) < t283
		t285 := t283
		if t284 {
			t285 = uint64(0x7830000000000000)
		}
		t286 := math.Float64frombits(t285)
		t287 := math.Float64bits(t286)
		t288 := t282 & uint64(0x8000000000000000)
		t289 := t287 | t288
		t290 := math.Float64frombits(t289)
		t291 := float64(t281 * t142)
		t292 := math.Float64bits(t281)
		t293 := t292 & uint64(0xfffffffff8000000)
		t294 := math.Float64frombits(t293)
		t295 := float64(t281 - t294)
		t296 := math.Float64bits(t142)
		t297 := t296 & uint64(0xfffffffff8000000)
		t298 := math.Float64frombits(t297)
		t299 := float64(t142 - t298)
		t300 := float64(t294 * t298)
		t301 := float64(t291 - t300)
		t302 := float64(t294 * t299)
		t303 := float64(t301 - t302)
		t304 := float64(t295 * t298)
		t305 := float64(t303 - t304)
		t306 := float64(t295 * t299)
		t307 := float64(t305 - t306)
		t308 := math.Float64bits(t307)
		t309 := t308 ^ uint64(0x8000000000000000)
		t310 := math.Float64frombits(t309)
		t311 := float64(t281 * t143)
		t312 := float64(t310 + t311)
		t313 := math.Float64bits(t290)
		t314 := t313 & uint64(0x7fffffffffffffff)
		t315 := uint64(0x7ff0000000000000) < t314
		t316 := t313 ^ uint64(0x8000000000000000)
		t317 := math.Float64frombits(t316)
		t318 := t317
		if t315 {
			t318 = t290
		}
		t319 := float64(t318 * t269)
		t320 := math.Float64bits(t318)
		t321 := t320 & uint64(0xfffffffff8000000)
		t322 := math.Float64frombits(t321)
		t323 := float64(t318 - t322)
		t324 := math.Float64bits(t269)
		t325 := t324 & uint64(0xfffffffff8000000)
		t326 := math.Float64frombits(t325)
		t327 := float64(t269 - t326)
		t328 := float64(t322 * t326)
		t329 := float64(t319 - t328)
		t330 := float64(t322 * t327)
		t331 := float64(t329 - t330)
		t332 := float64(t323 * t326)
		t333 := float64(t331 - t332)
		t334 := float64(t323 * t327)
		t335 := float64(t333 - t334)
		t336 := math.Float64bits(t335)
		t337 := t336 ^ uint64(0x8000000000000000)
		t338 := math.Float64frombits(t337)
		t339 := float64(t318 * t272)
		t340 := float64(t338 + t339)
		t341 := float64(t291 + t319)
		t342 := float64(t341 - t291)
		t343 := float64(t341 - t342)
		t344 := float64(t291 - t343)
		t345 := float64(t319 - t342)
		t346 := float64(t344 + t345)
		t347 := float64(t312 + t340)
		t348 := float64(t346 + t347)
		t349 := float64(t341 + t348)
		t350 := float64(t349 - t341)
		t351 := float64(t348 - t350)
		t352 := float64(t281 * t269)
		t353 := float64(t294 * t326)
		t354 := float64(t352 - t353)
		t355 := float64(t294 * t327)
		t356 := float64(t354 - t355)
		t357 := float64(t295 * t326)
		t358 := float64(t356 - t357)
		t359 := float64(t295 * t327)
		t360 := float64(t358 - t359)
		t361 := math.Float64bits(t360)
		t362 := t361 ^ uint64(0x8000000000000000)
		t363 := math.Float64frombits(t362)
		t364 := float64(t281 * t272)
		t365 := float64(t363 + t364)
		t366 := float64(t290 * t142)
		t367 := t313 & uint64(0xfffffffff8000000)
		t368 := math.Float64frombits(t367)
		t369 := float64(t290 - t368)
		t370 := float64(t368 * t298)
		t371 := float64(t366 - t370)
		t372 := float64(t368 * t299)
		t373 := float64(t371 - t372)
		t374 := float64(t369 * t298)
		t375 := float64(t373 - t374)
		t376 := float64(t369 * t299)
		t377 := float64(t375 - t376)
		t378 := math.Float64bits(t377)
		t379 := t378 ^ uint64(0x8000000000000000)
		t380 := math.Float64frombits(t379)
		t381 := float64(t290 * t143)
		t382 := float64(t380 + t381)
		t383 := float64(t352 + t366)
		t384 := float64(t383 - t352)
		t385 := float64(t383 - t384)
		t386 := float64(t352 - t385)
		t387 := float64(t366 - t384)
		t388 := float64(t386 + t387)
		t389 := float64(t365 + t382)
		t390 := float64(t388 + t389)
		t391 := float64(t383 + t390)
		t392 := float64(t391 - t383)
		t393 := float64(t390 - t392)
		t394 := float64(t391 * float64(0x1.45f306dc9c883p-01))
		t395 := float64(t394 + float64(0x1.8p+52))
		t396 := float64(t395 - float64(0x1.8p+52))
		t397 := float64(t396 * float64(0x1.921fb5444p+00))
		t398 := float64(t391 - t397)
		t399 := float64(t396 * float64(-0x1.68c234c4cp-39))
		t400 := float64(t398 + t399)
		t401 := float64(t400 - t398)
		t402 := float64(t399 - t401)
		t403 := float64(t396 * float64(0x1.98a2e03707345p-77))
		t404 := float64(t402 - t403)
		t405 := math.Float64bits(t391)
		t406 := t405 & uint64(0x7fffffffffffffff)
		t407 := uint64(0x40f9000000000000) < t406
		t511, t512, t513 := t400, t404, t395
		if t407 {
			t408 := t406 & uint64(0xfffffffffffff)
			t409 := t408 | uint64(0x10000000000000)
			t410 := t406 >> 52
			t411 := t410 - uint64(0x3f5)
			t412 := t411 >> 6
			t413 := t411 & uint64(0x3f)
			t414 := t412 + uint64(0x0)
			t415 := t414 & uint64(0x1f)
			t416 := table64x10[t415&31]
			t417 := t412 + uint64(0x1)
			t418 := t417 & uint64(0x1f)
			t419 := table64x10[t418&31]
			t420 := t412 + uint64(0x2)
			t421 := t420 & uint64(0x1f)
			t422 := table64x10[t421&31]
			t423 := t412 + uint64(0x3)
			t424 := t423 & uint64(0x1f)
			t425 := table64x10[t424&31]
			t426 := t419 >> 1
			t427 := uint64(0x3f) - t413
			t428 := t426 >> (t427 & 63)
			t429 := t416 << (t413 & 63)
			t430 := t429 | t428
			t431 := t422 >> 1
			t432 := t431 >> (t427 & 63)
			t433 := t419 << (t413 & 63)
			t434 := t433 | t432
			t435 := t425 >> 1
			t436 := t435 >> (t427 & 63)
			t437 := t422 << (t413 & 63)
			t438 := t437 | t436
			t439 := t409 * t434
			t440 := mulHigh64(t409, t438)
			t441 := t439 + t440
			t442 := t409 * t430
			t443 := mulHigh64(t409, t434)
			t444 := t442 + t443
			t445 := t441 < t439
			t446 := t444 + uint64(0x1)
			t447 := t444
			if t445 {
				t447 = t446
			}
			t448 := t447 + uint64(0x2000000000000000)
			t449 := t448 >> 62
			t450 := t447 << 2
			t451 := t441 >> 62
			t452 := t450 | t451
			t453 := t441 << 2
			t454 := uint64(int64(t452) >> 63)
			t455 := t452 ^ t454
			t456 := t453 ^ t454
			t457 := t455 >> 11
			t458 := t455 & uint64(0x7ff)
			t459 := t458 << 42
			t460 := t456 >> 22
			t461 := t459 | t460
			t462 := t456 & uint64(0x3fffff)
			t463 := float64(int64(t457))
			t464 := float64(t463 * float64(0x1p-53))
			t465 := float64(int64(t461))
			t466 := float64(t465 * float64(0x1p-106))
			t467 := float64(t464 + t466)
			t468 := float64(t467 - t464)
			t469 := float64(t466 - t468)
			t470 := float64(int64(t462))
			t471 := float64(t470 * float64(0x1p-128))
			t472 := float64(t469 + t471)
			t473 := float64(t467 * float64(0x1.921fb54442d18p+00))
			t474 := math.Float64bits(t467)
			t475 := t474 & uint64(0xfffffffff8000000)
			t476 := math.Float64frombits(t475)
			t477 := float64(t467 - t476)
			t478 := float64(t476 * float64(0x1.921fb5p+00))
			t479 := float64(t473 - t478)
			t480 := float64(t476 * float64(0x1.110b46p-26))
			t481 := float64(t479 - t480)
			t482 := float64(t477 * float64(0x1.921fb5p+00))
			t483 := float64(t481 - t482)
			t484 := float64(t477 * float64(0x1.110b46p-26))
			t485 := float64(t483 - t484)
			t486 := math.Float64bits(t485)
			t487 := t486 ^ uint64(0x8000000000000000)
			t488 := math.Float64frombits(t487)
			t489 := float64(t467 * float64(0x1.1a62633145c07p-54))
			t490 := float64(t472 * float64(0x1.921fb54442d18p+00))
			t491 := float64(t489 + t490)
			t492 := float64(t488 + t491)
			t493 := float64(t473 + t492)
			t494 := float64(t493 - t473)
			t495 := float64(t492 - t494)
			t496 := t405 & uint64(0x8000000000000000)
			t497 := uint64(int64(t405) >> 63)
			t498 := t449 ^ t497
			t499 := t498 - t497
			t500 := t499 & uint64(0x3)
			t501 := t454 & uint64(0x8000000000000000)
			t502 := t496 ^ t501
			t503 := math.Float64bits(t493)
			t504 := t503 ^ t502
			t505 := math.Float64frombits(t504)
			t506 := math.Float64bits(t495)
			t507 := t506 ^ t502
			t508 := math.Float64frombits(t507)
			t509 := uint64(0x4338000000000000) | t500
			t510 := math.Float64frombits(t509)
			t511, t512, t513 = t505, t508, t510
		}
		t514 := math.Float64bits(t513)
		t515 := t406 < uint64(0x4270000000000000)
		t516 := float64(0x0p+00)
		if t515 {
			t516 = t393
		}
		t517 := float64(t511 + t516)
		t518 := float64(t517 - t511)
		t519 := float64(t517 - t518)
		t520 := float64(t511 - t519)
		t521 := float64(t516 - t518)
		t522 := float64(t520 + t521)
		t523 := float64(t512 + t522)
		t524 := t514 + uint64(0x1)
		t525 := t514 & uint64(0x1)
		t526 := t525 == uint64(0x0)
		t527 := !t526
		t528 := float64(t517 * t517)
		t529 := float64(0x1.5d8fc9dd6cd57p-33)
		if t527 {
			t529 = float64(-0x1.8fa49194aecacp-37)
		}
		t530 := float64(t529 * t528)
		t531 := float64(-0x1.ae5e5a7730305p-26)
		if t527 {
			t531 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t532 := float64(t530 + t531)
		t533 := float64(t532 * t528)
		t534 := float64(0x1.71de3567b2621p-19)
		if t527 {
			t534 = float64(-0x1.27e4f7eaad685p-22)
		}
		t535 := float64(t533 + t534)
		t536 := float64(t535 * t528)
		t537 := float64(-0x1.a01a019bfdc9bp-13)
		if t527 {
			t537 = float64(0x1.a01a019c842f7p-16)
		}
		t538 := float64(t536 + t537)
		t539 := float64(t538 * t528)
		t540 := float64(0x1.111111110f7cfp-07)
		if t527 {
			t540 = float64(-0x1.6c16c16c14f9p-10)
		}
		t541 := float64(t539 + t540)
		t542 := float64(t541 * t528)
		t543 := float64(-0x1.5555555555548p-03)
		if t527 {
			t543 = float64(0x1.555555555554bp-05)
		}
		t544 := float64(t542 + t543)
		t545 := t517
		if t527 {
			t545 = t528
		}
		t546 := float64(t545 * t528)
		t547 := float64(t546 * t544)
		t548 := float64(t528 * float64(0x1p-01))
		t549 := float64(float64(0x1p+00) - t548)
		t550 := float64(float64(0x1p+00) - t549)
		t551 := float64(t550 - t548)
		t552 := float64(t517 * t523)
		t553 := float64(t551 - t552)
		t554 := float64(t523 * t548)
		t555 := float64(t523 - t554)
		t556 := t514 & uint64(0x2)
		t557 := t556 << 62
		t558 := t517
		if t527 {
			t558 = t549
		}
		t559 := math.Float64bits(t558)
		t560 := t559 ^ t557
		t561 := math.Float64frombits(t560)
		t562 := t555
		if t527 {
			t562 = t553
		}
		t563 := float64(t547 + t562)
		t564 := math.Float64bits(t563)
		t565 := t564 ^ t557
		t566 := math.Float64frombits(t565)
		t567 := float64(t561 + t566)
		t568 := t524 & uint64(0x1)
		t569 := t568 == uint64(0x0)
		t570 := !t569
		t571 := float64(0x1.5d8fc9dd6cd57p-33)
		if t570 {
			t571 = float64(-0x1.8fa49194aecacp-37)
		}
		t572 := float64(t571 * t528)
		t573 := float64(-0x1.ae5e5a7730305p-26)
		if t570 {
			t573 = float64(0x1.1ee9d7a4ce1e8p-29)
		}
		t574 := float64(t572 + t573)
		t575 := float64(t574 * t528)
		t576 := float64(0x1.71de3567b2621p-19)
		if t570 {
			t576 = float64(-0x1.27e4f7eaad685p-22)
		}
		t577 := float64(t575 + t576)
		t578 := float64(t577 * t528)
		t579 := float64(-0x1.a01a019bfdc9bp-13)
		if t570 {
			t579 = float64(0x1.a01a019c842f7p-16)
		}
		t580 := float64(t578 + t579)
		t581 := float64(t580 * t528)
		t582 := float64(0x1.111111110f7cfp-07)
		if t570 {
			t582 = float64(-0x1.6c16c16c14f9p-10)
		}
		t583 := float64(t581 + t582)
		t584 := float64(t583 * t528)
		t585 := float64(-0x1.5555555555548p-03)
		if t570 {
			t585 = float64(0x1.555555555554bp-05)
		}
		t586 := float64(t584 + t585)
		t587 := t517
		if t570 {
			t587 = t528
		}
		t588 := float64(t587 * t528)
		t589 := float64(t588 * t586)
		t590 := t524 & uint64(0x2)
		t591 := t590 << 62
		t592 := t517
		if t570 {
			t592 = t549
		}
		t593 := math.Float64bits(t592)
		t594 := t593 ^ t591
		t595 := math.Float64frombits(t594)
		t596 := t555
		if t570 {
			t596 = t553
		}
		t597 := float64(t589 + t596)
		t598 := math.Float64bits(t597)
		t599 := t598 ^ t591
		t600 := math.Float64frombits(t599)
		t601 := float64(t595 + t600)
		t602 := t406 < uint64(0x3e40000000000000)
		t603 := t567
		if t602 {
			t603 = t391
		}
		t604 := t406 < uint64(0x7ff0000000000000)
		t605 := math.Float64frombits(0x7ff8000000000000)
		if t604 {
			t605 = t603
		}
		t606 := math.Float64frombits(0x7ff8000000000000)
		if t604 {
			t606 = t601
		}
		t607 := math.Float64bits(t349)
		t608 := t607 & uint64(0x7fffffffffffffff)
		t609 := t608 < uint64(0x4090b80000000000)
		t610 := float64(0x0p+00)
		if t609 {
			t610 = t351
		}
		t611 := int64(4652420725213233152) < int64(t607)
		t612 := t607
		if t611 {
			t612 = uint64(0x4090b80000000000)
		}
		t613 := uint64(0xc090b80000000000) < t612
		t614 := t612
		if t613 {
			t614 = uint64(0xc090b80000000000)
		}
		t615 := math.Float64frombits(t614)
		t616 := float64(t615 * float64(0x1.71547652b82fep+06))
		t617 := float64(t616 + float64(0x1.8p+52))
		t618 := math.Float64bits(t617)
		t619 := t618 - uint64(0x4338000000000000)
		t620 := float64(t617 - float64(0x1.8p+52))
		t621 := float64(t620 * float64(0x1.62e42fefap-07))
		t622 := float64(t615 - t621)
		t623 := float64(t620 * float64(0x1.cf79abc9e3b3ap-46))
		t624 := float64(t623 - t610)
		t625 := float64(t622 - t624)
		t626 := float64(t625 * t625)
		t627 := float64(float64(0x1.6c16d924bd796p-10) * t625)
		t628 := float64(t627 + float64(0x1.11112236b2901p-07))
		t629 := float64(t628 * t625)
		t630 := float64(t629 + float64(0x1.5555555554905p-05))
		t631 := float64(t630 * t625)
		t632 := float64(t631 + float64(0x1.5555555554b67p-03))
		t633 := float64(t632 * t625)
		t634 := float64(t633 + float64(0x1p-01))
		t635 := float64(t626 * t634)
		t636 := float64(t635 - t624)
		t637 := float64(t622 + t636)
		t638 := t619 & uint64(0x3f)
		t639 := table64x4[t638&63]
		t640 := math.Float64frombits(t639)
		t641 := table64x5[t638&63]
		t642 := math.Float64frombits(t641)
		t643 := float64(t640 * t637)
		t644 := float64(t642 + t643)
		t645 := float64(t640 + t644)
		t646 := uint64(int64(t619) >> 6)
		t647 := float64(t645 * t606)
		t648 := uint64(int64(t646) >> 1)
		t649 := t648 + uint64(0x3ff)
		t650 := t649 << 52
		t651 := math.Float64frombits(t650)
		t652 := float64(t647 * t651)
		t653 := t646 - t648
		t654 := t653 + uint64(0x3ff)
		t655 := t654 << 52
		t656 := math.Float64frombits(t655)
		t657 := float64(t652 * t656)
		t658 := float64(t645 * t605)
		t659 := float64(t658 * t651)
		t660 := float64(t659 * t656)
		t661 := t2 == uint64(0x0)
		t662 := t5 == uint64(0x0)
		t663 := t661 && t662
		t664 := int64(0) < int64(t273)
		t665 := t663 && t664
		t666 := t2 < uint64(0x7ff0000000000000)
		t667 := t5 < uint64(0x7ff0000000000000)
		t668 := t666 && t667
		t669 := t274 < uint64(0x7ff0000000000000)
		t670 := t283 < uint64(0x7ff0000000000000)
		t671 := t669 && t670
		t672 := t668 && t671
		t673 := !t663
		t674 := t665 || t673
		t675 := t672 && t674
		t676 := t657
		if t665 {
			t676 = float64(0x0p+00)
		}
		t677 := math.Float64frombits(0x7ff8000000000000)
		if t675 {
			t677 = t676
		}
		t678 := t660
		if t665 {
			t678 = float64(0x0p+00)
		}
		t679 := math.Float64frombits(0x7ff8000000000000)
		if t675 {
			t679 = t678
		}
		t680 := t274 == uint64(0x0)
		t681 := t283 == uint64(0x0)
		t682 := t680 && t681
		t683 := t677
		if t682 {
			t683 = float64(0x1p+00)
		}
		t684 := t679
		if t682 {
			t684 = float64(0x0p+00)
		}
		t685 := math.Float64bits(t683)
		t686 := t685 & uint64(0x7fffffffffffffff)
		t687 := uint64(0x7ff0000000000000) < t686
		t688 := t683
		if t687 {
			t688 = math.Float64frombits(0x7ff8000000000000)
		}
		t689 := math.Float64bits(t684)
		t690 := t689 & uint64(0x7fffffffffffffff)
		t691 := uint64(0x7ff0000000000000) < t690
		t692 := t684
		if t691 {
			t692 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t688, t692)
	}
}
