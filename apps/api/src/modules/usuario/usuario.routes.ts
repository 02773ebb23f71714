import { activacionUsuario } from '@sgpa/contract/v1/activacion-usuario';
import { actualizacionUsuario } from '@sgpa/contract/v1/actualizacion-usuario';
import { bajaUsuario } from '@sgpa/contract/v1/baja-usuario';
import { detalleUsuario } from '@sgpa/contract/v1/detalle-usuario';
import { registroUsuario } from '@sgpa/contract/v1/registro-usuario';
import { restablecimientoSegundoFactor } from '@sgpa/contract/v1/restablecimiento-segundo-factor';
import { opcionesDeUsuario, usuarios } from '@sgpa/contract/v1/usuarios';
import { lectura, type Tabla } from '../../plugins/tabla.ts';
import { escritura, unaVez } from '../idempotencia/una-vez.ts';
import { activarUsuario } from './activacion-usuario/service.ts';
import { actualizarUsuario } from './actualizacion-usuario/service.ts';
import { darDeBajaUsuario } from './baja-usuario/service.ts';
import { verUsuario } from './detalle-usuario/service.ts';
import { registrarUsuario } from './registro-usuario/service.ts';
import { restablecerFactor } from './restablecimiento-segundo-factor/service.ts';
import { listarOpciones, listarUsuarios } from './usuarios/service.ts';

export const rutasUsuario = {
  'activacion-usuario': escritura(activacionUsuario, (op, cuerpo, { params }) => activarUsuario(op, params.id, cuerpo)),
  'actualizacion-usuario': unaVez(actualizacionUsuario, actualizarUsuario),
  'baja-usuario': escritura(bajaUsuario, (op, cuerpo, { params }) => darDeBajaUsuario(op, params.id, cuerpo)),
  'detalle-usuario': lectura(detalleUsuario, (op, { params }, { config }) =>
    verUsuario(op, params.id, config.producto),
  ),
  'registro-usuario': unaVez(registroUsuario, registrarUsuario),
  'restablecimiento-segundo-factor': escritura(restablecimientoSegundoFactor, (op, cuerpo, { params }) =>
    restablecerFactor(op, params.id, cuerpo),
  ),
  usuarios: lectura(usuarios, (op, { query }, { config }) => listarUsuarios(op, query, config.producto)),
  'usuarios/opciones': lectura(opcionesDeUsuario, (op, _, { config }) => listarOpciones(op, config.producto)),
} satisfies Tabla;
