import { describe, expect, it } from 'vitest';
import { CATALOGO, esRegla } from './catalogo.ts';
import { campoInvalido, demasiadosIntentos, Rechazo, textoDe } from './rechazo.ts';

describe('rechazo.test.ts', () => {
  it('los lugares del texto se llenan con los parámetros, cada uno con el suyo', () => {
    expect(textoDe('PDF_MUY_GRANDE', { documento: 'El certificado', maximo: '5 MB' })).toBe(
      'El certificado no puede pesar más de 5 MB.',
    );
  });

  it('un lugar sin parámetro queda a la vista, en vez de desaparecer', () => {
    expect(textoDe('PDF_MUY_GRANDE', { maximo: '5 MB' })).toBe('{documento} no puede pesar más de 5 MB.');
    expect(textoDe('FUENTE_NO_DISPONIBLE')).toContain('{fuente}');
  });

  it('lleva código, parámetros, estado y detalle, y se lee como su texto', () => {
    const detalle = [{ campo: 'data.0.salario', mensaje: 'El salario debe ser un número mayor o igual a 0.' }];
    const rechazo = new Rechazo('COBERTURA_VIGENTE', { desde: '01/02/2024' }, detalle);
    expect(rechazo).toBeInstanceOf(Error);
    expect({ ...rechazo, mensaje: rechazo.message }).toEqual({
      name: 'Rechazo',
      codigo: 'COBERTURA_VIGENTE',
      parametros: { desde: '01/02/2024' },
      status: 409,
      detalle,
      mensaje: 'La persona ya tiene cobertura con el mismo ENTE GESTOR y ENTE EMPLEADOR desde el 01/02/2024.',
    });
  });

  it('sin parámetros ni detalle no inventa ninguno', () => {
    const rechazo = new Rechazo('EN_CURSO');
    expect([rechazo.parametros, rechazo.detalle]).toEqual([{}, undefined]);
  });

  it.each([
    [0, '1 segundo', '1'],
    [1001, '2 segundos', '2'],
    [60_000, '60 segundos', '60'],
    [60_001, '2 minutos', '61'],
    [900_000, '15 minutos', '900'],
  ])('quien intenta demasiado sabe cuánto esperar: %i ms son %s', (ms, espera, segundos) => {
    expect(demasiadosIntentos(ms).parametros).toEqual({ espera, segundos });
  });

  it('lo que falta en un campo es una solicitud inválida que lo nombra', () => {
    const rechazo = campoInvalido('motivo', 'Este campo es requerido.');
    expect([rechazo.codigo, rechazo.status, rechazo.detalle]).toEqual([
      'SOLICITUD_INVALIDA',
      400,
      [{ campo: 'motivo', mensaje: 'Este campo es requerido.' }],
    ]);
  });

  it('las reglas se distinguen de las peticiones que no se pueden atender', () => {
    expect(esRegla('COBERTURA_VIGENTE')).toBe(true);
    expect(esRegla('SOLICITUD_INVALIDA')).toBe(false);
  });

  it('todo rechazo tiene un texto y un estado de error', () => {
    for (const { status, mensaje } of Object.values(CATALOGO)) {
      expect(mensaje.trim()).not.toBe('');
      expect(status >= 400 && status < 600).toBe(true);
    }
  });
});
