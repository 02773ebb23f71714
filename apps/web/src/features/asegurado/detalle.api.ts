import type { Params } from '@sgpa/contract/envios';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../lib/llamar.ts';

/** Names the holder's affiliation of a row: its own, or the one that a beneficiary hangs on. */
export function partesDeDetalle(fila: FilaAsegurado): Params<'detalle-asegurado'> {
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

/**
 * Asks for the holder, also for a beneficiary's row. The authority looks up in the row's managing entity by its sigla,
 * everybody else in their own (document 2 §6). It is always asked anew: what one reads here is the person's right
 * today.
 */
export function useDetalle(fila: FilaAsegurado, autoridad: boolean) {
  const params = partesDeDetalle(fila);
  const { siglaEnteGestor } = fila;
  return useQuery({
    queryKey: ['detalle-asegurado', params, autoridad ? siglaEnteGestor : null],
    queryFn: ({ signal: senal }) =>
      autoridad
        ? llamar('detalle-asegurado/ente', { params: { ...params, siglaEnteGestor } }, { senal })
        : llamar('detalle-asegurado', { params }, { senal }),
    staleTime: 0,
    gcTime: 0,
  });
}
