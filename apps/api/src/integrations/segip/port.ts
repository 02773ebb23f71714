import type { NumeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { ConsultaPersona, NoDisponible } from '../shared/resultado.ts';

/** A person as the national identity service knows them. */
export interface PersonaSegip {
  numero: NumeroDocumento;
  complemento: string | null;
  nombres: string;
  primerApellido: string;
  segundoApellido: string;
  /** 'YYYY-MM-DD'; may differ from the date asked with: the caller compares. */
  fechaNacimiento: FechaCivil;
  sexo: string;
  estadoCivil: string;
  pais: string;
  /** Department sigla. */
  departamento: string;
  /** INE code of the municipality. */
  municipio: string;
  fallecido: boolean;
  extranjero: boolean;
  /** JPEG in base64, without the data: prefix. */
  fotografia: string | null;
}

/** Of a person that was certified, no more is told. */
export type PersonaCertificada = Pick<
  PersonaSegip,
  'numero' | 'complemento' | 'nombres' | 'primerApellido' | 'segundoApellido' | 'fechaNacimiento'
>;

interface SinPersona {
  disponible: true;
  /** ambiguo: several persons share the number; ask with complement and/or birth date. */
  tipo: 'no_encontrado' | 'ambiguo';
  mensaje: string;
}

/** `mensaje` is the service's own description, fit to show. */
export type RespuestaSegip =
  | { disponible: true; tipo: 'encontrado'; persona: PersonaSegip; mensaje: string }
  | SinPersona
  | NoDisponible;

/** `reporte` is what came in base64, which nobody has looked into yet; null where the service gave none. */
export type RespuestaCertificacion =
  | { disponible: true; tipo: 'encontrado'; persona: PersonaCertificada; reporte: string | null; mensaje: string }
  | SinPersona
  | NoDisponible;

/** Nothing here throws. */
export interface Segip {
  consultar(consulta: ConsultaPersona): Promise<RespuestaSegip>;
  certificar(consulta: ConsultaPersona): Promise<RespuestaCertificacion>;
}
