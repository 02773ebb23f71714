import { useNavigate, useParams } from '@tanstack/react-router';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ActualizacionBeneficiario } from './ActualizacionBeneficiario.tsx';

/** /actualizarDatosAfiliacion/{id}. The affiliation is that of the address unless said. */
export function PaginaActualizacionBeneficiario({ id: dado }: { id?: string }) {
  const { id: deDireccion = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const aLaLista = () => void navigate({ to: '/asegurado' });
  return (
    <>
      <PageHeader
        help={enlaceDeCapitulo('actualizar-los-datos')}
        title="Actualización de información de asegurado beneficiario"
      />
      <ActualizacionBeneficiario id={dado ?? deDireccion} alGuardar={aLaLista} alVolver={aLaLista} />
    </>
  );
}
