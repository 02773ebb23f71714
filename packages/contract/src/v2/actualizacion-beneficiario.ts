import { CONDICIONES } from '@sgpa/domain/cobertura/edad';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { condicionPedida, delEnte, delEntePedido } from '../shared/afiliacion.ts';
import { fechaCivil, fechaDada, idAfiliacion, textoRequerido } from '../shared/campos.ts';
import { lecturaDeRegistro, registroCorregido } from '../shared/correccion.ts';
import { respuestasDeAccion } from '../shared/rechazos.ts';

/** Gives a beneficiary's whole record (document 2 §3 Beneficiary update record); the holder's employer is to read. */
export const registroBeneficiarioPorCodigo = endpoint({
  clave: 'actualizacion-beneficiario/registro',
  method: 'GET',
  path: '/v2/beneficiario/findByCodigo/:code',
  summary: 'Registro completo de un beneficiario',
  ...lecturaDeRegistro(
    z.object({
      fecha_inicio: fechaDada,
      /** Nobody begins before the holder's date; it is null where the holder is out of sight. */
      fecha_afiliacion_titular: fechaDada.nullable(),
      parentesco_titular: z.string(),
      condicion: z.enum(CONDICIONES).nullable(),
      condicion_hasta: fechaDada.nullable(),
      /** The last day by age is null where there is none. */
      fin_por_edad: fechaDada.nullable(),
      ...delEnte,
      id_afiliacion_ente_gestor: z.number(),
      id_ente_gestor: z.number().int(),
    }),
    z.object({ codigo_entidad: z.string(), razon_social: z.string() }),
  ),
});
export type RegistroBeneficiario = z.infer<typeof registroBeneficiarioPorCodigo.response>['data'];

/** Its body is the whole record (document 2 §7). */
export const actualizacionBeneficiario = endpoint({
  clave: 'actualizacion-beneficiario',
  method: 'POST',
  path: '/v2/beneficiario/updateBeneficiario',
  idempotente: true,
  summary: 'Actualiza el registro de un beneficiario',
  request: {
    body: z.object({
      ...registroCorregido,
      afiliacion: z.object({
        fecha_inicio: fechaCivil,
        parentesco_titular: textoRequerido(60),
        ...condicionPedida,
        ...delEntePedido,
        id_afiliacion_ente_gestor: idAfiliacion,
      }),
    }),
  },
  ...respuestasDeAccion,
});
export type PedidoActualizacionBeneficiario = z.infer<typeof actualizacionBeneficiario.request.body>;
