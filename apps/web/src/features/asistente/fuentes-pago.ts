/** Sorts payment sources by kind (document 1 §4): records count only with code 300, an outage is always told. */
import type { FuentePago, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { ESTADO_ASEGURADO, ESTADO_FUENTE_PAGO } from '@sgpa/domain/titular/contraste';

export interface Fuente {
  filas: FuentePago[];
  /** A source that could not be asked is not available: no records then does not mean that there are none. */
  disponible: boolean;
}

type Fuentes = Record<FuentePago['tipo'], Fuente>;

export function fuentesPorTipo({ codigo, detalle }: PersonaValidada['estado_fuente_pago']): Fuentes {
  const fuente = (tipo: FuentePago['tipo']): Fuente => {
    const suyas = detalle.filter((fila) => fila.tipo === tipo);
    return {
      filas: codigo === ESTADO_FUENTE_PAGO.PRESENTE ? suyas.filter((fila) => fila.disponible) : [],
      disponible: suyas.every((fila) => fila.disponible),
    };
  };
  return { OVT: fuente('OVT'), SENASIR: fuente('SENASIR'), GESTORA: fuente('GESTORA') };
}

export const sinFuente = (fuentes: Fuentes): boolean =>
  Object.values(fuentes).every(({ filas, disponible }) => disponible && filas.length === 0);

/** The records count only with code 400 or 401. */
export function registrosAsegurado({ codigo, detalle }: PersonaValidada['estado_asegurado']) {
  const hay = codigo === ESTADO_ASEGURADO.CUBIERTO || codigo === ESTADO_ASEGURADO.NO_CUBIERTO;
  return hay ? detalle : [];
}
