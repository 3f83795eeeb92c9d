package onnx

const (
	numbers   = "wants the numbers of one random generator, which ONNX leaves open"
	training  = "derives a graph: an operator of the training domain"
	truncated = "its bfloat16 numbers are float32 ones cut off; ONNX rounds to the nearest, as Weft does"
	misshapen = "its data have another shape than its model declares"
	epsilon   = "its results are those of an epsilon of 0.01, which its node does not have"
)

// notPassed are the tests that do not pass, and why.
var notPassed = map[string]string{
	"test_adam_multiple":                       epsilon,
	"test_bernoulli":                           numbers,
	"test_bernoulli_double":                    numbers,
	"test_bernoulli_double_expanded":           numbers,
	"test_bernoulli_expanded":                  numbers,
	"test_bernoulli_seed":                      numbers,
	"test_bernoulli_seed_expanded":             numbers,
	"test_cast_FLOAT_to_BFLOAT16":              truncated,
	"test_castlike_BFLOAT16_to_FLOAT":          misshapen,
	"test_castlike_BFLOAT16_to_FLOAT_expanded": misshapen,
	"test_castlike_FLOAT_to_BFLOAT16":          misshapen,
	"test_castlike_FLOAT_to_BFLOAT16_expanded": misshapen,
	"test_gradient_of_add":                     training,
	"test_gradient_of_add_and_mul":             training,
	"test_training_dropout":                    numbers,
	"test_training_dropout_default":            numbers,
	"test_training_dropout_default_mask":       numbers,
	"test_training_dropout_mask":               numbers,
}
