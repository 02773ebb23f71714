import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { unirDocumento } from '@sgpa/domain/shared/documento';

const BASE = '/v1/asegurado/buscar/titular';

/** The authority looks up in the row's managing entity by its sigla, everybody else in their own (document 2 §6). */
export function rutaDeDetalle(fila: FilaAsegurado, autoridad: boolean): string {
  const partes = [
    fila.tipo_documento,
    unirDocumento(fila.numero_documento, fila.complemento_documento),
    fila.fecha_nacimiento,
    fila.codigo_entidad,
    fila.estado.fecha_afiliacion,
  ];
  const ruta = autoridad ? ['enteGestor', ...partes, fila.siglaEnteGestor] : partes;
  return [BASE, ...ruta.map(encodeURIComponent)].join('/');
}
