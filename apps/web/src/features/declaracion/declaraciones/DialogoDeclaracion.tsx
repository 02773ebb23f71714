import { partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { hoy } from '../../../lib/reloj.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { FormularioRemision } from '../remision-declaracion/FormularioRemision.tsx';
import { DetalleDeclaracion } from './DetalleDeclaracion.tsx';
import { useDeclaracion } from './declaraciones.api.ts';
import type { BusquedaMonitoreo } from './direccion.ts';

interface Props {
  abierta: BusquedaMonitoreo['abierta'];
  puedeRemitir: boolean;
  alVer: (id: number) => void;
  alCerrar: () => void;
}

function Contenido({ abierta, puedeRemitir, alVer, alCerrar }: Props) {
  const id = typeof abierta === 'number' ? abierta : null;
  const { data, error, refetch } = useDeclaracion(id);
  if (id === null) return <FormularioRemision declaracion={null} dia={partesDelDia(hoy())} alCerrar={alCerrar} />;
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton lines={12} />;
  // A version that is not in force is only read.
  return puedeRemitir && data.estado === 'REMITIDO' ? (
    <FormularioRemision key={id} declaracion={data} dia={data} alCerrar={alCerrar} />
  ) : (
    <DetalleDeclaracion declaracion={data} alVer={alVer} />
  );
}

export function DialogoDeclaracion(props: Props) {
  const { abierta, puedeRemitir, alCerrar } = props;
  const titulo = abierta === 'nueva' ? 'Nueva declaración' : puedeRemitir ? 'Editar declaración' : 'Declaración';
  return (
    <PanelDialog open={abierta !== null} title={titulo} onClose={alCerrar}>
      {abierta === null ? null : <Contenido {...props} />}
    </PanelDialog>
  );
}
