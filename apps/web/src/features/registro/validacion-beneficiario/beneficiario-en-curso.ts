/** Who step 1 validated and whose beneficiary they will be, held in session storage for steps 2 and 3. */
import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import { borrarBorrador } from '../../../lib/borrador.ts';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { guardarPersona, leerPersona, olvidarTodo, type PersonaEnCurso } from '../../asistente/persona-en-curso.ts';

export const { borrador: BORRADOR, rutas: RUTAS } = ASISTENTES.beneficiario;

/** The holder of step 1: what was typed, asked and chosen. */
export const BORRADOR_TITULAR = 'registro-beneficiario-titular';

export interface BeneficiarioEnCurso extends PersonaEnCurso {
  titular: TitularEncontrado;
  /** Name in the list PARENTESCO; empty where step 3 asks for it. */
  parentesco: string;
  /** Kin of the holder's present spouse, who is somebody else. */
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

/** Another holder: what was typed of the former one's beneficiary is not theirs. */
export const olvidarBeneficiario = (): void => olvidarTodo(BORRADOR);

/** After the affiliation is saved. */
export function olvidarRegistro(): void {
  olvidarTodo(BORRADOR);
  borrarBorrador(BORRADOR_TITULAR);
}
