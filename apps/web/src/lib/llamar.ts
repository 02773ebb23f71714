import type { ClaveRuta, Respuesta } from '@sgpa/contract/endpoints';
import type { Consulta, Cuerpo, Params } from '@sgpa/contract/envios';
import type { Ruta } from '@sgpa/contract/ruta';
import { RUTAS } from '@sgpa/contract/rutas.generated';
import { type Opciones, pedir } from './api.ts';

type SiHay<K extends string, T> = [T] extends [undefined] ? { [k in K]?: undefined } : { [k in K]: T };

export type Pedido<C extends ClaveRuta> = SiHay<'params', Params<C>> &
  SiHay<'query', Consulta<C>> &
  SiHay<'body', Cuerpo<C>>;

interface PedidoLibre {
  params?: object;
  query?: object;
  body?: unknown;
}

type SinClave = Omit<Opciones, 'clave' | 'servicio'>;
/** Where a repeated call must not write twice, it does not compile without the key of the intention. */
type Resto<C extends ClaveRuta> = (typeof RUTAS)[C] extends { idempotente: true }
  ? [opciones: SinClave & { clave: string }]
  : [opciones?: SinClave];

function conLugares(camino: string, params: object): string {
  const valores: Record<string, unknown> = { ...params };
  return camino.replace(/:(\w+)/g, (_lugar, nombre: string) => encodeURIComponent(String(valores[nombre])));
}

function conConsulta(camino: string, query: object): string {
  const pares = Object.entries(query).filter(([, valor]) => valor !== undefined);
  const consulta = new URLSearchParams(pares.map(([nombre, valor]) => [nombre, String(valor)]));
  return consulta.size === 0 ? camino : `${camino}?${consulta}`;
}

/** Gives the address of a path under the base of its service, its places and query filled and encoded. */
export const direccionDe = (ruta: ClaveRuta, { params = {}, query = {} }: PedidoLibre): string =>
  conConsulta(conLugares(RUTAS[ruta].path, params), query);

/** Calls the API by the key of the path in the contract, which types what is asked and what is answered. */
export async function llamar<C extends ClaveRuta>(
  ruta: C,
  pedido: Pedido<C> & PedidoLibre,
  ...[opciones]: Resto<C>
): Promise<Respuesta<C>> {
  const { method, servicio }: Ruta = RUTAS[ruta];
  const datos = await pedir(method, direccionDe(ruta, pedido), pedido.body, { ...opciones, servicio });
  // Only here does the browser believe an answer: the server let it out through the schema that gives this type.
  return datos as Respuesta<C>;
}
