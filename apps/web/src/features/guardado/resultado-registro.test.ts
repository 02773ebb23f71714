import { describe, expect, it } from 'vitest';
import { armarDesenlace } from '../../lib/desenlace.ts';
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
  ] as const)('código %i: guardado %s, %s', (codigo, logrado, tipo, mensaje, ms) => {
    expect(interpretarRegistro({ codigo, detalle: '' })).toEqual(
      armarDesenlace({ logrado, avisos: [{ tipo, mensaje, ms }] }),
    );
  });

  it('guardado con una observación, la dice después del éxito', () => {
    const { logrado, avisos } = interpretarRegistro({ codigo: 501, detalle: 'Por esto.' });
    expect([logrado, ...avisos]).toEqual([
      true,
      { tipo: 'success', mensaje: EXITO, ms: 5000 },
      { tipo: 'warning', mensaje: 'Por esto.', ms: 20_000 },
    ]);
  });

  it('un rechazo nuestro queda junto al formulario en sus palabras, y nunca se dice como falla del SEGIP', () => {
    const { avisos, mensajes } = interpretarRegistro({ codigo: 0, detalle: 'Por esto.' });
    expect(mensajes).toEqual(['Por esto.']);
    expect(avisos.map(({ mensaje }) => mensaje)).toEqual([
      'Registro no guardado. Revise el motivo junto al formulario.',
    ]);
  });

  it('de dependientes, 503 muestra en su lugar el detalle del servidor', () => {
    const sinServicio = { codigo: 503, detalle: 'El SEGIP no respondió.' } as const;
    expect(interpretarRegistroBeneficiario(sinServicio)).toEqual(
      armarDesenlace({ avisos: [{ tipo: 'warning', mensaje: 'El SEGIP no respondió.', ms: 20_000 }] }),
    );
    const sinDetalle = { codigo: 503, detalle: '' } as const;
    expect(interpretarRegistroBeneficiario(sinDetalle)).toEqual(interpretarRegistro(sinDetalle));
    const porEsto = { codigo: 0, detalle: 'Por esto.' } as const;
    expect(interpretarRegistroBeneficiario(porEsto)).toEqual(interpretarRegistro(porEsto));
  });

  it('no dice lo mismo dos veces', () => {
    expect(interpretarRegistro({ codigo: 502, detalle: EXISTE }).mensajes).toEqual([]);
  });

  it('una respuesta sin persona no está guardada', () => {
    expect(interpretarRegistro(undefined)).toMatchObject({ logrado: false });
  });

  it('de una respuesta que se perdió dice que se puede repetir sin cuidado', () => {
    const resultado = interpretarFalla(errorSinConexion(true));
    expect(resultado).toMatchObject({ logrado: false, avisos: [{ mensaje: FALLA, ms: 20_000 }] });
    expect(resultado.mensajes[0]).toMatch(/^Sin conexión; lo escrito se conserva/);
    expect(resultado.mensajes[1]).toContain('no se repetirá');
  });

  it.each([
    [409, 'EN_CURSO'],
    [429, 'DEMASIADOS_INTENTOS'],
    [500, 'ERROR_INTERNO'],
    [503, 'SERVICIO_NO_DISPONIBLE'],
    [400, 'SOLICITUD_INVALIDA'],
    [422, 'CLAVE_REUTILIZADA'],
  ])('un %i %s no está guardado, y dice por qué', (status, codigo) => {
    expect(fallo(status, codigo)).toMatchObject({ logrado: false, mensajes: ['Explicación.'] });
  });

  it('dice una vez cada problema de los campos', () => {
    const detalle = [{ campo: 'a', mensaje: 'Uno.' }, { campo: 'b', mensaje: 'Uno.' }, { campo: 'c' }, null];
    expect(fallo(400, 'SOLICITUD_INVALIDA', detalle).mensajes).toEqual(['Explicación.', 'Uno.']);
  });

  it('un rechazo por rol se dice en palabras del servidor', () => {
    const avisos = [{ tipo: 'warning', mensaje: 'Explicación.', ms: 20_000 }] as const;
    expect(fallo(403, 'SIN_PERMISO')).toEqual(armarDesenlace({ avisos }));
  });

  it('una sesión que terminó tiene su propio diálogo', () => {
    expect(fallo(401, 'SESION_TERMINADA')).toEqual(armarDesenlace({}));
  });
});
