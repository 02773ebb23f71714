import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { useState } from 'react';
import { useDetalle } from './detalle.api.ts';

/**
 * Tells who hangs on a holder's row as it stood when the panel opened; null until that is known. A death asks
 * for the whole family (`toda`), since it reaches all affiliations that the managing entity has of the person.
 */
export function useFamilia(fila: FilaAsegurado, autoridad: boolean) {
  const { data } = useDetalle(fila, autoridad);
  const [vista, setVista] = useState(data);
  if (data !== undefined && vista === undefined) setVista(data);
  return (toda: boolean): readonly BeneficiarioDetalle[] | null =>
    vista?.ente_gestor
      .filter(({ idAfiliadoEnteGestor: id }) => toda || id === fila.idAfiliadoEnteGestor)
      .flatMap(({ beneficiarios }) => beneficiarios) ?? null;
}
