const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step of the bootstrap and says in one line what it was and how long it took. */
export async function step(label, work) {
  const since = performance.now();
  const result = await work();
  console.log(`· ${label} (${seconds(since)})`);
  return result;
}

export const say = (text) => console.log(`· ${text}`);
