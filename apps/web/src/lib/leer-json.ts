/** Gives undefined when the text holds no JSON. */
export function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
