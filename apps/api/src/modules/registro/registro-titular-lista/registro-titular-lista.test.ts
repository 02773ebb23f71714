import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import { TEXTO_FALLECIDA, TEXTO_SIN_SERVICIO, TEXTO_YA_EXISTE } from '@sgpa/domain/errors/textos';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { CNS, CPS, type Cuentas, contarRegistro, diferencia, NACIMIENTO, NADA, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const RUTA = '/api/v1/afiliado/ente-gestor';
const GUARDADO = { persona: 1, ficha: 1, afiliacion: 1, historia: 1, auditoria: 1, operaciones: 1, contador: 1 };

describe('registro-titular-lista.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let antes: Cuentas;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(async () => {
    api.simuladores.control.sanar();
    antes = await contarRegistro(api.base.owner.db);
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const nuevo = async () => diferencia(antes, await contarRegistro(api.base.owner.db));
  const pedidoDe = (
    numero_documento: string,
    cambios: Record<string, unknown> = {},
    sobre: Record<string, unknown> = {},
  ) => ({
    codigo_entidad: 'NIT-1020304050',
    ...sobre,
    data: [
      {
        tipo_documento: 'CI',
        numero_documento,
        fecha_nacimiento: NACIMIENTO,
        tipo_asegurado: 'TRABAJADOR',
        fecha_inicio: '2026-10-14 10:20:30',
        ...cambios,
      },
    ],
  });
  const registrar = (pedido: unknown, clave?: string, quien = token) =>
    api.pedir<RespuestaAlmacenamiento>(quien, 'POST', RUTA, pedido, clave ? { 'idempotency-key': clave } : {});
  const afiliacionDe = (id: IdAfiliacion | null) =>
    api.base.owner.db.selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('1000001: 500 con lo que el panel envía; su historia y su auditoría dicen de dónde vino', async () => {
    const respuesta = await registrar(pedidoDe('1000001'));
    const { codigo, id } = resultado(respuesta);
    expect(codigo).toBe(500);
    expect(respuesta.body.data[0]?.estado_almacenamiento.detalle).toBe(TEXTO_GUARDADO);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO });
    expect(await afiliacionDe(id)).toMatchObject({
      id_ente_gestor: CNS,
      tipo: 'TITULAR',
      estado: 100,
      fecha_afiliacion: '2026-10-14',
      fecha_ingreso_trabajo: null,
      puesto_empleado: null,
      matricula: null,
    });
    const historia = await db()
      .selectFrom('afiliacion_historia')
      .select('accion')
      .where('id_afiliacion', '=', id)
      .execute();
    const auditoria = await db()
      .selectFrom('auditoria')
      .select('accion')
      .where('recurso', '=', 'afiliacion')
      .where('id_recurso', '=', String(id))
      .execute();
    expect([...historia, ...auditoria].map(({ accion }) => accion)).toEqual([
      'registro-titular-lista',
      'registro-titular-lista',
    ]);
  });

  it('otra vez lo mismo, 502; desde otra fecha, 0 con la fecha de la cobertura', async () => {
    expect(resultado(await registrar(pedidoDe('1000005'))).codigo).toBe(500);
    antes = await contarRegistro(api.base.owner.db);
    const repetida = await registrar(pedidoDe('1000005'));
    expect(repetida.body.data[0]?.estado_almacenamiento).toEqual({ codigo: 502, detalle: TEXTO_YA_EXISTE });
    const otra = await registrar(pedidoDe('1000005', { fecha_inicio: '2026-10-01' }));
    expect(resultado(otra).codigo).toBe(0);
    expect(otra.body.data[0]?.estado_almacenamiento.detalle).toMatch(/desde el 14\/10\/2026/);
    expect(await nuevo()).toEqual(NADA);
  });

  it('lo que no se guarda tampoco cambia los datos de la persona', async () => {
    const persona = () =>
      db().selectFrom('persona').selectAll().where('numero_documento', '=', numeroDocumento('1000100')).execute();
    await db()
      .updateTable('persona')
      .set({ nombres: 'JORGE' })
      .where('numero_documento', '=', numeroDocumento('1000100'))
      .execute();
    const como = await persona();
    expect(resultado(await registrar(pedidoDe('1000100'))).codigo).toBe(0);
    expect(await persona()).toEqual(como);
  });

  it('1000200, que murió según el registro y vive según el SEGIP: 0, nada escrito', async () => {
    const muerte = { fallecido: true, fecha_defuncion: fecha('2026-10-02') };
    await db().updateTable('persona').set(muerte).where('numero_documento', '=', numeroDocumento('1000200')).execute();
    const respuesta = await registrar(pedidoDe('1000200', {}, { codigo_entidad: 'RCM-00012345' }));
    expect(respuesta.body.data[0]?.estado_almacenamiento).toEqual({ codigo: 0, detalle: TEXTO_FALLECIDA });
    expect(await nuevo()).toEqual(NADA);
  });

  it('dos clics con la misma clave: una fila y la misma respuesta', async () => {
    const primera = await registrar(pedidoDe('1000012'), 'clave-de-1000012');
    const segunda = await registrar(pedidoDe('1000012'), 'clave-de-1000012');
    expect(resultado(primera).codigo).toBe(500);
    expect(segunda.body).toEqual(primera.body);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO, idempotencia: 1 });
  });

  it('1000006, activo en la Caja Petrolera: 501 y una novedad para cada ente', async () => {
    expect(resultado(await registrar(pedidoDe('1000006'))).codigo).toBe(501);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO, persona: 0, novedad: 2 });
  });

  it('1000002 por su matrícula de comercio; 1000009 con complemento; 1000003 rentista', async () => {
    const codigos = [
      await registrar(pedidoDe('1000002', {}, { codigo_entidad: 'MATRICULA_COMERCIO-00012345' })),
      await registrar(pedidoDe('1000009-1A')),
      await registrar(
        pedidoDe(
          '1000003',
          { fecha_nacimiento: '1952-03-14', tipo_asegurado: 'RENTISTA - SENASIR' },
          { codigo_entidad: 'SIST_RENT-0001' },
        ),
      ),
    ].map((r) => resultado(r).codigo);
    expect(codigos).toEqual([500, 500, 500]);
  });

  it('CONVENIO deja elegir la entidad, como el panel', async () => {
    expect(resultado(await registrar(pedidoDe('1000004', { tipo_asegurado: 'CONVENIO' }))).codigo).toBe(500);
  });

  it.each([
    { caso: 'fallecido', numero: '1000007', texto: /fallecida/ },
    { caso: 'con otra fecha de nacimiento', numero: '1000011', texto: /no coinciden/ },
    { caso: 'desconocido', numero: '1000404', texto: /No se pudo encontrar/ },
  ])('$caso ($numero): 0, nada escrito', async ({ numero, texto }) => {
    const respuesta = await registrar(pedidoDe(numero));
    expect(resultado(respuesta)).toEqual({ codigo: 0, id: null });
    expect(respuesta.body.data[0]?.estado_almacenamiento.detalle).toMatch(texto);
    expect(await nuevo()).toEqual(NADA);
  });

  it('con el SEGIP caído: 503, nada escrito', async () => {
    api.simuladores.control.fallar('segip', { modo: 'corte' });
    const { body } = await registrar(pedidoDe('1000008'));
    expect(body.data[0]?.estado_almacenamiento).toEqual({ codigo: 503, detalle: TEXTO_SIN_SERVICIO });
    expect(await nuevo()).toEqual(NADA);
  });

  const rechazo = async (pedido: unknown, quien = token) => {
    const { status, body } = await api.pedir(quien, 'POST', RUTA, pedido);
    expect(await nuevo()).toEqual(NADA);
    return [status, body.codigo, ...(body.detalle ?? []).map(({ campo }) => campo.replace('data.0.', ''))];
  };

  it.each([
    { caso: 'sin entidad', pedido: pedidoDe('1000008', {}, { codigo_entidad: '' }), campo: 'codigo_entidad' },
    {
      caso: 'entidad de otro tipo',
      pedido: pedidoDe('1000008', {}, { codigo_entidad: 'PER_VOL-0002' }),
      campo: 'codigo_entidad',
    },
    { caso: 'sin fecha', pedido: pedidoDe('1000008', { fecha_inicio: '' }), campo: 'fecha_inicio' },
    { caso: 'desde mañana', pedido: pedidoDe('1000008', { fecha_inicio: '2026-10-15' }), campo: 'fecha_inicio' },
    {
      caso: 'tipo desconocido',
      pedido: pedidoDe('1000008', { tipo_asegurado: 'AMIGO' }),
      campo: 'afiliacion.tipo_asegurado',
    },
    { caso: 'número corto', pedido: pedidoDe('1234'), campo: 'numero_documento' },
  ])('$caso: 400 en $campo, nada escrito', async ({ pedido, campo }) => {
    const [status, codigo, ...campos] = await rechazo(pedido);
    expect([status, codigo]).toEqual([400, 'SOLICITUD_INVALIDA']);
    expect(campos).toContain(campo);
  });

  it('otro ente gestor, ningún ente de la autoridad, o un rol que no registra: rechazados', async () => {
    expect(await rechazo(pedidoDe('1000008', {}, { id_ente_gestor: CPS }))).toEqual([403, 'SIN_PERMISO']);
    const autoridad = await api.ingresar('adm.autoridad');
    expect(await rechazo(pedidoDe('1000008'), autoridad)).toEqual([400, 'SOLICITUD_INVALIDA', 'id_ente_gestor']);
    const vigencia = await api.ingresar('ope.vigencia');
    expect(await rechazo(pedidoDe('1000008'), vigencia)).toEqual([403, 'SIN_PERMISO']);
  });

  it('CAJA_WEB_SUS registra solo VOLUNTARIO', async () => {
    const caja = await api.ingresar('caja.sus');
    expect(await rechazo(pedidoDe('1000120'), caja)).toEqual([400, 'SOLICITUD_INVALIDA', 'codigo_entidad']);
    const { id } = resultado(
      await registrar(pedidoDe('1000120', {}, { codigo_entidad: 'PER_VOL-0002' }), undefined, caja),
    );
    const { id_tipo_asegurado } = await afiliacionDe(id);
    expect(id_tipo_asegurado).toBe(50);
  });
});
