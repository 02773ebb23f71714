import { randomBytes } from 'node:crypto';
import {
  BYTES_DE_CODIGO,
  CODIGOS_DE_RECUPERACION,
  escribirCodigo,
  leerCodigo,
} from '@sgpa/domain/cuenta/segundo-factor';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../db/pool.ts';
import type { Cofre } from '../../integrations/cofre/port.ts';
import { codigoGastado, pasoGastado } from './segundo-factor.queries.ts';
import { pasoDelCodigo } from './totp.ts';

/** A typed code is spent in the transaction of the deed that it is shown for. */
export type Prueba = { paso: number } | { huella: Buffer };

/** Gives null where the code is wrong. Whether a recovery code is right is known only once it is spent. */
export async function pruebaDelCodigo(
  cofre: Cofre,
  { id, segundo_factor }: { id: IdUsuario; segundo_factor: string },
  dicho: string,
  ahora: Date,
): Promise<Prueba | null> {
  const leido = leerCodigo(dicho);
  if (leido === null) return null;
  if (leido.clase === 'recuperacion') return { huella: await cofre.huella(id, segundo_factor, leido.codigo) };
  const paso = pasoDelCodigo(await cofre.abrir(id, segundo_factor), leido.codigo, ahora);
  return paso === null ? null : { paso };
}

/** Gives false where the code was spent before: it is taken once, even if it comes twice at the same moment. */
export const gastar = (trx: Trx, idUsuario: IdUsuario, prueba: Prueba, ahora: Date): Promise<boolean> =>
  'paso' in prueba ? pasoGastado(trx, idUsuario, prueba.paso) : codigoGastado(trx, idUsuario, prueba.huella, ahora);

/** Makes codes that are shown once, and the digests of them that are kept beside the factor. */
export async function nuevosCodigos(
  cofre: Cofre,
  idUsuario: IdUsuario,
  guardada: string,
): Promise<{ codigos: string[]; huellas: Buffer[] }> {
  const codigos = Array.from({ length: CODIGOS_DE_RECUPERACION }, () => escribirCodigo(randomBytes(BYTES_DE_CODIGO)));
  const huellas = await Promise.all(
    codigos.map((codigo) => cofre.huella(idUsuario, guardada, leerCodigo(codigo)?.codigo ?? codigo)),
  );
  return { codigos, huellas };
}
