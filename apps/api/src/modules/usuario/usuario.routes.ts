import { activacionUsuario } from '@sgpa/contract/v1/activacion-usuario';
import { actualizacionUsuario } from '@sgpa/contract/v1/actualizacion-usuario';
import { bajaUsuario } from '@sgpa/contract/v1/baja-usuario';
import { detalleUsuario } from '@sgpa/contract/v1/detalle-usuario';
import { registroUsuario } from '@sgpa/contract/v1/registro-usuario';
import { restablecimientoSegundoFactor } from '@sgpa/contract/v1/restablecimiento-segundo-factor';
import { opcionesDeUsuario, usuarios } from '@sgpa/contract/v1/usuarios';
import { lectura, type Tabla } from '../../plugins/tabla.ts';
import { escritura, escrituraPreparada } from '../idempotencia/una-vez.ts';
import { activarUsuario } from './activacion-usuario/activacion-usuario.ts';
import { actualizarUsuario } from './actualizacion-usuario/actualizacion-usuario.ts';
import { darDeBajaUsuario } from './baja-usuario/baja-usuario.ts';
import { verUsuario } from './detalle-usuario/detalle-usuario.ts';
import { prepararUsuario } from './preparar-usuario.ts';
import { registrarUsuario } from './registro-usuario/registro-usuario.ts';
import { restablecerFactor } from './restablecimiento-segundo-factor/restablecimiento-segundo-factor.ts';
import { listarOpciones, listarUsuarios } from './usuarios/usuarios.ts';

export const rutasUsuario = {
  'activacion-usuario': escritura(activacionUsuario, (op, cuerpo, { params }) => activarUsuario(op, params.id, cuerpo)),
  'actualizacion-usuario': escrituraPreparada(actualizacionUsuario, prepararUsuario, actualizarUsuario),
  'baja-usuario': escritura(bajaUsuario, (op, cuerpo, { params }) => darDeBajaUsuario(op, params.id, cuerpo)),
  'detalle-usuario': lectura(detalleUsuario, (op, { params }, { config }) =>
    verUsuario(op, params.id, config.producto),
  ),
  'registro-usuario': escrituraPreparada(registroUsuario, prepararUsuario, registrarUsuario),
  'restablecimiento-segundo-factor': escritura(restablecimientoSegundoFactor, (op, cuerpo, { params }) =>
    restablecerFactor(op, params.id, cuerpo),
  ),
  usuarios: lectura(usuarios, (op, { query }, { config }) => listarUsuarios(op, query, config.producto)),
  'usuarios/opciones': lectura(opcionesDeUsuario, (op, _, { config }) => listarOpciones(op, config.producto)),
} satisfies Tabla;
