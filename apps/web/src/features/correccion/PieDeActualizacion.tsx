import Button from '@mui/material/Button';
import type { Escritura } from '../../lib/use-escritura.ts';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { StickyFooter } from '../../ui/StickyFooter.tsx';
import { DetallesRegistro } from '../guardado/DetallesRegistro.tsx';
import { AvisoDeCambio } from './AvisoDeCambio.tsx';
import { nombreDeCampo } from './nombre-de-campo.ts';

interface Props {
  actualizacion: Pick<Escritura<never>, 'enviando' | 'resultado'>;
  /** Fields that somebody else changed too, by name on the wire; null when the record did not change. */
  encontrados: readonly string[] | null;
  cargando: boolean;
  alCargar: () => void;
}

/** The end of an update form: what the server said, the button, and the screen held while it saves. */
export function PieDeActualizacion({ actualizacion, encontrados, cargando, alCargar }: Props) {
  const { enviando, resultado } = actualizacion;
  return (
    <>
      <AvisoDeCambio
        conflicto={resultado?.conflicto ?? null}
        encontrados={encontrados?.map(nombreDeCampo) ?? null}
        cargando={cargando}
        alCargar={alCargar}
      />
      <DetallesRegistro detalles={resultado?.mensajes ?? []} />
      <StickyFooter>
        <Button type="submit" variant="contained" size="large">
          ACTUALIZAR INFORMACIÓN
        </Button>
      </StickyFooter>
      <BlockingDialog open={enviando} title="Procesando registro" />
    </>
  );
}
