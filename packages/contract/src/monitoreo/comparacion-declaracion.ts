import { porConteo } from '@sgpa/domain/declaracion/conteos';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaDadaONula, idLargo } from '../shared/campos.ts';

const cifra = z.number().int().nullable();
const comparadas = z.object(porConteo(() => z.object({ declarado: cifra, registro: cifra, diferencia: cifra })));

/**
 * `estado` PENDIENTE: nobody counted that day yet, a task does within a minute. SIN_REGISTRO: the register of that managing
 * entity began later, so it cannot say. `contadoEn` is in La Paz; `provisional`: the day was not over then.
 */
const comparacion = z
  .object({
    idPoblacionDeclarada: z.number(),
    estado: z.enum(['CONTADO', 'PENDIENTE', 'SIN_REGISTRO']),
    contadoEn: z.string().nullable(),
    provisional: z.boolean(),
    registroDesde: fechaDadaONula,
    general: comparadas,
    /** By sigla; '' of whom the register has none. */
    departamentos: z.array(z.object({ departamento: z.string(), ...comparadas.shape })),
  })
  .meta({ id: 'ComparacionDeclaracion' });
export type ComparacionDeclaracion = z.infer<typeof comparacion>;

export const comparacionDeclaracion = endpoint('comparacion-declaracion', {
  summary: 'Lo declarado de un día junto a lo que el registro contó de él',
  request: { params: z.object({ id: idLargo }) },
  response: z.object({ data: comparacion }),
});
