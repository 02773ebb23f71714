import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { describe, expect, it } from 'vitest';
import { direccionDe } from '../../lib/llamar.ts';
import { partesDeDetalle } from './detalle.api.ts';
import { FILA, FILA_BENEFICIARIO } from './testing/fila.ts';

const propia = (fila: FilaAsegurado) => direccionDe('detalle-asegurado', { params: partesDeDetalle(fila) });

describe('detalle.api.test.ts', () => {
  it('pregunta en el propio ente gestor, el complemento con su guion', () => {
    expect(propia(FILA)).toBe('/v1/asegurado/buscar/titular/CI/1000009-1A/1985-03-14/NIT-1020304050/2020-01-02');
  });

  it('nombra el ente gestor para la autoridad, escapado', () => {
    const params = { ...partesDeDetalle(FILA), siglaEnteGestor: 'CNS/LP' };
    expect(direccionDe('detalle-asegurado/ente', { params })).toBe(
      '/v1/asegurado/buscar/titular/enteGestor/CI/1000009-1A/1985-03-14/NIT-1020304050/2020-01-02/CNS%2FLP',
    );
  });

  it('toma el texto NULL como ningún complemento', () => {
    expect(propia({ ...FILA, complemento_documento: 'NULL' })).toContain('/CI/1000009/1985-03-14/');
  });

  it('pregunta por el titular de un beneficiario', () => {
    expect(propia(FILA_BENEFICIARIO)).toBe(propia(FILA));
  });
});
