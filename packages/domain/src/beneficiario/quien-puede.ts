/**
 * Says who may become whose beneficiary (acuerdos §10). Somebody covered otherwise may: that is a double affiliation,
 * saved with an observation (`titular/doble-afiliacion.ts`).
 */
import { unirEscrito } from '../shared/documento.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { fueraDeLimite, invalido, type ProblemaDeCampo } from '../shared/problemas.ts';

/** Only these entries of the list PARENTESCO ask something of the beneficiary. */
const PARENTESCOS = [
  { id: '40', codigo: 'ESPOSA_ESPOSO', nombre: 'ESPOSA/ESPOSO' },
  { id: '44', codigo: 'CONVIVIENTE', nombre: 'CONVIVIENTE' },
  { id: '45', codigo: 'HIJA_HIJO', nombre: 'HIJA/HIJO' },
  { id: '41', codigo: 'PADRE_MADRE', nombre: 'PADRE/MADRE' },
] as const;

/** A holder has one beneficiary of these kins at a time. */
export const DE_UNO_SOLO: readonly string[] = ['ESPOSA_ESPOSO', 'CONVIVIENTE'];

interface Identidad {
  numero_documento: string;
  complemento_documento?: string | null;
  fecha_nacimiento: FechaCivil | null;
}

export interface TitularDeQuien {
  fecha_nacimiento: FechaCivil;
  /** Another covered person is the holder's ESPOSA/ESPOSO or CONVIVIENTE, by the kin named here; null without any. */
  conyuge: string | null;
}

/** Reads `texto` as the wire may name a kin; null for a kin of which nothing is asked. */
function leerParentesco(texto: string) {
  const limpio = texto.trim().toUpperCase();
  return PARENTESCOS.find((uno) => Object.values<string>(uno).includes(limpio)) ?? null;
}

/** Tells whether both are one person: nobody is their own beneficiary. */
export const esElTitular = (persona: Identidad, titular: Identidad): boolean =>
  persona.fecha_nacimiento === titular.fecha_nacimiento &&
  unirEscrito(persona.numero_documento, persona.complemento_documento) ===
    unirEscrito(titular.numero_documento, titular.complemento_documento);

export const TEXTO_DE_SI_MISMO = 'El titular no puede ser su propio beneficiario.';

/** Checks the kin beside the holder's birth date and present spouse; a birth date that is missing is not checked. */
export function revisarParentescoJunto(
  parentesco: string | null | undefined,
  nacimiento: FechaCivil | null,
  { fecha_nacimiento: delTitular, conyuge }: TitularDeQuien,
): ProblemaDeCampo | null {
  const leido = leerParentesco(parentesco ?? '');
  if (leido === null) return null;
  const { codigo, nombre } = leido;
  if (DE_UNO_SOLO.includes(codigo)) {
    return conyuge === null
      ? null
      : invalido(`El titular ya tiene ${conyuge} con cobertura vigente. Registre primero su baja.`);
  }
  if (nacimiento === null) return null;
  const dia = mostrarFecha(delTitular);
  if (codigo === 'HIJA_HIJO' && nacimiento <= delTitular)
    return fueraDeLimite(`${nombre} debe ser menor que el titular, que nació el ${dia}.`);
  if (codigo === 'PADRE_MADRE' && nacimiento >= delTitular)
    return fueraDeLimite(`${nombre} debe ser mayor que el titular, que nació el ${dia}.`);
  return null;
}
