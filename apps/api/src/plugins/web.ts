import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { noEncontrado } from './errores.ts';

const SIN_PAGINA = /^\/(api|monitoreo|salud)(\/|$)/;

/** Sign-in comes without the frame of the other pages. */
const INGRESO = '/login';

/** Names the frame's script in a page's answer, so that it is fetched beside the first one and not after it has run. */
function enlaceDelMarco(carpeta: string): string | null {
  const archivo = path.join(carpeta, '.vite', 'manifest.json');
  if (!existsSync(archivo)) return null;
  const manifiesto: Record<string, { file: string; name?: string }> = JSON.parse(readFileSync(archivo, 'utf8'));
  const marco = Object.values(manifiesto).find(({ name }) => name === 'marco');
  return marco === undefined ? null : `</${marco.file}>; rel=modulepreload`;
}

/** Serves the built web application; every address that is not the API's or a file's is a screen of it. */
export async function web(app: FastifyInstance, carpeta: string): Promise<void> {
  if (!existsSync(path.join(carpeta, 'index.html'))) {
    app.setNotFoundHandler(noEncontrado);
    return;
  }
  const marco = enlaceDelMarco(carpeta);
  await app.register(fastifyStatic, {
    root: carpeta,
    preCompressed: true,
    wildcard: true,
    maxAge: '1h',
    setHeaders: (reply, archivo) => {
      // Vite puts a hash of the content into these names.
      if (archivo.includes(`${path.sep}assets${path.sep}`))
        reply.header('Cache-Control', 'public, max-age=31536000, immutable');
      if (/\.html(\.br)?$/.test(archivo)) reply.header('Cache-Control', 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // Of the path only: a query may end like a file's name.
    const [ruta = ''] = request.url.split('?');
    const esPagina = request.method === 'GET' && !SIN_PAGINA.test(ruta) && !/\.\w+$/.test(ruta);
    if (!esPagina) return noEncontrado(request, reply);
    if (marco !== null && ruta !== INGRESO) reply.header('Link', marco);
    return reply.sendFile('index.html');
  });
}
