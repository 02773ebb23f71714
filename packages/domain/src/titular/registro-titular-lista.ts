/** Checks the new-holder panel of the list (document 2 §5 'Document number' and 'Holder registration'). */

import { revisarComplemento, revisarNumeroDocumento, revisarRequerido } from '../shared/campos.ts';
import { type Fechas, revisarFechaAfiliacion, revisarFechaNacimiento } from '../shared/campos-fecha.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';

type DatosPaso1 = Campos<'numero_documento' | 'complemento_documento'> & Fechas<'fecha_nacimiento'>;
type DatosPaso3 = Campos<'codigo_entidad' | 'tipo_codigo' | 'numero_entidad'> & Fechas<'fecha_inicio'>;
export type CampoPaso1Lista = keyof DatosPaso1;
export type CampoPaso3Lista = keyof DatosPaso3;

/** Step 1 says this over the form when the number is missing or wrong. */
export const AVISO_PASO1_LISTA = 'Debe introducir el número de Carnet de Identidad';

/** Step 3 says this over the form. */
export const AVISO_PASO3_LISTA = 'Por favor complete la información requerida';

/** In '1 Validar' the birth date is optional, and looked at only when it is given. */
export function revisarPaso1Lista(datos: DatosPaso1, hoy: FechaCivil): Problemas<CampoPaso1Lista> {
  return soloProblemas({
    numero_documento: revisarNumeroDocumento(datos.numero_documento, 'Obligatorio.'),
    complemento_documento: revisarComplemento(datos.complemento_documento),
    fecha_nacimiento: datos.fecha_nacimiento ? revisarFechaNacimiento(datos.fecha_nacimiento, hoy) : null,
  });
}

/**
 * Checks '3 Registrar'. With `manual` the user chooses the type of code and writes the number; otherwise the code comes
 * from a payment source or from the insured type.
 */
export function revisarPaso3Lista(
  datos: DatosPaso3,
  contexto: { hoy: FechaCivil; nacimiento?: FechaCivil | null; manual: boolean },
): Problemas<CampoPaso3Lista> {
  return soloProblemas({
    codigo_entidad: revisarRequerido(datos.codigo_entidad, 'Código Entidad es requerido'),
    fecha_inicio: revisarFechaAfiliacion(datos.fecha_inicio, contexto),
    tipo_codigo: contexto.manual ? revisarRequerido(datos.tipo_codigo) : null,
    numero_entidad: contexto.manual
      ? revisarRequerido(datos.numero_entidad, 'Nro. NIT/MATRICULA COMERCIO es requerido')
      : null,
  });
}
