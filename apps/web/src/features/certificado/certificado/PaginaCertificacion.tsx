import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { AlertLines } from '../../../ui/AlertLines.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { aConsulta } from './certificado.form.ts';
import { FormularioCertificado } from './FormularioCertificado.tsx';
import { ResultadoCertificado } from './ResultadoCertificado.tsx';
import { useCertificado } from './use-certificado.ts';

interface Props {
  emitiendo: boolean;
  alEmitir: () => void;
}

/** It comes with what was found, and takes the focus: it is the next step. It keeps it while it waits; a second press then is none. */
function BotonCertificado({ emitiendo, alEmitir }: Props) {
  const boton = useRef<HTMLButtonElement>(null);
  useEffect(() => boton.current?.focus(), []);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Button ref={boton} variant="contained" aria-disabled={emitiendo} onClick={emitiendo ? undefined : alEmitir}>
        Certificado
      </Button>
    </Stack>
  );
}

/** The viewer comes with the first certificate. */
const DialogoCertificado = lazy(withTimeLimit(() => import('./DialogoCertificado.tsx')));

export function PaginaCertificacion() {
  const { buscando, buscadoEn, hallado, advertencia, falla, emitiendo, problemas, emitido, buscar, abrir, cerrar } =
    useCertificado();
  return (
    <>
      <PageHeader
        help={enlaceDeCapitulo('certificacion')}
        title="Certificación"
        subtitle="Certificado de estado de afiliación de una persona"
      />
      <Stack spacing={2}>
        <FormularioCertificado buscando={buscando} alBuscar={(campos) => buscar(aConsulta(campos))} />
        <Box sx={{ minHeight: 4 }}>{buscando ? <ProgressBar label="Buscando" /> : null}</Box>
        <div aria-live="polite">
          {falla ? <ErrorState text={falla} /> : null}
          {advertencia ? (
            <Alert severity="warning" role="note">
              {advertencia}
            </Alert>
          ) : null}
          {hallado || buscando ? (
            <ResultadoCertificado
              hallado={buscando ? undefined : hallado}
              acciones={buscando ? null : <BotonCertificado key={buscadoEn} emitiendo={emitiendo} alEmitir={abrir} />}
            />
          ) : null}
          <AlertLines severity="error" lines={problemas} />
        </div>
      </Stack>
      {emitido ? (
        <Suspense fallback={<ProgressBar label="Abriendo el certificado" />}>
          <DialogoCertificado emitido={emitido} alCerrar={cerrar} />
        </Suspense>
      ) : null}
    </>
  );
}
