import { bajaBeneficiario } from '@sgpa/contract/v1/baja-beneficiario';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { BENEFICIARIO, PERSONA_TITULAR } from '../../asegurado/testing/beneficiario.ts';
import { formularioInicial } from '../baja.form.ts';
import { hechosDeBeneficiario } from '../hechos.ts';
import { toRequest } from './baja-beneficiario.form.ts';

const HOY = fecha('2026-11-20');
const FORM = { ...formularioInicial(HOY), motivo: '600', opcion: 'RECTIFICACION' } as const;
const pedir = (b: typeof BENEFICIARIO) =>
  toRequest(FORM, b, PERSONA_TITULAR, { hechos: hechosDeBeneficiario(b), codigoEntidad: b.codigo_entidad, hoy: HOY });

describe('baja-beneficiario.form.test.ts', () => {
  it('envía el beneficiario, el titular, la opción y las fechas, como el contrato los acepta', () => {
    const pedido = pedir(BENEFICIARIO);
    expect(pedido).toEqual({
      tipo_documento: 'CI',
      numero_documento: '1000201-2B',
      fecha_nacimiento: fecha('2015-06-01'),
      codigo_entidad: 'NIT-1020304050',
      fecha_inicio: fecha('2020-01-02'),
      tipo_documento_titular: 'CI',
      numero_documento_titular: '1000009-1A',
      fecha_nacimiento_titular: fecha('1985-03-14'),
      id_ente_gestor: 1,
      version: 4,
      fecha_fin: fecha('2026-11-20'),
      fecha_fin_cesantia: fecha('2027-01-20'),
      tipo_motivo: 600,
      descripcion_motivo: null,
      opcion: 'RECTIFICACION',
    });
    expect(bajaBeneficiario.request.body.parse(pedido)).toEqual(pedido);
  });

  it('no envía opción donde no se ofrece ninguna', () => {
    const activo = { ...BENEFICIARIO, codigo_estado: 100, fecha_baja: null, fecha_cesantia: null } as const;
    expect(pedir(activo)).toMatchObject({ opcion: null, fecha_fin_cesantia: fecha('2027-01-20') });
  });
});
