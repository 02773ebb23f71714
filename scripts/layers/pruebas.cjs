/** What may look at everything: tests and what helps them. */
exports.TESTS = '[.](test|spec)[.]tsx?$|[.](test-util|casos)[.]ts$|(^|/)testing/|^e2e/|^bench/';
