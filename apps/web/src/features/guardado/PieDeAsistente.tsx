import Button from '@mui/material/Button';
import type { Escritura } from '../../lib/use-escritura.ts';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { StickyFooter } from '../../ui/StickyFooter.tsx';
import { DetallesRegistro } from './DetallesRegistro.tsx';

interface Props {
  guardado: Pick<Escritura<never>, 'enviando' | 'resultado'>;
}

export function PieDeAsistente({ guardado: { enviando, resultado } }: Props) {
  return (
    <>
      <DetallesRegistro detalles={resultado?.mensajes ?? []} />
      <StickyFooter>
        <Button type="submit" variant="contained" size="large">
          3. GUARDAR INFORMACIÓN
        </Button>
      </StickyFooter>
      <BlockingDialog open={enviando} title="Procesando registro" />
    </>
  );
}
