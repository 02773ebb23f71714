import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FilaDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import { FactList } from '../../../ui/FactList.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { mostrarCuando } from '../cuando.ts';

type Cambio = FilaDeAuditoria['cambios'][number];

/** 'before → after'; only what is there now when there was nothing before. */
function CambioDeFila({ cambio: { campo, antes, despues } }: { cambio: Cambio }) {
  return (
    <Box sx={{ display: { sm: 'contents' } }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {campo}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {antes === null ? null : (
          <>
            <s>{antes}</s>
            <span aria-hidden> → </span>
          </>
        )}
        {despues === null ? 'sin dato' : <strong>{despues}</strong>}
      </Typography>
    </Box>
  );
}

interface Props {
  /** Null while it is closed. */
  fila: FilaDeAuditoria | null;
  alCerrar: () => void;
}

/** One row of the trail, whole. */
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
            { label: 'Número', value: fila.idRecurso },
            { label: 'Ente del registro', value: fila.ente },
            { label: 'Dirección IP', value: fila.ip },
            { label: 'Solicitud', value: fila.idSolicitud },
          ]}
        />
        {fila.cambios.length === 0 ? (
          <Typography color="textSecondary">No cambió ningún dato.</Typography>
        ) : (
          <Box
            component="dl"
            aria-label="Datos"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: 'minmax(160px, 30%) 1fr' },
              columnGap: 2,
              rowGap: { xs: 1, sm: 0.5 },
            }}
          >
            {fila.cambios.map((cambio) => (
              <CambioDeFila key={cambio.campo} cambio={cambio} />
            ))}
          </Box>
        )}
        <Button variant="outlined" onClick={alCerrar} sx={{ alignSelf: 'flex-end' }}>
          Cerrar
        </Button>
      </Stack>
    </PanelDialog>
  );
}
