/** Checks step 1 of the wizards, one text per field that has a problem; no key means that the step may go on. */
import { revisarComplemento, revisarNombre, revisarNumeroDocumento, revisarRequerido } from '../shared/campos.ts';
import { type Fechas, revisarFechaNacimiento } from '../shared/campos-fecha.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';

type Texto = 'numero_documento' | 'complemento_documento' | 'nombres' | 'primer_apellido' | 'segundo_apellido';
type Datos = Campos<Texto> & Fechas<'fecha_nacimiento'>;
export type CampoPaso1 = keyof Datos;

/** Step 1, '1. VALIDAR INFORMACIÓN', requires document number, birth date and first names. */
export function revisarPaso1(datos: Datos, hoy: FechaCivil): Problemas<CampoPaso1> {
  return soloProblemas({
    numero_documento: revisarNumeroDocumento(datos.numero_documento),
    complemento_documento: revisarComplemento(datos.complemento_documento),
    fecha_nacimiento: revisarFechaNacimiento(datos.fecha_nacimiento, hoy),
    nombres: revisarRequerido(datos.nombres) ?? revisarNombre(datos.nombres),
    primer_apellido: revisarNombre(datos.primer_apellido),
    segundo_apellido: revisarNombre(datos.segundo_apellido),
  });
}
