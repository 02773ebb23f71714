import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { describe, expect, it } from 'vitest';
import { FILA } from '../testing/fila.ts';
import { filaElegida } from './use-lista.ts';

const OTRA = {
  ...FILA,
  idAfiliadoEnteGestor: 7,
  numero_documento: numeroDocumento('1000300'),
  complemento_documento: '',
};
const ANTERIOR = { ...FILA, idAfiliadoEnteGestor: 8 };
const filas = [OTRA, FILA, ANTERIOR];
const id = (cambios: Partial<Parameters<typeof filaElegida>[0]>) =>
  filaElegida({ filas, elegida: null, registrado: null, unica: undefined, ...cambios })?.idAfiliadoEnteGestor;

describe('use-lista.test.ts', () => {
  it.each([
    ['nadie eligió ni registró', {}, undefined],
    ['se acaba de registrar: la más nueva de esa persona', { registrado: '1000009-1A' }, 1],
    ['el mismo número con otro complemento es otra persona', { registrado: '1000009' }, undefined],
    ['no está en la página', { registrado: '1000999' }, undefined],
    ['se eligió otra después', { registrado: '1000009-1A', elegida: 7 }, 7],
    ['la elegida ya no está: no se salta a otra', { registrado: '1000009-1A', elegida: 99 }, undefined],
    ['una búsqueda con una sola fila', { unica: OTRA }, 7],
  ])('%s', (_caso, cambios, esperada) => {
    expect(id(cambios)).toBe(esperada);
  });
});
