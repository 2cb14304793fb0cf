package kb

// ChiSquareTail is for tests.
var ChiSquareTail = chiSquareTail
