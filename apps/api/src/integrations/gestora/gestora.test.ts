import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conSimuladores, contratoDeFallas } from '../shared/contrato-fuente.test-util.ts';
import { crearGestora } from './http.ts';

describe('gestora.test.ts', () => {
  const simuladores = conSimuladores();
  let gestora: ReturnType<typeof crearGestora>;
  beforeAll(() => {
    gestora = crearGestora({ url: simuladores().urls.gestora });
  });
  afterAll(() => gestora.cerrar());

  it('1000004: aportes de los tres últimos meses', async () => {
    const respuesta = await gestora.aportes({ numero: '1000004', complemento: null, fechaNacimiento: '1985-03-14' });
    const aporte = (periodo: string) => ({
      numeroIdentificacion: '00012345',
      tipoEntidad: 'EMPRESA PRIVADA',
      entidadEmpleadora: 'COMERCIAL ILLIMANI S.R.L.',
      periodo,
    });
    expect(respuesta).toEqual({
      disponible: true,
      aportes: [aporte('2026-05'), aporte('2026-04'), aporte('2026-03')],
      mensaje: 'Aportes encontrados',
    });
  });

  it.each(['1000001', '1000005', '1000404'])('%s: sin aportes', async (numero) => {
    expect(await gestora.aportes({ numero, complemento: null })).toEqual({
      disponible: true,
      aportes: [],
      mensaje: 'Sin aportes',
    });
  });

  contratoDeFallas('gestora', crearGestora, (puerto) => puerto.aportes({ numero: '1000004', complemento: null }));
});
