import type { Confirmante } from '@sgpa/domain/cobertura/palabra-defuncion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import type { Hecho } from './cambios.ts';

/** A dead person, in the managing entity that records the death. */
export interface Difunto {
  id_persona: IdPersona;
  id_ente_gestor: IdEnteGestor;
}

export interface RegistroDefuncion {
  accion: 'baja-titular' | 'baja-beneficiario' | 'registro-fallecido';
  /** Day of the death; null where nobody told it. */
  fecha: FechaCivil | null;
  numeroCertificado?: string | null;
  /** Null: it binds this managing entity, and no other. */
  confirma: Confirmante | null;
  /** What the affiliations that end keep of it. */
  resto: NonNullable<Hecho['resto']>;
}
