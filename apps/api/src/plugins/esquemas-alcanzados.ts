const nombrados = (valor: unknown): string[] =>
  [...JSON.stringify(valor ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, nombre = '']) => nombre);

/** The shared schemas that are used in there, and whatever they use themselves. */
export function alcanzados<E>(desde: unknown, esquemas: Record<string, E>): Record<string, E> {
  const hallados = new Set(nombrados(desde));
  // What is added meanwhile comes round too.
  for (const nombre of hallados) for (const otro of nombrados(esquemas[nombre])) hallados.add(otro);
  return Object.fromEntries(Object.entries(esquemas).filter(([nombre]) => hallados.has(nombre)));
}
