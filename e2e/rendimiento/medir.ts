/**
 * `npm run bench -- --navegador` measures what a visitor with an empty cache waits for, against the budgets of
 * docs/rendimiento.md. It takes the whole product with the demo data, in a real Chromium, and the median of several
 * visits.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { iniciarPostgres } from '@sgpa/postgres-local/iniciar';
import { crearPlantillas } from '@sgpa/testing/plantillas';
import { servidorEn } from '../base/servidor.ts';
import { sembrarSesion } from '../base/sesion.ts';
import { abrirInstancia } from '../control/instancia.ts';
import { comoTelefono, leer, observar, type Vitales } from './vitales.ts';

const VISITAS = 5;
const USUARIO = 'ope.afiliaciones';
const PAGINAS = ['/', '/dashBoardVue', '/asegurado', '/afiliacionTitulares'];
const PERFILES = [
  { nombre: 'escritorio', viewport: { width: 1280, height: 800 }, telefono: false, lcp: 1200 },
  { nombre: 'teléfono, red lenta', viewport: { width: 360, height: 740 }, telefono: true, lcp: 2500 },
];
const PRESUPUESTO = { tbt: 100, cls: 0.02 };

type Perfil = (typeof PERFILES)[number];

async function visitar(navegador: Browser, url: string, ruta: string, token: string, perfil: Perfil): Promise<Vitales> {
  const contexto = await navegador.newContext({ baseURL: url, viewport: perfil.viewport, locale: 'es-BO' });
  const page = await contexto.newPage();
  if (perfil.telefono) await comoTelefono(await contexto.newCDPSession(page));
  await observar(page);
  if (ruta !== '/') await sembrarSesion(page, token, USUARIO);
  await page.goto(ruta, { waitUntil: 'networkidle' });
  const vitales = await leer(page);
  await contexto.close();
  return vitales;
}

const escribir = (texto: string) => process.stdout.write(`${texto}\n`);

const mediana = (valores: number[]): number => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;

function linea(perfil: Perfil, ruta: string, visitas: readonly Vitales[]): string {
  const [lcp, tbt, cls] = (['lcp', 'tbt', 'cls'] as const).map((cual) => mediana(visitas.map((v) => v[cual])));
  const celdas = [
    perfil.nombre,
    ruta,
    `${lcp?.toFixed(0)} / ${perfil.lcp}`,
    `${tbt?.toFixed(0)} / ${PRESUPUESTO.tbt}`,
    `${cls?.toFixed(3)} / ${PRESUPUESTO.cls}`,
  ];
  return `| ${celdas.join(' | ')} |`;
}

/** @param ejecutable is the browser; Playwright's own without it */
export async function medirPaginas(ejecutable: string | undefined, version: string): Promise<void> {
  const carpeta = await mkdtemp(path.join(tmpdir(), 'sgpa-paginas-'));
  const base = await iniciarPostgres({ dataDir: carpeta, test: true });
  const { plantillaDemo, borrar } = await crearPlantillas({ urlServidor: base.url, ahora: new Date(), cantidad: 300 });
  const opciones = { urlServidor: base.url, plantilla: plantillaDemo, version, carpetaWeb: undefined };
  const { url, cerrar } = await abrirInstancia(opciones);
  const navegador = await chromium.launch({ executablePath: ejecutable, args: ['--disable-dev-shm-usage'] });
  try {
    const token = await servidorEn(url).ingresar(USUARIO);
    escribir('| visita | página | LCP ms / presupuesto | TBT ms | CLS |\n|---|---|---|---|---|');
    for (const perfil of PERFILES) {
      for (const ruta of PAGINAS) {
        const visitas: Vitales[] = [];
        while (visitas.length < VISITAS) visitas.push(await visitar(navegador, url, ruta, token, perfil));
        escribir(linea(perfil, ruta, visitas));
      }
    }
  } finally {
    await navegador.close();
    await cerrar();
    await borrar();
    await base.cerrar();
    await rm(carpeta, { recursive: true, force: true });
  }
}
