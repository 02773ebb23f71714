import { z } from 'zod';
import type { Db } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Clock } from '../../deps.ts';
import type { Custodia, Firmante } from '../../integrations/custodia/port.ts';
import { Alarma } from './alarma.ts';
import { guardarSello, porSellar, selloNumero, tomarTurno, ultimoSello } from './sellado.queries.ts';
import { hashDeSello, ORIGEN, porFirmar } from './sello.ts';

/** A seal holds this many rows, which a verification has in memory at a time. */
export const FILAS_POR_SELLO = 2000;
/** A turn of sealing ends after so many, so that a stop does not wait long for a bulk load's backlog. */
export const SELLOS_POR_TURNO = 100;

interface SelladoDeps {
  /** Seals are made as the owner: no session may seal. */
  db: Db;
  clock: Clock;
  firmante: Firmante;
}

/** Makes one seal in a transaction of its own; returns how many rows it holds, 0 where there was nothing to seal. */
function sellar({ db, clock, firmante }: SelladoDeps, cuantas: number): Promise<number> {
  return enTransaccion(db, async (trx) => {
    await tomarTurno(trx);
    const ultimo = await ultimoSello(trx);
    const filas = await porSellar(trx, ultimo?.hasta_xid ?? '0', ultimo?.hasta_id ?? 0, cuantas);
    if (filas?.eslabones == null || filas.hasta_xid === null || filas.hasta_id === null) return 0;
    // A clock that was put back must not make a seal older than the one before it.
    const ahora = Math.max(clock.ahora().getTime(), ultimo?.sellado_en.getTime() ?? 0);
    const sellado = {
      numero: (ultimo?.numero ?? 0) + 1,
      hasta_xid: filas.hasta_xid,
      hasta_id: filas.hasta_id,
      eslabones: filas.eslabones,
      hash_anterior: ultimo?.hash ?? ORIGEN,
      sellado_en: new Date(ahora),
    };
    const hash = hashDeSello(sellado);
    await guardarSello(trx, { ...sellado, hash, kid: firmante.kid, firma: firmante.firmar(porFirmar(hash)) });
    return filas.filas;
  });
}

/** Seals what transactions older than every open one wrote: it waits for no writer, and no writer for it. */
export async function sellarAuditoria(deps: SelladoDeps, cuantas = FILAS_POR_SELLO): Promise<number> {
  let selladas = 0;
  for (let sello = 0; sello < SELLOS_POR_TURNO; sello += 1) {
    const filas = await sellar(deps, cuantas);
    selladas += filas;
    if (filas < cuantas) break;
  }
  return selladas;
}

const testigo = z.strictObject({ sello: z.int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** A seal's number and hash are noted outside of the database, where whoever cuts the chain off cannot reach. */
export type Testigo = z.infer<typeof testigo>;

const escribirTestigo = ({ numero, hash }: { numero: number; hash: Buffer }): string =>
  JSON.stringify({ sello: numero, hash: hash.toString('hex') } satisfies Testigo);

/** A line that a power cut left half written is passed over. */
export const leerTestigo = (linea: string): Testigo[] => {
  try {
    return [testigo.parse(JSON.parse(linea))];
  } catch {
    return [];
  }
};

interface TestigosDeps {
  /** Witnesses are noted as the owner. */
  db: Db;
  custodia: Custodia;
}

/**
 * Notes the last seal outside of the database: a head comes only at the day's end, and until then a database superuser
 * could cut off what was sealed of it. It is noted after it was sealed, so that the chain has whatever was noted.
 */
export function atestiguarSello({ db, custodia }: TestigosDeps): Promise<void> {
  return enTransaccion(db, async (trx) => {
    await tomarTurno(trx);
    const ultimo = await ultimoSello(trx);
    const desde = Math.max(0, (ultimo?.numero ?? 0) - SELLOS_POR_TURNO);
    const previo = (await custodia.testigos(desde)).flatMap(leerTestigo).at(-1);
    if (previo !== undefined && (await selloNumero(trx, previo.sello))?.hash.toString('hex') !== previo.hash)
      throw new Alarma('the audit chain lacks a seal that was noted');
    if (ultimo !== undefined && ultimo.numero !== previo?.sello)
      await custodia.atestiguar(ultimo.numero, escribirTestigo(ultimo));
  });
}
