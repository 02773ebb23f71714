import { useNavigate, useParams } from '@tanstack/react-router';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CargaDeRegistro } from '../formulario-afiliacion/CargaDeRegistro.tsx';
import { useRegistroCompleto } from '../formulario-afiliacion/use-registro-completo.ts';
import { leerBeneficiario } from './actualizacion-beneficiario.api.ts';
import { FormularioActualizacionBeneficiario } from './FormularioActualizacionBeneficiario.tsx';

/** A beneficiary's record, to correct it. The affiliation is that of the address unless said. */
export function PaginaActualizacionBeneficiario({ id: dado }: { id?: string }) {
  const { id: deDireccion = '' } = useParams({ strict: false });
  const id = dado ?? deDireccion;
  const navigate = useNavigate();
  const consulta = useRegistroCompleto('actualizacion-beneficiario', id, leerBeneficiario);
  return (
    <>
      <PageHeader title="Actualización de información de asegurado beneficiario" />
      <CargaDeRegistro key={id} consulta={consulta}>
        {(registro) => (
          <FormularioActualizacionBeneficiario
            registro={registro}
            cargando={consulta.isFetching}
            alCargar={() => consulta.refetch()}
            alGuardar={() => void navigate({ to: '/asegurado' })}
          />
        )}
      </CargaDeRegistro>
    </>
  );
}
