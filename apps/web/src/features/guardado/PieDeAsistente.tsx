import Button from '@mui/material/Button';
import type { Escritura } from '../../lib/use-escritura.ts';
import { AlertLines, AlertRegion } from '../../ui/AlertLines.tsx';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { StickyFooter } from '../../ui/StickyFooter.tsx';

interface Props {
  guardado: Pick<Escritura<never>, 'enviando' | 'desenlace'>;
}

export function PieDeAsistente({ guardado: { enviando, desenlace } }: Props) {
  const detalles = desenlace?.mensajes ?? [];
  return (
    <>
      <AlertRegion shown={detalles.length > 0}>
        <AlertLines severity="warning" lines={detalles} />
      </AlertRegion>
      <StickyFooter>
        <Button type="submit" variant="contained" size="large">
          3. GUARDAR INFORMACIÓN
        </Button>
      </StickyFooter>
      <BlockingDialog open={enviando} title="Procesando registro" />
    </>
  );
}
