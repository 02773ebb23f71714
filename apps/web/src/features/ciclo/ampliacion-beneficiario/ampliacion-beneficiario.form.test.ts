import { ampliacionBeneficiario } from '@sgpa/contract/v1/ampliacion-beneficiario';
import { describe, expect, it } from 'vitest';
import { BENEFICIARIO, PERSONA_TITULAR } from '../../asegurado/testing/beneficiario.ts';
import { toRequest } from './ampliacion-beneficiario.form.ts';

describe('ampliacion-beneficiario.form.test.ts', () => {
  it('envía el beneficiario, el titular y la fecha, como el contrato los acepta', () => {
    const form = { fecha_fin_ampliacion: '15/03/2027', motivo: 'AMPLIACION_MEDICA', descripcion_motivo: 'Reposo' };
    const pedido = toRequest(form, BENEFICIARIO, PERSONA_TITULAR);
    expect(pedido).toEqual({
      tipo_documento: 'CI',
      numero_documento: '1000201-2B',
      fecha_nacimiento: '2015-06-01',
      codigo_entidad: 'NIT-1020304050',
      fecha_inicio: '2020-01-02',
      tipo_documento_titular: 'CI',
      numero_documento_titular: '1000009-1A',
      fecha_nacimiento_titular: '1985-03-14',
      id_ente_gestor: 1,
      version: 4,
      fecha_fin_ampliacion: '2027-03-15',
      tipo_motivo: 'AMPLIACION_MEDICA',
      descripcion_motivo: 'Reposo',
    });
    expect(ampliacionBeneficiario.request.body.parse(pedido)).toEqual(pedido);
  });
});
