import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import type { AccionDeFila } from '@sgpa/domain/cuenta/acciones';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import type { AccionConPestana } from '../acciones.ts';
import { useDetalle } from '../detalle.api.ts';
import type { PropsPanel } from '../panel.ts';
import { ResumenDeFila } from '../ResumenDeFila.tsx';

interface Suyo {
  beneficiario: BeneficiarioDetalle;
  /** The holder's employer insures the beneficiary. */
  codigoEntidad: string;
}

const beneficiarioEn = ({ ente_gestor }: DetalleAsegurado, id: number): Suyo | undefined =>
  ente_gestor
    .flatMap(({ beneficiarios, codigo_entidad: codigoEntidad }) =>
      beneficiarios.map((beneficiario) => ({ beneficiario, codigoEntidad })),
    )
    .find(({ beneficiario }) => beneficiario.idAfiliadoEnteGestor === id);

const NO_ESTA = 'El beneficiario ya no figura entre los de su titular. Cierre esta ventana y búsquelo nuevamente.';

interface Props extends PropsPanel {
  accion: AccionDeFila;
  Pestana: AccionConPestana['Pestana'];
}

/**
 * Shows a tab of the beneficiaries panel for the row chosen in the list of beneficiaries (acuerdos §10 'BENEFICIARIO
 * mode').
 */
export function PanelDePestana({ accion, Pestana, fila, actual, autoridad, alTerminar, alCerrar }: Props) {
  const { data, error, refetch } = useDetalle(fila, autoridad);
  const [hecha, setHecha] = useState(false);
  // After the action the row may no longer admit it: the form keeps what it began with, to tell the outcome.
  const [vista, setVista] = useState(data);
  const sigue = (leido: typeof data) =>
    leido !== undefined &&
    beneficiarioEn(leido, fila.idAfiliadoEnteGestor)?.beneficiario.acciones_permitidas.includes(accion);
  if (data && data !== vista && !hecha && (vista === undefined || sigue(data))) setVista(data);

  if (error && !vista) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!vista) return <TextSkeleton lines={10} />;
  const suyo = beneficiarioEn(vista, fila.idAfiliadoEnteGestor);
  if (suyo === undefined) return <EmptyState text={NO_ESTA} />;
  return (
    <>
      <ResumenDeFila fila={fila} actual={actual} />
      <Pestana
        beneficiario={suyo.beneficiario}
        titular={vista.resultado_persona}
        codigoEntidad={suyo.codigoEntidad}
        alTerminar={() => {
          setHecha(true);
          alTerminar();
        }}
        alCerrar={alCerrar}
      />
    </>
  );
}
