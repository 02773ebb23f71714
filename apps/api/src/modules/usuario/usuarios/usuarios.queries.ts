import { separarEscrito } from '@sgpa/domain/shared/documento';
import { type IdEnteGestor, idEnteGestor } from '@sgpa/domain/shared/ids';
import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/db.generated.ts';
import type { Db, Trx } from '../../../db/pool.ts';
import { losUsuarios } from '../usuario.queries.ts';

export interface FiltroUsuarios {
  /** Null stands for the authority, whose scope is every entity. */
  idEnteGestor: IdEnteGestor | null;
  /** The user administers accounts of these roles only; null for who administers all. */
  roles: readonly string[] | null;
  estado: string | null;
  rol: string | null;
  buscar: string;
}

const patronDe = (buscar: string): string => buscar.trim().replace(/[\\%_]/g, '\\$&');

/**
 * Matches the beginning of the document, however it is written, or a part of anything else; names match in either order
 * and whatever their accents.
 */
function coincide(eb: ExpressionBuilder<{ u: DB['usuario'] }, 'u'>, buscar: string) {
  const { numero, complemento } = separarEscrito(buscar);
  const parte = `%${patronDe(buscar)}%`;
  const { fn, val } = eb;
  const sinAcentos = (...columnas: ('u.nombres' | 'u.paterno' | 'u.materno')[]) =>
    eb(
      fn<string>('sin_acentos', [fn('concat_ws', [val(' '), ...columnas])]),
      'like',
      fn<string>('sin_acentos', [val(parte)]),
    );
  const documento = [
    eb('u.ci', 'like', `${patronDe(numero)}%`),
    eb('u.complemento', 'like', `${patronDe(complemento)}%`),
  ];
  return eb.or([
    ...(numero === '' ? [] : [eb.and(documento)]),
    eb('u.username', 'like', parte.toLowerCase()),
    eb(fn<string>('lower', ['u.correo']), 'like', parte.toLowerCase()),
    sinAcentos('u.nombres', 'u.paterno', 'u.materno'),
    sinAcentos('u.paterno', 'u.materno', 'u.nombres'),
  ]);
}

/** There are some thousands of accounts at most: they are read in the order in which they are shown. */
function filtrados(trx: Trx, { idEnteGestor, roles, estado, rol, buscar }: FiltroUsuarios) {
  return losUsuarios(trx)
    .$if(idEnteGestor !== null, (q) => q.where('u.id_ente_gestor', '=', idEnteGestor))
    .$if(roles !== null, (q) => q.where('u.rol', 'in', roles ?? []))
    .$if(estado !== null, (q) => q.where('u.estado', '=', estado ?? ''))
    .$if(rol !== null, (q) => q.where('u.rol', '=', rol ?? ''))
    .$if(buscar.trim() !== '', (q) => q.where((eb) => coincide(eb, buscar)));
}

export const totalDeUsuarios = (trx: Trx, filtro: FiltroUsuarios) =>
  filtrados(trx, filtro)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'));

export const paginaDeUsuarios = (trx: Trx, filtro: FiltroUsuarios, pagina: number, limite: number) =>
  filtrados(trx, filtro)
    .orderBy('u.paterno')
    .orderBy('u.materno')
    .orderBy('u.nombres')
    .orderBy('u.id')
    .limit(limite)
    .offset(pagina * limite);

export const rolesConNombre = (trx: Db | Trx) => trx.selectFrom('rol').select(['codigo', 'nombre']);

export const entesDe = (trx: Trx, ids: readonly IdEnteGestor[]) =>
  trx
    .selectFrom('ente_gestor')
    .select(['id', 'nombre', 'tipo', 'vigente_desde', 'vigente_hasta'])
    .where('id', 'in', [...ids, idEnteGestor(-1)])
    .orderBy('id');
