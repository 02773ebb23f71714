import type { validacionBeneficiario, validacionDelTitular } from '@sgpa/contract/v2/validacion-beneficiario';
import { TEXTO_RESPUESTA } from '@sgpa/domain/titular/textos';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { CNS, CPS, NACIMIENTO, pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';

type RespuestaTitular = z.infer<typeof validacionDelTitular.response>;
type RespuestaBeneficiario = z.infer<typeof validacionBeneficiario.response>;

const TITULAR = '/api/v2/contrastacion/titular';
const BENEFICIARIO = '/api/v2/contrastacion/beneficiario';

describe('validacion-beneficiario.test.ts', () => {
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

  const clave = (numero_documento_titular: string, fecha_nacimiento_titular: string | null = NACIMIENTO) => ({
    tipo_documento_titular: 'CI',
    numero_documento_titular,
    fecha_nacimiento_titular,
  });

  describe('búsqueda del titular', () => {
    async function buscar(numero: string, { fecha = NACIMIENTO as string | null, sobre = {}, quien = token } = {}) {
      const pedido = { ...sobre, data: [clave(numero, fecha)] };
      const { status, body } = await api.pedir<RespuestaTitular>(quien, 'POST', TITULAR, pedido);
      expect(status).toBe(200);
      return body;
    }

    it.each([
      ['1000100', 100, 'ACTIVO'],
      ['1000101', 101, 'ACTIVO'],
      ['1000103', 103, 'CESANTIA'],
    ])('%s: 100, en estado %i', async (numero, codigo, descripcion) => {
      const { data, ...respuesta } = await buscar(numero);
      expect(respuesta.codigo).toBe(100);
      expect(data).toMatchObject([
        {
          codigo_entidad: 'NIT-1020304050',
          numero_documento: numero,
          complemento_documento: '',
          fecha_nacimiento: NACIMIENTO,
          tipo_asegurado: 'TRABAJADOR',
          ente_gestor: 'Caja Nacional de Salud',
          estado: { codigo, descripcion },
        },
      ]);
      expect(data[0]?.idAfiliadoEnteGestor).toBeGreaterThan(0);
    });

    it('la fecha de nacimiento es optativa, y la entidad elige entre varias afiliaciones', async () => {
      expect((await buscar('1000100', { fecha: null })).data).toHaveLength(1);
      expect((await buscar('1000100', { sobre: { codigo_entidad: 'NIT-1020304050' } })).data).toHaveLength(1);
      expect((await buscar('1000100', { sobre: { codigo_entidad: 'RCM-00012345' } })).codigo).toBe(102);
    });

    it.each([
      { caso: 'no registrado', numero: '1000001' },
      { caso: 'de otro ente gestor', numero: '1000006' },
      { caso: 'nacido otro día', numero: '1000100', fecha: '1985-03-15' },
    ])('$caso ($numero): 102 con el texto de la especificación', async ({ numero, fecha }) => {
      expect(await buscar(numero, { fecha: fecha ?? NACIMIENTO })).toEqual({
        codigo: 102,
        mensaje: TEXTO_RESPUESTA[102],
        data: [],
      });
      expect(TEXTO_RESPUESTA[102]).toBe(
        'No se pudo encontrar información de la persona, pruebe ingresando el COMPLEMENTO y/o FECHA DE NACIMIENTO.',
      );
    });

    it.each([
      ['1000104', 'El titular está INACTIVO: no puede registrar beneficiarios.'],
      ['1000105', 'El titular está INHABILITADO: no puede registrar beneficiarios.'],
      ['1000108', 'El titular está REVISION: no puede registrar beneficiarios.'],
      ['1000110', 'El titular está INACTIVO: no puede registrar beneficiarios.'],
      [
        '1000102',
        'El titular está en AMPLIACIÓN. La cobertura que el titular deja a sus beneficiarios ya no está vigente. Terminó el 16/09/2026.',
      ],
      ['1000106', 'La persona está registrada como beneficiaria, no como titular.'],
      ['1000200', 'La persona está registrada como beneficiaria, no como titular.'],
    ])(
      '%s está registrado y no puede tener beneficiarios: 401, y se dice por qué, como al guardar',
      async (numero, mensaje) => {
        expect(await buscar(numero)).toEqual({ codigo: 401, mensaje, data: [] });
      },
    );

    it('cada ente gestor ve a los suyos; la autoridad, a todos', async () => {
      const petrolera = await api.ingresar('ope.petrolera');
      expect((await buscar('1000100', { quien: petrolera })).codigo).toBe(102);
      expect((await buscar('1000006', { quien: petrolera })).codigo).toBe(100);
      const autoridad = await api.ingresar('adm.autoridad');
      expect((await buscar('1000100', { quien: autoridad })).codigo).toBe(100);
      expect((await buscar('1000006', { quien: autoridad })).codigo).toBe(100);
    });

    it('de otro ente gestor tampoco se dice el estado', async () => {
      const petrolera = await api.ingresar('ope.petrolera');
      expect((await buscar('1000104', { quien: petrolera })).codigo).toBe(102);
    });

    it('deja rastro', async () => {
      await buscar('1000101');
      const fila = await api.base.owner.db
        .selectFrom('auditoria')
        .select(['recurso', 'despues'])
        .where('accion', '=', 'validacion-beneficiario')
        .where('id_recurso', '=', '1000101')
        .executeTakeFirst();
      expect(fila).toEqual({ recurso: 'persona', despues: { codigo: 100 } });
    });
  });

  describe('validación del beneficiario', () => {
    const item = (numero_documento: string, resto: Record<string, unknown> = {}) => ({
      tipo_documento: 'CI',
      tipo_doc: 1,
      numero_documento,
      fecha_nacimiento: NACIMIENTO,
      parentesco_titular: 'HERMANO/HERMANA',
      fecha_inicio: '2026-10-14',
      ...clave('1000100'),
      ...resto,
    });
    async function validar(numero: string, resto: Record<string, unknown> = {}, quien = token) {
      const pedido = { codigo_entidad: 'NIT-1020304050', data: [item(numero, resto)] };
      const { status, body } = await api.pedir<RespuestaBeneficiario>(quien, 'POST', BENEFICIARIO, pedido);
      expect(status).toBe(200);
      const [persona] = body.data;
      if (!persona) throw new Error('nobody in the answer');
      return persona;
    }

    it.each([
      { caso: 'con empleador', numero: '1000001', esperado: [100, 402, 300] },
      { caso: 'sin fuente de pago', numero: '1000005', esperado: [100, 402, 301] },
      { caso: 'ya beneficiaria', numero: '1000200', esperado: [100, 400, 301] },
      { caso: 'fallecido', numero: '1000007', esperado: [103, 402, 301] },
      { caso: 'con otra fecha de nacimiento', numero: '1000011', esperado: [101, 403, 302] },
      { caso: 'desconocido', numero: '1000404', esperado: [102, 403, 302] },
    ])('$caso ($numero): $esperado, y de quién sería', async ({ numero, esperado }) => {
      const persona = await validar(numero);
      expect([
        persona.estado_respuesta.codigo,
        persona.estado_asegurado.codigo,
        persona.estado_fuente_pago.codigo,
      ]).toEqual(esperado);
      expect(persona.estado_titular.detalle).toMatchObject([
        {
          numero_documento: '1000100',
          nombres: 'JORGE LUIS',
          codigo_entidad: 'NIT-1020304050',
          estado: { codigo: 100 },
        },
      ]);
    });

    it.each([
      { caso: 'el mismo titular', numero: '1000100', titular: '1000100', parentesco: 'HERMANO/HERMANA' },
      { caso: 'segundo cónyuge', numero: '1000005', titular: '1000100', parentesco: 'CONVIVIENTE' },
      { caso: 'hijo no menor', numero: '1000005', titular: '1000100', parentesco: 'HIJA/HIJO' },
      { caso: 'padre no mayor', numero: '1000005', titular: '1000100', parentesco: 'PADRE/MADRE' },
      { caso: 'titular INACTIVO', numero: '1000005', titular: '1000104', parentesco: 'HERMANO/HERMANA' },
      { caso: 'titular en AMPLIACIÓN', numero: '1000005', titular: '1000102', parentesco: 'HERMANO/HERMANA' },
      { caso: 'ya su esposa', numero: '1000200', titular: '1000100', parentesco: 'ESPOSA/ESPOSO' },
    ])('$caso: el paso 1 ya dice lo que el guardado rechazaría', async ({ numero, titular, parentesco }) => {
      const { estado_titular } = await validar(numero, { ...clave(titular), parentesco_titular: parentesco });
      const pedido = pedidoBeneficiario(numero, titular, { afiliacion: { parentesco_titular: parentesco } });
      const { body } = await registrarBeneficiario(api, token, pedido);
      expect(body.data[0]?.estado_almacenamiento).toEqual({ codigo: 0, detalle: estado_titular.impedimento });
    });

    it('quien ya es beneficiaria suya se dice desde cuándo; quien puede no tiene impedimento; y de una muerte se dice', async () => {
      const esposa = await validar('1000200', { parentesco_titular: 'ESPOSA/ESPOSO' });
      expect(esposa.estado_titular.impedimento).toMatch(
        /^La persona ya está registrada como beneficiaria de este titular desde el \d/,
      );
      const hermana = await validar('1000005');
      expect(hermana.estado_titular).toMatchObject({ impedimento: null, conyuge: 'ESPOSA/ESPOSO' });
      const muerta = await validar('1000110');
      expect(muerta.estado_titular.impedimento).toMatch(/^La persona figura como fallecida en el registro/);
      expect([muerta.defuncion_registrada === null, hermana.defuncion_registrada]).toEqual([false, null]);
    });

    it('1000011: la bandera de la fecha, como en el asistente de titulares', async () => {
      const { estado_respuesta } = await validar('1000011');
      expect(estado_respuesta.detalle[0]).toMatchObject({ fecha_nacimiento_correcto: false, nombres_correcto: true });
    });

    it('sin titular, o con uno que el ente no tiene, estado_titular queda vacío', async () => {
      expect((await validar('1000001', clave('1000006'))).estado_titular.detalle).toEqual([]);
      const pedido = { data: [{ tipo_documento: 'CI', numero_documento: '1000001', fecha_nacimiento: NACIMIENTO }] };
      const { body } = await api.pedir<RespuestaBeneficiario>(token, 'POST', BENEFICIARIO, pedido);
      expect(body.data[0]?.estado_titular.detalle).toEqual([]);
    });

    it('con el SEGIP caído: 503, y el titular se dice igual', async () => {
      api.simuladores.control.fallar('segip', { modo: 'corte' });
      const persona = await validar('1000001');
      expect(persona.estado_respuesta.codigo).toBe(503);
      expect(persona.estado_titular.detalle).toHaveLength(1);
    });

    it('la entidad de la persona pesa más que la del sobre', async () => {
      const { estado_titular } = await validar('1000001', { codigo_entidad: 'NIT-000000000' });
      expect(estado_titular.detalle).toEqual([]);
    });

    it('la autoridad dice de qué ente gestor es el titular; nadie ve más que lo suyo', async () => {
      const entidad = 'NIT-1020304050';
      await registrar(
        api,
        await api.ingresar('ope.petrolera'),
        pedidoRegistro('1000103', { persona: { genero: 'M' } }),
      );
      const autoridad = await api.ingresar('adm.autoridad');
      const entesDe = async (sobre: object, quien = autoridad) => {
        const pedido = { codigo_entidad: entidad, ...sobre, data: [item('1000005', clave('1000103'))] };
        const { body } = await api.pedir<RespuestaBeneficiario>(quien, 'POST', BENEFICIARIO, pedido);
        return body.data[0]?.estado_titular.detalle.map((d) => d.ente_gestor).toSorted();
      };
      expect(await entesDe({})).toEqual(['Caja Nacional de Salud', 'Caja Petrolera de Salud']);
      expect(await entesDe({ id_ente_gestor: CPS })).toEqual(['Caja Petrolera de Salud']);
      expect(await entesDe({ id_ente_gestor: CNS })).toEqual(['Caja Nacional de Salud']);
      expect(await entesDe({ id_ente_gestor: CPS }, token)).toEqual([]);
    });

    it('deja rastro del titular que se leyó', async () => {
      const filas = () =>
        api.base.owner.db
          .selectFrom('auditoria')
          .select('despues')
          .where('accion', '=', 'validacion-beneficiario')
          .where('recurso', '=', 'persona')
          .where('id_recurso', '=', '1000101')
          .orderBy('id')
          .execute();
      const antes = await filas();
      await validar('1000005', clave('1000101'));
      await validar('1000005', { ...clave('1000101'), codigo_entidad: 'NIT-000000000' });
      expect((await filas()).slice(antes.length)).toEqual([{ despues: { codigo: 100 } }, { despues: { codigo: 102 } }]);
    });

    it('deja rastro con su propio nombre', async () => {
      await validar('1000012');
      const filas = await api.base.owner.db
        .selectFrom('auditoria')
        .select(['accion', 'despues'])
        .where('id_recurso', '=', '1000012')
        .execute();
      expect(filas.at(-1)).toEqual({ accion: 'validacion-beneficiario', despues: { codigo: 100 } });
    });
  });

  it.each(['caja.sus', 'ope.vigencia', 'cons.poblacion'])('%s no valida beneficiarios: 403', async (usuario) => {
    const quien = await api.ingresar(usuario);
    for (const ruta of [TITULAR, BENEFICIARIO]) {
      const { status, body } = await api.pedir(quien, 'POST', ruta, { data: [clave('1000100')] });
      expect([status, body.codigo]).toEqual([403, 'SIN_PERMISO']);
    }
  });

  it.each([
    { caso: 'sin titular', ruta: TITULAR, data: [] },
    { caso: 'sin número', ruta: TITULAR, data: [{ ...clave('1000100'), numero_documento_titular: '' }] },
    { caso: 'sin persona', ruta: BENEFICIARIO, data: [] },
    { caso: 'sin número de la persona', ruta: BENEFICIARIO, data: [clave('1000100')] },
  ])('$caso: 400', async ({ ruta, data }) => {
    const { status, body } = await api.pedir(token, 'POST', ruta, { data });
    expect([status, body.codigo]).toEqual([400, 'SOLICITUD_INVALIDA']);
  });
});
