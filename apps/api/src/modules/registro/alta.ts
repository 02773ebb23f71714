import type { HechosDeAlta } from '@sgpa/domain/cobertura/registro';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { FichaPersona } from '../persona/ficha.queries.ts';

/** The use cases that make a new affiliation. */
type AccionRegistro = Extract<
  ClaveOperacion,
  'registro-titular' | 'registro-titular-lista' | 'registro-fallecido' | 'registro-beneficiario'
>;

/** A new affiliation whose every code was found and every rule held, without the person. */
export interface Alta {
  accion: AccionRegistro;
  idEnteGestor: number;
  idEntidad: number;
  idTipoAsegurado: number;
  ficha: FichaPersona;
  /** The identity service's photo, for an entity that has none yet. */
  fotoInicial: Buffer | null;
  hechos: HechosDeAlta;
  /** What the row holds besides. */
  resto: {
    id_titular?: number;
    id_parentesco?: number;
    id_motivo_baja?: number | null;
    matricula: string | null;
    id_establecimiento: number | null;
    id_departamento: number | null;
    fecha_ingreso_trabajo?: FechaCivil | null;
    puesto_empleado?: string | null;
    salario?: number | null;
    id_departamento_trabajo?: number | null;
    codigo_municipio_trabajo?: string | null;
  };
}
