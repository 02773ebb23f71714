import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { ayudaDe, FORMULARIO_VACIO, marcaDe, revisarFormulario, toRequest } from './validacion-titular.form.ts';

const HOY = fecha('2026-04-15');
const REQUERIDO = 'Este campo es requerido.';
const ANA = {
  ...FORMULARIO_VACIO,
  numero_documento: '1000009',
  complemento_documento: '1A',
  fecha_nacimiento: '14/03/1985',
  nombres: ' ANA MARÍA ',
};

describe('validacion-titular.form.test.ts', () => {
  it('empieza con el tipo de documento CI y pide número, fecha de nacimiento y nombres', () => {
    expect(FORMULARIO_VACIO.tipo_documento).toBe('CI');
    expect(revisarFormulario(FORMULARIO_VACIO, HOY)).toEqual({
      numero_documento: REQUERIDO,
      fecha_nacimiento: REQUERIDO,
      nombres: REQUERIDO,
    });
  });

  it('acepta un formulario entero sin apellidos', () => {
    expect(revisarFormulario(ANA, HOY)).toEqual({});
  });

  it.each(['14/03', '31/02/1985', '31-02-85', '14/03/198'])('dice que %s no es una fecha', (fecha_nacimiento) => {
    const { fecha_nacimiento: problema } = revisarFormulario({ ...ANA, fecha_nacimiento }, HOY);
    expect(problema).toBe('La fecha debe existir y tener el formato DD/MM/YYYY.');
  });

  it('rechaza un nacimiento después de hoy', () => {
    expect(revisarFormulario({ ...ANA, fecha_nacimiento: '16/04/2026' }, HOY).fecha_nacimiento).toBe(
      'La fecha de nacimiento no puede ser posterior a hoy.',
    );
  });

  it('envía el complemento con el número, la fecha como YYYY-MM-DD y los nombres sin espacios de más', () => {
    expect(toRequest(ANA)).toEqual({
      tipo_documento: 'CI',
      tipo_doc: 1,
      numero_documento: '1000009-1A',
      fecha_nacimiento: fecha('1985-03-14'),
      nombres: 'ANA MARÍA',
      primer_apellido: '',
      segundo_apellido: '',
    });
  });

  it.each([
    ['CI', 'CI', 1],
    ['CIN', 'CI', 1],
    ['CIE', 'CI', 2],
    ['PAS', 'PAS', undefined],
  ])('el tipo de documento %s viaja como %s con tipo_doc %s', (elegido, tipo_documento, tipo_doc) => {
    const pedido = toRequest({ ...ANA, tipo_documento: elegido });
    expect(pedido.tipo_documento).toBe(tipo_documento);
    expect(pedido.tipo_doc).toBe(tipo_doc);
  });

  it('marca un campo mientras su texto es el que se comparó', () => {
    const contraste = { pedido: ANA, banderas: { nombres_correcto: true, fecha_nacimiento_correcto: false } };
    expect(marcaDe('nombres', { ...ANA, nombres: 'ANA MARÍA' }, contraste)).toBe('correcto');
    expect(marcaDe('fecha_nacimiento', ANA, contraste)).toBe('incorrecto');
    expect(marcaDe('fecha_nacimiento', { ...ANA, fecha_nacimiento: '15/03/1985' }, contraste)).toBeNull();
    expect(marcaDe('nombres', { ...ANA, numero_documento: '1000010' }, contraste)).toBeNull();
    expect(marcaDe('numero_documento', ANA, contraste)).toBeNull();
    expect(marcaDe('nombres', ANA, null)).toBeNull();
  });

  it('de un extranjero pedido como nacional señala el tipo de documento, y dice cuál es', () => {
    const banderas = { tipo_documento_correcto: false, numero_documento_correcto: true };
    const contraste = { pedido: ANA, banderas };
    const [tipo, numero] = [marcaDe('tipo_documento', ANA, contraste), marcaDe('numero_documento', ANA, contraste)];
    expect([tipo, numero]).toEqual(['incorrecto', 'correcto']);
    expect(ayudaDe('tipo_documento', tipo, ANA.tipo_documento)).toBe('La persona es EXTRANJERO.');
    expect(ayudaDe('tipo_documento', 'incorrecto', 'CIE')).toBe('La persona es NACIONAL.');
    expect(marcaDe('tipo_documento', { ...ANA, tipo_documento: 'CIE' }, contraste)).toBeNull();
  });

  it('no elogia ningún campo dejado en blanco, pero dice cuando ahí falta algo', () => {
    const banderas = { primer_apellido_correcto: true, complemento_documento_correcto: false };
    const pedido = { ...ANA, complemento_documento: '' };
    expect(marcaDe('primer_apellido', pedido, { pedido, banderas })).toBeNull();
    expect(marcaDe('complemento_documento', pedido, { pedido, banderas })).toBe('incorrecto');
  });
});
