import type { DetalleDeclaracion as DetalleDeEsta } from '@sgpa/contract/monitoreo/declaraciones';
import { partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { hoy } from '../../../lib/reloj.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { DialogoPersonas } from '../personas-declaracion/DialogoPersonas.tsx';
import { FormularioRemision } from '../remision-declaracion/FormularioRemision.tsx';
import { DetalleDeclaracion } from './DetalleDeclaracion.tsx';
import { useDeclaracion } from './declaraciones.api.ts';
import type { BusquedaMonitoreo } from './direccion.ts';

interface Props {
  abierta: BusquedaMonitoreo['abierta'];
  /** The people of which figure of the register are shown over it. */
  cifra: BusquedaMonitoreo['cifra'];
  puedeRemitir: boolean;
  alVer: (id: number) => void;
  alCerrar: () => void;
  alVolver: () => void;
}

/** A version that is not in force is only read. */
const seEdita = (puedeRemitir: boolean, declaracion: DetalleDeEsta | undefined): boolean =>
  puedeRemitir && (declaracion === undefined || declaracion.estado === 'REMITIDO');

type PropsContenido = Omit<Props, 'abierta' | 'cifra' | 'alVolver'> & {
  id: number | null;
  consulta: ReturnType<typeof useDeclaracion>;
};

function Contenido({ id, consulta: { data, error, refetch }, puedeRemitir, alVer, alCerrar }: PropsContenido) {
  if (id === null) return <FormularioRemision declaracion={null} dia={partesDelDia(hoy())} alCerrar={alCerrar} />;
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton lines={12} />;
  return seEdita(puedeRemitir, data) ? (
    <FormularioRemision key={id} declaracion={data} dia={data} alCerrar={alCerrar} />
  ) : (
    <DetalleDeclaracion declaracion={data} alVer={alVer} />
  );
}

export function DialogoDeclaracion({ abierta, cifra, puedeRemitir, alVer, alCerrar, alVolver }: Props) {
  const id = typeof abierta === 'number' ? abierta : null;
  const consulta = useDeclaracion(id);
  const edita = seEdita(puedeRemitir, consulta.data);
  const titulo = abierta === 'nueva' ? 'Nueva declaración' : edita ? 'Editar declaración' : 'Declaración';
  return (
    <>
      <PanelDialog open={abierta !== null} title={titulo} onClose={alCerrar}>
        {abierta === null ? null : (
          <Contenido id={id} consulta={consulta} puedeRemitir={puedeRemitir} alVer={alVer} alCerrar={alCerrar} />
        )}
      </PanelDialog>
      {consulta.data && cifra ? (
        <DialogoPersonas declaracion={consulta.data} cifra={cifra} alVolver={alVolver} />
      ) : null}
    </>
  );
}
