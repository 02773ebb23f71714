import { porConteo } from '@sgpa/domain/declaracion/conteos';
import { ESTADO_DECLARACION } from '@sgpa/domain/declaracion/remision-declaracion';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDigitos, idEnteGestor, idLargo, opcional, texto } from '../shared/campos.ts';

const conteoDado = z.number().int();
const conteosDados = z.object(porConteo(() => conteoDado));

/** The line of versions is made of these; `usuario` is who sent it, `fechaRemision` when, in La Paz. */
const REMISION = {
  idPoblacionDeclarada: z.number(),
  version: z.number().int(),
  estado: z.enum(ESTADO_DECLARACION),
  usuario: z.string(),
  fechaRemision: z.string(),
};

/** Follows document 2 §3 Population declaration, and adds which managing entity declares. */
const declaracion = z
  .object({
    ...REMISION,
    gestion: z.number().int(),
    periodo: z.number().int(),
    dia: z.number().int(),
    ...conteosDados.shape,
    idEnteGestor: z.number(),
    enteGestor: z.string(),
  })
  .meta({ id: 'Declaracion' });
export type Declaracion = z.infer<typeof declaracion>;

/** `departamento` is a sigla. A removed one is told too, flagged. */
const deUnDepartamento = conteosDados.extend({
  departamento: z.string(),
  regional: z.string(),
  eliminado: z.boolean(),
  seleccionado: z.boolean(),
});
export type DeclaracionDeDepartamento = z.infer<typeof deUnDepartamento>;

const detalle = declaracion
  .extend({
    poblacionDepartamento: z.array(deUnDepartamento),
    /** All versions sent for that day come, the newest first. */
    versiones: z.array(z.object(REMISION)),
  })
  .meta({ id: 'DetalleDeclaracion' });
export type DetalleDeclaracion = z.infer<typeof detalle>;

/**
 * `difiere` tells whether the register's count of its day differs in some figure, and `diferencias` by how much in each
 * general total (positive where more was declared); null where nobody counted it or there is no register, as `conteo`
 * says. All are null for a declaration that is not in force.
 */
const listada = declaracion
  .extend({
    difiere: z.boolean().nullable(),
    diferencias: conteosDados.nullable(),
    conteo: z.enum(['CONTADO', 'PENDIENTE', 'SIN_REGISTRO']).nullable(),
  })
  .meta({ id: 'DeclaracionListada' });
export type DeclaracionListada = z.infer<typeof listada>;

const booleano = opcional(z.enum(['true', 'false'], { error: 'Debe ser true o false.' }));

/**
 * Lists the declarations in force, the latest day first; with `anuladas` also the deleted ones, with `difieren` only
 * those that differ. `periodo` holds months, separated by commas. `periodos` are those that have any, whatever was
 * asked for, the latest first.
 */
export const declaraciones = endpoint({
  clave: 'declaraciones',
  method: 'GET',
  path: '/v1/findAllDeclaracion',
  servicio: 'monitoreo',
  summary: 'Declaraciones de población del alcance del usuario',
  request: {
    querystring: z.strictObject({
      anuladas: booleano,
      idEnteGestor: opcional(enDigitos(idEnteGestor)),
      periodo: opcional(
        texto(200).regex(/^\d{4}-(0[1-9]|1[0-2])(,\d{4}-(0[1-9]|1[0-2]))*$/, 'El periodo no es válido.'),
      ),
      difieren: booleano,
    }),
  },
  response: z.object({ data: z.array(listada), periodos: z.array(z.string()) }),
});

export const declaracionPorId = endpoint({
  clave: 'declaraciones/detalle',
  method: 'GET',
  path: '/v1/findDeclaracionById/:id',
  servicio: 'monitoreo',
  summary: 'Una declaración con sus departamentos y sus versiones',
  request: { params: z.object({ id: enDigitos(idLargo) }) },
  response: z.object({ data: detalle }),
});
