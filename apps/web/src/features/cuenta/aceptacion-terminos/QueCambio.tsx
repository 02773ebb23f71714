import Alert from '@mui/material/Alert';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { useState } from 'react';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { ParrafosComparados } from '../ParrafosComparados.tsx';
import { TextoTerminos } from '../terminos-vigentes/TextoTerminos.tsx';

const VISTAS = ['Qué cambió', 'Texto completo'] as const;
type Cambios = Respuesta<'aceptacion-terminos/cambios'>;

/** For who accepted another version: what is different first, and the whole text at hand. */
export function QueCambio({
  cambios: { version, vigenteDesde, anterior, aceptadoEl, parrafos },
}: {
  cambios: Cambios;
}) {
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
