/** The parts of a request as a client sends them: its ids are plain numbers, without their mark. */
import type { SinMarca } from '@sgpa/domain/shared/ids';
import type * as recibidas from './endpoints.ts';

type ClaveRuta = recibidas.ClaveRuta;

export type Params<C extends ClaveRuta> = SinMarca<recibidas.Params<C>>;
export type Consulta<C extends ClaveRuta> = SinMarca<recibidas.Consulta<C>>;
export type Cuerpo<C extends ClaveRuta> = SinMarca<recibidas.Cuerpo<C>>;
