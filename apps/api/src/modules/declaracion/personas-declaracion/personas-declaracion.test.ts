import type { Respuesta } from '@sgpa/contract/endpoints';
import { CONTEOS, type Conteo } from '@sgpa/domain/declaracion/conteos';
import { partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type IdAfiliacion, idAfiliacion, idUsuario } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import { declararEn, sinDeclaraciones, totalesDel } from '@sgpa/testing/declaracion';
import { CNS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contarRegistro } from '../conteo-registro.service.ts';

type Pagina = Respuesta<'personas-declaracion'>['data'];

const DIA = '2026-09-30';

describe('personas-declaracion.test.ts', () => {
  let api: ApiDePrueba;
  let cns: string;
  let autoridad: string;
  let declaracion: number;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    await sinDeclaraciones(api.base.owner.db);
    for (const numero of ['1000100', '1000200']) await observar(numero);
    cns = await api.ingresar('ope.afiliaciones');
    autoridad = await api.ingresar('eje.autoridad');
    declaracion = await declarar(DIA);
    await contarRegistro({ db: api.base.owner.db, clock: api.reloj });
  });
  afterAll(() => api.cerrar());

  /** Opens a novedad of the managing entity about the person. */
  async function observar(numero: string): Promise<void> {
    const { id, id_persona, id_ente_gestor } = await afiliacionDe(api.base.owner.db, numero);
    await api.base.owner.db
      .insertInto('novedad')
      .values({
        codigo: 'REGISTRO_DUPLICADO',
        id_ente_gestor,
        id_persona,
        id_afiliacion: id,
        detalle: '',
        creado_en: '2026-09-01',
      })
      .execute();
  }
  async function declarar(dia: string, token = cns): Promise<number> {
    const ruta = '/monitoreo/v1/save';
    const { body } = await api.pedir<Respuesta<'remision-declaracion'>>(token, 'POST', ruta, totalesDel(dia));
    return body.idPoblacionDeclarada ?? 0;
  }
  const pedir = (busqueda: string, { token = autoridad, id = declaracion } = {}) => {
    const ruta = `/monitoreo/v1/findPersonasDeclaracion/${id}?${busqueda}`;
    return api.pedir<{ data: Pagina } & CuerpoError>(token, 'GET', ruta);
  };
  const pagina = async (busqueda: string, de = {}) => {
    const { status, body } = await pedir(busqueda, de);
    expect([busqueda, status]).toEqual([busqueda, 200]);
    return body.data;
  };

  const afiliacionConId = (id: IdAfiliacion) =>
    api.base.owner.db.selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('de cada cifra de la comparación, por departamento y en total, da a tantas personas como cuenta', async () => {
    const ruta = `/monitoreo/v1/compararDeclaracion/${declaracion}`;
    const { body } = await api.pedir<Respuesta<'comparacion-declaracion'>>(cns, 'GET', ruta);
    const { general, departamentos } = body.data;
    expect(departamentos.length).toBeGreaterThan(2);
    const vistas = new Map<string, number>();
    for (const { departamento, ...cifras } of [{ departamento: null, ...general }, ...departamentos])
      for (const conteo of CONTEOS) {
        const lugar = departamento === null ? '' : `&departamento=${departamento || 'NINGUNO'}`;
        const registro = cifras[conteo].registro ?? Number.NaN;
        for (const token of [cns, autoridad]) {
          const { contado, total, personas } = await pagina(`conteo=${conteo}${lugar}&limit=100`, { token });
          const cuantas = Math.min(100, registro);
          expect([conteo, lugar, contado, total, personas.length]).toEqual([
            conteo,
            lugar,
            registro,
            registro,
            cuantas,
          ]);
        }
        vistas.set(conteo, (vistas.get(conteo) ?? 0) + registro);
      }
    expect([...vistas.values()].filter((n) => n > 0).length).toBeGreaterThan(3);
  });

  it('de página en página, cada persona una vez y la última afiliada primero', async () => {
    const vistas: Pagina['personas'] = [];
    const totales: Pagina['total'][] = [];
    for (let tras: string | null = ''; tras !== null; ) {
      const una: Pagina = await pagina(`conteo=titularesValidos&departamento=LP&limit=7&tras=${tras}`);
      vistas.push(...una.personas);
      totales.push(una.total);
      tras = una.siguiente;
    }
    expect([...new Set(vistas.map((p) => p.idAfiliadoEnteGestor))]).toHaveLength(totales[0] ?? 0);
    expect(vistas.length).toBe(totales[0]);
    // The total comes only with the first page.
    expect([totales.length > 1, ...totales.slice(1)]).toEqual([true, ...totales.slice(1).map(() => null)]);
    const fechas = vistas.map((p) => p.fechaAfiliacion);
    expect(fechas).toEqual(fechas.toSorted().toReversed());
  });

  it('de cada una dice quién es y cómo estaba ese día', async () => {
    const { id, fecha_afiliacion, fecha_registro } = await afiliacionDe(api.base.owner.db, '1000103');
    const buscar = async (conteo: Conteo) => {
      for (let tras: string | null = ''; tras !== null; ) {
        const una: Pagina = await pagina(`conteo=${conteo}&limit=100&tras=${tras}`);
        const hallada = una.personas.find((p) => p.idAfiliadoEnteGestor === id);
        if (hallada) return hallada;
        tras = una.siguiente;
      }
      return undefined;
    };
    expect((await buscar('titularesValidos')) ?? (await buscar('titularesObservados'))).toEqual({
      idAfiliadoEnteGestor: id,
      tipoAfiliado: 'TITULAR',
      documentoIdentidad: '1000103',
      complementoDocumento: '',
      nombres: expect.stringMatching(/\w+ \w+/),
      departamento: expect.any(String),
      // Today the affiliation is in CESANTIA.
      estado: 'ACTIVO',
      fechaAfiliacion: fecha_afiliacion,
      fechaRegistro: fecha_registro,
    });
  });

  it('lo que cambió después se ve en las personas, y lo contado queda como estaba', async () => {
    const EN_LA_PAZ = 'conteo=titularesValidos&departamento=LP&limit=100';
    const antes = await pagina(EN_LA_PAZ);
    const id = idAfiliacion(antes.personas[0]?.idAfiliadoEnteGestor ?? 0);
    const { id_departamento } = await afiliacionConId(id);
    await sql`update afiliacion set id_departamento = null where id = ${id}`.execute(api.base.owner.db);
    const despues = await pagina(EN_LA_PAZ);
    expect([despues.contado, despues.contadoEn]).toEqual([antes.contado, '2026-10-14 10:00:00']);
    expect(despues.total).toBe((antes.total ?? 0) - 1);
    expect(despues.personas.map((p) => p.idAfiliadoEnteGestor)).not.toContain(id);
    const sinLugar = await pagina('conteo=titularesValidos&departamento=NINGUNO');
    expect(sinLugar).toMatchObject({
      contado: 0,
      total: 1,
      personas: [{ idAfiliadoEnteGestor: id, departamento: '' }],
    });
    await sql`update afiliacion set id_departamento = ${id_departamento} where id = ${id}`.execute(api.base.owner.db);
    expect((await pagina(EN_LA_PAZ)).total).toBe(antes.total);
  });

  it.each([
    ['que nadie contó todavía', '2026-09-27'],
    ['de antes de que el registro empezara', '1995-01-31'],
  ])('de un día %s no hay con qué comparar', async (_que, dia) => {
    const id = await declararEn(api.base.owner.db, CNS, idUsuario(1), partesDelDia(fecha(dia)));
    if (dia < '2000') await contarRegistro({ db: api.base.owner.db, clock: api.reloj });
    expect(await pagina('conteo=titularesValidos', { id })).toMatchObject({ contado: null, contadoEn: null });
  });

  it('la autoridad ve a las de todos; un ente gestor, de lo suyo que remitió y a nadie más', async () => {
    const petrolera = await api.ingresar('ope.petrolera');
    const ajena = await declarar(DIA, petrolera);
    expect((await pedir('conteo=titularesValidos', { token: petrolera })).body.codigo).toBe('NO_ENCONTRADO');
    expect((await pedir('conteo=titularesValidos', { id: ajena, token: cns })).status).toBe(404);
    const suyas = await pagina('conteo=titularesValidos', { id: ajena, token: petrolera });
    expect(await pagina('conteo=titularesValidos', { id: ajena })).toEqual(suyas);
    for (const usuario of ['ope.vigencia', 'cons.poblacion', 'caja.sus', 'ssu.consulta', 'empleador.consulta'])
      expect((await pedir('conteo=titularesValidos', { token: await api.ingresar(usuario) })).status).toBe(403);
  });

  it.each([
    ['', 'conteo'],
    ['conteo=todos', 'conteo'],
    ['conteo=recienNacidos&departamento=XX', 'departamento'],
    ['conteo=recienNacidos&tras=2026-02-31_1', 'tras'],
    ['conteo=recienNacidos&limit=101', 'limit'],
  ])('%s no se entiende, y se dice en %s', async (busqueda, campo) => {
    const { status, body } = await pedir(busqueda);
    expect([status, body.detalle?.[0]?.campo]).toEqual([400, campo]);
  });

  it('la lectura queda en la auditoría, con a quiénes se vio, de qué ente gestor y qué cifra', async () => {
    const { personas } = await pagina('conteo=beneficiariosValidados&departamento=LP&limit=3');
    const fila = await api.base.owner.db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'personas-declaracion')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(fila).toMatchObject({ recurso: 'beneficiario', id_ente_gestor: 1 });
    expect(personas).toHaveLength(3);
    expect(fila.despues).toEqual({
      idPoblacionDeclarada: declaracion,
      conteo: 'beneficiariosValidados',
      deCadaUna: true,
      departamento: 'LP',
      afiliaciones: personas.map((p) => p.idAfiliadoEnteGestor),
    });
  });
});
