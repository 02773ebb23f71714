/** Some paths answer with a code of their own, and tell inside a 200 that a rule forbids what was asked. */
import type { CodigoRegla } from '@sgpa/domain/errors/catalogo';
import { ESTADO_ALMACENAMIENTO } from '@sgpa/domain/titular/contraste';
import { z } from 'zod';
import { codigoAlmacenamiento } from './codigos.ts';

/**
 * Baja, ampliación, habilitación and updates answer alike (document 2 §4): 100 done, 409 refused (acuerdos §5). The
 * specification's 503 is never written: a failure is an error of HTTP.
 */
export const respuestaAccion = z
  .object({ codigo_respuesta: z.literal([100, 409, 503]), mensaje: z.string() })
  .meta({ id: 'RespuestaAccion' });
export type RespuestaAccion = z.infer<typeof respuestaAccion>;

/** Saving a person answers with a storage code for each item (acuerdos §8). */
export const respuestaAlmacenamiento = z.object({
  data: z.array(
    z.object({
      numero_documento: z.string(),
      idAfiliadoEnteGestor: z.number().nullable(),
      estado_almacenamiento: z.object({ codigo: codigoAlmacenamiento, detalle: z.string() }),
    }),
  ),
});
export type RespuestaAlmacenamiento = z.infer<typeof respuestaAlmacenamiento>;

type CodigoAlmacenamiento = RespuestaAlmacenamiento['data'][number]['estado_almacenamiento']['codigo'];

/** A refusal of the catalogue carries its text as a person reads it. */
export interface RechazoDicho {
  codigo: CodigoRegla;
  mensaje: string;
  parametros: Readonly<Record<string, string>>;
}

/** Baja, ampliación, habilitación and updates answer these `codigo_respuesta` (document 2 §4; acuerdos §5). */
export const CODIGO_RESPUESTA = { HECHO: 100, RECHAZADO: 409 } as const;

export const comoAccion = ({ mensaje }: RechazoDicho): RespuestaAccion => ({
  codigo_respuesta: CODIGO_RESPUESTA.RECHAZADO,
  mensaje,
});

/** Most actions of the list answer, and refuse, so. */
export const respuestasDeAccion = { response: respuestaAccion, rechazo: comoAccion };

const ALMACENAMIENTO: Partial<Record<CodigoRegla, CodigoAlmacenamiento>> = {
  REGISTRO_EXISTENTE: ESTADO_ALMACENAMIENTO.YA_EXISTE,
  IDENTIDAD_SIN_SERVICIO: ESTADO_ALMACENAMIENTO.SIN_SERVICIO,
};

/** `pedido` is the number that was sent; once the identity service answered, the refusal carries the number as it holds it. */
export const comoAlmacenamiento = (
  { codigo, mensaje, parametros }: RechazoDicho,
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
