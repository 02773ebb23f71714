import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DocumentoGuardado } from '@sgpa/contract/v1/historia-asegurado';
import { useId } from 'react';
import { nombreDe, pieDe } from './documento.ts';
import { useDocumento } from './use-documento.ts';

interface Props {
  idAfiliacion: number;
  documentos: readonly DocumentoGuardado[];
}

/** What is kept of the person on paper: each may be read again by whoever sees the record. */
export function DocumentosGuardados({ idAfiliacion, documentos }: Props) {
  const id = useId();
  const { enCurso, abrir } = useDocumento(idAfiliacion);
  if (documentos.length === 0) return null;
  return (
    <Box component="ul" aria-label="Documentos guardados" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
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
            startIcon={<Download />}
            aria-describedby={`${id}${documento.id}`}
            aria-disabled={enCurso === documento.id}
            onClick={() => void abrir(documento.id)}
          >
            {enCurso === documento.id ? 'Descargando…' : 'Descargar'}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
