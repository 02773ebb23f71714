import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { TEXTO_SIN_SERVICIO, TEXTO_YA_EXISTE } from '@sgpa/domain/errors/textos';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { genteNueva } from '@sgpa/testing/alguien';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { CNS, CPS, type Cuentas, contarRegistro, diferencia, NACIMIENTO, NADA, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const RUTA = '/api/v2/beneficiario/ente-gestor';
const GUARDADO = { persona: 1, ficha: 1, afiliacion: 1, historia: 1, auditoria: 1, operaciones: 1, contador: 1 };

describe('registro-beneficiario.test.ts', () => {
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

  const alguien = genteNueva(() => api, 7_100_000);
  const nuevo = async () => diferencia(antes, await contarRegistro(api.base.owner.db));
  const afiliacionDe = (id: IdAfiliacion | null) =>
    api.base.owner.db.selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const titularDe = (numero: string) =>
    api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .selectAll('a')
      .where('p.numero_documento', '=', numeroDocumento(numero))
      .executeTakeFirstOrThrow();

  it('1000001, de 1000100: 500 con la entidad y el tipo del titular; se ve en sus detalles', async () => {
    const respuesta = await registrarBeneficiario(api, token, pedidoBeneficiario('1000001', '1000100'));
    const { codigo, id } = resultado(respuesta);
    expect(codigo).toBe(500);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO });
    const titular = await titularDe('1000100');
    expect(await afiliacionDe(id)).toMatchObject({
      tipo: 'BENEFICIARIO',
      id_titular: titular.id,
      id_ente_gestor: CNS,
      id_entidad: titular.id_entidad,
      id_tipo_asegurado: titular.id_tipo_asegurado,
      id_parentesco: 47,
      estado: 100,
      fecha_afiliacion: '2026-10-01',
      fecha_baja: null,
      fin_cobertura: null,
      matricula: '85-0314 HIJ',
      salario: null,
    });
    const { db } = api.base.owner;
    const historia = await db.selectFrom('afiliacion_historia').selectAll().where('id_afiliacion', '=', id).execute();
    expect(historia).toMatchObject([{ accion: 'registro-beneficiario', estado_antes: null, estado_despues: 100 }]);
    const auditoria = await db
      .selectFrom('auditoria')
      .selectAll()
      .where('recurso', '=', 'afiliacion')
      .where('id_recurso', '=', String(id))
      .execute();
    expect(auditoria).toMatchObject([{ accion: 'registro-beneficiario', recurso: 'afiliacion', id_ente_gestor: CNS }]);

    const ruta = `/api/v1/asegurado/buscar/titular/CI/1000100/${NACIMIENTO}/NIT-1020304050/${titular.fecha_afiliacion}`;
    const { body } = await api.pedir<DetalleAsegurado>(token, 'GET', ruta);
    expect(body.ente_gestor[0]?.beneficiarios).toContainEqual(
      expect.objectContaining({ documento: '1000001', tipo_parentesco: 'OTROS', estado: 'ACTIVO' }),
    );
    const { body: contada } = await api.pedir<{ historia: unknown[] }>(
      token,
      'GET',
      `/api/v1/asegurado/historia/${id}`,
    );
    expect(contada.historia).toMatchObject([
      {
        usuario: 'ope.afiliaciones',
        antes: null,
        despues: { parentesco: 'OTROS', matricula: '85-0314 HIJ' },
      },
    ]);
  });

  it.each(['OTROS', 'otros', '47'])('el parentesco «%s» es OTROS', async (parentesco_titular) => {
    const pedido = pedidoBeneficiario(alguien(), '1000100', { afiliacion: { parentesco_titular } });
    const { id } = resultado(await registrarBeneficiario(api, token, pedido));
    expect((await afiliacionDe(id)).id_parentesco).toBe(47);
  });

  it('otra vez lo mismo: 502; desde otra fecha con el mismo titular: 0, con la razón que ya dio el paso 1', async () => {
    const numero = alguien();
    expect(resultado(await registrarBeneficiario(api, token, pedidoBeneficiario(numero, '1000100'))).codigo).toBe(500);
    antes = await contarRegistro(api.base.owner.db);
    const razon = 'La persona ya está registrada como beneficiaria de este titular desde el 01/10/2026.';
    for (const [fecha_inicio, codigo, detalle] of [
      ['2026-10-01', 502, TEXTO_YA_EXISTE],
      ['2026-10-10', 0, razon],
      ['2026-09-01', 0, razon],
    ] as const) {
      const pedido = pedidoBeneficiario(numero, '1000100', { afiliacion: { fecha_inicio } });
      const { body } = await registrarBeneficiario(api, token, pedido);
      expect(body.data[0]?.estado_almacenamiento).toEqual({ codigo, detalle });
    }
    expect(await nuevo()).toEqual(NADA);
  });

  it('1000006, activo en la Caja Petrolera: 501 y una novedad para cada ente', async () => {
    const pedido = pedidoBeneficiario('1000006', '1000100', { beneficiario: { genero: 'M' } });
    expect(resultado(await registrarBeneficiario(api, token, pedido)).codigo).toBe(501);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO, persona: 0, novedad: 2 });
  });

  it.each([
    { titular: '1000101', estado: 101, fecha_baja: '2026-11-13', fecha_cesantia: '2027-01-13' },
    { titular: '1000103', estado: 103, fecha_baja: '2026-10-04', fecha_cesantia: '2026-12-04' },
  ])('de $titular, con baja: nace en $estado con las fechas del titular', async ({ titular, ...esperado }) => {
    const { codigo, id } = resultado(await registrarBeneficiario(api, token, pedidoBeneficiario(alguien(), titular)));
    expect(codigo).toBe(500);
    expect(await afiliacionDe(id)).toMatchObject({
      ...esperado,
      fin_cobertura: esperado.fecha_cesantia,
      id_motivo_baja: 604,
    });
  });

  it('de 1000102, cuya ampliación es solo suya: 0, y dice cuándo terminó', async () => {
    const { body } = await registrarBeneficiario(api, token, pedidoBeneficiario('1000005', '1000102'));
    expect(body.data[0]?.estado_almacenamiento).toMatchObject({
      codigo: 0,
      detalle:
        'El titular está en AMPLIACIÓN. La cobertura que el titular deja a sus beneficiarios ya no está vigente. Terminó el 16/09/2026.',
    });
    expect(await nuevo()).toEqual(NADA);
  });

  it.each([
    { caso: 'INACTIVO', titular: '1000104', texto: /^El titular está INACTIVO: no puede registrar beneficiarios.$/ },
    { caso: 'INHABILITADO', titular: '1000105', texto: /está INHABILITADO/ },
    { caso: 'en REVISION', titular: '1000108', texto: /está REVISION/ },
    { caso: 'fallecido', titular: '1000110', texto: /está INACTIVO/ },
  ])('de un titular $caso: 0, nada escrito', async ({ titular, texto }) => {
    const respuesta = await registrarBeneficiario(api, token, pedidoBeneficiario('1000005', titular));
    expect(resultado(respuesta)).toEqual({ codigo: 0, id: null });
    expect(respuesta.body.data[0]?.estado_almacenamiento.detalle).toMatch(texto);
    expect(await nuevo()).toEqual(NADA);
  });

  it('la cobertura que ya pasó no vale aunque la tarea diaria no haya corrido', async () => {
    const ahora = api.reloj.ahora();
    api.reloj.avanzar(60 * 86_400_000);
    const tarde = await api.ingresar('ope.afiliaciones');
    const respuesta = await registrarBeneficiario(api, tarde, pedidoBeneficiario('1000005', '1000103'));
    api.reloj.poner(ahora);
    token = await api.ingresar('ope.afiliaciones');
    expect(resultado(respuesta).codigo).toBe(0);
    expect((await nuevo()).afiliacion).toBe(0);
  });

  it('de un titular UNIVERSITARIO: 0', async () => {
    const universitario = await api.ingresar('ope.universitario');
    const pedido = pedidoBeneficiario('1000005', '1000120', { codigo_entidad: 'SIST_UNIV_0003' });
    const { body } = await registrarBeneficiario(api, universitario, pedido);
    expect(body.data[0]?.estado_almacenamiento).toEqual({
      codigo: 0,
      detalle: 'Un titular UNIVERSITARIO no puede tener beneficiarios.',
    });
    expect(await nuevo()).toEqual(NADA);
  });

  it('el titular no es su propio beneficiario: 0', async () => {
    const { body } = await registrarBeneficiario(api, token, pedidoBeneficiario('1000100', '1000100'));
    expect(body.data[0]?.estado_almacenamiento.codigo).toBe(0);
    expect(await nuevo()).toEqual(NADA);
  });

  it.each([
    { caso: 'fallecido', numero: '1000007', texto: /fallecida/ },
    { caso: 'con otra fecha de nacimiento', numero: '1000011', texto: /no coinciden/ },
    { caso: 'desconocido', numero: '1000404', texto: /No se pudo encontrar/ },
  ])('$caso ($numero): 0, nada escrito', async ({ numero, texto }) => {
    const respuesta = await registrarBeneficiario(api, token, pedidoBeneficiario(numero, '1000100'));
    expect(resultado(respuesta)).toEqual({ codigo: 0, id: null });
    expect(respuesta.body.data[0]?.estado_almacenamiento.detalle).toMatch(texto);
    expect(await nuevo()).toEqual(NADA);
  });

  it('con el SEGIP caído: 503; la misma clave vuelve a intentar y escribe una sola vez', async () => {
    const pedido = pedidoBeneficiario(alguien(), '1000100');
    api.simuladores.control.fallar('segip', { modo: 'corte' });
    const { body } = await registrarBeneficiario(api, token, pedido, 'clave-beneficiario');
    expect(body.data[0]?.estado_almacenamiento).toEqual({ codigo: 503, detalle: TEXTO_SIN_SERVICIO });
    expect(await nuevo()).toEqual(NADA);
    api.simuladores.control.sanar();
    const primera = await registrarBeneficiario(api, token, pedido, 'clave-beneficiario');
    const segunda = await registrarBeneficiario(api, token, pedido, 'clave-beneficiario');
    expect(resultado(primera).codigo).toBe(500);
    expect(segunda.body).toEqual(primera.body);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO, idempotencia: 1 });
  });

  it('dos operadores al mismo tiempo: una fila', async () => {
    const pedido = pedidoBeneficiario(alguien(), '1000100');
    const respuestas = await Promise.all([1, 2, 3].map(() => registrarBeneficiario(api, token, pedido)));
    expect(respuestas.map((r) => resultado(r).codigo).sort()).toEqual([500, 502, 502]);
    expect(await nuevo()).toEqual({ ...NADA, ...GUARDADO });
  });

  const rechazo = async (pedido: unknown, quien = token) => {
    const { status, body } = await api.pedir(quien, 'POST', RUTA, pedido);
    expect(await nuevo()).toEqual(NADA);
    return [status, body.codigo, ...(body.detalle ?? []).map(({ campo }) => campo.replace('data.0.', ''))];
  };

  it.each([
    {
      caso: 'parentesco desconocido',
      cambios: { afiliacion: { parentesco_titular: 'AMIGO' } },
      campo: 'afiliacion.parentesco_titular',
    },
    {
      caso: 'sin parentesco',
      cambios: { afiliacion: { parentesco_titular: '' } },
      campo: 'afiliacion.parentesco_titular',
    },
    { caso: 'desde mañana', cambios: { afiliacion: { fecha_inicio: '2026-10-15' } }, campo: 'fecha_inicio' },
    { caso: 'antes que el titular', cambios: { afiliacion: { fecha_inicio: '2024-01-17' } }, campo: 'fecha_inicio' },
    { caso: 'antes de nacer', cambios: { afiliacion: { fecha_inicio: '1985-03-13' } }, campo: 'fecha_inicio' },
    {
      caso: 'correo sin arroba',
      cambios: { beneficiario: { correo_electronico: 'correo' } },
      campo: 'correo_electronico',
    },
    { caso: 'género desconocido', cambios: { beneficiario: { genero: 'X' } }, campo: 'beneficiario.genero' },
    {
      caso: 'municipio de otro departamento',
      cambios: { beneficiario: { municipio: '070101' } },
      campo: 'beneficiario.municipio',
    },
    {
      caso: 'establecimiento de otro ente',
      cambios: { afiliacion: { codigo_establecimiento: '999999' } },
      campo: 'afiliacion.codigo_establecimiento',
    },
    {
      caso: 'sin titular',
      cambios: { titular: { numero_documento_titular: '' } },
      campo: 'titular.numero_documento_titular',
    },
  ])('$caso: 400 en $campo, nada escrito', async ({ cambios, campo }) => {
    const [status, codigo, ...campos] = await rechazo(pedidoBeneficiario('1000005', '1000100', cambios));
    expect([status, codigo]).toEqual([400, 'SOLICITUD_INVALIDA']);
    expect(campos).toContain(campo);
  });

  it('el primer día del titular se acepta', async () => {
    const { fecha_afiliacion } = await titularDe('1000100');
    const pedido = pedidoBeneficiario(alguien(), '1000100', { afiliacion: { fecha_inicio: fecha_afiliacion } });
    expect(resultado(await registrarBeneficiario(api, token, pedido)).codigo).toBe(500);
  });

  it('una fotografía corrupta: 422; una de 20 MB: 400; nada escrito', async () => {
    const con = (foto_persona: string) => pedidoBeneficiario('1000005', '1000100', { beneficiario: { foto_persona } });
    expect(await rechazo(con('bm8gc295IHVuYSBpbWFnZW4='))).toEqual([422, 'FOTO_INVALIDA']);
    expect(await rechazo(con('A'.repeat(27_000_000)))).toEqual([
      400,
      'SOLICITUD_INVALIDA',
      'beneficiario.foto_persona',
    ]);
  });

  it('un titular que no existe, de otro empleador o de otro ente gestor: 404', async () => {
    expect(await rechazo(pedidoBeneficiario('1000005', '1000001'))).toEqual([404, 'NO_ENCONTRADO']);
    expect(await rechazo(pedidoBeneficiario('1000005', '1000100', { codigo_entidad: 'PER_VOL-0002' }))).toEqual([
      404,
      'NO_ENCONTRADO',
    ]);
    expect(await rechazo(pedidoBeneficiario('1000005', '1000006'))).toEqual([404, 'NO_ENCONTRADO']);
    const petrolera = await api.ingresar('ope.petrolera');
    expect(await rechazo(pedidoBeneficiario('1000005', '1000100'), petrolera)).toEqual([404, 'NO_ENCONTRADO']);
    expect(await rechazo(pedidoBeneficiario('1000005', '1000100', { id_ente_gestor: CNS }), petrolera)).toEqual([
      404,
      'NO_ENCONTRADO',
    ]);
  });

  it('la autoridad registra donde el titular está', async () => {
    const autoridad = await api.ingresar('adm.autoridad');
    const numero = alguien();
    expect(await rechazo(pedidoBeneficiario(numero, '1000100', { id_ente_gestor: CPS }), autoridad)).toEqual([
      404,
      'NO_ENCONTRADO',
    ]);
    const { id } = resultado(await registrarBeneficiario(api, autoridad, pedidoBeneficiario(numero, '1000100')));
    expect((await afiliacionDe(id)).id_ente_gestor).toBe(CNS);
  });

  it.each(['caja.sus', 'ope.vigencia', 'eje.autoridad', 'empleador.consulta'])(
    '%s no registra beneficiarios: 403',
    async (usuario) => {
      expect(await rechazo(pedidoBeneficiario('1000005', '1000100'), await api.ingresar(usuario))).toEqual([
        403,
        'SIN_PERMISO',
      ]);
    },
  );
});
