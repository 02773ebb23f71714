import {
  type OvtEmpresaRespuesta,
  type OvtPersonaRespuesta,
  ovtEmpresaSolicitud,
  ovtPersonaSolicitud,
} from '@sgpa/registry-wire/ovt/schema';
import type { FastifyInstance } from 'fastify';
import { EMPLEADORES } from '../people/empleadores.ts';
import type { Persona } from '../people/persona.ts';
import type { Deps } from '../shared/deps.ts';
import { mesAtras, type Reloj } from '../shared/reloj.ts';

export function rutasOvt(app: FastifyInstance, { padron, reloj }: Deps): void {
  app.post('/persona', async (request, reply) => {
    const solicitud = ovtPersonaSolicitud.safeParse(request.body);
    if (!solicitud.success) return reply.code(400).send({ mensaje: 'Solicitud inválida' });
    const persona = padron.unica(solicitud.data);
    return persona && persona.empleos.length > 0 ? conEmpleos(persona, reloj) : sinEmpleos();
  });

  app.post('/empresa', async (request, reply) => {
    const solicitud = ovtEmpresaSolicitud.safeParse(request.body);
    if (!solicitud.success) return reply.code(400).send({ mensaje: 'Solicitud inválida' });
    return empresa(solicitud.data.nitEmpresa, solicitud.data.matriculaEmpresa);
  });
}

function conEmpleos(persona: Persona, reloj: Reloj): OvtPersonaRespuesta {
  const empresas = persona.empleos.flatMap(({ empleador, mesesAtras }) =>
    mesesAtras.map((meses) => ({
      caja: { descripcion: empleador.caja },
      ...mesAtras(reloj, meses),
      matriculaComercio: empleador.matriculaComercio,
      nit: empleador.nit,
      razonSocial: empleador.razonSocial,
      descripcion: 'PLANILLA MENSUAL DE SUELDOS Y SALARIOS',
    })),
  );
  const { fechaNacimiento, nombres, primerApellido, segundoApellido } = persona;
  return {
    finalizado: true,
    datos: {
      tipoDocumento: 'CI',
      fechaNacimiento,
      nombres,
      primerApellido,
      segundoApellido,
      estadoVerificacion: 'VERIFICADO',
      empresas,
    },
    mensaje: 'La consulta se realizó correctamente',
  };
}

function sinEmpleos(): OvtPersonaRespuesta {
  return { finalizado: false, datos: null, mensaje: 'No se encontraron registros de la persona en las planillas' };
}

function empresa(nit: string, matricula: string): OvtEmpresaRespuesta {
  const hallada = EMPLEADORES.find(
    (e) => (nit === '' || e.nit === nit) && (matricula === '' || e.matriculaComercio === matricula),
  );
  if (!hallada) return { finalizado: false, datos: null, mensaje: 'No se encontró la empresa' };
  const { matriculaComercio, razonSocial, fechaInscripcion } = hallada;
  return {
    finalizado: true,
    datos: { nit: hallada.nit, matriculaComercio, razonSocial, fechaInscripcion },
    mensaje: 'La consulta se realizó correctamente',
  };
}
