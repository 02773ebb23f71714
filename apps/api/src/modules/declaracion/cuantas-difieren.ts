import { comoPeriodo, partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { mesDe } from '@sgpa/domain/estadistica/periodos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { juntas } from '../../db/mensajes.ts';
import type { Trx } from '../../db/pool.ts';
import { deLosPeriodos } from './declaracion.queries.ts';
import { deLasVigentes, diferenciasDe } from './diferencias.ts';

/** Declarations in force of the months that end so which differ from the register's count: what their list finds. */
export async function cuantasDifieren(trx: Trx, cierres: readonly FechaCivil[]): Promise<number> {
  const [declaradas, ...suyos] = await juntas(trx, [
    deLosPeriodos(
      trx,
      cierres.map((cierre) => comoPeriodo(partesDelDia(cierre))),
    ).where('d.estado', '=', 'REMITIDO'),
    ...deLasVigentes(trx, cierres.map(mesDe).toSorted()[0]),
  ]);
  const frenteAlRegistro = diferenciasDe(...suyos);
  return declaradas.filter((declarada) => frenteAlRegistro(declarada).difiere === true).length;
}
