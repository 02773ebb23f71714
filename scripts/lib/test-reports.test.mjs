import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts, withReport } from './test-reports.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe('test-reports.test.mjs', () => {
  it('cuenta como fallo un archivo de pruebas que ni siquiera carga', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(vitestCounts({ ...vitest, testResults })).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('cuenta un error fuera de toda prueba del navegador', () => {
    const stats = { expected: 2, flaky: 1, unexpected: 0, skipped: 4 };
    expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 1, skipped: 4 });
  });

  it.each([
    ['el corredor no escribió nada', '', 0, 1],
    ['terminó mal sin una prueba fallida', '{"passed":2,"failed":0}', 1, 1],
    ['no halló ninguna prueba', '{"passed":0,"failed":0}', 0, 1],
    ['todo está bien', '{"passed":2,"failed":0}', 0, 0],
    ['dice qué falló', '{"passed":2,"failed":3}', 1, 3],
  ])('cuando %s', async (_case, report, code, failed) => {
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
