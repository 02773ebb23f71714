import { crearBase } from '@sgpa/banco-de-pruebas/base';
import { revisarTotales } from '@sgpa/domain/declaracion/remision-declaracion';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { cargarDemo } from './cargar-demo.ts';

describe('declaraciones.test.ts', () => {
  it('varios entes gestores declaran varios meses, y cada declaración suma lo de sus departamentos', async () => {
    const base = await crearBase();
    try {
      const { db } = base.owner;
      await cargarDemo(db, { hoy: fecha('2026-08-31'), ahora: new Date('2026-08-31T14:00:00Z'), cantidad: 900 });
      const filas = await db.selectFrom('declaracion_poblacion').selectAll().execute();
      expect(new Set(filas.map((f) => f.fecha))).toEqual(new Set(['2026-07-31', '2026-06-30', '2026-05-31']));
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
    } finally {
      await base.cerrar();
    }
  });
});
