import { CLASES_NOVEDAD, type CodigoNovedad } from '@sgpa/domain/novedad/clases';
import { type IdPersona, idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  auditoriaDe,
  BENEFICIARIOS,
  contarEscrito,
  historiaDe,
  ingresarEl,
  operacionesDe,
  referenciaTitular,
  revisarAfiliacion,
  revisarContadores,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { abrirNovedad, novedadDe } from '@sgpa/testing/novedad';
import { AHORA } from '@sgpa/testing/reloj';
import { CNS, pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const HECHA = 'Baja registrada. Fecha de baja: 14/10/2026. También se dio de baja a 3 beneficiarios.';
const DETALLE = 'Nota 12/2026 del empleador';

type Cuerpo = { mensaje: string } & CuerpoError;

describe('baja-novedad.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let token: string;
  let titular: string;
  let esposa: string;
  let familia: string[];
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
  });
  // Each test has persons of its own, and signs in anew: others move the clock.
  beforeEach(async () => {
    token = await ingresarEl(api, HOY);
    familia = [titular, esposa] = await copiar(TITULAR, ...BENEFICIARIOS);
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const cuenta = () => contarEscrito(db());
  const baja = (id: number, cambios: object = {}, conToken = token, clave?: string) =>
    api.pedir<Cuerpo>(
      conToken,
      'POST',
      '/api/v1/novedades/bajaNovedadAfiliado',
      { id_novedad_ente_gestor: id, id_motivo_baja: 606, detalle_baja: DETALLE, ...cambios },
      clave === undefined ? {} : { 'idempotency-key': clave },
    );

  /** Somebody of the Caja Petrolera is registered in the CNS too. */
  const enDosEntes = async () => {
    const [numero] = await copiar('1000006');
    await registrar(api, token, pedidoRegistro(numero));
    return (await afiliacionDe(db(), numero)).id_persona;
  };
  const ladosDe = (idPersona: IdPersona) =>
    db().selectFrom('novedad').select(['id', 'id_ente_gestor']).where('id_persona', '=', idPersona).execute();

  it('termina la afiliación y las de su familia, con historia, causa, auditoría y contadores, y cierra la novedad', async () => {
    const id = await abrirNovedad(db(), titular);
    const deAntes = await operacionesDe(db());
    const { status, body } = await baja(id);
    expect([status, body]).toEqual([200, { mensaje: HECHA }]);
    const usuario = await db()
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', 'ope.afiliaciones')
      .executeTakeFirstOrThrow();
    const { id: suya } = await afiliacionDe(db(), titular);
    for (const numero of familia) {
      const fila = await revisarAfiliacion(db(), numero, HOY);
      expect(fila).toMatchObject({
        estado: numero === titular ? 104 : 105,
        fecha_baja: HOY,
        fecha_cesantia: null,
        fin_cobertura: '2026-10-13',
        id_motivo_baja: 606,
        detalle_motivo: DETALLE,
        modificado_en: AHORA,
      });
      expect((await historiaDe(db(), fila.id)).at(-1)).toMatchObject({
        accion: 'baja-novedad',
        estado_antes: 100,
        id_usuario: usuario.id,
        id_afiliacion_causa: numero === titular ? null : suya,
      });
      expect((await auditoriaDe(db(), fila.id)).map(({ accion }) => accion)).toEqual(['baja-novedad']);
    }
    expect(await novedadDe(db(), id)).toMatchObject({
      estado: 'PROCESADA',
      id_motivo_baja: 606,
      detalle_baja: DETALLE,
      procesado_en: AHORA,
      id_usuario_proceso: usuario.id,
    });
    const anotada = await db()
      .selectFrom('auditoria')
      .select(['id_recurso', 'antes', 'despues'])
      .where('recurso', '=', 'novedad')
      .where('accion', '=', 'baja-novedad')
      .where('id_recurso', '=', String(id))
      .execute();
    expect(anotada).toEqual([
      {
        id_recurso: String(id),
        antes: { estado: 'ABIERTA' },
        despues: { estado: 'PROCESADA', id_motivo_baja: 606, detalle_baja: DETALLE },
      },
    ]);
    expect((await operacionesDe(db())).slice(deAntes.length)).toEqual(['baja-novedad']);
    await revisarContadores(db());
  });

  it('la historia la cuenta como baja por novedad, y la de un beneficiario por la de su titular', async () => {
    await baja(await abrirNovedad(db(), titular));
    const contada = async (numero: string) => {
      const { id } = await afiliacionDe(db(), numero);
      const { body } = await api.pedir<{ historia: { descripcion: string; causa: string | null }[] }>(
        token,
        'GET',
        `/api/v1/asegurado/historia/${id}`,
      );
      return body.historia.at(-1);
    };
    expect(await contada(titular)).toMatchObject({ descripcion: 'Baja por novedad', causa: null });
    expect((await contada(esposa))?.causa).toMatch(/^Por la baja del titular /);
  });

  it('la misma baja otra vez, con o sin clave, responde lo mismo y no escribe nada', async () => {
    const id = await abrirNovedad(db(), titular);
    expect((await baja(id, {}, token, 'baja-novedad-1')).body.mensaje).toBe(HECHA);
    const despues = await cuenta();
    expect((await baja(id, {}, token, 'baja-novedad-1')).body.mensaje).toBe(HECHA);
    expect((await baja(id)).body.mensaje).toBe(HECHA);
    expect((await baja(id, { detalle_baja: 'Otras palabras' })).body.mensaje).toBe(HECHA);
    expect(await cuenta()).toEqual(despues);
    expect((await novedadDe(db(), id)).detalle_baja).toBe(DETALLE);
  });

  it('dos a la vez: una la da, la otra responde lo mismo', async () => {
    const id = await abrirNovedad(db(), titular);
    const otro = await api.ingresar('adm.ente');
    const respuestas = await Promise.all([baja(id), baja(id, {}, otro), baja(id)]);
    expect(respuestas.map(({ status, body }) => [status, body.mensaje])).toEqual(Array(3).fill([200, HECHA]));
    const { id: afiliacion, version } = await afiliacionDe(db(), titular);
    const pasos = await historiaDe(db(), afiliacion);
    expect([pasos.filter(({ accion }) => accion === 'baja-novedad').length, pasos.length]).toEqual([1, version]);
  });

  it('los dos lados de una doble afiliación a la vez: termina uno solo, y nada queda abierto', async () => {
    const id_persona = await enDosEntes();
    const lados = await ladosDe(id_persona);
    const petrolera = await api.ingresar('ope.petrolera');
    const respuestas = await Promise.all(
      lados.map((l) => baja(l.id, {}, l.id_ente_gestor === CNS ? token : petrolera)),
    );
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const suyas = await db().selectFrom('afiliacion').select('estado').where('id_persona', '=', id_persona).execute();
    expect(suyas.map(({ estado }) => estado).toSorted()).toEqual([100, 104]);
    const quedan = await db()
      .selectFrom('novedad')
      .select('id')
      .where('id_persona', '=', id_persona)
      .where('estado', '=', 'ABIERTA')
      .execute();
    expect(quedan).toEqual([]);
  });

  it('terminado un lado, el otro deja de ser doble: su novedad se descarta y su afiliación queda como estaba', async () => {
    const id_persona = await enDosEntes();
    const ajena = async () =>
      db()
        .selectFrom('afiliacion')
        .selectAll()
        .where('id_persona', '=', id_persona)
        .where('id_ente_gestor', '=', idEnteGestor(2))
        .executeTakeFirstOrThrow();
    const antes = await ajena();
    const lados = await ladosDe(id_persona);
    const propia = lados.find((l) => l.id_ente_gestor === CNS)?.id ?? 0;
    const suya = lados.find((l) => l.id_ente_gestor !== CNS)?.id ?? 0;
    expect((await baja(propia)).status).toBe(200);
    expect(await ajena()).toEqual(antes);
    expect(await novedadDe(db(), suya)).toMatchObject({
      estado: 'DESCARTADA',
      id_motivo_baja: null,
      id_usuario_proceso: null,
    });
    const { status, body } = await baja(suya, {}, await api.ingresar('ope.petrolera'));
    expect([status, body.codigo, body.mensaje]).toEqual([
      409,
      'REGLA_INCUMPLIDA',
      'La novedad ya fue atendida: actualice la lista.',
    ]);
    expect(await ajena()).toEqual(antes);
  });

  it('no quita la única cobertura: la otra venció ayer y la tarea no lo escribió todavía', async () => {
    const id_persona = await enDosEntes();
    await sql`update afiliacion set estado = 103, fecha_baja = '2026-08-13', fecha_cesantia = '2026-10-13',
      fin_cobertura = '2026-10-13' where id_persona = ${id_persona} and id_ente_gestor <> ${CNS}`.execute(db());
    const propia = (await ladosDe(id_persona)).find((l) => l.id_ente_gestor === CNS)?.id ?? 0;
    const antes = await cuenta();
    const { status, body } = await baja(propia);
    expect([status, body.codigo, body.mensaje]).toEqual([
      409,
      'REGLA_INCUMPLIDA',
      expect.stringContaining('ya no tiene otra cobertura vigente'),
    ]);
    expect(await cuenta()).toEqual(antes);
    const detalle = await api.pedir<{ novedades: { impide_baja: string | null }[] }>(
      token,
      'GET',
      `/api/v1/novedades/findDetalleNovedades/${propia}`,
    );
    expect(detalle.body.novedades.map(({ impide_baja }) => impide_baja)).toEqual([body.mensaje]);
  });

  it('la que terminó de otra manera queda atendida, y su baja se rechaza', async () => {
    const id = await abrirNovedad(db(), titular);
    const otra = await abrirNovedad(db(), titular, 'EMPLEADOR_DISTINTO');
    await actuar(api, token, 'baja-titular', { ...referenciaTitular(titular), tipo_motivo: 603, fecha_fin: HOY });
    expect([(await novedadDe(db(), id)).estado, (await novedadDe(db(), otra)).estado]).toEqual([
      'PROCESADA',
      'DESCARTADA',
    ]);
    const antes = await cuenta();
    const { status, body } = await baja(id);
    expect([status, body.mensaje]).toEqual([409, 'La novedad ya fue atendida: actualice la lista.']);
    expect(await cuenta()).toEqual(antes);
  });

  it.each(
    Object.entries(CLASES_NOVEDAD).flatMap(([codigo, { responde }]) =>
      responde === 'DEFUNCION' || responde === 'NADA' ? [codigo as CodigoNovedad] : [],
    ),
  )('%s no lleva a una baja: 409, y nada escrito', async (codigo) => {
    const id = await abrirNovedad(db(), titular, codigo);
    const antes = await cuenta();
    const { status, body } = await baja(id);
    expect([status, body.codigo, body.mensaje]).toEqual([409, 'REGLA_INCUMPLIDA', expect.stringMatching(/baja/)]);
    expect([await cuenta(), (await novedadDe(db(), id)).estado]).toEqual([antes, 'ABIERTA']);
  });

  it.each(['1000104', '1000105', '1000108'])(
    '%s, que no está cubierto: 409 con su estado, y nada escrito',
    async (modelo) => {
      const [numero] = await copiar(modelo);
      const id = await abrirNovedad(db(), numero);
      const antes = await cuenta();
      const { status, body } = await baja(id);
      expect([status, body.mensaje]).toEqual([409, expect.stringContaining('Estado actual: ')]);
      expect(await cuenta()).toEqual(antes);
    },
  );

  it('la cesantía que venció sin que la tarea lo escribiera tampoco', async () => {
    const [enCesantia] = await copiar('1000103');
    const id = await abrirNovedad(db(), enCesantia);
    token = await ingresarEl(api, '2026-12-05');
    expect((await baja(id)).body.mensaje).toContain('Estado actual: INACTIVO.');
  });

  it('solo quien puede, y de su ente gestor; a los demás no les dice ni que existe', async () => {
    const id = await abrirNovedad(db(), titular);
    const antes = await cuenta();
    expect((await baja(id, {}, await api.ingresar('ope.petrolera'))).status).toBe(404);
    for (const usuario of [
      'cons.autoridad',
      'eje.autoridad',
      'ope.vigencia',
      'caja.sus',
      'empleador.consulta',
      'ssu.consulta',
    ]) {
      const { status, body } = await baja(id, {}, await api.ingresar(usuario));
      expect([usuario, status, body.codigo]).toEqual([usuario, 403, 'SIN_PERMISO']);
    }
    expect(await cuenta()).toEqual(antes);
    expect((await baja(id, {}, await api.ingresar('adm.autoridad'))).body.mensaje).toBe(HECHA);
  });

  it.each([
    ['otro motivo', { id_motivo_baja: 600 }, 'id_motivo_baja'],
    ['un detalle en blanco', { detalle_baja: '  ' }, 'detalle_baja'],
    ['un detalle muy largo', { detalle_baja: 'x'.repeat(501) }, 'detalle_baja'],
    ['ninguna novedad', { id_novedad_ente_gestor: null }, 'id_novedad_ente_gestor'],
  ])('con %s se rechaza', async (_que, cambios, campo) => {
    const id = await abrirNovedad(db(), titular);
    const { status, body } = await baja(id, cambios);
    expect([status, body.detalle?.[0]?.campo]).toEqual([400, campo]);
    expect((await novedadDe(db(), id)).estado).toBe('ABIERTA');
  });
});
