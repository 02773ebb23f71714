import { CLASES_NOVEDAD, type CodigoNovedad, type Corregible } from '@sgpa/domain/novedad/clases';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { type Base, crearBase } from '@sgpa/testing/base';
import { afiliacionDe, TITULAR } from '@sgpa/testing/ciclo';
import { abrirNovedad, novedadDe } from '@sgpa/testing/novedad';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const BENEFICIARIA = '1000200';

/** Each deed is what somebody does to an affiliation, written into its row. */
const HECHOS: Record<
  Corregible | 'nada' | 'baja' | 'revision' | 'renovacion' | 'sin edad' | 'aplazada' | 'fin por edad',
  RawBuilder<unknown>
> = {
  nada: sql`version = version + 1`,
  revision: sql`estado = 108`,
  baja: sql`estado = 105, fecha_baja = '2026-10-14', fin_cobertura = '2026-10-13'`,
  renovacion: sql`fin_por_edad = '2026-11-14', fin_cobertura = '2026-11-14'`,
  'sin edad': sql`fin_por_edad = null, fin_cobertura = null`,
  aplazada: sql`fin_por_edad = '2026-11-13', fin_cobertura = '2026-11-13'`,
  'fin por edad': sql`estado = 105, fin_por_edad = '2026-10-13', fin_cobertura = '2026-10-13'`,
  id_entidad: sql`id_entidad = (select max(id) from entidad_empleadora)`,
  fecha_afiliacion: sql`fecha_afiliacion = fecha_afiliacion + 1`,
  id_tipo_asegurado: sql`id_tipo_asegurado = (
    select id from parametrica where grupo = 'TIPO_ASEGURADO' and codigo = 'VOLUNTARIO')`,
  id_parentesco: sql`id_parentesco = (
    select max(id) from parametrica where grupo = 'PARENTESCO' and id <> id_parentesco)`,
};
const CODIGOS = Object.keys(CLASES_NOVEDAD) as CodigoNovedad[];

/** The domain's table says what is expected. */
function esperado(codigo: CodigoNovedad, hecho: string): string {
  const clase = CLASES_NOVEDAD[codigo];
  if (clase.responde === 'NADA' || clase.responde === 'DECISION') return 'ABIERTA';
  const termina = hecho === 'baja' || hecho === 'fin por edad';
  if (clase.responde === 'RENOVACION') {
    if (hecho === 'baja') return 'DESCARTADA';
    return termina || hecho === 'renovacion' || hecho === 'sin edad' ? 'PROCESADA' : 'ABIERTA';
  }
  if (clase.responde === 'CORRECCION') {
    if (hecho === clase.campo) return 'PROCESADA';
    return termina ? 'DESCARTADA' : 'ABIERTA';
  }
  return termina ? 'PROCESADA' : 'ABIERTA';
}

describe('respuesta-novedad.test.ts', () => {
  let base: Base;
  const db = () => base.owner.db;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    // The right ends by age in a week.
    const { id } = await afiliacionDe(db(), BENEFICIARIA);
    await sql`update afiliacion set estado = 100, fin_por_edad = '2026-10-21', fin_cobertura = '2026-10-21'
      where id = ${id}`.execute(db());
  });
  afterAll(() => base.cerrar());
  beforeEach(() => db().deleteFrom('novedad').execute());

  async function hacer(numero: string, hecho: RawBuilder<unknown>): Promise<void> {
    const { id } = await afiliacionDe(db(), numero);
    await sql`update afiliacion set ${hecho}, modificado_en = '2026-10-14 15:00:00Z' where id = ${id}`.execute(db());
  }
  /** Writes the deed, looks at its effect, and undoes it. */
  async function trasHacer<T>(numero: string, hecho: RawBuilder<unknown>, mirar: () => Promise<T>): Promise<T> {
    const { id } = await afiliacionDe(db(), numero);
    const antes = await db().selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await hacer(numero, hecho);
    const visto = await mirar();
    const { id: _id, cobertura: _cobertura, ...columnas } = antes;
    await db().updateTable('afiliacion').set(columnas).where('id', '=', id).execute();
    return visto;
  }

  it.each(Object.entries(HECHOS))(
    '%s responde las novedades que el dominio dice, y ninguna otra',
    async (que, hecho) => {
      const ids = await Promise.all(CODIGOS.map((codigo) => abrirNovedad(db(), BENEFICIARIA, codigo)));
      const ajena = await abrirNovedad(db(), '1000201', 'REGISTRO_DUPLICADO');
      const estados = await trasHacer(BENEFICIARIA, hecho, async () => {
        expect((await novedadDe(db(), ajena)).estado).toBe('ABIERTA');
        return Promise.all(ids.map(async (id) => (await novedadDe(db(), id)).estado));
      });
      expect(Object.fromEntries(CODIGOS.map((codigo, i) => [codigo, estados[i]]))).toEqual(
        Object.fromEntries(CODIGOS.map((codigo) => [codigo, esperado(codigo, que)])),
      );
    },
  );

  it('dice cuándo, y lo que ya estaba cerrado queda como estaba', async () => {
    const abierta = await abrirNovedad(db(), BENEFICIARIA);
    const cerrada = await abrirNovedad(db(), BENEFICIARIA, 'REGISTRO_DUPLICADO', { estado: 'DESCARTADA' });
    await trasHacer(BENEFICIARIA, HECHOS.baja, async () => {
      expect(await novedadDe(db(), abierta)).toMatchObject({
        estado: 'PROCESADA',
        id_motivo_baja: null,
        procesado_en: new Date('2026-10-14T15:00:00Z'),
      });
      expect(await novedadDe(db(), cerrada)).toMatchObject({ estado: 'DESCARTADA', procesado_en: null });
    });
  });

  it('una doble afiliación sigue siéndolo mientras la persona tenga otra cobertura', async () => {
    const { id, id_persona } = await afiliacionDe(db(), TITULAR);
    const modelo = await db().selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id: _id, cobertura: _cobertura, ...columnas } = modelo;
    const otras = await db()
      .insertInto('afiliacion')
      .values([2, 3].map((ente) => ({ ...columnas, id_ente_gestor: idEnteGestor(ente) })))
      .returning('id')
      .execute();
    const novedades = await Promise.all(
      [id, ...otras.map((o) => o.id)].map((id_afiliacion) =>
        abrirNovedad(db(), TITULAR, 'DOBLE_AFILIACION', { id_afiliacion, id_persona }),
      ),
    );
    const estados = () => Promise.all(novedades.map(async (una) => (await novedadDe(db(), una)).estado));
    const terminar = (cual: number | undefined) =>
      sql`update afiliacion set estado = 104, fecha_baja = '2026-10-14', fin_cobertura = '2026-10-13' where id = ${cual}`.execute(
        db(),
      );
    await terminar(otras[0]?.id);
    expect(await estados()).toEqual(['ABIERTA', 'PROCESADA', 'ABIERTA']);
    await terminar(otras[1]?.id);
    expect(await estados()).toEqual(['DESCARTADA', 'PROCESADA', 'PROCESADA']);
    await db().deleteFrom('novedad').where('id', 'in', novedades).execute();
    await db()
      .deleteFrom('afiliacion')
      .where(
        'id',
        'in',
        otras.map((o) => o.id),
      )
      .execute();
  });

  it('el departamento es el de la afiliación y cambia con ella; sin uno, el de la ficha', async () => {
    const id = await abrirNovedad(db(), BENEFICIARIA);
    const departamento = async () => (await novedadDe(db(), id)).id_departamento;
    const suyo = await departamento();
    expect(suyo).not.toBeNull();
    await trasHacer(BENEFICIARIA, sql`id_departamento = 3`, async () => expect(await departamento()).toBe(3));
    await trasHacer(BENEFICIARIA, sql`id_departamento = null`, async () => {
      const { id_persona, id_ente_gestor } = await afiliacionDe(db(), BENEFICIARIA);
      await db()
        .updateTable('ficha_persona')
        .set({ id_departamento: 7 })
        .where('id_persona', '=', id_persona)
        .where('id_ente_gestor', '=', id_ente_gestor)
        .execute();
      const otra = await abrirNovedad(db(), BENEFICIARIA, 'PARENTESCO_DISTINTO');
      expect((await novedadDe(db(), otra)).id_departamento).toBe(7);
    });
  });
});
