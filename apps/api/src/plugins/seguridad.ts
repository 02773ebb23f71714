import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { AppError } from '@sgpa/domain/errors/app-error';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const SEGUNDO_MS = 1000;

/** Headers of every answer: no inline script anywhere; styles are inline because the component library writes them so. */
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
    // Only behind TLS, which production is; on localhost it would lock other programs' ports out.
    hsts: produccion ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/**
 * Limits per account (its session's token) and, without one, per address; sign-in has its own, tighter. A refusal says
 * how long to wait.
 */
export async function limites(
  app: FastifyInstance,
  { limites: { porMinuto, ingresosPorMinuto } }: Config,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60 * SEGUNDO_MS,
    max: (request) => (request.routeOptions.config.slug === 'ingreso' ? ingresosPorMinuto : porMinuto),
    keyGenerator: (request) => {
      const clase = request.routeOptions.config.slug === 'ingreso' ? 'ingreso' : 'uso';
      return `${clase}:${clase === 'uso' ? (request.headers.authorization ?? request.ip) : request.ip}`;
    },
    // Pages, scripts and health checks are not what is protected here.
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('DEMASIADOS_INTENTOS', { espera: `${Math.ceil(ttl / SEGUNDO_MS)} segundos` }),
  });
}
