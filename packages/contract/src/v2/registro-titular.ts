import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { delEntePedido, empleoPedido } from '../shared/afiliacion.ts';
import {
  anulable,
  enDigitos,
  fechaCivil,
  fechaDada,
  fechaDadaONula,
  fechaHora,
  idAfiliacion,
  texto,
  textoExacto,
  textoRequerido,
} from '../shared/campos.ts';
import { identidad, nombresPedidos, personaRegistrada } from '../shared/persona.ts';
import { comoAlmacenamiento, respuestaAlmacenamiento } from '../shared/rechazos.ts';
import { beneficiariosQuePasan, cuerpoDeRegistro } from '../shared/registro.ts';
import { PDF_MAX } from '../shared/tamanos.ts';

/** Follows document 2 §3 Holder save item: `empleador` is the job. Siglas and codes are those of the parametric lists. */
const item = z.object({
  empleador: z.object(empleoPedido),
  afiliacion: z.object({
    fecha_inicio: fechaHora,
    tipo_asegurado: textoRequerido(60),
    ...delEntePedido,
  }),
  persona: personaRegistrada.extend({
    /** Only the deceased wizard sends these (document 2 §3): the certificate is a PDF in base64. */
    fallecido: z.boolean({ error: 'Debe ser verdadero o falso.' }).nullish(),
    fecha_defuncion: fechaCivil.nullish(),
    numero_certificado_defuncion: texto(40).nullish(),
    certificado_defuncion: textoExacto(PDF_MAX).nullish(),
    /** The names are editable only where the identity service holds no identity data of the deceased. */
    ...nombresPedidos,
  }),
});
export type ItemRegistro = z.infer<typeof item>;

/** Saves a holder (wizard). Every storage code of acuerdos §8 answers with HTTP 200. */
export const registroTitular = endpoint({
  clave: 'registro-titular',
  method: 'POST',
  path: '/v2/afiliado/ente-gestor',
  idempotente: true,
  summary: 'Registra la afiliación de un titular',
  request: {
    body: cuerpoDeRegistro(item).extend(beneficiariosQuePasan),
  },
  response: respuestaAlmacenamiento,
  rechazo: (negativa, { data }) => comoAlmacenamiento(negativa, data[0].persona.numero_documento),
});
export type PedidoRegistro = z.infer<typeof registroTitular.request.body>;
/** The body is typed as it travels, before it was read. */
export type EnvioRegistro = z.input<typeof registroTitular.request.body>;
export type RespuestaRegistro = z.infer<typeof registroTitular.response>;

const familia = z.object({
  /** Saving would end these former jobs; there are none where it is no change of employer. */
  empleos: z.array(z.object({ nombre_entidad: z.string(), hasta: fechaDadaONula })),
  beneficiarios: z.array(
    z.object({
      idAfiliadoEnteGestor: z.number(),
      ...identidad,
      parentesco: z.string(),
      /** Tells why he or she does not go over; null for who may. */
      no_pasa: anulable,
      /** A person who goes over is under the new job from this day on. */
      desde: fechaDada,
      /** The last covered day of a person who stays is null where none is known. */
      hasta: fechaDadaONula,
      /** The last day by age of a person who goes over is null where there is none. */
      hasta_si_pasa: fechaDadaONula,
    }),
  ),
});
export type FamiliaQuePasa = z.infer<typeof familia>;

/** Tells who would go over in what may be a change of employer, before it is registered (acuerdos §12 'The family'). */
export const familiaDelRegistro = endpoint({
  clave: 'registro-titular/familia',
  method: 'GET',
  path: '/v2/afiliado/familiaQuePasa/:idAfiliadoEnteGestor',
  summary: 'Beneficiarios que pasarían con el titular a un empleo nuevo',
  request: {
    /** The id is of one of the person's former jobs (`empleos_con_baja` of the validation). */
    params: z.object({ idAfiliadoEnteGestor: enDigitos(idAfiliacion) }),
    querystring: z.object({
      codigo_entidad: textoRequerido(40),
      fecha_inicio: fechaCivil,
      tipo_asegurado: textoRequerido(60),
    }),
  },
  response: familia,
});
