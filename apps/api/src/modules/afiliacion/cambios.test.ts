import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type Base, crearBase } from '@sgpa/testing/base';
import { alcanceDelSistema, comoHechos } from '@sgpa/testing/ciclo';
import { AHORA } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conAlcance } from '../../db/alcance.ts';
import { crearDb } from '../../db/pool.ts';
import { auditarSistema } from '../auditoria/auditoria.queries.ts';
import { tomarAfiliacion } from './afiliacion.queries.ts';
import { escribirCambios } from './cambios.ts';

describe('cambios.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
  });
  afterAll(() => base.cerrar());

  it('escribe cualquier número de cambios con un solo texto de SQL, y una historia y una anotación de cada uno', async () => {
    // The owner's single connection shows which statements it keeps prepared; jobs have no user, and audit comes with
    // COMMIT.
    const { db } = crearDb({ url: base.owner.url, max: 1 });
    await conAlcance(db, await alcanceDelSistema(db), async (trx) => {
      const { rows: ids } = await sql<{ id: IdAfiliacion }>`
        select id from afiliacion where estado = 100 order by id limit 6`.execute(trx);
      const filas = (await Promise.all(ids.map(({ id }) => tomarAfiliacion(trx, id)))).filter((f) => f !== undefined);
      expect(filas).toHaveLength(6);
      const detalle_motivo = 'Ñandú «1»';
      for (const [desde, hasta] of [
        [0, 1],
        [1, 3],
        [3, 6],
      ]) {
        const cambios = filas
          .slice(desde, hasta)
          .map((fila) => ({ fila, accion: 'prueba', hechos: comoHechos(fila), resto: { detalle_motivo } }));
        const escritos = await escribirCambios(trx, { idUsuario: null, ahora: AHORA }, cambios);
        auditarSistema(
          trx,
          AHORA,
          'prueba',
          escritos.map(({ id, idEnteGestor, antes, despues }) => ({
            recurso: 'afiliacion',
            idRecurso: id,
            idEnteGestor,
            antes: { ...antes },
            despues: { ...despues },
          })),
        );
      }
    });
    const { rows: textos } = await sql<{ tabla: string }>`
      select substring(statement from 'insert into ([a-z_]+)') as tabla from pg_prepared_statements
      where statement like 'insert into %' order by 1`.execute(db);
    expect(textos).toEqual([{ tabla: 'afiliacion_historia' }, { tabla: 'auditoria' }]);
    await db.destroy();
    const { db: owner } = base.owner;
    const historia = await owner.selectFrom('afiliacion_historia').selectAll().where('accion', '=', 'prueba').execute();
    expect(historia).toHaveLength(6);
    for (const paso of historia) {
      expect(paso).toMatchObject({ ocurrido_en: AHORA, id_usuario: null, estado_antes: 100, estado_despues: 100 });
      expect(paso).toMatchObject({ antes: { detalle_motivo: null }, despues: { detalle_motivo: 'Ñandú «1»' } });
    }
    const anotado = await owner.selectFrom('auditoria').selectAll().where('accion', '=', 'prueba').execute();
    expect(anotado).toHaveLength(6);
    for (const paso of anotado) {
      expect(paso).toMatchObject({ ocurrido_en: AHORA, id_usuario: null, ip: null, recurso: 'afiliacion' });
      expect(paso).toMatchObject({ antes: { estado: 100 }, despues: { detalle_motivo: 'Ñandú «1»' } });
    }
  });
});
