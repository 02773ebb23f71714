import type { Config } from './config.ts';
import type { Anotador } from './db/anotador.ts';
import type { Db } from './db/pool.ts';
import type { Cofre } from './integrations/cofre/port.ts';
import type { Gestora } from './integrations/gestora/port.ts';
import type { Ovt } from './integrations/ovt/port.ts';
import type { Taller } from './integrations/papel/port.ts';
import type { Segip } from './integrations/segip/port.ts';
import type { Senasir } from './integrations/senasir/port.ts';
import type { Vigilancia } from './reloj.ts';
import type { Vigia } from './servicios-ajenos.ts';

/** Nothing reads another clock, so that tests can set the time. */
export interface Clock {
  ahora(): Date;
}

export interface Deps {
  config: Config;
  clock: Clock;
  /** The pool of the application's role works under row security. */
  db: Db;
  /** The writer takes what reads leave in the audit trail, for all of them together. */
  anotador: Anotador;
  /** The pool of the sign-in role serves what no session may: signing in, a number's files, what a registry said. */
  dbIngreso: Db;
  cofre: Cofre;
  segip: Segip;
  ovt: Ovt;
  senasir: Senasir;
  gestora: Gestora;
  /** The watch tells whether `clock` and the database's clock agree. */
  reloj: Vigilancia;
  taller: Taller;
  /** Names the registries, or the mail server, that take no connections. */
  servicios: Pick<Vigia, 'fueraDeAlcance'>;
  /** Tells false from the moment a stop was asked for: readiness tells the balancer to send nobody more. */
  atendiendo(): boolean;
}
