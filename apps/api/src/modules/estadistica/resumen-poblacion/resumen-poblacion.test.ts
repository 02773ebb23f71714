import { periodosEntre } from '@sgpa/domain/estadistica/periodos';
import { fecha, hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { AHORA } from '@sgpa/testing/reloj';
import { CNS, CPS, pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recontar } from '../testing/recuento.ts';

const HOY = hoyEnLaPaz(AHORA);
const AUTORIDAD = idEnteGestor(100);

const FECHAS = { fechaInicio: '2026-01-01', fechaFin: '2026-10-14' };
/** Each path has its request body; one path has the entity in the address. */
const CAMINOS: Record<string, object | undefined> = {
  totalPorEstado: {},
  totalPorEnteGestor: {},
  porTipoAfiliacion: {},
  grupoEtareo: {},
  registrosPorDia: { ...FECHAS, tipoBusqueda: 'REGISTRO' },
  afiliadosPorEnteGestorYEstado: { ...FECHAS, tipoFecha: 'AFILIACION' },
  usuariosRegistro: {},
  usuariosActualizacion: {},
  'porEntidadEmpleadora/:ente/0': undefined,
};

type Tabla = { data: [string, ...(string | number)[]][] };

describe('resumen-poblacion.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const leer = async (cuerpo: unknown = {}) =>
    (await api.pedir<Tabla>(token, 'POST', '/api/v1/estadistica/totalPorEstado', cuerpo)).body.data;

  it('la primera fila es el encabezado; después, cada estado con lo que hay', async () => {
    const esperado = await recontar(api.base.owner.db, (fila) => fila.id_ente_gestor === CNS, HOY);
    const [encabezado, ...datos] = await leer();
    expect(encabezado).toEqual(['Estado', 'Total', 'Titulares', 'Beneficiarios']);
    expect(datos).toEqual(esperado.porEstado);
    expect(await leer({ idEnteGestor: CNS })).toEqual([encabezado, ...datos]);
  });

  it('una afiliación nueva se cuenta de inmediato, fundida o no', async () => {
    const activos = async () => (await leer()).find(([nombre]) => nombre === 'ACTIVO')?.[1];
    const antes = Number(await activos());
    await registrar(api, token, pedidoRegistro('1000001'));
    expect(await activos()).toBe(antes + 1);
    await api.base.owner.pool.query('select contadores_fundir()');
    expect(await activos()).toBe(antes + 1);
  });

  it.each(['fechaInicio', 'fechaFin', 'estado', 'tipoFecha'])(
    'un filtro que no atiende (%s) se rechaza en vez de ignorarse',
    async (campo) => {
      const cuerpo = { [campo]: '2026-01-01' };
      const { status, body } = await api.pedir(token, 'POST', '/api/v1/estadistica/totalPorEstado', cuerpo);
      expect([status, body.codigo, body.detalle?.[0]?.campo]).toEqual([400, 'SOLICITUD_INVALIDA', campo]);
    },
  );

  const pedir = (quien: string, ruta: string, cuerpo?: unknown) =>
    api.pedir<CuerpoError & Tabla>(quien, cuerpo === undefined ? 'GET' : 'POST', `/api/v1/estadistica/${ruta}`, cuerpo);
  const RANGO = { fechaInicio: '2020-01-01', fechaFin: '2020-12-31' };

  it.each(Object.entries(CAMINOS))(
    'los datos de otro ente no se dicen por %s, ni con filtros',
    async (ruta, cuerpo) => {
      for (const filtros of [{}, { idEnteEmpleador: 1, estado: 'TODOS', todo: false }]) {
        const { status, body } = await pedir(
          token,
          ruta.replace(':ente', String(CPS)),
          cuerpo && { ...cuerpo, ...(ruta === 'totalPorEstado' ? {} : filtros), idEnteGestor: CPS },
        );
        expect([ruta, status, body.codigo, body.data]).toEqual([ruta, 403, 'SIN_PERMISO', undefined]);
      }
    },
  );

  it.each(Object.entries(CAMINOS))(
    'la suma de todos, que se pide con 0, no se dice a un usuario de ente por %s: ve lo de su ente',
    async (ruta, cuerpo) => {
      const de = async (quien: string, ente: number) => {
        const pedida = await pedir(
          quien,
          ruta.replace(':ente', String(ente)),
          cuerpo && { ...cuerpo, idEnteGestor: ente },
        );
        expect([ruta, pedida.status]).toEqual([ruta, 200]);
        return pedida.body.data;
      };
      const propias = await de(token, CNS);
      expect(propias.length).toBeGreaterThan(1);
      expect(await de(token, 0)).toEqual(propias);
      if (!ruta.startsWith('usuarios')) expect(await de(await api.ingresar('cons.autoridad'), 0)).not.toEqual(propias);
    },
  );

  it('todo lo que ve un usuario de ente es lo de su ente, diga lo que diga', async () => {
    const de = async (cuerpo: object) => (await pedir(token, 'porTipoAfiliacion', cuerpo)).body.data;
    expect(await de({ todo: true, idEnteGestor: CPS })).toEqual(await de({ idEnteGestor: CNS }));
    expect(await de({ idEnteGestor: 0 })).toEqual(await de({}));
    const { body } = await pedir(token, 'totalPorEnteGestor', {});
    expect(body.data.map(([ente]) => ente)).toEqual(['Ente gestor', 'CNS']);
  });

  it('un empleador no pregunta por los trabajadores de otro', async () => {
    const empleador = await api.ingresar('empleador.consulta');
    for (const [ruta, cuerpo] of Object.entries(CAMINOS)) {
      const camino = ruta.replace(':ente', '0');
      const { status } = cuerpo
        ? await pedir(empleador, camino, { ...cuerpo, idEnteEmpleador: 1 })
        : await pedir(empleador, `${camino}?idEnteEmpleador=1`);
      expect([ruta, status]).toEqual([ruta, 403]);
    }
  });

  it('la autoridad ve todos con 0, sin decir cuál y con el número de su propia entidad; y uno solo con el suyo', async () => {
    const autoridad = await api.ingresar('cons.autoridad');
    const de = async (idEnteGestor: number | null) =>
      (await pedir(autoridad, 'totalPorEnteGestor', { idEnteGestor })).body.data;
    const todos = await de(0);
    expect(todos.length).toBeGreaterThan(3);
    expect([await de(null), await de(AUTORIDAD)]).toEqual([todos, todos]);
    expect(await de(CPS)).toEqual([todos[0], todos.find(([ente]) => ente === 'CPS')]);
  });

  it('un empleador elegido reduce el total del ente y de cada tipo', async () => {
    const { id_entidad } = await api.base.owner.db
      .selectFrom('afiliacion')
      .select('id_entidad')
      .where('id_ente_gestor', '=', CNS)
      .executeTakeFirstOrThrow();
    const esperado = await recontar(
      api.base.owner.db,
      (fila) => fila.id_ente_gestor === CNS && fila.id_entidad === id_entidad,
      HOY,
    );
    const cuerpo = { idEnteGestor: CNS, idEnteEmpleador: id_entidad };
    expect((await pedir(token, 'totalPorEnteGestor', cuerpo)).body.data.slice(1)).toEqual(esperado.porEnte);
    expect((await pedir(token, 'porTipoAfiliacion', cuerpo)).body.data.slice(1)).toEqual(esperado.porTipo);
  });

  it('de un empleador de más de 10.000 afiliaciones no se cuenta lo que ningún contador sabe, y se dice', async () => {
    const { db } = api.base.owner;
    const grande = await db
      .selectFrom('entidad_empleadora as e')
      .select('e.id')
      .where((e) => e.not(e.exists(e.selectFrom('afiliacion as a').whereRef('a.id_entidad', '=', 'e.id'))))
      .executeTakeFirstOrThrow();
    const contar = (n: number) =>
      db
        .insertInto('contador_entidad')
        .values({ id_ente_gestor: CNS, id_entidad: grande.id, tipo: 'TITULAR', estado: 100, n })
        .onConflict((ya) => ya.columns(['id_entidad', 'id_ente_gestor', 'tipo', 'estado']).doUpdateSet({ n }))
        .execute();
    const respuestas = async () =>
      Promise.all(
        Object.entries(CAMINOS).map(async ([ruta, cuerpo]) => {
          const camino = ruta.replace(':ente', '0');
          const { body } = cuerpo
            ? await pedir(token, camino, { ...cuerpo, idEnteEmpleador: grande.id })
            : await pedir(token, `${camino}?idEnteEmpleador=${grande.id}`);
          return [ruta, body.codigo ?? 'contado'];
        }),
      );
    await contar(10_001);
    expect(Object.fromEntries(await respuestas())).toEqual({
      totalPorEstado: 'contado',
      totalPorEnteGestor: 'contado',
      porTipoAfiliacion: 'contado',
      grupoEtareo: 'EMPLEADOR_GRANDE',
      registrosPorDia: 'EMPLEADOR_GRANDE',
      afiliadosPorEnteGestorYEstado: 'EMPLEADOR_GRANDE',
      usuariosRegistro: 'EMPLEADOR_GRANDE',
      usuariosActualizacion: 'EMPLEADOR_GRANDE',
      'porEntidadEmpleadora/:ente/0': 'contado',
    });
    await contar(10_000);
    expect((await respuestas()).filter(([, visto]) => visto !== 'contado')).toEqual([]);
    await db.deleteFrom('contador_entidad').where('id_entidad', '=', grande.id).execute();
  });

  it('lo actualizado es para la autoridad', async () => {
    const cuerpo = { ...RANGO, tipoFecha: 'ACTUALIZADOS' };
    expect((await pedir(token, 'afiliadosPorEnteGestorYEstado', cuerpo)).status).toBe(403);
    expect((await pedir(await api.ingresar('eje.autoridad'), 'afiliadosPorEnteGestorYEstado', cuerpo)).status).toBe(
      200,
    );
  });

  it('por día, cada día del rango tiene su fila, también los que no tienen nada; sin nada queda el encabezado', async () => {
    const dias = async (fechaInicio: string, fechaFin: string) =>
      (await pedir(token, 'registrosPorDia', { fechaInicio, fechaFin, tipoBusqueda: 'REGISTRO' })).body.data;
    const { registro, porFecha } = await recontar(api.base.owner.db, (fila) => fila.id_ente_gestor === CNS, HOY);
    const [[dia] = ['']] = porFecha(registro, null, 10);
    const fin = sumarDias(fecha(dia), 4);
    const filas = await dias(dia, fin);
    expect(filas.slice(1).map(([nombre]) => nombre)).toEqual(periodosEntre(fecha(dia), fin, 'DIA'));
    expect(await dias('1950-01-01', '1950-02-01')).toEqual([['Fecha', 'Total', 'Titulares', 'Beneficiarios']]);
  });

  it.each([
    ['registrosPorDia', { fechaInicio: '2020-01-01', fechaFin: '2021-01-01', tipoBusqueda: 'REGISTRO' }, 'fechaFin'],
    ['registrosPorDia', { fechaInicio: '2020-02-01', fechaFin: '2020-01-01', tipoBusqueda: 'REGISTRO' }, 'fechaFin'],
    ['registrosPorDia', { ...RANGO, tipoBusqueda: 'TODOS' }, 'tipoBusqueda'],
    ['afiliadosPorEnteGestorYEstado', { ...RANGO, tipoFecha: 'TODOS', estado: 'NINGUNO' }, 'estado'],
    ['afiliadosPorEnteGestorYEstado', { ...RANGO, tipoFecha: 'REGISTRO' }, 'tipoFecha'],
  ])('%s con %o se rechaza', async (ruta, cuerpo, campo) => {
    const { status, body } = await pedir(token, ruta, cuerpo);
    expect([status, body.detalle?.[0]?.campo]).toEqual([400, campo]);
  });
});
