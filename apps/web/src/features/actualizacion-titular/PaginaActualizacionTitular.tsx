import { useNavigate, useParams } from '@tanstack/react-router';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CargaDeRegistro } from '../formulario-afiliacion/CargaDeRegistro.tsx';
import { useRegistroCompleto } from '../formulario-afiliacion/use-registro-completo.ts';
import { leerTitular } from './actualizacion-titular.api.ts';
import { FormularioActualizacionTitular } from './FormularioActualizacionTitular.tsx';

/** A holder's record, to correct it. */
export function PaginaActualizacionTitular() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const consulta = useRegistroCompleto('actualizacion-titular', id, leerTitular);
  return (
    <>
      <PageHeader title="Actualización de información de asegurado titular" />
      <CargaDeRegistro key={id} consulta={consulta}>
        {(registro) => (
          <FormularioActualizacionTitular
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
