import { CATALOGO, type CodigoRegla } from '@sgpa/domain/errors/catalogo';
import { describe, expect, it } from 'vitest';
import { comoAccion, comoAlmacenamiento, type RechazoDicho } from './rechazos.ts';

const YA_EXISTE =
  'Registro ya existente, no guardado. Se identificó que la persona ya se encuentra registrada con el ENTE GESTOR y el ENTE EMPLEADOR y con la misma FECHA DE AFILIACIÓN.';

const negativa = (codigo: CodigoRegla, parametros: Record<string, string> = {}): RechazoDicho => ({
  codigo,
  mensaje: CATALOGO[codigo].mensaje,
  parametros,
});

describe('rechazos.test.ts', () => {
  it('una acción lo dice con el 409 de su cuerpo y el texto del catálogo', () => {
    expect(comoAccion(negativa('REGISTRO_CAMBIADO'))).toEqual({
      codigo_respuesta: 409,
      mensaje: 'El registro cambió mientras usted trabajaba. Actualice la página y revise los datos.',
    });
  });

  it.each([
    { codigo: 'REGISTRO_EXISTENTE', estado: 502, detalle: YA_EXISTE },
    {
      codigo: 'COBERTURA_SOLAPADA',
      estado: 0,
      detalle: 'La persona ya tiene otra afiliación con el mismo ENTE GESTOR y ENTE EMPLEADOR que cubre esas fechas.',
    },
    {
      codigo: 'IDENTIDAD_SIN_SERVICIO',
      estado: 503,
      detalle:
        'Registro no guardado. El proceso no se pudo conectar con la interoperabilidad del SEGIP para su validación.',
    },
    {
      codigo: 'PERSONA_FALLECIDA',
      estado: 0,
      detalle: 'La persona figura como fallecida en el registro de asegurados. Verifique el número de documento.',
    },
  ] as const)('un registro dice $codigo con el código $estado', ({ codigo, estado, detalle }) => {
    expect(comoAlmacenamiento(negativa(codigo), '1000100-1A')).toEqual({
      data: [
        {
          numero_documento: '1000100-1A',
          idAfiliadoEnteGestor: null,
          estado_almacenamiento: { codigo: estado, detalle },
        },
      ],
    });
  });

  it('desde que se sabe quién es, el número es el que tiene el SEGIP', () => {
    const { data } = comoAlmacenamiento(negativa('PERSONA_FALLECIDA', { numero_documento: '1000100' }), '1000100-1A');
    expect(data[0]?.numero_documento).toBe('1000100');
  });
});
