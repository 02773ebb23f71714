import Edit from '@mui/icons-material/EditOutlined';
import Family from '@mui/icons-material/GroupsOutlined';
import MoreTime from '@mui/icons-material/MoreTimeOutlined';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Verified from '@mui/icons-material/VerifiedUserOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { lazy } from 'react';
import type { AccionConPanel, TodasLasAcciones } from '../../features/asegurado/acciones.ts';
import type { Composicion } from '../../features/asegurado/composicion.ts';
import { tipoDe } from '../../features/asegurado/fila.ts';
import { withTimeLimit } from '../../ui/with-time-limit.ts';

const PanelDetalle = lazy(withTimeLimit(() => import('../../features/asegurado/detalle-asegurado/PanelDetalle.tsx')));
const PanelBeneficiarios = lazy(
  withTimeLimit(() => import('../../features/asegurado/beneficiarios/PanelBeneficiarios.tsx')),
);

/** A beneficiary's details are the holder's, with that one chosen. */
const PanelDetalles: AccionConPanel['Panel'] = (props) =>
  tipoDe(props.fila) === 'TITULAR' ? <PanelDetalle {...props} /> : <PanelBeneficiarios {...props} />;

/** Everything that may be done with a row of the list, as `domain/cuenta/acciones.ts` names it: icon and panel or tab. */
export const ACCIONES: TodasLasAcciones = {
  'detalle-asegurado': {
    tecla: 'D',
    Icono: Visibility,
    aspecto: 'principal',
    ayuda: 'Mas Detalles',
    Panel: PanelDetalles,
  },
  'baja-titular': {
    tecla: 'B',
    Icono: PersonRemove,
    aspecto: 'grave',
    Panel: lazy(withTimeLimit(() => import('../../features/ciclo/baja-titular/PanelBaja.tsx'))),
  },
  'ampliacion-titular': {
    tecla: 'A',
    Icono: MoreTime,
    Panel: lazy(withTimeLimit(() => import('../../features/ciclo/ampliacion-titular/PanelAmpliacion.tsx'))),
  },
  beneficiarios: { tecla: 'F', Icono: Family, Panel: PanelBeneficiarios },
  'actualizacion-titular': {
    tecla: 'U',
    Icono: Edit,
    Panel: lazy(
      withTimeLimit(() => import('../../features/correccion/actualizacion-titular/PanelActualizacionTitular.tsx')),
    ),
  },
  'baja-beneficiario': {
    tecla: 'B',
    Icono: PersonRemove,
    aspecto: 'grave',
    Pestana: lazy(withTimeLimit(() => import('../../features/ciclo/baja-beneficiario/PestanaBaja.tsx'))),
  },
  'ampliacion-beneficiario': {
    tecla: 'A',
    Icono: MoreTime,
    Pestana: lazy(withTimeLimit(() => import('../../features/ciclo/ampliacion-beneficiario/PestanaAmpliacion.tsx'))),
  },
  'habilitacion-derechohabiente': {
    tecla: 'H',
    Icono: Verified,
    Pestana: lazy(
      withTimeLimit(() => import('../../features/ciclo/habilitacion-derechohabiente/PestanaDerechohabiente.tsx')),
    ),
  },
  'actualizacion-beneficiario': {
    tecla: 'U',
    Icono: Edit,
    Panel: lazy(
      withTimeLimit(
        () => import('../../features/correccion/actualizacion-beneficiario/PanelActualizacionBeneficiario.tsx'),
      ),
    ),
  },
  'revision-afiliacion': {
    tecla: 'R',
    Icono: Verified,
    Panel: lazy(withTimeLimit(() => import('../../features/ciclo/revision-afiliacion/PanelRevision.tsx'))),
  },
};

export const COMPOSICION: Composicion = {
  acciones: ACCIONES,
  NuevoTitular: lazy(
    withTimeLimit(() => import('../../features/registro/registro-titular-lista/PanelRegistroTitular.tsx')),
  ),
  NuevoBeneficiario: lazy(
    withTimeLimit(() => import('../../features/registro/registro-beneficiario/PanelNuevoBeneficiario.tsx')),
  ),
  DocumentosGuardados: lazy(
    withTimeLimit(() => import('../../features/asegurado/documento-asegurado/DocumentosGuardados.tsx')),
  ),
};
