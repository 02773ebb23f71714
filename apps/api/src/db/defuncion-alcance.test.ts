import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type IdEnteGestor, idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conAlcance } from './alcance.ts';

const CNS = idEnteGestor(1);
const CPS = idEnteGestor(2);
/** Only the CNS has affiliated this person. */
const AJENA = numeroDocumento('1000100');

/** Tests what keeps arbitrary SQL of the application's role from a mark that binds every entity. */
describe('defuncion-alcance.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
  });
  beforeEach(() =>
    base.owner.db
      .updateTable('persona')
      .set({ fallecido: false, defuncion_confirmada_por: null })
      .where('fallecido', '=', true)
      .where('numero_documento', '=', AJENA)
      .execute(),
  );
  beforeEach(() => base.owner.db.deleteFrom('defuncion_informada').execute());
  afterAll(() => base.cerrar());

  /** Writes the identity service's word as the server does, that long ago. */
  async function informar(hace: string) {
    const { db } = base.owner;
    await sql`select defuncion_informar(${AJENA}, '', 1::smallint)`.execute(db);
    await sql`update defuncion_informada set recibida_en = recibida_en - ${hace}::interval`.execute(db);
  }

  async function marcar(usuario: string, entes: IdEnteGestor[], quien: string): Promise<boolean | undefined> {
    const { db } = base.owner;
    const cuenta = await db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', usuario)
      .executeTakeFirstOrThrow();
    const { id } = await db
      .selectFrom('persona')
      .select('id')
      .where('numero_documento', '=', AJENA)
      .executeTakeFirstOrThrow();
    const alcance = alcanceDePrueba({ idUsuario: cuenta.id, entes, idEmpleador: null });
    const { rows } = await conAlcance(base.app.db, alcance, (trx) =>
      sql<{ hecho: boolean }>`select persona_marcar_fallecida(${id}, null, ${quien}, now()) as hecho`.execute(trx),
    );
    const persona = await db.selectFrom('persona').select('fallecido').where('id', '=', id).executeTakeFirstOrThrow();
    expect(persona.fallecido).toBe(rows[0]?.hecho);
    return rows[0]?.hecho;
  }

  it.each([
    ['ope.petrolera', [CPS], 'SEGIP', false],
    ['ope.petrolera', [], 'SEGIP', false],
    ['ope.afiliaciones', [CNS], 'AUTORIDAD', false],
    ['ope.afiliaciones', [CNS], 'SEGIP', true],
    ['ope.afiliaciones', [CNS], 'otro', false],
    ['adm.autoridad', [CNS, CPS], 'AUTORIDAD', true],
  ])('%s, con los entes %j y la palabra de %s: marcada %s', async (usuario, entes, quien, marcada) => {
    await informar('0 minutes');
    expect(await marcar(usuario, entes, quien)).toBe(marcada);
  });

  it('la palabra del SEGIP cuenta como el servidor la oyó, y hace poco: sin ella o con una de antes, nada', async () => {
    expect(await marcar('ope.afiliaciones', [CNS], 'SEGIP')).toBe(false);
    await informar('11 minutes');
    expect(await marcar('ope.afiliaciones', [CNS], 'SEGIP')).toBe(false);
    await informar('0 minutes');
    expect(await marcar('ope.afiliaciones', [CNS], 'SEGIP')).toBe(true);
  });
});
