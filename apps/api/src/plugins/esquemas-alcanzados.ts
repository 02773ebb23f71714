const nombrados = (valor: unknown): string[] =>
  [...JSON.stringify(valor ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, nombre = '']) => nombre);

/** Finds the shared schemas that are used there, and those that they use themselves. */
export function alcanzados<E>(desde: unknown, esquemas: Record<string, E>): Record<string, E> {
  const hallados = new Set(nombrados(desde));
  // The loop also visits what is added to the set meanwhile.
  for (const nombre of hallados) for (const otro of nombrados(esquemas[nombre])) hallados.add(otro);
  return Object.fromEntries(Object.entries(esquemas).filter(([nombre]) => hallados.has(nombre)));
}
