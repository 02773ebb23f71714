/** The checks of step 1 of the wizards, one text per field that has a problem; no key means that the step may go on. */
import { revisarComplemento, revisarNombre, revisarNumeroDocumento, revisarRequerido } from '../shared/campos.ts';
import { revisarFechaNacimiento } from '../shared/campos-fecha.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';

export type CampoPaso1 =
  | 'numero_documento'
  | 'complemento_documento'
  | 'fecha_nacimiento'
  | 'nombres'
  | 'primer_apellido'
  | 'segundo_apellido';

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
