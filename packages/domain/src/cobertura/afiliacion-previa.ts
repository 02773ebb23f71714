/** Tells what stands in an affiliation's way: the same once more, or cover that would overlap (acuerdos §8, §11). */
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { ESTADO, estadoDe } from './estados.ts';

interface Lugar {
  id_ente_gestor: number;
  id_entidad: number;
}

/** An affiliation to be set beside others. Its last covered day is null while it is open. */
interface Puesta extends Lugar {
  fecha_afiliacion: FechaCivil;
  fin_cobertura: FechaCivil | null;
  /** The holder's affiliation, null for a holder; covers under different holders do not overlap. */
  id_titular: number | null;
}

const mismoLugar = (uno: Lugar, otro: Lugar): boolean =>
  uno.id_ente_gestor === otro.id_ente_gestor && uno.id_entidad === otro.id_entidad;

const abarcaElComienzo = (una: Puesta, otra: Puesta): boolean =>
  una.fecha_afiliacion <= otra.fecha_afiliacion &&
  (una.fin_cobertura === null || otra.fecha_afiliacion <= una.fin_cobertura);

/** A cover that ends before it begins has no day. */
const tieneDias = ({ fecha_afiliacion, fin_cobertura }: Puesta): boolean =>
  fin_cobertura === null || fecha_afiliacion <= fin_cobertura;

const seSolapan = (una: Puesta, otra: Puesta): boolean =>
  tieneDias(una) && tieneDias(otra) && (abarcaElComienzo(una, otra) || abarcaElComienzo(otra, una));

const coberturaSolapada = <R extends Puesta>(registros: readonly R[], nueva: Puesta): R | undefined =>
  registros.find((r) => mismoLugar(r, nueva) && r.id_titular === nueva.id_titular && seSolapan(r, nueva));

type Impedimento =
  | 'REGISTRO_EXISTENTE'
  | 'COBERTURA_VIGENTE'
  | 'COBERTURA_PASADA'
  | 'BENEFICIARIO_VIGENTE'
  | 'BENEFICIARIO_PASADO';

/** A cover that is over on `hoy` gives the reason of a past one: never «already is». */
const impedimentoDeSolape = ({ id_titular, fin_cobertura }: Puesta, hoy: FechaCivil): Impedimento => {
  const yaPaso = fin_cobertura !== null && fin_cobertura < hoy;
  if (id_titular === null) return yaPaso ? 'COBERTURA_PASADA' : 'COBERTURA_VIGENTE';
  return yaPaso ? 'BENEFICIARIO_PASADO' : 'BENEFICIARIO_VIGENTE';
};

/** Code 502 means the same day, and the same employer as a holder or the same holder's affiliation as a beneficiary. */
const esLaMisma = (una: Puesta, otra: Puesta): boolean =>
  una.fecha_afiliacion === otra.fecha_afiliacion &&
  una.id_titular === otra.id_titular &&
  una.id_ente_gestor === otra.id_ente_gestor &&
  (una.id_titular !== null || una.id_entidad === otra.id_entidad);

/** Tells why `nueva` cannot stand beside what the same person has, and the days of that; null where it can. */
export function impideAfiliacion(
  registros: readonly Puesta[],
  nueva: Puesta,
  hoy: FechaCivil,
): { codigo: Impedimento; desde: string; hasta: string } | null {
  const misma = registros.find((r) => esLaMisma(r, nueva));
  const previa = misma ?? coberturaSolapada(registros, nueva);
  if (previa === undefined) return null;
  return {
    codigo: misma ? 'REGISTRO_EXISTENTE' : impedimentoDeSolape(previa, hoy),
    desde: mostrarFecha(previa.fecha_afiliacion),
    hasta: previa.fin_cobertura === null ? '' : mostrarFecha(previa.fin_cobertura),
  };
}

/**
 * Gives what covers the person under that holder from `hoy` on, where each of the holder's affiliations does so and
 * saving would write no other. Null where one of them is free.
 */
export function coberturaBajoTitular<R extends Puesta>(
  registros: readonly R[],
  delTitular: readonly (Lugar & { id: number })[],
  hoy: FechaCivil,
): R | null {
  const previas = delTitular.map(({ id, id_ente_gestor, id_entidad }) =>
    coberturaSolapada(registros, {
      id_ente_gestor,
      id_entidad,
      id_titular: id,
      fecha_afiliacion: hoy,
      fin_cobertura: null,
    }),
  );
  return previas.every((previa) => previa !== undefined) ? (previas[0] ?? null) : null;
}

/** A query's screen offers to register as a holder nobody who is covered, under review or dead; `estado` is today's. */
export const impideRegistrar = ({ estado, fallecido }: { estado: number; fallecido: boolean }): boolean =>
  fallecido || estado === ESTADO.REVISION || estadoDe(estado).grupo === 'AFILIADO';
