import { lazy } from 'react';
import type { AccionConPanel, TodasLasAcciones } from '../../features/asegurado/acciones.ts';
import type { Composicion } from '../../features/asegurado/composicion.ts';
import { tipoDe } from '../../features/asegurado/fila.ts';
import {
  ASSIGNMENT_TURNED_IN_OUTLINED,
  EDIT_OUTLINED,
  GROUPS_OUTLINED,
  MORE_TIME_OUTLINED,
  PERSON_REMOVE_OUTLINED,
  VERIFIED_USER_OUTLINED,
  VISIBILITY_OUTLINED,
} from '../../ui/icon-paths.ts';
import { withTimeLimit } from '../../ui/with-time-limit.ts';

const PanelDetalle = lazy(withTimeLimit(() => import('../../features/asegurado/detalle-asegurado/PanelDetalle.tsx')));
const PanelBeneficiarios = lazy(
  withTimeLimit(() => import('../../features/asegurado/beneficiarios/PanelBeneficiarios.tsx')),
);

/** A beneficiary's details are the holder's, with that one chosen. */
const PanelDetalles: AccionConPanel['Panel'] = (props) =>
  tipoDe(props.fila) === 'TITULAR' ? <PanelDetalle {...props} /> : <PanelBeneficiarios {...props} />;

/** Every action on a row of the list (`domain/cuenta/acciones.ts`) has an icon and a panel or tab. */
export const ACCIONES: TodasLasAcciones = {
  'detalle-asegurado': {
    tecla: 'D',
    icono: VISIBILITY_OUTLINED,
    aspecto: 'principal',
    ayuda: 'Mas Detalles',
    Panel: PanelDetalles,
  },
  'baja-titular': {
    tecla: 'B',
    icono: PERSON_REMOVE_OUTLINED,
    aspecto: 'grave',
    Panel: lazy(withTimeLimit(() => import('../../features/ciclo/baja-titular/PanelBaja.tsx'))),
  },
  'ampliacion-titular': {
    tecla: 'A',
    icono: MORE_TIME_OUTLINED,
    Panel: lazy(withTimeLimit(() => import('../../features/ciclo/ampliacion-titular/PanelAmpliacion.tsx'))),
  },
  beneficiarios: { tecla: 'F', icono: GROUPS_OUTLINED, Panel: PanelBeneficiarios },
  'actualizacion-titular': {
    tecla: 'U',
    icono: EDIT_OUTLINED,
    Panel: lazy(
      withTimeLimit(() => import('../../features/correccion/actualizacion-titular/ActualizacionTitular.tsx')),
    ),
  },
  'baja-beneficiario': {
    tecla: 'B',
    icono: PERSON_REMOVE_OUTLINED,
    aspecto: 'grave',
    Pestana: lazy(withTimeLimit(() => import('../../features/ciclo/baja-beneficiario/PestanaBaja.tsx'))),
  },
  'ampliacion-beneficiario': {
    tecla: 'A',
    icono: MORE_TIME_OUTLINED,
    Pestana: lazy(withTimeLimit(() => import('../../features/ciclo/ampliacion-beneficiario/PestanaAmpliacion.tsx'))),
  },
  'habilitacion-derechohabiente': {
    tecla: 'H',
    icono: VERIFIED_USER_OUTLINED,
    Pestana: lazy(
      withTimeLimit(() => import('../../features/ciclo/habilitacion-derechohabiente/PestanaDerechohabiente.tsx')),
    ),
  },
  'renovacion-condicion': {
    tecla: 'C',
    icono: ASSIGNMENT_TURNED_IN_OUTLINED,
    Pestana: lazy(withTimeLimit(() => import('../../features/ciclo/renovacion-condicion/PestanaCondicion.tsx'))),
  },
  'actualizacion-beneficiario': {
    tecla: 'U',
    icono: EDIT_OUTLINED,
    Panel: lazy(
      withTimeLimit(() => import('../../features/correccion/actualizacion-beneficiario/ActualizacionBeneficiario.tsx')),
    ),
  },
  'revision-afiliacion': {
    tecla: 'R',
    icono: VERIFIED_USER_OUTLINED,
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
