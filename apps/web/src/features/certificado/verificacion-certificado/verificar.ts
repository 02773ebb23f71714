import type { Respuesta } from '@sgpa/contract/endpoints';
import { RUTAS } from '@sgpa/contract/rutas.generated';
import { reparoDeCodigo } from '@sgpa/domain/certificado/codigo';
import { BASES } from '../../../lib/config.ts';

export type Verificacion = Respuesta<'verificacion-certificado'>;

const DEMASIADAS = 429;
/** The limit is much longer than any code: the server takes no more. */
const SIGNOS_MAX = 200;
const SIN_CONEXION = 'Sin conexión: todavía no se verificó. Se verificará apenas vuelva la conexión.';
const SIN_RED = 'Sin conexión: no se pudo llegar al servidor. Verifique su conexión y vuelva a intentar.';
const SIN_RESPUESTA = 'El servidor no pudo responder. Vuelva a intentar en unos minutos.';

/** A failed call has no answer, and counts as not authentic (document 2 §7). */
export type Consultado =
  | { dicho: Verificacion; falla: null }
  | { dicho: null; falla: string }
  /** Too many unknown codes came from this address, and the server did not look. */
  | 'espere';

/** Says why the server is not asked: a code not asked about counts neither as authentic nor as not. */
export const queImpide = (codigo: string, enLinea: boolean): string | null =>
  reparoDeCodigo(codigo) ?? (enLinea ? null : SIN_CONEXION);

/** Asks without session and without the application's client, so that the page stays light. */
export async function verificar(codigo: string): Promise<Consultado> {
  try {
    const escrito = encodeURIComponent(codigo.slice(0, SIGNOS_MAX));
    const direccion = RUTAS['verificacion-certificado'].path.replace(':code', escrito);
    const respuesta = await fetch(`${BASES.api}${direccion}`, { credentials: 'omit' });
    if (respuesta.status === DEMASIADAS) return 'espere';
    if (!respuesta.ok) return { dicho: null, falla: SIN_RESPUESTA };
    const dicho: Verificacion = await respuesta.json();
    return { dicho, falla: null };
  } catch {
    return { dicho: null, falla: SIN_RED };
  }
}
