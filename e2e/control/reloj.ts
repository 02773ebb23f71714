/** The server's clock runs as the machine's, from another moment if asked. */
export interface RelojMovible {
  ahora(): Date;
  poner(instante: Date): void;
}

export function relojMovible(): RelojMovible {
  let desfaseMs = 0;
  return {
    ahora: () => new Date(Date.now() + desfaseMs),
    poner: (instante) => {
      desfaseMs = instante.getTime() - Date.now();
    },
  };
}
