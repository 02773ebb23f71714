import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { crearApp } from './app.ts';
import { abiertosPosibles, abrirBases, avisoDeAbiertos, prepararBase } from './arranque.ts';
import { ConfigError, esProduccion, leerConfig } from './config.ts';
import { crearAnotador } from './db/anotador.ts';
import type { Clock, Deps } from './deps.ts';
import { crearCofre } from './integrations/cofre/cofre.ts';
import { prepararLlaveAnterior, prepararLlaveDeFactores } from './integrations/cofre/llave-factores.ts';
import { crearCorreo } from './integrations/correo/smtp.ts';
import { crearCustodia } from './integrations/custodia/archivo.ts';
import { prepararFirmante } from './integrations/custodia/llave.ts';
import { prepararFirmas } from './integrations/papel/firmas.ts';
import { crearTaller } from './integrations/papel/taller.ts';
import { motivoDeNoVigente, vigenciaDe } from './integrations/papel/vigencia.ts';
import { iniciarPlanificador } from './jobs/planificador.ts';
import { tareas } from './jobs/tareas.ts';
import { publicarClave } from './modules/certificado/certificado.queries.ts';
import { recifrarFactores } from './modules/sesion/recifrado.ts';
import { guardarUsos } from './modules/sesion/uso.ts';
import { crearMetricas } from './plugins/metricas.ts';
import { cerrarConPlazo, PARADA_MS } from './plugins/plazos.ts';
import { escucharMetricas } from './plugins/puerto-metricas.ts';
import { crearRegistros } from './registros.ts';
import { vigilarReloj } from './reloj.ts';
import { serviciosDe, vigilarServicios } from './servicios-ajenos.ts';

const CADA_USO_MS = 30_000;

const clock: Clock = { ahora: () => new Date() };

async function version(): Promise<string> {
  const paquete: unknown = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));
  return typeof paquete === 'object' && paquete && 'version' in paquete ? String(paquete.version) : '0';
}

async function main(): Promise<void> {
  const config = leerConfig();
  const log = pino({ level: config.nivelLog });
  const pocos = avisoDeAbiertos(abiertosPosibles());
  // In production every line of output is one of the log.
  const avisar = (texto: string) => (config.produccion ? log.warn(texto) : console.error(texto));
  if (pocos !== null) avisar(pocos);
  const firmas = await prepararFirmas(config, clock.ahora());
  const custodia = crearCustodia(config.auditoria.carpeta, await prepararFirmante(config));
  const llaveAnterior = await prepararLlaveAnterior(config);
  const cofre = crearCofre(await prepararLlaveDeFactores(config), llaveAnterior);
  await prepararBase(config, clock);
  const onError = (error: Error) => log.warn({ error: error.name }, 'a database connection was lost');
  const { aplicacion, anotaciones, ingreso, trabajo } = await abrirBases(config, onError);
  if (llaveAnterior !== null) log.info(await recifrarFactores(trabajo.db, cofre), 'second factors encrypted anew');
  await publicarClave(trabajo.db, firmas.publica, clock.ahora());
  const taller = crearTaller(config, firmas);
  const sinFirma = motivoDeNoVigente(vigenciaDe(firmas.pdf.certificados), clock.ahora());
  // The register goes on; issuing is refused with the reason.
  if (sinFirma !== null) avisar(`No se podrán emitir certificados: el de SGPA_FIRMA_CERTIFICADO ${sinFirma}.`);
  const metricas = crearMetricas(clock);
  for (const [nombre, { estado }] of Object.entries({ aplicacion, anotaciones, ingreso, tareas: trabajo }))
    metricas.conexiones(nombre, estado);
  const registros = crearRegistros(config, log, metricas);
  let atendiendo = true;
  const bases = { db: aplicacion.db, anotador: crearAnotador(anotaciones.db), dbIngreso: ingreso.db };
  const reloj = vigilarReloj(clock, log);
  await reloj.comparar(trabajo.db);
  metricas.reloj(reloj.adelanto);
  const servicios = vigilarServicios(serviciosDe(config), ({ nombre, variable }) =>
    avisar(`No se puede llegar a ${nombre} (${variable}): lo que depende de él no funcionará hasta que conteste.`),
  );
  const propias = { config, clock, reloj, ...bases, cofre, ...registros, taller, servicios };
  const deps: Deps = { ...propias, atendiendo: () => atendiendo };
  const app = await crearApp(deps, { version: await version(), log, metricas });
  const correo = crearCorreo(config.correo);
  const lasTareas = tareas({ db: trabajo.db, clock, segip: registros.segip, custodia, config, correo, log });
  setInterval(() => void guardarUsos(aplicacion.db), CADA_USO_MS).unref();
  const planificador = await iniciarPlanificador(config.databaseUrl, lasTareas.map(metricas.tarea), {
    db: trabajo.db,
    clock,
    reloj,
    log,
  });
  const callarMetricas = await escucharMetricas(metricas, config.metricas);
  await app.listen({ port: config.puerto, host: config.host });

  // Readiness turns false first, requests under way end, then the connections close; no client can keep it from ending.
  const cerrar = async (): Promise<void> => {
    if (!atendiendo) return;
    atendiendo = false;
    setTimeout(() => process.exit(1), PARADA_MS).unref();
    await cerrarConPlazo(app);
    await Promise.all([planificador.cerrar(), taller.cerrar()]);
    await Promise.all([aplicacion, anotaciones, ingreso, trabajo].map(({ db }) => db.destroy()));
    await Promise.all([callarMetricas(), ...Object.values(registros).map((registro) => registro.cerrar())]);
    process.exit(0);
  };
  process.on('SIGTERM', cerrar);
  process.on('SIGINT', cerrar);

  await servicios.mirar();
  const listo = `${config.producto} está listo en http://localhost:${config.puerto}`;
  if (config.produccion) log.info(listo);
  else console.log(`\n${listo}\n`);
}

try {
  await main();
} catch (error) {
  const dicho = error instanceof Error ? error.message : String(error);
  const mensaje = error instanceof ConfigError ? dicho : `No se pudo iniciar SGPA: ${dicho}`;
  if (esProduccion()) pino().fatal(mensaje);
  else console.error(mensaje);
  process.exit(1);
}
