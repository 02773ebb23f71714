const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Between the first request and this, further ones are the same Ctrl-C arriving by another way. */
const PATIENCE_MS = 5_000;

/**
 * Calls `stop` when somebody asks this program to end: Ctrl-C, SIGTERM, a closed terminal, or the end of the process that
 * started it. Insisting later ends the program at once. Returns what ends the listening.
 */
export function onStopRequest(stop) {
  let first;
  let watch;
  const ask = () => {
    if (first === undefined) {
      first = performance.now();
      stop();
    } else if (performance.now() - first > PATIENCE_MS) {
      process.exit(130);
    }
  };
  for (const event of [...SIGNALS, 'disconnect']) process.on(event, ask);
  process.channel?.unref();

  // npm passes signals on to a shell, which ends without telling us; neither does npm tell of its own sudden end.
  if (process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32') {
    const parent = process.ppid;
    watch = setInterval(() => {
      if (process.ppid !== parent) ask();
    }, 100).unref();
  }
  return () => {
    clearInterval(watch);
    for (const event of [...SIGNALS, 'disconnect']) process.off(event, ask);
  };
}
