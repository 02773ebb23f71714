/** Tests, and what helps them, may look at everything. */
exports.TESTS = '[.](test|spec)[.]tsx?$|[.](test-util|casos)[.]ts$|(^|/)testing/|^e2e/|^bench/';
