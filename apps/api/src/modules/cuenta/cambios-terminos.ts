import type { ParrafoComparado } from '@sgpa/contract/shared/cambios-terminos';
import { normalizarTerminos, parrafosDe } from '@sgpa/domain/cuenta/terminos';
import { diffArrays, diffWordsWithSpace } from 'diff';

type Tipo = 'IGUAL' | 'NUEVO' | 'QUITADO';
type Cambio<T> = { value: T; added: boolean; removed: boolean };

const tipoDe = ({ added, removed }: Cambio<unknown>): Tipo => (added ? 'NUEVO' : removed ? 'QUITADO' : 'IGUAL');

const entero = (tipo: Tipo, texto: string): ParrafoComparado => ({ tipo, partes: [{ tipo, texto }] });

/** Texts that share less than this are two paragraphs, and not one that changed. */
const PARECIDOS = 0.4;

/** A comparison stops at this many differences: it takes the square of them, and the server waits for it. */
const PALABRAS_DISTINTAS = { maxEditLength: 200 };
const PARRAFOS_DISTINTOS = { maxEditLength: 1000 };

/** Compares word by word where most words stayed; null where it is another paragraph. */
function comparados(antes: string, ahora: string): ParrafoComparado | null {
  const partes = diffWordsWithSpace(antes, ahora, PALABRAS_DISTINTAS)?.map((c) => ({
    tipo: tipoDe(c),
    texto: c.value,
  }));
  if (partes === undefined) return null;
  const igual = partes.reduce((suma, { tipo, texto }) => suma + (tipo === 'IGUAL' ? texto.length : 0), 0);
  return igual < PARECIDOS * Math.max(antes.length, ahora.length) ? null : { tipo: 'CAMBIADO', partes };
}

/** Shows a run of removed paragraphs together with what took its place. */
function reemplazo(quitados: readonly string[], nuevos: readonly string[]): ParrafoComparado[] {
  if (quitados.length !== nuevos.length)
    return [...quitados.map((p) => entero('QUITADO', p)), ...nuevos.map((p) => entero('NUEVO', p))];
  return nuevos.flatMap((ahora, i) => {
    const antes = quitados[i] ?? '';
    return comparados(antes, ahora) ?? [entero('QUITADO', antes), entero('NUEVO', ahora)];
  });
}

/** Compares two texts paragraph by paragraph; blanks at an end do not count. */
export function compararTerminos(anterior: string, nuevo: string): ParrafoComparado[] {
  const [antes, ahora] = [parrafosDe(normalizarTerminos(anterior)), parrafosDe(normalizarTerminos(nuevo))];
  const cambios = diffArrays(antes, ahora, PARRAFOS_DISTINTOS);
  if (cambios === undefined)
    return [...antes.map((p) => entero('QUITADO', p)), ...ahora.map((p) => entero('NUEVO', p))];
  return cambios.flatMap((cambio, i) => {
    const previo = cambios[i - 1];
    const siguiente = cambios[i + 1];
    if (cambio.removed && siguiente?.added) return reemplazo(cambio.value, siguiente.value);
    if (cambio.added && previo?.removed) return [];
    return cambio.value.map((p) => entero(tipoDe(cambio), p));
  });
}
