import { contarRegistro } from '@sgpa/api/modules/declaracion/conteo-registro.service';
import { revisarTotales } from '@sgpa/domain/declaracion/remision-declaracion';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type Base, crearBase } from '@sgpa/testing/base';
import { relojFijo } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cargarDemo } from './cargar-demo.ts';
import { desacuerdoDe } from './declaraciones.ts';

const AHORA = new Date('2026-08-31T14:00:00Z');
const DIAS = ['2026-07-31', '2026-06-30', '2026-05-31'];

describe('declaraciones.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase();
    await cargarDemo(base.owner.db, { hoy: fecha('2026-08-31'), ahora: AHORA, cantidad: 2500 });
  });
  afterAll(() => base.cerrar());

  it('varios entes gestores declaran varios meses, y cada declaración suma lo de sus departamentos', async () => {
    const { db } = base.owner;
    const filas = await db.selectFrom('declaracion_poblacion').selectAll().execute();
    expect(new Set(filas.map((f) => f.fecha))).toEqual(new Set(DIAS));
    expect(new Set(filas.map((f) => f.id_ente_gestor)).size).toBeGreaterThan(5);
    const paneles = await db.selectFrom('declaracion_departamento').selectAll().execute();
    const conteos = (f: (typeof filas)[number] | (typeof paneles)[number]) => ({
      titularesValidos: f.titulares_validos,
      beneficiariosValidados: f.beneficiarios_validados,
      titularesObservados: f.titulares_observados,
      beneficiarioObservado: f.beneficiarios_observados,
      recienNacidos: f.recien_nacidos,
      eliminado: false,
    });
    for (const fila of filas) {
      const suyos = paneles.filter((p) => p.id_declaracion === fila.id).map(conteos);
      expect(revisarTotales(conteos(fila), suyos)).toBeNull();
    }
    expect(paneles.length).toBeGreaterThan(filas.length);
  });

  it('lo que la tarea cuenta difiere de lo declarado donde la demostración lo quiere, y en nada más', async () => {
    const { db } = base.owner;
    await contarRegistro({ db, clock: relojFijo(AHORA) });
    const { rows } = await sql<{ sigla: string; fecha: string; titulares: number; beneficiarios: number }>`
      select g.sigla, d.fecha::text, d.titulares_validos - sum(c.titulares_validos) as titulares,
        d.beneficiarios_validados - sum(c.beneficiarios_validados) as beneficiarios
      from declaracion_poblacion d
      join conteo_registro_departamento c on c.id_ente_gestor = d.id_ente_gestor and c.fecha = d.fecha
      join ente_gestor g on g.id = d.id_ente_gestor
      group by d.id, g.sigla`.execute(db);
    expect(rows.length).toBeGreaterThan(15);
    for (const { sigla, fecha: dia, titulares, beneficiarios } of rows) {
      const { cambios } = desacuerdoDe(sigla, DIAS.indexOf(dia) + 1);
      const queridas = [cambios.titularesValidos ?? 0, cambios.beneficiariosValidados ?? 0];
      expect([sigla, dia, titulares, beneficiarios]).toEqual([sigla, dia, ...queridas]);
    }
    expect(rows.some(({ titulares }) => titulares > 0)).toBe(true);
  });
});
