import Button from '@mui/material/Button';
import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import type { Escritura } from '../../lib/use-escritura.ts';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { DetallesRegistro } from '../guardado/DetallesRegistro.tsx';
import { AvisoDeCambio } from './AvisoDeCambio.tsx';

interface Props {
  actualizacion: Pick<Escritura<never>, 'enviando' | 'resultado'>;
  /** Fields that somebody else changed too, by name on the wire; null when the record did not change. */
  encontrados: readonly string[] | null;
  cargando: boolean;
  alCargar: () => void;
}

/** As a message has to name them, away from the section that they stand in. */
const ETIQUETAS: Record<string, string> = {
  ...NOMBRE_DE_CAMPO,
  fecha_inicio: NOMBRE_DE_CAMPO.fecha_afiliacion,
  parentesco_titular: NOMBRE_DE_CAMPO.parentesco,
  codigo_establecimiento: NOMBRE_DE_CAMPO.establecimiento,
  tipo_codigo: 'Tipo de código',
  codigo_entidad: 'Código de empleador',
};

/** The end of an update form: what the server said, the button, and the screen held while it saves. */
export function PieDeActualizacion({ actualizacion, encontrados, cargando, alCargar }: Props) {
  const { enviando, resultado } = actualizacion;
  return (
    <>
      <AvisoDeCambio
        conflicto={resultado?.conflicto ?? null}
        encontrados={encontrados?.map((campo) => ETIQUETAS[campo] ?? campo) ?? null}
        cargando={cargando}
        alCargar={alCargar}
      />
      <DetallesRegistro detalles={resultado?.mensajes ?? []} />
      <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
        ACTUALIZAR INFORMACIÓN
      </Button>
      <BlockingDialog open={enviando} title="Procesando registro" />
    </>
  );
}
