import type { Azar } from './azar.ts';
import type { Persona } from './persona.ts';

type Lista = readonly [string, ...string[]];

/** The name is as long as a part of a name may be. */
export const NOMBRE_LARGO =
  'MARÍA DE LOS ÁNGELES GUADALUPE DEL ROSARIO MAGDALENA DE LA CANDELARIA XIMENA FERNANDA DEL CARMEN INMACULADA CONCEPCIÓN DE LAS MERCEDES TRINIDAD ISABEL';
export const CON_APOSTROFO: Lista = ["O'CONNOR", "D'ARLACH", "O'HIGGINS", "D'ALENCAR"];
export const CON_PARTICULA: Lista = ['DE LA QUINTANA', 'DEL CASTILLO', 'DE LOS RÍOS', 'VON BORRIES', 'LÓPEZ-VIDELA'];
export const CON_ENIE: Lista = ['ÑUFLO', 'ZÚÑIGA', 'NÚÑEZ DEL PRADO', 'IBÁÑEZ'];
/** The vowels through the nose have one sign each, and some are seldom asked of a Latin font. */
export const GUARANIES: Lista = ['MITÃ', 'KUÑATAĨ', 'TAPỸI', "ÑE'ẼPORÃ", 'TUKÃHŨ', 'ÑASAINDY'];

/** Among a hundred thousand persons so many have each kind: enough to meet them on the first pages of a list. */
const CLASES: readonly (readonly [cuantas: number, cambio: (azar: Azar) => Partial<Persona>])[] = [
  [300, (azar) => ({ primerApellido: azar.elegir(CON_APOSTROFO) })],
  [500, (azar) => ({ primerApellido: azar.elegir(CON_PARTICULA) })],
  [300, (azar) => ({ segundoApellido: azar.elegir(CON_ENIE) })],
  [300, (azar) => ({ nombres: azar.elegir(GUARANIES) })],
  [20, () => ({ nombres: NOMBRE_LARGO, sexo: 'F' })],
];

/** Gives the person with a name that few have, if they are one of these; otherwise the same. */
export function conNombreSingular(persona: Persona, azar: Azar): Persona {
  let turno = azar.entero(1, 100_000);
  for (const [cuantas, cambio] of CLASES) {
    if (turno <= cuantas) return { ...persona, ...cambio(azar) };
    turno -= cuantas;
  }
  return persona;
}
