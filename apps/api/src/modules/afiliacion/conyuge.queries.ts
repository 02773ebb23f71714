import { DE_UNO_SOLO } from '@sgpa/domain/beneficiario/quien-puede';
import { estaCubierto } from '@sgpa/domain/cobertura/cobertura';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { con } from '../../db/columnas.ts';
import type { Trx } from '../../db/pool.ts';
import { HECHOS } from './columnas.ts';

const beneficiariosDeUnoSolo = (trx: Trx, idPersonaTitular: number) =>
  trx
    .selectFrom('afiliacion as t')
    .innerJoin('afiliacion as a', 'a.id_titular', 't.id')
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .innerJoin('parametrica as q', 'q.id', 'a.id_parentesco')
    .select(['a.id_persona', 'p.numero_documento', 'p.complemento', 'p.fecha_nacimiento', 'q.nombre as parentesco'])
    .select(con('a', HECHOS))
    .where('t.id_persona', '=', idPersonaTitular)
    .where('q.codigo', 'in', DE_UNO_SOLO)
    .orderBy('a.id')
    .execute();

export type Conyuge = Awaited<ReturnType<typeof beneficiariosDeUnoSolo>>[number];

/** Who is the ESPOSA/ESPOSO or CONVIVIENTE of a holder on `hoy`, covered, under whichever affiliation of the scope. */
export const conyugesDe = async (trx: Trx, idPersonaTitular: number, hoy: FechaCivil): Promise<Conyuge[]> =>
  (await beneficiariosDeUnoSolo(trx, idPersonaTitular)).filter((fila) => estaCubierto(fila, hoy));
