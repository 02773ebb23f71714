import { setTimeout as pause } from 'node:timers/promises';
import { ensureDependencies } from './dependencies.mjs';
import { diskProblem } from './disk.mjs';
import { dataDir, inRoot } from './paths.mjs';
import { report } from './problem.mjs';
import { killRunning } from './run.mjs';
import { launchApi, launchSimulators, launchWeb, loadDemo, missingRegistries } from './services.mjs';
import { say, sayNoMore, sayStopping, step } from './step.mjs';
import { onStopRequest } from './stop-request.mjs';
import { supervised } from './supervisor.mjs';
import { ensureWeb } from './web-build.mjs';

const DATA = dataDir();
/** Node starts the server again when a file of it changes. */
const DEVELOPED = ['--watch', '--watch-preserve-output', '--inspect'];

/**
 * Starts everything in order and keeps it running until somebody asks to stop; with `dev`, from the sources as they
 * change.
 */
export async function start(port, { dev }) {
  const started = [];
  let closing;
  const close = (code) => {
    closing ??= (async () => {
      for (const service of started.reverse()) await service.stop();
      process.exit(code);
    })();
    return closing;
  };
  const fail = (error) => {
    if (closing !== undefined) return closing;
    sayNoMore();
    killRunning();
    return close(report(diskProblem(inRoot(), DATA) ?? error));
  };
  onStopRequest(() => {
    if (closing === undefined) sayStopping();
    killRunning();
    close(0);
  });
  const keep = async (name, launch) => {
    if (closing !== undefined) throw new Error('deteniendo');
    const service = supervised({ name, launch, onFatal: fail });
    started.push(service);
    await service.start();
    // A restart that was given up for the stop comes back as if it had succeeded.
    if (closing !== undefined) throw new Error('deteniendo');
    return service;
  };

  try {
    await ensureDependencies({ whole: false });
    // Only the server needs the web build, so the database and the registries do not wait for it.
    const web = dev ? Promise.resolve() : ensureWeb();
    web.catch(fail);
    const { esDemo } = await import('../../apps/demo/src/modo-demo.ts');
    const demo = esDemo(process.env);
    const env = demo ? await demoAccounts() : {};
    // Node keeps what it made of the sources: a start again reads only what changed.
    if (dev) env.NODE_COMPILE_CACHE = inRoot('node_modules', '.cache', 'node');
    const database = await startDatabase(keep, env);
    const registries = demo ? await startRegistries(keep, env) : undefined;
    let loaded = !demo;
    let served = false;
    await keep('El servidor', async (signal) => {
      await database?.ready();
      if (!loaded) await step('Datos de demostración', () => loadDemo(env, signal));
      loaded = true;
      await web;
      const launch = () => launchApi(port, env, signal, dev ? DEVELOPED : []);
      return served ? launch() : step('Servidor', launch);
    });
    served = true;
    if (dev) await keep('La interfaz', () => launchWeb(port));
    if (demo) await tellAccounts();
    if (registries) console.log(`Los correos que envía la demostración se leen en ${registries.admin}/correos\n`);
  } catch (error) {
    await fail(error);
  }
}

/**
 * Waits a moment before saying that the data are in use: a run that was just told to stop may still be closing them.
 */
async function whenReleased(open, patienceMs = 5_000) {
  const limit = performance.now() + patienceMs;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (error.codigo !== 'en_uso' || performance.now() > limit) throw error;
      await pause(200);
    }
  }
}

/** The server knows no accounts of a demonstration by itself: whoever starts one tells it. */
async function demoAccounts() {
  const { cuentasParaElegir } = await import('../../apps/demo/src/cuentas.ts');
  return { SGPA_CUENTAS_DEMO: JSON.stringify(cuentasParaElegir()) };
}

async function tellAccounts() {
  const { CUENTAS_DEMO, PASSWORD_DEMO } = await import('../../apps/demo/src/cuentas.ts');
  console.log(`Cuentas de demostración (contraseña de todas: ${PASSWORD_DEMO}):`);
  console.log(`  ${CUENTAS_DEMO.map(({ username, rol }) => `${username} (${rol})`).join('\n  ')}\n`);
}

async function startDatabase(keep, env) {
  if (process.env.DATABASE_URL) return undefined;
  const { iniciarPostgres } = await import('../../packages/postgres-local/src/iniciar.ts');
  let server;
  const service = await step('PostgreSQL', () =>
    keep('PostgreSQL', async (signal) => {
      // The server keeps its connections' address across a restart.
      server = await whenReleased(() => iniciarPostgres({ dataDir: DATA, port: server?.port, signal }));
      env.DATABASE_URL = server.url;
      return { ended: server.terminado, stop: server.cerrar };
    }),
  );
  const programs = server.copia === null ? '' : `, con una copia de sus programas en ${server.copia}`;
  say(`Los datos están en ${DATA}; PostgreSQL corre como el usuario «${server.usuario}»${programs}`);
  return service;
}

async function startRegistries(keep, env) {
  const missing = missingRegistries();
  const needsMail = !process.env.SGPA_SMTP_URL;
  // In production the server itself refuses to start and says which address is missing.
  if (missing.length === 0 && !needsMail) return;
  let urls;
  await step('Simuladores de los registros externos', () =>
    keep('Los simuladores', async (signal) => {
      const simulators = await launchSimulators(urls, signal);
      urls = simulators.urls;
      env.SGPA_SIMULADORES = '1';
      if (needsMail) env.SGPA_SMTP_URL = urls.correo;
      for (const name of missing) env[`${name.toUpperCase()}_URL`] = urls[name];
      return simulators;
    }),
  );
  return needsMail ? urls : undefined;
}
