/** Defines what a certificate of affiliation state says (document 2 §2, Certificate query screen). */
import { estaCubierto, estadoEn, finDeCobertura, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import { type ColorChip, codigosDeEstado, ESTADO, estadoDe } from '../cobertura/estados.ts';
import type { NumeroDocumento } from '../shared/documento.ts';
import { type FechaCivil, type FechaHora, mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import type { CodigoCertificado } from './codigo.ts';

const CIFRAS = 8;

/** Prints the correlative number in one width, so that a digit cannot be put before it. */
export const numeroDeCertificado = (numero: number): string => String(numero).padStart(CIFRAS, '0');

export const TITULO_CERTIFICADO = 'CERTIFICADO ESTADO DE AFILIACIÓN';

/** The query screen names who answers for the information (document 2 §2, its notice). */
export const AVISO_RESPONSABLES =
  'Los entes gestores son responsables de la entrega, validación y actualización de la información de sus asegurados.';

export interface PersonaCertificada {
  numero_documento: NumeroDocumento;
  complemento_documento: string;
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
  fecha_nacimiento: FechaCivil;
}

export interface AfiliacionCertificada {
  nombre_enteGestor: string;
  estado: string;
  fecha_inicio: FechaCivil;
  nombre_entidad: string;
  observacion: string;
}

/** A certificate stays as it was issued. */
export interface Certificado {
  numero: number;
  codigo: CodigoCertificado;
  /** The moment is told in La Paz time. */
  emitidoEn: FechaHora;
  emisor: string;
  persona: PersonaCertificada;
  /** The person is covered that day by at least one affiliation. */
  cubierta: boolean;
  afiliaciones: readonly AfiliacionCertificada[];
}

export type HechosCertificados = HechosAfiliacion & {
  fecha_afiliacion: FechaCivil;
  fallecido: boolean;
  fecha_defuncion: FechaCivil | null;
};

/** Computes the state on the day of issue, so that a late job never certifies a wrong right. */
export const estadoCertificado = (h: HechosCertificados, hoy: FechaCivil): string => estadoDe(estadoEn(h, hoy)).nombre;

/** Tells what the state alone does not say: whose right it is, until when, and since when not. */
export function observacionDe(h: HechosCertificados, hoy: FechaCivil): string {
  const beneficiario = h.tipo === 'BENEFICIARIO' ? 'Beneficiario.' : '';
  return [beneficiario, deVigencia(h, hoy), deDefuncion(h)].filter((parte) => parte !== '').join(' ');
}

function deVigencia(h: HechosCertificados, hoy: FechaCivil): string {
  const estado = estadoEn(h, hoy);
  if (estado === ESTADO.REVISION) return 'En revisión por la autoridad.';
  if (hoy < h.fecha_afiliacion) return `La cobertura comienza el ${mostrarFecha(h.fecha_afiliacion)}.`;
  const fin = finDeCobertura(h);
  if (fin === null) return '';
  if (estaCubierto(h, hoy)) return `Cobertura hasta el ${mostrarFecha(fin)}.`;
  return `Sin cobertura desde el ${mostrarFecha(sumarDias(fin, 1))}.`;
}

function deDefuncion({ fallecido, fecha_defuncion }: HechosCertificados): string {
  if (!fallecido) return '';
  return fecha_defuncion === null ? 'Persona fallecida.' : `Persona fallecida el ${mostrarFecha(fecha_defuncion)}.`;
}

/** Gives the chip of the certificate query (document 2 §2); a state that it does not name is as in the details. */
export function chipEnCertificado(estado: string): ColorChip | 'naranja' {
  const [codigo] = codigosDeEstado(estado);
  if (codigo === ESTADO.AMPLIACION) return 'naranja';
  return codigo === undefined ? 'gris' : estadoDe(codigo).chipDetalle;
}
