import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { TextSkeleton } from '../../ui/Skeletons.tsx';
import { useComposicion } from '../asegurado/composicion.ts';
import type { PropsDocumentos } from '../asegurado/panel.ts';

/** Shows the papers kept of the person, which can be opened before the decision is taken. */
export function PapelesDeRevision({ documentos }: PropsDocumentos) {
  const id = useId();
  const { DocumentosGuardados } = useComposicion();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} color="textSecondary" sx={{ mb: 0.5 }}>
        Documentos guardados
      </Typography>
      {documentos.length === 0 ? (
        <Typography variant="body2">No se guardó ninguno de la persona.</Typography>
      ) : (
        <Suspense fallback={<TextSkeleton lines={2} />}>
          <DocumentosGuardados documentos={documentos} />
        </Suspense>
      )}
    </Box>
  );
}
