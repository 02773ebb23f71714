import Edit from '@mui/icons-material/EditOutlined';
import Family from '@mui/icons-material/GroupsOutlined';
import MoreTime from '@mui/icons-material/MoreTimeOutlined';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Verified from '@mui/icons-material/VerifiedUserOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { lazy } from 'react';
import type { AccionConBoton, Acciones } from '../../features/asegurado/acciones.ts';
import type { Composicion } from '../../features/asegurado/composicion.ts';
import { tipoDe } from '../../features/asegurado/fila.ts';

const PanelDetalle = lazy(() => import('../../features/asegurado/detalle-asegurado/PanelDetalle.tsx'));
const PanelBeneficiarios = lazy(() => import('../../features/asegurado/beneficiarios/PanelBeneficiarios.tsx'));

/** A beneficiary's details are the holder's, with that one chosen. */
const PanelDetalles: AccionConBoton['Panel'] = (props) =>
  tipoDe(props.fila) === 'TITULAR' ? <PanelDetalle {...props} /> : <PanelBeneficiarios {...props} />;

/** Everything that may be done with a row of the list: one entry for each action, under its use case. */
export const ACCIONES: Acciones = {
  'detalle-asegurado': {
    lugar: 'boton',
    nombre: 'Detalles',
    Icono: Visibility,
    de: ['TITULAR', 'BENEFICIARIO'],
    aspecto: 'principal',
    ayuda: 'Mas Detalles',
    Panel: PanelDetalles,
  },
  'baja-titular': {
    lugar: 'boton',
    nombre: 'Baja',
    Icono: PersonRemove,
    de: ['TITULAR'],
    aspecto: 'grave',
    Panel: lazy(() => import('../../features/ciclo/baja-titular/PanelBaja.tsx')),
  },
  'ampliacion-titular': {
    lugar: 'boton',
    nombre: 'Ampliación',
    Icono: MoreTime,
    de: ['TITULAR'],
    Panel: lazy(() => import('../../features/ciclo/ampliacion-titular/PanelAmpliacion.tsx')),
  },
  beneficiarios: {
    lugar: 'boton',
    nombre: 'Beneficiarios',
    Icono: Family,
    de: ['TITULAR'],
    Panel: PanelBeneficiarios,
  },
  'actualizacion-titular': {
    lugar: 'boton',
    nombre: 'Actualizar',
    Icono: Edit,
    de: ['TITULAR'],
    Panel: lazy(() => import('../../features/correccion/actualizacion-titular/PanelActualizacionTitular.tsx')),
  },
  'actualizacion-beneficiario': {
    lugar: 'boton',
    nombre: 'Actualizar',
    Icono: Edit,
    de: ['BENEFICIARIO'],
    Panel: lazy(
      () => import('../../features/correccion/actualizacion-beneficiario/PanelActualizacionBeneficiario.tsx'),
    ),
  },
  'baja-beneficiario': {
    lugar: 'pestana',
    nombre: 'Baja',
    Icono: PersonRemove,
    Panel: lazy(() => import('../../features/ciclo/baja-beneficiario/PestanaBaja.tsx')),
  },
  'ampliacion-beneficiario': {
    lugar: 'pestana',
    nombre: 'Ampliación',
    Icono: MoreTime,
    Panel: lazy(() => import('../../features/ciclo/ampliacion-beneficiario/PestanaAmpliacion.tsx')),
  },
  'habilitacion-derechohabiente': {
    lugar: 'pestana',
    nombre: 'Derechohabiente',
    Icono: Verified,
    Panel: lazy(() => import('../../features/ciclo/habilitacion-derechohabiente/PestanaDerechohabiente.tsx')),
  },
};

export const COMPOSICION: Composicion = {
  acciones: ACCIONES,
  NuevoTitular: lazy(() => import('../../features/registro/registro-titular-lista/PanelRegistroTitular.tsx')),
  NuevoBeneficiario: lazy(() => import('../../features/registro/registro-beneficiario/PanelNuevoBeneficiario.tsx')),
};
