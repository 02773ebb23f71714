import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDigitos, fechaDadaONula as fecha, fechaDada, idLargo } from '../shared/campos.ts';
import { tipoAfiliado } from '../shared/codigos.ts';
import { IDENTIDAD_DADA } from '../shared/persona.ts';

const deLaAfiliacion = z.object({
  idNovedadEnteGestor: z.number(),
  codigoNovedad: z.string(),
  /** The state is the affiliation's on this day, not the novedad's. */
  estado: z.string(),
  fechaInicio: fechaDada,
  /** The last day of cover is null while none is known. */
  fechaFin: fecha,
  claveTipoAfiliacion: tipoAfiliado,
  claveRelacionTitular: z.string().nullable(),
  nombreEntidad: z.string(),
  idAfiliadoEnteGestor: z.number(),
  detalleNovedad: z.string(),
  /** Tells why its baja is refused, whoever asks; null where it is not. */
  impide_baja: z.string().nullable(),
});

/** Follows document 1 §3 Novedad detail response. `novedades` are the open ones in scope, the asked one first. */
const detalle = z
  .object({
    persona: z.object(IDENTIDAD_DADA),
    afiliacion_actual: z.object({
      nombre_ente_gestor: z.string(),
      fecha_afiliacion: fechaDada,
      nombre_entidad: z.string(),
      estado: z.string(),
    }),
    novedades: z.array(deLaAfiliacion),
  })
  .meta({ id: 'DetalleNovedad' });
export type DetalleNovedad = z.infer<typeof detalle>;
export type NovedadDeAfiliacion = z.infer<typeof deLaAfiliacion>;

export const detalleNovedad = endpoint({
  clave: 'detalle-novedad',
  method: 'GET',
  path: '/v1/novedades/findDetalleNovedades/:id_novedad_ente_gestor',
  summary: 'Una novedad con la persona, su afiliación y sus demás novedades',
  request: { params: z.object({ id_novedad_ente_gestor: enDigitos(idLargo) }) },
  response: detalle,
});
