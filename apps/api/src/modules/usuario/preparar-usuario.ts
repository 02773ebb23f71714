import type { DatosDeUsuario } from '@sgpa/contract/shared/usuario';
import { esRolAutoridad, rolDeCodigo } from '@sgpa/domain/cuenta/roles';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { comoProblemasDeCampos, Rechazo } from '@sgpa/domain/errors/rechazo';
import { leerDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, leerFechaEscrita } from '@sgpa/domain/shared/fecha-civil';
import { type IdEnteGestor, idEnteGestor } from '@sgpa/domain/shared/ids';
import { pideEntidad, rolCabeEnElEnte, rolesQueOtorga } from '@sgpa/domain/usuario/administracion';
import { avisoDeCorreo, revisarUsuario } from '@sgpa/domain/usuario/datos-usuario';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { Momento } from '../../operacion.ts';
import { buscarDepartamento, resolverCodigos } from '../catalogo/listas.ts';
import { anotarNoVigente, type ListasDelDia, resolverDeLista, resolverVigente } from '../catalogo/vigencia.ts';
import { type DatosGuardados, elEnte, laEntidad } from './usuario.queries.ts';

const limpio = (texto: string | null | undefined): string => texto?.trim() ?? '';
const enMayusculas = (texto: string | null | undefined): string => limpio(texto).toUpperCase();
const NO_EXISTE = 'El valor no existe en la lista.';

/** Checks the fields by themselves, before anything is looked up; the user name where one is sent. */
function problemasDeForma(
  pedido: DatosDeUsuario & { usuario?: string },
  rol: string,
  idEnte: IdEnteGestor,
  hoy: FechaCivil,
) {
  const campos = {
    ...pedido,
    rol,
    idEnteGestor: idEnte > 0 ? String(idEnte) : '',
    idEntidad: pedido.idEntidad ? String(pedido.idEntidad) : '',
  };
  const { usuario, ...demas } = revisarUsuario(campos, hoy);
  const problemas = comoProblemasDeCampos(pedido.usuario === undefined ? demas : { usuario, ...demas });
  const aviso = avisoDeCorreo(campos.correo);
  return problemas.map((uno) => (uno.campo === 'correo' && aviso !== null ? { ...uno, mensaje: aviso } : uno));
}

/** Checks that the role may be given there, and resolves that place's establishment and employer. */
async function lugarDe(
  listas: ListasDelDia,
  contexto: Contexto,
  { codRues, idDepartamento, idEntidad }: DatosDeUsuario,
  { rol, idEnte }: { rol: string; idEnte: IdEnteGestor },
) {
  const { db } = listas;
  const problemas: DetalleDeCampo[] = [];
  const deEmpleador = pideEntidad(rol);
  const ente = await elEnte(db, idEnte).executeTakeFirst();
  const entidad = deEmpleador && idEntidad ? await laEntidad(db, idEntidad).executeTakeFirst() : undefined;
  if (!rolesQueOtorga(contexto.usuario.rol).some((uno) => uno === rol))
    problemas.push({ campo: 'rol', mensaje: 'No puede otorgar ese rol.' });
  if (ente === undefined) problemas.push({ campo: 'idEnteGestor', mensaje: NO_EXISTE });
  else if (!rolCabeEnElEnte(rol, ente.tipo))
    problemas.push({ campo: 'rol', mensaje: 'El rol no corresponde al ente gestor elegido.' });
  if (!deEmpleador && idEntidad)
    problemas.push({ campo: 'idEntidad', mensaje: 'La entidad empleadora no corresponde a este rol.' });
  if (deEmpleador && idEntidad && entidad === undefined) problemas.push({ campo: 'idEntidad', mensaje: NO_EXISTE });
  anotarNoVigente(listas, problemas, 'idEnteGestor', ente);
  anotarNoVigente(listas, problemas, 'idEntidad', entidad);
  const codigo = deEmpleador ? null : limpio(codRues) || null;
  const { establecimiento } = await resolverCodigos(db, { establecimiento: codigo }, idEnte);
  const departamento = idDepartamento ? await buscarDepartamento(db, String(idDepartamento)) : null;
  const id_establecimiento = resolverVigente(listas, problemas, 'codRues', codigo, establecimiento);
  resolverDeLista(problemas, 'idDepartamento', idDepartamento ? String(idDepartamento) : null, departamento);
  return { problemas, establecimiento: id_establecimiento, departamento, entidad: entidad?.id ?? null };
}

/** Turns the form into the row's columns; refused with every field that is wrong. */
export async function prepararUsuario(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  contexto: Contexto,
  { body: pedido }: { body: DatosDeUsuario & { usuario?: string } },
  { hoy }: Momento,
): Promise<DatosGuardados> {
  const { usuario: quien } = contexto;
  const rol = rolDeCodigo(limpio(pedido.rol), config.producto);
  const idEnte = esRolAutoridad(quien.rol)
    ? (pedido.idEnteGestor ?? idEnteGestor(0))
    : pedido.idEnteGestor || quien.idEnteGestor;
  const deForma = problemasDeForma(pedido, rol, idEnte, hoy);
  if (deForma.length > 0) throw new Rechazo('SOLICITUD_INVALIDA', {}, deForma);
  if (!esRolAutoridad(quien.rol) && idEnte !== quien.idEnteGestor) throw new Rechazo('SIN_PERMISO');
  const { problemas, establecimiento, departamento, entidad } = await lugarDe({ db, hoy }, contexto, pedido, {
    rol,
    idEnte,
  });
  if (problemas.length > 0) throw new Rechazo('SOLICITUD_INVALIDA', {}, problemas);
  const documento = leerDocumento(pedido.ci, pedido.complemento);
  return {
    rol,
    id_ente_gestor: idEnte,
    id_entidad: entidad,
    id_establecimiento: establecimiento,
    id_departamento: departamento,
    ci: documento?.numero ?? '',
    complemento: documento?.complemento ?? '',
    paterno: enMayusculas(pedido.paterno),
    materno: enMayusculas(pedido.materno),
    nombres: enMayusculas(pedido.nombres),
    fecha_nacimiento: leerFechaEscrita(pedido.fechaNacimiento),
    cargo: enMayusculas(pedido.cargo),
    direccion: limpio(pedido.direccion),
    correo: limpio(pedido.correo),
    telefono: limpio(pedido.telefono),
    telefono_fijo: limpio(pedido.telefonoFijo),
    extension: limpio(pedido.extension),
  };
}
