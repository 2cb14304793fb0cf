// Package competence measures a hero's knowledge on recorded situations: for which of them its precedents answer and
// how well they cover them, what each expert's table decides, where two tables or bases would play differently, and
// what that costs. The word is that of case-base maintenance (B. Smyth and E. McKenna, "Competence models and the
// maintenance problem", 2001).
package competence
