import { habilitacionDerechohabiente } from '@sgpa/contract/v1/habilitacion-derechohabiente';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { BENEFICIARIO, PERSONA_TITULAR } from '../../asegurado/testing/beneficiario.ts';
import { FORMULARIO_VACIO, revisarHabilitacion, toRequest } from './habilitacion-derechohabiente.form.ts';

describe('habilitacion-derechohabiente.form.test.ts', () => {
  it('exige el tipo de rentista y el detalle', () => {
    expect(Object.keys(revisarHabilitacion(FORMULARIO_VACIO))).toEqual(['codigo_entidad', 'descripcion_motivo']);
    const conTipo = { ...FORMULARIO_VACIO, codigo_entidad: 'SIST_RENT-0001' };
    expect(revisarHabilitacion({ ...conTipo, descripcion_motivo: '  ' })).toHaveProperty('descripcion_motivo');
    expect(revisarHabilitacion({ ...conTipo, descripcion_motivo: 'Viudez' })).toEqual({});
  });

  it('envía el empleador del titular, el tipo de rentista y hoy, como el contrato los acepta', () => {
    const form = { codigo_entidad: 'SIST_RENT-0001', descripcion_motivo: 'Viudez' };
    const pedido = toRequest(form, BENEFICIARIO, PERSONA_TITULAR, 'NIT-1020304050', fecha('2026-11-20'));
    expect(pedido).toMatchObject({
      numero_documento: '1000201-2B',
      numero_documento_titular: '1000009-1A',
      codigo_entidad_titular: 'NIT-1020304050',
      codigo_entidad: 'SIST_RENT-0001',
      descripcion_motivo: 'Viudez',
      fecha_inicio: fecha('2026-11-20'),
      version: 4,
    });
    expect(habilitacionDerechohabiente.request.body.parse(pedido)).toEqual(pedido);
  });
});
