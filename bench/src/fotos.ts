import { readFileSync } from 'node:fs';
import { setTimeout as pausa } from 'node:timers/promises';
import { hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { ingresar } from '@sgpa/testing/cliente-registro';
import { pedidoRegistro, personasRegistrables } from '@sgpa/testing/pedido-registro';
import sharp from 'sharp';
import { type Entorno, levantar } from './entorno.ts';
import { resumir } from './percentiles.ts';

const A_LA_VEZ = 8;
const PAUSA_MS = 20;
const PRESUPUESTO = { p95: 500, rssMiB: 600 };
/** The first is over the limit of pixels, the second just within it. */
const LADOS = [7000, 4000];

/** Makes few kilobytes that take eight bytes a pixel, all at once, to decode. */
const pesada = async (lado: number): Promise<string> => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const lienzo = sharp({ create: { width: lado, height: lado, channels: 4, background } });
  const png = await lienzo.toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer();
  return png.toString('base64');
};

/** Gives the most memory that a process ever had, in MiB; NaN where there is no /proc. */
function mayorRss(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Measures what another person waits for the list while `trabajo` runs. */
async function mientras(url: string, token: string, trabajo: Promise<unknown>) {
  const tiempos: number[] = [];
  let errores = 0;
  let sigue = true;
  const fin = trabajo.finally(() => {
    sigue = false;
  });
  const inicio = performance.now();
  while (sigue || tiempos.length < 20) {
    const desde = performance.now();
    const { ok } = await fetch(`${url}/api/v1/afiliado/ente-gestor-all?limit=10&estado=TODOS&page=0`, {
      headers: { authorization: `Bearer ${token}` },
    });
    tiempos.push(performance.now() - desde);
    if (!ok) errores += 1;
    await pausa(PAUSA_MS);
  }
  await fin;
  return resumir(tiempos, (performance.now() - inicio) / 1000, errores);
}

/** One person sends eight of the heaviest pictures at once; another one looks at the list. */
async function medirEn({ servidor: { url, proceso } }: Entorno): Promise<void> {
  const hoy = hoyEnLaPaz(new Date());
  const personas = personasRegistrables(hoy);
  const [suyo, ajeno] = [await ingresar(url, 'ope.afiliaciones'), await ingresar(url, 'ope.petrolera')];
  const guardar = async (foto: string): Promise<number> => {
    const pedido = pedidoRegistro(personas.next().value, sumarDias(hoy, -10));
    for (const { persona } of pedido.data) persona.foto_persona = foto;
    const { status } = await fetch(`${url}/api/v2/afiliado/ente-gestor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${suyo}` },
      body: JSON.stringify(pedido),
    });
    return status;
  };
  const solo = await mientras(url, ajeno, pausa(2000));
  console.log(`· lista sin fotografías: p50 ${solo.p50.toFixed(0)}, p95 ${solo.p95.toFixed(0)} ms`);
  for (const lado of LADOS) {
    const foto = await pesada(lado);
    const desde = performance.now();
    const envios = Promise.all(Array.from({ length: A_LA_VEZ }, () => guardar(foto)));
    const duracion = envios.then(() => performance.now() - desde);
    const { p50, p95, errores } = await mientras(url, ajeno, envios);
    const rss = mayorRss(proceso.pid ?? 0);
    console.log(
      `· ${A_LA_VEZ} de ${lado} × ${lado} (${(foto.length / 1024).toFixed(0)} KB): ${[...new Set(await envios)].join(', ')} en ${(await duracion).toFixed(0)} ms; ` +
        `lista p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms (presupuesto ${PRESUPUESTO.p95}), errores ${errores}; memoria ${rss.toFixed(0)} MiB (presupuesto ${PRESUPUESTO.rssMiB})`,
    );
    if (p95 > PRESUPUESTO.p95 || rss > PRESUPUESTO.rssMiB) process.exitCode = 1;
  }
}

export async function medirFotos(): Promise<void> {
  const entorno = await levantar([], undefined);
  try {
    await medirEn(entorno);
  } finally {
    await entorno.cerrar();
  }
}
