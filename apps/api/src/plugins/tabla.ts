import type { Endpoint } from '@sgpa/contract/endpoint';
import type { ClaveRuta } from '@sgpa/contract/endpoints';
import { esPublico } from '@sgpa/domain/cuenta/permisos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { z } from 'zod';
import type { Contexto } from '../contexto.ts';
import type { Deps } from '../deps.ts';
import type { Lectura } from '../lectura.ts';
import { crearCupo, LUGARES } from './cupo.ts';
import type { Descarga } from './descarga.ts';
import { type OpcionesRuta, type Partes, type RegistroDeRuta, registrar } from './ruta.ts';

/** A routes file exports its paths by their keys in the contract's table. */
export type Tabla = { readonly [C in ClaveRuta]?: RegistroDeRuta };

/** Makes a path that anybody may call. */
export const publica =
  <E extends Endpoint['request'], R extends z.ZodType>(
    definicion: Endpoint<E, R>,
    manejar: (deps: Deps, cuerpo: Partes<E>['body'], pedido: Partes<E>) => Promise<z.input<R>>,
  ): RegistroDeRuta =>
  (app, deps) => {
    if (!esPublico(definicion.slug)) throw new Error(`${definicion.slug} is not public`);
    registrar(app, definicion, (pedido) => manejar(deps, pedido.body, pedido));
  };

/** Makes a path that needs a session whose role may use the slug; the authentication hook has checked both. */
export const conSesion =
  <E extends Endpoint['request'], R extends z.ZodType>(
    definicion: Endpoint<E, R>,
    manejar: (deps: Deps, contexto: Contexto, cuerpo: Partes<E>['body'], pedido: Partes<E>) => Promise<z.input<R>>,
    opciones: OpcionesRuta = {},
  ): RegistroDeRuta =>
  (app, deps) => {
    if (esPublico(definicion.slug)) throw new Error(`${definicion.slug} is public`);
    const conContexto = async (pedido: Partes<E>) => {
      if (pedido.request.contexto === null) throw new Rechazo('SESION_REQUERIDA');
      return manejar(deps, pedido.request.contexto, pedido.body, pedido);
    };
    registrar(app, definicion, conContexto, opciones);
  };

/**
 * Makes a path that needs such a session and only reads, in one snapshot in which the session is looked up. Nothing
 * else asks the pool meanwhile: if every connection held such a read that wanted a second one, none would ever end.
 */
export const lectura =
  <E extends Endpoint['request'], R extends z.ZodType>(
    definicion: Endpoint<E, R>,
    leer: (op: Lectura, pedido: Partes<E>, deps: Deps) => Promise<z.input<R>>,
  ): RegistroDeRuta =>
  (app, deps) => {
    if (esPublico(definicion.slug)) throw new Error(`${definicion.slug} is public`);
    const enLectura = async (pedido: Partes<E>) => {
      if (pedido.request.leer === null) throw new Rechazo('SESION_REQUERIDA');
      return pedido.request.leer((op) => leer(op, pedido, deps));
    };
    registrar(app, definicion, enLectura, { lee: true });
  };

/** Makes a path that gives a file: it begins in such a read, and later parts of it read in steps of their own. */
export const descarga =
  <E extends Endpoint['request'], R extends z.ZodType>(
    definicion: Endpoint<E, R>,
    tipos: readonly string[],
    empezar: (op: Lectura, pedido: Partes<E>, deps: Deps) => Promise<Descarga>,
  ): RegistroDeRuta =>
  (app, deps) => {
    const enLectura = async (pedido: Partes<E>) => {
      if (pedido.request.leer === null) throw new Rechazo('SESION_REQUERIDA');
      let empezada: Descarga | undefined;
      try {
        return await pedido.request.leer(async (op) => {
          empezada = await empezar(op, pedido, deps);
          return empezada;
        });
      } catch (error) {
        empezada?.cuerpo.destroy();
        throw error;
      }
    };
    registrar(app, definicion, enLectura, { lee: true, archivo: tipos });
  };

/** Makes a path of a file that each user fetches one at a time, and all users together only few at once. */
export const descargaConLugar =
  <E extends Endpoint['request'], R extends z.ZodType>(
    definicion: Endpoint<E, R>,
    tipos: readonly string[],
    empezar: (deps: Deps, op: Lectura, query: Partes<E>['query'], dejarLugar: () => void) => Promise<Descarga>,
  ): RegistroDeRuta =>
  (app, deps) => {
    const tomarLugar = crearCupo(LUGARES);
    const conLugar = async (op: Lectura, { query }: Partes<E>) => {
      const dejarLugar = tomarLugar(op.contexto.usuario.id);
      try {
        const empezada = await empezar(deps, op, query, dejarLugar);
        // The file closes even if nobody ever began to fetch it.
        empezada.cuerpo.once('close', dejarLugar);
        return empezada;
      } catch (error) {
        dejarLugar();
        throw error;
      }
    };
    descarga(definicion, tipos, conLugar)(app, deps);
  };
