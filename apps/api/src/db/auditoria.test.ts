import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type Base, crearBase } from '@sgpa/testing/base';
import { crearCustodiaDePrueba, sellarTodo } from '@sgpa/testing/custodia';
import { AHORA } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

describe('auditoria.test.ts', () => {
  let base: Base;
  beforeEach(async () => {
    base = await crearBase({ demo: true });
  });
  afterEach(() => base.cerrar());

  const anotar = (accion: string, cuando = AHORA) =>
    base.owner.db.insertInto('auditoria').values({ ocurrido_en: cuando, accion, despues: '{"b":1,"a":2}' }).execute();
  it('solo se agrega: ni el dueño cambia o borra una fila o un sello', async () => {
    await anotar('algo');
    const custodia = await crearCustodiaDePrueba();
    await sellarTodo(base.owner.db, custodia.firmante);
    await base.owner.db
      .insertInto('auditoria_cabeza')
      .values({ dia: fecha('2026-10-13'), numero_sello: 1, linea: '{}', exportada_en: AHORA })
      .execute();
    for (const texto of [
      `update auditoria set accion = 'otra'`,
      'delete from auditoria',
      'update auditoria_sello set hasta_id = 0',
      'delete from auditoria_sello',
      `update auditoria_cabeza set linea = ''`,
      'delete from auditoria_cabeza',
    ]) {
      await expect(sql.raw(texto).execute(base.owner.db)).rejects.toThrow('append-only');
    }
    await custodia.borrar();
  });

  it('las filas van a la partición de su mes en La Paz; crearla dos veces no molesta', async () => {
    for (let i = 0; i < 2; i += 1) await sql`select auditoria_crear_particion('2027-02-10')`.execute(base.owner.db);
    await anotar('ultimo-instante', new Date('2027-03-01T03:59:59.999Z'));
    await anotar('primer-instante', new Date('2027-02-01T04:00:00Z'));
    await anotar('fuera', new Date('2027-03-01T04:00:00Z'));
    const { rows } = await sql<{
      accion: string;
      tabla: string;
    }>`select accion, tableoid::regclass::text as tabla from auditoria
      where accion in ('ultimo-instante', 'primer-instante', 'fuera') order by accion`.execute(base.owner.db);
    expect(rows.map(({ accion, tabla }) => [accion, tabla])).toEqual([
      ['fuera', 'auditoria_otras'],
      ['primer-instante', 'auditoria_202702'],
      ['ultimo-instante', 'auditoria_202702'],
    ]);
  });
});
