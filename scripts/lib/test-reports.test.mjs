import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts, withReport } from './test-reports.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe('test-reports.test.mjs', () => {
  it('counts a test file that does not even load as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(vitestCounts({ ...vitest, testResults })).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('counts an error outside any browser test', () => {
    const stats = { expected: 2, flaky: 1, unexpected: 0, skipped: 4 };
    expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 1, skipped: 4 });
  });

  it.each([
    ['the runner wrote nothing', '', 0, 1],
    ['it ended badly without a failed test', '{"passed":2,"failed":0}', 1, 1],
    ['it found no test at all', '{"passed":0,"failed":0}', 0, 1],
    ['all is well', '{"passed":2,"failed":0}', 0, 0],
    ['it says what failed', '{"passed":2,"failed":3}', 1, 3],
  ])('when %s', async (_case, report, code, failed) => {
    const result = await withReport(
      (it) => it,
      async (file) => {
        if (report !== '') writeFileSync(file, report);
        return { code, output: '' };
      },
    );
    expect(result.failed).toBe(failed);
  });
});
