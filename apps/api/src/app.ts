import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from './deps.ts';
import { recordarListas } from './modules/catalogo/listas.ts';
import { autenticacion } from './modules/sesion/autenticacion.ts';
import { bitacora } from './plugins/bitacora.ts';
import { LIGERO } from './plugins/cuerpos-grandes.ts';
import { documentacion, paginaDocumentacion } from './plugins/documentacion.ts';
import { enHora } from './plugins/en-hora.ts';
import { clienteInvalido, errores } from './plugins/errores.ts';
import type { Metricas } from './plugins/metricas.ts';
import { enPalabras } from './plugins/palabras.ts';
import { conPlazo, LLEGADA_MS } from './plugins/plazos.ts';
import { encabezados, limites, sinCache } from './plugins/seguridad.ts';
import { sinCuerpo } from './plugins/sin-cuerpo.ts';
import { unaALaVez } from './plugins/una-a-la-vez.ts';
import { sinPagina, web } from './plugins/web.ts';
import { RUTAS, RUTAS_FUERA, RUTAS_MONITOREO } from './rutas.ts';

/** Invalid fields of a request are told in Spanish, even where a schema has no text of its own. */
z.config({ ...z.locales.es(), customError: enPalabras });

const nada = () => {};

interface Opciones {
  version: string;
  /** Without a log the server is silent. */
  log?: FastifyBaseLogger;
  metricas?: Metricas;
  /** A request's headers and body must arrive within it. */
  llegadaMs?: number;
}

export async function crearApp(
  deps: Deps,
  { version, log, metricas, llegadaMs = LLEGADA_MS }: Opciones,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    // plugins/bitacora logs requests, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIGERO,
    // A busy machine takes its time to begin, and a database that hangs has limits of its own (db/pool.ts).
    pluginTimeout: 0,
    ...conPlazo(llegadaMs),
    // As many hops are trusted as there are proxies: the caller wrote the rest of X-Forwarded-For.
    trustProxy: (_direccion, salto) => salto < deps.config.proxies,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
    return503OnClosing: false,
    frameworkErrors: sinPagina,
    clientErrorHandler: clienteInvalido,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  errores(app);
  unaALaVez(app);
  bitacora(app);
  metricas?.solicitudes(app);
  sinCache(app);
  sinCuerpo(app);
  await encabezados(app, deps.config);
  await limites(app, deps.config);
  await documentacion(app, version, deps.config.producto);
  enHora(app, deps);
  autenticacion(app, deps);

  // If the database does not answer yet, they are read with the first form.
  app.addHook('onReady', () => recordarListas(deps.db).then(nada, nada));
  for (const registrar of RUTAS_FUERA) registrar(app, deps);
  for (const [prefix, rutas] of [
    ['/api', RUTAS],
    ['/monitoreo', RUTAS_MONITOREO],
  ] as const)
    await app.register(
      async (api) => {
        for (const registrar of rutas) registrar(api, deps);
      },
      { prefix },
    );
  await paginaDocumentacion(app);
  await web(app, deps.config);
  return app;
}
