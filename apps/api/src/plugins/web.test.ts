import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { CuentaDemo } from '@sgpa/contract/v1/cuentas-demo';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sinPagina, web } from './web.ts';

const PAGINA = '<!doctype html><title>SGPA</title>';
const VERIFICACION = '<!doctype html><title>Verificación · SGPA</title>';

describe('web.test.ts', () => {
  let carpeta: string;
  beforeEach(async () => {
    carpeta = await mkdtemp(path.join(tmpdir(), 'sgpa-web-'));
    await writeFile(path.join(carpeta, 'index.html'), PAGINA);
    await writeFile(path.join(carpeta, 'verificacion.html'), VERIFICACION);
  });
  afterEach(() => rm(carpeta, { recursive: true }));

  async function pedir(url: string, producto = 'SGPA', acepta = 'identity', cuentasDemo: readonly CuentaDemo[] = []) {
    const app = fastify({ frameworkErrors: sinPagina });
    await web(app, { carpetaWeb: carpeta, producto, cuentasDemo });
    const { statusCode, body, rawPayload, headers } = await app.inject({ url, headers: { 'accept-encoding': acepta } });
    await app.close();
    const cuerpo = headers['content-encoding'] === 'br' ? String(brotliDecompressSync(rawPayload)) : body;
    return {
      statusCode,
      body: cuerpo,
      enlace: headers.link,
      va: headers.location,
      cache: headers['cache-control'],
      tipo: headers['content-type'],
    };
  }

  it('la verificación de certificados es una página aparte, que no trae nada de la aplicación', async () => {
    for (const ruta of [
      '/verificacionCertificado/ABC',
      '/verificacionCertificado/ABC?x=1',
      '/verificacionCertificado',
      '/verificacionCertificado/ABC.pdf',
      `/verificacionCertificado/${'x'.repeat(400)}`,
      '/verificacionCertificado/a/b',
    ]) {
      const { statusCode, body, enlace } = await pedir(ruta, 'RPA');
      expect([statusCode, body, enlace]).toEqual([200, VERIFICACION.replace('SGPA', 'RPA'), undefined]);
    }
    expect((await pedir('/verificacionCertificados')).body).toBe(PAGINA);
    expect(await pedir('/verificacionCertificado/%E0%A4%A')).toMatchObject({
      statusCode: 302,
      va: '/verificacionCertificado/',
    });
    expect(await pedir('/asegurado/%E0%A4%A')).toMatchObject({ statusCode: 400, va: undefined });
  });

  it('nombra el marco con cada página menos la de ingreso', async () => {
    await mkdir(path.join(carpeta, '.vite'));
    const manifiesto = { 'src/main.tsx': { file: 'assets/a.js' }, '_m.js': { file: 'assets/m-1.js', name: 'marco' } };
    await writeFile(path.join(carpeta, '.vite', 'manifest.json'), JSON.stringify(manifiesto));
    const pagina = await pedir('/asegurado?pagina=2');
    expect(pagina).toMatchObject({ statusCode: 200, body: PAGINA, enlace: '</assets/m-1.js>; rel=modulepreload' });
    expect(pagina.cache).toBe('no-cache');
    for (const url of ['/', '/login?volver=%2Fasegurado'])
      expect(await pedir(url)).toMatchObject({ statusCode: 200, body: PAGINA, enlace: undefined });
  });

  it('nombra además los archivos de la página que se pide, sin adelantarlos al marco', async () => {
    await mkdir(path.join(carpeta, '.vite'));
    const manifiesto = { '_m.js': { file: 'assets/m-1.js', name: 'marco' } };
    await writeFile(path.join(carpeta, '.vite', 'manifest.json'), JSON.stringify(manifiesto));
    const rutas = { '/asegurado': ['assets/l.css', 'assets/l.js'], '/login': ['assets/i.js'] };
    await writeFile(path.join(carpeta, '.vite', 'rutas.json'), JSON.stringify(rutas));
    expect((await pedir('/asegurado?pagina=2')).enlace).toBe(
      '</assets/m-1.js>; rel=modulepreload, </assets/l.css>; rel=preload; as=style; crossorigin; fetchpriority=low, ' +
        '</assets/l.js>; rel=modulepreload; fetchpriority=low',
    );
    expect((await pedir('/perfil')).enlace).toBe('</assets/m-1.js>; rel=modulepreload');
    expect((await pedir('/login')).enlace).toBeUndefined();
  });

  it('solo la página de una demostración dice que hay cuentas que elegir, y no dice cuáles', async () => {
    const cuenta = { username: 'una.cuenta', password: 'su clave', nombre: 'N', cargo: 'C', ente: 'E' };
    const { body } = await pedir('/login', 'SGPA', 'identity', [cuenta]);
    expect(body).toContain('<meta name="cuentas-demo"');
    expect(body).not.toMatch(/una\.cuenta|su clave/);
    expect((await pedir('/login')).body).not.toContain('cuentas-demo');
  });

  it('la página dice cómo se llama el producto aquí, también comprimida y por su nombre de archivo', async () => {
    for (const url of ['/', '/asegurado?x=1', '/index.html'])
      for (const acepta of ['identity', 'gzip, deflate, br'])
        expect(await pedir(url, 'RPA', acepta)).toMatchObject({
          statusCode: 200,
          body: '<!doctype html><title>RPA</title>',
          tipo: 'text/html; charset=utf-8',
          cache: 'no-cache',
        });
  });

  it('los documentos de ayuda llaman a los roles como aquí; con el nombre propio son el archivo que dejó la compilación', async () => {
    await mkdir(path.join(carpeta, 'ayuda-docs'));
    const url = '/ayuda-docs/guia-de-usuario.html';
    await writeFile(path.join(carpeta, url), '<!doctype html><code>ADM_SGPA</code>');
    for (const acepta of ['identity', 'br']) {
      const { body, cache } = await pedir(url, 'RPA', acepta);
      expect([body, cache]).toEqual(['<!doctype html><code>ADM_RPA</code>', 'no-cache']);
      expect((await pedir(url, 'SGPA', acepta)).body).toBe('<!doctype html><code>ADM_SGPA</code>');
    }
  });

  it('lo comprimido va en lugar de lo demás, y por sí solo no es nada', async () => {
    await writeFile(path.join(carpeta, 'a.js'), 'let a;');
    await writeFile(path.join(carpeta, 'a.js.br'), brotliCompressSync('let a;'));
    expect(await pedir('/a.js', 'SGPA', 'br')).toMatchObject({ statusCode: 200, body: 'let a;' });
    expect(await pedir('/a.js.br')).toMatchObject({ statusCode: 404 });
  });

  it('sin manifiesto las páginas llegan igual', async () => {
    expect(await pedir('/asegurado')).toMatchObject({ statusCode: 200, body: PAGINA, enlace: undefined });
  });

  it('lo que la compilación escribió de sí misma no se sirve', async () => {
    await mkdir(path.join(carpeta, '.vite'));
    for (const nombre of ['manifest.json', 'rutas.json']) {
      await writeFile(path.join(carpeta, '.vite', nombre), '{}');
      for (const url of [`/.vite/${nombre}`, `/%2evite/${nombre}`, `/x/../.vite/${nombre}`])
        expect([url, (await pedir(url)).statusCode]).toEqual([url, 404]);
    }
  });

  it.each(['/api/v1/nada', '/salud/nada', '/metrics', '/assets/no-esta.js'])('%s no es una página', async (url) => {
    expect((await pedir(url)).statusCode).toBe(404);
  });
});
