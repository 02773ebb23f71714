/** What a text holds; undefined when it holds no JSON. */
export function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
