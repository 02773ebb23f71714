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
  'detalle-asegurado': { Icono: Visibility, aspecto: 'principal', ayuda: 'Mas Detalles', Panel: PanelDetalles },
  'baja-titular': {
    Icono: PersonRemove,
    aspecto: 'grave',
    Panel: lazy(withTimeLimit(() => import('../../features/ciclo/baja-titular/PanelBaja.tsx'))),
  },
  'ampliacion-titular': {
    Icono: MoreTime,
    Panel: lazy(withTimeLimit(() => import('../../features/ciclo/ampliacion-titular/PanelAmpliacion.tsx'))),
  },
  beneficiarios: { Icono: Family, Panel: PanelBeneficiarios },
  'actualizacion-titular': {
    Icono: Edit,
    Panel: lazy(
      withTimeLimit(() => import('../../features/correccion/actualizacion-titular/PanelActualizacionTitular.tsx')),
    ),
  },
  'baja-beneficiario': {
    Icono: PersonRemove,
    aspecto: 'grave',
    Pestana: lazy(withTimeLimit(() => import('../../features/ciclo/baja-beneficiario/PestanaBaja.tsx'))),
  },
  'ampliacion-beneficiario': {
    Icono: MoreTime,
    Pestana: lazy(withTimeLimit(() => import('../../features/ciclo/ampliacion-beneficiario/PestanaAmpliacion.tsx'))),
  },
  'habilitacion-derechohabiente': {
    Icono: Verified,
    Pestana: lazy(
      withTimeLimit(() => import('../../features/ciclo/habilitacion-derechohabiente/PestanaDerechohabiente.tsx')),
    ),
  },
  'actualizacion-beneficiario': {
    Icono: Edit,
    Panel: lazy(
      withTimeLimit(
        () => import('../../features/correccion/actualizacion-beneficiario/PanelActualizacionBeneficiario.tsx'),
      ),
    ),
  },
  'revision-afiliacion': {
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
};
