import { estadoDeSolicitudBaja, retiroDeSolicitudBaja, solicitudBaja } from '@sgpa/contract/v1/solicitud-baja';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { retirarSolicitud, solicitarBaja, verSolicitud } from './service.ts';

export function rutasSolicitudBaja(app: FastifyInstance, deps: Deps): void {
  ruta(app, estadoDeSolicitudBaja, (contexto) => verSolicitud(deps, contexto));
  ruta(app, solicitudBaja, (contexto) => solicitarBaja(deps, contexto));
  ruta(app, retiroDeSolicitudBaja, (contexto) => retirarSolicitud(deps, contexto));
}
