import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { PRODUCTO } from '../../../ui/producto.ts';
import { toast } from '../../../ui/toast.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { TextoTerminos } from './TextoTerminos.tsx';
import { aceptarTerminos, useAceptacion, useTerminos } from './terminos.api.ts';

const ACEPTAR = {
  title: '¿Confirmación de la activación de credenciales.?',
  text: 'Usted ha leído y está de acuerdo con todos los términos y condiciones de uso.',
};
const RECHAZAR = {
  title: '¿Usted está en desacuerdo con los términos y condiciones de uso?',
  text: `Si no acepta las condiciones y términos de uso no podrá utilizar la ${PRODUCTO}.`,
};

/** Blocks the application until the terms in force are accepted. If the check fails it is not shown. */
export function DialogoTerminos({ alRechazar }: { alRechazar: () => void }) {
  const consultas = useQueryClient();
  const confirmar = useConfirm();
  const { data } = useAceptacion();
  const abierto = data?.activo === false;
  const texto = useTerminos(abierto);
  const aceptacion = useMutation({
    mutationFn: aceptarTerminos,
    // What was refused while the terms were pending is asked again.
    onSuccess: () => consultas.invalidateQueries(),
    onError: (error) => {
      toast('error', mensajeDeError(error));
      if (error instanceof ErrorApi && error.codigo === 'TERMINOS_CAMBIADOS') void texto.refetch();
    },
  });

  async function aceptar() {
    const leida = texto.data?.version;
    if (leida !== undefined && (await confirmar(ACEPTAR))) aceptacion.mutate(leida);
  }
  async function rechazar() {
    if (await confirmar(RECHAZAR)) alRechazar();
  }

  return (
    <Dialog
      open={abierto}
      aria-labelledby="titulo-terminos"
      maxWidth={false}
      slotProps={{ paper: { sx: { width: '100%', maxWidth: { xs: 'calc(100% - 16px)', sm: '70%' }, m: 1 } } }}
    >
      <DialogTitle id="titulo-terminos">{texto.data?.titulo ?? 'Términos y condiciones de uso'}</DialogTitle>
      <DialogContent dividers tabIndex={0} role="region" aria-label="Texto de los términos y condiciones de uso">
        {abierto ? <TextoTerminos /> : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => void rechazar()}>No acepto</Button>
        <Button
          variant="contained"
          disabled={!texto.data}
          loading={aceptacion.isPending}
          onClick={() => void aceptar()}
        >
          Acepto los Terminos
        </Button>
      </DialogActions>
    </Dialog>
  );
}
