import type { CodigoRegla } from '@sgpa/domain/errors/catalogo';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import pg from 'pg';

/** Maps each constraint that only two simultaneous writers can meet to what it forbids. */
export const RESTRICCIONES: Readonly<Record<string, CodigoRegla>> = {
  afiliacion_unica: 'REGISTRO_EXISTENTE',
  afiliacion_sin_solape: 'COBERTURA_SOLAPADA',
  usuario_por_username: 'USUARIO_EXISTENTE',
  usuario_documento_unico: 'DOCUMENTO_DE_USUARIO_EXISTENTE',
  parametrica_grupo_codigo_key: 'PARAMETRO_EXISTENTE',
  ente_gestor_sigla_key: 'PARAMETRO_EXISTENTE',
  establecimiento_salud_codigo_rues_key: 'PARAMETRO_EXISTENTE',
  entidad_empleadora_codigo_key: 'PARAMETRO_EXISTENTE',
  entidad_empleadora_tipo_codigo_numero_key: 'PARAMETRO_EXISTENTE',
  feriado_pkey: 'PARAMETRO_EXISTENTE',
  edad_limite_codigo_vigente_desde_key: 'EDAD_EXISTENTE',
  declaracion_vigente: 'PERIODO_DECLARADO',
};

/** Gives PostgreSQL's code of an error; undefined for any other error. */
export const codigoSql = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** Gives the refusal that an error stands for: one of ours, or a constraint with a code; null for a breakdown. */
export function comoRechazo(error: unknown): Rechazo | null {
  if (error instanceof Rechazo) return error;
  const codigo = error instanceof pg.DatabaseError ? RESTRICCIONES[error.constraint ?? ''] : undefined;
  return codigo === undefined ? null : new Rechazo(codigo);
}
