import type { Endpoint } from '@sgpa/contract/endpoint';
import type { z } from 'zod';
import type { Contexto } from '../../contexto.ts';
import type { Json } from '../../db/db.generated.ts';
import type { Deps } from '../../deps.ts';
import { type Momento, momentoDe, type Operacion } from '../../operacion.ts';
import type { OpcionesRuta, Partes, RegistroDeRuta } from '../../plugins/ruta.ts';
import { conSesion } from '../../plugins/tabla.ts';
import { escribirUnaVez, type Intencion, leerIntencion, respuestaAnterior } from './idempotencia.service.ts';

/** Makes a path that writes once per intention where the service does more than one transaction. */
export const unaVez = <E extends Endpoint['request'], R extends z.ZodType>(
  definicion: Endpoint<E, R>,
  servicio: (
    deps: Deps,
    contexto: Contexto,
    cuerpo: Partes<E>['body'],
    intencion: Intencion | null,
    pedido: Partes<E>,
  ) => Promise<z.input<R>>,
  opciones?: OpcionesRuta,
): RegistroDeRuta =>
  conSesion(
    definicion,
    (deps, contexto, cuerpo, pedido) =>
      servicio(deps, contexto, cuerpo, leerIntencion(pedido.request, deps.config), pedido),
    opciones,
  );

/** Makes a path that writes once per intention, in one transaction. */
export const escritura = <E extends Endpoint['request'], R extends z.ZodType, A extends Json & z.input<R>>(
  definicion: Endpoint<E, R>,
  escribir: (op: Operacion, cuerpo: Partes<E>['body'], pedido: Partes<E>) => Promise<A>,
): RegistroDeRuta =>
  unaVez(definicion, (deps, contexto, cuerpo, intencion, pedido) =>
    escribirUnaVez(deps, contexto, intencion, (op) => escribir(op, cuerpo, pedido)),
  );

/** Makes a path that looks up before its transaction, at the same moment, what it then writes once per intention. */
export const escrituraPreparada = <E extends Endpoint['request'], R extends z.ZodType, X, A extends Json & z.input<R>>(
  definicion: Endpoint<E, R>,
  preparar: (deps: Deps, contexto: Contexto, pedido: Partes<E>, momento: Momento) => X | Promise<X>,
  escribir: (op: Operacion, preparado: X, pedido: Partes<E>) => Promise<A>,
  opciones?: OpcionesRuta,
): RegistroDeRuta =>
  unaVez(
    definicion,
    async (deps, contexto, _, intencion, pedido) => {
      // What was written stays written, whatever has changed since in what is looked up.
      const anterior = respuestaAnterior<A>(intencion);
      if (anterior !== null) return anterior;
      const momento = momentoDe(deps.clock);
      const preparado = await preparar(deps, contexto, pedido, momento);
      return escribirUnaVez(deps, contexto, intencion, (op) => escribir(op, preparado, pedido), momento);
    },
    opciones,
  );
