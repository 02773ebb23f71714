import { type ComponentType, lazy, Suspense } from 'react';
import type { Alcance } from '../lista-asegurados/alcance.ts';
import type { Busqueda } from '../lista-asegurados/busqueda.ts';
import type { useListaAsegurados } from '../lista-asegurados/lista.api.ts';
import type { PropsActualizacion, PropsNuevoBeneficiario, PropsPanelNuevo } from '../panel.ts';
import { useFocoAlCerrar } from './use-foco-al-cerrar.ts';

const DialogoAccion = lazy(() => import('./DialogoAccion.tsx'));
const DialogoNuevo = lazy(() => import('./DialogoNuevo.tsx'));

interface Props {
  busqueda: Busqueda;
  lista: ReturnType<typeof useListaAsegurados>;
  alcance: Alcance;
  PanelNuevo: ComponentType<PropsPanelNuevo>;
  PanelNuevoBeneficiario: ComponentType<PropsNuevoBeneficiario>;
  PanelActualizacion: ComponentType<PropsActualizacion>;
  alElegirBeneficiario: (id: number) => void;
  alCerrar: () => void;
}

/** The dialog that the address asks for, if any. */
export function DialogoDeLista({ busqueda, lista, alcance, PanelNuevo, alCerrar, ...resto }: Props) {
  const { accion, detalle, beneficiario } = busqueda;
  useFocoAlCerrar(accion !== null);
  if (accion === null) return null;
  if (accion === 'nuevo') {
    if (!alcance.puedeRegistrar) return null;
    return (
      <Suspense fallback={null}>
        <DialogoNuevo Panel={PanelNuevo} alRegistrar={() => void lista.refetch()} alCerrar={alCerrar} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={null}>
      <DialogoAccion
        key={`${accion} ${detalle}`}
        accion={accion}
        fila={lista.data?.filas.find((una) => una.idAfiliadoEnteGestor === detalle)}
        buscandoFila={lista.data === undefined && lista.error === null}
        autoridad={alcance.eligeEnte}
        beneficiario={beneficiario}
        {...resto}
        alCerrar={alCerrar}
      />
    </Suspense>
  );
}
