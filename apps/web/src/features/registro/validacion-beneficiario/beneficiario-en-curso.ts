/** Session storage holds who step 1 validated and whose beneficiary they will be, for steps 2 and 3. */
import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import { borrarBorrador } from '../../../lib/borrador.ts';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { guardarPersona, leerPersona, olvidarTodo, type PersonaEnCurso } from '../../asistente/persona-en-curso.ts';

export const { borradores: BORRADOR, rutas: RUTAS } = ASISTENTES.beneficiario;

/** The draft holds what was typed, asked and chosen of the holder in step 1. */
export const BORRADOR_TITULAR = 'registro-beneficiario-titular';

export interface BeneficiarioEnCurso extends PersonaEnCurso {
  titular: TitularEncontrado;
  /** The kin is a name in the list PARENTESCO; empty where step 3 asks for it. */
  parentesco: string;
  /** The holder's present spouse, who is somebody else, has this kin. */
  conyuge?: string | null;
}

export function leerBeneficiario(): BeneficiarioEnCurso | null {
  const enCurso = leerPersona(BORRADOR);
  return enCurso !== null && 'titular' in enCurso ? (enCurso as BeneficiarioEnCurso) : null;
}

/** What was typed in step 3 belongs to one person beside one holder's affiliation. */
export function guardarBeneficiario(enCurso: BeneficiarioEnCurso): void {
  guardarPersona(BORRADOR, enCurso, String(enCurso.titular.idAfiliadoEnteGestor));
}

/** What was typed of one holder's beneficiary does not hold beside another holder. */
export const olvidarBeneficiario = (): void => olvidarTodo(BORRADOR);

export function olvidarRegistro(): void {
  olvidarTodo(BORRADOR);
  borrarBorrador(BORRADOR_TITULAR);
}
