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
import type { Alcance } from './servicios-ajenos.ts';

/** The only clock: tests set it. */
export interface Clock {
  ahora(): Date;
}

/** What modules work with, given as plain arguments. */
export interface Deps {
  config: Config;
  clock: Clock;
  /** As the application's role, under row security. */
  db: Db;
  /** Writes what reads leave in the audit trail, for all of them together. */
  anotador: Anotador;
  /** As the role that signs in: what comes before any session. */
  ingreso: Db;
  /** Where keys of second factors are kept. */
  cofre: Cofre;
  segip: Segip;
  ovt: Ovt;
  senasir: Senasir;
  gestora: Gestora;
  /** Whether `clock` is the database's. */
  reloj: Vigilancia;
  /** Where certificates are written and signed. */
  taller: Taller;
  /** Whether registries and mail server take connections. */
  servicios: Pick<Alcance, 'fueraDeAlcance'>;
  /** False from the moment a stop was asked for: readiness tells the balancer to send nobody more. */
  atendiendo(): boolean;
}
