/** The checks of whole wizard steps, one text per field that has a problem; no key means that the step may go on. */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import {
  revisarComplemento,
  revisarCorreo,
  revisarFechaAfiliacion,
  revisarFechaIngreso,
  revisarFechaNacimiento,
  revisarNombre,
  revisarNumeroDocumento,
  revisarRequerido,
  revisarTelefono,
} from './formulario.ts';
import { type Campos, type Problemas, soloProblemas } from './problemas.ts';

export type CampoPaso1 =
  | 'numero_documento'
  | 'complemento_documento'
  | 'fecha_nacimiento'
  | 'nombres'
  | 'primer_apellido'
  | 'segundo_apellido';

export type CampoPaso3 =
  | 'fecha_inicio'
  | 'tipo_asegurado'
  | 'codigo_entidad'
  | 'tipo_codigo'
  | 'fecha_ingreso_trabajo'
  | 'correo_electronico'
  | 'telefono_domicilio'
  | 'telefono_movil';

/** Step 1, '1. VALIDAR INFORMACIÓN': document number, birth date and first names are required. */
export function revisarPaso1(datos: Campos<CampoPaso1>, hoy: FechaCivil): Problemas<CampoPaso1> {
  return soloProblemas({
    numero_documento: revisarNumeroDocumento(datos.numero_documento),
    complemento_documento: revisarComplemento(datos.complemento_documento),
    fecha_nacimiento: revisarFechaNacimiento(datos.fecha_nacimiento, hoy),
    nombres: revisarRequerido(datos.nombres) ?? revisarNombre(datos.nombres),
    primer_apellido: revisarNombre(datos.primer_apellido),
    segundo_apellido: revisarNombre(datos.segundo_apellido),
  });
}

/**
 * Step 3. `seccionesOcultas`: for the role CAJA_WEB_SUS the managing-entity and employer sections are not on screen,
 * so their fields, which the product fills in, are not asked for.
 */
export function revisarPaso3(
  datos: Campos<CampoPaso3>,
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

type CampoContacto = 'correo_electronico' | 'telefono_domicilio' | 'telefono_movil';

/** The optional ways to reach a person, the same in every form. */
export function revisarContacto(datos: Campos<CampoContacto>): Problemas<CampoContacto> {
  return soloProblemas({
    correo_electronico: revisarCorreo(datos.correo_electronico),
    telefono_domicilio: revisarTelefono(datos.telefono_domicilio),
    telefono_movil: revisarTelefono(datos.telefono_movil),
  });
}
