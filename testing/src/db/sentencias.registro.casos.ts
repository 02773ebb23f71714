import { deQuienDepende } from '@sgpa/api/modules/afiliacion/edad.queries';
import {
  empleoQueLaTermino,
  empleosTerminadosPor,
  personasDeLaFamilia,
} from '@sgpa/api/modules/afiliacion/empleos-terminados.queries';
import {
  abrirNovedadIdentidad,
  abrirNovedadIdentidadCorregida,
  personaTraida,
} from '@sgpa/api/modules/afiliacion/identidad.queries';
import {
  apartar,
  archivosDelMismoNumero,
  tomarArchivos,
  tramosDe,
} from '@sgpa/api/modules/novedad/decision-identidad/decision.queries';
import * as union from '@sgpa/api/modules/novedad/decision-identidad/union.queries';
import { abrirPorDecidir, numerosCompartidos } from '@sgpa/api/modules/novedad/identidades-por-decidir.queries';
import {
  archivosDelNumero,
  informarIdentidad,
  numeroConsta,
  personaAsegurada,
  personaAseguradaComoConsta,
  tomarPersona,
} from '@sgpa/api/modules/persona/persona.queries';
import { abrirNovedadDobleAfiliacion } from '@sgpa/api/modules/registro/alta.queries';
import { muertasEn, pasadaConElTitular, pasarFamilia } from '@sgpa/api/modules/registro/familia.queries';
import { empleosYFamilia } from '@sgpa/api/modules/registro/registro-titular/familia.queries';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { AHORA } from '../reloj.ts';
import { caso } from './caso-de-sentencia.ts';
import { PERSONA } from './muestras.ts';

const DIA = fecha('2026-10-14');

/** Statements of who is registered, and of what that opens. */
export const CASOS_DE_REGISTRO = [
  caso(personaAsegurada, PERSONA, { id: 1, ...PERSONA }, AHORA),
  caso(personaAseguradaComoConsta, PERSONA, AHORA),
  caso(archivosDelNumero, '1000100', DIA, [1]),
  caso(informarIdentidad, PERSONA),
  caso(numeroConsta, '1000100'),
  caso(tomarPersona, 1),
  caso(abrirNovedadDobleAfiliacion, 1, [2], '', AHORA),
  caso(abrirNovedadIdentidadCorregida, [1], '', AHORA),
  caso(abrirNovedadIdentidad, 1, '', AHORA),
  caso(archivosDelMismoNumero, 1),
  caso(personasDeLaFamilia, 1, 1),
  caso(empleosYFamilia, 1),
  caso(muertasEn, [1], 1),
  caso(pasadaConElTitular, 1, 2),
  caso(pasarFamilia, 1, [2], AHORA),
  caso(deQuienDepende, 1),
  caso(empleoQueLaTermino, 1),
  caso(empleosTerminadosPor, { id: 1, id_persona: 1, id_ente_gestor: 1 }),
  caso(apartar, 1, 'x', AHORA),
  caso(tomarArchivos, [1, 2]),
  caso(tramosDe, [1, 2]),
  caso(union.unir, { idNovedad: 1, queda: 1, sale: 2, motivo: 'x', solapes: [] }, AHORA),
  caso(union.abrirDobles, [{ una: 1, otra: 2 }], '', AHORA),
  caso(union.decididas, '1000100', 10),
  caso(union.unionHecha, 1),
  caso(union.archivosUnidos, 1),
  caso(union.hayAparte, 1),
  caso(union.separar, 1, 'x', [{ id: 1, id_persona: 2 }], AHORA),
  caso(union.juntarOtraVez, 1, AHORA),
  caso(numerosCompartidos, '', 10),
  caso(abrirPorDecidir, [{ nueva: 2, otra: 1, detalle: '' }], AHORA),
  caso(personaTraida, { id: 1, ...PERSONA }, PERSONA, AHORA),
];
