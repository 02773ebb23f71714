import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { FILE_DOWNLOAD_OUTLINED } from '../../../ui/icon-paths.ts';
import type { PropsDocumentos } from '../panel.ts';
import { nombreDe, pieDe } from './documento.ts';
import { useDocumento } from './use-documento.ts';

/** What is kept of the person on paper: each may be read again by whoever sees the record. */
export default function DocumentosGuardados({ documentos }: PropsDocumentos) {
  const id = useId();
  const { enCurso, abrir } = useDocumento();
  return (
    <Box component="ul" aria-label="Documentos guardados" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documentos.map((documento) => (
        <Box
          component="li"
          key={documento.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
        >
          <div style={{ flexGrow: 1 }} id={`${id}${documento.id}`}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {nombreDe(documento)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {pieDe(documento)}
            </Typography>
          </div>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon d={FILE_DOWNLOAD_OUTLINED} />}
            aria-describedby={`${id}${documento.id}`}
            aria-disabled={enCurso === documento.id}
            onClick={() => void abrir(documento)}
          >
            {enCurso === documento.id ? 'Descargando…' : 'Descargar'}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
