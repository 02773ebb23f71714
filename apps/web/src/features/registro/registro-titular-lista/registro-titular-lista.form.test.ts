import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { entidadesDeFuentes } from '@sgpa/domain/titular/fuentes';
import { describe, expect, it } from 'vitest';
import { modoDelRol } from '../../afiliacion/testing/modo-del-rol.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import {
  alElegirEntidad,
  alElegirTipo,
  alRegistrarConOtro,
  alVolverALasFuentes,
  codigoDe,
  codigoDeBusqueda,
  type FormularioLista,
  revisarPaso3,
  toForm,
  toRequest,
} from './registro-titular-lista.form.ts';

const HOY = fecha('2026-04-15');
const ROL = 'OPE_AFILIACION';
const ALTIPLANO = { razon_social: 'ALTIPLANO S.A.', nit: '1020304050', matriculaComercio: '00099999' };
const ILLIMANI = { razon_social: 'ILLIMANI S.R.L.', nit: '', matriculaComercio: '00012345' };
const SENASIR = { descripcion: 'SENASIR' };
const NINGUNA = entidadesDeFuentes([]);
const UNA = entidadesDeFuentes([ALTIPLANO]);
const DOS = entidadesDeFuentes([ALTIPLANO, ILLIMANI]);

const persona = personaDePrueba();
const contexto = { eligeEnte: false, hoy: HOY, nacimiento: persona.fecha_nacimiento };
const forma = (fuentes = UNA, cambios: Partial<FormularioLista> = {}, rol = ROL): FormularioLista => ({
  ...toForm(fuentes, { hoy: HOY, modo: modoDelRol(rol) }),
  ...cambios,
});
const segunda = DOS.modo === 'VARIAS' ? DOS.entidades[1] : undefined;

describe('registro-titular-lista.form.test.ts', () => {
  it('sin fuente de pago se piden el tipo de código y el número', () => {
    expect(codigoDe(forma(NINGUNA))).toBe('');
    expect(revisarPaso3(forma(NINGUNA), contexto)).toEqual({
      tipo_asegurado: 'Este campo es requerido.',
      tipo_codigo: 'Este campo es requerido.',
      numero_entidad: 'Nro. NIT/MATRICULA COMERCIO es requerido',
    });
    const escrita = { tipo_asegurado: 'TRABAJADOR', tipo_codigo: 'MATRICULA_COMERCIO', numero_entidad: ' 00012345 ' };
    expect(codigoDe(forma(NINGUNA, escrita))).toBe('MATRICULA_COMERCIO-00012345');
    expect(revisarPaso3(forma(NINGUNA, escrita), contexto)).toEqual({});
    expect(revisarPaso3(forma(NINGUNA, { ...escrita, tipo_codigo: 'NIT', numero_entidad: 'A1' }), contexto)).toEqual({
      numero_entidad: 'El número no es válido para el tipo de código.',
    });
  });

  it('con una, el código es su NIT, o su matrícula, o el de los rentistas', () => {
    expect(forma()).toMatchObject({ tipo_asegurado: 'TRABAJADOR', codigo_entidad: 'NIT-1020304050' });
    expect(codigoDe(forma(entidadesDeFuentes([ILLIMANI])))).toBe('MATRICULA_COMERCIO-00012345');
    expect(forma(entidadesDeFuentes([SENASIR]))).toMatchObject({
      tipo_asegurado: 'RENTISTA',
      codigo_entidad: 'SIST_RENT-0001',
    });
    expect(revisarPaso3(forma(), contexto)).toEqual({});
  });

  it('con varias, se elige una', () => {
    expect(revisarPaso3(forma(DOS, { tipo_asegurado: 'TRABAJADOR' }), contexto)).toEqual({
      codigo_entidad: 'Código Entidad es requerido',
    });
    if (!segunda) throw new Error('two entities were expected');
    expect(codigoDe(forma(DOS, alElegirEntidad(segunda)))).toBe('MATRICULA_COMERCIO-00012345');
    expect(alElegirEntidad(segunda, 'CONVENIO').tipo_asegurado).toBe('CONVENIO');
    expect(alElegirEntidad(segunda, 'RENTISTA').tipo_asegurado).toBe('TRABAJADOR');
  });

  it('otro NIT que el de la fuente empieza en blanco, como el de un empleador', () => {
    const otra = forma(UNA, alRegistrarConOtro('RENTISTA'));
    expect(otra).toMatchObject({ tipo_asegurado: 'TRABAJADOR', origen: 'MANUAL' });
    expect(codigoDe(otra)).toBe('');
    expect(codigoDe({ ...otra, tipo_codigo: 'NIT', numero_entidad: '7' })).toBe('NIT-7');
    expect(forma(UNA, alVolverALasFuentes(UNA, 'TRABAJADOR'))).toMatchObject({ codigo_entidad: 'NIT-1020304050' });
    expect(forma(DOS, alVolverALasFuentes(DOS, 'TRABAJADOR'))).toMatchObject({ origen: 'FUENTE', codigo_entidad: '' });
  });

  it('un NIT con letras no hace un código: no se puede registrar', () => {
    const mala = forma(NINGUNA, { tipo_asegurado: 'TRABAJADOR', tipo_codigo: 'NIT', numero_entidad: 'ABC' });
    expect(codigoDe(mala)).toBe('');
    expect(revisarPaso3(mala, contexto).numero_entidad).toBe('El número no es válido para el tipo de código.');
    expect(codigoDeBusqueda('MATRICULA_COMERCIO-00012345')).toEqual({ numero: '00012345', tipo: '3103' });
  });

  it.each([
    ['UNIVERSITARIO', 'SIST_UNIV_0003'],
    ['RENTISTA', 'SIST_RENT-0001'],
    ['SSLP', 'SIST_SSLP-0001'],
    ['VOLUNTARIO', 'PER_VOL-0002'],
  ])('%s bloquea el código %s', (tipo, codigo) => {
    expect(alElegirTipo(UNA, tipo)).toMatchObject({ tipo_asegurado: tipo, origen: 'FIJO', codigo_entidad: codigo });
  });

  it.each(['TRABAJADOR', 'CONVENIO'])('%s borra y desbloquea el código', (tipo) => {
    expect(alElegirTipo(UNA, tipo)).toMatchObject({ tipo_asegurado: tipo, origen: 'MANUAL', numero_entidad: '' });
    expect(alElegirTipo(DOS, tipo)).toMatchObject({ origen: 'FUENTE', codigo_entidad: '' });
  });

  it.each([
    ['', 'Este campo es requerido.'],
    ['31/02/2026', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['16/04/2026', 'La fecha de afiliación no puede ser posterior a hoy.'],
    ['13/03/1985', 'La fecha de afiliación no puede ser anterior a la fecha de nacimiento.'],
  ])('fecha de afiliación %j: %s', (fecha_inicio, problema) => {
    expect(revisarPaso3(forma(UNA, { fecha_inicio }), contexto)).toEqual({ fecha_inicio: problema });
  });

  it('envía el instante en que se abrió el paso, u otro día desde su comienzo', () => {
    const envio = { persona, modo: modoDelRol(ROL), hoy: HOY, hora: '14:05:09' };
    expect(toRequest(forma(), envio)).toEqual({
      codigo_entidad: 'NIT-1020304050',
      data: [
        {
          tipo_documento: 'CI',
          numero_documento: '1000009-1A',
          fecha_nacimiento: fecha('1985-03-14'),
          tipo_asegurado: 'TRABAJADOR',
          fecha_inicio: '2026-04-15 14:05:09',
        },
      ],
    });
    const antes = toRequest(forma(UNA, { ...alElegirTipo(UNA, 'RENTISTA'), fecha_inicio: '01/04/2026' }), envio);
    expect(antes).toMatchObject({
      codigo_entidad: 'SIST_RENT-0001',
      data: [{ tipo_asegurado: 'RENTISTA - SENASIR', fecha_inicio: '2026-04-01 00:00:00' }],
    });
  });

  it('CAJA_WEB_SUS registra un VOLUNTARIO, digan lo que digan las fuentes', () => {
    expect(forma(UNA, {}, 'CAJA_WEB_SUS')).toMatchObject({
      tipo_asegurado: 'VOLUNTARIO',
      origen: 'FIJO',
      codigo_entidad: 'PER_VOL-0002',
    });
  });

  it('solo un rol de la autoridad elige el ente gestor', () => {
    expect(revisarPaso3(forma(), { ...contexto, eligeEnte: true })).toHaveProperty('id_ente_gestor');
    const envio = { persona, modo: modoDelRol('ADM_SGPA'), hoy: HOY, hora: '14:05:09' };
    expect(toRequest(forma(UNA, { id_ente_gestor: '3' }), envio).id_ente_gestor).toBe(3);
    expect(toRequest(forma(), { ...envio, modo: modoDelRol(ROL) })).not.toHaveProperty('id_ente_gestor');
  });
});
