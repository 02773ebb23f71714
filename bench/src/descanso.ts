import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { crearDb } from '@sgpa/api/db/pool';
import { emisionCertificado } from '@sgpa/contract/v1/certificado';
import { ingresar } from '@sgpa/testing/cliente-registro';
import { type Entorno, levantar } from './entorno.ts';
import { type Muestra, tomarMuestras } from './muestras.ts';
import { poblar } from './poblar.ts';

const A_LA_VEZ = 16;
/** These certificates come one after the other, once the first sixteen are done. */
const SEGUIDOS = 20;
const RONDAS = 5;
/**
 * The budget compares with one that comes alone in the same run: the first (a second where one takes 40 ms), and all
 * sixteen against the first and fifteen that come alone.
 */
const PRESUPUESTO = { primeroMs: 1000, primero: 25, todos: 1.5 };
const AUTORIDAD = 'cons.autoridad';

interface Emitido {
  /** A refused certificate has no number. */
  numero: number | null;
  ms: number;
}

async function emitir(url: string, token: string, { numero, nacimiento }: Muestra): Promise<Emitido> {
  const desde = performance.now();
  const respuesta = await fetch(`${url}/api/v1/certificacion/findCertificacion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ numero_documento: numero, fecha_nacimiento: nacimiento }),
  });
  const cuerpo: unknown = await respuesta.json();
  const ms = performance.now() - desde;
  return { numero: respuesta.ok ? emisionCertificado.response.parse(cuerpo).secuencialCorrelativo : null, ms };
}

const mediana = (ms: readonly number[]): number =>
  ms.toSorted((a, b) => a - b)[Math.floor(ms.length / 2)] ?? Number.NaN;

/** Measures a server that has just begun: nothing of what makes certificates is there yet. */
async function unaRonda({ otroServidor }: Entorno, muestras: readonly Muestra[]) {
  const servidor = await otroServidor();
  try {
    await servidor.listo();
    const token = await ingresar(servidor.url, AUTORIDAD);
    const hechos: Emitido[] = [];
    await Promise.all(
      muestras.slice(0, A_LA_VEZ).map(async (muestra) => {
        hechos.push(await emitir(servidor.url, token, muestra));
      }),
    );
    const solos: number[] = [];
    for (const muestra of muestras.slice(A_LA_VEZ)) solos.push((await emitir(servidor.url, token, muestra)).ms);
    const numeros = hechos.map(({ numero }) => numero ?? Number.NaN);
    return {
      primero: hechos[0]?.ms ?? Number.NaN,
      todos: hechos.at(-1)?.ms ?? Number.NaN,
      solo: mediana(solos),
      negados: hechos.filter(({ numero }) => numero === null).length,
      enOrden: numeros.every((numero, i) => i === 0 || numero > (numeros[i - 1] ?? Number.NaN)),
    };
  } finally {
    await servidor.terminar('SIGTERM');
  }
}

/**
 * `--certificados` measures the first certificate after a rest and fifteen more that come with it, then some one after
 * the other.
 */
export async function medirDescanso(argumentos: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argumentos,
    options: {
      certificados: { type: 'boolean' },
      filas: { type: 'string', default: '0' },
      datos: { type: 'string' },
    },
  });
  const entorno = await levantar([], values.datos);
  const { pool, db } = crearDb({ url: entorno.urlBase, max: 1, statementTimeout: 0 });
  try {
    await poblar(entorno.urlBase, Number(values.filas));
    const muestras = await tomarMuestras(pool, 'CNS', A_LA_VEZ + SEGUIDOS);
    const rondas: Awaited<ReturnType<typeof unaRonda>>[] = [];
    for (let i = 0; i < RONDAS; i += 1) {
      const ronda = await unaRonda(entorno, muestras);
      rondas.push(ronda);
      const { primero, todos, solo, negados, enOrden } = ronda;
      console.log(
        `· ${A_LA_VEZ} a la vez tras un descanso: el primero ${primero.toFixed(0)} ms (${(primero / solo).toFixed(0)} veces uno solo), todos ${todos.toFixed(0)} ms; ` +
          `uno solo ${solo.toFixed(0)} ms; ${negados} negados, ${enOrden ? 'en orden' : 'en desorden'}; carga ${loadavg()[0]?.toFixed(1)}`,
      );
    }
    const primero = mediana(rondas.map((ronda) => ronda.primero));
    const veces = mediana(rondas.map((r) => r.primero / r.solo));
    const razon = mediana(rondas.map((r) => r.todos / (r.primero + (A_LA_VEZ - 1) * r.solo)));
    console.log(
      `· el primero ${primero.toFixed(0)} ms (hasta ${PRESUPUESTO.primeroMs} en una máquina quieta), ${veces.toFixed(0)} veces uno solo (hasta ${PRESUPUESTO.primero}); todos ${razon.toFixed(2)} veces el primero y quince solos (hasta ${PRESUPUESTO.todos})`,
    );
    const bien = veces <= PRESUPUESTO.primero && razon <= PRESUPUESTO.todos;
    if (!bien || rondas.some(({ negados, enOrden }) => negados > 0 || !enOrden)) process.exitCode = 1;
  } finally {
    await db.destroy();
    await entorno.cerrar();
  }
}
