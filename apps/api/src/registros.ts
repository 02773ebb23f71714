import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { crearGestora } from './integrations/gestora/http.ts';
import { crearOvt } from './integrations/ovt/http.ts';
import { crearSegip } from './integrations/segip/http.ts';
import { crearSenasir } from './integrations/senasir/http.ts';
import type { Metricas } from './plugins/metricas.ts';

/** Makes the external registries from the settings; the log and the metrics tell what happens with each. */
export function crearRegistros({ fuentes }: Config, log: Pick<FastifyBaseLogger, 'warn'>, metricas: Metricas) {
  const opciones = (fuente: string, url: string) => {
    const { alFallar, alCambiarCorte } = metricas.fuente(fuente);
    return {
      url,
      alCambiarCorte,
      alFallar: (motivo: string) => {
        log.warn({ fuente, motivo }, 'a registry did not answer');
        alFallar(motivo);
      },
    };
  };
  return {
    segip: crearSegip(opciones('SEGIP', fuentes.segip)),
    ovt: crearOvt(opciones('OVT', fuentes.ovt)),
    senasir: crearSenasir(opciones('SENASIR', fuentes.senasir)),
    gestora: crearGestora(opciones('GESTORA', fuentes.gestora)),
  };
}
