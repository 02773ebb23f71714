import { loadavg } from 'node:os';
import { setTimeout as pausa } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { ingresar } from '@sgpa/testing/cliente-registro';
import { cargarHttp, type Peticion } from './carga-http.ts';
import { levantar } from './entorno.ts';
import { llenarAuditoria, MOLESTIAS } from './molestias.ts';
import { type Resumen, resumir } from './percentiles.ts';
import { poblar } from './poblar.ts';

/** Others wait at most so long at p95, in ms, whatever one account or many strangers do meanwhile. */
const PRESUPUESTO = { lista: 250, vivo: 100, ingreso: 1500 };
const FILAS_DE_AUDITORIA = 5000;
const LISTA = '/api/v1/afiliado/ente-gestor-all';

const decir = ({ p50, p95, p99, porSegundo, errores }: Resumen) =>
  `${[p50, p95, p99].map((ms) => ms.toFixed(0)).join(' / ')} ms, ${porSegundo.toFixed(0)} /s, ${errores} negadas`;

/** Asks now and then, so that asking is no load of its own. */
async function sondear(url: string, { path, ...pedido }: Peticion, cadaMs: number, segundos: number): Promise<Resumen> {
  const tiempos: number[] = [];
  let negadas = 0;
  const fin = performance.now() + segundos * 1000;
  while (performance.now() < fin) {
    const desde = performance.now();
    const bien = await fetch(url + path, pedido)
      .then(async (respuesta) => respuesta.arrayBuffer().then(() => respuesta.ok))
      .catch(() => false);
    if (bien) tiempos.push(performance.now() - desde);
    else negadas += 1;
    await pausa(cadaMs);
  }
  return resumir(tiempos, segundos, negadas);
}

/**
 * Takes `--filas=N`, `--segundos=N`, `--datos=DIR` and measures what a clerk waits for while one other account reads,
 * exports or sends all it can.
 */
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
    await llenarAuditoria(entorno.urlBase, FILAS_DE_AUDITORIA);
    const { url } = entorno.servidor;
    const segundos = Number(values.segundos);
    const de = async (usuario: string) => ({
      authorization: `Bearer ${await ingresar(url, usuario)}`,
      'content-type': 'application/json',
    });
    const [cara, ajena] = [await de('adm.autoridad'), await de('ope.afiliaciones')];
    // Another user signs in: each sign-in is a session more, of which one user has only so many.
    const credenciales = JSON.stringify({ username: 'adm.ente', password: PASSWORD_DEMO });
    const PEDIDOS: Record<'lista' | 'listo' | 'vivo' | 'ingreso', Peticion> = {
      lista: { method: 'GET', path: `${LISTA}?limit=10`, headers: ajena },
      listo: { method: 'GET', path: '/salud/listo' },
      vivo: { method: 'GET', path: '/salud/vivo' },
      ingreso: {
        method: 'POST',
        path: '/api/v1/login_app',
        headers: { 'content-type': 'application/json' },
        body: credenciales,
      },
    };
    /** Measures one clerk's requests, each on a connection of its own. */
    const medir = async (que: string) => {
      const [lista, listo, vivo, ingreso] = await Promise.all([
        cargarHttp({ url, conexiones: 1, segundos, siguiente: () => PEDIDOS.lista }),
        sondear(url, PEDIDOS.listo, 50, segundos),
        sondear(url, PEDIDOS.vivo, 20, segundos),
        sondear(url, PEDIDOS.ingreso, 500, segundos),
      ]);
      console.log(`· ${que} (carga ${loadavg()[0]?.toFixed(0)})`);
      for (const [cual, resumen] of Object.entries({ lista, listo, vivo, ingreso }))
        console.log(`    ${cual}: ${decir(resumen)}`);
      return { lista, vivo, ingreso };
    };
    await medir('sin nadie más');
    for (const { que, molestar } of MOLESTIAS) {
      const fin = new AbortController();
      const molestia = molestar(url, cara, fin.signal);
      const medidos = await medir(`entre ${que}`);
      fin.abort();
      console.log(`    respondidas a los lazos: ${((await molestia) / segundos).toFixed(0)} /s`);
      for (const cual of ['lista', 'vivo', 'ingreso'] as const)
        if (!(medidos[cual].p95 <= PRESUPUESTO[cual])) process.exitCode = 1;
    }
  } finally {
    await entorno.cerrar();
  }
}
