/** No step is silent for longer. */
const SILENCE_MS = 3_000;

const running = new Map();
let spokenAt = 0;
let silent = false;
let ticker;

const now = () => performance.now();
const seconds = (since, digits) => `${((now() - since) / 1000).toFixed(digits)} s`;

function speak(line) {
  if (silent) return;
  spokenAt = now();
  console.log(line);
}

function tick() {
  if (now() - spokenAt < SILENCE_MS - 250) return;
  speak(`  … ${[...running].map(([label, since]) => `${label}: ${seconds(since, 0)}`).join(', ')}`);
}

/** Runs one step of the bootstrap: says that it begins, that it goes on, and how long it took. Several may run at once. */
export async function step(label, work) {
  const since = now();
  speak(`· ${label}…`);
  running.set(label, since);
  ticker ??= setInterval(tick, 500);
  try {
    const result = await work();
    speak(`✓ ${label} (${seconds(since, 1)})`);
    return result;
  } finally {
    running.delete(label);
    if (running.size === 0) {
      clearInterval(ticker);
      ticker = undefined;
    }
  }
}

export const say = (text) => speak(`· ${text}`);

/** Silences all that follows: what ends it is said elsewhere. */
export function sayNoMore() {
  silent = true;
}

/** Says that somebody asked to stop, and nothing after it. */
export function sayStopping() {
  if (!silent) console.log('\n· Deteniendo…');
  sayNoMore();
}
