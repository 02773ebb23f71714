import type { Rol } from '@sgpa/domain/cuenta/roles';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { lista, valor } from '../../../db/sentencia.ts';

export const rolesYFactores = lista(
  'rolesYFactores',
  { rol: 'text', nombre: 'text', exige: 'bool', cuentas: 'int4', con_segundo_factor: 'int4' },
  () => sql`select * from rol_segundo_factores()`,
);

/** False where it was so before. */
export const exigenciaPuesta = valor(
  'exigenciaPuesta',
  'bool',
  (rol: string, exige: boolean) => sql`select rol_exigir_segundo_factor(${rol}, ${exige}) as valor`,
);

/** As people call it. */
export const nombreDelRol = (trx: Trx, rol: Rol) =>
  trx.selectFrom('rol').select('nombre').where('codigo', '=', rol).executeTakeFirstOrThrow();
