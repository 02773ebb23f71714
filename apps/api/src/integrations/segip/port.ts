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

/** `mensaje` is the service's own description, fit to show. */
export type RespuestaSegip =
  | { disponible: true; tipo: 'encontrado'; persona: PersonaSegip; mensaje: string }
  /** ambiguo: several persons share the number; ask with complement and/or birth date. */
  | { disponible: true; tipo: 'no_encontrado' | 'ambiguo'; mensaje: string }
  | NoDisponible;

export interface Segip {
  /** Never throws. */
  consultar(consulta: ConsultaPersona): Promise<RespuestaSegip>;
}
