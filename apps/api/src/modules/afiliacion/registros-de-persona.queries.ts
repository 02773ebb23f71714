import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';

export interface RegistroPersona {
  id: number;
  id_persona: number;
  id_ente_gestor: number;
  ente_gestor: string;
  nombre_entidad: string;
  tipo_asegurado: string;
  categoria: string;
  estado: number;
  tipo: 'TITULAR' | 'BENEFICIARIO';
  fecha_afiliacion: FechaCivil;
  fecha_baja: FechaCivil | null;
  fecha_cesantia: FechaCivil | null;
  fecha_ampliacion: FechaCivil | null;
  fecha_derechohabiente: FechaCivil | null;
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
  numero_documento: string;
  complemento: string;
  fecha_nacimiento: FechaCivil;
}

/** A person's records in every managing entity, with the columns that the specification shows to everybody. */
export async function registrosEnTodosLosEntes(
  db: Db | Trx,
  documento: { numero: string; complemento: string; fechaNacimiento: FechaCivil },
): Promise<RegistroPersona[]> {
  const { numero, complemento, fechaNacimiento } = documento;
  const { rows } = await sql<RegistroPersona>`
    select * from estado_asegurado(${numero}, ${complemento}, ${fechaNacimiento})`.execute(db);
  return rows;
}
