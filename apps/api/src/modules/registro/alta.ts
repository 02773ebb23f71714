import type { HechosDeAlta } from '@sgpa/domain/cobertura/registro';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdEntidad, IdPersona } from '@sgpa/domain/shared/ids';
import type { Insertable } from 'kysely';
import type { Afiliacion } from '../../db/db.generated.ts';
import type { DeEmpleo, DelEnte } from '../afiliacion/columnas.ts';
import type { RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import type { FichaPersona } from '../persona/ficha.queries.ts';

type AccionRegistro = Extract<
  ClaveOperacion,
  'registro-titular' | 'registro-titular-lista' | 'registro-fallecido' | 'registro-beneficiario'
>;

/** Every code of a new affiliation was found and every rule of its form held; the person is not part of it. */
export interface Alta {
  accion: AccionRegistro;
  idEnteGestor: IdEnteGestor;
  idEntidad: IdEntidad;
  idTipoAsegurado: number;
  idPersonaTitular?: IdPersona;
  ficha: FichaPersona;
  /** The identity service's photo serves where the entity has none yet. */
  fotoInicial: Buffer | null;
  hechos: HechosDeAlta;
  /** An affiliation with a doubtful first day is saved as observed, with this text. */
  duda?: string | null;
  /** Beneficiaries of a former job may go over to a holder's new one. */
  pasaFamilia?: boolean;
  /** The request names these of them; absent, all who may go over do. */
  beneficiariosQuePasan?: readonly IdAfiliacion[] | undefined;
  /** Refuses what else the person has, once the person is locked. */
  exigir?(registros: readonly RegistroPersona[], hoy: FechaCivil): void;
  resto: DelEnte &
    Partial<DeEmpleo> &
    Pick<Insertable<Afiliacion>, 'id_titular' | 'id_parentesco' | 'id_motivo_baja' | 'condicion' | 'condicion_hasta'>;
}
