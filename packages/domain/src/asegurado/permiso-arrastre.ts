/**
 * What an action does to another affiliation asks the same permission as doing it directly (acuerdos §10 'Whose word a
 * death is'), but for a beneficiary who follows the holder.
 */
import { puede, type Slug } from '../cuenta/permisos.ts';
import { rolAtiende } from '../titular/tipo-asegurado.ts';

interface Arrastrada {
  tipo: 'TITULAR' | 'BENEFICIARIO';
  /** The insured type comes as its name or its code. */
  tipo_asegurado: string;
  /** The holder's affiliation is in the same action: a beneficiary's right ends or changes with the holder's. */
  sigueAlTitular: boolean;
}

const DIRECTAS = {
  baja: { TITULAR: 'baja-titular', BENEFICIARIO: 'baja-beneficiario' },
  actualizacion: { TITULAR: 'actualizacion-titular', BENEFICIARIO: 'actualizacion-beneficiario' },
} as const satisfies Record<string, Record<Arrastrada['tipo'], Slug>>;

/** `accion` is the use case that reaches the affiliation: an update changes it; whatever else it is counts as a baja. */
export function puedeArrastrar(
  rol: string,
  accion: string,
  { tipo, tipo_asegurado, sigueAlTitular }: Arrastrada,
): boolean {
  const directa = DIRECTAS[accion.startsWith('actualizacion-') ? 'actualizacion' : 'baja'][tipo];
  return (sigueAlTitular || puede(rol, directa)) && rolAtiende(rol, tipo_asegurado);
}
