import Alert from '@mui/material/Alert';
import type { DefuncionRegistrada } from '@sgpa/contract/v2/validacion-titular';
import { textoDefuncionRegistrada } from '@sgpa/domain/cobertura/palabra-defuncion';
import type { VarianteTitular } from '../variante.ts';

interface Props {
  variante: VarianteTitular;
  defuncion: DefuncionRegistrada;
}

/** The death is recorded here already: nothing of it needs to be done again, and no right begins after it. */
export function AvisoDefuncionRegistrada({ variante, defuncion }: Props) {
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <div>{textoDefuncionRegistrada(defuncion)}</div>
      {variante === 'fallecido' ? (
        <div>
          No hace falta registrarlo otra vez: continúe solo si falta una afiliación que la persona tuvo en vida.
        </div>
      ) : (
        <div>No se le puede registrar una nueva afiliación como titular.</div>
      )}
    </Alert>
  );
}
