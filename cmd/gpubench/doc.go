// Command gpubench shows what a device can do with Weft: it lists devices,
// measures op lines, compares them with the reference, and explains how one
// is run.
//
//	gpubench devices                    what is here, what each supports
//	gpubench ops                        the operators, and how op lines are written
//	gpubench run   [OPLINE...]          time
//	gpubench check [OPLINE...]          compare with the reference
//	gpubench explain OPLINE             plan text, SPIR-V, launch parameters, time
//	gpubench model [OPLINE...]          predicted time on a card that is not here
//	gpubench compare A.json B.json      ratios, with intervals
//	gpubench view [OPLINE]              a live window (build tag window)
//
// main only calls run, which tests call too; every command is a file of its
// own. Lines are read by internal/opline and become tensors in
// internal/workload, the cases of check come from internal/cases, the numbers
// go through internal/record, and internal/report writes them.
//
// Exit status: 0 good, 1 a check or the work failed, a result was refused or a signal ended it, 2 usage, 3
// no such device, 4 device lost or out of memory.
package main
