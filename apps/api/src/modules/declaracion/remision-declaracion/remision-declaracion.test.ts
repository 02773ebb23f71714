import type { Respuesta } from '@sgpa/contract/endpoints';
import { fecha, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { operacionesDe } from '@sgpa/testing/ciclo';
import { CINCO, enDepartamento, sinDeclaraciones, totalesDel } from '@sgpa/testing/declaracion';
import { AHORA } from '@sgpa/testing/reloj';
import { CNS } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type Dicho = Respuesta<'remision-declaracion'> & CuerpoError;

const DIA = '2026-09-30';
const VALIDADA = 'Los totales de su población general validada no coincide con los totales reportados por departamento';
const OBSERVADA =
  'Los totales de su población general observada no coincide con los totales reportados por departamento';

describe('remision-declaracion.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let otra: string;
  let deAntes: number;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
    otra = await api.ingresar('adm.ente');
  });
  beforeEach(async () => {
    api.reloj.poner(AHORA);
    await sinDeclaraciones(api.base.owner.db);
    deAntes = (await todasLasAuditadas()).length;
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const remitir = (cuerpo: object, conToken = token, clave?: string) =>
    api.pedir<Dicho>(
      conToken,
      'POST',
      '/monitoreo/v1/save',
      cuerpo,
      clave === undefined ? {} : { 'idempotency-key': clave },
    );
  const remitida = async (cuerpo: object = totalesDel(DIA, CINCO), conToken = token): Promise<number> => {
    const { body } = await remitir(cuerpo, conToken);
    expect(body).toMatchObject({ operacion: 'true' });
    return body.idPoblacionDeclarada ?? 0;
  };
  const filas = () => db().selectFrom('declaracion_poblacion').selectAll().orderBy('id').execute();
  const paneles = () => db().selectFrom('declaracion_departamento').selectAll().orderBy('orden').execute();
  const todasLasAuditadas = () =>
    db()
      .selectFrom('auditoria')
      .select(['id_recurso', 'id_ente_gestor', 'antes', 'despues'])
      .where('accion', '=', 'remision-declaracion')
      .orderBy('id')
      .execute();
  const auditadas = async () => (await todasLasAuditadas()).slice(deAntes);

  it('guarda los totales y los departamentos, también los quitados, con la regional en mayúsculas, y lo audita', async () => {
    const hechas = await operacionesDe(db());
    const id = await remitida(
      totalesDel(DIA, {
        ...CINCO,
        poblacionDepartamento: [
          enDepartamento('Santa Cruz', { ...CINCO, regional: ' el  torno', seleccionado: true }),
          enDepartamento('LP', { titularesValidos: 9, eliminado: true }),
        ],
      }),
    );
    const [fila] = await filas();
    expect(fila).toMatchObject({
      id,
      id_ente_gestor: CNS,
      fecha: DIA,
      titulares_validos: 500,
      beneficiarios_validados: 700,
      titulares_observados: 11,
      beneficiarios_observados: 13,
      recien_nacidos: 3,
      estado: 'REMITIDO',
      version: 1,
      id_anterior: null,
      creado_en: AHORA,
    });
    expect(await paneles()).toMatchObject([
      { id_departamento: 7, regional: 'EL TORNO', eliminado: false, seleccionado: true, titulares_observados: 11 },
      { id_departamento: 2, regional: '', eliminado: true, seleccionado: false, titulares_validos: 9 },
    ]);
    expect(await auditadas()).toMatchObject([
      { id_recurso: String(id), id_ente_gestor: CNS, antes: null, despues: { fecha: DIA, generales: CINCO } },
    ]);
    expect((await operacionesDe(db())).slice(hechas.length)).toEqual(['remision-declaracion']);
  });

  it.each([
    ['validada', { ...CINCO, titularesValidos: 501 }, VALIDADA],
    ['observada', { ...CINCO, beneficiarioObservado: 12 }, OBSERVADA],
    ['ambas, primero la validada', { ...CINCO, titularesValidos: 1, titularesObservados: 1 }, VALIDADA],
  ])('la población %s que no suma lo de sus departamentos no se guarda', async (_que, generales, mensaje) => {
    const cuerpo = totalesDel(DIA, { ...generales, poblacionDepartamento: [enDepartamento('LP', CINCO)] });
    const { status, body } = await remitir(cuerpo);
    expect([status, body]).toEqual([200, { operacion: 'false', mensaje, idPoblacionDeclarada: null }]);
    expect([await filas(), await paneles(), await auditadas()]).toEqual([[], [], []]);
  });

  it('sin departamentos no hay con qué comparar, y los quitados no se suman', async () => {
    await remitida(totalesDel('2026-08-31', { titularesValidos: 8 }));
    const quitado = enDepartamento('LP', { titularesValidos: 99, eliminado: true });
    await remitida(
      totalesDel(DIA, {
        titularesValidos: 8,
        poblacionDepartamento: [quitado, enDepartamento('OR', { titularesValidos: 8 })],
      }),
    );
    expect(await filas()).toHaveLength(2);
  });

  it.each([
    ...['2026-10-15', '2026-10-14', '2026-09-29', '2026-07-31'].map((dia): [string, object, string] => [
      `el ${dia}`,
      totalesDel(dia, CINCO),
      `Solo se remiten y se corrigen los totales de los dos últimos cierres de mes, 30/09/2026 y 31/08/2026; los del ${mostrarFecha(fecha(dia))} solo se leen.`,
    ]),
    [
      'dos veces el mismo lugar',
      totalesDel(DIA, {
        poblacionDepartamento: [
          enDepartamento('LP', { regional: 'el alto' }),
          enDepartamento('2', { regional: 'EL ALTO' }),
        ],
      }),
      'El departamento y la regional están dos veces: La Paz, EL ALTO.',
    ],
  ])('no se remite %s', async (_que, cuerpo, mensaje) => {
    const { status, body } = await remitir(cuerpo);
    expect([status, body.operacion, body.mensaje]).toEqual([200, 'false', mensaje]);
    expect([await filas(), await auditadas()]).toEqual([[], []]);
  });

  it('el que era un cierre deja de corregirse cuando pasan dos meses, y sigue como estaba', async () => {
    const id = await remitida(totalesDel('2026-08-31', CINCO));
    api.reloj.poner(new Date('2026-11-01T14:00:00Z'));
    const enNoviembre = await api.ingresar('ope.afiliaciones');
    const tarde = totalesDel('2026-08-31', { ...CINCO, recienNacidos: 4, idPoblacionDeclarada: id });
    const { body } = await remitir(tarde, enNoviembre);
    expect(body).toMatchObject({ operacion: 'false', mensaje: expect.stringContaining('31/10/2026 y 30/09/2026') });
    expect(await filas()).toMatchObject([{ id, estado: 'REMITIDO', recien_nacidos: 3 }]);
    await remitida(totalesDel('2026-10-31', CINCO), enNoviembre);
  });

  it('un día que no existe y un departamento que no hay se dicen en su campo', async () => {
    const sinDia = await remitir({ ...totalesDel(DIA), dia: 31 });
    expect([sinDia.status, sinDia.body.detalle?.[0]?.campo]).toEqual([400, 'dia']);
    const sinLugar = await remitir(
      totalesDel(DIA, { poblacionDepartamento: [enDepartamento('LP'), enDepartamento('XX')] }),
    );
    expect([sinLugar.status, sinLugar.body.detalle?.[0]?.campo]).toEqual([400, 'poblacionDepartamento.1.departamento']);
    expect(await filas()).toEqual([]);
  });

  it('una corrección es otra versión: la anterior queda como estaba, y la auditoría tiene ambas', async () => {
    const panel = enDepartamento('LP', CINCO);
    const primera = await remitida(totalesDel(DIA, { ...CINCO, poblacionDepartamento: [panel] }));
    const corregida = totalesDel(DIA, { ...CINCO, recienNacidos: 4, poblacionDepartamento: [panel] });
    const segunda = await remitida({ ...corregida, idPoblacionDeclarada: primera }, otra);
    expect(await filas()).toMatchObject([
      { id: primera, version: 1, estado: 'CORREGIDO', recien_nacidos: 3, id_anterior: null },
      { id: segunda, version: 2, estado: 'REMITIDO', recien_nacidos: 4, id_anterior: primera },
    ]);
    expect((await paneles()).map((p) => p.id_declaracion)).toEqual([primera, segunda]);
    expect((await auditadas()).at(-1)).toMatchObject({
      id_recurso: String(segunda),
      antes: { id: primera, generales: CINCO },
      despues: { generales: { ...CINCO, recienNacidos: 4 } },
    });
  });

  it('de dos que corrigen la misma, al segundo se le dice y nada se pierde', async () => {
    const vista = await remitida();
    const ganadora = await remitida(totalesDel(DIA, { ...CINCO, recienNacidos: 4, idPoblacionDeclarada: vista }));
    const { body } = await remitir(totalesDel(DIA, { ...CINCO, recienNacidos: 5, idPoblacionDeclarada: vista }), otra);
    expect(body).toMatchObject({ operacion: 'false', mensaje: expect.stringContaining('Otra persona ya corrigió') });
    expect((await filas()).map(({ id, estado }) => [id, estado])).toEqual([
      [vista, 'CORREGIDO'],
      [ganadora, 'REMITIDO'],
    ]);
  });

  it('de dos que corrigen la misma a la vez, uno solo lo logra', async () => {
    const vista = await remitida();
    const dichos = await Promise.all(
      [token, otra, token, otra].map((quien, i) =>
        remitir(totalesDel(DIA, { ...CINCO, recienNacidos: 10 + i, idPoblacionDeclarada: vista }), quien),
      ),
    );
    expect(dichos.map(({ body }) => body.operacion).sort()).toEqual(['false', 'false', 'false', 'true']);
    expect(await filas()).toHaveLength(2);
  });

  it('de varias del mismo periodo a la vez, una sola rige, y a las demás se les dice', async () => {
    const dichos = await Promise.all(
      [token, otra, token, otra].map((quien, i) => remitir(totalesDel(DIA, { recienNacidos: i + 1 }), quien)),
    );
    const negados = dichos.filter(({ body }) => body.operacion === 'false');
    expect(negados.map(({ body }) => body.mensaje)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('ya remitió los totales de este periodo')),
    );
    expect(await filas()).toHaveLength(1);
  });

  it('lo mismo otra vez no cambia nada, con clave y sin ella', async () => {
    const cuerpo = totalesDel(DIA, { ...CINCO, poblacionDepartamento: [enDepartamento('LP', CINCO)] });
    const [una, repetida] = [
      await remitir(cuerpo, token, 'remision-clave-1'),
      await remitir(cuerpo, token, 'remision-clave-1'),
    ];
    expect(repetida.body).toEqual(una.body);
    expect((await remitir(cuerpo)).body).toEqual(una.body);
    expect((await remitir({ ...cuerpo, idPoblacionDeclarada: una.body.idPoblacionDeclarada })).body).toMatchObject({
      operacion: 'true',
      idPoblacionDeclarada: una.body.idPoblacionDeclarada,
    });
    expect([(await filas()).length, (await auditadas()).length]).toEqual([1, 1]);
  });

  it('una corrección no cambia de periodo, y una anulada no se corrige', async () => {
    const id = await remitida();
    const otroDia = await remitir(totalesDel('2026-08-31', { idPoblacionDeclarada: id }));
    expect(otroDia.body.mensaje).toBe('El periodo de una declaración remitida no cambia: es del 30/09/2026.');
    await api.pedir(token, 'DELETE', `/monitoreo/v1/deleteTotalDeclaracion/${id}`);
    const anulada = await remitir(totalesDel(DIA, { idPoblacionDeclarada: id }));
    expect(anulada.body).toMatchObject({ operacion: 'false', mensaje: expect.stringContaining('fue anulada') });
    expect(await remitida(totalesDel(DIA, { ...CINCO, recienNacidos: 9 }))).toBeGreaterThan(id);
  });

  it('cada ente gestor remite los suyos, y la de otro no existe', async () => {
    const propia = await remitida();
    const petrolera = await api.ingresar('ope.petrolera');
    await remitida(totalesDel(DIA, { recienNacidos: 1 }), petrolera);
    const ajena = await remitir(totalesDel(DIA, { idPoblacionDeclarada: propia }), petrolera);
    expect([ajena.status, ajena.body.codigo]).toEqual([404, 'NO_ENCONTRADO']);
    expect((await filas()).map(({ estado }) => estado)).toEqual(['REMITIDO', 'REMITIDO']);
  });
});
