import { porConteo } from '@sgpa/domain/declaracion/conteos';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDigitos, fechaDadaONula, idLargo } from '../shared/campos.ts';

const cifra = z.number().int().nullable();
const conteos = z.object(porConteo(() => z.number().int()));
const comparadas = z.object(porConteo(() => z.object({ declarado: cifra, registro: cifra, diferencia: cifra })));

/**
 * `estado` PENDIENTE says that nobody counted that day yet; a task does within a minute. SIN_REGISTRO says that the
 * register of that managing entity began later. `contadoEn` is in La Paz; `provisional` means that the day was not over
 * then. `recuento` tells what was counted before it was counted anew, and why.
 */
const comparacion = z
  .object({
    idPoblacionDeclarada: z.number(),
    estado: z.enum(['CONTADO', 'PENDIENTE', 'SIN_REGISTRO']),
    contadoEn: z.string().nullable(),
    provisional: z.boolean(),
    registroDesde: fechaDadaONula,
    recuento: z.object({ contadoEn: z.string(), motivo: z.string(), antes: conteos }).nullable(),
    general: comparadas,
    /** Each department is a sigla; '' stands for those of whom the register has none. */
    departamentos: z.array(z.object({ departamento: z.string(), ...comparadas.shape })),
  })
  .meta({ id: 'ComparacionDeclaracion' });
export type ComparacionDeclaracion = z.infer<typeof comparacion>;

export const comparacionDeclaracion = endpoint({
  clave: 'comparacion-declaracion',
  method: 'GET',
  path: '/v1/compararDeclaracion/:id',
  servicio: 'monitoreo',
  summary: 'Lo declarado de un día junto a lo que el registro contó de él',
  request: { params: z.object({ id: enDigitos(idLargo) }) },
  response: z.object({ data: comparacion }),
});
