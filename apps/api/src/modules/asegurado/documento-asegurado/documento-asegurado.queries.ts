import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../../db/pool.ts';

/** What a person's managing entity keeps of them on paper, by one of its affiliations in the scope; without the content. */
const desdeAfiliacion = (trx: Trx, idAfiliacion: IdAfiliacion) =>
  trx
    .selectFrom('afiliacion as a')
    .innerJoin('documento_persona as d', (on) =>
      on.onRef('d.id_persona', '=', 'a.id_persona').onRef('d.id_ente_gestor', '=', 'a.id_ente_gestor'),
    )
    .select(['d.id', 'd.id_ente_gestor', 'd.clase', 'd.sha256'])
    .select((eb) => eb.fn<number>('octet_length', ['d.contenido']).as('bytes'))
    .where('a.id', '=', idAfiliacion);

export const documentoDe = (trx: Trx, idAfiliacion: IdAfiliacion, idDocumento: number) =>
  desdeAfiliacion(trx, idAfiliacion).where('d.id', '=', idDocumento).executeTakeFirst();

/** So many bytes of the content, from `desde` on: it is stored so that the rest is not read. */
export const trozoDe = (trx: Trx, idDocumento: number, desde: number, cuantos: number) =>
  trx
    .selectFrom('documento_persona')
    .select((eb) => eb.fn<Buffer>('substring', ['contenido', eb.lit(desde + 1), eb.lit(cuantos)]).as('trozo'))
    .where('id', '=', idDocumento)
    .executeTakeFirst();
