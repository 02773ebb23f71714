import { CargaDeRegistro } from '../CargaDeRegistro.tsx';
import { useRegistroCompleto } from '../use-registro-completo.ts';
import { leerTitular } from './actualizacion-titular.api.ts';
import { FormularioActualizacionTitular } from './FormularioActualizacionTitular.tsx';

interface Props {
  /** `idAfiliadoEnteGestor`. */
  id: string;
  alGuardar: () => void;
  /** On a page of its own. */
  alVolver?: () => void;
}

/** A holder's record, to correct it, on a page or over the list. */
export function ActualizacionTitular({ id, alGuardar, alVolver }: Props) {
  const consulta = useRegistroCompleto('actualizacion-titular', id, leerTitular);
  return (
    <CargaDeRegistro key={id} consulta={consulta} alVolver={alVolver}>
      {(registro) => (
        <FormularioActualizacionTitular
          registro={registro}
          cargando={consulta.isFetching}
          alCargar={() => consulta.refetch()}
          alGuardar={alGuardar}
        />
      )}
    </CargaDeRegistro>
  );
}
