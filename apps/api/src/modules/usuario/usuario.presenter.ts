import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { codigoDeRol } from '@sgpa/domain/cuenta/roles';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { accionesSobreUsuario, leerEstadoUsuario } from '@sgpa/domain/usuario/estado-usuario';
import type { Contexto } from '../../contexto.ts';
import type { FilaUsuario } from './usuario.queries.ts';

/** Document 2 §2 System users, §3 System user; it adds what this administrator may do to the account. */
export function presentarEnLista(fila: FilaUsuario, { usuario }: Contexto, producto: string): UsuarioEnLista {
  return {
    idUsuarioSistema: fila.id,
    usuario: fila.username,
    ci: numeroDocumento(fila.ci),
    complemento: fila.complemento,
    paterno: fila.paterno,
    materno: fila.materno,
    nombres: fila.nombres,
    correo: fila.correo,
    telefono: fila.telefono,
    cargo: fila.cargo,
    estado: leerEstadoUsuario(fila.estado) ?? 'BAJA',
    rol: codigoDeRol(fila.rol, producto),
    nombreRol: fila.nombre_rol,
    idEnteGestor: fila.id_ente_gestor,
    enteGestor: fila.ente,
    establecimiento: { codEstablecimiento: fila.codigo_rues ?? '', establecimiento: fila.establecimiento ?? '' },
    bajaEfectivaEl: fila.estado === 'BAJA' ? null : fila.baja_efectiva_el,
    version: fila.version,
    acciones_permitidas: accionesSobreUsuario(fila.estado, { rol: usuario.rol, esPropia: fila.id === usuario.id }),
  };
}
