import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { type Abierto, abrirPdf } from './abrir-pdf.ts';
import './visor.css';

const NO_SE_ABRE = 'No se pudo mostrar el certificado aquí. Descárguelo para verlo.';

/** A sheet is so wide in pixels of the screen. */
const ANCHO_DE_HOJA = 794;

function Pagina({ abierto, numero, tamano }: { abierto: Abierto; numero: number; tamano: number }) {
  const lugar = useRef<HTMLElement>(null);
  const [lista, setLista] = useState(false);
  useEffect(() => {
    if (lugar.current === null) return;
    lugar.current.style.width = `${tamano * 100}%`;
    lugar.current.style.maxWidth = `${tamano * ANCHO_DE_HOJA}px`;
    const vigente = new AbortController();
    abierto.dibujar(numero, lugar.current, lugar.current.clientWidth, vigente.signal).then(
      () => setLista(true),
      // The document was closed meanwhile.
      () => undefined,
    );
    return () => vigente.abort();
  }, [abierto, numero, tamano]);
  return (
    <section
      ref={lugar}
      className="visor-pagina"
      aria-label={`Página ${numero} de ${abierto.paginas}`}
      aria-busy={!lista}
    />
  );
}

/** Shows a PDF on the page itself (document 2 §2): pdf.js draws it, with text that can be selected. */
export function VisorPdf({ pdf, tamano }: { pdf: Blob; tamano: number }) {
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
    <Stack spacing={2} useFlexGap>
      {Array.from({ length: abierto.paginas }, (_, i) => i + 1).map((numero) => (
        <Pagina key={numero} abierto={abierto} numero={numero} tamano={tamano} />
      ))}
    </Stack>
  );
}
