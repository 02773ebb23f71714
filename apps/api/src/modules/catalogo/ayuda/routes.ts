import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { admiteBrotli, comprimir } from '../../../plugins/comprimida.ts';
import { catalogoComoCsv, cuerpoDelCatalogo, leerCatalogo } from './ayuda.ts';

/** The build writes its documents here (apps/web/build/ayuda); one of them is this page without its values. */
const CARPETA = 'ayuda-docs';
const NOMBRE = 'catalogo-de-valores-parametricos';
const LUGAR = '<!--catalogo-->';
const SIN_MARCO = `<!doctype html><html lang="es"><meta charset="utf-8"><title>Catálogo de valores paramétricos</title><main>${LUGAR}</main></html>`;

/** The page is compressed while somebody waits for it, so a quick level is used. */
const RAPIDO = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The browser asks each time and gets a few bytes where nothing has changed. */
async function enviar(request: FastifyRequest, reply: FastifyReply, huella: string, texto: () => string) {
  const etiqueta = `"${huella}"`;
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: etiqueta });
  if (request.headers['if-none-match']?.includes(etiqueta)) return reply.code(304).send();
  if (!admiteBrotli(request)) return reply.send(texto());
  return reply.header('content-encoding', 'br').send(await comprimir(texto(), { params: RAPIDO }));
}

/**
 * Serves the one help document that is not a file: the lists of values, as a page and for a spreadsheet. It is public,
 * as the other documents are (ADR 22): links of another tab bring no session, and it holds no personal data.
 */
export function rutasAyuda(app: FastifyInstance, deps: Deps): void {
  const archivo = path.join(deps.config.carpetaWeb, CARPETA, `${NOMBRE}.html`);
  const marco = (existsSync(archivo) ? readFileSync(archivo, 'utf8') : SIN_MARCO).split(LUGAR);
  const opciones = { config: { slug: 'ayuda' }, schema: { hide: true } } as const;
  app.get(`/${CARPETA}/${NOMBRE}.html`, opciones, async (request, reply) => {
    const catalogo = await leerCatalogo(deps);
    reply.type('text/html; charset=utf-8');
    return enviar(request, reply, `p${catalogo.huella}`, () =>
      marco.join(cuerpoDelCatalogo(catalogo.listas, catalogo.leidoEl)),
    );
  });
  app.get(`/${CARPETA}/${NOMBRE}.csv`, opciones, async (request, reply) => {
    const catalogo = await leerCatalogo(deps);
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${NOMBRE}.csv"`);
    return enviar(request, reply, `c${catalogo.huella}`, () => catalogoComoCsv(catalogo));
  });
}
