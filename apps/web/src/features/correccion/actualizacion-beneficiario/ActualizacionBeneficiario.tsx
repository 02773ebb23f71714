import { CargaDeRegistro } from '../CargaDeRegistro.tsx';
import { useRegistroCompleto } from '../use-registro-completo.ts';
import { leerBeneficiario } from './actualizacion-beneficiario.api.ts';
import { FormularioActualizacionBeneficiario } from './FormularioActualizacionBeneficiario.tsx';

interface Props {
  /** `idAfiliadoEnteGestor`. */
  id: string;
  alGuardar: () => void;
  /** On a page of its own. */
  alVolver?: () => void;
}

/** A beneficiary's record, to correct it, on a page or over the list. */
export function ActualizacionBeneficiario({ id, alGuardar, alVolver }: Props) {
  const consulta = useRegistroCompleto('actualizacion-beneficiario', id, leerBeneficiario);
  return (
    <CargaDeRegistro key={id} consulta={consulta} alVolver={alVolver}>
      {(registro) => (
        <FormularioActualizacionBeneficiario
          registro={registro}
          cargando={consulta.isFetching}
          alCargar={() => consulta.refetch()}
          alGuardar={alGuardar}
        />
      )}
    </CargaDeRegistro>
  );
}
