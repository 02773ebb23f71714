/**
 * Whom the figures of a day count, as SQL: of affiliation a, on day d of a managing entity. The pieces of the count and of the
 * lists behind it; a test holds them to `conteosDeAfiliacion` of the domain.
 */
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { sql } from 'kysely';

const { ACTIVO, BAJA_FUTURA, INACTIVO, INHABILITADO, DERECHOHABIENTE, REVISION } = ESTADO;

/** `estaCubierto` of the domain. */
export const CUBIERTA = sql`
  (a.estado <> ${sql.lit(REVISION)} and a.fecha_afiliacion <= d.fecha and case
    when a.estado = ${sql.lit(ACTIVO)} then true
    when a.estado = ${sql.lit(DERECHOHABIENTE)}
      or (a.estado in (${sql.lit(INACTIVO)}, ${sql.lit(INHABILITADO)}) and a.fecha_baja > a.fecha_derechohabiente) then
      case
        when a.fecha_derechohabiente > d.fecha then
          (a.fecha_baja > a.fecha_derechohabiente) is not true
          and coalesce(d.fecha <= greatest(a.fecha_baja - 1, a.fecha_cesantia, a.fecha_ampliacion), false)
        else (a.fecha_baja > a.fecha_derechohabiente and d.fecha >= a.fecha_baja) is not true
      end
    when a.estado = ${sql.lit(BAJA_FUTURA)} then coalesce(d.fecha <= a.fin_cobertura, true)
    else coalesce(d.fecha <= a.fin_cobertura, false)
  end)`;

/** Novedad n was the managing entity's, and open when the day ended; it may be answered since. */
export const ABIERTA_ESE_DIA = sql`n.id_ente_gestor = d.id_ente_gestor
  and dia_en_la_paz(n.creado_en) <= d.fecha and (n.estado = 'ABIERTA' or dia_en_la_paz(n.procesado_en) > d.fecha)`;

/** Nobody is affiliated before being born: by these alone few are left. `d.mes`: the first day of the month. */
export const AFILIADA_EN_EL_MES = sql`a.tipo = 'BENEFICIARIO' and a.fecha_afiliacion between d.mes and d.fecha`;

/** Person p was born in the month, up to the day. */
export const NACIDA_EN_EL_MES = sql`p.fecha_nacimiento between d.mes and d.fecha`;
