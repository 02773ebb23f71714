/** The QR code of a certificate carries this content, signed, so that it can be checked without asking the server. */

import { unirDocumento } from '../shared/documento.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { apellidosYNombre } from '../shared/nombres.ts';
import type { Certificado } from './certificado.ts';

/** A code with more affiliations would be too fine for a telephone's camera; how many there are is always said. */
const AFILIACIONES_MAX = 3;
const NOMBRE_MAX = 80;

/** Claims have their registered names where there are such (RFC 7519, OpenID Connect). */
export interface ContenidoDelSello {
  num: number;
  doc: string;
  name: string;
  birthdate: FechaCivil;
  cub: boolean;
  /** All affiliations are counted here; `est` has only the first of them. */
  tot: number;
  est: readonly (readonly [ente: string, estado: string, desde: FechaCivil])[];
}

const CORTE = '…';
const recortar = (nombre: string): string =>
  nombre.length > NOMBRE_MAX ? `${nombre.slice(0, NOMBRE_MAX)}${CORTE}` : nombre;

const ordenadas = (nombre: string): string => nombre.split(' ').sort().join(' ');

/** Compares the words in any order: older seals have the given names first. */
const mismasPalabras = (sellado: string, nombre: string): boolean =>
  sellado.endsWith(CORTE)
    ? sellado
        .slice(0, -CORTE.length)
        .split(' ')
        .every((palabra) => nombre.includes(palabra))
    : ordenadas(sellado) === ordenadas(nombre);

export function contenidoDelSello({ numero, persona, cubierta, afiliaciones }: Certificado): ContenidoDelSello {
  return {
    num: numero,
    doc: unirDocumento(persona.numero_documento, persona.complemento_documento),
    name: recortar(apellidosYNombre(persona)),
    birthdate: persona.fecha_nacimiento,
    cub: cubierta,
    tot: afiliaciones.length,
    est: afiliaciones.slice(0, AFILIACIONES_MAX).map((una) => [una.nombre_enteGestor, una.estado, una.fecha_inicio]),
  };
}

interface Verificado {
  nombres: string;
  numero_documento: string;
  fecha_nacimiento: FechaCivil;
  secuencialCorrelativo: number;
}

/** Tells whether the seal is of that certificate: a true seal of another one is as good as a forged one. */
export const selloEsDe = (
  { num, doc, name, birthdate }: Pick<ContenidoDelSello, 'num' | 'doc' | 'name' | 'birthdate'>,
  { nombres, numero_documento, fecha_nacimiento, secuencialCorrelativo }: Verificado,
): boolean =>
  num === secuencialCorrelativo &&
  doc === numero_documento &&
  mismasPalabras(name, nombres) &&
  birthdate === fecha_nacimiento;
