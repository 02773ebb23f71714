import { SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { fecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { type IdEnteGestor, idEnteGestor, idUsuario } from '@sgpa/domain/shared/ids';
import { type Base, crearBase } from '@sgpa/testing/base';
import { alDia } from '@sgpa/testing/ciclo';
import { declararEn, sinCambiosDeHoy, sinDeclaraciones } from '@sgpa/testing/declaracion';
import { AHORA, relojFijo } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enTransaccion } from '../../db/transaccion.ts';
import { guardarConteo } from './conteo-guardado.queries.ts';
import { contarRegistro, revisarConteos } from './conteo-registro.service.ts';

const CNS = idEnteGestor(1);
const FIN_DE_MES = '2026-09-30';
const HOY = fecha('2026-10-14');

describe('conteo-registro.test.ts', () => {
  let base: Base;
  let reloj: ReturnType<typeof relojFijo>;
  beforeEach(async () => {
    base = await crearBase({ demo: true });
    reloj = relojFijo();
    await sinDeclaraciones(base.owner.db);
    await sinCambiosDeHoy(base.owner.db);
  });
  afterEach(() => base.cerrar());

  const contar = (tramo?: number) => contarRegistro({ db: base.owner.db, clock: reloj }, tramo);
  const foto = async () => ({
    dias: await base.owner.db
      .selectFrom('conteo_registro')
      .selectAll()
      .orderBy('fecha')
      .orderBy('id_ente_gestor')
      .execute(),
    lugares: await base.owner.db
      .selectFrom('conteo_registro_departamento')
      .selectAll()
      .orderBy('fecha')
      .orderBy('id_ente_gestor')
      .orderBy('id_departamento')
      .execute(),
  });
  const entes = async () =>
    (await base.owner.db.selectFrom('ente_gestor').select('id').where('tipo', '<>', 'AUTORIDAD').execute()).length;
  const deCns = async (dia: string) => {
    const { dias, lugares } = await foto();
    const suyo = (f: { id_ente_gestor: IdEnteGestor; fecha: string }) => f.id_ente_gestor === CNS && f.fecha === dia;
    return { dia: dias.find(suyo), titulares: lugares.filter(suyo).reduce((suma, l) => suma + l.titulares_validos, 0) };
  };
  const terminarTodas = () =>
    sql`update afiliacion set estado = 104, fecha_baja = '2026-09-01', fecha_cesantia = null, fecha_ampliacion = null,
      fin_cobertura = '2026-08-31' where id_ente_gestor = ${CNS} and estado = 100 and tipo = 'TITULAR'
      and fecha_afiliacion < '2026-08-01'`.execute(base.owner.db);
  const declararCns = (dia: string) =>
    declararEn(base.owner.db, CNS, idUsuario(1), { ...partesDelDia(fecha(dia)), titulares_validos: 1 });

  it('de cada ente gestor cuenta el último día del mes anterior, y una vez', async () => {
    expect(await contar()).toBe(await entes());
    const { dias, lugares } = await foto();
    expect(new Set(dias.map((d) => [d.fecha, d.definitivo, d.contado_en.getTime()].join()))).toEqual(
      new Set([[FIN_DE_MES, true, AHORA.getTime()].join()]),
    );
    expect(lugares.length).toBeGreaterThan(await entes());
    expect(await contar()).toBe(0);
  });

  describe('lo que cambia después', () => {
    const revisar = () => revisarConteos({ db: base.owner.db, clock: reloj });
    /** Picks a holder with cover all the time and no novedad. */
    const deUno = () =>
      base.owner.db
        .selectFrom('afiliacion')
        .selectAll()
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('novedad').select('id').whereRef('id_afiliacion', '=', 'afiliacion.id'))),
        )
        .where('id_ente_gestor', '=', CNS)
        .where('tipo', '=', 'TITULAR')
        .where('estado', '=', 100)
        .where('fecha_afiliacion', '<', fecha('2026-08-01'))
        .orderBy('id')
        .executeTakeFirstOrThrow();
    /** Writes a change as the product does, with its history. */
    async function cambiar(a: Awaited<ReturnType<typeof deUno>>, hechos: Partial<typeof a>): Promise<void> {
      await base.owner.db.updateTable('afiliacion').set(hechos).where('id', '=', a.id).execute();
      await base.owner.db
        .insertInto('afiliacion_historia')
        .values({
          id_afiliacion: a.id,
          id_ente_gestor: a.id_ente_gestor,
          accion: 'baja-titular',
          estado_antes: a.estado,
          estado_despues: hechos.estado ?? a.estado,
          antes: JSON.stringify(a),
          despues: JSON.stringify({ ...a, ...hechos }),
          ocurrido_en: reloj.ahora(),
        })
        .execute();
    }
    const baja = (dia: string) => ({
      estado: 104,
      fecha_baja: fecha(dia),
      fin_cobertura: sumarDias(fecha(dia), -1),
    });
    const anteriores = () => base.owner.db.selectFrom('conteo_registro_anterior').selectAll().execute();

    it('y alcanza ese día se recuenta esa noche: lo de antes y el motivo quedan; hasta entonces vale lo contado', async () => {
      await contar();
      const { titulares, dia } = await deCns(FIN_DE_MES);
      reloj.poner(alDia('2026-10-20'));
      await cambiar(await deUno(), baja('2026-09-10'));
      expect(await contar()).toBe(0);
      expect(await deCns(FIN_DE_MES)).toEqual({ titulares, dia });
      reloj.poner(alDia('2026-10-21'));
      await revisar();
      expect((await deCns(FIN_DE_MES)).titulares).toBe(titulares);
      expect(await contar()).toBe(1);
      expect((await deCns(FIN_DE_MES)).titulares).toBe(titulares - 1);
      expect((await deCns(FIN_DE_MES)).dia).toMatchObject({ definitivo: true, contado_en: reloj.ahora() });
      expect(await anteriores()).toEqual([
        expect.objectContaining({
          id_ente_gestor: CNS,
          fecha: FIN_DE_MES,
          contado_en: dia?.contado_en,
          titulares_validos: titulares,
          motivo: 'se registraron después cambios que alcanzan ese día',
        }),
      ]);
      // On the next night there is nothing to do.
      reloj.poner(alDia('2026-10-22'));
      await revisar();
      expect(await contar()).toBe(0);
    });

    it('y se estaba escribiendo mientras se contaba se recuenta igual: empezó antes de la cuenta, que no lo vio', async () => {
      await contar();
      const { titulares } = await deCns(FIN_DE_MES);
      reloj.avanzar(-1000);
      await cambiar(await deUno(), baja('2026-09-10'));
      reloj.poner(alDia('2026-10-21'));
      await revisar();
      expect(await contar()).toBe(1);
      expect((await deCns(FIN_DE_MES)).titulares).toBe(titulares - 1);
    });

    it('y no lo alcanza lo deja como estaba: otro día, otro dato, o un alta que empieza después', async () => {
      await contar();
      const antes = (await foto()).lugares;
      reloj.poner(alDia('2026-10-20'));
      await cambiar(await deUno(), baja('2026-10-05'));
      await cambiar(await deUno(), { matricula: 'OTRA-1' });
      await revisar();
      expect(await contar()).toBe(0);
      expect((await foto()).lugares).toEqual(antes);
      expect(await anteriores()).toEqual([]);
    });

    it('otro departamento mueve a la persona de lugar, y un cambio de hace días se halla tras noches que faltaron', async () => {
      await contar();
      const { titulares } = await deCns(FIN_DE_MES);
      const lugares = async () => (await foto()).lugares.filter((l) => l.id_ente_gestor === CNS);
      const antes = await lugares();
      reloj.poner(alDia('2026-10-16'));
      const a = await deUno();
      await cambiar(a, { id_departamento: a.id_departamento === 1 ? 2 : 1 });
      reloj.poner(alDia('2026-10-18'));
      await cambiar(a, { matricula: 'OTRA-2' });
      reloj.poner(alDia('2026-10-25'));
      await revisar();
      expect(await contar()).toBe(1);
      expect((await deCns(FIN_DE_MES)).titulares).toBe(titulares);
      expect(await lugares()).not.toEqual(antes);
    });

    it('una revisión que se abre hoy no alcanza un día pasado; una baja que se corrige, los dos', async () => {
      await declararCns('2026-09-15');
      await contar();
      reloj.poner(alDia('2026-10-20'));
      const a = await deUno();
      await cambiar(a, { estado: 108, fecha_revision: fecha('2026-10-20'), estado_previo: 100 });
      await revisar();
      expect(await contar()).toBe(0);
      reloj.poner(alDia('2026-10-22'));
      const otra = await deUno();
      await cambiar(otra, baja('2026-09-20'));
      reloj.poner(alDia('2026-10-23'));
      await revisar();
      expect(await contar()).toBe(1);
      reloj.poner(alDia('2026-10-25'));
      await cambiar({ ...otra, ...baja('2026-09-20') }, baja('2026-09-12'));
      await revisar();
      expect(await contar()).toBe(1);
      expect((await anteriores()).map(({ fecha: dia }) => dia).toSorted()).toEqual(['2026-09-15', FIN_DE_MES]);
    });
  });

  it('lo contado de un día que terminó queda como estaba mientras nadie lo revisa', async () => {
    await contar();
    const antes = await foto();
    expect((await deCns(FIN_DE_MES)).titulares).toBeGreaterThan(10);
    await terminarTodas();
    await declararCns(FIN_DE_MES);
    reloj.poner(alDia('2026-10-20'));
    expect(await contar()).toBe(0);
    expect(await foto()).toEqual(antes);
    // A later count of another day in the same month knows of it.
    await declararCns('2026-09-28');
    expect(await contar()).toBe(1);
    expect((await deCns('2026-09-28')).titulares).toBeLessThan((await deCns(FIN_DE_MES)).titulares);
  });

  it('lo que hay que recontar se cuenta otra vez, también de un fin de mes que ya nadie pide', async () => {
    await contar();
    const antes = await foto();
    await base.owner.db
      .updateTable('conteo_registro')
      .set({ definitivo: false })
      .where('id_ente_gestor', '=', CNS)
      .execute();
    await terminarTodas();
    reloj.poner(alDia('2026-12-20'));
    await contar();
    const { dia, titulares } = await deCns(FIN_DE_MES);
    expect(dia).toMatchObject({ definitivo: true, contado_en: reloj.ahora() });
    expect(titulares).toBeLessThan(antes.lugares.reduce((suma, l) => suma + l.titulares_validos, 0));
    expect(await contar()).toBe(0);
  });

  it('un día declarado que no ha terminado se cuenta al momento, y otra vez cuando terminó', async () => {
    await contar();
    await declararCns(HOY);
    expect([await contar(), await contar()]).toEqual([1, 0]);
    const alMomento = await deCns(HOY);
    expect(alMomento.dia).toMatchObject({ definitivo: false, contado_en: AHORA });
    await terminarTodas();
    reloj.poner(alDia('2026-10-15'));
    expect([await contar(), await contar()]).toEqual([1, 0]);
    const despues = await deCns(HOY);
    expect(despues.dia).toMatchObject({ definitivo: true, contado_en: reloj.ahora() });
    expect(despues.titulares).toBeLessThan(alMomento.titulares);
  });

  it('de una declaración eliminada cuenta el día como de las demás, y una vez', async () => {
    await contar();
    const id = await declararCns('2026-09-28');
    await sql`update declaracion_poblacion set estado = 'ANULADO', anulado_en = now(), id_usuario_anulacion = 1
      where id = ${id}`.execute(base.owner.db);
    expect([await contar(), await contar()]).toEqual([1, 0]);
  });

  it('quien declara muchos días espera su turno, lo que declaró primero va antes, y a nadie más hace esperar', async () => {
    await contar();
    // The latest days are declared first, so that the order of days differs from that of declarations.
    const declarados = Array.from({ length: 12 }, (_, i) => sumarDias(fecha('2026-09-28'), -i));
    for (const [i, dia] of declarados.entries())
      await declararEn(base.owner.db, CNS, idUsuario(1), {
        ...partesDelDia(dia),
        creado_en: new Date(AHORA.getTime() - 3_600_000 + i * 1000),
      });
    await declararEn(base.owner.db, idEnteGestor(2), idUsuario(1), {
      ...partesDelDia(fecha('2026-09-01')),
      creado_en: AHORA,
    });
    const contadosDe = async (ente: IdEnteGestor) =>
      (await foto()).dias.filter((d) => d.id_ente_gestor === ente && d.fecha !== FIN_DE_MES).map((d) => d.fecha);
    expect(await contar()).toBe(6);
    expect([await contadosDe(CNS), await contadosDe(idEnteGestor(2))]).toEqual([
      declarados.slice(0, 5).toReversed(),
      ['2026-09-01'],
    ]);
    expect([await contar(), await contar(), await contar()]).toEqual([5, 2, 0]);
    expect(await contadosDe(CNS)).toEqual(declarados.toReversed());
  });

  it('por pasos de siete filas cuenta lo mismo', async () => {
    await contar();
    const deUna = await foto();
    await base.owner.db.deleteFrom('conteo_registro').execute();
    await contar(7);
    expect(await foto()).toEqual(deUna);
  });

  it('varios servidores a la vez: lo mismo que uno', async () => {
    await contar();
    const deUno = await foto();
    await base.owner.db.deleteFrom('conteo_registro').execute();
    await Promise.all([contar(), contar(1000), contar()]);
    expect(await foto()).toEqual(deUno);
  });

  it.each([true, false])(
    'terminada después con otras cifras (definitivas: %s), la cuenta de otro servidor no cambia la que quedó',
    async (definitivo) => {
      await contar();
      const antes = await foto();
      const otro = {
        id_ente_gestor: CNS,
        fecha: fecha(FIN_DE_MES),
        registro_desde: fecha('2026-09-29'),
        lugares: new Map([[1, { ...SIN_CONTAR, titularesValidos: 7 }]]),
      };
      const hecho = { contado_en: alDia('2026-10-20'), definitivo };
      await enTransaccion(base.owner.db, (trx) => guardarConteo(trx, otro, hecho));
      expect(await foto()).toEqual(antes);
    },
  );

  it('cortado a la mitad, lo hecho queda y lo demás se cuenta después', async () => {
    await contar();
    const entero = await foto();
    await base.owner.db.deleteFrom('conteo_registro').execute();
    await sql`create function cortar() returns trigger language plpgsql as $$ begin
      if new.id_ente_gestor = 5 then raise exception 'cut off'; end if; return new; end $$`.execute(base.owner.db);
    await sql`create trigger cortar before insert on conteo_registro for each row execute function cortar()`.execute(
      base.owner.db,
    );
    await expect(contar()).rejects.toThrow('cut off');
    const aMedias = (await foto()).dias.map((d) => d.id_ente_gestor);
    expect(aMedias).toContain(1);
    expect(aMedias).not.toContain(5);
    await sql`drop trigger cortar on conteo_registro`.execute(base.owner.db);
    expect(await contar()).toBe(entero.dias.length - aMedias.length);
    expect(await foto()).toEqual(entero);
  });
});
