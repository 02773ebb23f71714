import type { Situacion } from '@sgpa/contract/shared/revision';
import { finDeCobertura, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe, leerCodigoEstado } from '@sgpa/domain/cobertura/estados';

/** Where an affiliation stands, or would. */
export const presentarSituacion = (h: HechosAfiliacion): Situacion => ({
  codigo_estado: leerCodigoEstado(h.estado),
  estado: estadoDe(h.estado).nombre,
  fecha_baja: h.fecha_baja,
  fecha_cesantia: h.fecha_cesantia,
  fecha_ampliacion: h.fecha_ampliacion,
  fecha_derechohabiente: h.fecha_derechohabiente,
  fin_cobertura: finDeCobertura(h),
});
