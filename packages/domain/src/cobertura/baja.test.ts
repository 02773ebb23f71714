import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { aplicarAccion } from './acciones.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { hechosDeAlta } from './registro.ts';

const HOY = fecha('2024-03-10');
const LIMITE = fecha('2024-06-01');
const TITULAR = hechosDeAlta('TITULAR', fecha('2020-01-01'));
const BENEFICIARIO = hechosDeAlta('BENEFICIARIO', fecha('2020-01-01'));
const EN_CESANTIA = { estado: 103, fecha_baja: fecha('2024-02-01'), fecha_cesantia: fecha('2024-04-01') };

describe('baja.test.ts', () => {
  it.each<['CESANTIA' | 'RECTIFICACION', HechosAfiliacion]>([
    ['CESANTIA', BENEFICIARIO],
    ['RECTIFICACION', { ...BENEFICIARIO, ...EN_CESANTIA }],
  ])('una baja %s no lleva a un beneficiario más allá de su límite', (modo, h) => {
    const hasta = (dia: string, limite = LIMITE) =>
      aplicarAccion(h, { tipo: 'baja', modo, fecha_baja: fecha(dia) }, HOY, limite);
    expect(hasta('2024-04-01')).toMatchObject({ ok: true, hechos: { fecha_cesantia: '2024-06-01' } });
    expect(hasta('2024-04-02')).toEqual({
      ok: false,
      codigo: 'FECHA',
      texto: expect.stringContaining('no puede pasar de la que le deja su titular (01/06/2024)'),
    });
    expect(aplicarAccion(h, { tipo: 'baja', modo, fecha_baja: fecha('2024-04-02') }, HOY, null).ok).toBe(true);
  });

  it('el límite es de los beneficiarios: a un titular no lo mide', () => {
    const baja = { tipo: 'baja', modo: 'CESANTIA', fecha_baja: fecha('2024-04-02') } as const;
    expect(aplicarAccion(TITULAR, baja, HOY, LIMITE)).toMatchObject({
      ok: true,
      hechos: { estado: 101, fecha_baja: '2024-04-02', fecha_cesantia: '2024-06-02' },
    });
  });
});
