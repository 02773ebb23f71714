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

/** What a typed code shows, to be spent in the transaction of what it is shown for. */
export type Prueba = { paso: number } | { huella: Buffer };

/** Null where it shows nothing. Of a recovery code only spending it tells whether it is one. */
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

/** False where it was spent before: the same code, at the same moment too, is taken once. */
export const gastar = (trx: Trx, idUsuario: IdUsuario, prueba: Prueba, ahora: Date): Promise<boolean> =>
  'paso' in prueba ? pasoGastado(trx, idUsuario, prueba.paso) : codigoGastado(trx, idUsuario, prueba.huella, ahora);

/** To be shown once, and what is kept of them beside the factor. */
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
