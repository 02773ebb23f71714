import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { juntas } from '../../db/mensajes.ts';
import type { Trx } from '../../db/pool.ts';
import { lasDeclaraciones } from './declaracion.queries.ts';
import { deLasVigentes, diferenciasDe } from './diferencias.ts';

/** Declarations in force of these days that differ from the register's count, by the rule of their list. */
export async function cuantasDifieren(trx: Trx, dias: readonly [FechaCivil, ...FechaCivil[]]): Promise<number> {
  const [declaradas, ...suyos] = await juntas(trx, [
    lasDeclaraciones(trx).where('d.estado', '=', 'REMITIDO').where('d.fecha', 'in', dias),
    ...deLasVigentes(trx, dias.toSorted()[0]),
  ]);
  const frenteAlRegistro = diferenciasDe(...suyos);
  return declaradas.filter((declarada) => frenteAlRegistro(declarada).difiere === true).length;
}
