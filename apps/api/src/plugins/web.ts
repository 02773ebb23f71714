import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { PRODUCTO } from '@sgpa/domain/cuenta/roles';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { admiteBrotli, comprimir } from './comprimida.ts';
import { direccionInvalida, noEncontrado } from './errores.ts';

const INDICE = 'index.html';
/** The public verification of certificates needs nothing of the application. */
const VERIFICACION = {
  archivo: 'verificacion.html',
  ruta: /^\/verificacionCertificado(\/|$)/,
  sinCodigo: '/verificacionCertificado/',
};
/** Some documents of the help page name the product. */
const DOCUMENTOS = ['guia-de-usuario', 'guia-tecnica-interoperabilidad'].map((nombre) => `ayuda-docs/${nombre}.html`);
const SIN_PAGINA = /^\/(api|monitoreo|salud|metrics)(\/|$)/;

/** Sign-in and the recovery of credentials come without the frame of the other pages. */
const INGRESO = ['/', '/login', '/recuperarCredenciales', '/nuevaPassword'];

/** Reads what the build wrote about itself; undefined where there is none. */
function leer(carpeta: string, nombre: string): string | undefined {
  const archivo = path.join(carpeta, '.vite', nombre);
  return existsSync(archivo) ? readFileSync(archivo, 'utf8') : undefined;
}

/** The files come beside the first script, but never before it: on a slow network each would hold it up. */
const enlaceDe = (archivo: string): string =>
  archivo.endsWith('.css')
    ? `</${archivo}>; rel=preload; as=style; crossorigin; fetchpriority=low`
    : `</${archivo}>; rel=modulepreload; fetchpriority=low`;

/** Names both scripts of the page in the answer to its address, so that they are fetched at once. */
function enlaces(carpeta: string): (ruta: string) => string | undefined {
  const manifiesto: Record<string, { file: string; name?: string }> = JSON.parse(
    leer(carpeta, 'manifest.json') ?? '{}',
  );
  const rutas: Record<string, string[]> = JSON.parse(leer(carpeta, 'rutas.json') ?? '{}');
  const marco = Object.values(manifiesto).find(({ name }) => name === 'marco');
  const primero = marco === undefined ? [] : [`</${marco.file}>; rel=modulepreload`];
  const porRuta = new Map(Object.entries(rutas).map(([ruta, suyos]) => [ruta, suyos.map(enlaceDe)]));
  return (ruta) => {
    const todos = INGRESO.includes(ruta) ? [] : [...primero, ...(porRuta.get(ruta) ?? [])];
    return todos.length === 0 ? undefined : todos.join(', ');
  };
}

interface Pagina {
  texto: string;
  br: Buffer;
}

type Dicho = Pick<Config, 'carpetaWeb' | 'producto' | 'cuentasDemo'>;

/** Makes the one page, which tells the product's name here, and whether there are demonstration accounts. */
async function paginaDe(archivo: string, { carpetaWeb, producto, cuentasDemo }: Dicho): Promise<Pagina> {
  const demo = cuentasDemo.length === 0 ? '' : '<meta name="cuentas-demo" content="1" />';
  const texto = readFileSync(path.join(carpetaWeb, archivo), 'utf8')
    .replaceAll(PRODUCTO, producto)
    .replace('</title>', `</title>${demo}`);
  return { texto, br: await comprimir(texto) };
}

/** The query is cut off, since it may end like a file's name. */
const rutaDe = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** An address that cannot be decoded names no certificate: the certificates' page says so, as of any wrong code. */
export const sinPagina = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  VERIFICACION.ruta.test(rutaDe(request))
    ? reply.redirect(VERIFICACION.sinCodigo)
    : direccionInvalida(error, request, reply);

function enviar(request: FastifyRequest, reply: FastifyReply, { texto, br }: Pagina): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('text/html; charset=utf-8');
  return admiteBrotli(request) ? reply.header('content-encoding', 'br').send(br) : reply.send(texto);
}

/** Under the product's own name the build's files serve as they are, compressed copies included. */
async function documentos(app: FastifyInstance, dicho: Dicho): Promise<void> {
  if (dicho.producto === PRODUCTO) return;
  for (const archivo of DOCUMENTOS.filter((uno) => existsSync(path.join(dicho.carpetaWeb, uno)))) {
    const pagina = await paginaDe(archivo, { ...dicho, cuentasDemo: [] });
    app.get(`/${archivo}`, (request, reply) => enviar(request, reply, pagina));
  }
}

/** Serves the built web application; every address that is not the API's or a file's is one of its screens. */
export async function web(app: FastifyInstance, dicho: Dicho): Promise<void> {
  const { carpetaWeb: carpeta } = dicho;
  if (!existsSync(path.join(carpeta, INDICE))) {
    app.setNotFoundHandler(noEncontrado);
    return;
  }
  const enlaceDeRuta = enlaces(carpeta);
  const aplicacion = await paginaDe(INDICE, dicho);
  const verificacion = await paginaDe(VERIFICACION.archivo, dicho);
  await app.register(fastifyStatic, {
    root: carpeta,
    preCompressed: true,
    wildcard: true,
    // The server reads what the build wrote about itself (.vite), and serves none of it.
    dotfiles: 'ignore',
    // Compressed copies are sent in place of the files, and are not served by themselves.
    allowedPath: (ruta) => !/\.(?:br|gz)$/.test(ruta),
    maxAge: '1h',
    setHeaders: (reply, archivo) => {
      // Vite puts a hash of the content into these names.
      if (archivo.includes(`${path.sep}assets${path.sep}`))
        reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  const servirPagina = (request: FastifyRequest, reply: FastifyReply) => {
    const ruta = rutaDe(request);
    const pagina = VERIFICACION.ruta.test(ruta) ? verificacion : aplicacion;
    const enlace = pagina === aplicacion ? enlaceDeRuta(ruta) : undefined;
    if (enlace !== undefined) reply.header('Link', enlace);
    return enviar(request, reply, pagina);
  };
  for (const ruta of ['/', `/${INDICE}`]) app.get(ruta, servirPagina);
  await documentos(app, dicho);
  app.setNotFoundHandler((request, reply) => {
    const ruta = rutaDe(request);
    // Whatever stands where a certificate's code should is answered by the page.
    const esArchivo = /\.\w+$/.test(ruta) && !VERIFICACION.ruta.test(ruta);
    const esPagina = request.method === 'GET' && !SIN_PAGINA.test(ruta) && !esArchivo;
    return esPagina ? servirPagina(request, reply) : noEncontrado(request, reply);
  });
}
