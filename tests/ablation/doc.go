// Command ablation measures what each of the planner's rules, each form of kernels and each
// figure gains. Run from the module's root, with DIR a folder of its own:
//
//	go run ./tests/ablation instrument -dir DIR
//	go build -overlay DIR/overlay.json -o DIR/ablated ./tests/ablation
//	go build -overlay DIR/overlay.json -o DIR/gpubench ./cmd/gpubench
//	DIR/ablated plan -dir DIR
//	DIR/ablated time -dir DIR -device host
//	DIR/ablated time -dir DIR -device lavapipe
//	go run ./tests/ablation record -dir DIR
//	go generate ./tests/ablation
//
// instrument writes copies of the planner's sources that ask package figure before each decision,
// and an overlay for the go command. plan makes the plans of all lines of the suites and of all
// programs, with and without each subject, and predicts what changes on the model's cards. It
// ends a subject as soon as a line takes 1.05 times as long without it, or a program 1.02 times.
// time measures by turns, in processes of their own, what changes on a device that is here, and
// wants a quiet machine. plan and time go on where they were ended. record writes what they found
// to bench/results, and the generator the table in docs/decisions.
//
// The package imports the planner and its targets, predict, the backends, device, tensor and
// tests/programs.
package main
