import type { Params } from '@sgpa/contract/envios';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { unirDocumento } from '@sgpa/domain/shared/documento';

/** What names the holder's affiliation of a row: its own, or for a beneficiary the one it hangs on. */
export function claveDeDetalle(fila: FilaAsegurado): Params<'detalle-asegurado'> {
  const { numero_documento_titular: numero, fecha_nacimiento_titular: nacimiento } = fila;
  const { fecha_afiliacion_titular: afiliacion } = fila;
  // A holder has none of these, a beneficiary all of them.
  if (numero === null || nacimiento === null || afiliacion === null) {
    return {
      tipo_documento: fila.tipo_documento,
      numero_documento: unirDocumento(fila.numero_documento, fila.complemento_documento),
      fecha_nacimiento: fila.fecha_nacimiento,
      codigo_entidad: fila.codigo_entidad,
      fecha_afiliacion: fila.estado.fecha_afiliacion,
    };
  }
  return {
    tipo_documento: fila.tipo_documento_titular ?? '',
    numero_documento: unirDocumento(numero, fila.complemento_documento_titular ?? ''),
    fecha_nacimiento: nacimiento,
    codigo_entidad: fila.codigo_entidad_titular ?? '',
    fecha_afiliacion: afiliacion,
  };
}
