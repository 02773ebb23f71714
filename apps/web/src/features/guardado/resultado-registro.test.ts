import { describe, expect, it } from 'vitest';
import { ErrorApi, errorSinConexion } from '../../lib/error-api.ts';
import { interpretarFalla, interpretarRegistro, interpretarRegistroBeneficiario } from './resultado-registro.ts';

const EXITO = 'La Operación fue procesada con éxito.';
const SIN_SEGIP =
  'Registro no guardado. El proceso no se pudo conectar con la interoperabilidad del SEGIP para su validación.';
const EXISTE =
  'Registro ya existente, no guardado. Se identificó que la persona ya se encuentra registrada con el ENTE GESTOR y el ENTE EMPLEADOR y con la misma FECHA DE AFILIACIÓN.';
const FALLA =
  'Registro no guardado. No se pudo procesar la operación, verifique si los campos requeridos están llenado correctamente. Si el problema persiste comuníquese con su administrador.';

const fallo = (status: number, codigo: string, detalle?: unknown) =>
  interpretarFalla(new ErrorApi({ status, codigo, mensaje: 'Explicación.', detalle }));

describe('resultado-registro.test.ts', () => {
  it.each([
    [500, true, 'success', EXITO, 5000],
    [501, true, 'success', EXITO, 5000],
    [502, false, 'warning', EXISTE, 20_000],
    [503, false, 'warning', SIN_SEGIP, 20_000],
    [0, false, 'warning', SIN_SEGIP, 20_000],
  ])('code %i: saved %s, %s', (codigo, guardado, tipo, mensaje, ms) => {
    expect(interpretarRegistro({ codigo, detalle: '' })).toEqual({
      guardado,
      aviso: { tipo, mensaje, ms },
      detalles: [],
      final: true,
    });
  });

  it.each([501, 0])('code %i shows the detail of the server too', (codigo) => {
    expect(interpretarRegistro({ codigo, detalle: 'Por esto.' }).detalles).toEqual(['Por esto.']);
  });

  it('for dependents, 503 shows the detail of the server in its place', () => {
    const sinServicio = { codigo: 503, detalle: 'El SEGIP no respondió.' };
    expect(interpretarRegistroBeneficiario(sinServicio)).toEqual({
      guardado: false,
      aviso: { tipo: 'warning', mensaje: 'El SEGIP no respondió.', ms: 20_000 },
      detalles: [],
      final: true,
    });
    const sinDetalle = { codigo: 503, detalle: '' };
    expect(interpretarRegistroBeneficiario(sinDetalle)).toEqual(interpretarRegistro(sinDetalle));
    const porEsto = { codigo: 0, detalle: 'Por esto.' };
    expect(interpretarRegistroBeneficiario(porEsto)).toEqual(interpretarRegistro(porEsto));
  });

  it('does not say the same twice', () => {
    expect(interpretarRegistro({ codigo: 502, detalle: EXISTE }).detalles).toEqual([]);
  });

  it('an answer without a person was not saved', () => {
    expect(interpretarRegistro(undefined)).toMatchObject({ guardado: false, final: true });
  });

  it('a lost answer keeps the key and says that retrying is safe', () => {
    const resultado = interpretarFalla(errorSinConexion(true));
    expect(resultado).toMatchObject({ guardado: false, final: false, aviso: { mensaje: FALLA, ms: 20_000 } });
    expect(resultado.detalles[0]).toContain('no se repetirá');
  });

  it.each([
    [409, 'EN_CURSO', false],
    [429, 'DEMASIADOS_INTENTOS', false],
    [500, 'ERROR_INTERNO', false],
    [503, 'SERVICIO_NO_DISPONIBLE', false],
    [400, 'SOLICITUD_INVALIDA', true],
    [422, 'CLAVE_REUTILIZADA', true],
  ])('HTTP %i %s is final: %s', (status, codigo, final) => {
    expect(fallo(status, codigo)).toMatchObject({ guardado: false, final, detalles: ['Explicación.'] });
  });

  it('tells each problem of the fields once', () => {
    const detalle = [{ campo: 'a', mensaje: 'Uno.' }, { campo: 'b', mensaje: 'Uno.' }, { campo: 'c' }, null];
    expect(fallo(400, 'SOLICITUD_INVALIDA', detalle).detalles).toEqual(['Explicación.', 'Uno.']);
  });

  it('a refusal by role is told in the words of the server', () => {
    expect(fallo(403, 'SIN_PERMISO')).toEqual({
      guardado: false,
      aviso: { tipo: 'warning', mensaje: 'Explicación.', ms: 20_000 },
      detalles: [],
      final: true,
    });
  });

  it('leaves a session that ended to its own dialog', () => {
    expect(fallo(401, 'SESION_TERMINADA')).toEqual({ guardado: false, aviso: null, detalles: [], final: false });
  });
});
