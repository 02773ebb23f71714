import { describe, expect, it } from 'vitest';
import { accionesDeFila } from '../asegurado/acciones-fila.ts';
import type { HechosAfiliacion } from '../cobertura/cobertura.ts';
import { ESTADOS } from '../cobertura/estados.ts';
import { fecha } from '../shared/fecha-civil.ts';
import { TIPOS_ASEGURADO } from '../titular/tipo-asegurado.ts';
import { impideBeneficiarios } from './titular.ts';

const HOY = fecha('2024-03-10');
const BASE = { fecha_afiliacion: fecha('2020-01-01'), fecha_baja: null, fecha_cesantia: null, fecha_ampliacion: null };
const FECHAS: Record<number, object> = {
  101: { fecha_baja: fecha('2024-04-01'), fecha_cesantia: fecha('2024-06-01') },
  102: { fecha_baja: fecha('2024-01-01'), fecha_cesantia: fecha('2024-03-01'), fecha_ampliacion: fecha('2024-09-01') },
  103: { fecha_baja: fecha('2024-02-01'), fecha_cesantia: fecha('2024-04-01') },
  104: { fecha_baja: fecha('2024-01-01') },
  105: { fecha_baja: fecha('2024-01-01') },
};

const titular = (estado: number, tipo_asegurado = 'TRABAJADOR'): HechosAfiliacion & { tipo_asegurado: string } => ({
  tipo: 'TITULAR',
  estado,
  tipo_asegurado,
  ...BASE,
  fecha_derechohabiente: null,
  ...FECHAS[estado],
});
const ofrece = (estado: number, tipoAsegurado = 'TRABAJADOR') =>
  accionesDeFila({ estado, tipo: 'TITULAR', tipoAsegurado, rol: 'OPE_AFILIACION' }).includes('beneficiarios');

describe('titular.test.ts', () => {
  it.each([100, 101, 103])('un titular cubierto en %i puede tener uno más', (estado) => {
    expect(impideBeneficiarios(titular(estado), HOY)).toBeNull();
  });

  it.each([
    [104, 'INACTIVO'],
    [105, 'INHABILITADO'],
    [108, 'REVISION'],
  ])('uno en %i no puede, y se dice el estado', (estado, nombre) => {
    expect(impideBeneficiarios(titular(estado), HOY)).toBe(
      `El titular está ${nombre}: no puede registrar beneficiarios.`,
    );
  });

  it('en AMPLIACIÓN puede mientras dura su cesantía; después se dice cuándo terminó lo que deja a los suyos', () => {
    expect(impideBeneficiarios(titular(102), fecha('2024-03-01'))).toBeNull();
    expect(impideBeneficiarios(titular(102), HOY)).toBe(
      'El titular está en AMPLIACIÓN. La cobertura que el titular deja a sus beneficiarios ya no está vigente. Terminó el 01/03/2024.',
    );
  });

  it('decide el día, no lo último que se escribió', () => {
    expect(impideBeneficiarios(titular(103), fecha('2024-04-01'))).toBeNull();
    expect(impideBeneficiarios(titular(103), fecha('2024-04-02'))).toMatch(/INACTIVO/);
  });

  it('lo que la lista ofrece el servidor lo acepta; de un INHABILITADO o en AMPLIACIÓN el panel puede solo mostrar los que hay', () => {
    for (const { codigo: tipo } of TIPOS_ASEGURADO) {
      for (const { codigo: estado } of ESTADOS.filter((e) => ![102, 105].includes(e.codigo))) {
        if (ofrece(estado, tipo)) expect(impideBeneficiarios(titular(estado, tipo), HOY)).toBeNull();
      }
      expect(ofrece(105, tipo)).toBe(tipo !== 'UNIVERSITARIO');
    }
    expect([100, 101, 102, 103].filter((estado) => ofrece(estado))).toEqual([100, 101, 102, 103]);
    expect(impideBeneficiarios(titular(100, 'UNIVERSITARIO'), HOY)).toMatch(/UNIVERSITARIO/);
  });
});
