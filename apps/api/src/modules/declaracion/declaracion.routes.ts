import { anulacionDeclaracion } from '@sgpa/contract/monitoreo/anulacion-declaracion';
import { comparacionDeclaracion } from '@sgpa/contract/monitoreo/comparacion-declaracion';
import { declaraciones, declaracionPorId } from '@sgpa/contract/monitoreo/declaraciones';
import { personasDeclaracion } from '@sgpa/contract/monitoreo/personas-declaracion';
import { remisionDeclaracion } from '@sgpa/contract/monitoreo/remision-declaracion';
import { lectura, type Tabla } from '../../plugins/tabla.ts';
import { escritura, escrituraPreparada } from '../idempotencia/una-vez.ts';
import { anularDeclaracion } from './anulacion-declaracion/anulacion-declaracion.ts';
import { verComparacion } from './comparacion-declaracion/comparacion-declaracion.ts';
import { listarDeclaraciones, verDeclaracion } from './declaraciones/declaraciones.ts';
import { listarPersonas } from './personas-declaracion/personas-declaracion.ts';
import { leerContenido } from './remision-declaracion/contenido.ts';
import { remitirDeclaracion } from './remision-declaracion/remision-declaracion.ts';

/** Declarations stand at the monitoring service's own address (acuerdos §1). */
export const rutasDeclaracion = {
  'anulacion-declaracion': escritura(anulacionDeclaracion, (op, _, { params }) => anularDeclaracion(op, params.id)),
  'comparacion-declaracion': lectura(comparacionDeclaracion, (op, { params }) => verComparacion(op, params.id)),
  declaraciones: lectura(declaraciones, (op, { query }) => listarDeclaraciones(op, query)),
  'declaraciones/detalle': lectura(declaracionPorId, (op, { params }) => verDeclaracion(op, params.id)),
  'personas-declaracion': lectura(personasDeclaracion, (op, { params, query }) => listarPersonas(op, params.id, query)),
  'remision-declaracion': escrituraPreparada(remisionDeclaracion, leerContenido, remitirDeclaracion),
} satisfies Tabla;
