let cuando = 0;

/** The server just took this tab's token. */
export function anotarRespuesta(): void {
  cuando = performance.now();
}

/** Gives the milliseconds since the server last took it. */
export const desdeLaRespuesta = (): number => performance.now() - cuando;
