import { afterAll, vi } from 'vitest';

/**
 * What a file's last test put in a global's place goes with the file. Vitest takes it back before the next test only, and
 * by then the next file's first lines have run.
 */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
