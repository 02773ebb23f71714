import type { HechosDeAlta } from '@sgpa/domain/cobertura/registro';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdEntidad, IdPersona } from '@sgpa/domain/shared/ids';
import type { Insertable } from 'kysely';
import type { Afiliacion } from '../../db/db.generated.ts';
import type { DeEmpleo, DelEnte } from '../afiliacion/columnas.ts';
import type { RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import type { FichaPersona } from '../persona/ficha.queries.ts';

/** The use cases that make a new affiliation. */
type AccionRegistro = Extract<
  ClaveOperacion,
  'registro-titular' | 'registro-titular-lista' | 'registro-fallecido' | 'registro-beneficiario'
>;

/** A new affiliation whose every code was found and every rule held, without the person. */
export interface Alta {
  accion: AccionRegistro;
  idEnteGestor: IdEnteGestor;
  idEntidad: IdEntidad;
  idTipoAsegurado: number;
  /** Of whose right a beneficiary's is. */
  idPersonaTitular?: IdPersona;
  ficha: FichaPersona;
  /** The identity service's photo, for an entity that has none yet. */
  fotoInicial: Buffer | null;
  hechos: HechosDeAlta;
  /** What makes its first day doubtful: it is saved as observed. */
  duda?: string | null;
  /** Of a holder: beneficiaries of a former job may go over to this one. */
  pasaFamilia?: boolean;
  /** Whom the request names of them; absent: all who may. */
  beneficiariosQuePasan?: readonly IdAfiliacion[] | undefined;
  /** Refuses what else of the person, who is held by then, is in its way. */
  exigir?(registros: readonly RegistroPersona[], hoy: FechaCivil): void;
  /** What the row holds besides. */
  resto: DelEnte &
    Partial<DeEmpleo> &
    Pick<Insertable<Afiliacion>, 'id_titular' | 'id_parentesco' | 'id_motivo_baja' | 'condicion' | 'condicion_hasta'>;
}
