/** The deceased wizard adds to the form of step 3 the death, and the identity where nobody else knows it. */

import type { ItemRegistro } from '@sgpa/contract/v2/registro-titular';
import type { TitularVigente } from '@sgpa/contract/v2/validacion-titular';
import {
  revisarFechaEscrita,
  revisarFechaNacimiento,
  revisarNacimientoEscrito,
} from '@sgpa/domain/shared/campos-fecha';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import { exigirDefuncion, revisarDefuncion, revisarIdentidad } from '@sgpa/domain/titular/registro-fallecido';
import { leerFecha, oNulo } from '../../../lib/escrito.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';

/** Dates are DD/MM/YYYY; the holder wizard leaves all of them empty. */
export const CAMPOS_VACIOS = {
  fecha_defuncion: '',
  numero_certificado_defuncion: '',
  /** The name stands for the file, whose content is too heavy for a draft that is written at every key. */
  certificado_defuncion: '',
  nombres: '',
  primer_apellido: '',
  segundo_apellido: '',
  fecha_nacimiento: '',
};

export type CamposFallecido = typeof CAMPOS_VACIOS;

export interface DatosDelFallecido {
  /** The identity service knows of the death and nothing else: names and birth date are typed (document 2 §2). */
  sinIdentidad: boolean;
  /** The identity service answered this code: `exigeCertificado` says what it means for the paper. */
  codigo: number;
  /** The death certificate is a PDF in base64. */
  certificado: string | null;
  /** The person is covered through these as a holder already, as step 1 answered. */
  vigentes: readonly TitularVigente[];
}

export const esSinIdentidad = ({ persona }: PersonaEnCurso): boolean => persona.nombres.trim() === '';

/** What was typed in step 1 is not asked for again. */
export function camposDeFallecido(enCurso: PersonaEnCurso): CamposFallecido {
  const { declarado } = enCurso;
  if (!esSinIdentidad(enCurso) || declarado === undefined) return CAMPOS_VACIOS;
  return {
    ...CAMPOS_VACIOS,
    nombres: declarado.nombres ?? '',
    primer_apellido: declarado.primer_apellido ?? '',
    segundo_apellido: declarado.segundo_apellido ?? '',
    fecha_nacimiento: declarado.fecha_nacimiento ? mostrarFecha(declarado.fecha_nacimiento) : '',
  };
}

interface Contexto extends DatosDelFallecido {
  hoy: FechaCivil;
  nacimiento: FechaCivil | null;
  /** The date is null where the affiliation begins with the death (see `fechaDeAfiliacion`). */
  afiliacion: FechaCivil | null;
}

export function revisarCamposFallecido(
  form: CamposFallecido,
  { sinIdentidad, codigo, certificado, hoy, nacimiento, afiliacion }: Contexto,
): Partial<Record<keyof CamposFallecido, string>> {
  const fecha_defuncion = leerFecha(form.fecha_defuncion);
  const datos = { ...form, fecha_defuncion, certificado_defuncion: certificado };
  const defuncion = { ...exigirDefuncion(datos, codigo), ...revisarDefuncion(datos, { hoy, nacimiento, afiliacion }) };
  const escrita = revisarFechaEscrita(form.fecha_defuncion);
  if (escrita !== null) defuncion.fecha_defuncion = escrita;
  if (!sinIdentidad) return textosDe(defuncion);
  const nacimientoEscrito =
    revisarNacimientoEscrito(form.fecha_nacimiento, hoy) ??
    revisarFechaNacimiento(leerFecha(form.fecha_nacimiento), hoy);
  return textosDe({
    ...revisarIdentidad(form),
    ...(nacimientoEscrito === null ? {} : { fecha_nacimiento: nacimientoEscrito }),
    ...defuncion,
  });
}

export function personaFallecida(
  form: CamposFallecido,
  { sinIdentidad, certificado }: DatosDelFallecido,
): Partial<ItemRegistro['persona']> {
  const fecha_nacimiento = leerFecha(form.fecha_nacimiento);
  const identidad = {
    nombres: form.nombres.trim(),
    primer_apellido: form.primer_apellido.trim(),
    segundo_apellido: form.segundo_apellido.trim(),
    ...(fecha_nacimiento === null ? {} : { fecha_nacimiento }),
  };
  return {
    fallecido: true,
    fecha_defuncion: leerFecha(form.fecha_defuncion),
    numero_certificado_defuncion: oNulo(form.numero_certificado_defuncion),
    certificado_defuncion: certificado,
    ...(sinIdentidad ? identidad : {}),
  };
}
