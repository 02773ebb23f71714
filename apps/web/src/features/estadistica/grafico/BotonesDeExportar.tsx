import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type RefObject, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import type { Cifra, Cifras } from './datos.ts';
import { comoCsv, comoPng } from './exportar.ts';

interface Props {
  titulo: string;
  figura: RefObject<HTMLElement | null>;
  cifras: Cifras;
  nombreDe: (fila: Cifra) => string;
  listo: boolean;
}

export function BotonesDeExportar({ titulo, figura, cifras, nombreDe, listo }: Props) {
  const [ocupado, setOcupado] = useState(false);

  async function hacer(guardar: () => Promise<void>) {
    if (ocupado) return;
    setOcupado(true);
    try {
      await guardar();
    } catch {
      toast('error', 'No se pudo hacer el archivo. Inténtelo otra vez.');
    } finally {
      setOcupado(false);
    }
  }

  const imagen = async () => {
    if (figura.current !== null) await comoPng(figura.current, titulo);
  };
  return (
    <Stack direction="row">
      <Button
        size="small"
        disabled={!listo}
        aria-disabled={ocupado}
        onClick={() => void hacer(imagen)}
        aria-label={`PNG de ${titulo}`}
      >
        PNG
      </Button>
      <Button
        size="small"
        disabled={!listo}
        aria-disabled={ocupado}
        onClick={() => void hacer(() => comoCsv(cifras, nombreDe, titulo))}
        aria-label={`CSV de ${titulo}`}
      >
        CSV
      </Button>
    </Stack>
  );
}
