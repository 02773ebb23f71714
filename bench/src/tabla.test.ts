import { describe, expect, it } from 'vitest';
import type { Medida } from './medida.ts';
import { tablasDe } from './tabla.ts';

const resumen = { p50: 264.3, p95: 1_234.5, p99: 2_345.6, porSegundo: 4_783.4, errores: 12 };
const medida: Medida = {
  caso: {
    nombre: 'lista en orden, documento, un mes de afiliaciones',
    presupuesto: { p50: 20, p95: 80, p99: 150, minimo: 2000 },
    siguiente: () => ({ method: 'GET', path: '/' }),
  },
  una: resumen,
  muchas: resumen,
  cpu: { servidor: 12.3, base: 45.6 },
  sql: { viajes: 12, lecturas: resumen, todo: resumen, desnudo: resumen },
  escritura: resumen,
};

describe('tabla.test.ts', () => {
  it('ninguna línea pasa de 120 columnas, y cada tabla dice qué es cada columna', () => {
    const lineas = tablasDe([medida, { ...medida, sql: null, escritura: null }], { conexiones: 16, titulares: 1 });
    expect(lineas.split('\n').filter(({ length }) => length > 120)).toEqual([]);
    for (const columna of ['presup.', 'err.', 'mín.', 'CPU', 'viajes', 'desnudo', 'escribir'])
      expect(lineas).toMatch(new RegExp(`^[^|]*${columna.replace('.', '\\.')}[^|]*: `, 'm'));
  });
});
