import type { Sentencia } from '@sgpa/api/db/lote';
import { AJUSTES } from '@sgpa/api/db/pool';
import pg from 'pg';
import { type Resumen, resumir } from './percentiles.ts';

/** What goes to the database for one request: statements, by the message that they travel in. */
export type Mensajes = readonly (readonly Sentencia[])[];

const LECTURA = /^\s*(select|with)\b/i;
const DE_ALCANCE = /sesion_tomar/;

/** What the request reads, without session, scope, audit and transaction. */
export const soloLecturas = (mensajes: Mensajes): Sentencia[][] =>
  mensajes
    .map((mensaje) => mensaje.filter(({ text }) => LECTURA.test(text) && !DE_ALCANCE.test(text)))
    .filter(({ length }) => length > 0);

interface Opciones {
  url: string;
  conexiones: number;
  segundos: number;
  /** Of each request; they go round. */
  muestras: readonly Mensajes[];
}

/** The same statements with the same values, through the driver alone. */
export async function cargarSql({ url, conexiones, segundos, muestras }: Opciones): Promise<Resumen> {
  const pool = new pg.Pool({
    connectionString: url,
    max: conexiones,
    min: conexiones,
    pipeline: true,
    options: AJUSTES,
  });
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
          for (const mensaje of muestra)
            await Promise.all(
              mensaje.map(({ name, text, values }) => conexion.query({ name, text, values: [...values] })),
            );
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
