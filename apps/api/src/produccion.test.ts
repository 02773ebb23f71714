import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { ENTIDADES_DEMO } from '@sgpa/demo/empleadores';
import { guardarCuentas } from '@sgpa/demo/guardar-cuentas';
import { hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { iniciarPostgres, type PostgresLocal } from '@sgpa/postgres-local/iniciar';
import { azarDe } from '@sgpa/simulators/people/azar';
import { iniciarSimuladores, type Simuladores } from '@sgpa/simulators/simulators';
import { iniciarCarga } from '@sgpa/testing/carga-registros';
import { carpetaDeBases } from '@sgpa/testing/carpeta';
import { ingresar } from '@sgpa/testing/cliente-registro';
import { conLaOrden, verificarConLaOrden } from '@sgpa/testing/con-la-orden';
import { mirarBase } from '@sgpa/testing/entereza';
import { personasRegistrables } from '@sgpa/testing/pedido-registro';
import { entornoDeProduccion } from '@sgpa/testing/produccion';
import { buscarNginx, iniciarProxy, type ProxyTls } from '@sgpa/testing/proxy-tls';
import { puertoLibre } from '@sgpa/testing/puerto-libre';
import { guardarFactor } from '@sgpa/testing/segundo-factor';
import { iniciarServidor, type ServidorAparte } from '@sgpa/testing/servidor-aparte';
import { codigoTotp } from '@sgpa/testing/totp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepararBase } from './arranque.ts';
import { leerConfig } from './config.ts';
import { crearDb, type Db } from './db/pool.ts';
import { enTransaccion } from './db/transaccion.ts';
import { crearCofre } from './integrations/cofre/cofre.ts';
import { prepararLlaveDeFactores } from './integrations/cofre/llave-factores.ts';

const NGINX = await buscarNginx();
const SERVIDORES = 3;
/** The client comes from elsewhere, and says to be from yet another place. */
const CLIENTE = '127.0.0.2';
const DICE_SER = '203.0.113.9';

/** Three real servers run in production behind the proxy that deploy/ hands over. */
describe.skipIf(NGINX === undefined)('produccion.test.ts', { timeout: 240_000 }, () => {
  const ahora = new Date();
  const hoy = hoyEnLaPaz(ahora);
  const autoridades = tls.getCACertificates('default');
  const servidores: ServidorAparte[] = [];
  let puertos: number[];
  let puertosDeMetricas: number[];
  let entorno: Record<string, string>;
  let carpeta: string;
  let datos: string;
  let pg: PostgresLocal;
  let owner: Db;
  let simuladores: Simuladores;
  let proxy: ProxyTls;

  const levantar = async (cual: number, otro: Record<string, string> = {}): Promise<void> => {
    const servidor = iniciarServidor(puertos[cual] ?? 0, {
      ...entorno,
      SGPA_METRICAS_PUERTO: String(puertosDeMetricas[cual]),
      ...otro,
    });
    servidores[cual] = servidor;
    await servidor.listo();
  };
  const CON_FACTOR = 'cons.autoridad';
  const deFactores = () =>
    owner.selectFrom('segundo_factor').select(['id_usuario', 'secreto']).executeTakeFirstOrThrow();
  /** Changes the key as docs/operacion.md says: the new one, and the former by its name. */
  const conOtraClave = () => {
    const nueva = path.join(carpeta, 'segundo-factor-nueva');
    writeFileSync(nueva, randomBytes(32).toString('base64'), { mode: 0o600 });
    return {
      SGPA_SEGUNDO_FACTOR_CLAVE: nueva,
      SGPA_SEGUNDO_FACTOR_CLAVE_ANTERIOR: entorno.SGPA_SEGUNDO_FACTOR_CLAVE ?? '',
    };
  };
  const libres = () => Promise.all(Array.from({ length: SERVIDORES }, puertoLibre));

  beforeAll(async () => {
    [carpeta, datos, simuladores] = await Promise.all([
      mkdtemp(path.join(tmpdir(), 'sgpa-produccion-')),
      carpetaDeBases('produccion'),
      iniciarSimuladores({ reloj: { ahora: () => ahora } }),
    ]);
    pg = await iniciarPostgres({ dataDir: datos, test: true });
    entorno = entornoDeProduccion(carpeta, pg.url, simuladores.urls);
    await prepararBase(leerConfig(entorno), { ahora: () => ahora });
    owner = crearDb({ url: pg.url, max: 2 }).db;
    // The accounts are an institution's: nothing else of the demonstration is there.
    await enTransaccion(owner, async (trx) => {
      await trx
        .insertInto('entidad_empleadora')
        .values([...ENTIDADES_DEMO])
        .execute();
      await guardarCuentas(trx, ahora);
    });
    const { id } = await owner
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', CON_FACTOR)
      .executeTakeFirstOrThrow();
    await guardarFactor(owner, crearCofre(await prepararLlaveDeFactores(leerConfig(entorno))), ahora, id);
    [puertos, puertosDeMetricas] = [await libres(), await libres()];
    // The first one leaves behind what Node compiled.
    await levantar(0);
    await Promise.all([levantar(1), levantar(2)]);
    proxy = await iniciarProxy(NGINX ?? '', carpeta, puertos);
    tls.setDefaultCACertificates([...autoridades, readFileSync(path.join(carpeta, 'sgpa.crt'), 'utf8')]);
  }, 240_000);
  afterAll(async () => {
    tls.setDefaultCACertificates(autoridades);
    await proxy?.cerrar();
    await Promise.all(servidores.map((servidor) => servidor.terminar('SIGKILL')));
    await owner?.destroy();
    await pg?.cerrar();
    await simuladores?.cerrar();
    await Promise.all([carpeta, datos].map((una) => rm(una, { recursive: true, force: true })));
  });

  it('no arranca con la demostración, y dice por qué', async () => {
    const demo = iniciarServidor(await puertoLibre(), { ...entorno, SGPA_DEMO: '1' });
    await expect(demo.listo()).rejects.toThrow('En producción no se admiten datos de demostración: quite SGPA_DEMO=1.');
    expect(demo.proceso.exitCode).toBe(1);
    // Each line of output is one of the log.
    const lineas = demo.escrito().trimEnd().split('\n');
    expect(lineas.map((linea): unknown => JSON.parse(linea))).toMatchObject([{ level: 60 }]);
  });

  it('se entra por https y nada más, con las cabeceras de seguridad', async () => {
    const claro = await fetch(`${proxy.urlSinCifrar}/login?x=1`, { redirect: 'manual' });
    expect([claro.status, claro.headers.get('location')]).toEqual([301, 'https://localhost/login?x=1']);
    const { status, headers } = await fetch(`${proxy.url}/salud/listo`);
    expect(status).toBe(200);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('server')).toBe('nginx');
    expect(await (await fetch(`${proxy.url}/api/v1/cuentasDemo`)).json()).toEqual({ cuentas: [] });
  });

  it('/metrics no se alcanza por el proxy ni por la escucha de los pedidos; sí por la suya', async () => {
    for (const url of [proxy.url, ...servidores.map((servidor) => servidor.url)])
      expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const suya = await (await fetch(`http://127.0.0.1:${puertosDeMetricas[0]}/metrics`)).text();
    expect(suya).toContain('sgpa_db_conexiones{pool="aplicacion",estado="maximo"} 40');
    expect(suya).toContain('sgpa_tarea_fallas_total{tarea="auditoria-sellado"} 0');
    expect(suya).toContain('sgpa_fuente_cortacircuitos{fuente="SEGIP"} 0');
  });

  it('la dirección de quien ingresa es la que dice el proxy, no la que dice quien llama', async () => {
    const cuerpo = JSON.stringify({ username: 'adm.ente', password: PASSWORD_DEMO });
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': DICE_SER, forwarded: `for=${DICE_SER}` };
      const url = `${proxy.url}/api/v1/login_app`;
      const pedido = request(url, { method: 'POST', family: 4, localAddress: CLIENTE, headers }, (respuesta) => {
        respuesta.resume();
        resolve(respuesta.statusCode);
      });
      pedido.on('error', reject).end(cuerpo);
    });
    expect(status).toBe(200);
    const { rows } = await sql`select host(ip) as ip from auditoria a join usuario u on u.id = a.id_usuario
      where accion = 'ingreso' and username = 'adm.ente'`.execute(owner);
    expect(rows).toEqual([{ ip: CLIENTE }]);
  });

  it('con uno muerto y otro reiniciado bajo carga nada se pierde ni se hace dos veces, y las sesiones siguen', async () => {
    const tokens = [await ingresar(proxy.url, 'ope.afiliaciones'), await ingresar(proxy.url, 'ope.petrolera')] as const;
    const deAntes = await deFactores();
    const carga = iniciarCarga({
      url: proxy.url,
      tokens,
      personas: personasRegistrables(hoy),
      fecha: sumarDias(hoy, -20),
      azar: azarDe(1, 1).fraccion,
      simultaneos: 4,
    });
    const seguir = (cuantas: number) => {
      const meta = carga.respondidas() + cuantas;
      return vi.waitUntil(() => carga.respondidas() >= meta, { timeout: 120_000, interval: 5 });
    };
    try {
      await seguir(30);
      await servidores[0]?.terminar('SIGKILL');
      await seguir(30);
      await Promise.all([levantar(0, conOtraClave()), servidores[1]?.terminar('SIGTERM')]);
      expect(servidores[1]?.proceso.exitCode).toBe(0);
      await Promise.all([levantar(1), seguir(30)]);
    } finally {
      await carga.terminar();
    }
    await vi.waitUntil(
      async () => {
        await carga.reintentarInciertos();
        return carga.intentos.every(({ incierto }) => !incierto);
      },
      { timeout: 60_000, interval: 50 },
    );
    // The server that came back with another key encrypted the second factors anew, and reads them.
    expect((await deFactores()).secreto).not.toBe(deAntes.secreto);
    const { status } = await fetch(`${servidores[0]?.url}/api/v1/login_app`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: CON_FACTOR, password: PASSWORD_DEMO, codigo: codigoTotp(new Date()) }),
    });
    expect(status).toBe(200);
    const { mitades, guardadas } = await mirarBase(pg.url, 0);
    expect(mitades).toEqual([]);
    expect(guardadas.size).toBe(carga.intentos.length);
    for (const { clave, respuestas } of carga.intentos)
      for (const { id } of respuestas) expect(guardadas.get(clave), clave).toBe(id);
    for (const { url } of servidores)
      for (const token of tokens) {
        const respuesta = await fetch(`${url}/api/v1/findUsuario`, { headers: { authorization: `Bearer ${token}` } });
        expect(respuesta.status).toBe(200);
      }
  });

  it('de los tres servidores uno toma cada turno de una tarea, y la auditoría queda íntegra', async () => {
    const turnos = async () => {
      // The queue's own jobs may run at once.
      const { rows } = await sql<{ name: string; started_on: Date; completed_on: Date }>`
        select name, started_on, completed_on from pgboss.job
        where completed_on is not null and not starts_with(name, '__') order by name, started_on`.execute(owner);
      return rows;
    };
    const deFundir = async () => (await turnos()).filter(({ name }) => name === 'contadores-fundir').length;
    await expect.poll(deFundir, { timeout: 150_000 }).toBeGreaterThan(2);
    const hechos = await turnos();
    // A turn's beginning is when it was asked for: whoever waits for the other's last commit asked a moment before it.
    const esperaMs = 250;
    const aLaVez = hechos.filter(({ name, started_on }, i) => {
      const anterior = hechos[i - 1];
      return anterior?.name === name && anterior.completed_on.getTime() - started_on.getTime() > esperaMs;
    });
    expect(aLaVez).toEqual([]);
    expect(new Set(hechos.map(({ name }) => name)).size).toBeGreaterThan(5);
    expect(await verificarConLaOrden(pg.url, entorno.SGPA_AUDITORIA_DIR ?? '')).toMatchObject({ codigo: 0 });
  });

  it('npm run administrador se niega donde hay uno activo, y lo dice en una frase', async () => {
    const suyo = ['--usuario', 'otra.autoridad', '--correo', 'otra@sgpa.example'];
    const { codigo, dicho } = await conLaOrden('administrador', { ...entorno, DATABASE_URL: pg.url }, suyo);
    expect([codigo, dicho]).toEqual([
      1,
      'Ya hay un administrador de la autoridad activo, «adm.autoridad»: ingrese con él, o pida un enlace en la página de ingreso.\n',
    ]);
  });

  it('ni el proxy ni los servidores anotan de quién trató un pedido', async () => {
    const token = await ingresar(proxy.url, 'ope.afiliaciones');
    const ruta = '/api/v1/afiliado/ente-gestor-all?numeroDocumento=1000104';
    expect((await fetch(`${proxy.url}${ruta}`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    await expect.poll(() => proxy.registro()).toMatch(/GET 200/);
    const escrito = proxy.registro() + servidores.map((servidor) => servidor.escrito()).join('');
    expect(escrito).toContain('"msg":"request"');
    expect(escrito).not.toMatch(/1000104|eyJ|ope\.afiliaciones|Bearer/);
  });
});
