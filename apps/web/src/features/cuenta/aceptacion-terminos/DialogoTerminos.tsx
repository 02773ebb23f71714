import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { PRODUCTO } from '../../../ui/producto.ts';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { toast } from '../../../ui/toast.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { ParrafosComparados } from '../ParrafosComparados.tsx';
import { TextoTerminos } from '../terminos-vigentes/TextoTerminos.tsx';
import { useTerminos } from '../terminos-vigentes/terminos-vigentes.api.ts';
import { aceptarTerminos, useCambios } from './terminos.api.ts';

const VISTAS = ['Qué cambió', 'Texto completo'] as const;
type Cambios = Respuesta<'aceptacion-terminos/cambios'>;

/** Shows who accepted another version what is different first, with the whole text at hand. */
function QueCambio({ cambios: { version, vigenteDesde, anterior, aceptadoEl, parrafos } }: { cambios: Cambios }) {
  const [vista, setVista] = useState<(typeof VISTAS)[number]>('Qué cambió');
  return (
    <>
      <Alert severity="info" role="none" sx={{ mb: 2 }}>
        Usted aceptó la versión {anterior} el {mostrarFechaDelServidor(aceptadoEl)}. Desde el{' '}
        {mostrarFechaDelServidor(vigenteDesde)} rige la versión {version}, que debe aceptar para continuar.
      </Alert>
      <ToggleChoice dense label="Qué se muestra" options={VISTAS} value={vista} onChange={setVista} />
      <div style={{ marginTop: 16 }}>
        {vista === 'Qué cambió' ? <ParrafosComparados parrafos={parrafos} /> : <TextoTerminos />}
      </div>
    </>
  );
}

const ACEPTAR = {
  title: '¿Confirmación de la activación de credenciales.?',
  text: 'Usted ha leído y está de acuerdo con todos los términos y condiciones de uso.',
};
const RECHAZAR = {
  title: '¿Usted está en desacuerdo con los términos y condiciones de uso?',
  text: `Si no acepta las condiciones y términos de uso no podrá utilizar la ${PRODUCTO}.`,
};

export default function DialogoTerminos({ alRechazar }: { alRechazar: () => void }) {
  const consultas = useQueryClient();
  const confirmar = useConfirm();
  const texto = useTerminos();
  const cambios = useCambios();
  const aceptacion = useMutation({
    mutationFn: aceptarTerminos,
    // Requests refused while the terms were pending are sent again.
    onSuccess: () => consultas.invalidateQueries(),
    onError: (error) => {
      toast('error', mensajeDeError(error));
      if (!(error instanceof ErrorApi) || error.codigo !== 'TERMINOS_CAMBIADOS') return;
      void texto.refetch();
      void cambios.refetch();
    },
  });

  async function aceptar() {
    const leida = texto.data?.version;
    if (leida !== undefined && !aceptacion.isPending && (await confirmar(ACEPTAR))) aceptacion.mutate(leida);
  }
  async function rechazar() {
    if (await confirmar(RECHAZAR)) alRechazar();
  }

  return (
    <Dialog
      open
      aria-labelledby="titulo-terminos"
      maxWidth={false}
      slotProps={{
        paper: { sx: { width: '100%', maxWidth: { xs: 'calc(100% - 16px)', sm: '70%' }, m: 1 } },
        // The page's requests were refused: nobody should read those errors behind the terms.
        backdrop: { sx: { bgcolor: 'background.default' } },
      }}
    >
      <DialogTitle id="titulo-terminos">{texto.data?.titulo ?? 'Términos y condiciones de uso'}</DialogTitle>
      <DialogContent dividers tabIndex={0} role="region" aria-label="Texto de los términos y condiciones de uso">
        {cambios.isPending ? (
          <TextSkeleton lines={12} />
        ) : cambios.data?.anterior ? (
          <QueCambio cambios={cambios.data} />
        ) : (
          <TextoTerminos />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => void rechazar()}>No acepto</Button>
        <Button
          variant="contained"
          disabled={!texto.data}
          aria-disabled={aceptacion.isPending}
          onClick={() => void aceptar()}
        >
          Acepto los Terminos
        </Button>
      </DialogActions>
    </Dialog>
  );
}
