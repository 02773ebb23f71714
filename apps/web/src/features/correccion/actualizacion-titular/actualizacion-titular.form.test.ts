import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { revisarCamposTitular } from '../../afiliacion/campos-titular.ts';
import { toForm, toRequest } from './actualizacion-titular.form.ts';

const REGISTRO: RegistroTitular = {
  version: 4,
  version_ficha: 3,
  persona: {
    tipo_documento: 'CI',
    numero_documento: numeroDocumento('1000009'),
    complemento_documento: '1A',
    nombres: 'TITO AMARU',
    primer_apellido: 'CONDORI',
    segundo_apellido: 'NINA',
    fecha_nacimiento: fecha('1985-03-14'),
    edad: 41,
    genero: 'M',
    estado_civil: 'CASADO',
    departamento: 'CB',
    municipio: '030101',
    correo_electronico: null,
    telefono_domicilio: null,
    telefono_movil: '70000000',
    direccion: null,
    foto_persona: 'data:image/jpeg;base64,AAAA',
  },
  afiliacion: {
    fecha_inicio: fecha('2020-01-02'),
    tipo_asegurado: 'TRABAJADOR',
    matricula: null,
    departamento: 'LP',
    codigo_establecimiento: '200001',
    tipo_codigo: 3100,
    id_afiliacion_ente_gestor: 7,
    id_ente_gestor: 1,
  },
  empleador: {
    codigo_entidad: 'NIT-1020304050',
    razon_social: 'TEXTILES DEL LAGO S.R.L.',
    fecha_ingreso_trabajo: fecha('2019-12-01'),
    puesto_empleado: null,
    salario: 3500.5,
    departamento: null,
    municipio: null,
  },
};
const envio = { registro: REGISTRO, foto: null, razonSocial: 'TEXTILES DEL LAGO S.R.L.' };

describe('actualizacion-titular.form.test.ts', () => {
  it('muestra el registro como se lo escribe: número sin prefijo, fechas DD/MM/YYYY, vacíos', () => {
    const form = toForm(REGISTRO);
    expect(form).toMatchObject({
      tipo_codigo: '3100',
      codigo_entidad: '1020304050',
      fecha_inicio: '02/01/2020',
      fecha_ingreso_trabajo: '01/12/2019',
      salario: '3500,50',
      telefono_movil: '70000000',
      correo_electronico: '',
      id_ente_gestor: '1',
    });
    const contexto = { hoy: fecha('2026-04-15'), nacimiento: fecha('1985-03-14'), seccionesOcultas: false };
    expect(revisarCamposTitular(form, contexto)).toEqual({});
  });

  it('devuelve el mismo registro si nada cambió, y conserva la fotografía al no enviarla', () => {
    const { foto_persona: _, ...persona } = REGISTRO.persona;
    const pedido = toRequest(toForm(REGISTRO), envio);
    expect([pedido.version, pedido.version_ficha]).toEqual([4, 3]);
    expect(pedido.persona).not.toHaveProperty('foto_persona');
    expect(persona).toMatchObject(pedido.persona);
    const { id_ente_gestor: __, ...afiliacion } = REGISTRO.afiliacion;
    expect(pedido.afiliacion).toEqual(afiliacion);
    expect(pedido.empleador).toEqual(REGISTRO.empleador);
  });

  it.each([
    ['SIST_RENT-0001', 'RENTISTA - SENASIR', 'RENTISTA'],
    ['SIST_UNIV_0003', 'UNIVERSITARIO', 'UNIVERSITARIO'],
  ])('el código fijo %s queda entero', (codigo_entidad, nombre, tipo) => {
    const registro = {
      ...REGISTRO,
      afiliacion: { ...REGISTRO.afiliacion, tipo_asegurado: nombre, tipo_codigo: 3105 },
      empleador: { ...REGISTRO.empleador, codigo_entidad },
    };
    const form = toForm(registro);
    expect(form).toMatchObject({ tipo_asegurado: tipo, tipo_codigo: '3105', codigo_entidad });
    const pedido = toRequest(form, { ...envio, registro });
    expect(pedido.afiliacion.tipo_asegurado).toBe(nombre);
    expect(pedido.empleador.codigo_entidad).toBe(codigo_entidad);
  });

  it('envía lo que se escribió, y una fotografía que se reemplazó', () => {
    const form = { ...toForm(REGISTRO), direccion: ' Av. Busch 1 ', salario: '', codigo_entidad: '1020304051' };
    const pedido = toRequest(form, { ...envio, foto: 'data:image/jpeg;base64,BBBB' });
    expect(pedido.persona).toMatchObject({ direccion: 'Av. Busch 1', foto_persona: 'data:image/jpeg;base64,BBBB' });
    expect(pedido.empleador).toMatchObject({ salario: null, codigo_entidad: 'NIT-1020304051' });
  });
});
