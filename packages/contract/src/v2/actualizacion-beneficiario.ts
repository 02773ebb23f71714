import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaCivil, id, idLargo, texto, textoRequerido } from '../shared/campos.ts';
import { datosContacto, datosContactoPedido } from '../shared/contacto.ts';
import { respuestaAccion } from '../shared/respuestas.ts';

const nulo = z.string().nullable();

/** The whole record of a beneficiary (document 2 §3 Beneficiary update record); the employer is the holder's, to read. */
export const registroBeneficiarioPorCodigo = endpoint({
  slug: 'actualizacion-beneficiario',
  method: 'GET',
  path: '/v2/beneficiario/findByCodigo/:code',
  summary: 'Registro completo de un beneficiario',
  request: { params: z.object({ code: idLargo }) },
  response: z.object({
    data: z.object({
      version: z.number().int(),
      /** Of the person's file in the managing entity, shared by all of their affiliations there; 0 while there is none. */
      version_ficha: z.number().int(),
      persona: datosContacto,
      afiliacion: z.object({
        fecha_inicio: z.string(),
        parentesco_titular: z.string(),
        matricula: nulo,
        departamento: nulo,
        codigo_establecimiento: nulo,
        id_afiliacion_ente_gestor: z.number(),
        id_ente_gestor: z.number().int(),
      }),
      empleador: z.object({ codigo_entidad: z.string(), razon_social: z.string() }),
    }),
  }),
});
export type RegistroBeneficiario = z.infer<typeof registroBeneficiarioPorCodigo.response>['data'];

/** Its body is the whole record (document 2 §7). */
export const actualizacionBeneficiario = endpoint({
  slug: 'actualizacion-beneficiario',
  method: 'POST',
  path: '/v2/beneficiario/updateBeneficiario',
  summary: 'Actualiza el registro de un beneficiario',
  idempotente: true,
  request: {
    body: z.object({
      version: id.nullish(),
      /** As read; without it, the file is not compared. */
      version_ficha: id.nullish(),
      persona: datosContactoPedido,
      afiliacion: z.object({
        fecha_inicio: fechaCivil,
        parentesco_titular: textoRequerido(60),
        matricula: texto(40).nullish(),
        departamento: texto(40).nullish(),
        codigo_establecimiento: texto(40).nullish(),
        id_afiliacion_ente_gestor: idLargo,
      }),
    }),
  },
  response: respuestaAccion,
});
export type PedidoActualizacionBeneficiario = z.infer<typeof actualizacionBeneficiario.request.body>;
