import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conSimuladores, contratoDeFallas } from '../shared/contrato-fuente.test-util.ts';
import { crearOvt } from './http.ts';

describe('ovt.test.ts', () => {
  const simuladores = conSimuladores();
  let ovt: ReturnType<typeof crearOvt>;
  beforeAll(() => {
    ovt = crearOvt({ url: simuladores().urls.ovt });
  });
  afterAll(() => ovt.cerrar());

  const empleos = async (numero: string, complemento: string | null = null, fechaNacimiento = '1985-03-14') => {
    const respuesta = await ovt.empleos({ numero, complemento, fechaNacimiento });
    if (!respuesta.disponible) throw new Error('No disponible');
    return respuesta;
  };

  it('1000001: un empleador, tres meses, con todos los campos', async () => {
    const { persona, empleos: lista } = await empleos('1000001');
    expect(persona).toMatchObject({ tipoDocumento: 'CI', nombres: 'MARTINA ELENA', estadoVerificacion: 'VERIFICADO' });
    expect(lista.map(({ gestion, periodo }) => [gestion, periodo])).toEqual([
      [2026, 5],
      [2026, 4],
      [2026, 3],
    ]);
    expect(lista[0]).toEqual({
      razonSocial: 'INDUSTRIAS ALTIPLANO S.A.',
      caja: 'CAJA NACIONAL DE SALUD',
      nit: '1020304050',
      matriculaComercio: '00010203',
      gestion: 2026,
      periodo: 5,
      descripcion: 'PLANILLA MENSUAL DE SUELDOS Y SALARIOS',
    });
  });

  it('1000002: dos empleadores', async () => {
    const { empleos: lista } = await empleos('1000002');
    expect(new Set(lista.map((e) => e.nit))).toContain('1020304050');
    expect(new Set(lista.map((e) => e.matriculaComercio))).toEqual(new Set(['00010203', '00012345']));
  });

  it('1000012: también lo antiguo, porque la ventana es una regla del dominio', async () => {
    const { empleos: lista } = await empleos('1000012');
    expect(lista.map((e) => e.gestion * 12 + e.periodo).every((mes) => mes < 2026 * 12 + 2)).toBe(true);
    expect(lista).not.toEqual([]);
  });

  it.each(['1000003', '1000004', '1000005', '1000404'])('%s: en ninguna planilla', async (numero) => {
    expect(await empleos(numero)).toMatchObject({ disponible: true, persona: null, empleos: [] });
  });

  it('complemento y fecha de nacimiento distinguen a las personas', async () => {
    expect((await empleos('1000009')).empleos).toEqual([]);
    expect((await empleos('1000009', '1A')).empleos).toHaveLength(3);
    expect((await empleos('1000010')).empleos).toHaveLength(3);
    expect((await empleos('1000010', null, '1979-11-02')).empleos).toEqual([]);
  });

  it.each([{ nit: '1020304050' }, { matricula: '00010203' }, { nit: '1020304050', matricula: '00010203' }])(
    'empresa por %o',
    async (consulta) => {
      expect(await ovt.empresa(consulta)).toMatchObject({
        disponible: true,
        empresa: {
          nit: '1020304050',
          matriculaComercio: '00010203',
          razonSocial: 'INDUSTRIAS ALTIPLANO S.A.',
          fechaInscripcion: '1998-05-11',
        },
      });
    },
  );

  it.each([{ nit: '999' }, { nit: '1020304050', matricula: '00012345' }])('empresa que no existe: %o', async (q) => {
    expect(await ovt.empresa(q)).toMatchObject({ disponible: true, empresa: null });
  });

  contratoDeFallas('ovt', crearOvt, (puerto) => puerto.empleos({ numero: '1000001', complemento: null }));
});
