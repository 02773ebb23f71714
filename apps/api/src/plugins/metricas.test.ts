import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { puertoLibre } from '@sgpa/testing/puerto-libre';
import { NACIMIENTO, pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerConfig } from '../config.ts';
import { crearDb } from '../db/pool.ts';
import { enTransaccion } from '../db/transaccion.ts';
import { crearPolitica } from '../integrations/shared/politica.ts';
import { FalloFuente } from '../integrations/shared/resultado.ts';
import { TIEMPOS } from '../integrations/shared/tiempos.ts';
import { crearRegistros } from '../registros.ts';
import { crearMetricas } from './metricas.ts';
import { escucharMetricas } from './puerto-metricas.ts';

const AHORA = new Date('2026-11-05T12:00:00Z');
const MOMENTO = AHORA.getTime() / 1000;
const clock = { ahora: () => AHORA };

/** Reads the value of a series, which is named with its labels. */
async function valor(metricas: ReturnType<typeof crearMetricas>, serie: string): Promise<number | undefined> {
  const linea = (await metricas.texto()).split('\n').find((una) => una.startsWith(`${serie} `));
  return linea === undefined ? undefined : Number(linea.slice(serie.length + 1));
}

describe('metricas.test.ts', () => {
  const metricas = crearMetricas(clock);
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba({ metricas });
  });
  afterAll(() => api.cerrar());

  const cuantas = (slug: string, metodo: string, status: number) =>
    valor(metricas, `sgpa_solicitud_seconds_count{slug="${slug}",metodo="${metodo}",status="${status}"}`);

  it('cuenta los pedidos por caso de uso y estado, y ninguna etiqueta dice de quién se trata', async () => {
    const sinRuta = () => cuantas('ninguno', 'ninguno', 404);
    const antes = (await sinRuta()) ?? 0;
    const token = await api.ingresar('ope.afiliaciones');
    await registrar(api, token, pedidoRegistro('1000001'));
    await api.pedir(
      token,
      'GET',
      `/api/v1/asegurado/buscar/titular/CI/1000100/${NACIMIENTO}/NIT-1020304050/2024-01-18`,
    );
    await api.pedir(null, 'POST', '/api/v1/login_app', { username: 'QUISPE MARTINA', password: 'ninguna-de-ellas' });
    await api.pedir(null, 'GET', '/api/v1/findUsuario');
    await api.pedir(token, 'GET', '/api/v1/no/hay/1000100');
    await api.pedir(token, 'GET', '/1000100-QUISPE');
    await api.pedir(token, 'GET', '/api/v1/entidad/find/1000100%zz/3100');

    expect(await cuantas('registro-titular', 'POST', 200)).toBe(1);
    expect(await cuantas('ingreso', 'POST', 200)).toBe(1);
    expect(await cuantas('ingreso', 'POST', 401)).toBe(1);
    expect(await cuantas('perfil', 'GET', 401)).toBe(1);
    expect(((await sinRuta()) ?? 0) - antes).toBe(2);
    const duro = await valor(
      metricas,
      'sgpa_solicitud_seconds_sum{slug="registro-titular",metodo="POST",status="200"}',
    );
    expect(duro).toBeGreaterThan(0.001);
    expect(duro).toBeLessThan(60);
    const etiquetas = (await metricas.texto()).match(/\{[^}]*\}/g)?.join('') ?? '';
    expect(etiquetas).not.toMatch(/1000001|1000100|QUISPE|MARTINA|1985|ope\.|eyJ|\/api/);
  });

  it('la escucha pública no las da; la suya da solo eso', async () => {
    expect((await api.pedir(null, 'GET', '/metrics')).status).toBe(404);
    const donde = {
      ...leerConfig({ DATABASE_URL: 'postgres://nadie@127.0.0.1/ninguna' }).metricas,
      puerto: await puertoLibre(),
    };
    expect(donde.host).toBe('127.0.0.1');
    const callar = await escucharMetricas(metricas, donde);
    const pedir = (ruta: string) => fetch(`http://${donde.host}:${donde.puerto}${ruta}`);
    const respuesta = await pedir('/metrics');
    expect(respuesta.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await respuesta.text()).toContain('process_cpu_seconds_total');
    expect((await pedir('/salud/vivo')).status).toBe(404);
    expect((await pedir('/api/v1/findUsuario')).status).toBe(404);
    await callar();
    await expect(pedir('/metrics')).rejects.toThrow();
  });

  it('dice cuántas conexiones a la base están en uso y cuántos pedidos esperan por una', async () => {
    const { db, estado } = crearDb({ url: api.base.owner.url, max: 1 });
    metricas.conexiones('prueba', estado);
    const deConexiones = (que: string) => valor(metricas, `sgpa_db_conexiones{pool="prueba",estado="${que}"}`);
    const acabar = Promise.withResolvers<void>();
    const una = enTransaccion(db, () => acabar.promise);
    await expect.poll(() => deConexiones('en_uso')).toBe(1);
    const otra = db.selectFrom('rol').select('codigo').execute();
    await expect.poll(() => deConexiones('esperan')).toBe(1);
    expect([await deConexiones('en_uso'), await deConexiones('libres'), await deConexiones('maximo')]).toEqual([
      1, 0, 1,
    ]);
    acabar.resolve();
    await Promise.all([una, otra]);
    expect([await deConexiones('en_uso'), await deConexiones('libres'), await deConexiones('esperan')]).toEqual([
      0, 1, 0,
    ]);
    await db.destroy();
  });

  it('de cada tarea dice cuándo corrió bien por última vez, cuánto duró y cuántas veces falló', async () => {
    let bien = true;
    const tarea = metricas.tarea({
      nombre: 'prueba',
      ejecutar: () => (bien ? Promise.resolve() : Promise.reject(new Error('QUISPE'))),
    });
    expect(await valor(metricas, 'sgpa_tarea_fallas_total{tarea="prueba"}')).toBe(0);
    expect(await valor(metricas, 'sgpa_tarea_ultima_seconds{tarea="prueba"}')).toBeUndefined();
    await tarea.ejecutar();
    bien = false;
    await expect(tarea.ejecutar()).rejects.toThrow('QUISPE');
    expect(await valor(metricas, 'sgpa_tarea_ultima_seconds{tarea="prueba"}')).toBe(MOMENTO);
    expect(await valor(metricas, 'sgpa_tarea_fallas_total{tarea="prueba"}')).toBe(1);
    expect(await valor(metricas, 'sgpa_tarea_duracion_seconds{tarea="prueba"}')).toBeLessThan(5);
  });

  it('de cada registro externo dice cuántas preguntas quedaron sin respuesta, y cómo está su cortacircuitos', async () => {
    const config = {
      ...leerConfig({ DATABASE_URL: 'postgres://nadie@127.0.0.1/ninguna' }),
      fuentes: { ...api.simuladores.urls, segip: 'http://127.0.0.1:9' },
    };
    const registros = crearRegistros(config, pino({ level: 'silent' }), metricas);
    for (const fuente of ['SEGIP', 'OVT', 'SENASIR', 'GESTORA'])
      expect(await valor(metricas, `sgpa_fuente_cortacircuitos{fuente="${fuente}"}`)).toBe(0);
    await registros.segip.consultar({ numero: '1000001', complemento: null });
    expect(await valor(metricas, 'sgpa_fuente_fallas_total{fuente="SEGIP",motivo="conexion"}')).toBe(1);
    await Promise.all(Object.values(registros).map((registro) => registro.cerrar()));

    const { alCambiarCorte } = metricas.fuente('prueba');
    const politica = crearPolitica({ ...TIEMPOS, volumen: 1, reintentos: 0, reapertura: 1 }, alCambiarCorte);
    const corte = () => valor(metricas, 'sgpa_fuente_cortacircuitos{fuente="prueba"}');
    await politica.preguntar(() => Promise.reject(new FalloFuente('conexion', false))).catch(() => {});
    expect(await corte()).toBe(2);
    // The breaker tries again by itself, and its state says so meanwhile.
    await expect.poll(() => politica.preguntar(corte).catch(() => null)).toBe(1);
    expect(await corte()).toBe(0);
  });
});
