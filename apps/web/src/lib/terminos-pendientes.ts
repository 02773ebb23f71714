/** The listeners hear that the server refused something until the terms in force are accepted. */
const oyentes = new Set<() => void>();

/** A new version came into force in the middle of a session. */
export function avisarTerminosPendientes(): void {
  for (const oyente of oyentes) oyente();
}

export function alPedirTerminos(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => {
    oyentes.delete(oyente);
  };
}
