import pg from 'pg';
import { type Resumen, resumir } from './percentiles.ts';

export interface Sentencia {
  /** Of a prepared statement. */
  name?: string;
  text: string;
  values: unknown[];
}

interface Espia {
  query(primero: unknown, ...resto: unknown[]): unknown;
}

/** Records every statement that the pool sends from now on. */
export function espiar(pool: pg.Pool): { tomar(): Sentencia[] } {
  let vistas: Sentencia[] = [];
  pool.on('connect', (cliente) => {
    const espia: Espia = cliente;
    const original = espia.query.bind(cliente);
    espia.query = (primero, ...resto) => {
      const [values] = resto;
      if (typeof primero === 'string') vistas.push({ text: primero, values: Array.isArray(values) ? values : [] });
      else if (typeof primero === 'object' && primero !== null && 'text' in primero) {
        const conValores = 'values' in primero && Array.isArray(primero.values) ? primero.values : [];
        const name = 'name' in primero && typeof primero.name === 'string' ? { name: primero.name } : {};
        vistas.push({ ...name, text: String(primero.text), values: conValores });
      }
      return original(primero, ...resto);
    };
  });
  return {
    tomar() {
      const tomadas = vistas;
      vistas = [];
      return tomadas;
    },
  };
}

const LECTURA = /^\s*(select|with)\b/i;
const DE_ALCANCE = /set_config|sesion_vigente/;

/** What the request reads, without session, scope, audit and transaction. */
export const soloLecturas = (sentencias: readonly Sentencia[]): Sentencia[] =>
  sentencias.filter(({ text }) => LECTURA.test(text) && !DE_ALCANCE.test(text));

interface Opciones {
  url: string;
  conexiones: number;
  segundos: number;
  /** Statements of each request; they go round. */
  muestras: readonly (readonly Sentencia[])[];
}

/** The same statements with the same values, through the driver alone. */
export async function cargarSql({ url, conexiones, segundos, muestras }: Opciones): Promise<Resumen> {
  const pool = new pg.Pool({ connectionString: url, max: conexiones, min: conexiones });
  const tiempos: number[] = [];
  let errores = 0;
  let orden = 0;
  const inicio = performance.now();
  const fin = inicio + segundos * 1000;
  const cliente = async () => {
    const conexion = await pool.connect();
    try {
      while (performance.now() < fin) {
        const desde = performance.now();
        const muestra = muestras[orden++ % muestras.length] ?? [];
        try {
          for (const sentencia of muestra) await conexion.query({ ...sentencia });
          tiempos.push(performance.now() - desde);
        } catch {
          errores += 1;
          await conexion.query('rollback');
        }
      }
    } finally {
      conexion.release();
    }
  };
  await Promise.all(Array.from({ length: conexiones }, cliente));
  const resumen = resumir(tiempos, (performance.now() - inicio) / 1000, errores);
  await pool.end();
  return resumen;
}
