import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conSimuladores, contratoDeFallas, TIEMPOS_PRUEBA } from '../shared/contrato-fuente.test-util.ts';
import { crearSegip } from './http.ts';

describe('segip.test.ts', () => {
  const simuladores = conSimuladores();
  let segip: ReturnType<typeof crearSegip>;
  beforeAll(() => {
    segip = crearSegip({ url: simuladores().urls.segip });
  });
  afterAll(() => segip.cerrar());

  const consultar = (
    numero: string,
    complemento: string | null = null,
    fechaNacimiento: string | null = '1985-03-14',
  ) => segip.consultar({ numero, complemento, fechaNacimiento });

  it.each([
    '1000001',
    '1000002',
    '1000004',
    '1000005',
    '1000006',
    '1000010',
    '1000012',
    '1000120',
    '1000100',
    '1000101',
    '1000102',
    '1000103',
    '1000104',
    '1000105',
    '1000106',
    '1000108',
    '1000200',
    '1000202',
    '1000210',
  ])('%s: encontrado, vivo y boliviano', async (numero) => {
    expect(await consultar(numero)).toMatchObject({
      disponible: true,
      tipo: 'encontrado',
      persona: { numero, complemento: null, fechaNacimiento: '1985-03-14', fallecido: false, extranjero: false },
    });
  });

  it('trae los datos personales y una fotografía JPEG', async () => {
    const respuesta = await consultar('1000001');
    expect(respuesta).toMatchObject({
      persona: { nombres: 'MARTINA ELENA', primerApellido: 'QUISPE', segundoApellido: 'ARANCIBIA', sexo: 'F' },
    });
    expect(respuesta).toMatchObject({ persona: { departamento: 'LP', municipio: '020101', pais: 'BOLIVIA' } });
    expect(respuesta).toMatchObject({ persona: { fotografia: expect.stringMatching(/^\/9j\//) } });
  });

  it('los nombres llegan en una línea y sin signos que no se ven', async () => {
    const dichos = {
      nombres: 'ANA\u2028BCC: X',
      primerApellido: '\u202eQUISPE\u202c',
      segundoApellido: 'ARAN\u200bCIBIA',
    };
    const suyos = { sexo: 'F', estadoCivil: 'SOLTERO', departamento: 'LP', municipio: '020101' } as const;
    const quien = { numero: '1000001', fechaNacimiento: '1985-03-14' };
    simuladores().control.ponerPersonas(quien.numero, [{ ...quien, ...dichos, ...suyos }]);
    const persona = { nombres: 'ANA BCC: X', primerApellido: 'QUISPE', segundoApellido: 'ARANCIBIA' };
    expect(await consultar('1000001')).toMatchObject({ persona });
  });

  it.each([
    ['1000003', '1952-03-14', { fallecido: false }],
    ['1000007', '1985-03-14', { fallecido: true }],
    ['1000014', '1985-03-14', { fallecido: true, nombres: '', primerApellido: '' }],
    ['1000110', '1985-03-14', { fallecido: true }],
    ['1000130', '1985-03-14', { fallecido: true, nombres: 'RAÚL' }],
    ['1000008', '1985-03-14', { extranjero: true }],
    ['1000201', '2015-06-01', { fallecido: false }],
  ])('%s: nacido el %s, %o', async (numero, fechaNacimiento, rasgo) => {
    expect(await consultar(numero)).toMatchObject({ tipo: 'encontrado', persona: { fechaNacimiento, ...rasgo } });
  });

  it('1000009 necesita el complemento 1A', async () => {
    expect(await consultar('1000009')).toMatchObject({ tipo: 'no_encontrado' });
    expect(await consultar('1000009', '1A')).toMatchObject({ tipo: 'encontrado', persona: { complemento: '1A' } });
  });

  it('1000010 es de dos personas: la fecha de nacimiento decide', async () => {
    expect(await consultar('1000010', null, null)).toMatchObject({ disponible: true, tipo: 'ambiguo' });
    expect(await consultar('1000010', null, '1979-11-02')).toMatchObject({
      tipo: 'encontrado',
      persona: { fechaNacimiento: '1979-11-02' },
    });
    expect(await consultar('1000010', null, '1990-01-01')).toMatchObject({ tipo: 'no_encontrado' });
  });

  it('1000011 se responde con su propia fecha, para que quien pregunta compare', async () => {
    expect(await consultar('1000011')).toMatchObject({
      tipo: 'encontrado',
      persona: { fechaNacimiento: '1985-03-15' },
    });
  });

  it.each(['1000404', '1000107'])('%s: no encontrado', async (numero) => {
    expect(await consultar(numero)).toEqual({
      disponible: true,
      tipo: 'no_encontrado',
      mensaje: 'No se encontró el registro',
    });
  });

  it('1000503: la fuente calla solo por esa persona', async () => {
    const apurado = crearSegip({ url: simuladores().urls.segip, tiempos: TIEMPOS_PRUEBA });
    expect(await apurado.consultar({ numero: '1000503', complemento: null })).toEqual({
      disponible: false,
      motivo: 'tiempo',
    });
    expect(await apurado.consultar({ numero: '1000404', complemento: null })).toMatchObject({ disponible: true });
    await apurado.cerrar();
  });

  it('certifica con solo el número, y trae el informe sin haberlo mirado', async () => {
    const de = (numero: string, complemento: string | null = null) => segip.certificar({ numero, complemento });
    expect(await de('1000001')).toEqual({
      disponible: true,
      tipo: 'encontrado',
      mensaje: 'Se encontró el registro',
      persona: {
        numero: '1000001',
        complemento: null,
        fechaNacimiento: '1985-03-14',
        nombres: 'MARTINA ELENA',
        primerApellido: 'QUISPE',
        segundoApellido: 'ARANCIBIA',
      },
      reporte: expect.stringMatching(/^JVBERi0/),
    });
    expect(await de('1000009')).toMatchObject({ disponible: true, tipo: 'no_encontrado' });
    expect(await de('1000009', '1A')).toMatchObject({ tipo: 'encontrado', persona: { complemento: '1A' } });
    expect(await de('1000010')).toMatchObject({ disponible: true, tipo: 'ambiguo' });
  });

  it.each(['consultar', 'certificar'] as const)(
    '%s: una respuesta sobre otra persona no es una respuesta',
    async (que) => {
      const otra = {
        numero: '1000778',
        fechaNacimiento: '1985-03-14',
        nombres: 'ADELA',
        primerApellido: 'MAMANI',
        segundoApellido: 'RUA',
        sexo: 'F',
        estadoCivil: 'SOLTERO',
        departamento: 'LP',
        municipio: '020101',
      } as const;
      simuladores().control.ponerPersonas('1000777', [otra]);
      const pregunta = { numero: '1000777', complemento: null };
      expect(await segip[que](pregunta)).toEqual({ disponible: false, motivo: 'respuesta' });
      simuladores().control.ponerPersonas('1000777', [{ ...otra, numero: '1000777' }]);
      expect(await segip[que](pregunta)).toMatchObject({ disponible: true, tipo: 'encontrado' });
    },
  );

  it('el texto NULL como complemento quiere decir ninguno, de ida y de vuelta', async () => {
    expect(await consultar('1000001', 'NULL')).toMatchObject({ tipo: 'encontrado', persona: { complemento: null } });
  });

  contratoDeFallas('segip', crearSegip, (puerto) => puerto.consultar({ numero: '1000404', complemento: null }));
});
