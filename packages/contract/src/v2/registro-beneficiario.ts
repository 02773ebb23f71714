import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { condicionPedida, delEntePedido } from '../shared/afiliacion.ts';
import { documentoConComplemento, fechaCivil, fechaHora, texto, textoRequerido } from '../shared/campos.ts';
import { personaRegistrada } from '../shared/persona.ts';
import { comoAlmacenamiento, respuestaAlmacenamiento } from '../shared/rechazos.ts';
import { cuerpoDeRegistro } from '../shared/registro.ts';

/** Follows document 2 §3 Dependent save item; `codigo_entidad` of the envelope is the holder's employer. */
const item = z.object({
  afiliacion: z.object({
    fecha_inicio: fechaHora,
    tipo_asegurado: texto(60).nullish(),
    ...delEntePedido,
    parentesco_titular: textoRequerido(60),
    ...condicionPedida,
  }),
  beneficiario: personaRegistrada,
  titular: z.object({
    tipo_documento_titular: textoRequerido(10),
    numero_documento_titular: documentoConComplemento,
    fecha_nacimiento_titular: fechaCivil,
  }),
});
export type ItemBeneficiario = z.infer<typeof item>;

export const registroBeneficiario = endpoint({
  clave: 'registro-beneficiario',
  method: 'POST',
  path: '/v2/beneficiario/ente-gestor',
  idempotente: true,
  summary: 'Registra a un beneficiario de un titular',
  request: {
    body: cuerpoDeRegistro(item),
  },
  response: respuestaAlmacenamiento,
  rechazo: (negativa, { data }) => comoAlmacenamiento(negativa, data[0].beneficiario.numero_documento),
});
export type PedidoBeneficiario = z.infer<typeof registroBeneficiario.request.body>;
/** The body is typed as it travels, before it was read. */
export type EnvioBeneficiario = z.input<typeof registroBeneficiario.request.body>;
