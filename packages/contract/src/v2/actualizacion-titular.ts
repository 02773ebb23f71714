import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { delEnte, delEntePedido, empleoPedido } from '../shared/afiliacion.ts';
import { anulable, fechaCivil, fechaDada, idAfiliacion, idCorto, texto, textoRequerido } from '../shared/campos.ts';
import { lecturaDeRegistro, registroCorregido } from '../shared/correccion.ts';
import { respuestasDeAccion } from '../shared/rechazos.ts';

const afiliacion = {
  fecha_inicio: fechaCivil,
  tipo_asegurado: textoRequerido(60),
  ...delEntePedido,
  tipo_codigo: idCorto.nullish(),
  id_afiliacion_ente_gestor: idAfiliacion,
};

const empleador = {
  codigo_entidad: textoRequerido(40),
  razon_social: texto(300).nullish(),
  ...empleoPedido,
};

/** Gives the whole record of a holder, as the update form shows it (document 2 §3 Affiliation, Employer). */
export const registroTitularPorCodigo = endpoint({
  clave: 'actualizacion-titular/registro',
  method: 'GET',
  path: '/v2/afiliado/findByCodigo/:code',
  summary: 'Registro completo de un titular',
  ...lecturaDeRegistro(
    z.object({
      fecha_inicio: fechaDada,
      tipo_asegurado: z.string(),
      ...delEnte,
      tipo_codigo: z.number().int(),
      id_afiliacion_ente_gestor: z.number(),
      id_ente_gestor: z.number().int(),
    }),
    z.object({
      codigo_entidad: z.string(),
      razon_social: z.string(),
      fecha_ingreso_trabajo: fechaDada.nullable(),
      puesto_empleado: anulable,
      salario: z.number().nullable(),
      departamento: anulable,
      municipio: anulable,
    }),
  ),
});
export type RegistroTitular = z.infer<typeof registroTitularPorCodigo.response>['data'];

export const actualizacionTitular = endpoint({
  clave: 'actualizacion-titular',
  method: 'POST',
  path: '/v2/afiliado/update',
  idempotente: true,
  summary: 'Actualiza el registro de un titular',
  request: {
    body: z.object({
      ...registroCorregido,
      afiliacion: z.object(afiliacion),
      empleador: z.object(empleador),
    }),
  },
  ...respuestasDeAccion,
});
export type PedidoActualizacionTitular = z.infer<typeof actualizacionTitular.request.body>;
