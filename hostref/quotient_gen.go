// Code generated from package elementary by go generate ./hostref; DO NOT EDIT.

package hostref

import "math"

// divComplex64 is elementary's definition, element by element.
func divComplex64(dst, x, y []complex64) {
	x = x[:len(dst)]
	y = y[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		y0, y1 := real(y[i]), imag(y[i])
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32bits(x1)
		t4 := t3 & uint32(0x7fffffff)
		t5 := t2 < t4
		t6 := t2
		if t5 {
			t6 = t4
		}
		t7 := t6 < uint32(0x71800000)
		t8 := !t7
		t9 := t6 < uint32(0x1f800000)
		t10 := float32(0x1p+00)
		if t9 {
			t10 = float32(0x1p+64)
		}
		t11 := t10
		if t8 {
			t11 = float32(0x1p-64)
		}
		t12 := uint32(0x0)
		if t9 {
			t12 = uint32(0xffffffc0)
		}
		t13 := t12
		if t8 {
			t13 = uint32(0x40)
		}
		t14 := float32(x0 * t11)
		t15 := float32(x1 * t11)
		t16 := math.Float32bits(y0)
		t17 := t16 & uint32(0x7fffffff)
		t18 := math.Float32bits(y1)
		t19 := t18 & uint32(0x7fffffff)
		t20 := t17 < t19
		t21 := t17
		if t20 {
			t21 = t19
		}
		t22 := t21 >> 23
		t23 := t22 < uint32(0x1)
		t24 := t22
		if t23 {
			t24 = uint32(0x1)
		}
		t25 := uint32(0xfc) < t24
		t26 := t24
		if t25 {
			t26 = uint32(0xfc)
		}
		t27 := uint32(0x7e) - t26
		t28 := t27 + uint32(0x7f)
		t29 := t28 << 23
		t30 := math.Float32frombits(t29)
		t31 := float32(y0 * t30)
		t32 := float32(y1 * t30)
		t33 := t14
		if t20 {
			t33 = t15
		}
		t34 := math.Float32bits(t14)
		t35 := t34 ^ uint32(0x80000000)
		t36 := math.Float32frombits(t35)
		t37 := t15
		if t20 {
			t37 = t36
		}
		t38 := t31
		if t20 {
			t38 = t32
		}
		t39 := math.Float32bits(t31)
		t40 := t39 ^ uint32(0x80000000)
		t41 := math.Float32frombits(t40)
		t42 := t32
		if t20 {
			t42 = t41
		}
		t43 := float32(t42 / t38)
		t44 := float32(t42 * t43)
		t45 := float32(t38 + t44)
		t46 := float32(t37 * t43)
		t47 := float32(t33 + t46)
		t48 := float32(t47 / t45)
		t49 := float32(t33 * t43)
		t50 := float32(t37 - t49)
		t51 := float32(t50 / t45)
		t52 := t13 + t27
		t53 := uint32(int32(t52) >> 1)
		t54 := t53 + uint32(0x7f)
		t55 := t54 << 23
		t56 := math.Float32frombits(t55)
		t57 := t52 - t53
		t58 := t57 + uint32(0x7f)
		t59 := t58 << 23
		t60 := math.Float32frombits(t59)
		t61 := float32(t48 * t56)
		t62 := float32(t61 * t60)
		t63 := float32(t51 * t56)
		t64 := float32(t63 * t60)
		t65 := math.Float32bits(t48)
		t66 := t65 & uint32(0x7fffffff)
		t67 := uint32(0x7f800000) < t66
		t68 := math.Float32bits(t51)
		t69 := t68 & uint32(0x7fffffff)
		t70 := uint32(0x7f800000) < t69
		t71 := t67 && t70
		t135, t136 := t62, t64
		if t71 {
			t72 := t21 == uint32(0x0)
			t73 := t16 & uint32(0x80000000)
			t74 := uint32(0x7f800000) | t73
			t75 := math.Float32frombits(t74)
			t76 := t2 == uint32(0x7f800000)
			t77 := t4 == uint32(0x7f800000)
			t78 := t76 || t77
			t79 := t17 < uint32(0x7f800000)
			t80 := t19 < uint32(0x7f800000)
			t81 := t79 && t80
			t82 := t78 && t81
			t83 := t17 == uint32(0x7f800000)
			t84 := t19 == uint32(0x7f800000)
			t85 := t83 || t84
			t86 := t2 < uint32(0x7f800000)
			t87 := t4 < uint32(0x7f800000)
			t88 := t86 && t87
			t89 := t85 && t88
			t90 := uint32(0x0)
			if t76 {
				t90 = uint32(0x3f800000)
			}
			t91 := t1 & uint32(0x80000000)
			t92 := t90 | t91
			t93 := math.Float32frombits(t92)
			t94 := uint32(0x0)
			if t77 {
				t94 = uint32(0x3f800000)
			}
			t95 := t3 & uint32(0x80000000)
			t96 := t94 | t95
			t97 := math.Float32frombits(t96)
			t98 := float32(t93 * t31)
			t99 := float32(t97 * t32)
			t100 := float32(t98 + t99)
			t101 := float32(t97 * t31)
			t102 := float32(t93 * t32)
			t103 := float32(t101 - t102)
			t104 := uint32(0x0)
			if t83 {
				t104 = uint32(0x3f800000)
			}
			t105 := t104 | t73
			t106 := math.Float32frombits(t105)
			t107 := uint32(0x0)
			if t84 {
				t107 = uint32(0x3f800000)
			}
			t108 := t18 & uint32(0x80000000)
			t109 := t107 | t108
			t110 := math.Float32frombits(t109)
			t111 := float32(t14 * t106)
			t112 := float32(t15 * t110)
			t113 := float32(t111 + t112)
			t114 := float32(t15 * t106)
			t115 := float32(t14 * t110)
			t116 := float32(t114 - t115)
			t117 := math.Float32bits(t113)
			t118 := t117 & uint32(0x80000000)
			t119 := uint32(0x0) | t118
			t120 := math.Float32frombits(t119)
			t121 := t62
			if t89 {
				t121 = t120
			}
			t122 := float32(math.Float32frombits(0x7f800000) * t100)
			t123 := t121
			if t82 {
				t123 = t122
			}
			t124 := float32(t75 * x0)
			t125 := t123
			if t72 {
				t125 = t124
			}
			t126 := math.Float32bits(t116)
			t127 := t126 & uint32(0x80000000)
			t128 := uint32(0x0) | t127
			t129 := math.Float32frombits(t128)
			t130 := t64
			if t89 {
				t130 = t129
			}
			t131 := float32(math.Float32frombits(0x7f800000) * t103)
			t132 := t130
			if t82 {
				t132 = t131
			}
			t133 := float32(t75 * x1)
			t134 := t132
			if t72 {
				t134 = t133
			}
			t135, t136 = t125, t134
		}
		t137 := math.Float32bits(t135)
		t138 := t137 & uint32(0x7fffffff)
		t139 := uint32(0x7f800000) < t138
		t140 := t135
		if t139 {
			t140 = math.Float32frombits(0x7fc00000)
		}
		t141 := math.Float32bits(t136)
		t142 := t141 & uint32(0x7fffffff)
		t143 := uint32(0x7f800000) < t142
		t144 := t136
		if t143 {
			t144 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = complex(t140, t144)
	}
}

// divComplex128 is elementary's definition, element by element.
func divComplex128(dst, x, y []complex128) {
	x = x[:len(dst)]
	y = y[:len(dst)]
	for i := range dst {
		x0, x1 := real(x[i]), imag(x[i])
		y0, y1 := real(y[i]), imag(y[i])
		t1 := math.Float64bits(x0)
		t2 := t1 & uint64(0x7fffffffffffffff)
		t3 := math.Float64bits(x1)
		t4 := t3 & uint64(0x7fffffffffffffff)
		t5 := t2 < t4
		t6 := t2
		if t5 {
			t6 = t4
		}
		t7 := t6 < uint64(0x7bf0000000000000)
		t8 := !t7
		t9 := t6 < uint64(0x1ff0000000000000)
		t10 := float64(0x1p+00)
		if t9 {
			t10 = float64(0x1p+512)
		}
		t11 := t10
		if t8 {
			t11 = float64(0x1p-512)
		}
		t12 := uint64(0x0)
		if t9 {
			t12 = uint64(0xfffffffffffffe00)
		}
		t13 := t12
		if t8 {
			t13 = uint64(0x200)
		}
		t14 := float64(x0 * t11)
		t15 := float64(x1 * t11)
		t16 := math.Float64bits(y0)
		t17 := t16 & uint64(0x7fffffffffffffff)
		t18 := math.Float64bits(y1)
		t19 := t18 & uint64(0x7fffffffffffffff)
		t20 := t17 < t19
		t21 := t17
		if t20 {
			t21 = t19
		}
		t22 := t21 >> 52
		t23 := t22 < uint64(0x1)
		t24 := t22
		if t23 {
			t24 = uint64(0x1)
		}
		t25 := uint64(0x7fc) < t24
		t26 := t24
		if t25 {
			t26 = uint64(0x7fc)
		}
		t27 := uint64(0x3fe) - t26
		t28 := t27 + uint64(0x3ff)
		t29 := t28 << 52
		t30 := math.Float64frombits(t29)
		t31 := float64(y0 * t30)
		t32 := float64(y1 * t30)
		t33 := t14
		if t20 {
			t33 = t15
		}
		t34 := math.Float64bits(t14)
		t35 := t34 ^ uint64(0x8000000000000000)
		t36 := math.Float64frombits(t35)
		t37 := t15
		if t20 {
			t37 = t36
		}
		t38 := t31
		if t20 {
			t38 = t32
		}
		t39 := math.Float64bits(t31)
		t40 := t39 ^ uint64(0x8000000000000000)
		t41 := math.Float64frombits(t40)
		t42 := t32
		if t20 {
			t42 = t41
		}
		t43 := float64(t42 / t38)
		t44 := float64(t42 * t43)
		t45 := float64(t38 + t44)
		t46 := float64(t37 * t43)
		t47 := float64(t33 + t46)
		t48 := float64(t47 / t45)
		t49 := float64(t33 * t43)
		t50 := float64(t37 - t49)
		t51 := float64(t50 / t45)
		t52 := t13 + t27
		t53 := uint64(int64(t52) >> 1)
		t54 := t53 + uint64(0x3ff)
		t55 := t54 << 52
		t56 := math.Float64frombits(t55)
		t57 := t52 - t53
		t58 := t57 + uint64(0x3ff)
		t59 := t58 << 52
		t60 := math.Float64frombits(t59)
		t61 := float64(t48 * t56)
		t62 := float64(t61 * t60)
		t63 := float64(t51 * t56)
		t64 := float64(t63 * t60)
		t65 := math.Float64bits(t48)
		t66 := t65 & uint64(0x7fffffffffffffff)
		t67 := uint64(0x7ff0000000000000) < t66
		t68 := math.Float64bits(t51)
		t69 := t68 & uint64(0x7fffffffffffffff)
		t70 := uint64(0x7ff0000000000000) < t69
		t71 := t67 && t70
		t135, t136 := t62, t64
		if t71 {
			t72 := t21 == uint64(0x0)
			t73 := t16 & uint64(0x8000000000000000)
			t74 := uint64(0x7ff0000000000000) | t73
			t75 := math.Float64frombits(t74)
			t76 := t2 == uint64(0x7ff0000000000000)
			t77 := t4 == uint64(0x7ff0000000000000)
			t78 := t76 || t77
			t79 := t17 < uint64(0x7ff0000000000000)
			t80 := t19 < uint64(0x7ff0000000000000)
			t81 := t79 && t80
			t82 := t78 && t81
			t83 := t17 == uint64(0x7ff0000000000000)
			t84 := t19 == uint64(0x7ff0000000000000)
			t85 := t83 || t84
			t86 := t2 < uint64(0x7ff0000000000000)
			t87 := t4 < uint64(0x7ff0000000000000)
			t88 := t86 && t87
			t89 := t85 && t88
			t90 := uint64(0x0)
			if t76 {
				t90 = uint64(0x3ff0000000000000)
			}
			t91 := t1 & uint64(0x8000000000000000)
			t92 := t90 | t91
			t93 := math.Float64frombits(t92)
			t94 := uint64(0x0)
			if t77 {
				t94 = uint64(0x3ff0000000000000)
			}
			t95 := t3 & uint64(0x8000000000000000)
			t96 := t94 | t95
			t97 := math.Float64frombits(t96)
			t98 := float64(t93 * t31)
			t99 := float64(t97 * t32)
			t100 := float64(t98 + t99)
			t101 := float64(t97 * t31)
			t102 := float64(t93 * t32)
			t103 := float64(t101 - t102)
			t104 := uint64(0x0)
			if t83 {
				t104 = uint64(0x3ff0000000000000)
			}
			t105 := t104 | t73
			t106 := math.Float64frombits(t105)
			t107 := uint64(0x0)
			if t84 {
				t107 = uint64(0x3ff0000000000000)
			}
			t108 := t18 & uint64(0x8000000000000000)
			t109 := t107 | t108
			t110 := math.Float64frombits(t109)
			t111 := float64(t14 * t106)
			t112 := float64(t15 * t110)
			t113 := float64(t111 + t112)
			t114 := float64(t15 * t106)
			t115 := float64(t14 * t110)
			t116 := float64(t114 - t115)
			t117 := math.Float64bits(t113)
			t118 := t117 & uint64(0x8000000000000000)
			t119 := uint64(0x0) | t118
			t120 := math.Float64frombits(t119)
			t121 := t62
			if t89 {
				t121 = t120
			}
			t122 := float64(math.Float64frombits(0x7ff0000000000000) * t100)
			t123 := t121
			if t82 {
				t123 = t122
			}
			t124 := float64(t75 * x0)
			t125 := t123
			if t72 {
				t125 = t124
			}
			t126 := math.Float64bits(t116)
			t127 := t126 & uint64(0x8000000000000000)
			t128 := uint64(0x0) | t127
			t129 := math.Float64frombits(t128)
			t130 := t64
			if t89 {
				t130 = t129
			}
			t131 := float64(math.Float64frombits(0x7ff0000000000000) * t103)
			t132 := t130
			if t82 {
				t132 = t131
			}
			t133 := float64(t75 * x1)
			t134 := t132
			if t72 {
				t134 = t133
			}
			t135, t136 = t125, t134
		}
		t137 := math.Float64bits(t135)
		t138 := t137 & uint64(0x7fffffffffffffff)
		t139 := uint64(0x7ff0000000000000) < t138
		t140 := t135
		if t139 {
			t140 = math.Float64frombits(0x7ff8000000000000)
		}
		t141 := math.Float64bits(t136)
		t142 := t141 & uint64(0x7fffffffffffffff)
		t143 := uint64(0x7ff0000000000000) < t142
		t144 := t136
		if t143 {
			t144 = math.Float64frombits(0x7ff8000000000000)
		}
		dst[i] = complex(t140, t144)
	}
}
