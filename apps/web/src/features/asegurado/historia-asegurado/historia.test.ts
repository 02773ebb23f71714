import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { describe, expect, it } from 'vitest';
import { cambiosDe, momentoDe } from './historia.ts';

const BAJA: HechoDeHistoria = {
  accion: 'baja-titular',
  descripcion: 'Baja del titular',
  usuario: 'usuario.ficticio',
  causa: null,
  ocurrido_en: '2026-01-01T03:59:58.000Z',
  estado_antes: 'ACTIVO',
  estado_despues: 'CESANTIA',
  antes: { fecha_afiliacion: '2020-01-02', fecha_baja: null, fecha_cesantia: null, motivo: null, matricula: 'M-1' },
  despues: {
    motivo: 'OTROS',
    fecha_afiliacion: '2020-01-02',
    fecha_cesantia: '2026-02-28',
    fecha_baja: '2025-12-31',
    matricula: 'M-1',
  },
};

describe('historia.test.ts', () => {
  it('cuenta solo lo que cambió, primero el estado, las fechas como las lee la gente', () => {
    expect(cambiosDe(BAJA)).toEqual([
      { nombre: 'Estado', antes: 'ACTIVO', despues: 'CESANTIA' },
      { nombre: 'Fecha de baja', antes: null, despues: '31/12/2025' },
      { nombre: 'Fecha de cesantía', antes: null, despues: '28/02/2026' },
      { nombre: 'Motivo de la baja', antes: null, despues: 'OTROS' },
    ]);
  });

  it('cuenta todo lo que un registro escribió, y nada de lo que dejó vacío', () => {
    const registro = { ...BAJA, estado_antes: null, estado_despues: 'ACTIVO', antes: null };
    const despues = { fecha_afiliacion: '2020-01-02', fecha_baja: null, matricula: ' ' };
    expect(cambiosDe({ ...registro, despues })).toEqual([
      { nombre: 'Estado', antes: null, despues: 'ACTIVO' },
      { nombre: 'Fecha de afiliación', antes: null, despues: '02/01/2020' },
    ]);
  });

  it('cuenta lo que se quitó, y un dato para el que no tiene nombre', () => {
    const { antes, ...resto } = BAJA;
    const hecho = { ...resto, estado_antes: 'CESANTIA', antes: { ...BAJA.despues, otra_cosa: 4 } };
    expect(cambiosDe({ ...hecho, despues: { ...antes, otra_cosa: 5 } })).toContainEqual({
      nombre: 'Fecha de baja',
      antes: '31/12/2025',
      despues: null,
    });
    expect(cambiosDe({ ...hecho, despues: { ...antes, otra_cosa: 5 } }).at(-1)).toEqual({
      nombre: 'Otra cosa',
      antes: '4',
      despues: '5',
    });
  });

  it('cuenta el último día cubierto solo donde ninguna otra fecha lo dice', () => {
    const con = (fecha: string) => ({ ...BAJA, despues: { ...BAJA.despues, fin_cobertura: fecha } });
    const dicho = (fecha: string) => cambiosDe(con(fecha)).find(({ nombre }) => nombre === 'Último día de cobertura');
    expect(dicho('2026-02-28')).toBeUndefined();
    expect(dicho('2025-12-30')?.despues).toBe('30/12/2025');
  });

  it('dice cuándo, en hora de La Paz', () => {
    expect(momentoDe(BAJA)).toBe('31/12/2025, 23:59:58');
  });
});
