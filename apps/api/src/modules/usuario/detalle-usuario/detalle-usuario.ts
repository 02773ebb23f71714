import type { UsuarioSistema } from '@sgpa/contract/shared/usuario';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { administra } from '@sgpa/domain/usuario/administracion';
import type { Operacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.queries.ts';
import { presentarEnLista } from '../usuario.presenter.ts';
import { elUsuario, type UsuarioLeido } from '../usuario.queries.ts';

const establecimientoDe = (fila: UsuarioLeido): UsuarioSistema['establecimiento'] => ({
  codEstablecimiento: fila.codigo_rues ?? '',
  establecimiento: fila.establecimiento ?? '',
  departamentoSubsector: fila.departamento_establecimiento ?? '',
  municipioSubsector: fila.municipio ?? '',
  red: fila.red ?? '',
  redSubsector: fila.red ?? '',
  nivel: fila.nivel ?? '',
  tipoEstablecimiento: fila.tipo_establecimiento ?? '',
});

/** Reads an account that the user administers; any other is as if it were not there. */
export async function verUsuario(op: Operacion, id: IdUsuario, producto: string): Promise<UsuarioSistema> {
  const fila = await elUsuario(op.trx, id).executeTakeFirst();
  if (fila === undefined || !administra(op.contexto.usuario, { rol: fila.rol, idEnteGestor: fila.id_ente_gestor }))
    throw new Rechazo('NO_ENCONTRADO');
  auditar(op, {
    accion: 'detalle-usuario',
    recurso: 'usuario',
    idRecurso: id,
    idEnteGestor: fila.id_ente_gestor,
  });
  return {
    ...presentarEnLista(fila, op.contexto, producto),
    fechaNacimiento: fila.fecha_nacimiento,
    direccion: fila.direccion,
    telefonoFijo: fila.telefono_fijo,
    extension: fila.extension,
    codRues: fila.codigo_rues ?? '',
    idDepartamento: fila.id_departamento,
    departamento: fila.departamento ?? '',
    idEntidad: fila.id_entidad,
    nombreEntidad: fila.nombre_entidad,
    ultimoIngreso: fila.ultimo_ingreso?.toISOString() ?? null,
    creadoEn: fila.creado_en.toISOString(),
    bajaSolicitadaEl: fila.baja_solicitada_el,
    establecimiento: establecimientoDe(fila),
  };
}
