import { SEGIP_CODIGO, type SegipRespuesta, segipSolicitud } from '@sgpa/registry-wire/segip/schema';
import type { FastifyInstance } from 'fastify';
import type { Persona } from '../people/persona.ts';
import { datosPersona } from '../shared/datos-persona.ts';
import type { Deps } from '../shared/deps.ts';
import { callar } from '../shared/servidor.ts';

export function rutasSegip(app: FastifyInstance, { padron, fotografias }: Deps): void {
  app.post('/consulta', async (request, reply) => {
    const solicitud = segipSolicitud.safeParse(request.body);
    if (!solicitud.success) return reply.code(400).send({ mensaje: 'Solicitud inválida' });
    const candidatas = padron.conDocumento(solicitud.data);
    if (candidatas.some((p) => p.sinRespuesta)) return callar(reply);
    if (candidatas.length > 1 && solicitud.data.fechaNacimiento === '') return sinPersona(SEGIP_CODIGO.ambiguo);
    // A unique document is answered whatever the birth date asked with; a shared one only when the date tells.
    const [unica] = candidatas;
    const elegida = candidatas.length === 1 ? unica : padron.unica(solicitud.data);
    return elegida ? encontrado(elegida, await fotografias(elegida)) : sinPersona(SEGIP_CODIGO.noEncontrado);
  });
}

function encontrado(p: Persona, fotografia: string): SegipRespuesta {
  const { sexo, estadoCivil, pais, departamento, municipio, fallecido, extranjero } = p;
  return {
    esValido: true,
    codigoRespuesta: SEGIP_CODIGO.encontrado,
    descripcionRespuesta: 'Se encontró el registro',
    datosPersonaEnFormatoJson: {
      ...datosPersona(p),
      sexo,
      estadoCivil,
      pais,
      departamento,
      municipio,
      fallecido,
      extranjero,
    },
    fotografia,
  };
}

function sinPersona(codigoRespuesta: typeof SEGIP_CODIGO.noEncontrado | typeof SEGIP_CODIGO.ambiguo): SegipRespuesta {
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
