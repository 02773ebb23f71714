import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { EntidadConCodigo } from '../../empleador/EntidadConCodigo.tsx';
import { apellidosYNombre } from '../../persona/identidad.ts';

/** Shows the holder in every step, so that one sees whose beneficiary the person will be. */
export const TarjetaTitular = ({ titular: t }: { titular: TitularEncontrado }) => (
  <FactList
    facts={[
      { label: 'Titular', value: apellidosYNombre(t) },
      { label: 'Documento', value: `CI ${unirDocumento(t.numero_documento, t.complemento_documento)}` },
      { label: 'Fecha de nacimiento', value: mostrarFechaDelServidor(t.fecha_nacimiento) },
      { label: 'Ente gestor', value: t.ente_gestor },
      {
        label: 'Entidad empleadora',
        value: <EntidadConCodigo nombre={t.nombre_entidad} codigo={t.codigo_entidad} />,
      },
      { label: 'Tipo de asegurado', value: t.tipo_asegurado },
      {
        label: 'Estado',
        value: <StatusChip label={t.estado.descripcion} tone={estadoDe(t.estado.codigo).chipDetalle} />,
      },
      { label: 'Fecha de afiliación', value: mostrarFechaDelServidor(t.estado.fecha_afiliacion) },
    ]}
  />
);
