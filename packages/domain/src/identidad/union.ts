/** Judges whether two files may be one person's (acuerdos §12 'One person'): what forbids it, what would be double. */
import { ESTADO } from '../cobertura/estados.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';

/** The affiliation is of one of the two, or of somebody who hangs on one. */
export interface Tramo {
  id: number;
  id_persona: number;
  id_ente_gestor: number;
  id_entidad: number;
  id_titular: number | null;
  /** The holder's affiliation is this person's; null for a holder. */
  id_persona_titular: number | null;
  estado: number;
  fecha_afiliacion: FechaCivil;
  /** The last covered day is null while the cover is open. */
  fin_cobertura: FechaCivil | null;
}

export interface Archivo {
  id: number;
  /** The person is dead by everybody's mark (acuerdos §10 'Whose word a death is'). */
  fallecido: boolean;
  defuncion_segun: readonly number[];
}

type Par = readonly [Archivo, Archivo];

const UNO_DEL_OTRO =
  'Una de las dos es beneficiaria de la otra: termine o corrija esa afiliación antes de unir los registros.';
const EN_REVISION = 'Una de las afiliaciones está en revisión: resuélvala antes de unir los registros.';
const UNA_FALLECIDA =
  'Una de las dos figura como fallecida y la otra no: confirme o corrija el fallecimiento antes de unir los registros.';

const esDe = (archivos: Par, id: number | null): boolean => archivos.some((archivo) => archivo.id === id);

/** Tells whether an entity has one of the two as dead and covers the other: joined, its cover would end undecided. */
function difierenEnLaMuerte([una, otra]: Par, tramos: readonly Tramo[]): boolean {
  if (una.fallecido || otra.fallecido) return una.fallecido !== otra.fallecido;
  const deOtroModo = ({ defuncion_segun }: Archivo, { id, defuncion_segun: suyas }: Archivo) =>
    tramos.some(
      (tramo) =>
        tramo.id_persona === id &&
        defuncion_segun.includes(tramo.id_ente_gestor) &&
        !suyas.includes(tramo.id_ente_gestor),
    );
  return deOtroModo(una, otra) || deOtroModo(otra, una);
}

/** Tells why the two cannot be joined as they stand, or null. `tramos` are both's, and of who hangs on them. */
export function impideUnir(archivos: Par, tramos: readonly Tramo[]): string | null {
  const suyos = tramos.filter(({ id_persona }) => esDe(archivos, id_persona));
  if (suyos.some(({ id_persona_titular }) => esDe(archivos, id_persona_titular))) return UNO_DEL_OTRO;
  // Beneficiaries of both are judged too: one of their two rows would go.
  const enJuego = [...suyos, ...solapesAlUnir(archivos, tramos).flat()];
  if (enJuego.some(({ estado }) => estado === ESTADO.REVISION)) return EN_REVISION;
  return difierenEnLaMuerte(archivos, suyos) ? UNA_FALLECIDA : null;
}

const cubreAlgo = ({ fecha_afiliacion, fin_cobertura }: Tramo) =>
  fin_cobertura === null || fin_cobertura >= fecha_afiliacion;

/** Tells whether two affiliations have a day in common, or the same first one. */
function coinciden(uno: Tramo, otro: Tramo): boolean {
  if (uno.fecha_afiliacion === otro.fecha_afiliacion) return true;
  if (!cubreAlgo(uno) || !cubreAlgo(otro)) return false;
  const [antes, despues] = uno.fecha_afiliacion < otro.fecha_afiliacion ? [uno, otro] : [otro, uno];
  return antes.fin_cobertura === null || antes.fin_cobertura >= despues.fecha_afiliacion;
}

/** Groups affiliations that hold together, one by the next; a group of one alone is left out. */
function grupos<T extends Tramo>(tramos: readonly T[], clave: (tramo: T) => string): T[][] {
  const juntos: T[][] = [];
  for (const tramo of tramos.toSorted((a, b) => a.id - b.id)) {
    const suyos = juntos.filter((grupo) =>
      grupo.some((otro) => clave(otro) === clave(tramo) && coinciden(otro, tramo)),
    );
    const aparte = juntos.filter((grupo) => !suyos.includes(grupo));
    juntos.splice(0, juntos.length, ...aparte, [...suyos.flat(), tramo]);
  }
  return juntos.filter(({ length }) => length > 1);
}

/**
 * Gives what would be covered twice by one employer, or by one holder, once the two are one person: of each group one
 * affiliation stays. The groups of the two themselves come first: which of theirs stays tells on whom the beneficiaries
 * hang.
 */
export function solapesAlUnir<T extends Tramo>(archivos: Par, tramos: readonly T[]): T[][] {
  const quien = (id: number): number => (esDe(archivos, id) ? archivos[0].id : id);
  const deTitular = grupos(
    tramos.filter(({ id_titular }) => id_titular === null),
    (t) => `${quien(t.id_persona)} ${t.id_ente_gestor} ${t.id_entidad}`,
  );
  const quienQueda = (id: number): number => deTitular.find((grupo) => grupo.some((t) => t.id === id))?.[0]?.id ?? id;
  const deBeneficiario = grupos(
    tramos.filter(({ id_titular }) => id_titular !== null),
    (t) => `${quien(t.id_persona)} ${quienQueda(t.id_titular ?? 0)}`,
  );
  return [...deTitular, ...deBeneficiario];
}
