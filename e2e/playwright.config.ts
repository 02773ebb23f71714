import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** A browser that is installed already is used; without it, the one that Playwright brings. */
const executablePath = process.env.CHROMIUM_PATH || undefined;

export default defineConfig({
  testDir: 'specs',
  outputDir: path.resolve(import.meta.dirname, '../test-results'),
  preserveOutput: 'failures-only',
  globalSetup: path.resolve(import.meta.dirname, 'base/arranque.ts'),
  fullyParallel: true,
  // There are two more than cores: a test waits for its page more often than it keeps it busy (272 s with one more, 198
  // with two).
  workers: availableParallelism() + 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Only what never comes ends by these: a busy machine needs several times as long as a quiet one.
  timeout: 480_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: 'es-BO',
    // The zone is far from La Paz on purpose: there it is already tomorrow, and "today" must still be that of La Paz.
    timezoneId: 'Pacific/Kiritimati',
    viewport: { width: 1280, height: 800 },
    // Nothing moves, so that no test waits for it: movement is not what is tested.
    contextOptions: { reducedMotion: 'reduce' },
    // A failed test leaves its error and what was on the page; a record of every step costs each test a twentieth:
    // `--trace on` for one's own.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--disable-dev-shm-usage',
        // There is no graphics processor to be kept apart.
        '--in-process-gpu',
        // A page lives for seconds: it pays neither to compile anew on threads of their own what would run faster
        // later, nor to look for memory that could be used again.
        '--js-flags=--no-opt --no-maglev --single-threaded --min-semi-space-size=64 --initial-heap-size=512',
      ],
      // Where the system speaks no UTF-8, Chromium loses what it downloads into a folder with an accent in its name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
