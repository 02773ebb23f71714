import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import type { Formato } from '@sgpa/domain/asegurado/exportacion-asegurados';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { type Filtros, useExportacion } from './use-exportacion.ts';

interface Props {
  filtros: Filtros;
  ancla: HTMLElement;
  abierto: boolean;
  alCerrar: () => void;
}

const NOMBRES: readonly (readonly [Formato, string])[] = [
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'Texto separado (.csv)'],
];

const MEGA = 1_000_000;
const enMegas = new Intl.NumberFormat('es-BO', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Offers the formats; while the file comes, it shows the bytes and a way to stop, and the list stays usable. */
export default function MenuExportar({ filtros, ancla, abierto, alCerrar }: Props) {
  const { bytes, exportar, cancelar } = useExportacion(filtros);
  const elegir = (formato: Formato) => {
    alCerrar();
    void exportar(formato);
  };
  return (
    <>
      <Menu
        open={abierto}
        anchorEl={ancla}
        onClose={alCerrar}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Exportar la lista' } }}
      >
        {NOMBRES.map(([formato, nombre]) => (
          <MenuItem key={formato} disabled={bytes !== null} onClick={() => elegir(formato)}>
            {nombre}
          </MenuItem>
        ))}
      </Menu>
      {bytes === null ? null : (
        <Portal>
          <Paper
            role="region"
            aria-label="Exportación de la lista"
            elevation={6}
            sx={{ position: 'fixed', right: 16, bottom: 16, zIndex: 'snackbar', p: 2, width: 280, maxWidth: '90vw' }}
          >
            <Typography variant="body2" sx={{ mb: 1 }}>
              Exportando la lista… {enMegas.format(bytes / MEGA)} MB
            </Typography>
            <ProgressBar label="Exportando la lista" />
            <Button size="small" onClick={cancelar} sx={{ mt: 1 }}>
              Cancelar
            </Button>
          </Paper>
        </Portal>
      )}
    </>
  );
}
