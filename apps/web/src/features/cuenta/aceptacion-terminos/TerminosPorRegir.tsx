import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { useBorrador } from '../../../lib/use-borrador.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { ACEPTACION } from './terminos.api.ts';

const DialogoPorRegir = lazy(withTimeLimit(() => import('./DialogoPorRegir.tsx')));

/** Terms to come may be read and accepted before their first morning, which then stops nobody (acuerdos §11). */
export function TerminosPorRegir() {
  const { data } = useQuery(ACEPTACION);
  const [leyendo, setLeyendo] = useState(false);
  const cerrar = useCallback(() => setLeyendo(false), []);
  // The choice lasts as long as the tab and the session: a reload does not ask again.
  const [dejada, setDejada] = useBorrador('terminos-para-luego', '');
  const nuevos = data?.activo ? data.porRegir : null;
  if (!nuevos || nuevos.version === dejada) return null;
  return (
    <>
      <Alert
        severity="info"
        sx={{ mb: 2, flexWrap: 'wrap' }}
        action={
          <>
            <Button color="inherit" size="small" onClick={() => setLeyendo(true)}>
              Leer y aceptar
            </Button>
            <Button color="inherit" size="small" onClick={() => setDejada(nuevos.version)}>
              Más tarde
            </Button>
          </>
        }
      >
        Desde el {mostrarFechaDelServidor(nuevos.vigenteDesde)} rigen términos de uso nuevos. Puede aceptarlos desde
        ahora.
      </Alert>
      {leyendo ? (
        <Suspense>
          <DialogoPorRegir version={nuevos.version} alCerrar={cerrar} />
        </Suspense>
      ) : null}
    </>
  );
}
