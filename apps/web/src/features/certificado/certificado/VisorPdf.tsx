import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { type Abierto, abrirPdf } from './abrir-pdf.ts';
import './visor.css';

const NO_SE_ABRE = 'No se pudo mostrar el certificado aquí. Descárguelo para verlo.';

function Pagina({ abierto, numero }: { abierto: Abierto; numero: number }) {
  const lugar = useRef<HTMLElement>(null);
  const [lista, setLista] = useState(false);
  useEffect(() => {
    if (lugar.current === null) return;
    abierto.dibujar(numero, lugar.current, lugar.current.clientWidth).then(
      () => setLista(true),
      // Closed meanwhile.
      () => undefined,
    );
  }, [abierto, numero]);
  return (
    <section
      ref={lugar}
      className="visor-pagina"
      aria-label={`Página ${numero} de ${abierto.paginas}`}
      aria-busy={!lista}
    />
  );
}

/** A PDF on the page itself (document 2 §2): drawn by pdf.js, with text that can be chosen. */
export function VisorPdf({ pdf }: { pdf: Blob }) {
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const [falla, setFalla] = useState(false);
  useEffect(() => {
    let vigente = true;
    const pedido = abrirPdf(pdf);
    pedido.then(
      (documento) => vigente && setAbierto(documento),
      () => vigente && setFalla(true),
    );
    return () => {
      vigente = false;
      pedido.then((documento) => documento.cerrar()).catch(() => undefined);
    };
  }, [pdf]);
  if (falla) return <ErrorState text={NO_SE_ABRE} />;
  if (abierto === null) return <ProgressBar label="Abriendo el certificado" />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {Array.from({ length: abierto.paginas }, (_, i) => i + 1).map((numero) => (
        <Pagina key={numero} abierto={abierto} numero={numero} />
      ))}
    </Stack>
  );
}
