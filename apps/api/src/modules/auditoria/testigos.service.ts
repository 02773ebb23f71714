import { z } from 'zod';
import type { Db } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Custodia } from '../../integrations/custodia/port.ts';
import { Alarma } from './alarma.ts';
import { selloNumero, tomarTurno, ultimoSello } from './sellado.queries.ts';
import { SELLOS_POR_TURNO } from './sellado.service.ts';

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
