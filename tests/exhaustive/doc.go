// Package exhaustive measures how exact the functions are, on every input where
// there are few enough: all 2^32 of float32, all 65,536 of a half, against the
// definition in float64, and holds the arithmetic in words that stands for
// float64 and int64 against the processor's own.
//
// Its tests run on the device that WEFT_DEVICE selects, and take a sample there:
// 2^22 inputs of each float32 function with all special and hard ones. Flags
// make them take more, and script/exhaustive passes them:
//
//	-functions sin,cos    these alone
//	-step 1               every input of float32; 16: one of every 16
//	-pairs 100000000      operands of each operation in words, and of each function of two numbers
//	-record FILE          merge what was measured into a file of package measured
//
// All of it is tests; nothing imports the package.
package exhaustive
