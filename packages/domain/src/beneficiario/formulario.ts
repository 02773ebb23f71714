/**
 * The checks of the beneficiary forms (document 2 §5 'Beneficiary step 1', 'Wizards' and 'Beneficiary update'). The step
 * 1 of the dependent wizard is that of the holder's: `revisarPaso1`.
 */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import {
  type Problema,
  revisarComplemento,
  revisarFecha,
  revisarFechaAfiliacion,
  revisarFechaNacimiento,
  revisarNumeroDocumento,
  revisarRequerido,
} from '../titular/formulario.ts';
import { revisarContacto } from '../titular/pasos-formulario.ts';
import { type Campos, type Problemas, soloProblemas } from '../titular/problemas.ts';

export type CampoPaso1Beneficiario =
  | 'numero_documento'
  | 'complemento_documento'
  | 'fecha_nacimiento'
  | 'parentesco_titular'
  | 'fecha_inicio';

export type CampoPaso3Beneficiario =
  | 'fecha_inicio'
  | 'parentesco_titular'
  | 'correo_electronico'
  | 'telefono_domicilio'
  | 'telefono_movil';

const PARENTESCO_REQUERIDO = 'Completar parentezco';

/** What step 1 of the panel says over the form when something of it is missing. */
export const AVISO_PASO1_BENEFICIARIO =
  'Debe introducir Número de documento, Fecha de Nacimiento y Grado de Parentesco';

/** While the number is typed; pressing the button checks the whole step with {@link revisarPaso1Beneficiario}. */
export const revisarNumeroBeneficiario = (numero: string): Problema =>
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
    parentesco_titular: revisarRequerido(datos.parentesco_titular, PARENTESCO_REQUERIDO),
    fecha_inicio: revisarFechaAfiliacion(datos.fecha_inicio, { hoy, nacimiento }),
  });
}

/**
 * Step 3 of the dependent wizard, and the beneficiary update. `soloEstablecimiento`: the role CAJA_WEB_SUS sees only the
 * block of the health establishment, so what it does not see is not asked for.
 */
export function revisarPaso3Beneficiario(
  datos: Campos<CampoPaso3Beneficiario>,
  contexto: { hoy: FechaCivil; nacimiento?: FechaCivil | null; soloEstablecimiento?: boolean },
): Problemas<CampoPaso3Beneficiario> {
  const personales = revisarContacto(datos);
  if (contexto.soloEstablecimiento) return personales;
  return {
    ...soloProblemas({
      fecha_inicio: revisarFechaAfiliacion(datos.fecha_inicio, contexto),
      parentesco_titular: revisarRequerido(datos.parentesco_titular, PARENTESCO_REQUERIDO),
    }),
    ...personales,
  };
}
