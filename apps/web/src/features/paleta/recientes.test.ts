import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ponerAlmacen } from '../../lib/testing/almacen-falso.ts';
import { FILA, FILA_BENEFICIARIO } from '../asegurado/testing/fila.ts';
import { anotarReciente, leerRecientes } from './recientes.ts';

describe('recientes.test.ts', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', ponerAlmacen());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('guarda tipo e identificador por usuario, la última primero, y de la persona nada', () => {
    anotarReciente('ana', FILA);
    anotarReciente('ana', FILA_BENEFICIARIO);
    anotarReciente('ana', FILA);
    expect(leerRecientes('ana')).toEqual([
      { tipo: 'TITULAR', id: 1 },
      { tipo: 'BENEFICIARIO', id: 2 },
    ]);
    expect(leerRecientes('luis')).toEqual([]);
    const guardado = Object.values({ ...localStorage }).join();
    for (const dato of [FILA.numero_documento, FILA.nombres, FILA.primer_apellido, FILA.fecha_nacimiento]) {
      expect(guardado).not.toContain(dato);
    }
  });

  it('guarda seis', () => {
    for (let id = 1; id <= 9; id += 1) anotarReciente('ana', { ...FILA, idAfiliadoEnteGestor: id });
    expect(leerRecientes('ana').map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4]);
  });

  it.each(['', 'x', '{}', '[1,null,{"tipo":"OTRO","id":1},{"tipo":"TITULAR","id":"1"}]'])(
    '%j no rompe nada',
    (texto) => {
      localStorage.setItem('recientes:ana', texto);
      expect(leerRecientes('ana')).toEqual([]);
    },
  );
});
