import { MAX_PAGINA } from '@sgpa/domain/asegurado/lista-asegurados';
import { ESTADOS_DE_VERSION } from '@sgpa/domain/cuenta/terminos';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { parrafoComparado } from '../shared/cambios-terminos.ts';
import { enDigitos, entre, idEnteGestor, opcional, textoRequerido } from '../shared/campos.ts';

const nulo = z.string().nullable();

const version = z.object({
  version: z.string(),
  titulo: z.string(),
  estado: z.enum(ESTADOS_DE_VERSION),
  publicadoEl: z.string(),
  vigenteDesde: z.string(),
  /** Nobody published the version that came with the product. */
  publicadoPor: nulo,
  retiradoEl: nulo,
  retiradoPor: nulo,
  motivoRetiro: nulo,
  /** Accounts that accepted the version are counted, and active ones that did not. */
  aceptaron: z.number().int(),
  faltan: z.number().int(),
});
export type VersionTerminos = z.infer<typeof version>;

export const deVersion = z.object({ version: textoRequerido(40) });

/** `regiria` tells from when on a version published today would be in force. */
export const versionesTerminos = endpoint({
  clave: 'versiones-terminos',
  method: 'GET',
  path: '/v1/terminos/versiones',
  summary: 'Versiones de los términos, la última primero',
  response: z.object({ versiones: z.array(version), regiria: z.string() }),
});

export const versionDeTerminos = endpoint({
  clave: 'versiones-terminos/texto',
  method: 'GET',
  path: '/v1/terminos/versiones/:version',
  summary: 'El texto de una versión, y qué cambió desde la anterior',
  request: { params: deVersion },
  response: z.object({
    version: z.string(),
    titulo: z.string(),
    texto: z.string(),
    anterior: nulo,
    parrafos: z.array(parrafoComparado),
  }),
});

const cuenta = z.object({
  idUsuarioSistema: z.number().int(),
  usuario: z.string(),
  nombre: z.string(),
  enteGestor: z.string(),
  /** The moment is of La Paz, `YYYY-MM-DD HH:mm:ss`; null means not yet. */
  aceptadoEl: nulo,
});
export type AceptacionTerminos = z.infer<typeof cuenta>;

export const aceptacionesTerminos = endpoint({
  clave: 'versiones-terminos/aceptaciones',
  method: 'GET',
  path: '/v1/terminos/versiones/:version/aceptaciones',
  summary: 'Quién aceptó una versión y cuándo, y quién falta',
  request: {
    params: deVersion,
    querystring: z.strictObject({
      page: enDigitos(entre(0, MAX_PAGINA).default(0)),
      limit: enDigitos(entre(1, 100).default(10)),
      situacion: opcional(z.enum(['ACEPTARON', 'FALTAN'])),
      idEnteGestor: opcional(enDigitos(idEnteGestor)),
    }),
  },
  response: z.object({ content: z.array(cuenta), pages: z.number().int(), totalElement: z.number().int() }),
});
