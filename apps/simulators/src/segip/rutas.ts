import {
  SEGIP_CODIGO,
  type SegipCertificacionRespuesta,
  type SegipRespuesta,
  segipCertificacionSolicitud,
  segipSolicitud,
} from '@sgpa/registry-wire/segip/schema';
import type { FastifyInstance } from 'fastify';
import type { Clave, Padron } from '../people/padron.ts';
import type { Persona } from '../people/persona.ts';
import { datosPersona } from '../shared/datos-persona.ts';
import type { Deps } from '../shared/deps.ts';
import { callar } from '../shared/servidor.ts';
import { informeDe } from './informe.ts';

export function rutasSegip(app: FastifyInstance, { padron, fotografias, reloj }: Deps): void {
  app.post('/consulta', async (request, reply) => {
    const solicitud = segipSolicitud.safeParse(request.body);
    if (!solicitud.success) return reply.code(400).send({ mensaje: 'Solicitud inválida' });
    const quien = buscar(padron, solicitud.data);
    if (quien === 'calla') return callar(reply);
    return typeof quien === 'object' ? encontrado(quien, await fotografias(quien)) : sinPersona(quien);
  });

  app.post('/certificacion', async (request, reply) => {
    const solicitud = segipCertificacionSolicitud.safeParse(request.body);
    if (!solicitud.success) return reply.code(400).send({ mensaje: 'Solicitud inválida' });
    const quien = buscar(padron, solicitud.data);
    if (quien === 'calla') return callar(reply);
    if (typeof quien === 'object') return certificado(quien, await informeDe(quien, reloj.ahora()));
    const { fotografia: _, ...resto } = sinPersona(quien);
    return { ...resto, reporteCertificacion: null };
  });
}

type Ninguna = typeof SEGIP_CODIGO.noEncontrado | typeof SEGIP_CODIGO.ambiguo;

/** A unique document is answered whatever the birth date asked with; a shared one only when the date tells. */
function buscar(padron: Padron, clave: Clave): Persona | Ninguna | 'calla' {
  const candidatas = padron.conDocumento(clave);
  if (candidatas.some((p) => p.sinRespuesta)) return 'calla';
  if (candidatas.length > 1 && clave.fechaNacimiento === '') return SEGIP_CODIGO.ambiguo;
  const [unica] = candidatas;
  return (candidatas.length === 1 ? unica : padron.unica(clave)) ?? SEGIP_CODIGO.noEncontrado;
}

const certificado = (p: Persona, informe: Buffer): SegipCertificacionRespuesta => ({
  esValido: true,
  codigoRespuesta: SEGIP_CODIGO.encontrado,
  descripcionRespuesta: 'Se encontró el registro',
  datosPersonaEnFormatoJson: datosPersona(p),
  reporteCertificacion: informe.toString('base64'),
});

/** The query tells these of a person; the certification does not. */
const rasgosDe = ({ sexo, estadoCivil, pais, departamento, municipio, fallecido, extranjero }: Persona) => ({
  sexo,
  estadoCivil,
  pais,
  departamento,
  municipio,
  fallecido,
  extranjero,
});

function encontrado(p: Persona, fotografia: string): SegipRespuesta {
  return {
    esValido: true,
    codigoRespuesta: SEGIP_CODIGO.encontrado,
    descripcionRespuesta: 'Se encontró el registro',
    datosPersonaEnFormatoJson: { ...datosPersona(p), ...rasgosDe(p) },
    fotografia,
  };
}

function sinPersona(codigoRespuesta: Ninguna): Extract<SegipRespuesta, { esValido: false }> {
  const ambiguo = codigoRespuesta === SEGIP_CODIGO.ambiguo;
  return {
    esValido: false,
    codigoRespuesta,
    descripcionRespuesta: ambiguo
      ? 'Se encontró más de un registro, ingrese el complemento y/o la fecha de nacimiento'
      : 'No se encontró el registro',
    datosPersonaEnFormatoJson: null,
    fotografia: null,
  };
}
