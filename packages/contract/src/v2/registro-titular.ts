import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaCivil, fechaHora, idLargo, texto, textoExacto, textoRequerido } from '../shared/campos.ts';
import { personaRegistrada } from '../shared/contacto.ts';
import { delEntePedido } from '../shared/del-ente.ts';
import { empleoPedido } from '../shared/empleo.ts';
import { nombresPedidos } from '../shared/persona.ts';
import { comoAlmacenamiento } from '../shared/rechazos.ts';
import { cuerpoDeRegistro } from '../shared/registro.ts';
import { respuestaAlmacenamiento } from '../shared/respuestas.ts';
import { PDF_MAX } from '../shared/tamanos.ts';

/** Document 2 §3 Holder save item. Siglas and codes are those of the parametric lists. */
const item = z.object({
  empleador: z.object(empleoPedido),
  afiliacion: z.object({
    fecha_inicio: fechaHora,
    tipo_asegurado: textoRequerido(60),
    ...delEntePedido,
  }),
  persona: personaRegistrada.extend({
    /** Of the deceased wizard only (document 2 §3): the certificate is a PDF in base64. */
    fallecido: z.boolean({ error: 'Debe ser verdadero o falso.' }).nullish(),
    fecha_defuncion: fechaCivil.nullish(),
    numero_certificado_defuncion: texto(40).nullish(),
    certificado_defuncion: textoExacto(PDF_MAX).nullish(),
    /** Editable only where the identity service holds no identity data of the deceased. */
    ...nombresPedidos,
  }),
});
export type ItemRegistro = z.infer<typeof item>;

/** Saves a holder (wizard). Every storage code of decisions §8 answers with HTTP 200. */
export const registroTitular = endpoint('registro-titular', {
  summary: 'Registra la afiliación de un titular',
  request: {
    body: cuerpoDeRegistro(item).extend({
      /** Beneficiaries of a former job (`idAfiliadoEnteGestor`) who go over to this one; absent: all who may. */
      beneficiarios_que_pasan: z.array(idLargo).max(200).optional(),
    }),
  },
  response: respuestaAlmacenamiento,
  rechazo: (negativa, { data }) => comoAlmacenamiento(negativa, data[0].persona.numero_documento),
});
export type PedidoRegistro = z.infer<typeof registroTitular.request.body>;
/** As it travels, before it was read. */
export type EnvioRegistro = z.input<typeof registroTitular.request.body>;
export type RespuestaRegistro = z.infer<typeof registroTitular.response>;
