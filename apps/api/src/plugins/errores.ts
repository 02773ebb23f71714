import type { Socket } from 'node:net';
import type { CodigoError, DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import pg from 'pg';
import { SESION_TERMINADA_SQL } from '../db/alcance.ts';
import { SinRespuesta, SOLO_LECTURA_SQL } from '../db/prestada.ts';
import { codigoSql } from '../db/restricciones.ts';

/** Fastify's own refusals become our catalogue's. */
const DE_FASTIFY: Record<string, CodigoError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'CUERPO_MUY_GRANDE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TIPO_NO_ADMITIDO',
  FST_ERR_NOT_FOUND: 'NO_ENCONTRADO',
};

/** PostgreSQL is out of reach, starting, stopping, full, late, in a deadlock, or a standby that only reads. */
const CLASES_NO_DISPONIBLE = ['08', '40', '53', '57', '55P03', SOLO_LECTURA_SQL];
const CONEXION_PERDIDA =
  /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|not queryable|connection timeout|timeout exceeded when trying to connect/i;

/** A transaction asked for its scope with a session that had ended meanwhile. */
const esSesionTerminada = (error: unknown): boolean => codigoSql(error) === SESION_TERMINADA_SQL;

export function esBaseNoDisponible(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return CLASES_NO_DISPONIBLE.some((clase) => error.code?.startsWith(clase));
  if (error instanceof SinRespuesta) return true;
  return error instanceof Error && CONEXION_PERDIDA.test(`${error.message} ${'code' in error ? error.code : ''}`);
}

/** Unknown parameters come in one problem, without a place of their own. */
function problemas({ validation }: Required<Pick<FastifyError, 'validation'>>): DetalleDeCampo[] {
  return validation.flatMap(({ instancePath, params, message: mensaje = '' }) => {
    const campos = Array.isArray(params.keys)
      ? params.keys.map(String)
      : [instancePath.replace(/^\//, '').replaceAll('/', '.')];
    return campos.map((campo) => ({ campo, mensaje }));
  });
}

function traducir(error: FastifyError): Rechazo | null {
  if (error instanceof Rechazo) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new Rechazo('SOLICITUD_INVALIDA', {}, problemas(error));
  const codigo = DE_FASTIFY[error.code];
  if (codigo) return new Rechazo(codigo);
  if (esSesionTerminada(error)) return new Rechazo('SESION_TERMINADA');
  if (esBaseNoDisponible(error)) return new Rechazo('SERVICIO_NO_DISPONIBLE');
  if (typeof error.statusCode === 'number' && error.statusCode < 500) return new Rechazo('SOLICITUD_INVALIDA');
  return null;
}

/** A refusal that names no wait gets this: what is under way takes some seconds. */
const ESPERA_S = '5';

/** A failure's answer has the request's id, which the log has too; a refused crowd's says when to try again. */
function responder(reply: FastifyReply, error: Rechazo): FastifyReply {
  if (error.status >= 500) reply.header('X-Request-Id', reply.request.id);
  if (error.status === 429) reply.header('Retry-After', error.parametros.segundos ?? ESPERA_S);
  const { codigo, message: mensaje, detalle } = error;
  return reply.code(error.status).send(detalle ? { codigo, mensaje, detalle } : { codigo, mensaje });
}

/** Renders every refusal as `{codigo, mensaje, detalle?}`. An unexpected error is logged by name and place, never with data. */
export function errores(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const conocido = traducir(error);
    if (conocido?.codigo === 'SERVICIO_NO_DISPONIBLE' || conocido?.codigo === 'AUDITORIA_NO_DISPONIBLE')
      request.log.warn({ codigo: error.code ?? conocido.codigo }, 'service not available');
    if (conocido) return responder(reply, conocido);
    // A database error's message and detail quote values; its name, code and stack's places do not.
    const lugares = error.stack
      ?.split('\n')
      .filter((linea) => /^\s+at /.test(linea))
      .slice(0, 6);
    request.log.error({ error: error.name, codigo: error.code, lugares }, 'unexpected error');
    return responder(reply, new Rechazo('ERROR_INTERNO'));
  });
}

/** Refuses before any route is known (an address badly written or too long); Fastify's own words would quote it. */
export const direccionInvalida = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  responder(reply, new Rechazo('SOLICITUD_INVALIDA'));

export const noEncontrado = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  responder(reply, new Rechazo('NO_ENCONTRADO'));

/** Node uses this code when headers or body did not arrive in time. */
const NO_LLEGO = 'ERR_HTTP_REQUEST_TIMEOUT';
/** The refusal has so long to reach a client that does not close its side. */
const DESPEDIDA_MS = 2000;

/** Refuses where there is no request yet: one that did not arrive, a header that is too long, or no HTTP at all. */
export function clienteInvalido(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const lento = error.code === NO_LLEGO;
  const { codigo, message: mensaje } = new Rechazo(lento ? 'SOLICITUD_LENTA' : 'SOLICITUD_INVALIDA');
  const cuerpo = JSON.stringify({ codigo, mensaje });
  setTimeout(() => socket.destroy(), DESPEDIDA_MS).unref();
  socket.end(
    `HTTP/1.1 ${lento ? '408 Request Timeout' : '400 Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(cuerpo)}\r\nConnection: close\r\n\r\n${cuerpo}`,
  );
}
