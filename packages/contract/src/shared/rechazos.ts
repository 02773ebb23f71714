/** Tells inside a 200 that a rule forbids what was asked, on the paths that answer with a code of their own. */
import type { CodigoRegla } from '@sgpa/domain/errors/catalogo';
import { ESTADO_ALMACENAMIENTO } from '@sgpa/domain/titular/contraste';
import type { RespuestaAccion, RespuestaAlmacenamiento } from './respuestas.ts';

type CodigoAlmacenamiento = RespuestaAlmacenamiento['data'][number]['estado_almacenamiento']['codigo'];

/** A refusal of the catalogue carries its text as a person reads it. */
export interface Negativa {
  codigo: CodigoRegla;
  mensaje: string;
  parametros: Readonly<Record<string, string>>;
}

/** Baja, ampliación, habilitación and updates answer these `codigo_respuesta` (document 2 §4; acuerdos §5). */
export const CODIGO_RESPUESTA = { HECHO: 100, RECHAZADO: 409 } as const;

export const comoAccion = ({ mensaje }: Negativa): RespuestaAccion => ({
  codigo_respuesta: CODIGO_RESPUESTA.RECHAZADO,
  mensaje,
});

const ALMACENAMIENTO: Partial<Record<CodigoRegla, CodigoAlmacenamiento>> = {
  REGISTRO_EXISTENTE: ESTADO_ALMACENAMIENTO.YA_EXISTE,
  IDENTIDAD_SIN_SERVICIO: ESTADO_ALMACENAMIENTO.SIN_SERVICIO,
};

/** `pedido` is the number that was sent; once the identity service answered, the refusal carries the number as it holds it. */
export const comoAlmacenamiento = (
  { codigo, mensaje, parametros }: Negativa,
  pedido: string,
): RespuestaAlmacenamiento => ({
  data: [
    {
      numero_documento: parametros.numero_documento ?? pedido,
      idAfiliadoEnteGestor: null,
      estado_almacenamiento: {
        codigo: ALMACENAMIENTO[codigo] ?? ESTADO_ALMACENAMIENTO.NO_GUARDADO,
        detalle: mensaje,
      },
    },
  ],
});
