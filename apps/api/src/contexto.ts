import type { IdEnteGestor, IdEntidad, IdUsuario } from '@sgpa/domain/shared/ids';
import type { Alcance } from './db/alcance.ts';
import type { Json } from './db/db.generated.ts';

/** Who asks, and with whose eyes; made by the authentication hook, given to every protected handler. */
export interface Contexto {
  usuario: {
    id: IdUsuario;
    username: string;
    rol: string;
    idEnteGestor: IdEnteGestor;
    idEntidad: IdEntidad | null;
    terminosAceptados: boolean;
    /** It must set one up before anything else. */
    segundoFactorPendiente: boolean;
  };
  sesionId: string;
  alcance: Alcance;
  ip: string;
  idSolicitud: string;
  /** Version of the catalogues at the moment of the request. */
  catalogos: number;
}

/** An answer that is kept with the key of its intention, and what was asked. */
export interface Guardada {
  ruta: string;
  huella: Buffer;
  respuesta: Json;
}
