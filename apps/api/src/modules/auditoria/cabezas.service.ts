import { type FechaCivil, hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import type { Db, Trx } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Clock } from '../../deps.ts';
import type { Custodia } from '../../integrations/custodia/port.ts';
import { Alarma } from './alarma.ts';
import { type Cabeza, cabezasEn, escribirCabeza, type Linea } from './cabeza.ts';
import {
  cabezasGuardadas,
  guardarCabeza,
  primerSello,
  selloAlFinDe,
  selloNumero,
  tomarTurno,
  ultimoSello,
} from './sellado.queries.ts';

interface CabezasDeps {
  /** Heads are written as the owner. */
  db: Db;
  clock: Clock;
  custodia: Custodia;
}

/** Raises the alarm where the chain was cut off or put back from a backup: somebody must look first. */
async function exigirContinuidad(trx: Trx, ultima: Cabeza | undefined, hoy: FechaCivil): Promise<void> {
  if (ultima === undefined) return;
  // Otherwise no more heads would come until that day.
  if (ultima.dia >= hoy)
    throw new Alarma('the last head is of a day that has not ended: the clock was ahead, or is behind');
  const sello = await selloNumero(trx, ultima.sello);
  if (sello?.hash.toString('hex') !== ultima.hash) throw new Alarma('the audit chain lacks its last exported head');
}

/** Lists the days after the last line, or from the first seal, up to yesterday: missed days are made up for. */
async function diasQueFaltan(trx: Trx, ultima: Cabeza | undefined, hoy: FechaCivil): Promise<FechaCivil[]> {
  const primero = ultima === undefined ? await primerSello(trx) : undefined;
  if (ultima === undefined && primero === undefined) return [];
  const dias: FechaCivil[] = [];
  const desde = ultima ? sumarDias(ultima.dia, 1) : hoyEnLaPaz(primero?.sellado_en ?? new Date(0));
  for (let dia = desde; dia < hoy; dia = sumarDias(dia, 1)) dias.push(dia);
  return dias;
}

/** Writes the head of each ended day into the file outside, and tells the database; it may be repeated or cut off. */
export function exportarCabezas({ db, clock, custodia }: CabezasDeps): Promise<number> {
  return enTransaccion(db, async (trx) => {
    await tomarTurno(trx);
    const ahora = clock.ahora();
    const enArchivo = cabezasEn(await custodia.leer());
    const guardadas = new Map((await cabezasGuardadas(trx)).map(({ dia, linea }) => [dia, linea]));
    const hoy = hoyEnLaPaz(ahora);
    await exigirContinuidad(trx, enArchivo.at(-1)?.cabeza, hoy);
    const nuevas: Linea[] = [];
    const ayer = sumarDias(hoy, -1);
    let previa = enArchivo.at(-1)?.texto;
    for (const dia of await diasQueFaltan(trx, enArchivo.at(-1)?.cabeza, hoy)) {
      // Yesterday's head takes all that is sealed by now, whatever day a clock that was ahead wrote into the seals.
      const sello = await (dia === ayer ? ultimoSello(trx) : selloAlFinDe(trx, dia));
      if (sello === undefined) continue;
      // A head that another server wrote into its own file is repeated here word for word.
      const deDia = { dia, sello: sello.numero, hash: sello.hash, previa };
      const linea = guardadas.get(dia) ?? escribirCabeza(deDia, custodia.firmante);
      nuevas.push(...cabezasEn([linea]));
      previa = linea;
    }
    if (nuevas.length > 0) await custodia.agregar(nuevas.map(({ texto }) => texto));
    for (const { texto: linea, cabeza } of [...enArchivo, ...nuevas].filter(({ cabeza }) => !guardadas.has(cabeza.dia)))
      await guardarCabeza(trx, { dia: cabeza.dia, numero_sello: cabeza.sello, linea, exportada_en: ahora });
    return nuevas.length;
  });
}
