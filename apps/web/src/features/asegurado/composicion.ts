import { type ComponentType, createContext, useContext } from 'react';
import type { Acciones } from './acciones.ts';
import type { PropsDocumentos, PropsNuevoBeneficiario, PropsNuevoTitular } from './panel.ts';

/** Other features bring these to the list; the route puts them together. */
export interface Composicion {
  acciones: Acciones;
  NuevoTitular: ComponentType<PropsNuevoTitular>;
  NuevoBeneficiario: ComponentType<PropsNuevoBeneficiario>;
  /** The papers serve the panels of other features, which do not see those of the list. */
  DocumentosGuardados: ComponentType<PropsDocumentos>;
}

export const ContextoDeComposicion = createContext<Composicion | null>(null);

export function useComposicion(): Composicion {
  const composicion = useContext(ContextoDeComposicion);
  if (composicion === null) throw new Error('The list of insured persons was drawn without its panels.');
  return composicion;
}
