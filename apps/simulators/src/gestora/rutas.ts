import { type GestoraRespuesta, gestoraSolicitud } from '@sgpa/registry-wire/gestora/schema';
import type { FastifyInstance } from 'fastify';
import type { Persona } from '../people/persona.ts';
import type { Deps } from '../shared/deps.ts';
import { mesAtras, type Reloj } from '../shared/reloj.ts';

export function rutasGestora(app: FastifyInstance, { padron, reloj }: Deps): void {
  app.post('/consulta', async (request, reply): Promise<GestoraRespuesta> => {
    const solicitud = gestoraSolicitud.safeParse(request.body);
    if (!solicitud.success) return reply.code(400).send({ mensaje: 'Solicitud inválida' });
    const persona = padron.unica(solicitud.data);
    const datos = persona ? aportes(persona, reloj) : [];
    return { finalizado: true, datos, mensaje: datos.length > 0 ? 'Aportes encontrados' : 'Sin aportes' };
  });
}

function aportes(persona: Persona, reloj: Reloj): GestoraRespuesta['datos'] {
  return persona.aportes.flatMap(({ empleador, tipoEntidad, mesesAtras }) =>
    mesesAtras.map((meses) => {
      const { gestion, periodo } = mesAtras(reloj, meses);
      return {
        numeroIdentificacion: empleador.nit || empleador.matriculaComercio,
        tipoEntidad,
        entidadEmpleadora: empleador.razonSocial,
        periodoCotizacion: `${gestion}-${String(periodo).padStart(2, '0')}`,
      };
    }),
  );
}
