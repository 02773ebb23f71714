import type { RegistroBeneficiario } from '@sgpa/contract/v2/actualizacion-beneficiario';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { revisarCamposBeneficiario } from '../../afiliacion/campos-beneficiario.ts';
import { revisar, toForm, toRequest } from './actualizacion-beneficiario.form.ts';

const REGISTRO: RegistroBeneficiario = {
  version: 2,
  version_ficha: 3,
  persona: {
    tipo_documento: 'CI',
    numero_documento: numeroDocumento('1000201'),
    complemento_documento: '',
    nombres: 'SOL',
    primer_apellido: 'CONDORI',
    segundo_apellido: 'NINA',
    fecha_nacimiento: fecha('2015-06-01'),
    edad: 10,
    genero: 'F',
    estado_civil: null,
    departamento: 'LP',
    municipio: '020101',
    correo_electronico: null,
    telefono_domicilio: '2200000',
    telefono_movil: null,
    direccion: 'Calle 1',
    foto_persona: null,
  },
  afiliacion: {
    fecha_inicio: fecha('2020-01-02'),
    fecha_afiliacion_titular: fecha('2019-05-06'),
    condicion: null,
    condicion_hasta: null,
    fin_por_edad: null,
    parentesco_titular: 'HIJA/HIJO',
    matricula: '15-0601',
    departamento: null,
    codigo_establecimiento: null,
    id_afiliacion_ente_gestor: 9,
    id_ente_gestor: 1,
  },
  empleador: { codigo_entidad: 'NIT-1020304050', razon_social: 'TEXTILES DEL LAGO S.R.L.' },
};

describe('actualizacion-beneficiario.form.test.ts', () => {
  it('muestra el registro como se lo escribe, y devuelve el mismo si nada cambió', () => {
    const form = toForm(REGISTRO);
    expect(form).toMatchObject({ fecha_inicio: '02/01/2020', parentesco_titular: 'HIJA/HIJO', estado_civil: '' });
    const pedido = toRequest(form, { registro: REGISTRO, foto: null });
    expect([pedido.version, pedido.version_ficha]).toEqual([2, 3]);
    expect(pedido.persona).not.toHaveProperty('foto_persona');
    expect(REGISTRO.persona).toMatchObject(pedido.persona);
    // A condition is sent only where one is recorded.
    const {
      id_ente_gestor: _,
      fecha_afiliacion_titular: __,
      condicion: ___,
      condicion_hasta: _____,
      fin_por_edad: ____,
      ...afiliacion
    } = REGISTRO.afiliacion;
    expect(pedido.afiliacion).toEqual(afiliacion);
  });

  it('pide la fecha de afiliación, pero no a quien solo ve el establecimiento', () => {
    const sinFecha = { ...toForm(REGISTRO), fecha_inicio: '' };
    const contexto = { hoy: fecha('2026-04-15'), nacimiento: fecha('2015-06-01'), soloEstablecimiento: false };
    expect(revisarCamposBeneficiario(sinFecha, contexto)).toEqual({ fecha_inicio: 'Este campo es requerido.' });
    expect(revisarCamposBeneficiario(sinFecha, { ...contexto, soloEstablecimiento: true })).toEqual({});
    expect(toRequest(sinFecha, { registro: REGISTRO, foto: null }).afiliacion.fecha_inicio).toBe(fecha('2020-01-02'));
  });

  it('una fecha cambiada no puede ser anterior a la del titular; la que ya estaba sí', () => {
    const hoy = fecha('2026-04-15');
    const con = (fecha_inicio: string) => ({ ...toForm(REGISTRO), fecha_inicio });
    const antes = 'La fecha de afiliación no puede ser anterior a la del titular (06/05/2019).';
    expect(revisar(con('05/05/2019'), REGISTRO, hoy)).toEqual({ fecha_inicio: antes });
    expect(revisar(con('06/05/2019'), REGISTRO, hoy)).toEqual({});
    const anterior = { ...REGISTRO.afiliacion, fecha_inicio: fecha('2018-01-02') };
    expect(revisar(con('02/01/2018'), { ...REGISTRO, afiliacion: anterior }, hoy)).toEqual({});
    const sinTitular = { ...REGISTRO.afiliacion, fecha_afiliacion_titular: null };
    expect(revisar(con('05/05/2019'), { ...REGISTRO, afiliacion: sinTitular }, hoy)).toEqual({});
  });

  it('envía lo que se escribió, y una fotografía que se reemplazó', () => {
    const form = { ...toForm(REGISTRO), direccion: ' ', matricula: ' 15-0602 ' };
    const pedido = toRequest(form, { registro: REGISTRO, foto: 'data:image/jpeg;base64,BBBB' });
    expect(pedido.persona).toMatchObject({ direccion: null, foto_persona: 'data:image/jpeg;base64,BBBB' });
    expect(pedido.afiliacion.matricula).toBe('15-0602');
  });
});
