import type { Endpoint } from '@sgpa/contract/endpoint';
import type { deUsuario, usuarioEscrito } from '@sgpa/contract/shared/usuario';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { z } from 'zod';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { Operacion } from '../../operacion.ts';
import { type RegistroDeRutas, ruta } from '../../plugins/ruta.ts';
import { escribirUnaVez, leerIntencion } from '../idempotencia/idempotencia.service.ts';

type Escrito = z.output<typeof usuarioEscrito>;
type DeUno<B extends z.ZodType> = Endpoint<{ params: typeof deUsuario; body: B }, typeof usuarioEscrito>;

/** A path that changes one account, once per intention. What is looked up before is looked up outside of the transaction. */
export const rutaDeUsuario =
  <B extends z.ZodType, P>(
    definicion: DeUno<B>,
    preparar: (deps: Deps, contexto: Contexto, pedido: z.output<B>) => Promise<P> | P,
    escribir: (op: Operacion, id: IdUsuario, preparado: P) => Promise<Escrito>,
  ): RegistroDeRutas =>
  (app, deps) =>
    ruta(app, definicion, async (contexto, { params: { id }, body, request }) => {
      const preparado = await preparar(deps, contexto, body);
      const intencion = leerIntencion(request, deps.config);
      return escribirUnaVez(deps, contexto, intencion, (op) => escribir(op, id, preparado));
    });
