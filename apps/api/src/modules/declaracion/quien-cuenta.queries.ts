/**
 * States in SQL whom a day's figures count, on affiliation a and day d of a managing entity. The count and the lists
 * behind it share these conditions; a test holds them to `conteosDeAfiliacion` of the domain.
 */
import { sql } from 'kysely';

/** The domain's `estaCubierto` is computed by the routine of rutinas/51_cobertura.sql. */
export const CUBIERTA = sql`cubierta_en(a, d.fecha)`;

/** Novedad n was the managing entity's and open when the day ended; it may have been answered later. */
export const ABIERTA_ESE_DIA = sql`n.id_ente_gestor = d.id_ente_gestor
  and dia_en_la_paz(n.creado_en) <= d.fecha and (n.estado = 'ABIERTA' or dia_en_la_paz(n.procesado_en) > d.fecha)`;

/** Nobody is affiliated before being born, so that this alone leaves few. `d.mes` is the first day of the month. */
export const AFILIADA_EN_EL_MES = sql`a.tipo = 'BENEFICIARIO' and a.fecha_afiliacion between d.mes and d.fecha`;

export const NACIDA_EN_EL_MES = sql`p.fecha_nacimiento between d.mes and d.fecha`;
