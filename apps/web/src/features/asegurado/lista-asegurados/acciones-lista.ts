/** The buttons over the list that act on the chosen row (document 2 §2): which ones there are, and which are offered. */
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { AccionDeFila } from '@sgpa/domain/asegurado/acciones-fila';
import { permisosEnLista } from '@sgpa/domain/asegurado/permisos-lista';
import type { AccionDelDialogo, TipoAfiliado } from './busqueda.ts';

type DeUnaFila = Exclude<AccionDelDialogo, 'nuevo'>;

export interface AccionDeLista {
  accion: DeUnaFila;
  /** On the button, and in the dialog's title. */
  nombre: string;
  /** Its name among the row's `acciones_permitidas`. */
  permiso: AccionDeFila;
}

const DETALLES: AccionDeLista = { accion: 'detalles', nombre: 'Detalles', permiso: 'detalle-asegurado' };

const ACCIONES: Record<TipoAfiliado, readonly AccionDeLista[]> = {
  TITULAR: [
    DETALLES,
    { accion: 'baja', nombre: 'Baja', permiso: 'baja-titular' },
    { accion: 'ampliacion', nombre: 'Ampliación', permiso: 'ampliacion-titular' },
    { accion: 'beneficiarios', nombre: 'Beneficiarios', permiso: 'beneficiarios' },
    { accion: 'actualizar', nombre: 'Actualizar', permiso: 'actualizacion-titular' },
  ],
  BENEFICIARIO: [DETALLES, { accion: 'actualizar', nombre: 'Actualizar', permiso: 'actualizacion-beneficiario' }],
};

/** With a row, what the server offers for it; without one, what the role (its `deRol`) may do with some row. */
export function accionesVisibles(
  tipo: TipoAfiliado,
  deRol: readonly string[],
  fila: FilaAsegurado | undefined,
): readonly AccionDeLista[] {
  return ACCIONES[tipo].filter(({ permiso }) => {
    if (fila) return fila.acciones_permitidas.includes(permiso);
    return permiso === DETALLES.permiso || permisosEnLista(permiso).every((slug) => deRol.includes(slug));
  });
}

/** A beneficiary's row names the holder. */
export const tipoDe = (fila: FilaAsegurado): TipoAfiliado =>
  fila.numero_documento_titular === null ? 'TITULAR' : 'BENEFICIARIO';

export function permite(fila: FilaAsegurado, accion: DeUnaFila): boolean {
  return accionesVisibles(tipoDe(fila), [], fila).some((una) => una.accion === accion);
}

export function nombreDeAccion(accion: DeUnaFila): string {
  return ACCIONES.TITULAR.find((una) => una.accion === accion)?.nombre ?? '';
}
