import { BYTES_DE_CODIGO, codigoDesde } from '@sgpa/domain/certificado/codigo';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { AHORA } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Alcance, conAlcance } from './alcance.ts';
import type { Trx } from './pool.ts';

const KID = 'clave-de-prueba';

/** Tests what the database itself forbids to do to certificates, whatever the application asks. */
describe('certificado.test.ts', () => {
  let base: Base;
  let autoridad: Alcance;
  let ente: Alcance;
  let persona: number;
  let cuantos = 0;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const alcanceDe = async (username: string) => {
      const { id, id_ente_gestor } = await base.owner.db
        .selectFrom('usuario')
        .select(['id', 'id_ente_gestor'])
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      return alcanceDePrueba({
        idUsuario: id,
        entes: id_ente_gestor === null ? [] : [id_ente_gestor],
        idEmpleador: null,
      });
    };
    autoridad = await alcanceDe('cons.autoridad');
    ente = await alcanceDe('adm.ente');
    persona = (await base.owner.db.selectFrom('persona').select('id').executeTakeFirstOrThrow()).id;
    await base.owner.db
      .insertInto('certificado_clave')
      .values({ kid: KID, jwk: JSON.stringify({}), publicada_en: AHORA })
      .execute();
  });
  afterAll(() => base.cerrar());

  const tomar = async (trx: Trx) =>
    (await sql<{ numero: number }>`select numero from certificado_tomar_numero()`.execute(trx)).rows[0]?.numero ?? 0;
  const guardar = (trx: Trx, numero: number, primero = numero % 32) =>
    sql`select certificado_guardar(${numero}, ${codigoDesde(new Uint8Array(BYTES_DE_CODIGO).fill(primero))},
      ${persona}, '{}', ${KID}, ${Buffer.from('papel')}, ${AHORA})`.execute(trx);
  const ultimo = async () =>
    (await base.owner.db.selectFrom('certificado_numero').select('ultimo').executeTakeFirstOrThrow()).ultimo;

  const emitir = () =>
    conAlcance(base.app.db, autoridad, async (trx) => {
      const suyo = await tomar(trx);
      await guardar(trx, suyo);
      cuantos += 1;
      return suyo;
    });

  it('un número y su certificado van juntos', async () => {
    const antes = await ultimo();
    expect([await emitir(), await ultimo()]).toEqual([antes + 1, antes + 1]);
  });

  it('un número sin certificado no se queda con él, tampoco el primero de dos', async () => {
    const antes = await ultimo();
    await expect(conAlcance(base.app.db, autoridad, tomar)).rejects.toMatchObject({ code: '23000' });
    const dos = conAlcance(base.app.db, autoridad, async (trx) => {
      await tomar(trx);
      await guardar(trx, await tomar(trx), 30);
    });
    await expect(dos).rejects.toMatchObject({ code: '23000' });
    expect(await ultimo()).toBe(antes);
  });

  it('un certificado con un número que no se tomó ahí no se guarda', async () => {
    const numero = await ultimo();
    for (const otro of [numero, numero + 1, 7])
      await expect(conAlcance(base.app.db, autoridad, (trx) => guardar(trx, otro, 29))).rejects.toMatchObject({
        code: '42501',
      });
  });

  it('de otro rol no hay números, y nadie escribe en las tablas por su cuenta', async () => {
    await expect(conAlcance(base.app.db, ente, tomar)).rejects.toMatchObject({ code: '42501' });
    for (const orden of [
      'insert into certificado_numero (ultimo) values (9)',
      'update certificado_numero set ultimo = 9',
      `update certificado set contenido = '{}'`,
      'delete from certificado',
      `insert into certificado_clave (kid, jwk, publicada_en) values ('mia', '{}', now())`,
      `insert into certificado (codigo) values ('x')`,
    ])
      await expect(
        conAlcance(base.app.db, autoridad, (trx) => sql.raw(orden).execute(trx)),
        orden,
      ).rejects.toMatchObject({
        code: '42501',
      });
  });

  it('otro ente no ve los certificados emitidos', async () => {
    await emitir();
    const ve = (alcance: Alcance) =>
      conAlcance(
        base.app.db,
        alcance,
        async (trx) => (await trx.selectFrom('certificado').select('id').execute()).length,
      );
    expect([await ve(autoridad), await ve(ente)]).toEqual([cuantos, 0]);
  });

  it('lo emitido no cambia ni se borra, ni por su dueño, y su huella es la de su documento', async () => {
    await emitir();
    for (const orden of [`update certificado set contenido = '{"otro":1}'`, 'delete from certificado'])
      await expect(base.owner.pool.query(orden), orden).rejects.toMatchObject({ code: '42501' });
    const { rows } = await base.owner.pool.query('select sha256(pdf) = pdf_sha256 as igual from certificado');
    expect(rows).toEqual(Array(cuantos).fill({ igual: true }));
  });
});
