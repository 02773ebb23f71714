import { esNumeroDocumento } from '@sgpa/domain/shared/documento';
import { esFechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { limpiarNombre } from '@sgpa/domain/shared/nombres';
import {
  SEGIP_CODIGO,
  type SegipCertificacionRespuesta,
  type SegipRespuesta,
  segipCertificacionRespuesta,
  segipRespuesta,
} from '@sgpa/registry-wire/segip/schema';
import { complementoDe, crearFuente, type OpcionesFuente, solicitudDe } from '../shared/fuente.ts';
import type { PersonaCertificada, RespuestaCertificacion, RespuestaSegip, Segip } from './port.ts';

export function crearSegip(opciones: OpcionesFuente): Segip & { cerrar(): Promise<void> } {
  const fuente = crearFuente(opciones);
  return {
    async consultar(consulta) {
      const respuesta = await fuente.preguntar('/consulta', solicitudDe(consulta), segipRespuesta);
      return respuesta.disponible ? traducir(respuesta.datos, consulta.numero) : respuesta;
    },
    async certificar(consulta) {
      const respuesta = await fuente.preguntar('/certificacion', solicitudDe(consulta), segipCertificacionRespuesta);
      return respuesta.disponible ? traducirCertificacion(respuesta.datos, consulta.numero) : respuesta;
    },
    cerrar: () => fuente.cerrar(),
  };
}

function traducir(datos: SegipRespuesta, numero: string): RespuestaSegip {
  if (!datos.esValido) return sinPersona(datos);
  const { datosPersonaEnFormatoJson, fotografia, descripcionRespuesta: mensaje } = datos;
  const { sexo, estadoCivil, pais, departamento, municipio, fallecido, extranjero } = datosPersonaEnFormatoJson;
  const identidad = identidadDe(datosPersonaEnFormatoJson, numero);
  if (identidad === null) return SIN_RESPUESTA;
  const rasgos = { sexo, estadoCivil, pais, departamento, municipio, fallecido, extranjero };
  return { disponible: true, tipo: 'encontrado', persona: { ...identidad, ...rasgos, fotografia }, mensaje };
}

function traducirCertificacion(datos: SegipCertificacionRespuesta, numero: string): RespuestaCertificacion {
  if (!datos.esValido) return sinPersona(datos);
  const { datosPersonaEnFormatoJson, reporteCertificacion: reporte, descripcionRespuesta: mensaje } = datos;
  const persona = identidadDe(datosPersonaEnFormatoJson, numero);
  return persona === null ? SIN_RESPUESTA : { disponible: true, tipo: 'encontrado', persona, reporte, mensaje };
}

type SinPersona = Extract<SegipRespuesta | SegipCertificacionRespuesta, { esValido: false }>;

const SIN_RESPUESTA = { disponible: false, motivo: 'respuesta' } as const;

function sinPersona({ codigoRespuesta, descripcionRespuesta: mensaje }: SinPersona) {
  const tipo = codigoRespuesta === SEGIP_CODIGO.ambiguo ? ('ambiguo' as const) : ('no_encontrado' as const);
  return { disponible: true, tipo, mensaje } as const;
}

type DatosPersona = Extract<SegipCertificacionRespuesta, { esValido: true }>['datosPersonaEnFormatoJson'];

/** An answer about somebody else counts as none, and so does one with an impossible birth date. */
function identidadDe(datos: DatosPersona, pedido: string): PersonaCertificada | null {
  const { numeroDocumento: numero, Complemento, fechaNacimiento, nombres, primerApellido, segundoApellido } = datos;
  if (numero !== pedido || !esFechaCivil(fechaNacimiento) || !esNumeroDocumento(numero)) return null;
  return {
    numero,
    complemento: complementoDe(Complemento),
    fechaNacimiento,
    nombres: limpiarNombre(nombres),
    primerApellido: limpiarNombre(primerApellido),
    segundoApellido: limpiarNombre(segundoApellido),
  };
}
