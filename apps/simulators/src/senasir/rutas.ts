import { SENASIR_CODIGO, type SenasirRespuesta, senasirSolicitud } from '@sgpa/registry-wire/senasir/schema';
import type { FastifyInstance } from 'fastify';
import { datosPersona } from '../shared/datos-persona.ts';
import type { Deps } from '../shared/deps.ts';

const SIN_RENTA: SenasirRespuesta = {
  esValido: false,
  codigoRespuesta: SENASIR_CODIGO.sinRenta,
  descripcionRespuesta: 'La persona no se encuentra registrada como rentista',
  datosPersonaEnFormatoJson: null,
  datosBeneficioEnFormatoJson: null,
};

export function rutasSenasir(app: FastifyInstance, { padron }: Deps): void {
  app.post('/consulta', async (request, reply): Promise<SenasirRespuesta> => {
    const solicitud = senasirSolicitud.safeParse(request.body);
    if (!solicitud.success) return reply.code(400).send({ mensaje: 'Solicitud inválida' });
    const persona = padron.unica(solicitud.data);
    if (!persona || persona.beneficio === null) return SIN_RENTA;
    return {
      esValido: true,
      codigoRespuesta: SENASIR_CODIGO.rentista,
      descripcionRespuesta: 'La persona se encuentra registrada como rentista',
      datosPersonaEnFormatoJson: datosPersona(persona),
      datosBeneficioEnFormatoJson: { beneficio: persona.beneficio },
    };
  });
}
