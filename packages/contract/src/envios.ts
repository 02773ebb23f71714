/** The parts of a request as a client sends them: of ids it has the numbers that it was answered. */
import type { SinMarca } from '@sgpa/domain/shared/ids';
import type * as recibidas from './endpoints.ts';
import type { ClaveRuta } from './rutas.ts';

export type Params<C extends ClaveRuta> = SinMarca<recibidas.Params<C>>;
export type Consulta<C extends ClaveRuta> = SinMarca<recibidas.Consulta<C>>;
export type Cuerpo<C extends ClaveRuta> = SinMarca<recibidas.Cuerpo<C>>;
