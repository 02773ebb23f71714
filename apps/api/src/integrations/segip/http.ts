import { esNumeroDocumento } from '@sgpa/domain/shared/documento';
import { esFechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { SEGIP_CODIGO, type SegipRespuesta, segipRespuesta } from '@sgpa/registry-wire/segip/schema';
import { crearFuente, type OpcionesFuente } from '../shared/fuente.ts';
import { complementoDe, solicitudDe } from '../shared/solicitud.ts';
import type { RespuestaSegip, Segip } from './port.ts';

export function crearSegip(opciones: OpcionesFuente): Segip & { cerrar(): Promise<void> } {
  const fuente = crearFuente(opciones);
  return {
    async consultar(consulta) {
      const respuesta = await fuente.preguntar('/consulta', solicitudDe(consulta), segipRespuesta);
      return respuesta.disponible ? traducir(respuesta.datos, consulta.numero) : respuesta;
    },
    cerrar: () => fuente.cerrar(),
  };
}

function traducir(datos: SegipRespuesta, numero: string): RespuestaSegip {
  const mensaje = datos.descripcionRespuesta;
  if (!datos.esValido) {
    const tipo = datos.codigoRespuesta === SEGIP_CODIGO.ambiguo ? 'ambiguo' : 'no_encontrado';
    return { disponible: true, tipo, mensaje };
  }
  const persona = personaDe(datos.datosPersonaEnFormatoJson, datos.fotografia);
  // An answer about somebody else is no answer, nor is one without a birth date that can be.
  if (persona?.numero !== numero) return { disponible: false, motivo: 'respuesta' };
  return { disponible: true, tipo: 'encontrado', persona, mensaje };
}

type DatosPersona = Extract<SegipRespuesta, { esValido: true }>['datosPersonaEnFormatoJson'];

function personaDe(
  { numeroDocumento, Complemento, fechaNacimiento, ...resto }: DatosPersona,
  fotografia: string | null,
) {
  if (!esFechaCivil(fechaNacimiento) || !esNumeroDocumento(numeroDocumento)) return null;
  return { numero: numeroDocumento, complemento: complementoDe(Complemento), fechaNacimiento, ...resto, fotografia };
}
