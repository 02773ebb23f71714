import { actualizacionParametro } from '@sgpa/contract/v1/actualizacion-parametro';
import { importacionEstablecimientos } from '@sgpa/contract/v1/importacion-establecimientos';
import { parametros, usosDeParametro } from '@sgpa/contract/v1/parametros';
import { registroParametro } from '@sgpa/contract/v1/registro-parametro';
import { vigenciaParametro } from '@sgpa/contract/v1/vigencia-parametro';
import { lectura, type Tabla } from '../../plugins/tabla.ts';
import { escritura, escrituraPreparada } from '../idempotencia/una-vez.ts';
import { prepararCambios } from './actualizacion-parametro/actualizacion-parametro.ts';
import { importarEstablecimientos, leerCsv } from './importacion-establecimientos/importacion-establecimientos.ts';
import { actualizarParametro, registrarParametro } from './parametro.service.ts';
import { contarUsos, listarParametros } from './parametros/parametros.ts';
import { prepararParametro } from './registro-parametro/registro-parametro.ts';
import { fijarVigencia } from './vigencia-parametro/vigencia-parametro.ts';

/** A file comes as base64 beside the rest of the body. */
const CON_ARCHIVO = { bodyLimit: 1_500_000 };

export const rutasParametro = {
  'actualizacion-parametro': escrituraPreparada(
    actualizacionParametro,
    prepararCambios,
    (op, cambios, { params, body }) => actualizarParametro(op, { ...params, version: body.version, cambios }),
  ),
  'importacion-establecimientos': escrituraPreparada(
    importacionEstablecimientos,
    (_, __, { body }) => leerCsv(body.contenido),
    (op, tabla, { body }) => importarEstablecimientos(op, tabla, body.escribir),
    CON_ARCHIVO,
  ),
  parametros: lectura(parametros, (op, { params, query }) => listarParametros(op, params.lista, query)),
  'parametros/usos': lectura(usosDeParametro, (op, { params }) => contarUsos(op, params.lista, params.id)),
  'registro-parametro': escrituraPreparada(registroParametro, prepararParametro, (op, datos, { params }) =>
    registrarParametro(op, params.lista, datos),
  ),
  'vigencia-parametro': escritura(vigenciaParametro, (op, cuerpo, { params }) =>
    fijarVigencia(op, { ...params, ...cuerpo }),
  ),
} satisfies Tabla;
