import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { actuar, contarEscrito, referenciaTitular, TITULAR } from '@sgpa/testing/ciclo';
import { CNS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const SOLICITUD = { tipo_motivo: 600, descripcion_motivo: 'A solicitud de la entidad empleadora', fecha_fin: HOY };

describe('baja-titular.rechazos.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const baja = (numero: string, cambios: object, conToken = token, clave?: string) =>
    actuar(api, conToken, 'baja-titular', { ...referenciaTitular(numero), ...cambios }, clave);
  const cuenta = () => contarEscrito(db());

  it.each([
    ['1000104', 'INACTIVO'],
    ['1000105', 'INHABILITADO'],
    ['1000108', 'REVISION'],
  ])('%s, en estado %s: 409 con el estado, y nada escrito', async (numero, estado) => {
    const antes = await cuenta();
    const { status, body } = await baja(numero, SOLICITUD);
    expect([status, body.codigo_respuesta]).toEqual([200, 409]);
    expect(body.mensaje).toContain(`Estado actual: ${estado}.`);
    expect(await cuenta()).toEqual(antes);
  });

  it('antes de la afiliación: 409, y nada escrito', async () => {
    const antes = await cuenta();
    const { body } = await baja(TITULAR, { ...SOLICITUD, fecha_fin: '2000-01-01' });
    expect([body.codigo_respuesta, body.mensaje]).toEqual([
      409,
      expect.stringContaining('anterior a la fecha de afiliación'),
    ]);
    expect(await cuenta()).toEqual(antes);
  });

  it.each([
    ['la fecha', { tipo_motivo: 600 }, 400, 'SOLICITUD_INVALIDA', 'Falta fecha_baja'],
    [
      'un motivo que exista',
      { ...SOLICITUD, tipo_motivo: 999 },
      400,
      'SOLICITUD_INVALIDA',
      'El motivo no existe en la lista.',
    ],
    ['un motivo', { fecha_fin: HOY }, 400, 'SOLICITUD_INVALIDA', 'Debe elegir un motivo.'],
    [
      'una fecha que exista',
      { ...SOLICITUD, fecha_fin: '2026-02-30' },
      400,
      'SOLICITUD_INVALIDA',
      'La fecha no es válida.',
    ],
  ])('sin %s se rechaza', async (_que, cambios, esperado, codigo, mensaje) => {
    const antes = await cuenta();
    const { status, body } = await baja(TITULAR, cambios);
    expect([status, body.codigo, body.detalle?.map((d) => d.mensaje)]).toEqual([esperado, codigo, [mensaje]]);
    expect(await cuenta()).toEqual(antes);
  });

  it.each([['BAJA POR NOVEDAD, que es de las novedades', 606]])(
    'el motivo %s no corresponde',
    async (_que, tipo_motivo) => {
      const { status, body } = await baja(TITULAR, { ...SOLICITUD, tipo_motivo });
      expect([status, body.codigo]).toEqual([422, 'MOTIVO_INVALIDO']);
    },
  );

  it('RECTIFICACION de quien está ACTIVO: 409 con el estado, y nada escrito', async () => {
    const antes = await cuenta();
    const { status, body } = await baja(TITULAR, { ...SOLICITUD, tipo_motivo: 'RECTIFICACION' });
    expect([status, body]).toEqual([
      200,
      {
        codigo_respuesta: 409,
        mensaje:
          'La rectificación de la baja solo se puede registrar en estado CESANTIA o AMPLIACIÓN. Estado actual: ACTIVO.',
      },
    ]);
    expect(await cuenta()).toEqual(antes);
  });

  it('una baja con fecha a más de un año: 409, y nada escrito', async () => {
    const antes = await cuenta();
    const { body } = await baja(TITULAR, { ...SOLICITUD, fecha_fin: '2027-10-15' });
    expect(body).toMatchObject({
      codigo_respuesta: 409,
      mensaje: 'La fecha de baja no puede ser posterior a un año desde hoy (14/10/2027). Estado actual: ACTIVO.',
    });
    expect(await cuenta()).toEqual(antes);
  });

  it.each([
    { numero_documento: '1000404' },
    { codigo_entidad: 'NIT-000000000' },
    { fecha_inicio: '2020-01-01' },
    { fecha_nacimiento: '1985-03-15' },
    { numero_documento: '1000200' },
    { id_ente_gestor: 2 },
  ])('una afiliación que no existe (%o): 404', async (cambios) => {
    const { status, body } = await baja(TITULAR, { ...SOLICITUD, ...cambios });
    expect([status, body.codigo]).toEqual([404, 'NO_ENCONTRADO']);
  });

  it('un extranjero con el mismo número y nacimiento: se dice, y a nadie se da de baja; la fecha los distingue', async () => {
    const { rows } = await sql<{ id: IdAfiliacion }>`
      with otra as (
        insert into persona (tipo_doc, numero_documento, fecha_nacimiento, nombres)
        select 2, numero_documento, fecha_nacimiento, 'OTRA' from persona where numero_documento = '1000101' returning id
      )
      insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_registro,
        id_usuario_creacion, creado_en)
      select otra.id, a.id_ente_gestor, a.id_entidad, a.tipo, a.id_tipo_asegurado, 100, '2026-10-01', '2026-10-01', a.id_usuario_creacion, now()
      from otra, afiliacion a join persona p on p.id = a.id_persona where p.numero_documento = '1000101' and p.tipo_doc = 1
      returning id`.execute(db());
    const antes = await cuenta();
    const { status, body } = await baja('1000101', SOLICITUD);
    expect([status, body.codigo, body.detalle?.[0]]).toEqual([
      400,
      'SOLICITUD_INVALIDA',
      { campo: 'numero_documento', mensaje: expect.stringContaining('Hay dos personas') },
    ]);
    expect(await cuenta()).toEqual(antes);
    expect((await baja('1000101', { ...SOLICITUD, fecha_inicio: '2026-10-01' })).body.codigo_respuesta).toBe(100);
    const { estado } = await db()
      .selectFrom('afiliacion')
      .select('estado')
      .where('id', '=', rows[0]?.id ?? idAfiliacion(0))
      .executeTakeFirstOrThrow();
    expect(estado).toBe(103);
  });

  it('la petrolera no halla lo de la CNS; caja SUS, solo a voluntarios; quien consulta, nada', async () => {
    const antes = await cuenta();
    const petrolera = await api.ingresar('ope.petrolera');
    expect((await baja(TITULAR, SOLICITUD, petrolera)).status).toBe(404);
    expect((await baja(TITULAR, { ...SOLICITUD, id_ente_gestor: CNS }, petrolera)).status).toBe(404);
    for (const usuario of ['caja.sus', 'cons.autoridad', 'ope.vigencia', 'empleador.consulta', 'ssu.consulta']) {
      const { status, body } = await baja(TITULAR, SOLICITUD, await api.ingresar(usuario));
      expect([usuario, status, body.codigo]).toEqual([usuario, 403, 'SIN_PERMISO']);
    }
    expect((await baja(TITULAR, SOLICITUD, '')).status).toBe(401);
    expect(await cuenta()).toEqual(antes);
  });
});
