import { type SenasirRespuesta, senasirRespuesta } from '@sgpa/registry-wire/senasir/schema';
import { complementoDe, crearFuente, type OpcionesFuente, solicitudDe } from '../shared/fuente.ts';
import type { RespuestaSenasir, Senasir } from './port.ts';

export function crearSenasir(opciones: OpcionesFuente): Senasir & { cerrar(): Promise<void> } {
  const fuente = crearFuente(opciones);
  return {
    async consultar(consulta) {
      const respuesta = await fuente.preguntar('/consulta', solicitudDe(consulta), senasirRespuesta);
      return respuesta.disponible ? traducir(respuesta.datos, consulta.numero) : respuesta;
    },
    cerrar: () => fuente.cerrar(),
  };
}

function traducir(datos: SenasirRespuesta, numero: string): RespuestaSenasir {
  const mensaje = datos.descripcionRespuesta;
  if (!datos.esValido) {
    return {
      disponible: true,
      rentista: false,
      codigo: datos.codigoRespuesta,
      beneficio: null,
      persona: null,
      mensaje,
    };
  }
  const { numeroDocumento, Complemento, ...resto } = datos.datosPersonaEnFormatoJson;
  // An answer about somebody else counts as none.
  if (numeroDocumento !== numero) return { disponible: false, motivo: 'respuesta' };
  return {
    disponible: true,
    rentista: true,
    codigo: datos.codigoRespuesta,
    beneficio: datos.datosBeneficioEnFormatoJson.beneficio,
    persona: { numero: numeroDocumento, complemento: complementoDe(Complemento), ...resto },
    mensaje,
  };
}
