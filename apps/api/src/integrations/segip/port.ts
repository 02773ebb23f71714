import type { NumeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { ConsultaPersona, NoDisponible } from '../shared/resultado.ts';

export interface PersonaSegip {
  numero: NumeroDocumento;
  complemento: string | null;
  nombres: string;
  primerApellido: string;
  segundoApellido: string;
  /** The date is 'YYYY-MM-DD' and may differ from the one that was asked with: the caller compares. */
  fechaNacimiento: FechaCivil;
  sexo: string;
  estadoCivil: string;
  pais: string;
  /** The department travels as its sigla. */
  departamento: string;
  /** The municipality travels as its INE code. */
  municipio: string;
  fallecido: boolean;
  extranjero: boolean;
  /** The photograph is a JPEG in base64, without the data: prefix. */
  fotografia: string | null;
}

export type PersonaCertificada = Pick<
  PersonaSegip,
  'numero' | 'complemento' | 'nombres' | 'primerApellido' | 'segundoApellido' | 'fechaNacimiento'
>;

interface SinPersona {
  disponible: true;
  /** `ambiguo` means that several persons share the number: ask with complement and/or birth date. */
  tipo: 'no_encontrado' | 'ambiguo';
  mensaje: string;
}

/** `mensaje` is the service's own description, fit to show. */
export type RespuestaSegip =
  | { disponible: true; tipo: 'encontrado'; persona: PersonaSegip; mensaje: string }
  | SinPersona
  | NoDisponible;

/** `reporte` came in base64 and nobody has looked into it yet; null where the service gave none. */
export type RespuestaCertificacion =
  | { disponible: true; tipo: 'encontrado'; persona: PersonaCertificada; reporte: string | null; mensaje: string }
  | SinPersona
  | NoDisponible;

/** An outage is an answer: nothing is thrown. */
export interface Segip {
  consultar(consulta: ConsultaPersona): Promise<RespuestaSegip>;
  certificar(consulta: ConsultaPersona): Promise<RespuestaCertificacion>;
}
