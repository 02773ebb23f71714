import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaCivil, fechaHora, id, nombre, texto, textoRequerido } from '../shared/campos.ts';
import { personaRegistrada } from '../shared/contacto.ts';
import { comoAlmacenamiento } from '../shared/rechazos.ts';
import { respuestaAlmacenamiento } from '../shared/respuestas.ts';
import { PDF_MAX } from '../shared/tamanos.ts';
import { unaPersona } from '../shared/una-persona.ts';

const codigo = texto(40).nullish();

/** Document 2 §3 Holder save item. Siglas and codes are those of the parametric lists. */
const item = z.object({
  empleador: z.object({
    fecha_ingreso_trabajo: fechaCivil.nullish(),
    puesto_empleado: texto(150).nullish(),
    salario: z
      .number({ error: 'Debe ser un número.' })
      .min(0, 'No pueden ser menores a 0')
      .max(99_999_999, 'El número es demasiado grande.')
      .nullish(),
    departamento: codigo,
    municipio: codigo,
  }),
  afiliacion: z.object({
    fecha_inicio: fechaHora,
    tipo_asegurado: textoRequerido(60),
    codigo_establecimiento: codigo,
    matricula: texto(40).nullish(),
    departamento: codigo,
  }),
  persona: personaRegistrada.extend({
    /** Of the deceased wizard only (document 2 §3): the certificate is a PDF in base64. */
    fallecido: z.boolean({ error: 'Debe ser verdadero o falso.' }).nullish(),
    fecha_defuncion: fechaCivil.nullish(),
    numero_certificado_defuncion: texto(40).nullish(),
    certificado_defuncion: texto(PDF_MAX).nullish(),
    /** Editable only where the identity service holds no identity data of the deceased. */
    nombres: nombre.nullish(),
    primer_apellido: nombre.nullish(),
    segundo_apellido: nombre.nullish(),
  }),
});
export type ItemRegistro = z.infer<typeof item>;

/** Saves a holder (wizard). Every storage code of decisions §8 answers with HTTP 200. */
export const registroTitular = endpoint('registro-titular', {
  summary: 'Registra la afiliación de un titular',
  request: {
    body: z.object({
      codigo_entidad: textoRequerido(40),
      /** Only authority roles choose the managing entity; everybody else registers in their own. */
      id_ente_gestor: id.nullish(),
      data: unaPersona(item),
    }),
  },
  response: respuestaAlmacenamiento,
  rechazo: (negativa, { data }) => comoAlmacenamiento(negativa, data[0].persona.numero_documento),
});
export type PedidoRegistro = z.infer<typeof registroTitular.request.body>;
/** As it travels, before it was read. */
export type EnvioRegistro = z.input<typeof registroTitular.request.body>;
export type RespuestaRegistro = z.infer<typeof registroTitular.response>;
