import type { Endpoint } from '@sgpa/contract/endpoint';
import type { z } from 'zod';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import { type OpcionesRuta, type Pedido, type RegistroDeRutas, ruta } from '../../plugins/ruta.ts';
import { type Intencion, leerIntencion } from './idempotencia.service.ts';

/** The path of a use case that writes once per intention: the body goes to the service, which says what was done. */
export const rutaUnaVez =
  <E extends Endpoint['request'], R extends z.ZodType>(
    definicion: Endpoint<E, R>,
    servicio: (
      deps: Deps,
      contexto: Contexto,
      pedido: Pedido<E>['body'],
      intencion: Intencion | null,
    ) => Promise<z.input<R>>,
    opciones?: OpcionesRuta,
  ): RegistroDeRutas =>
  (app, deps) =>
    ruta(
      app,
      definicion,
      (contexto, { body, request }) => servicio(deps, contexto, body, leerIntencion(request, deps.config)),
      opciones,
    );
