import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { camposDeTipo } from '../../afiliacion/campos-titular.ts';
import { modoDelRol } from '../../afiliacion/testing/modo-del-rol.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { type FormularioRegistro, revisarFormulario, toForm, toRequest } from './registro-titular.form.ts';

const HOY = fecha('2026-04-15');
const REQUERIDO = 'Este campo es requerido.';
const persona = personaDePrueba();
const enCurso = { persona, tipoDoc: undefined };
const OPERADOR = 'OPE_AFILIACION';
const sugerencia = { tipo: 'TRABAJADOR', tipoCodigo: 3100, numero: '1020304050' } as const;

const contexto = (rol = OPERADOR, entidadEncontrada = true) => ({
  ...modoDelRol(rol),
  hoy: HOY,
  nacimiento: persona.fecha_nacimiento,
  entidadEncontrada,
  fallecido: null,
});
const entero = (cambios: Partial<FormularioRegistro> = {}): FormularioRegistro => ({
  ...toForm(enCurso, { hoy: HOY, modo: modoDelRol(OPERADOR), sugerencia, haMuerto: false }),
  fecha_ingreso_trabajo: '02/01/2020',
  ...cambios,
});
const envio = (rol = OPERADOR) => ({ ...enCurso, modo: modoDelRol(rol), hoy: HOY, foto: null, fallecido: null });

describe('registro-titular.form.test.ts', () => {
  it('empieza en el día, con lo que sabe el servicio de identidad y el empleador de la planilla', () => {
    expect(entero()).toMatchObject({
      fecha_inicio: '15/04/2026',
      genero: 'M',
      departamento: 'CB',
      municipio: '030101',
      tipo_asegurado: 'TRABAJADOR',
      tipo_codigo: '3100',
      codigo_entidad: '1020304050',
    });
    expect(revisarFormulario(entero(), contexto())).toEqual({});
  });

  it('pide los cinco campos requeridos', () => {
    const vacio = toForm(enCurso, { hoy: HOY, modo: modoDelRol(OPERADOR), sugerencia: null, haMuerto: false });
    expect(revisarFormulario({ ...vacio, fecha_inicio: '' }, contexto(OPERADOR, false))).toEqual({
      fecha_inicio: REQUERIDO,
      tipo_asegurado: REQUERIDO,
      codigo_entidad: REQUERIDO,
      tipo_codigo: REQUERIDO,
      fecha_ingreso_trabajo: REQUERIDO,
    });
  });

  it('pide buscar al empleador, pero no a uno de código fijo', () => {
    expect(revisarFormulario(entero(), contexto(OPERADOR, false)).codigo_entidad).toMatch('búsqueda');
    const fijo = entero(camposDeTipo('RENTISTA'));
    expect(revisarFormulario(fijo, contexto(OPERADOR, false))).toEqual({});
  });

  it.each([
    ['fecha_inicio', '31/02/2026', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['fecha_inicio', '16/04/2026', 'La fecha de afiliación no puede ser posterior a hoy.'],
    ['fecha_ingreso_trabajo', '13/03/1985', 'La fecha de ingreso no puede ser anterior a la fecha de nacimiento.'],
    ['salario', '-5', 'El salario debe ser un número mayor o igual a 0.'],
    ['correo_electronico', 'ana@', 'El correo electrónico no es válido.'],
    ['telefono_movil', '123', 'El teléfono no es válido.'],
  ] as const)('%s = %s: %s', (campo, valor, problema) => {
    expect(revisarFormulario(entero({ [campo]: valor }), contexto())).toEqual({ [campo]: problema });
  });

  it.each([
    ['UNIVERSITARIO', 'SIST_UNIV_0003'],
    ['CONVENIO', 'SIST_CONV-0004'],
    ['RENTISTA', 'SIST_RENT-0001'],
    ['SSLP', 'SIST_SSLP-0001'],
    ['VOLUNTARIO', 'PER_VOL-0002'],
  ])('%s llena %s y lo envía tal cual', (tipo, codigo) => {
    const campos = camposDeTipo(tipo);
    expect(campos).toEqual({ tipo_asegurado: tipo, tipo_codigo: '3105', codigo_entidad: codigo });
    expect(toRequest(entero(campos), envio()).codigo_entidad).toBe(codigo);
  });

  it('TRABAJADOR borra el empleador', () => {
    expect(camposDeTipo('TRABAJADOR')).toEqual({ tipo_asegurado: 'TRABAJADOR', tipo_codigo: '', codigo_entidad: '' });
  });

  it('envía las fechas como YYYY-MM-DD, los vacíos como null y el código con su prefijo', () => {
    const form = entero({
      salario: '3500,50',
      puesto_empleado: ' Cajera ',
      direccion: '  ',
      codigo_establecimiento: '200001',
    });
    expect(toRequest(form, envio())).toEqual({
      codigo_entidad: 'NIT-1020304050',
      data: [
        {
          empleador: {
            fecha_ingreso_trabajo: fecha('2020-01-02'),
            puesto_empleado: 'Cajera',
            salario: 3500.5,
            departamento: null,
            municipio: null,
          },
          afiliacion: {
            fecha_inicio: HOY,
            tipo_asegurado: 'TRABAJADOR',
            codigo_establecimiento: '200001',
            matricula: null,
            departamento: null,
          },
          persona: {
            tipo_documento: 'CI',
            numero_documento: '1000009-1A',
            fecha_nacimiento: fecha('1985-03-14'),
            genero: 'M',
            estado_civil: 'CASADO',
            departamento: 'CB',
            municipio: '030101',
            foto_persona: null,
            correo_electronico: null,
            telefono_domicilio: null,
            telefono_movil: null,
            direccion: null,
          },
        },
      ],
    });
  });

  it('envía tipo_doc solo de un extranjero, y ningún complemento por el texto NULL', () => {
    const extranjera = { ...persona, complemento_documento: 'NULL' };
    const [item] = toRequest(entero(), { ...envio(), persona: extranjera, tipoDoc: 2 }).data;
    expect(item?.persona).toMatchObject({ tipo_doc: 2, numero_documento: '1000009' });
    expect(toRequest(entero(), envio()).data[0]?.persona).not.toHaveProperty('tipo_doc');
  });

  it('CAJA_WEB_SUS registra un VOLUNTARIO en el día, sin los campos ocultos', () => {
    const rol = 'CAJA_WEB_SUS';
    const form = {
      ...toForm(enCurso, { hoy: HOY, modo: modoDelRol(rol), sugerencia, haMuerto: false }),
      fecha_inicio: '01/01/2020',
    };
    expect(revisarFormulario(form, contexto(rol, false))).toEqual({});
    const cuerpo = toRequest(form, envio(rol));
    expect(cuerpo.codigo_entidad).toBe('PER_VOL-0002');
    expect(cuerpo.data[0]?.afiliacion).toMatchObject({ fecha_inicio: HOY, tipo_asegurado: 'VOLUNTARIO' });
  });

  it('solo un rol de la autoridad elige el ente gestor', () => {
    const rol = 'ADM_SGPA';
    expect(revisarFormulario(entero(), contexto(rol))).toEqual({ id_ente_gestor: REQUERIDO });
    expect(toRequest(entero({ id_ente_gestor: '3' }), envio(rol)).id_ente_gestor).toBe(3);
    expect(toRequest(entero({ id_ente_gestor: '3' }), envio())).not.toHaveProperty('id_ente_gestor');
  });
});
