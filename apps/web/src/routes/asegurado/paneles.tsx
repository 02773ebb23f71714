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

const PanelDetalle = lazy(() => import('../../features/asegurado/detalle-asegurado/PanelDetalle.tsx'));
const PanelBeneficiarios = lazy(() => import('../../features/asegurado/beneficiarios/PanelBeneficiarios.tsx'));

/** A beneficiary's details are the holder's, with that one chosen. */
const PanelDetalles: AccionConPanel['Panel'] = (props) =>
  tipoDe(props.fila) === 'TITULAR' ? <PanelDetalle {...props} /> : <PanelBeneficiarios {...props} />;

/** Everything that may be done with a row of the list, as `domain/cuenta/acciones.ts` names it: icon and panel or tab. */
export const ACCIONES: TodasLasAcciones = {
  'detalle-asegurado': { Icono: Visibility, aspecto: 'principal', ayuda: 'Mas Detalles', Panel: PanelDetalles },
  'baja-titular': {
    Icono: PersonRemove,
    aspecto: 'grave',
    Panel: lazy(() => import('../../features/ciclo/baja-titular/PanelBaja.tsx')),
  },
  'ampliacion-titular': {
    Icono: MoreTime,
    Panel: lazy(() => import('../../features/ciclo/ampliacion-titular/PanelAmpliacion.tsx')),
  },
  beneficiarios: { Icono: Family, Panel: PanelBeneficiarios },
  'actualizacion-titular': {
    Icono: Edit,
    Panel: lazy(() => import('../../features/correccion/actualizacion-titular/PanelActualizacionTitular.tsx')),
  },
  'baja-beneficiario': {
    Icono: PersonRemove,
    aspecto: 'grave',
    Pestana: lazy(() => import('../../features/ciclo/baja-beneficiario/PestanaBaja.tsx')),
  },
  'ampliacion-beneficiario': {
    Icono: MoreTime,
    Pestana: lazy(() => import('../../features/ciclo/ampliacion-beneficiario/PestanaAmpliacion.tsx')),
  },
  'habilitacion-derechohabiente': {
    Icono: Verified,
    Pestana: lazy(() => import('../../features/ciclo/habilitacion-derechohabiente/PestanaDerechohabiente.tsx')),
  },
  'actualizacion-beneficiario': {
    Icono: Edit,
    Panel: lazy(
      () => import('../../features/correccion/actualizacion-beneficiario/PanelActualizacionBeneficiario.tsx'),
    ),
  },
};

export const COMPOSICION: Composicion = {
  acciones: ACCIONES,
  NuevoTitular: lazy(() => import('../../features/registro/registro-titular-lista/PanelRegistroTitular.tsx')),
  NuevoBeneficiario: lazy(() => import('../../features/registro/registro-beneficiario/PanelNuevoBeneficiario.tsx')),
};
