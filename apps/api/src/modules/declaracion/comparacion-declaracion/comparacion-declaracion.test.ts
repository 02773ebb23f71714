import type { Respuesta } from '@sgpa/contract/endpoints';
import { difiere } from '@sgpa/domain/declaracion/comparacion-declaracion';
import { CONTEOS, type Conteos, porConteo, sumar } from '@sgpa/domain/declaracion/conteos';
import { partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type IdEnteGestor, idEnteGestor, idUsuario } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { declararEn, enDepartamento, sinDeclaraciones, totalesDel } from '@sgpa/testing/declaracion';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conAlcance } from '../../../db/alcance.ts';
import { contarRegistro } from '../conteo-registro.service.ts';
import { conteosDe } from '../declaracion.presenter.ts';

type Comparacion = Respuesta<'comparacion-declaracion'>['data'];
type Lugar = Conteos & { departamento: string };

const CNS = idEnteGestor(1);
const CPS = idEnteGestor(2);
const DIA = '2026-09-30';

describe('comparacion-declaracion.test.ts', () => {
  let api: ApiDePrueba;
  let cns: string;
  let petrolera: string;
  let contados: Lugar[];
  beforeAll(async () => {
    api = await crearApiDePrueba();
    await sinDeclaraciones(api.base.owner.db);
    cns = await api.ingresar('ope.afiliaciones');
    petrolera = await api.ingresar('ope.petrolera');
    await contar();
    const lugares = await api.base.owner.db
      .selectFrom('conteo_registro_departamento as c')
      .innerJoin('departamento as d', 'd.id', 'c.id_departamento')
      .selectAll('c')
      .select('d.sigla')
      .where('c.id_ente_gestor', '=', CNS)
      .where('c.fecha', '=', fecha(DIA))
      .orderBy('d.id')
      .execute();
    contados = lugares.map((lugar) => ({ departamento: lugar.sigla, ...conteosDe(lugar) }));
    expect(contados.length).toBeGreaterThan(2);
  });
  afterAll(() => api.cerrar());

  const contar = () => contarRegistro({ db: api.base.owner.db, clock: api.reloj });

  /** Sends the declaration in place of the one in force, if there is one. */
  async function declarar(dia: string, generales: Conteos, lugares: readonly Lugar[], token = cns): Promise<number> {
    await api.base.owner.db.deleteFrom('declaracion_poblacion').where('fecha', '=', fecha(dia)).execute();
    const poblacionDepartamento = lugares.map(({ departamento, ...conteos }) => enDepartamento(departamento, conteos));
    const cuerpo = totalesDel(dia, { ...generales, poblacionDepartamento });
    const { body } = await api.pedir<Respuesta<'remision-declaracion'>>(token, 'POST', '/monitoreo/v1/save', cuerpo);
    expect(body).toMatchObject({ operacion: 'true' });
    return body.idPoblacionDeclarada ?? 0;
  }
  /** Inserts a declaration of a day that can no longer be sent, with so many holders and no departments. */
  async function declaradaEntonces(dia: string, titulares_validos: number): Promise<number> {
    const { db } = api.base.owner;
    const id = await declararEn(db, CNS, idUsuario(1), { ...partesDelDia(fecha(dia)), titulares_validos });
    await db.deleteFrom('declaracion_departamento').where('id_declaracion', '=', id).execute();
    return id;
  }
  const comparar = (token: string, id: number) =>
    api.pedir<{ data: Comparacion } & CuerpoError>(token, 'GET', `/monitoreo/v1/compararDeclaracion/${id}`);
  const comparada = async (id: number, token = cns) => (await comparar(token, id)).body.data;

  it('quien declara lo que el registro tiene no difiere en nada, ni en total ni por departamento', async () => {
    const data = await comparada(await declarar(DIA, sumar(contados), contados));
    expect(data).toMatchObject({
      estado: 'CONTADO',
      contadoEn: '2026-10-14 10:00:00',
      provisional: false,
      registroDesde: expect.stringMatching(/^\d{4}-/),
    });
    expect(data.departamentos.map((d) => d.departamento)).toEqual(contados.map((d) => d.departamento));
    expect([data.general, ...data.departamentos].filter(difiere)).toEqual([]);
    for (const conteo of CONTEOS) {
      const suma = sumar(contados)[conteo];
      expect(data.general[conteo]).toEqual({ declarado: suma, registro: suma, diferencia: 0 });
    }
  });

  it.each([
    ['más', 3],
    ['menos', -2],
  ])('declarar %s se ve en ese departamento, en esa cifra y en el total', async (_cuanto, n) => {
    const [primero, ...otros] = contados;
    if (primero === undefined) throw new Error('Nothing was counted');
    const declarados = [{ ...primero, titularesValidos: primero.titularesValidos + n }, ...otros];
    const data = await comparada(await declarar(DIA, sumar(declarados), declarados));
    const diferencias = data.departamentos.flatMap((d) =>
      CONTEOS.flatMap((c) => (d[c].diferencia === 0 ? [] : [[d.departamento, c, d[c].diferencia]])),
    );
    expect(diferencias).toEqual([[primero.departamento, 'titularesValidos', n]]);
    expect(CONTEOS.map((c) => data.general[c].diferencia)).toEqual(CONTEOS.map((_, i) => (i === 0 ? n : 0)));
  });

  it('sin departamentos declarados, los del registro se dicen sin diferencia', async () => {
    const data = await comparada(await declarar(DIA, sumar(contados), []));
    expect(difiere(data.general)).toBe(false);
    expect(data.departamentos.map((d) => [d.departamento, d.titularesValidos])).toEqual(
      contados.map((d) => [d.departamento, { declarado: null, registro: d.titularesValidos, diferencia: null }]),
    );
  });

  it('lo que todavía nadie contó está pendiente, y no es un cero; la tarea lo cuenta', async () => {
    const id = await declaradaEntonces('2026-09-29', 5);
    expect(await comparada(id)).toMatchObject({
      estado: 'PENDIENTE',
      contadoEn: null,
      general: { titularesValidos: { declarado: 5, registro: null, diferencia: null } },
      departamentos: [],
    });
    await contar();
    const { estado, general } = await comparada(id);
    expect(estado).toBe('CONTADO');
    expect(general.titularesValidos.registro).toBeGreaterThan(5);
  });

  it('de un día recontado dice lo que decía antes, y por qué', async () => {
    const id = await declarar(DIA, sumar(contados), contados);
    expect((await comparada(id)).recuento).toBeNull();
    const fila = { id_ente_gestor: CNS, fecha: fecha(DIA), motivo: 'se contó de otro modo', recien_nacidos: 0 };
    const cifras = {
      titulares_validos: 7,
      beneficiarios_validados: 5,
      titulares_observados: 3,
      beneficiarios_observados: 2,
    };
    await api.base.owner.db
      .insertInto('conteo_registro_anterior')
      .values({ ...fila, ...cifras, contado_en: '2026-10-01T04:00:10Z' })
      .execute();
    const antes = {
      titularesValidos: 7,
      beneficiariosValidados: 5,
      titularesObservados: 3,
      beneficiarioObservado: 2,
      recienNacidos: 0,
    };
    const recuento = { contadoEn: '2026-10-01 00:00:10', motivo: 'se contó de otro modo', antes };
    expect((await comparada(id)).recuento).toEqual(recuento);
    await api.base.owner.db.deleteFrom('conteo_registro_anterior').execute();
  });

  it('de la que se eliminó antes de contarse también se cuenta: se la puede ver', async () => {
    const id = await declaradaEntonces('2026-09-28', 5);
    await api.pedir(cns, 'DELETE', `/monitoreo/v1/deleteTotalDeclaracion/${id}`);
    await contar();
    expect((await comparada(id)).estado).toBe('CONTADO');
  });

  it('de antes de que el registro empezara no dice nada, y desde cuándo lo hay', async () => {
    const id = await declaradaEntonces('1995-01-31', 5);
    await contar();
    const { estado, registroDesde, general, departamentos } = await comparada(id);
    expect([estado, general.titularesValidos.registro, general.titularesValidos.diferencia]).toEqual([
      'SIN_REGISTRO',
      null,
      null,
    ]);
    expect(Date.parse(registroDesde ?? '')).toBeGreaterThan(Date.parse('1995-01-31'));
    expect(departamentos).toEqual([]);
  });

  it('la de hoy, que no ha terminado, es provisional y lo dice', async () => {
    const id = await declaradaEntonces('2026-10-14', 0);
    await contar();
    expect(await comparada(id)).toMatchObject({ estado: 'CONTADO', provisional: true });
  });

  it('la lista dice cuáles difieren; lo que el registro no dice, o ya no se declara, ni lo uno ni lo otro', async () => {
    await sinDeclaraciones(api.base.owner.db);
    const autoridad = await api.ingresar('eje.autoridad');
    const igual = await declarar(DIA, sumar(contados), contados);
    const otroTotal = await declaradaEntonces('2026-09-15', 1);
    const sinRegistro = await declaradaEntonces('1995-02-28', 5);
    const anulada = await declaradaEntonces('2026-09-14', 1);
    await contar();
    await api.pedir(cns, 'DELETE', `/monitoreo/v1/deleteTotalDeclaracion/${anulada}`);
    const sinContar = await declaradaEntonces('2026-09-13', 1);
    const { body } = await api.pedir<Respuesta<'declaraciones'>>(
      autoridad,
      'GET',
      '/monitoreo/v1/findAllDeclaracion?anuladas=true',
    );
    const difiere = new Map(body.data.map((d) => [d.idPoblacionDeclarada, [d.difiere, d.conteo]]));
    expect([igual, otroTotal, sinRegistro, anulada, sinContar].map((id) => difiere.get(id))).toEqual([
      [false, 'CONTADO'],
      [true, 'CONTADO'],
      [null, 'SIN_REGISTRO'],
      [null, null],
      [null, 'PENDIENTE'],
    ]);
    const SIN_DIFERENCIA = porConteo(() => 0);
    const diferencias = new Map(body.data.map((d) => [d.idPoblacionDeclarada, d.diferencias]));
    expect(diferencias.get(igual)).toEqual(SIN_DIFERENCIA);
    expect([sinRegistro, anulada, sinContar].map((id) => diferencias.get(id))).toEqual([null, null, null]);
    const { general } = await comparada(otroTotal);
    expect(diferencias.get(otroTotal)).toEqual(porConteo((cual) => general[cual].diferencia));
    expect(diferencias.get(otroTotal)?.titularesValidos).toBeLessThan(0);
    const queDifieren = '/monitoreo/v1/findAllDeclaracion?anuladas=true&difieren=true';
    const filtrada = await api.pedir<Respuesta<'declaraciones'>>(autoridad, 'GET', queDifieren);
    expect(filtrada.body.data.map((d) => d.idPoblacionDeclarada)).toEqual([otroTotal]);
    // The total is the same, and its share by department another.
    const [uno, dos, ...resto] = contados;
    if (uno === undefined || dos === undefined) throw new Error('Too few were counted');
    const repartidos = [
      { ...uno, titularesValidos: uno.titularesValidos + 1 },
      { ...dos, titularesValidos: dos.titularesValidos - 1 },
      ...resto,
    ];
    const otroReparto = await declarar(DIA, sumar(contados), repartidos);
    const otra = await api.pedir<Respuesta<'declaraciones'>>(autoridad, 'GET', '/monitoreo/v1/findAllDeclaracion');
    expect(otra.body.data.find((d) => d.idPoblacionDeclarada === otroReparto)).toMatchObject({
      difiere: true,
      diferencias: SIN_DIFERENCIA,
    });
  });

  it('la autoridad compara las de todos; un ente gestor, solo las suyas', async () => {
    const id = await declarar(DIA, sumar(contados), []);
    expect((await comparada(id, await api.ingresar('eje.autoridad'))).idPoblacionDeclarada).toBe(id);
    for (const [token, cual] of [
      [petrolera, id],
      [cns, 999_999_999],
    ] as const) {
      const { status, body } = await comparar(token, cual);
      expect([status, body.codigo]).toEqual([404, 'NO_ENCONTRADO']);
    }
  });

  it('tampoco con SQL: cada alcance lee lo contado de sus entes, y nadie de la aplicación lo escribe', async () => {
    const leidos = (entes: IdEnteGestor[]) =>
      conAlcance(api.base.app.db, alcanceDePrueba({ idUsuario: 1, entes, idEmpleador: null }), async (trx) => {
        const { rows } = await sql<{ id: number }>`
          select id_ente_gestor as id from conteo_registro
          intersect select id_ente_gestor from conteo_registro_departamento order by 1`.execute(trx);
        return rows.map(({ id }) => id);
      });
    expect([await leidos([CNS]), await leidos([CPS]), await leidos([])]).toEqual([[CNS], [CPS], []]);
    const cambiar = conAlcance(
      api.base.app.db,
      alcanceDePrueba({ idUsuario: 1, entes: [CNS], idEmpleador: null }),
      (trx) => sql`update conteo_registro_departamento set titulares_validos = 0`.execute(trx),
    );
    await expect(cambiar).rejects.toMatchObject({ code: '42501' });
  });
});
