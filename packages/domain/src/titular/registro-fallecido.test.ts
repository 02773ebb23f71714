import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { textosDe } from '../shared/problemas.ts';
import { ESTADO_RESPUESTA } from './contraste.ts';
import {
  AVISO_SIN_CERTIFICADO,
  exigirDefuncion,
  revisarDefuncion,
  revisarIdentidad,
  textoTitularVigente,
  titularVigenteEn,
} from './registro-fallecido.ts';

const LIMITES = { hoy: fecha('2026-10-14'), nacimiento: fecha('1952-03-14'), afiliacion: fecha('1980-01-02') };
const CERTIFICADO = { numero_certificado_defuncion: '77-A', certificado_defuncion: 'JVBERi0=' };

const VIGENTE = { id_ente_gestor: 1, codigo_entidad: 'NIT-1' };

describe('registro-fallecido.test.ts', () => {
  it.each([
    [fecha('2026-10-14'), undefined],
    [fecha('1980-01-02'), undefined],
    [fecha('2026-10-15'), 'La fecha de defunción no puede ser posterior a hoy.'],
    [fecha('1980-01-01'), 'La fecha de defunción no puede ser anterior a la fecha de afiliación (02/01/1980).'],
    [fecha('1952-03-13'), 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.'],
    [null, undefined],
  ])('fecha de defunción %s → %s', (fecha_defuncion, esperado) => {
    expect(revisarDefuncion({ fecha_defuncion }, LIMITES).fecha_defuncion?.texto).toBe(esperado);
  });

  it('sin fecha de afiliación todavía, la defunción solo se mide con el nacimiento y con hoy', () => {
    const sinAfiliacion = { ...LIMITES, afiliacion: null };
    expect(revisarDefuncion({ fecha_defuncion: fecha('1952-03-14') }, sinAfiliacion)).toEqual({});
  });

  it('de quien vive para el SEGIP pide los tres datos, y con los tres no pide nada', () => {
    expect(textosDe(exigirDefuncion({}, ESTADO_RESPUESTA.COINCIDE))).toEqual({
      fecha_defuncion: 'Este campo es requerido.',
      numero_certificado_defuncion: 'Este campo es requerido.',
      certificado_defuncion: AVISO_SIN_CERTIFICADO,
    });
    const datos = { ...CERTIFICADO, fecha_defuncion: fecha('2026-10-01') };
    expect(exigirDefuncion(datos, ESTADO_RESPUESTA.COINCIDE)).toEqual({});
  });

  it('si el propio SEGIP informa la muerte, los tres datos son opcionales', () => {
    expect(exigirDefuncion({}, ESTADO_RESPUESTA.FALLECIDO)).toEqual({});
  });

  it('dice del certificado lo que dice la especificación', () => {
    expect(AVISO_SIN_CERTIFICADO).toBe('Debe subir el certificado de defunción');
  });

  it('sin datos de identidad los nombres son requeridos, y los apellidos tienen su largo', () => {
    expect(textosDe(revisarIdentidad({}))).toEqual({ nombres: 'Este campo es requerido.' });
    expect(textosDe(revisarIdentidad({ nombres: 'ANA', primer_apellido: 'A'.repeat(151) }))).toEqual({
      primer_apellido: 'No puede tener más de 150 caracteres.',
    });
  });

  it.each([
    ['MARÍA DEL PILAR', null],
    ["O'HIGGINS D’ANGELO-PAZ VDA. DE ÑANDÚ", null],
    ['G\u0303UASU', null],
    ['\u200bANA\u00a0LUZ\u200e', null],
    ['?', 'Solo admite letras, espacios, apóstrofos, guiones y puntos.'],
    ['123', 'Solo admite letras, espacios, apóstrofos, guiones y puntos.'],
    ['<b>x</b>', 'Solo admite letras, espacios, apóstrofos, guiones y puntos.'],
    ['S/N', 'Solo admite letras, espacios, apóstrofos, guiones y puntos.'],
    ['--', 'No es un nombre: si no lo hay, deje el campo vacío.'],
    ['NULL', 'No es un nombre: si no lo hay, deje el campo vacío.'],
  ])('de %j escrito como nombre o apellido dice %j', (escrito, texto) => {
    const dicho = texto === null ? {} : { nombres: texto, primer_apellido: texto, segundo_apellido: texto };
    const datos = { nombres: escrito, primer_apellido: escrito, segundo_apellido: escrito };
    expect(textosDe(revisarIdentidad(datos))).toEqual(dicho);
  });

  it.each([
    ['el mismo empleador del mismo ente', { id_ente_gestor: 1, codigo_entidad: 'NIT-1' }, true],
    ['el mismo empleador, cuando el ente es el propio', { id_ente_gestor: null, codigo_entidad: 'NIT-1' }, true],
    ['el mismo empleador en otro ente no', { id_ente_gestor: 2, codigo_entidad: 'NIT-1' }, false],
    ['otro empleador no', { id_ente_gestor: 1, codigo_entidad: 'NIT-2' }, false],
  ])('estorba %s', (_caso, lugar, estorba) => {
    expect(titularVigenteEn([VIGENTE], lugar)).toBe(estorba ? VIGENTE : undefined);
  });

  it('dice con quién, desde cuándo y qué corresponde', () => {
    expect(textoTitularVigente({ nombre_entidad: 'TEXTILES DEL LAGO', desde: fecha('2020-01-02') })).toBe(
      'La persona tiene cobertura con TEXTILES DEL LAGO desde el 02/01/2020: corresponde registrar su baja por defunción.',
    );
  });
});
