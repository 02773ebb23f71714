import { MAX_CONTEO, porConteo } from '@sgpa/domain/declaracion/conteos';
import { MAX_PANELES, MAX_REGIONAL } from '@sgpa/domain/declaracion/remision-declaracion';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idLargo, texto, textoRequerido } from '../shared/campos.ts';

const entero = (maximo: number) => id.max(maximo, 'El número es demasiado grande.');
const conteo = entero(MAX_CONTEO);
const conteos = z.object(porConteo(() => conteo));

/** The department comes by id, code, sigla or name; a panel that was removed is sent flagged. */
const panel = conteos.extend({
  departamento: textoRequerido(100),
  regional: texto(MAX_REGIONAL),
  eliminado: z.boolean().optional(),
  seleccionado: z.boolean().optional(),
});

/** Follows document 2 §3 Population declaration, §7. With an identifier it corrects the version that was seen. */
export const remisionDeclaracion = endpoint({
  clave: 'remision-declaracion',
  method: 'POST',
  path: '/v1/save',
  servicio: 'monitoreo',
  idempotente: true,
  summary: 'Remite los totales de población de un día, o los corrige con una versión nueva',
  request: {
    body: conteos.extend({
      idPoblacionDeclarada: idLargo.nullish(),
      gestion: entero(9999),
      periodo: entero(12),
      dia: entero(31),
      poblacionDepartamento: z
        .array(panel)
        .max(MAX_PANELES, `No puede declarar más de ${MAX_PANELES} departamentos y regionales.`),
    }),
  },
  response: z.object({
    operacion: z.enum(['true', 'false']),
    mensaje: z.string(),
    idPoblacionDeclarada: z.number().nullable(),
  }),
  rechazo: ({ mensaje }) => ({ operacion: 'false' as const, mensaje, idPoblacionDeclarada: null }),
});
