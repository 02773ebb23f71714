import type { Consulta } from '@sgpa/contract/endpoints';
import { codigoDeRol, esRolAutoridad, rolDeCodigo } from '@sgpa/domain/cuenta/roles';
import { estaVigente } from '@sgpa/domain/parametro/vigencia';
import { pideEntidad, rolesQueOtorga, tiposDeEnteDelRol } from '@sgpa/domain/usuario/administracion';
import type { Operacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.queries.ts';
import { presentarEnLista } from '../usuario.presenter.ts';
import { entesDe, paginaDeUsuarios, rolesConNombre, totalDeUsuarios } from './usuarios.queries.ts';

/** Lists the accounts of the user's scope, a page and the exact total in one snapshot; the reading is audited. */
export async function listarUsuarios(op: Operacion, pedida: Consulta<'usuarios'>, producto: string) {
  const { trx, contexto } = op;
  const { page, limit, buscar, estado, rol, idEnteGestor } = pedida;
  const deTodos = esRolAutoridad(contexto.usuario.rol);
  const filtro = {
    idEnteGestor: deTodos ? idEnteGestor || null : contexto.usuario.idEnteGestor,
    roles: deTodos ? null : rolesQueOtorga(contexto.usuario.rol),
    estado: estado ?? null,
    rol: rol === undefined ? null : rolDeCodigo(rol, producto),
    buscar: buscar ?? '',
  };
  const [{ total }, filas] = await Promise.all([
    totalDeUsuarios(trx, filtro).executeTakeFirstOrThrow(),
    paginaDeUsuarios(trx, filtro, page, limit).execute(),
  ]);
  auditar(op, {
    accion: 'usuarios',
    recurso: 'usuario',
    despues: { ...pedida, total, usuarios: filas.map(({ id }) => id) },
  });
  return {
    content: filas.map((fila) => presentarEnLista(fila, contexto, producto)),
    pages: Math.ceil(total / limit),
    totalElement: total,
  };
}

/** Lists roles in the order of the domain, and the scope's managing entities with the authority's own. */
export async function listarOpciones({ trx, contexto, hoy }: Operacion, producto: string) {
  const [nombres, entes] = await Promise.all([
    rolesConNombre(trx).execute(),
    entesDe(trx, contexto.alcance.entes).execute(),
  ]);
  const nombreDe = new Map(nombres.map(({ codigo, nombre }) => [codigo, nombre]));
  return {
    roles: rolesQueOtorga(contexto.usuario.rol).map((rol) => ({
      codigo: codigoDeRol(rol, producto),
      nombre: nombreDe.get(rol) ?? rol,
      tiposDeEnte: [...tiposDeEnteDelRol(rol)],
      pideEntidad: pideEntidad(rol),
    })),
    entes: entes.filter((ente) => estaVigente(ente, hoy)).map(({ id, nombre, tipo }) => ({ id, nombre, tipo })),
  };
}
