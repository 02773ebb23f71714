import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaCivil, fechaDada, id, idLargo, texto, textoRequerido } from '../shared/campos.ts';
import { registroCorregido, registroLeido } from '../shared/contacto.ts';
import { comoAccion } from '../shared/rechazos.ts';
import { respuestaAccion } from '../shared/respuestas.ts';

const nulo = z.string().nullable();

const afiliacion = {
  fecha_inicio: fechaCivil,
  tipo_asegurado: textoRequerido(60),
  matricula: texto(40).nullish(),
  departamento: texto(40).nullish(),
  codigo_establecimiento: texto(40).nullish(),
  tipo_codigo: id.nullish(),
  id_afiliacion_ente_gestor: idLargo,
};

const empleador = {
  codigo_entidad: textoRequerido(40),
  razon_social: texto(300).nullish(),
  fecha_ingreso_trabajo: fechaCivil.nullish(),
  puesto_empleado: texto(150).nullish(),
  salario: z.number({ error: 'Debe ser un número.' }).min(0, 'No pueden ser menores a 0').max(99_999_999).nullish(),
  departamento: texto(40).nullish(),
  municipio: texto(40).nullish(),
};

/** The whole record of a holder, as the update form shows it (document 2 §3 Affiliation, Employer). */
export const registroTitularPorCodigo = endpoint('actualizacion-titular/registro', {
  summary: 'Registro completo de un titular',
  request: { params: z.object({ code: idLargo }) },
  response: z.object({
    data: z.object({
      ...registroLeido,
      afiliacion: z.object({
        fecha_inicio: fechaDada,
        tipo_asegurado: z.string(),
        matricula: nulo,
        departamento: nulo,
        codigo_establecimiento: nulo,
        tipo_codigo: z.number().int(),
        id_afiliacion_ente_gestor: z.number(),
        id_ente_gestor: z.number().int(),
      }),
      empleador: z.object({
        codigo_entidad: z.string(),
        razon_social: z.string(),
        fecha_ingreso_trabajo: fechaDada.nullable(),
        puesto_empleado: nulo,
        salario: z.number().nullable(),
        departamento: nulo,
        municipio: nulo,
      }),
    }),
  }),
});
export type RegistroTitular = z.infer<typeof registroTitularPorCodigo.response>['data'];

export const actualizacionTitular = endpoint('actualizacion-titular', {
  summary: 'Actualiza el registro de un titular',
  request: {
    body: z.object({
      ...registroCorregido,
      afiliacion: z.object(afiliacion),
      empleador: z.object(empleador),
    }),
  },
  response: respuestaAccion,
  rechazo: comoAccion,
});
export type PedidoActualizacionTitular = z.infer<typeof actualizacionTitular.request.body>;
