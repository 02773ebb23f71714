import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { ACEPTACION } from './terminos.api.ts';

const DialogoPorRegir = lazy(withTimeLimit(() => import('./DialogoPorRegir.tsx')));

/** Terms to come may be read and accepted before their first morning, which then stops nobody (decisions §11). */
export function TerminosPorRegir() {
  const { data } = useQuery(ACEPTACION);
  const [leyendo, setLeyendo] = useState(false);
  const [luego, setLuego] = useState(false);
  const nuevos = data?.activo ? data.porRegir : null;
  if (!nuevos || luego) return null;
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
            <Button color="inherit" size="small" onClick={() => setLuego(true)}>
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
          <DialogoPorRegir version={nuevos.version} alCerrar={() => setLeyendo(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
