/**
 * Changes over the address as it is by then, not as the page was drawn with: between two presses, or two effects of one
 * answer, the page may not have been drawn anew, and the second change would take back the first.
 */
export const sobreLaDireccion =
  <B extends object, D>(leer: (direccion: Readonly<Record<string, unknown>>) => B, escribir: (busqueda: B) => D) =>
  (cambios: Partial<B>) =>
  (actual: object): D =>
    escribir({ ...leer({ ...actual }), ...cambios });
