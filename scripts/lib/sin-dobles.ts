import { afterAll, vi } from 'vitest';

/**
 * A file's doubles of globals go with the file. Vitest takes them back before the next test only, and by then the next
 * file's first lines have run.
 */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
