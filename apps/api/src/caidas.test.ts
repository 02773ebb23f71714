import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { listaTitulares } from '@sgpa/contract/v1/lista-asegurados';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { prepararDemo } from '@sgpa/demo/preparar-demo';
import { hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { iniciarPostgres, type PostgresLocal } from '@sgpa/postgres-local/iniciar';
import { azarDe } from '@sgpa/simulators/people/azar';
import { iniciarSimuladores, type Simuladores } from '@sgpa/simulators/simulators';
import { iniciarLecturas } from '@sgpa/testing/carga-lecturas';
import { type Carga, iniciarCarga } from '@sgpa/testing/carga-registros';
import { ingresar } from '@sgpa/testing/cliente-registro';
import { cuantosCasos } from '@sgpa/testing/cuantos-casos';
import { mirarBase, ultimaAfiliacion } from '@sgpa/testing/entereza';
import { personasRegistrables } from '@sgpa/testing/pedido-registro';
import { hijosDe } from '@sgpa/testing/procesos';
import { puertoLibre } from '@sgpa/testing/puerto-libre';
import { iniciarServidor, respondeListo, type ServidorAparte } from '@sgpa/testing/servidor-aparte';
import { servidorJunto } from '@sgpa/testing/servidor-junto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { leerConfig } from './config.ts';

/** A failing run is repeated with the seed that it prints. */
const SEMILLA = Number(process.env.SGPA_SEMILLA_CAIDAS ?? randomInt(2 ** 31));
const CAIDAS = { servidor: cuantosCasos(12, 3), postgres: cuantosCasos(12, 3), ambos: cuantosCasos(2, 1) };
type Victima = keyof typeof CAIDAS;
const A_LA_VEZ = cuantosCasos(16, 4);
const GUARDADO = [500, 501];

describe('caidas.test.ts', () => {
  const azar = azarDe(SEMILLA, 1);
  const personas = personasRegistrables(hoyEnLaPaz(new Date()));
  const ahora = new Date();
  const hoy = hoyEnLaPaz(ahora);
  let carpeta: string;
  let base: PostgresLocal;
  let simuladores: Simuladores;
  let servidor: ServidorAparte;
  let puerto: number;
  let programa: string;
  let desde: number;

  const levantar = () => {
    const { segip, ovt, senasir, gestora } = simuladores.urls;
    const entorno = {
      DATABASE_URL: base.url,
      SGPA_LIMITE_POR_MINUTO: '1000000',
      SEGIP_URL: segip,
      OVT_URL: ovt,
      SENASIR_URL: senasir,
      GESTORA_URL: gestora,
    };
    servidor = iniciarServidor(puerto, entorno, { programa });
  };
  const matar = {
    servidor: () => servidor.terminar('SIGKILL'),
    // PostgreSQL's children notice by themselves that the postmaster is gone.
    postgres: async () => {
      process.kill(base.pid, 'SIGKILL');
      await base.terminado;
    },
    ambos: () => Promise.all([matar.postgres(), matar.servidor()]),
  };
  const reponer = async (victima: Victima) => {
    if (victima !== 'servidor') base = await iniciarPostgres({ dataDir: carpeta, port: base.port });
    if (victima !== 'postgres') levantar();
    // A server that lost its database lives on and finds it again.
    expect(servidor.vive(), servidor.escrito()).toBe(true);
    await servidor.listo();
  };

  beforeAll(async () => {
    carpeta = await mkdtemp(path.join(tmpdir(), 'sgpa-caidas-'));
    [base, simuladores, puerto, programa] = await Promise.all([
      iniciarPostgres({ dataDir: carpeta }),
      iniciarSimuladores({ reloj: { ahora: () => ahora } }),
      puertoLibre(),
      servidorJunto(),
    ]);
    await prepararDemo(leerConfig({ DATABASE_URL: base.url }), { ahora: () => ahora }, 0);
    levantar();
    await servidor.listo();
    desde = await ultimaAfiliacion(base.url);
  }, 240_000);
  afterAll(async () => {
    await servidor?.terminar('SIGTERM');
    await base?.cerrar();
    await simuladores?.cerrar();
    await rm(carpeta, { recursive: true, force: true });
  });

  /** Checks that everything that was answered 'saved' is there under its id, and nothing is there by halves. */
  async function revisar(carga: Carga): Promise<Map<string, number>> {
    const { mitades, guardadas } = await mirarBase(base.url, desde);
    expect(mitades).toEqual([]);
    for (const { clave, respuestas } of carga.intentos) {
      for (const { codigo, id } of respuestas) {
        expect(GUARDADO, `${clave} was answered ${codigo}`).toContain(codigo);
        expect(guardadas.get(clave), `${clave} was answered ${codigo} with ${id}`).toBe(id);
      }
    }
    return guardadas;
  }

  const todoCierto = (carga: Carga) => async () => {
    await carga.reintentarInciertos();
    return carga.intentos.every(({ incierto }) => !incierto);
  };

  const cargar = async () =>
    iniciarCarga({
      url: servidor.url,
      tokens: [await ingresar(servidor.url, 'ope.afiliaciones'), await ingresar(servidor.url, 'ope.petrolera')],
      personas,
      fecha: sumarDias(hoy, -20),
      azar: azar.fraccion,
      simultaneos: A_LA_VEZ,
    });
  const leer = async () => {
    const token = await ingresar(servidor.url, 'ope.vigencia');
    const filtro = 'numeroDocumento=1000100';
    const pedido = { headers: { authorization: `Bearer ${token}` } };
    const respuesta = await fetch(`${servidor.url}/api/v1/afiliado/ente-gestor-all?${filtro}`, pedido);
    const { datos } = listaTitulares.response.parse(await respuesta.json());
    const { numero_documento, fecha_nacimiento, codigo_entidad, estado } = datos[0] ?? {};
    return iniciarLecturas({
      url: servidor.url,
      token,
      detalle: `/api/v1/asegurado/buscar/titular/CI/${numero_documento}/${fecha_nacimiento}/${codigo_entidad}/${estado?.fecha_afiliacion}`,
      exportacion: `/api/v1/asegurado/exportacion?formato=csv&${filtro}`,
      simultaneos: A_LA_VEZ,
    });
  };
  const cuantasGuardadas = async () => (await mirarBase(base.url, desde)).guardadas.size;

  it('con PostgreSQL detenido todo se contesta, con 503; cuando sigue, cada guardado está entero y una vez', async () => {
    const previas = await cuantasGuardadas();
    const token = await ingresar(servidor.url, 'adm.ente');
    const carga = await cargar();
    await vi.waitUntil(() => carga.respondidas() >= 5, { timeout: 180_000, interval: 2 });
    const detenidos = [base.pid, ...hijosDe(base.pid)];
    for (const pid of detenidos) process.kill(pid, 'SIGSTOP');
    const pedir = async (ruta: string, opciones: RequestInit = {}) =>
      (await fetch(servidor.url + ruta, { headers: { authorization: `Bearer ${token}` }, ...opciones })).status;
    const cuerpo = JSON.stringify({ username: 'adm.ente', password: PASSWORD_DEMO });
    const ingreso = { method: 'POST', headers: { 'content-type': 'application/json' }, body: cuerpo };
    try {
      const dichos = await Promise.all([
        pedir('/api/v1/afiliado/ente-gestor-all'),
        pedir('/api/v1/findUsuario'),
        pedir('/api/v1/login_app', ingreso),
        pedir('/salud/listo'),
        pedir('/salud/vivo'),
        carga.frenar(),
      ]);
      expect(dichos).toEqual([503, 503, 503, 503, 200, undefined]);
    } finally {
      for (const pid of detenidos) process.kill(pid, 'SIGCONT');
    }
    await servidor.listo();
    // The kill must have met some saves, whose clients ask again under the same key.
    expect(carga.intentos.some(({ incierto }) => incierto)).toBe(true);
    await vi.waitUntil(todoCierto(carga), { timeout: 180_000, interval: 50 });
    await carga.terminar();
    const guardadas = await revisar(carga);
    expect(guardadas.size - previas).toBe(carga.intentos.length);
  }, 300_000);

  it(`cada guardado está entero, o no está, y cada lectura contestada está anotada, una vez, tras ${CAIDAS.servidor + CAIDAS.ambos} muertes del servidor y ${CAIDAS.postgres + CAIDAS.ambos} de PostgreSQL`, async () => {
    const previas = await cuantasGuardadas();
    const [carga, lecturas] = [await cargar(), await leer()];
    const victimas = Object.entries(CAIDAS).flatMap(([victima, veces]) =>
      Array<Victima>(veces).fill(victima as Victima),
    );
    const muertes = victimas.length;
    let inciertos = 0;
    try {
      while (victimas.length > 0) {
        const [victima] = victimas.splice(azar.entero(0, victimas.length - 1), 1);
        if (victima === undefined) break;
        const meta = carga.respondidas() + azar.entero(1, 8);
        await vi.waitUntil(() => carga.respondidas() >= meta, { timeout: 180_000, interval: 2 });
        await pausa(azar.entero(0, 40));
        await matar[victima]();
        await Promise.all([carga.frenar(), lecturas.frenar()]);
        await reponer(victima);

        const antes = await revisar(carga);
        expect(await lecturas.diferencias(base.url)).toEqual([]);
        const pendientes = carga.intentos.filter(({ incierto }) => incierto);
        inciertos += pendientes.length;
        await vi.waitUntil(todoCierto(carga), { timeout: 180_000, interval: 50 });
        // What was written before the crash keeps its id: the retry read it and wrote nothing.
        for (const { clave, respuestas } of pendientes) {
          if (antes.has(clave)) expect(respuestas.at(-1)?.id).toBe(antes.get(clave));
        }
        carga.seguir();
        lecturas.seguir();
      }
    } catch (error) {
      throw new Error(`With seed ${SEMILLA}; the server wrote: ${servidor.escrito()}`, { cause: error });
    } finally {
      await Promise.all([carga.terminar(), lecturas.frenar()]);
    }
    await vi.waitUntil(todoCierto(carga), { timeout: 180_000, interval: 50 });
    const guardadas = await revisar(carga);
    expect(guardadas.size - previas).toBe(carga.intentos.length);
    expect(await lecturas.diferencias(base.url)).toEqual([]);
    expect(Math.min(...lecturas.respondidas())).toBeGreaterThan(0);
    // The kills must have fallen into the middle of saves.
    expect(inciertos).toBeGreaterThan(muertes / 3);
    expect(await respondeListo(servidor.url)).toBe(true);
  }, 1_500_000);
});
