/** Checks step 3 of the wizard, and the update of a holder (document 2 §5 'Wizards'). */
import { revisarContacto, revisarRequerido } from '../shared/campos.ts';
import { type Fechas, revisarFechaAfiliacion, revisarFechaIngreso } from '../shared/campos-fecha.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';

type Texto =
  | 'tipo_asegurado'
  | 'codigo_entidad'
  | 'tipo_codigo'
  | 'correo_electronico'
  | 'telefono_domicilio'
  | 'telefono_movil';
export type DatosPaso3 = Campos<Texto> & Fechas<'fecha_inicio' | 'fecha_ingreso_trabajo'>;
export type CampoPaso3 = keyof DatosPaso3;

/**
 * Checks step 3. With `seccionesOcultas` (role CAJA_WEB_SUS, or saved from the list's panel) the sections of entity and
 * employer are not on screen: their fields, which the product fills in, are not asked for.
 */
export function revisarPaso3(
  datos: DatosPaso3,
  contexto: { hoy: FechaCivil; nacimiento?: FechaCivil | null; seccionesOcultas?: boolean },
): Problemas<CampoPaso3> {
  const personales = revisarContacto(datos);
  if (contexto.seccionesOcultas) return personales;
  return {
    ...soloProblemas({
      fecha_inicio: revisarFechaAfiliacion(datos.fecha_inicio, contexto),
      tipo_asegurado: revisarRequerido(datos.tipo_asegurado),
      codigo_entidad: revisarRequerido(datos.codigo_entidad),
      tipo_codigo: revisarRequerido(datos.tipo_codigo),
      fecha_ingreso_trabajo: revisarFechaIngreso(datos.fecha_ingreso_trabajo, contexto),
    }),
    ...personales,
  };
}
