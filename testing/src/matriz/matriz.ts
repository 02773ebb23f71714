import { RUTAS } from '@sgpa/contract/rutas.generated';
import { FILAS_ASEGURADO } from './asegurado.ts';
import { FILAS_DECLARACION } from './declaracion.ts';
import type { FilasPorRuta } from './fila.ts';
import { FILAS_NOVEDAD } from './novedad.ts';
import { FILAS_REGISTRO } from './registro.ts';

/** These paths are about no affiliation, or about what every entity may ask of the register: path × role says all. */
const SIN_OBJETIVO = 'permisos.test.ts';
const SIN_FILAS = [
  ...'aceptacion-terminos/aceptar cuentas-demo terminos-vigentes aceptacion-terminos/verificar busqueda-entidad'.split(
    ' ',
  ),
  ...'consulta-certificacion consulta-empresa consulta-identidad consulta-ovt consulta-senasir'.split(' '),
  ...'busqueda-entidad/ente cambio-password cierre-otras-sesiones cierre-sesion sesiones entes-gestores estado-asegurado ingreso'.split(
    ' ',
  ),
  ...'menu/principal menu/secundario operaciones-realizadas parametricas/establecimientos'.split(' '),
  ...'parametricas/establecimientos-ente parametricas/grupo parametricas/hijas parametricas/nombre perfil'.split(' '),
  ...'aceptacion-terminos/cambios versiones-terminos versiones-terminos/texto'.split(' '),
  'versiones-terminos/aceptaciones',
  ...'solicitud-baja solicitud-baja/estado solicitud-baja/retiro'.split(' '),
  ...'solicitud-recuperacion nueva-password nueva-password/enlace'.split(' '),
  ...'auditoria auditoria/exportacion'.split(' '),
  ...'segundo-factor segundo-factor/preparar segundo-factor/activar segundo-factor/desactivar'.split(' '),
  ...'segundo-factor/codigos exigencia-segundo-factor/roles'.split(' '),
  ...'parametros parametros/usos'.split(' '),
  ...'verificacion-certificado verificacion-certificado/claves'.split(' '),
  ...'resumen-poblacion resumen-poblacion/cifras resumen-poblacion/dias resumen-poblacion/edades resumen-poblacion/empleadores'.split(
    ' ',
  ),
  ...'resumen-poblacion/entes resumen-poblacion/fechas resumen-poblacion/tipos'.split(' '),
  ...'resumen-usuarios/actualizacion resumen-usuarios/registro'.split(' '),
  ...'salud/listo salud/vivo validacion-beneficiario validacion-beneficiario/titular validacion-titular'.split(' '),
];

/** These paths are about an account of a person at the keyboard, and have a matrix of their own. */
const DE_USUARIOS = 'matriz-usuarios.test.ts';
export const RUTAS_DE_USUARIO = Object.entries(RUTAS).filter(([, { path }]) => path.startsWith('/v1/usuarioSistema'));

/**
 * Says what each path may do, to whom: a path without a row fails by its name. A new one has its rows with its use
 * case, in `<slug>.casos.ts` of the server.
 */
export const MATRIZ: FilasPorRuta = {
  ...FILAS_REGISTRO,
  ...FILAS_NOVEDAD,
  ...FILAS_DECLARACION,
  ...FILAS_ASEGURADO,
  ...Object.fromEntries(RUTAS_DE_USUARIO.map(([clave]) => [clave, DE_USUARIOS] as const)),
  ...Object.fromEntries(SIN_FILAS.map((clave) => [clave, SIN_OBJETIVO] as const)),
};
