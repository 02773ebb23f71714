/** Step 3 and the list's panel ask and tell who goes over to a new job (acuerdos §12 'Change of employer'). */
import type { FamiliaQuePasa } from '@sgpa/contract/v2/registro-titular';
import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '../../persona/identidad.ts';

/** The form has this of the job that may replace a former one. */
export interface EmpleoNuevo {
  /** The code is null while no employer has it. */
  codigo_entidad: string | null;
  fecha_inicio: FechaCivil | null;
  tipo_asegurado: string;
  /** Who may choose it sends it; it is null for everybody else. */
  id_ente_gestor: number | null;
}

export interface PedidoDeFamilia {
  idAfiliadoEnteGestor: number;
  codigo_entidad: string;
  fecha_inicio: FechaCivil;
  tipo_asegurado: string;
}

/** Writes what the server is asked about the family; null where no former job may end, or something is still to be written. */
export function pedidoDe(
  { empleos_con_baja }: Pick<PersonaValidada, 'empleos_con_baja'>,
  { codigo_entidad, fecha_inicio, tipo_asegurado, id_ente_gestor }: EmpleoNuevo,
): PedidoDeFamilia | null {
  const empleo = empleos_con_baja.find((uno) => id_ente_gestor === null || uno.id_ente_gestor === id_ente_gestor);
  if (empleo === undefined || codigo_entidad === null || fecha_inicio === null || tipo_asegurado === '') return null;
  return { idAfiliadoEnteGestor: empleo.idAfiliadoEnteGestor, codigo_entidad, fecha_inicio, tipo_asegurado };
}

/** The save knows this of the family: null if it could not be asked, undefined where no former job may end. */
export type Familia = FamiliaQuePasa | null | undefined;

/** Names for saving who goes over; empty where nobody could be asked, or it is no change of employer. */
export function beneficiariosQuePasan(familia: Familia, seQuedan: readonly number[]) {
  if (!familia || familia.empleos.length === 0) return {};
  return { beneficiarios_que_pasan: pasan(familia, seQuedan).map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor) };
}

const pasan = ({ beneficiarios }: FamiliaQuePasa, seQuedan: readonly number[]) =>
  beneficiarios.filter((b) => b.no_pasa === null && !seQuedan.includes(b.idAfiliadoEnteGestor));

export const PASAN_TODOS = 'Si guarda ahora, pasan al nuevo empleo todos los que pueden.';

/** Says in the question who goes over and who does not; null where there is nobody to tell of. */
export function textoDeFamilia(familia: Familia, seQuedan: readonly number[]): string | null {
  if (familia === null) return `No se pudo ver quiénes son. ${PASAN_TODOS}`;
  if (familia === undefined || familia.beneficiarios.length === 0) return null;
  const van = pasan(familia, seQuedan);
  const quedan = familia.beneficiarios.filter((b) => !van.includes(b));
  const nombres = (quienes: typeof van) => quienes.map(apellidosYNombre).join('; ');
  return [
    van.length > 0 ? `Pasan al nuevo empleo: ${nombres(van)}.` : 'Nadie pasa al nuevo empleo.',
    quedan.length > 0 ? `No pasan: ${nombres(quedan)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

type Beneficiario = FamiliaQuePasa['beneficiarios'][number];

const hastaCuando = ({ hasta }: Beneficiario): string =>
  hasta === null ? 'conserva las fechas que tiene' : `hasta el ${mostrarFecha(hasta)}`;

const siPasa = ({ hasta_si_pasa: hasta }: Beneficiario): string =>
  hasta === null ? 'sin fecha de fin' : `hasta el ${mostrarFecha(hasta)} por edad`;

/** Says until when one is covered, either way. */
export const comoQueda = (b: Beneficiario): string[] =>
  b.no_pasa === null
    ? [`Si pasa: desde el ${mostrarFecha(b.desde)}, ${siPasa(b)}.`, `Si no pasa: ${hastaCuando(b)}.`]
    : [`No pasa. ${b.no_pasa}`, `Su cobertura: ${hastaCuando(b)}.`];
