import { describe, expect, it } from 'vitest';
import { FILA, FILA_BENEFICIARIO } from '../testing/fila.ts';
import { rutaDeDetalle } from './ruta-detalle.ts';

describe('ruta-detalle.test.ts', () => {
  it('asks in the own managing entity, complement with its hyphen', () => {
    expect(rutaDeDetalle(FILA, false)).toBe(
      '/v1/asegurado/buscar/titular/CI/1000009-1A/1985-03-14/NIT-1020304050/2020-01-02',
    );
  });

  it('names the managing entity for the authority, escaped', () => {
    expect(rutaDeDetalle(FILA, true)).toBe(
      '/v1/asegurado/buscar/titular/enteGestor/CI/1000009-1A/1985-03-14/NIT-1020304050/2020-01-02/CNS%2FLP',
    );
  });

  it('takes the text NULL as no complement', () => {
    expect(rutaDeDetalle({ ...FILA, complemento_documento: 'NULL' }, false)).toContain('/CI/1000009/1985-03-14/');
  });

  it('asks for the holder of a beneficiary', () => {
    expect(rutaDeDetalle(FILA_BENEFICIARIO, false)).toBe(rutaDeDetalle(FILA, false));
  });
});
