import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { noEncontrado } from './errores.ts';

const SIN_PAGINA = /^\/(api|monitoreo|salud)(\/|$)/;

/** Sign-in comes without the frame of the other pages. */
const INGRESO = '/login';

/** What the build wrote about itself; undefined where there is none. */
function leer(carpeta: string, nombre: string): string | undefined {
  const archivo = path.join(carpeta, '.vite', nombre);
  return existsSync(archivo) ? readFileSync(archivo, 'utf8') : undefined;
}

/** Beside the first script, but never before it: on a slow network each file of a page would hold it up. */
const enlaceDe = (archivo: string): string =>
  archivo.endsWith('.css')
    ? `</${archivo}>; rel=preload; as=style; fetchpriority=low`
    : `</${archivo}>; rel=modulepreload; fetchpriority=low`;

/**
 * Names the frame's script and the page's own in the answer to its address, so that they are fetched beside the first
 * one and not after it has run.
 */
function enlaces(carpeta: string): (ruta: string) => string | undefined {
  const manifiesto: Record<string, { file: string; name?: string }> = JSON.parse(
    leer(carpeta, 'manifest.json') ?? '{}',
  );
  const rutas: Record<string, string[]> = JSON.parse(leer(carpeta, 'rutas.json') ?? '{}');
  const marco = Object.values(manifiesto).find(({ name }) => name === 'marco');
  const primero = marco === undefined ? [] : [`</${marco.file}>; rel=modulepreload`];
  const porRuta = new Map(Object.entries(rutas).map(([ruta, suyos]) => [ruta, suyos.map(enlaceDe)]));
  return (ruta) => {
    const todos = ruta === INGRESO ? [] : [...primero, ...(porRuta.get(ruta) ?? [])];
    return todos.length === 0 ? undefined : todos.join(', ');
  };
}

/** Serves the built web application; every address that is not the API's or a file's is a screen of it. */
export async function web(app: FastifyInstance, carpeta: string): Promise<void> {
  if (!existsSync(path.join(carpeta, 'index.html'))) {
    app.setNotFoundHandler(noEncontrado);
    return;
  }
  const enlaceDeRuta = enlaces(carpeta);
  await app.register(fastifyStatic, {
    root: carpeta,
    preCompressed: true,
    wildcard: true,
    // What the build wrote about itself is ours to read.
    dotfiles: 'ignore',
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
    const enlace = enlaceDeRuta(ruta);
    if (enlace !== undefined) reply.header('Link', enlace);
    return reply.sendFile('index.html');
  });
}
