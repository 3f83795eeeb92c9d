package onnx

// Support vector machines.

var drawnMLSVM = []drawnOp{{"SVMRegressor", drawSVMRegressor}, {"SVMClassifier", drawSVMClassifier}}

// kernel adds a kernel and its numbers.
func (c *drawnCase) kernel(d *drawer) *drawnCase {
	return c.with(attrString("kernel_type", oneOf(d, "LINEAR", "POLY", "RBF", "SIGMOID")), attrFloats[float32]("kernel_params", oneOf[float32](d, 0.125, 0.25), oneOf[float32](d, 0, 0.5), oneOf[float32](d, 2, 3)))
}

// svmReals are the numbers of a model, so small that no kernel grows too far.
func (d *drawer) svmReals(n int) []float32 {
	list := d.reals(n)
	for i := range list {
		list[i] /= 2
	}
	return list
}

func drawSVMRegressor(d *drawer) *drawnCase {
	n, count := d.between(1, 5), d.between(0, 5)
	c := mlCase("SVMRegressor", 1, d.features(float32s, n)).kernel(d).with(attrFloats("rho", d.svmReals(1)...), attrInt("n_supports", count))
	if count > 0 {
		c.with(attrFloats("support_vectors", d.svmReals(n*count)...), attrFloats("coefficients", d.svmReals(count)...))
	} else {
		c.with(attrFloats("coefficients", d.svmReals(n)...))
	}
	c.maybe(d, attrInt("one_class", 1))
	c.maybe(d, d.post())
	return c
}

// drawSVMClassifier leaves out PROBIT of one score that stands for two: ONNX Runtime's answer is in
// part of memory that nothing has written.
func drawSVMClassifier(d *drawer) *drawnCase {
	n, classes := d.between(1, 5), d.between(2, 4)
	c := mlCase("SVMClassifier", 2, d.features(d.anyFeature(), n)).kernel(d).with(d.labels(classes, "classlabels_ints"))
	pairs := classes * (classes - 1) / 2
	c.with(attrFloats("rho", d.svmReals(pairs)...))
	probabilities := d.chance(2)
	post := d.post()
	if d.chance(3) {
		c.with(attrFloats("coefficients", d.svmReals(n*classes)...))
	} else {
		count := 0
		per := make([]int64, classes)
		for i := range per {
			per[i] = int64(d.between(1, 3))
			count += int(per[i])
		}
		c.with(attrInts("vectors_per_class", per...), attrFloats("support_vectors", d.svmReals(n*count)...), attrFloats("coefficients", d.svmReals(count*(classes-1))...))
		if classes == 2 && !probabilities && string(post.S) == "PROBIT" {
			return c
		}
	}
	if probabilities {
		c.with(attrFloats("prob_a", d.svmReals(pairs)...), attrFloats("prob_b", d.svmReals(pairs)...))
	}
	return c.with(post)
}
