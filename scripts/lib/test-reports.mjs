import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Counts of Vitest's JSON report. A file that fails before its first test has no test to count: it counts as one. */
export function vitestCounts(report) {
  const filesWithoutTests = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + filesWithoutTests.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function playwrightCounts(report) {
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: Math.max(unexpected, report.errors.length), skipped };
}

/**
 * Runs a test runner that writes its JSON report to the file it is given. No report, a report without tests, or a failure
 * that the report does not know of counts as one failure.
 */
export async function withReport(counts, runner) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sgpa-pruebas-'));
  try {
    const file = path.join(folder, 'informe.json');
    const { code, output } = await runner(file);
    let result;
    try {
      result = counts(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      return { passed: 0, failed: 1, output: `${output}\nSin informe: ${error.message}` };
    }
    const silent = result.failed === 0 && (code !== 0 || result.passed === 0);
    return { ...result, failed: silent ? 1 : result.failed, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
