import type { DatosContactoPedido } from '@sgpa/contract/shared/contacto';
import { type CamposPersona, pedidoDePersona } from '../persona/campos-persona.ts';

export interface Versiones {
  version: number;
  version_ficha: number;
}

/** What every correction sends of a record: over which version it was typed, and the person. */
export const cabezaDePedido = (
  { version, version_ficha }: Versiones,
  form: CamposPersona,
  /** JPEG as a data URL when it was replaced; absent, the photograph stays. */
  foto: string | null,
): Versiones & { persona: DatosContactoPedido } => ({
  version,
  version_ficha,
  persona: { ...pedidoDePersona(form), ...(foto === null ? {} : { foto_persona: foto }) },
});
