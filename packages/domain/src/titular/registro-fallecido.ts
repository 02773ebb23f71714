/**
 * The deceased wizard adds this to the checks of step 3 (document 2 §5 'Deceased'): the death with the paper that
 * proves it, and the identity where nobody else knows it.
 */
import { revisarNombreEscrito, revisarRequerido } from '../shared/campos.ts';
import { antesDe, despuesDe, type Fechas, type Limites, revisarFecha } from '../shared/campos-fecha.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';
import { ESTADO_RESPUESTA } from './contraste.ts';

type Fecha = Fechas<'fecha_defuncion'>;
type Datos = Campos<'numero_certificado_defuncion' | 'certificado_defuncion'> & Fecha;
export type CampoDefuncion = keyof Datos;

/**
 * The specification has this rule and attaches it to no field, so it is said beside the picker. It holds all the same,
 * since a person wrongly marked as deceased loses the cover.
 */
export const AVISO_SIN_CERTIFICADO = 'Debe subir el certificado de defunción';

interface Contexto extends Limites {
  /** Cover cannot begin after the death; it is null where it begins with it. */
  afiliacion: FechaCivil | null;
}

/** Tells whether paper must prove the death, as the answer `codigo` does not (acuerdos §10 'Death certificate'). */
export const exigeCertificado = (codigo: number): boolean => codigo !== ESTADO_RESPUESTA.FALLECIDO;

/** Requires date, number and paper, or nothing where the identity service itself reports the death. */
export function exigirDefuncion(datos: Datos, codigo: number): Problemas<CampoDefuncion> {
  if (!exigeCertificado(codigo)) return {};
  return soloProblemas({
    fecha_defuncion: revisarFecha(datos.fecha_defuncion),
    numero_certificado_defuncion: revisarRequerido(datos.numero_certificado_defuncion),
    certificado_defuncion: revisarRequerido(datos.certificado_defuncion, AVISO_SIN_CERTIFICADO),
  });
}

/** Checks what was given, whoever reports the death. */
export const revisarDefuncion = ({ fecha_defuncion }: Fecha, contexto: Contexto): Problemas<keyof Fecha> =>
  soloProblemas({ fecha_defuncion: revisarFechaDefuncion(fecha_defuncion, contexto) });

function revisarFechaDefuncion(fecha: FechaCivil | null | undefined, { hoy, nacimiento, afiliacion }: Contexto) {
  if (!fecha) return null;
  return (
    despuesDe(fecha, hoy, 'La fecha de defunción no puede ser posterior a hoy.') ??
    antesDe(fecha, nacimiento, 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.') ??
    (afiliacion && antesDe(fecha, afiliacion, antesDeAfiliarse(afiliacion)))
  );
}

const antesDeAfiliarse = (afiliacion: FechaCivil): string =>
  `La fecha de defunción no puede ser anterior a la fecha de afiliación (${mostrarFecha(afiliacion)}).`;

export type CampoIdentidad = 'nombres' | 'primer_apellido' | 'segundo_apellido';

/** Checks the names, typed where the identity service holds no data of the deceased: the first ones are required. */
export function revisarIdentidad(datos: Campos<CampoIdentidad>): Problemas<CampoIdentidad> {
  return soloProblemas({
    nombres: revisarRequerido(datos.nombres) ?? revisarNombreEscrito(datos.nombres),
    primer_apellido: revisarNombreEscrito(datos.primer_apellido),
    segundo_apellido: revisarNombreEscrito(datos.segundo_apellido),
  });
}

interface Empleo {
  /** The entity is null where one's own is the only one. */
  id_ente_gestor: number | null;
  codigo_entidad: string;
}

/**
 * Who is covered by an employer already is not registered under it once more after dying: the death is a baja of that
 * affiliation. `vigentes` come from `titularesVigentes`. With another employer there may be one that is missing.
 */
export const titularVigenteEn = <V extends { id_ente_gestor: number; codigo_entidad: string }>(
  vigentes: readonly V[],
  { id_ente_gestor, codigo_entidad }: Empleo,
): V | undefined =>
  vigentes.find(
    (v) => v.codigo_entidad === codigo_entidad && (id_ente_gestor === null || v.id_ente_gestor === id_ente_gestor),
  );

export const textoTitularVigente = ({ nombre_entidad, desde }: { nombre_entidad: string; desde: FechaCivil }): string =>
  `La persona tiene cobertura con ${nombre_entidad} desde el ${mostrarFecha(desde)}: corresponde registrar su baja por defunción.`;
