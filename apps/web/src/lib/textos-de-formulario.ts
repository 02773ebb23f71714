import { oNulo } from './escrito.ts';

/** `Object.fromEntries` forgets the names of the fields; each of them is given here. */
const porNombre = <K extends string, V>(nombres: readonly K[], valor: (nombre: K) => V) =>
  Object.fromEntries(nombres.map((nombre) => [nombre, valor(nombre)])) as Record<K, V>;

export const vacios = <K extends string>(nombres: readonly K[]): Record<K, string> => porNombre(nombres, () => '');

type Leido<K extends string> = Readonly<Partial<Record<K, string | number | null>>>;

/** Turns what was read into texts, field by field; nothing becomes an empty text. */
export const enTextos = <K extends string>(nombres: readonly K[], leido: Leido<K>): Record<K, string> =>
  porNombre(nombres, (nombre) => String(leido[nombre] ?? ''));

/** Sends what was typed, field by field; a blank text becomes null. */
export const enviados = <K extends string>(nombres: readonly K[], form: Readonly<Record<K, string>>) =>
  porNombre(nombres, (nombre) => oNulo(form[nombre]));
