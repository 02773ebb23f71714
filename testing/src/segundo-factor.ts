import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { ApiDePrueba } from './api.ts';
import { CLAVE_TOTP } from './totp.ts';

/** Turns it on as the account's user would, with {@link CLAVE_TOTP}. */
export const conSegundoFactor = ({ base, deps, reloj }: ApiDePrueba, idUsuario: IdUsuario): Promise<void> =>
  guardarFactor(base.owner.db, deps.cofre, reloj.ahora(), idUsuario);

/** Turns it on in whatever database. */
export async function guardarFactor(
  db: ApiDePrueba['base']['owner']['db'],
  cofre: ApiDePrueba['deps']['cofre'],
  ahora: Date,
  idUsuario: IdUsuario,
): Promise<void> {
  await db
    .insertInto('segundo_factor')
    .values({
      id_usuario: idUsuario,
      secreto: await cofre.guardar(idUsuario, CLAVE_TOTP),
      preparado_en: ahora,
      activado_en: ahora,
    })
    .execute();
}

/** Adds a recovery code to the account, as it is kept. */
export async function conCodigo({ base, deps }: ApiDePrueba, idUsuario: IdUsuario, codigo: string): Promise<void> {
  const { secreto } = await base.owner.db
    .selectFrom('segundo_factor')
    .select('secreto')
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  const huella = await deps.cofre.huella(idUsuario, secreto, codigo);
  await base.owner.db.insertInto('codigo_recuperacion').values({ id_usuario: idUsuario, huella }).execute();
}
