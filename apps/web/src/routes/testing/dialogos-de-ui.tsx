import { useState } from 'react';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { PanelDialog } from '../../ui/PanelDialog.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { ConBoton, type Dialogo } from './dialogo.tsx';

function ConPregunta() {
  const confirmar = useConfirm();
  return (
    <button type="button" onClick={() => void confirmar({ title: '¿Está seguro?', text: 'No se deshace.' })}>
      Abrir
    </button>
  );
}
function ConFecha() {
  const [texto, setTexto] = useState('14/03/1985');
  return <DateField label="Fecha" value={texto} onChange={setTexto} />;
}

/** Any screen may open these. */
export const DE_UI: readonly Dialogo[] = [
  {
    archivo: 'ui/BlockingDialog.tsx',
    nombre: 'Procesando registro',
    elemento: <ConBoton dibujar={() => <BlockingDialog open title="Procesando registro" />} />,
    cierra: null,
  },
  { archivo: 'ui/ConfirmDialog.tsx', nombre: '¿Está seguro?', rol: 'alertdialog', elemento: <ConPregunta /> },
  {
    archivo: 'ui/DateCalendarPopover.tsx',
    cierraConAtras: true,
    nombre: 'Elegir Fecha',
    elemento: <ConFecha />,
    boton: 'Elegir Fecha',
  },
  {
    archivo: 'ui/PanelDialog.tsx',
    nombre: 'Detalle Novedad',
    elemento: (
      <ConBoton
        dibujar={(alCerrar) => (
          <PanelDialog open title="Detalle Novedad" onClose={alCerrar}>
            Novedad
          </PanelDialog>
        )}
      />
    ),
  },
  {
    archivo: 'ui/PanelDialog.tsx',
    nombre: 'Baja - REGISTRO',
    elemento: (
      <ConBoton
        dibujar={(alCerrar) => (
          <PanelDialog open persistent title="Baja - REGISTRO" onClose={alCerrar}>
            <input aria-label="Motivo" />
          </PanelDialog>
        )}
      />
    ),
    cierra: 'Cerrar',
  },
];
