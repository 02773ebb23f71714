import { comoPeriodo, partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { mesDe } from '@sgpa/domain/estadistica/periodos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Trx } from '../../db/pool.ts';
import { deLosPeriodos } from './declaracion.queries.ts';
import { deLasVigentes, diferenciasDe } from './diferencias.ts';

/** Declarations in force of the months that end so which differ from the register's count: what their list finds. */
export async function cuantasDifieren(trx: Trx, cierres: readonly FechaCivil[]): Promise<number> {
  const periodos = cierres.map((cierre) => comoPeriodo(partesDelDia(cierre)));
  const [declaradas, suyos] = await Promise.all([
    deLosPeriodos(trx, periodos).where('d.estado', '=', 'REMITIDO').execute(),
    deLasVigentes(trx, cierres.map(mesDe).toSorted()[0]),
  ]);
  const frenteAlRegistro = diferenciasDe(suyos);
  return declaradas.filter((declarada) => frenteAlRegistro(declarada).difiere === true).length;
}
