import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conSimuladores, contratoDeFallas } from '../shared/contrato-fuente.test-util.ts';
import { crearSenasir } from './http.ts';

describe('senasir.test.ts', () => {
  const simuladores = conSimuladores();
  let senasir: ReturnType<typeof crearSenasir>;
  beforeAll(() => {
    senasir = crearSenasir({ url: simuladores().urls.senasir });
  });
  afterAll(() => senasir.cerrar());

  it('1000003: rentista con su beneficio', async () => {
    const consulta = { numero: '1000003', complemento: null, fechaNacimiento: '1952-03-14' };
    expect(await senasir.consultar(consulta)).toEqual({
      disponible: true,
      rentista: true,
      codigo: 2,
      beneficio: 'RENTA DE VEJEZ',
      persona: {
        numero: '1000003',
        complemento: null,
        nombres: 'SANTOS EUSEBIO',
        primerApellido: 'COLQUE',
        segundoApellido: 'TARQUI',
        fechaNacimiento: '1952-03-14',
      },
      mensaje: 'La persona se encuentra registrada como rentista',
    });
  });

  it.each([
    ['1000003', '1985-03-14'],
    ['1000001', '1985-03-14'],
    ['1000404', '1985-03-14'],
  ])('%s nacido el %s: no es rentista', async (numero, fechaNacimiento) => {
    expect(await senasir.consultar({ numero, complemento: null, fechaNacimiento })).toEqual({
      disponible: true,
      rentista: false,
      codigo: 1,
      beneficio: null,
      persona: null,
      mensaje: 'La persona no se encuentra registrada como rentista',
    });
  });

  contratoDeFallas('senasir', crearSenasir, (puerto) => puerto.consultar({ numero: '1000003', complemento: null }));
});
