/**
 * The checks of 'PASO 1 Validar' of the beneficiaries panel (document 2 §5 'Beneficiary step 1'). The step 1 of the
 * dependent wizard is that of the holder's: `revisarPaso1`.
 */
import { revisarComplemento, revisarNumeroDocumento } from '../shared/campos.ts';
import { revisarFecha, revisarFechaAfiliacion, revisarFechaNacimiento } from '../shared/campos-fecha.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { type Campos, type ProblemaDeCampo, type Problemas, soloProblemas } from '../shared/problemas.ts';
import { revisarParentesco } from './parentesco.ts';

export type CampoPaso1Beneficiario =
  | 'numero_documento'
  | 'complemento_documento'
  | 'fecha_nacimiento'
  | 'parentesco_titular'
  | 'fecha_inicio';

/** What step 1 of the panel says over the form when something of it is missing. */
export const AVISO_PASO1_BENEFICIARIO =
  'Debe introducir Número de documento, Fecha de Nacimiento y Grado de Parentesco';

/** While the number is typed; pressing the button checks the whole step with {@link revisarPaso1Beneficiario}. */
export const revisarNumeroBeneficiario = (numero: string): ProblemaDeCampo | null =>
  revisarNumeroDocumento(numero, 'Número de Documento Obligatorio.');

/** 'PASO 1 Validar' of the beneficiaries panel. */
export function revisarPaso1Beneficiario(
  datos: Campos<CampoPaso1Beneficiario>,
  hoy: FechaCivil,
): Problemas<CampoPaso1Beneficiario> {
  const nacimiento = revisarFecha(datos.fecha_nacimiento) === null ? (datos.fecha_nacimiento ?? null) : null;
  return soloProblemas({
    numero_documento: revisarNumeroDocumento(datos.numero_documento, 'Completar Nro. de documento de Identdad'),
    complemento_documento: revisarComplemento(datos.complemento_documento),
    fecha_nacimiento: revisarFechaNacimiento(datos.fecha_nacimiento, hoy),
    parentesco_titular: revisarParentesco(datos.parentesco_titular),
    fecha_inicio: revisarFechaAfiliacion(datos.fecha_inicio, { hoy, nacimiento }),
  });
}
