import type { Perfil } from '@sgpa/contract/v1/perfil';
import type { Busqueda } from './busqueda.ts';

export interface Alcance {
  eligeEnte: boolean;
  eligeMisRegistros: boolean;
  puedeRegistrar: boolean;
  veAlPersonal: boolean;
  /** The employers of this managing entity are offered: 0 stands for all; null when there is none to ask. */
  idEnteGestor: number | null;
}

/** Reads the scope from the profile; nothing is offered until that is known. */
export function alcanceDe(perfil: Perfil | undefined): Alcance {
  const eligeEnte = perfil?.elige_ente ?? false;
  const puedeRegistrar = perfil?.acciones_permitidas.includes('registro-titular') ?? false;
  const idEnteGestor = eligeEnte ? 0 : (perfil?.idEnteGestor ?? null);
  return {
    eligeEnte,
    eligeMisRegistros: puedeRegistrar && !eligeEnte && idEnteGestor !== null,
    puedeRegistrar,
    veAlPersonal: perfil?.ve_al_personal ?? false,
    idEnteGestor,
  };
}

/** 'Nuevo' and 'Registro fallecido' concern holders only (acuerdos §10 'BENEFICIARIO mode'). */
export const ofreceNuevos = ({ puedeRegistrar }: Alcance, { tipoAfiliado }: Pick<Busqueda, 'tipoAfiliado'>): boolean =>
  puedeRegistrar && tipoAfiliado === 'TITULAR';

/** Leaves out of a shared address what this person has no control for: it neither narrows nor orders the search. */
export function limitarBusqueda(busqueda: Busqueda, alcance: Alcance): Busqueda {
  const { eligeEnte, eligeMisRegistros, veAlPersonal } = alcance;
  return {
    ...busqueda,
    misRegistros: busqueda.misRegistros && eligeMisRegistros,
    idEnteGestor: eligeEnte ? busqueda.idEnteGestor : 0,
    orden: busqueda.orden === 'USUARIO' && !veAlPersonal ? 'REGISTRO' : busqueda.orden,
  };
}
