import { finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { CODIGOS_ESTADO, ESTADO } from '@sgpa/domain/cobertura/estados';
import { conteosDeAfiliacion } from '@sgpa/domain/declaracion/comparacion-declaracion';
import { CONTEOS, type Conteo, porConteo } from '@sgpa/domain/declaracion/conteos';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, fecha, hoyEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { afiliacionDe, comoHechos } from '@sgpa/testing/ciclo';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conAlcance } from '../../db/alcance.ts';
import type { Trx } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { contarDias } from './conteo-registro.service.ts';
import { cuantasPersonas, paginaDePersonas } from './personas-declaracion/personas-declaracion.queries.ts';

const INICIO = fecha('2026-08-15');
const CUANTAS = 1200;
/** The managing entity does not see the authority's novedades, so that they do not count. */
const AUTORIDAD = idEnteGestor(100);
const CNS = idEnteGestor(1);
const SOLO_CNS = alcanceDePrueba({ idUsuario: 1, entes: [CNS], idEmpleador: null });
const DIAS = ['2026-08-20', '2026-08-31', '2026-09-15', '2026-09-30'].map(fecha);

const enDias = (min: number, max: number) => fc.integer({ min, max }).map((dias) => sumarDias(INICIO, dias));
const quizas = fc.option(enDias(0, 60));

/** Facts are all that the table takes, sensible or not. */
const hechos = fc
  .record({
    tipo: fc.constantFrom('TITULAR' as const, 'BENEFICIARIO' as const),
    estado: fc.constantFrom(...CODIGOS_ESTADO),
    fecha_nacimiento: enDias(-20, 40),
    dias: fc.integer({ min: 0, max: 15 }),
    fecha_baja: quizas,
    fecha_cesantia: quizas,
    fecha_ampliacion: quizas,
    fecha_derechohabiente: quizas,
    fecha_revision: quizas,
    estado_previo: fc.option(fc.constantFrom(...CODIGOS_ESTADO.filter((codigo) => codigo !== ESTADO.REVISION))),
    revisiones: fc.option(fc.tuple(enDias(0, 60), enDias(0, 60)).map((dias) => dias.toSorted())),
    fin_anterior: quizas,
    departamento: fc.option(fc.integer({ min: 1, max: 3 })),
    novedad: fc.option(fc.record({ desde: enDias(0, 60), hasta: quizas, delEnte: fc.boolean() })),
  })
  .map(({ dias, ...h }) => ({ ...h, fecha_afiliacion: sumarDias(h.fecha_nacimiento, dias) }))
  .filter(
    ({ estado, fecha_baja: baja, fecha_cesantia: cesantia, fecha_ampliacion: ampliacion }) =>
      (estado !== ESTADO.ACTIVO || baja === null) &&
      (estado !== ESTADO.BAJA_FUTURA || baja !== null) &&
      (estado !== ESTADO.AMPLIACION || ampliacion !== null) &&
      (estado !== ESTADO.CESANTIA || (baja !== null && cesantia !== null)) &&
      (cesantia === null || baja === null || cesantia >= baja) &&
      (ampliacion === null || cesantia === null || ampliacion > cesantia),
  );
type Hechos = typeof hechos extends fc.Arbitrary<infer H> ? H : never;

/** Compares the statements with the domain's rule over whatever the columns can hold. */
describe('conteo-registro.regla.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const modelo = await afiliacionDe(base.owner.db, '1000100');
    const pariente = await base.owner.db
      .selectFrom('afiliacion')
      .select('id_parentesco')
      .where('tipo', '=', 'BENEFICIARIO')
      .executeTakeFirstOrThrow();
    const muestras = fc.sample(hechos, { numRuns: CUANTAS, seed: 20_261_014 });
    await enTransaccion(base.owner.db, async (trx) => {
      for (const [i, h] of muestras.entries()) await insertar(trx, h, 8_000_000 + i, modelo, pariente.id_parentesco);
    });
  });
  afterAll(() => base.cerrar());

  async function insertar(
    trx: Trx,
    { novedad, departamento, fecha_nacimiento, ...h }: Hechos,
    numero: number,
    modelo: Awaited<ReturnType<typeof afiliacionDe>>,
    id_parentesco: number | null,
  ): Promise<void> {
    const { id: id_persona } = await trx
      .insertInto('persona')
      .values({ numero_documento: numeroDocumento(String(numero)), fecha_nacimiento, nombres: 'PERSONA' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id_ente_gestor } = modelo;
    const { id: id_afiliacion } = await trx
      .insertInto('afiliacion')
      .values({
        ...h,
        id_persona,
        id_ente_gestor,
        id_entidad: modelo.id_entidad,
        id_titular: h.tipo === 'TITULAR' ? null : modelo.id,
        id_parentesco: h.tipo === 'TITULAR' ? null : id_parentesco,
        id_tipo_asegurado: modelo.id_tipo_asegurado,
        id_departamento: departamento,
        fin_cobertura: finDeCobertura(h),
        fecha_registro: INICIO,
        id_usuario_creacion: modelo.id_usuario_creacion,
        creado_en: modelo.creado_en,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (novedad === null) return;
    const cerrada = novedad.hasta !== null && novedad.hasta >= novedad.desde;
    await trx
      .insertInto('novedad')
      .values({
        codigo: 'REVISION',
        id_ente_gestor: novedad.delEnte ? id_ente_gestor : AUTORIDAD,
        id_persona,
        id_afiliacion,
        detalle: '',
        creado_en: `${novedad.desde}T23:30:00-04:00`,
        ...(cerrada && { estado: 'PROCESADA', procesado_en: `${novedad.hasta}T23:30:00-04:00` }),
      })
      .execute();
  }

  /** Counts every affiliation by the domain, one by one, for each managing entity, department and figure. */
  async function recontar(dia: FechaCivil): Promise<Map<string, Record<Conteo, number[]>>> {
    const { db } = base.owner;
    const novedades = Map.groupBy(await db.selectFrom('novedad').selectAll().execute(), (n) => n.id_afiliacion);
    const filas = await db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .selectAll('a')
      .select('p.fecha_nacimiento')
      .execute();
    const suma = new Map<string, Record<Conteo, number[]>>();
    for (const fila of filas) {
      const abierta = (n: { creado_en: Date; estado: string; procesado_en: Date | null }) =>
        hoyEnLaPaz(n.creado_en) <= dia &&
        (n.estado === 'ABIERTA' || (n.procesado_en !== null && hoyEnLaPaz(n.procesado_en) > dia));
      const suyas = (novedades.get(fila.id) ?? []).filter((n) => n.id_ente_gestor === fila.id_ente_gestor);
      const observada = suyas.some(abierta);
      for (const conteo of conteosDeAfiliacion({ ...comoHechos(fila), observada }, dia)) {
        const clave = `${fila.id_ente_gestor} ${fila.id_departamento}`;
        const hasta = suma.get(clave) ?? porConteo(() => []);
        suma.set(clave, { ...hasta, [conteo]: [...hasta[conteo], fila.id] });
      }
    }
    return suma;
  }

  it.each(DIAS)('el %s, cada cifra es la que la regla da fila por fila', async (dia) => {
    const entes = await base.owner.db.selectFrom('ente_gestor').select('id').execute();
    const contados = await enTransaccion(base.owner.db, (trx) =>
      contarDias(
        trx,
        entes.map(({ id }) => ({ id_ente_gestor: id, fecha: dia })),
        500,
      ),
    );
    const lugares = contados.flatMap(({ id_ente_gestor, lugares: suyos }) =>
      [...suyos].map(([departamento, conteos]) => [`${id_ente_gestor} ${departamento}`, conteos] as const),
    );
    const esperado = await recontar(dia);
    const cuantas = [...esperado].map(([clave, c]) => [clave, porConteo((conteo) => c[conteo].length)] as const);
    expect(new Map(lugares)).toEqual(new Map(cuantas));
    // Each figure must count somebody, or nothing was compared.
    for (const conteo of CONTEOS) expect([conteo, cuantas.some(([, c]) => c[conteo] > 0)]).toEqual([conteo, true]);
  });

  it.each(DIAS)('el %s, detrás de cada cifra están los que la regla dice, y nadie más', async (dia) => {
    const esperado = await recontar(dia);
    const lugares = [1, 2, 3, null].map((id) => ({ id }));
    const vistos = await conAlcance(base.app.db, SOLO_CNS, async (trx) => {
      const de: [Conteo, number | null | 'TODOS', number, number[]][] = [];
      for (const conteo of CONTEOS)
        for (const departamento of [...lugares, null]) {
          const cifra = { id_ente_gestor: CNS, fecha: dia, conteo, departamento };
          const filas = await paginaDePersonas(trx, cifra, undefined, CUANTAS);
          const total = await cuantasPersonas(trx, cifra, CUANTAS);
          expect(await cuantasPersonas(trx, cifra, 2)).toBe(Math.min(2, filas.length));
          const ids = filas.map(({ id }) => id).toSorted((a, b) => a - b);
          de.push([conteo, departamento === null ? 'TODOS' : departamento.id, total, ids]);
        }
      return de;
    });
    const deCns = (lugar: number | null | 'TODOS', conteo: Conteo) =>
      [...esperado]
        .filter(([clave]) => (lugar === 'TODOS' ? clave.startsWith(`${CNS} `) : clave === `${CNS} ${lugar}`))
        .flatMap(([, c]) => c[conteo])
        .toSorted((a, b) => a - b);
    for (const [conteo, lugar, total, ids] of vistos) {
      const suyos = deCns(lugar, conteo);
      expect([conteo, lugar, total, ids]).toEqual([conteo, lugar, suyos.length, suyos]);
    }
    expect(vistos.filter(([, , total]) => total > 0).length).toBeGreaterThan(20);
  });
});
