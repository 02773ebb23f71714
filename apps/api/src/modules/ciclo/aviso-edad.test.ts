import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { afiliacionDe, revisarContadores } from '@sgpa/testing/ciclo';
import { abrirNovedad } from '@sgpa/testing/novedad';
import { relojFijo } from '@sgpa/testing/reloj';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contexto } from '../../contexto.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { enOperacion } from '../../operacion.ts';
import { tomarPorAvisar } from '../afiliacion/aviso-edad.queries.ts';
import { avisarEdadDe } from '../afiliacion/aviso-edad.ts';
import { avisarFinesPorEdad } from './aviso-edad.service.ts';

const HIJA = '1000200';
const DIA_MS = 86_400_000;
const EN_30 = '2026-11-13';

/** The day is 14 October 2026; no other affiliation ends by age. */
describe('aviso-edad.test.ts', () => {
  let base: Base;
  let id: IdAfiliacion;
  const reloj = relojFijo();
  const INICIO = reloj.ahora();
  let segundos = 0;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    id = (await afiliacionDe(base.owner.db, HIJA)).id;
    await sql`update afiliacion set fin_por_edad = null, fin_cobertura = case when estado = 100 then null else fin_cobertura end
      where fin_por_edad is not null`.execute(base.owner.db);
  });
  beforeEach(async () => {
    segundos += 1000;
    reloj.poner(new Date(INICIO.getTime() + segundos));
    await base.owner.db.deleteFrom('novedad').execute();
    await poner(sql`estado = 100, fecha_baja = null, fecha_cesantia = null, fecha_ampliacion = null, fecha_derechohabiente = null,
      exenta_de_edad = false, fin_por_edad = ${EN_30}, fin_cobertura = ${EN_30}`);
  });
  afterAll(() => base.cerrar());

  const poner = (que: RawBuilder<unknown>) => sql`update afiliacion set ${que} where id = ${id}`.execute(base.owner.db);
  const correr = () => avisarFinesPorEdad({ db: base.owner.db, clock: reloj });
  const fines = async () => {
    const { fin_por_edad, fin_cobertura } = await afiliacionDe(base.owner.db, HIJA);
    return [fin_por_edad, fin_cobertura];
  };
  const novedades = () =>
    base.owner.db.selectFrom('novedad').select(['codigo', 'id_afiliacion', 'detalle', 'estado']).execute();
  const historia = async () =>
    (
      await base.owner.db
        .selectFrom('afiliacion_historia')
        .select('despues')
        .where('accion', '=', 'aviso-edad')
        .where('id_afiliacion', '=', id)
        .where('ocurrido_en', '=', reloj.ahora())
        .execute()
    ).map(({ despues }) => despues);

  it('30 días antes se dice quién, hasta cuándo y qué hacer, una vez, y el fin queda como estaba', async () => {
    const persona = await base.owner.db
      .selectFrom('persona as p')
      .innerJoin('afiliacion as a', 'a.id_persona', 'p.id')
      .select(['p.nombres', 'p.primer_apellido', 'p.segundo_apellido'])
      .where('a.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await correr()).toBe(1);
    const [novedad, ...mas] = await novedades();
    expect([mas, novedad]).toEqual([
      [],
      expect.objectContaining({ codigo: 'EDAD', id_afiliacion: id, estado: 'ABIERTA' }),
    ]);
    expect(novedad?.detalle).toContain(apellidosYNombre(persona));
    expect(novedad?.detalle).toMatch(
      /termina por edad el 13\/11\/2026\. Presente el certificado de estudios o de invalidez para que siga\.$/,
    );
    expect([await fines(), await historia()]).toEqual([[EN_30, EN_30], []]);
    expect(await correr()).toBe(0);
    reloj.avanzar(DIA_MS);
    expect([await correr(), await fines()]).toEqual([0, [EN_30, EN_30]]);
    const auditada = sql`select from auditoria where accion = 'aviso-edad' and recurso = 'novedad'
      and ocurrido_en = ${new Date(reloj.ahora().getTime() - DIA_MS)}`;
    expect((await auditada.execute(base.owner.db)).rows).toHaveLength(1);
  });

  it('el que se dice tarde se pone a 30 días, con historia, y la novedad dice ese día', async () => {
    await poner(sql`fin_por_edad = '2026-10-14', fin_cobertura = '2026-10-14'`);
    await correr();
    expect(await fines()).toEqual([EN_30, EN_30]);
    expect((await novedades()).map(({ estado, detalle }) => [estado, detalle.includes('13/11/2026')])).toEqual([
      ['ABIERTA', true],
    ]);
    expect(await historia()).toEqual([expect.objectContaining({ fin_por_edad: EN_30, fin_cobertura: EN_30 })]);
    reloj.avanzar(DIA_MS);
    expect([await correr(), await fines()]).toEqual([0, [EN_30, EN_30]]);
    await revisarContadores(base.owner.db);
  });

  it.each<[string, RawBuilder<unknown>, number, (string | null)[]]>([
    [
      'que termina en 31 días',
      sql`fin_por_edad = '2026-11-14', fin_cobertura = '2026-11-14'`,
      0,
      ['2026-11-14', '2026-11-14'],
    ],
    [
      'que terminó ayer',
      sql`fin_por_edad = '2026-10-13', fin_cobertura = '2026-10-13'`,
      0,
      ['2026-10-13', '2026-10-13'],
    ],
    [
      'cuya cesantía termina antes',
      sql`estado = 103, fecha_baja = '2026-09-01', fecha_cesantia = '2026-11-01', fin_cobertura = '2026-11-01'`,
      0,
      [EN_30, '2026-11-01'],
    ],
    [
      'en cesantía, que la edad corta',
      sql`estado = 103, fecha_baja = '2026-10-01', fecha_cesantia = '2026-12-01', fin_por_edad = '2026-10-20', fin_cobertura = '2026-10-20'`,
      1,
      [EN_30, EN_30],
    ],
    [
      'derechohabiente',
      sql`estado = 106, fecha_derechohabiente = '2026-10-01', fin_por_edad = '2026-10-20', fin_cobertura = null`,
      1,
      ['2026-10-20', null],
    ],
    [
      'en ampliación',
      sql`estado = 102, fecha_ampliacion = '2027-01-01', fin_por_edad = '2026-10-20', fin_cobertura = '2027-01-01'`,
      0,
      ['2026-10-20', '2027-01-01'],
    ],
  ])('una hija %s', async (_caso, hechos, cuantas, esperados) => {
    await poner(hechos);
    expect([await correr(), (await novedades()).length, await fines()]).toEqual([cuantas, cuantas, esperados]);
  });

  it('una novedad de otra vez, todavía abierta, dice lo de ahora', async () => {
    await abrirNovedad(base.owner.db, HIJA, 'EDAD', { detalle: 'antes', creado_en: new Date('2026-01-01T12:00:00Z') });
    expect([await correr(), await correr()]).toEqual([1, 0]);
    expect(await novedades()).toEqual([expect.objectContaining({ detalle: expect.stringContaining('13/11/2026') })]);
  });

  it('dos servidores a la vez avisan una vez', async () => {
    await poner(sql`fin_por_edad = '2026-10-20', fin_cobertura = '2026-10-20'`);
    await Promise.all([correr(), correr()]);
    expect([(await novedades()).length, (await historia()).length]).toEqual([1, 1]);
  });

  it('quien toca una afiliación avisa en su transacción y en su nombre', async () => {
    await poner(sql`fin_por_edad = '2026-10-20', fin_cobertura = '2026-10-20'`);
    const { id_ente_gestor } = await afiliacionDe(base.owner.db, HIJA);
    const { id: idUsuario } = await base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', 'ope.afiliaciones')
      .executeTakeFirstOrThrow();
    const contexto: Contexto = {
      usuario: {
        id: idUsuario,
        username: 'ope.afiliaciones',
        rol: 'OPE_AFILIACION',
        idEnteGestor: id_ente_gestor,
        idEntidad: null,
        terminosAceptados: true,
        segundoFactorPendiente: false,
      },
      sesionId: '',
      alcance: alcanceDePrueba({ idUsuario, entes: [id_ente_gestor], idEmpleador: null }),
      ip: '127.0.0.1',
      idSolicitud: crypto.randomUUID(),
      versionDeListas: 0,
    };
    const avisar = () =>
      enOperacion({ db: base.app.db, clock: reloj }, contexto, (op) =>
        avisarEdadDe(op, 'actualizacion-beneficiario', id),
      );
    await avisar();
    await avisar();
    expect([(await novedades()).length, await fines(), (await historia()).length]).toEqual([1, [EN_30, EN_30], 1]);
    const { rows } = await sql`select id_usuario, recurso from auditoria where accion = 'actualizacion-beneficiario'
      and ocurrido_en = ${reloj.ahora()} order by id`.execute(base.owner.db);
    expect(rows).toEqual(['afiliacion', 'novedad'].map((recurso) => ({ id_usuario: idUsuario, recurso })));
  });

  it('lee el índice de quienes terminan por edad', async () => {
    await enTransaccion(base.owner.db, async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const lecturas = async () => {
        const { rows } = await sql<{ n: number }>`
          select pg_stat_get_xact_tuples_returned('afiliacion_por_edad'::regclass) as n`.execute(trx);
        return rows[0]?.n ?? 0;
      };
      const antes = await lecturas();
      expect(await tomarPorAvisar(trx, fecha('2026-10-14'), idAfiliacion(0), 500, false)).toHaveLength(1);
      expect((await lecturas()) - antes).toBeGreaterThan(0);
    });
  });
});
