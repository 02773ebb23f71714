import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FilaDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import { ChangeList } from '../../../ui/ChangeList.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { mostrarCuando } from '../cuando.ts';
import { EnlaceASujeto } from './EnlaceASujeto.tsx';

interface Props {
  fila: FilaDeAuditoria | null;
  alCerrar: () => void;
}

export function DialogoFila({ fila, alCerrar }: Props) {
  if (fila === null) return null;
  return (
    <PanelDialog open title="Detalle de la auditoría" onClose={alCerrar}>
      <Stack spacing={2.5}>
        <FactList
          facts={[
            { label: 'Fecha y hora', value: mostrarCuando(fila.cuando) },
            { label: 'Usuario', value: fila.usuario === null ? 'SISTEMA' : `${fila.nombreUsuario} (${fila.usuario})` },
            { label: 'Ente del usuario', value: fila.enteUsuario },
            { label: 'Acción', value: fila.descripcion },
            { label: 'Registro', value: fila.recurso },
            { label: 'De quién o de qué', value: fila.sujeto && <EnlaceASujeto sujeto={fila.sujeto} /> },
            { label: 'Número', value: fila.idRecurso },
            { label: 'Ente del registro', value: fila.ente },
            { label: 'Dirección IP', value: fila.ip },
            { label: 'Solicitud', value: fila.idSolicitud },
          ]}
        />
        {fila.cambios.length === 0 ? (
          <Typography color="textSecondary">No cambió ningún dato.</Typography>
        ) : (
          <ChangeList
            label="Datos"
            changes={fila.cambios.map(({ campo, antes, despues }) => ({ name: campo, before: antes, after: despues }))}
          />
        )}
        <FootButtons onLeave={alCerrar} />
      </Stack>
    </PanelDialog>
  );
}
