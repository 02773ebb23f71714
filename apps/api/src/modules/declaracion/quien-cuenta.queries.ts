/**
 * Whom the figures of a day count, as SQL: of affiliation a, on day d of a managing entity. The pieces of the count and of the
 * lists behind it; a test holds them to `conteosDeAfiliacion` of the domain.
 */
import { sql } from 'kysely';

/** `estaCubierto` of the domain, by its one routine (rutinas/51_cobertura.sql). */
export const CUBIERTA = sql`cubierta_en(a, d.fecha)`;

/** Novedad n was the managing entity's, and open when the day ended; it may be answered since. */
export const ABIERTA_ESE_DIA = sql`n.id_ente_gestor = d.id_ente_gestor
  and dia_en_la_paz(n.creado_en) <= d.fecha and (n.estado = 'ABIERTA' or dia_en_la_paz(n.procesado_en) > d.fecha)`;

/** Nobody is affiliated before being born: by these alone few are left. `d.mes`: the first day of the month. */
export const AFILIADA_EN_EL_MES = sql`a.tipo = 'BENEFICIARIO' and a.fecha_afiliacion between d.mes and d.fecha`;

/** Person p was born in the month, up to the day. */
export const NACIDA_EN_EL_MES = sql`p.fecha_nacimiento between d.mes and d.fecha`;
