import {
  activarUsuario as aceptacion,
  cambiosTerminos,
  verificarAceptacion,
} from '@sgpa/contract/v1/aceptacion-terminos';
import { cambioPassword } from '@sgpa/contract/v1/cambio-password';
import { cuentasDemo } from '@sgpa/contract/v1/cuentas-demo';
import { exigenciaSegundoFactor, rolesConSegundoFactor } from '@sgpa/contract/v1/exigencia-segundo-factor';
import { menuPrincipal, menuSecundario } from '@sgpa/contract/v1/menu';
import { operacionesRealizadas } from '@sgpa/contract/v1/operaciones-realizadas';
import { perfil } from '@sgpa/contract/v1/perfil';
import { publicacionTerminos } from '@sgpa/contract/v1/publicacion-terminos';
import { retiroTerminos } from '@sgpa/contract/v1/retiro-terminos';
import * as factor from '@sgpa/contract/v1/segundo-factor';
import { estadoDeSolicitudBaja, retiroDeSolicitudBaja, solicitudBaja } from '@sgpa/contract/v1/solicitud-baja';
import { terminosVigentes } from '@sgpa/contract/v1/terminos-vigentes';
import { aceptacionesTerminos, versionDeTerminos, versionesTerminos } from '@sgpa/contract/v1/versiones-terminos';
import { conSesion, lectura, publica, type Tabla } from '../../plugins/tabla.ts';
import { escritura, escrituraPreparada, unaVez } from '../idempotencia/una-vez.ts';
import { aceptarLeidos, comprobarAceptacion, verCambios } from './aceptacion-terminos/aceptacion-terminos.ts';
import { cambiarPassword } from './cambio-password/cambio-password.ts';
import { exigirFactor, hallarRol, verRoles } from './exigencia-segundo-factor/exigencia-segundo-factor.ts';
import { armarMenuPrincipal, armarMenuSecundario } from './menu/menu.ts';
import { listarOperacionesDeHoy } from './operaciones-realizadas/operaciones-realizadas.ts';
import { verPerfil } from './perfil/perfil.ts';
import { publicarTerminos } from './publicacion-terminos/publicacion-terminos.ts';
import { retirarTerminos } from './retiro-terminos/retiro-terminos.ts';
import { activarFactor, prepararFactor } from './segundo-factor/activacion.ts';
import { cambiarCodigos, desactivarFactor, verFactor } from './segundo-factor/segundo-factor.ts';
import { retirarSolicitud, solicitarBaja, verSolicitud } from './solicitud-baja/solicitud-baja.ts';
import { leerTerminos } from './terminos-vigentes/terminos-vigentes.ts';
import { listarVersiones, verAceptaciones, verVersion } from './versiones-terminos/versiones-terminos.ts';

export const rutasCuenta = {
  'aceptacion-terminos/aceptar': conSesion(aceptacion, (deps, contexto, _, { query }) =>
    aceptarLeidos(deps, contexto, query.version),
  ),
  'aceptacion-terminos/cambios': lectura(cambiosTerminos, (op, _, { config }) => verCambios(op, config.producto)),
  'aceptacion-terminos/verificar': lectura(verificarAceptacion, comprobarAceptacion),
  'cambio-password': unaVez(cambioPassword, cambiarPassword),
  /** Whoever starts a demonstration gives the server its accounts (`SGPA_CUENTAS_DEMO`); production refuses them. */
  'cuentas-demo': publica(cuentasDemo, async ({ config }) => ({ cuentas: [...config.cuentasDemo] })),
  'exigencia-segundo-factor': escrituraPreparada(exigenciaSegundoFactor, hallarRol, exigirFactor),
  'exigencia-segundo-factor/roles': lectura(rolesConSegundoFactor, (op, _, { config }) =>
    verRoles(op, config.producto),
  ),
  'menu/principal': conSesion(menuPrincipal, async (_, { usuario }) => armarMenuPrincipal(usuario.rol)),
  'menu/secundario': conSesion(menuSecundario, async (_, { usuario }) => armarMenuSecundario(usuario.rol)),
  'operaciones-realizadas': lectura(operacionesRealizadas, listarOperacionesDeHoy),
  perfil: lectura(perfil, (op, _, { config }) => verPerfil(op, config.producto)),
  'publicacion-terminos': escritura(publicacionTerminos, publicarTerminos),
  'retiro-terminos': escritura(retiroTerminos, (op, { motivo }, { params }) =>
    retirarTerminos(op, params.version, motivo),
  ),
  'segundo-factor': lectura(factor.segundoFactor, verFactor),
  'segundo-factor/activar': conSesion(factor.activarSegundoFactor, activarFactor),
  'segundo-factor/codigos': conSesion(factor.codigosRecuperacion, cambiarCodigos),
  'segundo-factor/desactivar': conSesion(factor.desactivarSegundoFactor, desactivarFactor),
  'segundo-factor/preparar': conSesion(factor.prepararSegundoFactor, prepararFactor),
  'solicitud-baja': conSesion(solicitudBaja, solicitarBaja),
  'solicitud-baja/estado': conSesion(estadoDeSolicitudBaja, verSolicitud),
  'solicitud-baja/retiro': conSesion(retiroDeSolicitudBaja, retirarSolicitud),
  'terminos-vigentes': publica(terminosVigentes, (deps, _, { query }) => leerTerminos(deps, query.version)),
  'versiones-terminos': lectura(versionesTerminos, listarVersiones),
  'versiones-terminos/aceptaciones': lectura(aceptacionesTerminos, (op, { params, query }) =>
    verAceptaciones(op, params.version, query),
  ),
  'versiones-terminos/texto': lectura(versionDeTerminos, (op, { params }) => verVersion(op, params.version)),
} satisfies Tabla;
