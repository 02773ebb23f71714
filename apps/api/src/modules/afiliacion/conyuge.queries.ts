import { DE_UNO_SOLO } from '@sgpa/domain/beneficiario/quien-puede';
import { estaCubierto, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import type { NumeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { conAlias } from '../../db/columnas.ts';
import { lleva } from '../../db/con-documento.ts';
import type { Trx } from '../../db/pool.ts';
import { HECHOS } from './cambios.queries.ts';

/** Selects beneficiaries of the kins that a holder may have one covered person of, whoever the holder is. */
const deUnoSolo = (trx: Trx) =>
  trx
    .selectFrom('afiliacion as t')
    .innerJoin('afiliacion as a', 'a.id_titular', 't.id')
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .innerJoin('parametrica as q', 'q.id', 'a.id_parentesco')
    .select(['a.id_persona', 'p.numero_documento', 'p.complemento', 'p.fecha_nacimiento', 'q.nombre as parentesco'])
    .select(conAlias('a', HECHOS))
    .where('q.codigo', 'in', DE_UNO_SOLO)
    .orderBy('a.id');

export const beneficiariosDeUnoSolo = (trx: Trx, idPersonaTitular: IdPersona) =>
  deUnoSolo(trx).where('t.id_persona', '=', idPersonaTitular);

export const beneficiariosDeUnoSoloPorDocumento = (trx: Trx, numero: NumeroDocumento, complemento: string) =>
  deUnoSolo(trx)
    .select('t.id_persona as id_persona_titular')
    .where(lleva('t.id_persona', { numero, complemento }, null));

export type ConyugeDeTitular = Awaited<
  ReturnType<ReturnType<typeof beneficiariosDeUnoSoloPorDocumento>['execute']>
>[number];

export const cubiertos = <F extends HechosAfiliacion>(filas: readonly F[], hoy: FechaCivil): F[] =>
  filas.filter((fila) => estaCubierto(fila, hoy));
