import { nulo } from './escrito.ts';

/** The fields of a form hold texts, by their names. `Object.fromEntries` forgets the names; each of them is given here. */
const porNombre = <K extends string, V>(nombres: readonly K[], valor: (nombre: K) => V) =>
  Object.fromEntries(nombres.map((nombre) => [nombre, valor(nombre)])) as Record<K, V>;

export const vacios = <K extends string>(nombres: readonly K[]): Record<K, string> => porNombre(nombres, () => '');

type Leido<K extends string> = Readonly<Partial<Record<K, string | number | null>>>;

/** What was read, field by field; nothing is an empty text. */
export const enTextos = <K extends string>(nombres: readonly K[], leido: Leido<K>): Record<K, string> =>
  porNombre(nombres, (nombre) => String(leido[nombre] ?? ''));

/** What was typed, field by field, as it is sent: a blank one is nothing. */
export const enviados = <K extends string>(nombres: readonly K[], form: Readonly<Record<K, string>>) =>
  porNombre(nombres, (nombre) => nulo(form[nombre]));
