import { rutasDetalleAsegurado } from './modules/asegurado/detalle-asegurado/routes.ts';
import { rutasEstadoAsegurado } from './modules/asegurado/estado-asegurado/routes.ts';
import { rutasHistoriaAsegurado } from './modules/asegurado/historia-asegurado/routes.ts';
import { rutasListaAsegurados } from './modules/asegurado/lista-asegurados/routes.ts';
import { rutasBusquedaEntidad } from './modules/catalogo/busqueda-entidad/routes.ts';
import { rutasEntesGestores } from './modules/catalogo/entes-gestores/routes.ts';
import { rutasParametricas } from './modules/catalogo/parametricas/routes.ts';
import { rutasAmpliacionBeneficiario } from './modules/ciclo/ampliacion-beneficiario/routes.ts';
import { rutasAmpliacionTitular } from './modules/ciclo/ampliacion-titular/routes.ts';
import { rutasBajaBeneficiario } from './modules/ciclo/baja-beneficiario/routes.ts';
import { rutasBajaTitular } from './modules/ciclo/baja-titular/routes.ts';
import { rutasHabilitacionDerechohabiente } from './modules/ciclo/habilitacion-derechohabiente/routes.ts';
import { rutasActualizacionBeneficiario } from './modules/correccion/actualizacion-beneficiario/routes.ts';
import { rutasActualizacionTitular } from './modules/correccion/actualizacion-titular/routes.ts';
import { rutasAceptacionTerminos } from './modules/cuenta/aceptacion-terminos/routes.ts';
import { rutasCambioPassword } from './modules/cuenta/cambio-password/routes.ts';
import { rutasMenu } from './modules/cuenta/menu/routes.ts';
import { rutasOperacionesRealizadas } from './modules/cuenta/operaciones-realizadas/routes.ts';
import { rutasPerfil } from './modules/cuenta/perfil/routes.ts';
import { rutasResumenPoblacion } from './modules/estadistica/resumen-poblacion/routes.ts';
import { rutasRegistroBeneficiario } from './modules/registro/registro-beneficiario/routes.ts';
import { caminoFallecido } from './modules/registro/registro-fallecido/routes.ts';
import { rutasRegistroTitular } from './modules/registro/registro-titular/routes.ts';
import { rutasRegistroTitularLista } from './modules/registro/registro-titular-lista/routes.ts';
import { rutasValidacionBeneficiario } from './modules/registro/validacion-beneficiario/routes.ts';
import { rutasValidacionTitular } from './modules/registro/validacion-titular/routes.ts';
import { rutasCierreSesion } from './modules/sesion/cierre-sesion/routes.ts';
import { rutasIngreso } from './modules/sesion/ingreso/routes.ts';
import type { RegistroDeRutas } from './plugins/ruta.ts';

/** Every path under /api, by use case: a new one takes its folder and a line here. */
export const RUTAS: readonly RegistroDeRutas[] = [
  rutasIngreso,
  rutasCierreSesion,
  rutasMenu,
  rutasAceptacionTerminos,
  rutasOperacionesRealizadas,
  rutasPerfil,
  rutasCambioPassword,
  rutasParametricas,
  rutasEntesGestores,
  rutasBusquedaEntidad,
  rutasResumenPoblacion,
  rutasEstadoAsegurado,
  rutasValidacionTitular,
  rutasRegistroTitular(caminoFallecido),
  rutasRegistroTitularLista,
  rutasValidacionBeneficiario,
  rutasRegistroBeneficiario,
  rutasActualizacionTitular,
  rutasActualizacionBeneficiario,
  rutasBajaTitular,
  rutasAmpliacionTitular,
  rutasBajaBeneficiario,
  rutasAmpliacionBeneficiario,
  rutasHabilitacionDerechohabiente,
  rutasListaAsegurados,
  rutasDetalleAsegurado,
  rutasHistoriaAsegurado,
];
