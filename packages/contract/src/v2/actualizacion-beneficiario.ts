import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaCivil, fechaDada, idLargo, texto, textoRequerido } from '../shared/campos.ts';
import { registroCorregido, registroLeido } from '../shared/contacto.ts';
import { comoAccion } from '../shared/rechazos.ts';
import { respuestaAccion } from '../shared/respuestas.ts';

const nulo = z.string().nullable();

/** The whole record of a beneficiary (document 2 §3 Beneficiary update record); the employer is the holder's, to read. */
export const registroBeneficiarioPorCodigo = endpoint('actualizacion-beneficiario/registro', {
  summary: 'Registro completo de un beneficiario',
  request: { params: z.object({ code: idLargo }) },
  response: z.object({
    data: z.object({
      ...registroLeido,
      afiliacion: z.object({
        fecha_inicio: fechaDada,
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
export const actualizacionBeneficiario = endpoint('actualizacion-beneficiario', {
  summary: 'Actualiza el registro de un beneficiario',
  request: {
    body: z.object({
      ...registroCorregido,
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
  rechazo: comoAccion,
});
export type PedidoActualizacionBeneficiario = z.infer<typeof actualizacionBeneficiario.request.body>;
