import { CONTEOS } from '@sgpa/domain/declaracion/conteos';
import { esFechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  anulable,
  enDigitos,
  entre,
  fechaDada,
  idLargo,
  numeroDado,
  opcional,
  textoRequerido,
} from '../shared/campos.ts';
import { tipoAfiliado } from '../shared/codigos.ts';

/** `estado` is that of the declared day; `departamento` a sigla, '' where the register names none. */
const persona = z
  .object({
    idAfiliadoEnteGestor: z.number(),
    tipoAfiliado,
    documentoIdentidad: numeroDado,
    complementoDocumento: z.string(),
    nombres: z.string(),
    departamento: z.string(),
    estado: z.string(),
    fechaAfiliacion: fechaDada,
    fechaRegistro: fechaDada,
  })
  .meta({ id: 'PersonaDeUnaCifra' });
export type PersonaDeUnaCifra = z.infer<typeof persona>;

/** The next page begins behind this row, as an answer gave it. */
const lugar = z
  .string()
  .refine(
    (dicho) => /^.{10}_\d{1,16}$/.test(dicho) && esFechaCivil(dicho.slice(0, 10)),
    'El lugar de la página no es válido.',
  );

const pagina = z
  .object({
    idPoblacionDeclarada: z.number(),
    /** The counted figure and its moment are null while it is not counted, or where the register began later. */
    contado: z.number().int().nullable(),
    contadoEn: anulable,
    /** The total is today's; null where there are too many to count again, and on every page but the first. */
    total: z.number().int().nullable(),
    /** The latest affiliated come first. */
    personas: z.array(persona),
    /** The last page has no next one. */
    siguiente: anulable,
  })
  .meta({ id: 'PersonasDeUnaCifra' });
export type PersonasDeUnaCifra = z.infer<typeof pagina>;

/** `departamento` as it is answered, or NINGUNO; without it the figure is the total. `tras` is the `siguiente` of the page before. */
export const personasDeclaracion = endpoint({
  clave: 'personas-declaracion',
  method: 'GET',
  path: '/v1/findPersonasDeclaracion/:id',
  servicio: 'monitoreo',
  summary: 'Las personas detrás de una cifra que el registro contó de un día declarado',
  request: {
    params: z.object({ id: enDigitos(idLargo) }),
    querystring: z.strictObject({
      conteo: z.enum(CONTEOS, { error: 'La cifra no existe.' }),
      departamento: opcional(textoRequerido(100)),
      tras: opcional(lugar),
      limit: enDigitos(entre(1, 100).optional()),
    }),
  },
  response: z.object({ data: pagina }),
});
