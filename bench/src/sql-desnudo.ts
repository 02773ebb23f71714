import { AJUSTES } from '@sgpa/api/db/pool';
import pg from 'pg';
import type { Sentencia } from './escuchar.ts';
import { type Resumen, resumir } from './percentiles.ts';

/** Holds what goes to the database for one request: statements, by the message that they travel in. */
export type Mensajes = readonly (readonly Sentencia[])[];

const LECTURA = /^\s*(select|with)\b/i;
const DE_ALCANCE = /sesion_tomar|lecturas_anotar/;

/** Keeps what the request reads, without session, scope, audit and transaction. */
export const soloLecturas = (mensajes: Mensajes): Sentencia[][] =>
  mensajes
    .map((mensaje) => mensaje.filter(({ text }) => LECTURA.test(text) && !DE_ALCANCE.test(text)))
    .filter(({ length }) => length > 0);

interface Opciones {
  url: string;
  conexiones: number;
  segundos: number;
  /** Each sample is a page with the messages of its requests; pages go round. */
  muestras: readonly (readonly Mensajes[])[];
}

/** Sends the same statements with the same values, through the driver alone. */
export async function cargarSql({ url, conexiones, segundos, muestras }: Opciones): Promise<Resumen> {
  const pool = new pg.Pool({
    connectionString: url,
    max: conexiones,
    min: conexiones,
    pipeline: true,
    options: AJUSTES.map((ajuste) => `-c ${ajuste}`).join(' '),
  });
  const tiempos: number[] = [];
  let errores = 0;
  let orden = 0;
  const inicio = performance.now();
  const fin = inicio + segundos * 1000;
  const pedir = async (mensajes: Mensajes): Promise<boolean> => {
    const conexion = await pool.connect();
    try {
      for (const mensaje of mensajes)
        await Promise.all(mensaje.map(({ name, text, values }) => conexion.query({ name, text, values: [...values] })));
      return true;
    } catch {
      await conexion.query('rollback');
      return false;
    } finally {
      conexion.release();
    }
  };
  const cliente = async () => {
    while (performance.now() < fin) {
      const desde = performance.now();
      const respuestas = await Promise.all((muestras[orden++ % muestras.length] ?? []).map(pedir));
      if (respuestas.every(Boolean)) tiempos.push(performance.now() - desde);
      else errores += 1;
    }
  };
  await Promise.all(Array.from({ length: conexiones }, cliente));
  const resumen = resumir(tiempos, (performance.now() - inicio) / 1000, errores);
  await pool.end();
  return resumen;
}
