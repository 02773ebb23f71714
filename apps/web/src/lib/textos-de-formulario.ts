/** The fields of a form hold texts, by their names. `Object.fromEntries` forgets the names; each of them is given here. */
const conTexto = <K extends string>(nombres: readonly K[], texto: (nombre: K) => string) =>
  Object.fromEntries(nombres.map((nombre) => [nombre, texto(nombre)])) as Record<K, string>;

export const vacios = <K extends string>(nombres: readonly K[]) => conTexto(nombres, () => '');

/** What was read, field by field; nothing is an empty text. */
export const enTextos = <K extends string>(
  nombres: readonly K[],
  leido: Readonly<Record<K, string | number | null>>,
): Record<K, string> => conTexto(nombres, (nombre) => String(leido[nombre] ?? ''));
