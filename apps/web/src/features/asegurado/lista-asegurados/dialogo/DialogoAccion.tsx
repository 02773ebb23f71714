import Box from '@mui/material/Box';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { type AccionDeFila, reglaDeAccion } from '@sgpa/domain/cuenta/acciones';
import { Suspense, useState } from 'react';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { PanelDialog } from '../../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../../ui/Skeletons.tsx';
import { botonPermitido } from '../../acciones.ts';
import { PanelDePestana } from '../../beneficiarios/PanelDePestana.tsx';
import { useComposicion } from '../../composicion.ts';
import type { PropsPanel } from '../../panel.ts';
import { BarraDetalle, type PropsBarra } from './BarraDetalle.tsx';

const ESPERA = <TextSkeleton lines={10} />;
const NO_ESTA = 'El registro no está en esta página de la lista. Cierre esta ventana y búsquelo nuevamente.';

type PropsContenido = Omit<PropsPanel, 'fila' | 'actual' | 'alTerminar'> & {
  accion: AccionDeFila;
  /** The row is undefined when the page of the list does not hold it (any more). */
  fila: FilaAsegurado | undefined;
  buscandoFila: boolean;
};

/** The content needs the row as its key. */
function Contenido({ accion, fila, buscandoFila, ...resto }: PropsContenido) {
  const { acciones } = useComposicion();
  const { nombre } = reglaDeAccion(accion);
  const [terminada, setTerminada] = useState(false);
  // After an action the list may hold the row otherwise, or not at all: its panel stays to tell the outcome.
  const [vista, setVista] = useState(fila);
  if (fila && fila !== vista && !terminada && (vista === undefined || botonPermitido(acciones, fila, accion)))
    setVista(fila);

  if (vista === undefined) return buscandoFila ? ESPERA : <EmptyState text={NO_ESTA} />;
  const boton = botonPermitido(acciones, vista, accion);
  if (boton === undefined) {
    const { descripcion } = vista.estado;
    return <EmptyState text={`${nombre} no está disponible para este registro, en estado ${descripcion}.`} />;
  }
  const props = { ...resto, fila: vista, actual: fila ?? vista, alTerminar: () => setTerminada(true) };
  return (
    <Suspense fallback={ESPERA}>
      {'Panel' in boton ? (
        <boton.Panel {...props} />
      ) : (
        <PanelDePestana {...props} accion={accion} Pestana={boton.Pestana} />
      )}
    </Suspense>
  );
}

interface Props extends Omit<PropsContenido, 'fila'>, Pick<PropsBarra, 'alAbrir' | 'alPasar' | 'alPasarDePagina'> {
  detalle: number | null;
  filas: readonly FilaAsegurado[] | undefined;
}

/** Shows the persistent dialog titled '<action> - REGISTRO' (document 2 §2); it needs the action as its key. */
export default function DialogoAccion({ detalle, filas = [], ...resto }: Props) {
  const { alAbrir, alPasar, alPasarDePagina, ...deContenido } = resto;
  const { accion, alCerrar } = deContenido;
  const fila = filas.find((una) => una.idAfiliadoEnteGestor === detalle);
  // While another page arrives and nobody of it is chosen yet, the bar stays, with the focus.
  const [ultima, setUltima] = useState(fila);
  if (fila && fila !== ultima) setUltima(fila);
  return (
    <PanelDialog open persistent title={`${reglaDeAccion(accion).nombre} - REGISTRO`} onClose={alCerrar}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 3, sm: 2 } }}>
        {accion === 'detalle-asegurado' && ultima ? (
          <BarraDetalle
            fila={ultima}
            filas={filas}
            alAbrir={alAbrir}
            alPasar={alPasar}
            alPasarDePagina={alPasarDePagina}
          />
        ) : null}
        <Contenido key={detalle} {...deContenido} fila={fila} />
      </Box>
    </PanelDialog>
  );
}
