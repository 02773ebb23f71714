import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { VersionTerminos } from '@sgpa/contract/v1/versiones-terminos';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { ParrafosComparados } from '../../cuenta/ParrafosComparados.tsx';
import { ParrafosDeTerminos } from '../../cuenta/ParrafosDeTerminos.tsx';
import { useVersion } from '../terminos.api.ts';

const VISTAS = ['Texto completo', 'Qué cambió'] as const;

/** Shows a published version: its text, what it changed, and what became of it. */
export function TextoDeVersion({ version: v }: { version: VersionTerminos }) {
  const { data, error, refetch } = useVersion(v.version);
  const [vista, setVista] = useState<(typeof VISTAS)[number]>('Texto completo');
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={12} />;
  return (
    <>
      {v.retiradoEl ? (
        <Alert severity="warning" role="none" sx={{ mb: 2 }}>
          Retirada el {mostrarFechaDelServidor(v.retiradoEl)} por {v.retiradoPor}: {v.motivoRetiro}
        </Alert>
      ) : null}
      {data.anterior === null ? null : (
        <ToggleChoice dense label="Qué se muestra" options={VISTAS} value={vista} onChange={setVista} />
      )}
      <Typography variant="h2" sx={{ my: 2 }}>
        {data.titulo}
      </Typography>
      {vista === 'Texto completo' || data.anterior === null ? (
        <ParrafosDeTerminos texto={data.texto} />
      ) : (
        <ParrafosComparados parrafos={data.parrafos} />
      )}
    </>
  );
}
