import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { crearApp } from '../../app.ts';
import { crearDb } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { entidadDeCodigo } from './entidad.service.ts';
import { resolverCodigos } from './listas.ts';

const GRUPO = '/api/v1/parametricas/getByGrupo/ESTADO_CIVIL';
const AYER = '2026-10-13';

/** Two servers share a database, each with its own cache: one changes a list, and the other is asked next. */
describe('frescura.test.ts', () => {
  let api: ApiDePrueba;
  let otro: Awaited<ReturnType<typeof crearApp>>;
  let otraDb: ReturnType<typeof crearDb>['db'];
  let administra: string;
  let registra: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    otraDb = crearDb({ url: api.base.app.url, max: 4 }).db;
    otro = await crearApp({ ...api.deps, db: otraDb }, { version: '0.0.0' });
    await otro.ready();
    administra = await api.ingresar('adm.autoridad');
    registra = await api.ingresar('ope.afiliaciones');
  });
  afterAll(async () => {
    await otro.close();
    await otraDb.destroy();
    await api.cerrar();
  });

  const deOtro = async (url: string, token = registra) => {
    const { statusCode, headers, body } = await otro.inject({ url, headers: { authorization: `Bearer ${token}` } });
    return { status: statusCode, version: Number(headers['sgpa-catalogos']), body: JSON.parse(body) };
  };
  const idDe = async (lista: string, buscar: string) => {
    const ruta = `/api/v1/parametro/${lista}?buscar=${encodeURIComponent(buscar)}`;
    const { body } = await api.pedir<{ content: { id: number; version: number; nombre: string }[] }>(
      administra,
      'GET',
      ruta,
    );
    const [hallado] = body.content;
    if (hallado === undefined) throw new Error(`${lista} has no ${buscar}`);
    return hallado;
  };
  const estadoCivil = (db: typeof otraDb) => resolverCodigos(db, { estadoCivil: 'D' }, null);

  it('un nombre cambiado en uno lo usa el otro en la petición que sigue, con lo que tenía guardado en memoria', async () => {
    const antes = await deOtro(GRUPO);
    expect((await estadoCivil(otraDb)).estadoCivil?.nombre).toBe('DIVORCIADO');
    const { id, version } = await idDe('ESTADO_CIVIL', 'DIVORCIADO');
    const cambio = await api.pedir(administra, 'PUT', `/api/v1/parametro/ESTADO_CIVIL/${id}`, {
      nombre: 'DIVORCIADO(A)',
      version,
    });
    expect(cambio.status).toBe(200);
    // Nobody has asked the other server yet: its cache is as old as the version that it saw.
    expect((await estadoCivil(otraDb)).estadoCivil?.nombre).toBe('DIVORCIADO');
    const despues = await deOtro(GRUPO);
    expect(despues.version).toBeGreaterThan(antes.version);
    expect(despues.body.data.map(({ nombre }: Parametrica) => nombre)).toContain('DIVORCIADO(A)');
    expect((await estadoCivil(otraDb)).estadoCivil?.nombre).toBe('DIVORCIADO(A)');
  });

  it('un empleador terminado en uno lo está para el otro, que lo recordaba', async () => {
    const contexto = { alcance: { apertura: null } } as never;
    const deps = { ...api.deps, db: otraDb };
    const recordada = () => entidadDeCodigo(deps, contexto, 'NIT-1020304050');
    expect((await recordada()).vigente_hasta).toBeNull();
    const { id, version } = await idDe('EMPLEADOR', '1020304050');
    await api.pedir(administra, 'PUT', `/api/v1/parametro/EMPLEADOR/${id}/vigencia`, { vigenteHasta: AYER, version });
    await deOtro('/api/v1/findMenuPrincipalByRol', registra);
    expect((await recordada()).vigente_hasta).toBe(AYER);
  });

  it('sin cambios la versión es la misma, y lo guardado sirve sin volver a la base', async () => {
    const una = await deOtro(GRUPO);
    const primera = (await estadoCivil(otraDb)).estadoCivil;
    const otra = await deOtro(GRUPO);
    expect(otra.version).toBe(una.version);
    expect((await estadoCivil(otraDb)).estadoCivil).toBe(primera);
  });

  it('el alta de un empleador por un registro no hace olvidar a nadie', async () => {
    const antes = await deOtro(GRUPO);
    await api.pedir(registra, 'GET', '/api/v1/entidad/find/00012345/3103');
    const entidad = api.base.owner.db
      .selectFrom('entidad_empleadora')
      .select('nombre')
      .where('codigo', '=', 'RCM-00012345');
    expect(await entidad.executeTakeFirst()).toBeDefined();
    expect((await deOtro(GRUPO)).version).toBe(antes.version);
  });

  it('también lo que cambia quien administra la base cuenta, y lo que se deshace no', async () => {
    const antes = await deOtro(GRUPO);
    const { db } = api.base.owner;
    await expect(
      enTransaccion(db, async (trx) => {
        await trx.updateTable('municipio').set({ provincia: 'X' }).where('codigo_ine', '=', '020101').execute();
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect((await deOtro(GRUPO)).version).toBe(antes.version);
    await db.updateTable('municipio').set({ provincia: 'Murillo' }).where('codigo_ine', '=', '020101').execute();
    expect((await deOtro(GRUPO)).version).toBe(antes.version + 1);
  });

  it('un servidor empieza por más que tarde en leer lo que guarda', async () => {
    const tercero = await crearApp({ ...api.deps, db: otraDb }, { version: '0.0.0' });
    // The clock moves on while the request waits, as with a slow database.
    const { promise: compuerta, resolve: seguir } = Promise.withResolvers<void>();
    const { promise: llego, resolve: llegar } = Promise.withResolvers<void>();
    tercero.addHook('onReady', async () => {
      llegar();
      await compuerta;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const listo = expect(tercero.ready()).resolves.toBeDefined();
      await llego;
      await vi.advanceTimersByTimeAsync(60_000);
      seguir();
      await listo;
    } finally {
      vi.useRealTimers();
      await tercero.close();
    }
  }, 60_000);
});
