import { setTimeout as pausa } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ingresar } from '@sgpa/banco-de-pruebas/cliente-registro';
import { cargarHttp, type Peticion } from './carga-http.ts';
import { levantar } from './entorno.ts';
import { poblar } from './poblar.ts';

/** Loops of the account that reads dearly; of the other one there is one, as of a clerk. */
const LAZOS = 32;
const PRESUPUESTO_P95_MS = 250;
const LISTA = '/api/v1/afiliado/ente-gestor-all';
const EXPORTACION = '/api/v1/asegurado/exportacion?formato=csv';

/** Names, pages in the middle, statistics. */
const CARAS: readonly Omit<Peticion, 'headers'>[] = [
  { method: 'GET', path: `${LISTA}?nombre=mamani&limit=100` },
  { method: 'GET', path: `${LISTA}?nombre=quispe%20condori&limit=100` },
  { method: 'GET', path: `${LISTA}?limit=100&page=700` },
  { method: 'GET', path: `${LISTA}?limit=100&page=900&estado=TODOS` },
  { method: 'POST', path: '/api/v1/estadistica/grupoEtareo', body: '{}' },
  { method: 'POST', path: '/api/v1/estadistica/totalPorEstado', body: '{}' },
];

/** One file after the other, as fast as they come. */
async function exportarSinFin(url: string, headers: Record<string, string>, fin: AbortSignal): Promise<void> {
  while (!fin.aborted) {
    const respuesta = await fetch(url + EXPORTACION, { headers, signal: fin }).catch(() => null);
    await respuesta?.arrayBuffer().catch(() => null);
    if (!respuesta?.ok) await pausa(100);
  }
}

/** `--filas=N`, `--segundos=N`, `--datos=DIR`: what a clerk waits for the list while one other account reads all it can. */
export async function medirCuentas(argumentos: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argumentos,
    options: {
      cuentas: { type: 'boolean' },
      filas: { type: 'string', default: '200000' },
      segundos: { type: 'string', default: '10' },
      datos: { type: 'string' },
    },
  });
  const entorno = await levantar([], values.datos);
  try {
    await poblar(entorno.urlBase, Number(values.filas));
    const { url } = entorno.servidor;
    const segundos = Number(values.segundos);
    const de = async (usuario: string) => ({
      authorization: `Bearer ${await ingresar(url, usuario)}`,
      'content-type': 'application/json',
    });
    const [cara, ajena] = [await de('adm.autoridad'), await de('ope.afiliaciones')];
    const unaLista = () => ({ method: 'GET' as const, path: `${LISTA}?limit=10`, headers: ajena });
    const deLaOtra = { url, conexiones: 1, segundos, siguiente: unaLista };
    const sola = await cargarHttp(deLaOtra);
    let orden = 0;
    const siguiente = (): Peticion => ({ ...(CARAS[orden++ % CARAS.length] ?? unaLista()), headers: cara });
    const fin = new AbortController();
    const [entre, caras] = await Promise.all([
      cargarHttp(deLaOtra).finally(() => fin.abort()),
      cargarHttp({ url, conexiones: LAZOS, segundos, siguiente }),
      exportarSinFin(url, cara, fin.signal),
    ]);
    for (const [que, { p50, p95, p99, porSegundo, errores }] of Object.entries({
      'la lista, sola': sola,
      [`la lista, entre ${LAZOS} lazos de otra cuenta (p95 hasta ${PRESUPUESTO_P95_MS})`]: entre,
      'los lazos': caras,
    }))
      console.log(
        `· ${que}: ${[p50, p95, p99].map((ms) => ms.toFixed(0)).join(' / ')} ms, ${porSegundo.toFixed(0)} por segundo, ${errores} negadas`,
      );
    if (!(entre.p95 <= PRESUPUESTO_P95_MS)) process.exitCode = 1;
  } finally {
    await entorno.cerrar();
  }
}
