import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { TextoTerminos } from '../terminos-vigentes/TextoTerminos.tsx';
import { useTerminos } from '../terminos-vigentes/terminos-vigentes.api.ts';
import { ACEPTACION, aceptarTerminos } from './terminos.api.ts';

/** Shows the terms that will be in force, to be accepted now or left for then. */
export default function DialogoPorRegir({ version, alCerrar }: { version: string; alCerrar: () => void }) {
  useCloseOnBack(alCerrar);
  const consultas = useQueryClient();
  const texto = useTerminos(version);
  const aceptacion = useMutation({
    mutationFn: () => aceptarTerminos(version),
    onSuccess: () => {
      toast('success', 'Términos aceptados.');
      return consultas.invalidateQueries({ queryKey: ACEPTACION.queryKey });
    },
    onError: (error) => toast('error', mensajeDeError(error)),
  });
  return (
    <Dialog open onClose={alCerrar} aria-labelledby="titulo-por-regir" maxWidth="md">
      <DialogTitle id="titulo-por-regir">{texto.data?.titulo ?? 'Términos y condiciones de uso'}</DialogTitle>
      <DialogContent dividers tabIndex={0} role="region" aria-label="Texto de los términos y condiciones de uso">
        <TextoTerminos version={version} />
      </DialogContent>
      <DialogActions>
        <FootButtons onLeave={alCerrar}>
          <Button
            variant="contained"
            disabled={!texto.data}
            aria-disabled={aceptacion.isPending}
            onClick={() => {
              if (!aceptacion.isPending) aceptacion.mutate();
            }}
          >
            Acepto los Terminos
          </Button>
        </FootButtons>
      </DialogActions>
    </Dialog>
  );
}
