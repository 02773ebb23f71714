import { ampliacionTitular } from '@sgpa/contract/v1/ampliacion-titular';
import { describe, expect, it } from 'vitest';
import { FILA } from '../../asegurado/testing/fila.ts';
import { FORMULARIO_VACIO } from '../ampliacion.form.ts';
import { toRequest } from './ampliacion-titular.form.ts';

describe('ampliacion-titular.form.test.ts', () => {
  it('envía lo que nombra el document 2 §3, la fila que se vio, y lo que el contrato acepta', () => {
    const pedido = toRequest({ ...FORMULARIO_VACIO, fecha_fin_ampliacion: '15/03/2027', motivo: 'OTROS' }, FILA);
    expect(pedido).toEqual({
      tipo_documento: 'CI',
      numero_documento: '1000009-1A',
      fecha_nacimiento: '1985-03-14',
      codigo_entidad: 'NIT-1020304050',
      fecha_inicio: '2020-01-02',
      id_ente_gestor: 1,
      version: 3,
      fecha_fin_ampliacion: '2027-03-15',
      tipo_motivo: 'OTROS',
      descripcion_motivo: null,
    });
    expect(ampliacionTitular.request.body.parse(pedido)).toEqual(pedido);
  });
});
