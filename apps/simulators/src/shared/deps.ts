import type { Fotografias } from '../people/fotografias.ts';
import type { Padron } from '../people/padron.ts';
import type { Reloj } from './reloj.ts';

export interface Deps {
  padron: Padron;
  reloj: Reloj;
  fotografias: Fotografias;
}
