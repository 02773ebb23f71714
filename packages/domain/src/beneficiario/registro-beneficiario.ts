import { revisarContacto } from '../shared/campos.ts';
import { type Fechas, revisarFechaAfiliacion } from '../shared/campos-fecha.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';
import { revisarParentesco } from './validacion-beneficiario.ts';

type Texto = 'parentesco_titular' | 'correo_electronico' | 'telefono_domicilio' | 'telefono_movil';
type Datos = Campos<Texto> & Fechas<'fecha_inicio'>;
export type CampoPaso3Beneficiario = keyof Datos;

/**
 * Checks step 3 of the beneficiary's wizard and the beneficiary update (document 2 §5 'Wizards', 'Beneficiary update').
 * With `soloEstablecimiento` (role CAJA_WEB_SUS) only the health establishment is asked for, since the role sees no
 * more.
 */
export function revisarPaso3Beneficiario(
  datos: Datos,
  contexto: { hoy: FechaCivil; nacimiento?: FechaCivil | null; soloEstablecimiento?: boolean },
): Problemas<CampoPaso3Beneficiario> {
  const personales = revisarContacto(datos);
  if (contexto.soloEstablecimiento) return personales;
  return {
    ...soloProblemas({
      fecha_inicio: revisarFechaAfiliacion(datos.fecha_inicio, contexto),
      parentesco_titular: revisarParentesco(datos.parentesco_titular),
    }),
    ...personales,
  };
}
