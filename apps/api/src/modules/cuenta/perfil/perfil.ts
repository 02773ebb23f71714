import type { Perfil } from '@sgpa/contract/v1/perfil';
import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { codigoDeRol, esRolAutoridad, veAlPersonal } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { tipoForzadoPorRol } from '@sgpa/domain/titular/tipo-asegurado';
import type { Operacion } from '../../../operacion.ts';
import { estadoDelFactor } from '../../sesion/segundo-factor.queries.ts';
import { datosDelPerfil } from '../cuenta.queries.ts';

/** Reads the user's own data and what the role may do (document 1 §3 User data). */
export async function verPerfil({ trx, contexto }: Operacion, producto: string): Promise<Perfil> {
  const [fila, factor] = await Promise.all([
    datosDelPerfil(trx, contexto.usuario.id).executeTakeFirst(),
    estadoDelFactor(trx),
  ]);
  if (!fila) throw new Rechazo('NO_ENCONTRADO');
  return {
    usuario: fila.username,
    enteGestor: fila.ente,
    idEnteGestor: fila.id_ente_gestor,
    siglaEnteGestor: fila.sigla,
    establecimiento: {
      establecimiento: fila.establecimiento ?? '',
      departamentoSubsector: fila.departamento ?? '',
      municipioSubsector: fila.municipio ?? '',
      nivel: fila.nivel ?? '',
      red: fila.red ?? '',
      tipoEstablecimiento: fila.tipoEstablecimiento ?? '',
    },
    logo: fila.logo,
    paterno: fila.paterno,
    materno: fila.materno,
    nombres: fila.nombres,
    cargo: fila.cargo,
    direccion: fila.direccion,
    telefono: fila.telefono,
    correo: fila.correo,
    codigoRol: codigoDeRol(fila.rol, producto),
    acciones_permitidas: accionesPermitidas(fila.rol),
    elige_ente: esRolAutoridad(fila.rol),
    ve_al_personal: veAlPersonal(fila.rol),
    tipo_asegurado_fijo: tipoForzadoPorRol(fila.rol),
    segundo_factor: contexto.usuario.segundoFactorPendiente
      ? 'PENDIENTE'
      : factor?.activado_en == null
        ? 'NO'
        : 'ACTIVO',
  };
}
