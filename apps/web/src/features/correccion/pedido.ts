import type { DatosContactoPedido } from '@sgpa/contract/shared/contacto';
import { type CamposPersona, pedidoDePersona } from '../persona/campos-persona.ts';
import { type FotoEnMano, SIN_FOTO } from '../persona/fuente-de-foto.ts';

export interface Versiones {
  version: number;
  version_ficha: number;
}

/** Writes what every correction sends: over which version it was typed, and the person. */
export const cabezaDePedido = (
  { version, version_ficha }: Versiones,
  form: CamposPersona,
  foto: FotoEnMano,
): Versiones & { persona: DatosContactoPedido; quitar_foto?: true } => ({
  version,
  version_ficha,
  persona: { ...pedidoDePersona(form), ...(foto ? { foto_persona: foto } : {}) },
  ...(foto === SIN_FOTO ? { quitar_foto: true } : {}),
});
