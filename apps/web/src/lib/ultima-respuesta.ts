let cuando = 0;

export function anotarRespuesta(): void {
  cuando = performance.now();
}

/** Gives the milliseconds since the server last accepted this session's token. */
export const desdeLaRespuesta = (): number => performance.now() - cuando;
