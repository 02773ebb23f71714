import { gestoraRespuesta } from '@sgpa/registry-wire/gestora/schema';
import { crearFuente, type OpcionesFuente, solicitudDe } from '../shared/fuente.ts';
import type { Gestora } from './port.ts';

export function crearGestora(opciones: OpcionesFuente): Gestora & { cerrar(): Promise<void> } {
  const fuente = crearFuente(opciones);
  return {
    async aportes(consulta) {
      const respuesta = await fuente.preguntar('/consulta', solicitudDe(consulta), gestoraRespuesta);
      if (!respuesta.disponible) return respuesta;
      const { datos, mensaje } = respuesta.datos;
      const aportes = datos.map(({ periodoCotizacion, ...resto }) => ({ ...resto, periodo: periodoCotizacion }));
      return { disponible: true, aportes, mensaje };
    },
    cerrar: () => fuente.cerrar(),
  };
}
