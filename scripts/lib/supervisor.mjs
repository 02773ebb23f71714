import { setTimeout as wait } from 'node:timers/promises';
import { say } from './step.mjs';

const BACK_OFF_MS = [200, 500, 1_000, 2_000, 5_000];
/** A service that ran this long was healthy: the next time it is started again without much waiting. */
const HEALTHY_MS = 10_000;
/** So many starts in a row that never came up mean that trying again does not help. */
const MAX_FAILED_STARTS = 8;

/**
 * Keeps one service running. `launch(signal)` resolves once it is ready, with `{ ended, stop }`, and gives up when the
 * signal says so. The first failure goes to the caller of `start`, unless somebody killed it (`killed`); later ones are tried again with growing pauses, and
 * after too many in a row `onFatal` is called. One that comes up and dies is started again for ever.
 */
export function supervised({ name, launch, onFatal, pause = wait }) {
  const abort = new AbortController();
  const { signal } = abort;
  let troubles = 0;
  let current;
  let launching;

  async function once() {
    current = await launch(signal);
    if (!signal.aborted) watch(current, performance.now());
  }

  async function again() {
    for (let failed = 0; !signal.aborted; ) {
      const milliseconds = BACK_OFF_MS[Math.min(troubles, BACK_OFF_MS.length) - 1];
      await pause(milliseconds, null, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        await once();
        if (!signal.aborted) say(`${name}: otra vez en marcha`);
        return;
      } catch (error) {
        if (signal.aborted) return;
        troubles += 1;
        failed += 1;
        if (failed >= MAX_FAILED_STARTS) {
          onFatal(error);
          return;
        }
        say(`${name}: no arrancó (${error.message}); se vuelve a intentar`);
      }
    }
  }

  async function watch(service, since) {
    const end = await service.ended;
    if (signal.aborted) return;
    troubles = performance.now() - since > HEALTHY_MS ? 1 : troubles + 1;
    say(`${name}: se detuvo sin que nadie lo pidiera${end.how ? ` (${end.how})` : ''}; se levanta de nuevo`);
    launching = again();
  }

  return {
    start: () => {
      launching = once().catch((error) => {
        if (!error.killed) throw error;
        troubles += 1;
        return again();
      });
      return launching;
    },
    /** Waits until a restart that is under way has ended. */
    ready: async () => {
      await launching;
    },
    stop: async () => {
      abort.abort();
      // A launch that was half-way either gives up or hands its process over.
      await Promise.resolve(launching).catch(() => {});
      await current?.stop();
    },
  };
}
