import { actualizacionParametro } from '@sgpa/contract/v1/actualizacion-parametro';
import { importacionEstablecimientos } from '@sgpa/contract/v1/importacion-establecimientos';
import { parametros, usosDeParametro } from '@sgpa/contract/v1/parametros';
import { registroParametro } from '@sgpa/contract/v1/registro-parametro';
import { vigenciaParametro } from '@sgpa/contract/v1/vigencia-parametro';
import { lectura, type Tabla } from '../../plugins/tabla.ts';
import { escritura, unaVez } from '../idempotencia/una-vez.ts';
import { actualizarValor } from './actualizacion-parametro/actualizacion-parametro.ts';
import { importarEstablecimientos } from './importacion-establecimientos/importacion-establecimientos.ts';
import { contarUsos, listarParametros } from './parametros/parametros.ts';
import { registrarValor } from './registro-parametro/registro-parametro.ts';
import { fijarVigencia } from './vigencia-parametro/vigencia-parametro.ts';

/** A file comes as base64 beside the rest of the body. */
const CON_ARCHIVO = { bodyLimit: 1_500_000 };

export const rutasParametro = {
  'actualizacion-parametro': unaVez(actualizacionParametro, actualizarValor),
  'importacion-establecimientos': unaVez(importacionEstablecimientos, importarEstablecimientos, CON_ARCHIVO),
  parametros: lectura(parametros, (op, { params, query }) => listarParametros(op, params.lista, query)),
  'parametros/usos': lectura(usosDeParametro, (op, { params }) => contarUsos(op, params.lista, params.id)),
  'registro-parametro': unaVez(registroParametro, registrarValor),
  'vigencia-parametro': escritura(vigenciaParametro, (op, cuerpo, { params }) =>
    fijarVigencia(op, { ...params, ...cuerpo }),
  ),
} satisfies Tabla;
