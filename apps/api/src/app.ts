import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from './deps.ts';
import { rutasDetalleAsegurado } from './modules/asegurado/detalle-asegurado/routes.ts';
import { rutasEstadoAsegurado } from './modules/asegurado/estado-asegurado/routes.ts';
import { rutasListaAsegurados } from './modules/asegurado/lista-asegurados/routes.ts';
import { rutasBusquedaEntidad } from './modules/catalogo/busqueda-entidad/routes.ts';
import { rutasEntesGestores } from './modules/catalogo/entes-gestores/routes.ts';
import { rutasParametricas } from './modules/catalogo/parametricas/routes.ts';
import { rutasAmpliacionBeneficiario } from './modules/ciclo/ampliacion-beneficiario/routes.ts';
import { rutasAmpliacionTitular } from './modules/ciclo/ampliacion-titular/routes.ts';
import { rutasBajaBeneficiario } from './modules/ciclo/baja-beneficiario/routes.ts';
import { rutasBajaTitular } from './modules/ciclo/baja-titular/routes.ts';
import { rutasHabilitacionDerechohabiente } from './modules/ciclo/habilitacion-derechohabiente/routes.ts';
import { rutasActualizacionBeneficiario } from './modules/correccion/actualizacion-beneficiario/routes.ts';
import { rutasActualizacionTitular } from './modules/correccion/actualizacion-titular/routes.ts';
import { rutasAceptacionTerminos } from './modules/cuenta/aceptacion-terminos/routes.ts';
import { rutasCambioPassword } from './modules/cuenta/cambio-password/routes.ts';
import { rutasMenu } from './modules/cuenta/menu/routes.ts';
import { rutasOperacionesRealizadas } from './modules/cuenta/operaciones-realizadas/routes.ts';
import { rutasPerfil } from './modules/cuenta/perfil/routes.ts';
import { rutasResumenPoblacion } from './modules/estadistica/resumen-poblacion/routes.ts';
import { rutasRegistroBeneficiario } from './modules/registro/registro-beneficiario/routes.ts';
import { caminoFallecido } from './modules/registro/registro-fallecido/routes.ts';
import { rutasRegistroTitular } from './modules/registro/registro-titular/routes.ts';
import { rutasRegistroTitularLista } from './modules/registro/registro-titular-lista/routes.ts';
import { rutasValidacionBeneficiario } from './modules/registro/validacion-beneficiario/routes.ts';
import { rutasValidacionTitular } from './modules/registro/validacion-titular/routes.ts';
import { rutasSalud } from './modules/salud/routes.ts';
import { rutasCierreSesion } from './modules/sesion/cierre-sesion/routes.ts';
import { rutasIngreso } from './modules/sesion/ingreso/routes.ts';
import { autenticacion } from './plugins/autenticacion.ts';
import { bitacora } from './plugins/bitacora.ts';
import { documentacion, paginaDocumentacion } from './plugins/documentacion.ts';
import { clienteInvalido, direccionInvalida, errores } from './plugins/errores.ts';
import { encabezados, limites, sinCache } from './plugins/seguridad.ts';
import { web } from './plugins/web.ts';

/** Fields of a request that did not validate are told in Spanish, also where a schema names no text of its own. */
z.config(z.locales.es());

/** A photo as base64 and the rest of a form. */
const CUERPO_MAX = 2 * 1024 * 1024;

interface Opciones {
  version: string;
  /** Silent without one. */
  log?: FastifyBaseLogger;
}

/** The whole API and the web application that it serves. */
export async function crearApp(deps: Deps, { version, log }: Opciones): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    // plugins/bitacora logs requests, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: CUERPO_MAX,
    // Only as many hops as there are proxies: the rest of X-Forwarded-For is what the caller wrote.
    trustProxy: (_direccion, salto) => salto < deps.config.proxies,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
    return503OnClosing: false,
    frameworkErrors: direccionInvalida,
    clientErrorHandler: clienteInvalido,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  errores(app);
  bitacora(app);
  sinCache(app);
  await encabezados(app, deps.config);
  await limites(app, deps.config);
  await documentacion(app, version);
  autenticacion(app, deps);

  rutasSalud(app, deps);
  await app.register(
    async (api) => {
      rutasIngreso(api, deps);
      rutasCierreSesion(api, deps);
      rutasMenu(api);
      rutasAceptacionTerminos(api, deps);
      rutasOperacionesRealizadas(api, deps);
      rutasPerfil(api, deps);
      rutasCambioPassword(api, deps);
      rutasParametricas(api, deps);
      rutasEntesGestores(api, deps);
      rutasBusquedaEntidad(api, deps);
      rutasResumenPoblacion(api, deps);
      rutasEstadoAsegurado(api, deps);
      rutasValidacionTitular(api, deps);
      rutasRegistroTitular(api, deps, caminoFallecido);
      rutasRegistroTitularLista(api, deps);
      rutasValidacionBeneficiario(api, deps);
      rutasRegistroBeneficiario(api, deps);
      rutasActualizacionTitular(api, deps);
      rutasActualizacionBeneficiario(api, deps);
      rutasBajaTitular(api, deps);
      rutasAmpliacionTitular(api, deps);
      rutasBajaBeneficiario(api, deps);
      rutasAmpliacionBeneficiario(api, deps);
      rutasHabilitacionDerechohabiente(api, deps);
      rutasListaAsegurados(api, deps);
      rutasDetalleAsegurado(api, deps);
    },
    { prefix: '/api' },
  );
  await paginaDocumentacion(app);
  await web(app, deps.config.carpetaWeb);
  return app;
}
