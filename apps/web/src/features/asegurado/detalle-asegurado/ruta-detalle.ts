import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { unirDocumento } from '@sgpa/domain/shared/documento';

const BASE = '/v1/asegurado/buscar/titular';

/** What names the holder's affiliation of a row: its own, or for a beneficiary the one it hangs on. */
function claveDelTitular(fila: FilaAsegurado): (string | null)[] {
  if (fila.numero_documento_titular === null) {
    return [
      fila.tipo_documento,
      unirDocumento(fila.numero_documento, fila.complemento_documento),
      fila.fecha_nacimiento,
      fila.codigo_entidad,
      fila.estado.fecha_afiliacion,
    ];
  }
  return [
    fila.tipo_documento_titular,
    unirDocumento(fila.numero_documento_titular, fila.complemento_documento_titular),
    fila.fecha_nacimiento_titular,
    fila.codigo_entidad_titular,
    fila.fecha_afiliacion_titular,
  ];
}

/** The authority looks up in the row's managing entity by its sigla, everybody else in their own (document 2 §6). */
export function rutaDeDetalle(fila: FilaAsegurado, autoridad: boolean): string {
  const partes = claveDelTitular(fila).map((parte) => parte ?? '');
  const ruta = autoridad ? ['enteGestor', ...partes, fila.siglaEnteGestor] : partes;
  return [BASE, ...ruta.map(encodeURIComponent)].join('/');
}
