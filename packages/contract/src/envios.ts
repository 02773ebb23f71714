/** A client sends the parts of a request like this: for ids it has the numbers that it was answered. */
import type { SinMarca } from '@sgpa/domain/shared/ids';
import type * as recibidas from './endpoints.ts';

type Clave = recibidas.ClaveRuta;

export type Params<C extends Clave> = SinMarca<recibidas.Params<C>>;
export type Consulta<C extends Clave> = SinMarca<recibidas.Consulta<C>>;
export type Cuerpo<C extends Clave> = SinMarca<recibidas.Cuerpo<C>>;
