import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { modoDelRol } from '../../afiliacion/testing/modo-del-rol.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { camposDeFallecido, esSinIdentidad } from '../registro-fallecido/registro-fallecido.form.ts';
import { type FormularioRegistro, revisarFormulario, toForm, toRequest } from './registro-titular.form.ts';

const HOY = fecha('2026-04-15');
const REQUERIDO = 'Este campo es requerido.';
const OPERADOR = 'OPE_AFILIACION';
const CERTIFICADO = 'JVBERi0x';
const sugerencia = { tipo: 'TRABAJADOR', tipoCodigo: 3100, numero: '1020304050' } as const;
const INICIO = { hoy: HOY, modo: modoDelRol(OPERADOR), sugerencia, haMuerto: true };

const conocido: PersonaEnCurso = { persona: personaDePrueba(), tipoDoc: undefined };
const desconocido: PersonaEnCurso = {
  persona: personaDePrueba({ nombres: '', primer_apellido: '', segundo_apellido: '' }),
  tipoDoc: undefined,
  declarado: {
    tipo_documento: 'CI',
    numero_documento: numeroDocumento('1000014'),
    fecha_nacimiento: fecha('1950-02-03'),
    nombres: 'JOSÉ',
    primer_apellido: 'MAMANI',
    segundo_apellido: '',
  },
};

const fallecidoDe = (enCurso: PersonaEnCurso, certificado: string | null = CERTIFICADO) => ({
  sinIdentidad: esSinIdentidad(enCurso),
  codigo: enCurso.persona.estado_respuesta.codigo,
  certificado,
  vigentes: enCurso.persona.titular_vigente,
});
const entero = (enCurso: PersonaEnCurso, cambios: Partial<FormularioRegistro> = {}): FormularioRegistro => ({
  ...toForm(enCurso, INICIO),
  fecha_inicio: '01/03/2026',
  fecha_ingreso_trabajo: '02/01/2020',
  fecha_defuncion: '10/04/2026',
  numero_certificado_defuncion: ' 004512-B ',
  ...cambios,
});
const revisar = (enCurso: PersonaEnCurso, form: FormularioRegistro, certificado?: string | null, rol = OPERADOR) =>
  revisarFormulario(form, {
    ...modoDelRol(rol),
    hoy: HOY,
    nacimiento: enCurso.persona.fecha_nacimiento,
    entidadEncontrada: true,
    fallecido: fallecidoDe(enCurso, certificado),
  });
const pedidoDe = (enCurso: PersonaEnCurso, form: FormularioRegistro, rol = OPERADOR) =>
  toRequest(form, { ...enCurso, modo: modoDelRol(rol), hoy: HOY, foto: null, fallecido: fallecidoDe(enCurso) }).data[0];

describe('registro-titular.form.fallecido.test.ts', () => {
  it('pide la fecha, el número y el papel de la defunción', () => {
    expect(revisar(conocido, entero(conocido))).toEqual({});
    const vacio = entero(conocido, { fecha_defuncion: '', numero_certificado_defuncion: ' ' });
    expect(revisar(conocido, vacio, null)).toEqual({
      fecha_defuncion: REQUERIDO,
      numero_certificado_defuncion: REQUERIDO,
      certificado_defuncion: 'Debe subir el certificado de defunción',
    });
  });

  it('si el SEGIP informa la muerte, no los pide, y lo escrito se revisa igual', () => {
    const estado_respuesta = { codigo: 103 as const, mensaje: '', detalle: [] };
    const fallecido = { ...conocido, persona: personaDePrueba({ estado_respuesta }) };
    const vacio = entero(fallecido, { fecha_defuncion: '', numero_certificado_defuncion: ' ' });
    expect(revisar(fallecido, vacio, null)).toEqual({});
    expect(revisar(fallecido, { ...vacio, fecha_defuncion: '16/04/2026' }, null)).toHaveProperty('fecha_defuncion');
  });

  it('el empleador que ya cubre a la persona se rechaza en su campo; otro, o el mismo en otro ente, no', () => {
    const vigente = {
      id_ente_gestor: 1,
      ente_gestor: 'CNS',
      codigo_entidad: 'NIT-1020304050',
      nombre_entidad: 'TEXTILES DEL LAGO',
      desde: fecha('2020-01-02'),
      baja: null,
    };
    const cubierto = { ...conocido, persona: personaDePrueba({ titular_vigente: [vigente] }) };
    const rechazo = {
      codigo_entidad:
        'La persona tiene cobertura con TEXTILES DEL LAGO desde el 02/01/2020: corresponde registrar su baja por defunción.',
    };
    expect(revisar(cubierto, entero(cubierto))).toEqual(rechazo);
    expect(revisar(cubierto, entero(cubierto, { codigo_entidad: '999' }))).toEqual({});
    const enEnte = (id_ente_gestor: string) =>
      revisar(cubierto, { ...entero(cubierto), id_ente_gestor }, undefined, 'ADM_SGPA');
    expect([enEnte('1'), enEnte('2')]).toEqual([rechazo, {}]);
  });

  it('no propone hoy como fecha de afiliación de quien murió', () => {
    expect(toForm(conocido, { ...INICIO, haMuerto: true }).fecha_inicio).toBe('');
    expect(toForm(conocido, { ...INICIO, haMuerto: false }).fecha_inicio).toBe('15/04/2026');
  });

  it.each([
    ['31/02/2026', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['16/04/2026', 'La fecha de defunción no puede ser posterior a hoy.'],
    ['13/03/1985', 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.'],
    ['28/02/2026', 'La fecha de defunción no puede ser anterior a la fecha de afiliación (01/03/2026).'],
  ])('una defunción el %s: %s', (fecha_defuncion, problema) => {
    expect(revisar(conocido, entero(conocido, { fecha_defuncion }))).toEqual({ fecha_defuncion: problema });
  });

  it('empieza con lo que el paso 1 preguntó de quien no tiene identidad, y deja corregirlo', () => {
    expect(entero(desconocido)).toMatchObject({
      nombres: 'JOSÉ',
      primer_apellido: 'MAMANI',
      segundo_apellido: '',
      fecha_nacimiento: '03/02/1950',
    });
    expect(revisar(desconocido, entero(desconocido))).toEqual({});
    expect(revisar(desconocido, entero(desconocido, { nombres: ' ', fecha_nacimiento: '' }))).toEqual({
      nombres: REQUERIDO,
      fecha_nacimiento: REQUERIDO,
    });
    expect(revisar(desconocido, entero(desconocido, { segundo_apellido: 'QUISPE 2' }))).toEqual({
      segundo_apellido: 'Solo admite letras, espacios, apóstrofos, guiones y puntos.',
    });
  });

  it('compara las demás fechas con la de nacimiento, como se la corrigió', () => {
    const tarde = entero(desconocido, { fecha_nacimiento: '11/04/2026' });
    expect(revisar(desconocido, tarde)).toMatchObject({
      fecha_inicio: 'La fecha de afiliación no puede ser anterior a la fecha de nacimiento.',
      fecha_defuncion: 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.',
    });
  });

  it('no pide ni envía la identidad que el servicio de identidad conoce', () => {
    expect(camposDeFallecido({ ...conocido, declarado: desconocido.declarado })).toMatchObject({ nombres: '' });
    const persona = pedidoDe(conocido, entero(conocido))?.persona;
    expect(persona).toMatchObject({
      fallecido: true,
      fecha_nacimiento: fecha('1985-03-14'),
      fecha_defuncion: fecha('2026-04-10'),
      numero_certificado_defuncion: '004512-B',
      certificado_defuncion: CERTIFICADO,
    });
    expect(persona).not.toHaveProperty('nombres');
  });

  it('envía los nombres y la fecha de nacimiento escritos para quien no tiene identidad', () => {
    const form = entero(desconocido, { primer_apellido: ' QUISPE ', fecha_nacimiento: '04/02/1950' });
    expect(pedidoDe(desconocido, form)?.persona).toMatchObject({
      nombres: 'JOSÉ',
      primer_apellido: 'QUISPE',
      segundo_apellido: '',
      fecha_nacimiento: fecha('1950-02-04'),
    });
  });

  it('CAJA_WEB_SUS, que no ve la fecha de afiliación, registra en el día de la defunción', () => {
    const rol = 'CAJA_WEB_SUS';
    const form = entero(conocido, {
      ...toForm(conocido, { ...INICIO, modo: modoDelRol(rol) }),
      fecha_defuncion: '10/04/2026',
    });
    const conNumero = { ...form, numero_certificado_defuncion: '1' };
    expect(revisar(conocido, conNumero, CERTIFICADO, rol)).toEqual({});
    expect(pedidoDe(conocido, conNumero, rol)?.afiliacion.fecha_inicio).toBe(fecha('2026-04-10'));
  });
});
