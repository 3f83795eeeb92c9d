// Load checks the model: its graph, that Weft has every operator ([MissingOpError] names the nodes
// of the others), and that weights in other files are in the model's folder. Weights go to the
// device once. Values that depend on weights alone are computed once. The first Run with inputs of
// certain shapes plans the whole model as one function ([tensor.Compile]). Later runs reuse the
// plan; a model keeps as many as [WithPlans] says. Models whose shapes depend on elements (NonZero,
// Loop, a Reshape by an input) run node by node.
package model
