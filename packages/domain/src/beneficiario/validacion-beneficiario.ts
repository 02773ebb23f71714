/** Checks the panel's 'PASO 1 Validar' (document 2 §5 'Beneficiary step 1'); the wizard's is `revisarPaso1`. */
import { revisarComplemento, revisarNumeroDocumento, revisarRequerido } from '../shared/campos.ts';
import { type Fechas, revisarFechaAfiliacion, revisarFechaNacimiento } from '../shared/campos-fecha.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { type Campos, type ProblemaDeCampo, type Problemas, soloProblemas } from '../shared/problemas.ts';

/** The kin is required wherever a beneficiary is validated, registered or updated. */
export const revisarParentesco = (parentesco: string | null | undefined): ProblemaDeCampo | null =>
  revisarRequerido(parentesco, 'Completar parentezco');

type Datos = Campos<'numero_documento' | 'complemento_documento' | 'parentesco_titular'> &
  Fechas<'fecha_nacimiento' | 'fecha_inicio'>;
export type CampoPaso1Beneficiario = keyof Datos;

/** Step 1 of the panel says this over the form when one of its fields is missing. */
export const AVISO_PASO1_BENEFICIARIO =
  'Debe introducir Número de documento, Fecha de Nacimiento y Grado de Parentesco';

/** Checks the number while it is typed; the button checks the whole step with {@link revisarPaso1Beneficiario}. */
export const revisarNumeroBeneficiario = (numero: string): ProblemaDeCampo | null =>
  revisarNumeroDocumento(numero, 'Número de Documento Obligatorio.');

export function revisarPaso1Beneficiario(datos: Datos, hoy: FechaCivil): Problemas<CampoPaso1Beneficiario> {
  return soloProblemas({
    numero_documento: revisarNumeroDocumento(datos.numero_documento, 'Completar Nro. de documento de Identdad'),
    complemento_documento: revisarComplemento(datos.complemento_documento),
    fecha_nacimiento: revisarFechaNacimiento(datos.fecha_nacimiento, hoy),
    parentesco_titular: revisarParentesco(datos.parentesco_titular),
    fecha_inicio: revisarFechaAfiliacion(datos.fecha_inicio, { hoy, nacimiento: datos.fecha_nacimiento }),
  });
}
