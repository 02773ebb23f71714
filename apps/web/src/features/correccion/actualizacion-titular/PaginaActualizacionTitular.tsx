import { useNavigate, useParams } from '@tanstack/react-router';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ActualizacionTitular } from './ActualizacionTitular.tsx';

/** /afiliadoActualizar/{id}. */
export function PaginaActualizacionTitular() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const aLaLista = () => void navigate({ to: '/asegurado' });
  return (
    <>
      <PageHeader
        help={enlaceDeCapitulo('actualizar-los-datos')}
        title="Actualización de información de asegurado titular"
      />
      <ActualizacionTitular id={id} alGuardar={aLaLista} alVolver={aLaLista} />
    </>
  );
}
