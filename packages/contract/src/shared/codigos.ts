/** The wire names these codes of the domain, and no other travels. */

import { CODIGOS_ESTADO } from '@sgpa/domain/cobertura/estados';
import { ACCIONES_DE_FILA } from '@sgpa/domain/cuenta/acciones';
import { SLUGS } from '@sgpa/domain/cuenta/permisos';
import {
  ESTADO_ALMACENAMIENTO,
  ESTADO_ASEGURADO,
  ESTADO_FUENTE_PAGO,
  ESTADO_RESPUESTA,
} from '@sgpa/domain/titular/contraste';
import { z } from 'zod';
import { fechaDada, fechaDadaONula } from './campos.ts';

export const codigoEstado = z.literal(CODIGOS_ESTADO);
export const tipoAfiliado = z.enum(['TITULAR', 'BENEFICIARIO']);
export const casoDeUso = z.enum(SLUGS);
export const accionDeFila = z.enum(ACCIONES_DE_FILA);
export const codigoAlmacenamiento = z.literal(Object.values(ESTADO_ALMACENAMIENTO));
/** Document 1 reads 200 as it reads 100. */
export const codigoIdentidad = z.literal([...Object.values(ESTADO_RESPUESTA), 200]);
export const codigoAsegurado = z.literal(Object.values(ESTADO_ASEGURADO));
export const codigoFuentePago = z.literal(Object.values(ESTADO_FUENTE_PAGO));

export const estadoDado = z.object({
  codigo: codigoEstado,
  descripcion: z.string(),
  fecha_afiliacion: fechaDada,
  fecha_baja: fechaDadaONula,
  fecha_cesantia: fechaDadaONula,
  fecha_ampliacion: fechaDadaONula,
});
