import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { type Destino, recorrer } from './trayectoria.ts';

const HOY = fecha('2026-07-15');
const INICIO = { fechaAfiliacion: fecha('2025-01-10'), fechaRegistro: fecha('2025-01-12') };
const estados = (tipo: 'TITULAR' | 'BENEFICIARIO', destino: Destino) =>
  recorrer({ ...INICIO, tipo }, destino, HOY).map((paso) => [paso.accion, paso.hechos.estado, paso.dia]);

describe('trayectoria.test.ts', () => {
  it('registra, y nada más, lo que está activo', () => {
    expect(estados('TITULAR', { estado: 100 })).toEqual([['registro-titular', 100, fecha('2025-01-12')]]);
  });

  it('pasa por la cesantía y termina el día después del último', () => {
    expect(estados('TITULAR', { estado: 104, fechaBaja: fecha('2025-12-31'), conCesantia: true })).toEqual([
      ['registro-titular', 100, fecha('2025-01-12')],
      ['baja-titular', 103, fecha('2025-12-31')],
      ['vencimiento-cobertura', 104, fecha('2026-03-01')],
    ]);
  });

  it('ends at once without cesantía', () => {
    expect(estados('BENEFICIARIO', { estado: 105, fechaBaja: fecha('2026-07-15') })).toEqual([
      ['registro-beneficiario', 100, fecha('2025-01-12')],
      ['baja-beneficiario', 105, fecha('2026-07-15')],
    ]);
  });

  it('conserva como tal una baja por venir', () => {
    const pasos = estados('TITULAR', { estado: 101, fechaBaja: fecha('2026-07-16'), conCesantia: true });
    expect(pasos.at(-1)).toEqual(['baja-titular', 101, fecha('2026-07-14')]);
  });

  it.each<['TITULAR' | 'BENEFICIARIO', Destino]>([
    [
      'TITULAR',
      { estado: 102, fechaBaja: fecha('2026-05-01'), conCesantia: true, fechaAmpliacion: fecha('2026-08-01') },
    ],
    [
      'BENEFICIARIO',
      {
        estado: 106,
        fechaBaja: fecha('2026-05-01'),
        conCesantia: true,
        fechaDerechohabiente: fecha('2026-05-20'),
        motivo: 601,
      },
    ],
    ['TITULAR', { estado: 108 }],
  ])('termina donde se la envió, y el dominio está de acuerdo: %s %o', (tipo, destino) => {
    const ultimo = recorrer({ ...INICIO, tipo }, destino, HOY).at(-1);
    expect(ultimo?.hechos.estado).toBe(destino.estado);
    expect(ultimo && estadoEn(ultimo.hechos, HOY)).toBe(destino.estado);
  });
});
