import type { IdEnteGestor, IdEntidad, IdUsuario } from '@sgpa/domain/shared/ids';
import type { Alcance } from './db/alcance.ts';
import type { Json } from './db/db.generated.ts';

/** The authentication hook tells who asks, and with which rights, and gives it to every protected handler. */
export interface Contexto {
  usuario: {
    id: IdUsuario;
    username: string;
    rol: string;
    idEnteGestor: IdEnteGestor;
    /** An employer's user has its employer. */
    idEntidad: IdEntidad | null;
    terminosAceptados: boolean;
    /** The user must set one up before anything else. */
    segundoFactorPendiente: boolean;
  };
  sesionId: string;
  alcance: Alcance;
  ip: string;
  idSolicitud: string;
  /** The lists have this version now; each answer tells it, so that browsers ask for changed lists anew. */
  versionDeListas: number;
}

/** An answer is kept with the key of its intention, and with what was asked. */
export interface Guardada {
  ruta: string;
  huella: Buffer;
  respuesta: Json;
}
