import { bajaTitular } from '@sgpa/contract/v1/baja-titular';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { FILA } from '../../asegurado/testing/fila.ts';
import { type CasoDado, formularioInicial } from '../baja.form.ts';
import { hechosDeTitular } from '../hechos.ts';
import { toRequest } from './baja-titular.form.ts';

const CASO: CasoDado = {
  hechos: hechosDeTitular(FILA),
  codigoEntidad: FILA.codigo_entidad,
  hoy: fecha('2026-11-20'),
};
const FORM = { ...formularioInicial(fecha('2026-11-20')), motivo: '600', descripcion_motivo: ' Renuncia ' };

describe('baja-titular.form.test.ts', () => {
  it('envía lo que nombra el document 2 §3, la fila que se vio, y lo que el contrato acepta', () => {
    const pedido = toRequest(FORM, FILA, CASO);
    expect(pedido).toEqual({
      tipo_documento: 'CI',
      numero_documento: '1000009-1A',
      fecha_nacimiento: fecha('1985-03-14'),
      codigo_entidad: 'NIT-1020304050',
      fecha_inicio: fecha('2020-01-02'),
      id_ente_gestor: 1,
      version: 3,
      fecha_fin: fecha('2026-11-20'),
      fecha_fin_cesantia: fecha('2027-01-20'),
      tipo_motivo: 600,
      descripcion_motivo: 'Renuncia',
    });
    expect(bajaTitular.request.body.parse(pedido)).toEqual(pedido);
  });

  it('no envía fechas para una defunción', () => {
    const pedido = toRequest({ ...FORM, motivo: '601', descripcion_motivo: '' }, FILA, CASO);
    expect(pedido).toMatchObject({
      tipo_motivo: 601,
      fecha_fin: null,
      fecha_fin_cesantia: null,
      descripcion_motivo: null,
    });
  });
});
