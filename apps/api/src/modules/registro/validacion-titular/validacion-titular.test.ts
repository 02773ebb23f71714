import type { PersonaValidada, validacionTitular } from '@sgpa/contract/v2/validacion-titular';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { NACIMIENTO, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';

type Cuerpo = z.infer<typeof validacionTitular.response>;

describe('validacion-titular.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(() => {
    api.simuladores.control.sanar();
    api.simuladores.control.restaurarPersonas();
  });
  afterAll(() => api.cerrar());

  async function validar(numero: string, resto: Record<string, unknown> = {}): Promise<PersonaValidada> {
    const item = { tipo_documento: 'CI', numero_documento: numero, fecha_nacimiento: NACIMIENTO, ...resto };
    const { status, body } = await api.pedir<Cuerpo>(token, 'POST', '/api/v2/contrastacion/afiliado', { data: [item] });
    expect(status).toBe(200);
    const [persona] = body.data;
    if (!persona) throw new Error('nobody in the answer');
    return persona;
  }
  const codigos = (p: PersonaValidada) => [
    p.estado_respuesta.codigo,
    p.estado_asegurado.codigo,
    p.estado_fuente_pago.codigo,
  ];
  const fuentes = (p: PersonaValidada) =>
    p.estado_fuente_pago.detalle.map(({ tipo, nit, matriculaComercio, numero_identificacion }) =>
      [tipo, nit || matriculaComercio || numero_identificacion].filter(Boolean).join(' '),
    );

  it.each([
    { caso: 'un empleador', numero: '1000001', esperado: [100, 402, 300], pagan: ['OVT 1020304050'] },
    {
      caso: 'dos empleadores',
      numero: '1000002',
      esperado: [100, 402, 300],
      pagan: ['OVT 1020304050', 'OVT 00012345'],
    },
    {
      caso: 'rentista',
      numero: '1000003',
      resto: { fecha_nacimiento: '1952-03-14' },
      esperado: [100, 402, 300],
      pagan: ['SENASIR'],
    },
    { caso: 'solo aportes', numero: '1000004', esperado: [100, 402, 300], pagan: ['GESTORA 00012345'] },
    { caso: 'sin fuente de pago', numero: '1000005', esperado: [100, 402, 301], pagan: [] },
    { caso: 'activo en otra caja', numero: '1000006', esperado: [100, 400, 300], pagan: ['OVT 1020310037'] },
    { caso: 'fallecido', numero: '1000007', esperado: [103, 402, 301], pagan: [] },
    {
      caso: 'extranjera',
      numero: '1000008',
      resto: { tipo_doc: 2 },
      esperado: [100, 402, 300],
      pagan: ['OVT 1020304050'],
    },
    { caso: 'con complemento', numero: '1000009-1A', esperado: [100, 402, 300], pagan: ['OVT 1020304050'] },
    { caso: 'sin su complemento', numero: '1000009', esperado: [102, 403, 302], pagan: [] },
    { caso: 'número compartido', numero: '1000010', esperado: [100, 402, 300], pagan: ['OVT 1020304050'] },
    {
      caso: 'número compartido, sin fecha',
      numero: '1000010',
      resto: { fecha_nacimiento: null },
      esperado: [102, 403, 302],
      pagan: [],
    },
    { caso: 'declarado hace más de tres meses', numero: '1000012', esperado: [100, 402, 301], pagan: [] },
    { caso: 'desconocido', numero: '1000404', esperado: [102, 403, 302], pagan: [] },
    { caso: 'sin respuesta del SEGIP', numero: '1000503', esperado: [503, 403, 302], pagan: [] },
    { caso: 'cubierto', numero: '1000100', esperado: [100, 400, 300], pagan: ['OVT 1020304050'] },
    { caso: 'con baja por venir', numero: '1000101', esperado: [100, 400, 300], pagan: ['OVT 1020304050'] },
    { caso: 'en cesantía', numero: '1000103', esperado: [100, 400, 301], pagan: [] },
    { caso: 'inactivo', numero: '1000104', esperado: [100, 401, 301], pagan: [] },
    { caso: 'en revisión', numero: '1000108', esperado: [100, 401, 300], pagan: ['OVT 1020304050'] },
  ])('$caso ($numero): $esperado', async ({ numero, resto, esperado, pagan }) => {
    const persona = await validar(numero, resto);
    expect(codigos(persona)).toEqual(esperado);
    expect(fuentes(persona)).toEqual(pagan);
  });

  it('1000001: los datos son los del SEGIP, con fotografía y edad de hoy', async () => {
    const persona = await validar('1000001', { nombres: ' martina  elena', primer_apellido: 'quispe' });
    expect(persona).toMatchObject({
      numero_documento: '1000001',
      complemento_documento: '',
      nombres: 'MARTINA ELENA',
      primer_apellido: 'QUISPE',
      segundo_apellido: 'ARANCIBIA',
      fecha_nacimiento: NACIMIENTO,
      edad: 41,
      sexo: 'F',
    });
    expect(
      Buffer.from(persona.imagen_fotografica ?? '', 'base64')
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8');
    expect(persona.estado_respuesta.detalle[0]).toMatchObject({ fecha_nacimiento_correcto: true });
  });

  it('1000006: dice dónde está registrada y en qué estado', async () => {
    const { detalle } = (await validar('1000006')).estado_asegurado;
    expect(detalle).toMatchObject([
      { ente_gestor: 'Caja Petrolera de Salud', categoria: 'TITULAR', estado: { codigo: 100, descripcion: 'ACTIVO' } },
    ]);
  });

  it('registrada en otro ente: su estado civil y su municipio son los de la última ficha de cualquiera, no los del SEGIP', async () => {
    const numero = '1000777';
    api.simuladores.control.ponerPersonas(numero, [
      {
        numero,
        fechaNacimiento: NACIMIENTO,
        nombres: 'ADELA',
        primerApellido: 'MAMANI',
        segundoApellido: 'RUA',
        sexo: 'F',
        estadoCivil: 'DIVORCIADO',
        departamento: 'OR',
        municipio: '040701',
      },
    ]);
    expect((await validar(numero)).poblacion_asegurada).toBeNull();
    const otro = await api.ingresar('ope.petrolera');
    const datos = { genero: 'F', estado_civil: 'V', departamento: 'PD', municipio: '090101' };
    expect(resultado(await registrar(api, otro, pedidoRegistro(numero, { persona: datos }))).codigo).toBe(500);
    const persona = await validar(numero);
    expect(persona.poblacion_asegurada).toEqual({
      sexo: 'F',
      estado_civil: 'VIUDO',
      pais: 'BOLIVIA',
      departamento: 'PD',
      municipio: '090101',
    });
    // The identity service's word stays under its own name.
    expect([persona.estado_civil, persona.municipio]).toEqual(['DIVORCIADO', '040701']);

    api.reloj.avanzar(60_000);
    const nuevos = { genero: 'F', estado_civil: 'C', departamento: 'TJ', municipio: '060101' };
    await registrar(api, token, pedidoRegistro(numero, { persona: nuevos }));
    expect((await validar(numero)).poblacion_asegurada).toMatchObject({ estado_civil: 'CASADO', municipio: '060101' });
  });

  it('1000011: 101, y solo la fecha de nacimiento está señalada; nada de la persona se revela', async () => {
    const persona = await validar('1000011');
    expect(persona.estado_respuesta.codigo).toBe(101);
    expect(persona.estado_respuesta.detalle[0]).toMatchObject({
      numero_documento_correcto: true,
      complemento_documento_correcto: true,
      fecha_nacimiento_correcto: false,
      nombres_correcto: true,
      primer_apellido_correcto: true,
      segundo_apellido_correcto: true,
    });
    expect([persona.nombres, persona.imagen_fotografica, persona.fecha_nacimiento]).toEqual(['', null, NACIMIENTO]);
  });

  it.each([
    ['1000008', 1],
    ['1000001', 2],
  ])(
    '%s pedido con tipo_doc %i: 101, y lo señalado es el tipo de documento, no el número',
    async (numero, tipo_doc) => {
      const { estado_respuesta } = await validar(numero, { tipo_doc });
      expect(estado_respuesta.codigo).toBe(101);
      const marcas = { tipo_documento_correcto: false, numero_documento_correcto: true };
      expect(estado_respuesta.detalle[0]).toMatchObject(marcas);
    },
  );

  it('registrado y cubierto, con otra fecha de nacimiento: nadie fue preguntado, y no se dice que no consta', async () => {
    const persona = await validar('1000101', { fecha_nacimiento: '1985-03-15' });
    expect(codigos(persona)).toEqual([101, 403, 302]);
  });

  it('coincide: no hay error del SEGIP; fallecido, sí', async () => {
    const errorDe = async (numero: string) => (await validar(numero)).estado_respuesta.detalle[0]?.error_segip;
    expect(await errorDe('1000001')).toBe('');
    expect(await errorDe('1000007')).not.toBe('');
  });

  it('un nombre que no coincide: 101 con su bandera', async () => {
    const { estado_respuesta } = await validar('1000001', { nombres: 'MARTHA' });
    expect(estado_respuesta.codigo).toBe(101);
    expect(estado_respuesta.detalle[0]).toMatchObject({ nombres_correcto: false, primer_apellido_correcto: true });
    expect(estado_respuesta.detalle[0]?.error_segip).not.toBe('');
  });

  it('una fuente caída no esconde a las demás y se nombra a sí misma', async () => {
    api.simuladores.control.fallar('ovt', { modo: 'error' });
    const rentista = await validar('1000003', { fecha_nacimiento: '1952-03-14' });
    expect(codigos(rentista)).toEqual([100, 402, 300]);
    expect(rentista.estado_fuente_pago.detalle).toMatchObject([
      { tipo: 'OVT', disponible: false },
      { tipo: 'SENASIR', disponible: true, beneficio: 'RENTA DE VEJEZ' },
    ]);
    expect(rentista.estado_fuente_pago.detalle[0]?.mensaje).toMatch(/^No se pudo consultar a OVT/);
  });

  it('sin fuente hallada y con una que no respondió: 302, que no es lo mismo que ninguna', async () => {
    expect(codigos(await validar('1000005'))).toEqual([100, 402, 301]);
    api.simuladores.control.fallar('gestora', { modo: 'error' });
    expect(codigos(await validar('1000005'))).toEqual([100, 402, 302]);
    for (const fuente of ['ovt', 'senasir'] as const) api.simuladores.control.fallar(fuente, { modo: 'error' });
    expect(codigos(await validar('1000005'))).toEqual([100, 402, 302]);
  });

  it('con el SEGIP caído responde 503 y no pregunta a nadie más', async () => {
    api.simuladores.control.fallar('segip', { modo: 'corte' });
    api.simuladores.control.olvidarLlamadas();
    expect((await validar('1000001')).estado_respuesta.codigo).toBe(503);
    expect(api.simuladores.control.llamadas()).toMatchObject({ ovt: 0, senasir: 0, gestora: 0 });
  });

  it('un día después de la última cobertura la persona ya no está asegurada, aunque la tarea diaria no haya corrido', async () => {
    const antes = api.reloj.ahora();
    // The cover of 1000102 is extended by 60 days from the day of the load.
    expect((await validar('1000102')).estado_asegurado.codigo).toBe(400);
    api.reloj.avanzar(61 * 86_400_000);
    token = await api.ingresar('ope.afiliaciones');
    expect((await validar('1000102')).estado_asegurado.codigo).toBe(401);
    api.reloj.poner(antes);
    token = await api.ingresar('ope.afiliaciones');
  });

  it('deja rastro: quién, a quién, con qué resultado', async () => {
    await validar('1000012');
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['accion', 'recurso', 'id_recurso', 'id_ente_gestor', 'despues'])
      .where('accion', '=', 'validacion-titular')
      .where('id_recurso', '=', '1000012')
      .execute();
    expect(filas.at(-1)).toEqual({
      accion: 'validacion-titular',
      recurso: 'persona',
      id_recurso: '1000012',
      id_ente_gestor: 1,
      despues: { codigo: 100 },
    });
  });
});
