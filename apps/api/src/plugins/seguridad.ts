import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { Slug } from '@sgpa/domain/cuenta/permisos';
import { demasiadosIntentos } from '@sgpa/domain/errors/rechazo';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { esDeServicio } from './servicios.ts';

const MINUTO_MS = 60_000;

/** Sets every answer's headers: no inline script; styles are inline, as the component library writes them so. */
export async function encabezados(app: FastifyInstance, { produccion }: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // HSTS is set only behind TLS, as in production; on localhost it would lock other programs' ports out.
    hsts: produccion ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // The header repeats frame-ancestors for browsers that do not know it.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** An office works behind one address, whose limit fits this many busy accounts. */
const CUENTAS_POR_DIRECCION = 20;

/** Limits requests per address, whatever token is sent, more tightly without a session. A refusal says how long. */
export async function limites(
  app: FastifyInstance,
  { limites: { porMinuto, ingresosPorMinuto, verificacionesPorMinuto } }: Config,
): Promise<void> {
  const propios: Partial<Record<Slug, number>> = {
    ingreso: ingresosPorMinuto,
    'solicitud-recuperacion': ingresosPorMinuto,
    'nueva-password': ingresosPorMinuto,
    'verificacion-certificado': verificacionesPorMinuto * CUENTAS_POR_DIRECCION,
  };
  const propioDe = ({ slug }: FastifyContextConfig) => (slug === undefined ? undefined : propios[slug]);
  await app.register(rateLimit, {
    global: true,
    timeWindow: MINUTO_MS,
    max: ({ routeOptions: { config } }) => propioDe(config) ?? porMinuto * CUENTAS_POR_DIRECCION,
    keyGenerator: ({ ip, routeOptions: { config } }) => `${propioDe(config) === undefined ? 'uso' : config.slug}:${ip}`,
    // Pages, scripts and health checks are not limited; what asks the database is.
    allowList: ({ url, routeOptions: { config } }) =>
      !esDeServicio(url) && !url.startsWith('/.well-known/') && config.slug !== 'ayuda',
    errorResponseBuilder: (_request, { ttl }) => demasiadosIntentos(ttl),
  });
}

/** Limits wrong codes per address: who guesses waits, while the office behind it goes on with its certificates. */
export function limiteDeFallas(
  app: FastifyInstance,
  { limites: { verificacionesPorMinuto } }: Config,
): (request: FastifyRequest) => Promise<void> {
  const contar = app.createRateLimit({
    timeWindow: MINUTO_MS,
    max: verificacionesPorMinuto,
    keyGenerator: ({ ip }) => `falla:${ip}`,
  });
  return async (request) => {
    const resultado = await contar(request);
    if (!resultado.isAllowed && resultado.isExceeded) throw demasiadosIntentos(resultado.ttl);
  };
}

/** Limits one account over all its sessions, before the request waits for anything: refused ones count too. */
export function limitePorCuenta(
  app: FastifyInstance,
  { limites: { porMinuto } }: Config,
): (request: FastifyRequest, idUsuario: IdUsuario) => Promise<void> {
  const cuentas = new WeakMap<FastifyRequest, number>();
  const contar = app.createRateLimit({
    timeWindow: MINUTO_MS,
    max: porMinuto,
    keyGenerator: (request) => `cuenta:${cuentas.get(request)}`,
  });
  return async (request, idUsuario) => {
    cuentas.set(request, idUsuario);
    const resultado = await contar(request);
    if (!resultado.isAllowed && resultado.isExceeded) throw demasiadosIntentos(resultado.ttl);
  };
}

/**
 * No cache on the way may keep answers: they hold persons' data. The same goes for what is missing now and may be there
 * tomorrow, and for the keys that certificates are verified with, which change.
 */
export function sinCache(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { url } = request;
    if (esDeServicio(url) || url.startsWith('/.well-known/') || reply.statusCode === 404)
      reply.header('Cache-Control', 'no-store');
  });
}
