import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { nombreDeAccion, permite, tipoDe } from '../lista-asegurados/acciones-lista.ts';
import type { AccionDelDialogo } from '../lista-asegurados/busqueda.ts';
import type { PropsActualizacion, PropsPanel } from '../panel.ts';

const PanelDetalle = lazy(() => import('../detalle-asegurado/PanelDetalle.tsx'));
const PanelBeneficiarios = lazy(() => import('../beneficiarios/PanelBeneficiarios.tsx'));

type Accion = Exclude<AccionDelDialogo, 'nuevo'>;

const PANELES: Record<Exclude<Accion, 'actualizar'>, ComponentType<PropsPanel>> = {
  detalles: PanelDetalle,
  baja: lazy(() => import('../../ciclo/baja-titular/PanelBaja.tsx')),
  ampliacion: lazy(() => import('../../ciclo/ampliacion-titular/PanelAmpliacion.tsx')),
  beneficiarios: PanelBeneficiarios,
};

const ESPERA = <TextSkeleton lines={10} />;
const NO_ESTA = 'El registro no está en esta página de la lista. Cierre esta ventana y búsquelo nuevamente.';

interface Props {
  accion: Accion;
  /** Undefined when the page of the list does not hold it (any more). */
  fila: FilaAsegurado | undefined;
  buscandoFila: boolean;
  autoridad: boolean;
  beneficiario: number | null;
  alElegirBeneficiario: (id: number) => void;
  PanelNuevoBeneficiario: PropsPanel['PanelNuevoBeneficiario'];
  PanelActualizacion: ComponentType<PropsActualizacion>;
  alCerrar: () => void;
}

/** The persistent dialog over the list, titled '<action> - REGISTRO' (document 2 §2). Give it the row as its key. */
export default function DialogoAccion({ accion, fila, buscandoFila, alCerrar, PanelActualizacion, ...resto }: Props) {
  const [terminada, setTerminada] = useState(false);
  // The list asked anew after an action may hold the row otherwise, or not at all: its panel stays to tell the outcome.
  const [vista, setVista] = useState(fila);
  if (fila && fila !== vista && !terminada && (vista === undefined || permite(fila, accion))) setVista(fila);

  const nombre = nombreDeAccion(accion);
  function panelDe(una: FilaAsegurado) {
    const tipo = tipoDe(una);
    if (accion === 'actualizar')
      return <PanelActualizacion tipo={tipo} id={una.idAfiliadoEnteGestor} alGuardar={alCerrar} />;
    const Panel = tipo === 'TITULAR' ? PANELES[accion] : PanelBeneficiarios;
    return (
      <Panel {...resto} fila={una} actual={fila ?? una} alTerminar={() => setTerminada(true)} alCerrar={alCerrar} />
    );
  }
  return (
    <PanelDialog open title={`${nombre} - REGISTRO`} onClose={alCerrar}>
      {vista === undefined ? (
        buscandoFila ? (
          ESPERA
        ) : (
          <EmptyState text={NO_ESTA} />
        )
      ) : permite(vista, accion) ? (
        <Suspense fallback={ESPERA}>{panelDe(vista)}</Suspense>
      ) : (
        <EmptyState text={`${nombre} no está disponible para este registro, en estado ${vista.estado.descripcion}.`} />
      )}
    </PanelDialog>
  );
}
