import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentoConComplemento, fechaCivil, fechaHora, id, texto, textoRequerido } from '../shared/campos.ts';

/** About 1 MB of image as a base64 data URL; the browser resizes before sending. */
const FOTO_MAX = 1_500_000;

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
  persona: z.object({
    tipo_documento: textoRequerido(10),
    tipo_doc: z.union([z.literal(1), z.literal(2)], { error: 'El tipo de documento no es válido.' }).optional(),
    numero_documento: documentoConComplemento,
    fecha_nacimiento: fechaCivil,
    genero: codigo,
    estado_civil: codigo,
    departamento: codigo,
    municipio: codigo,
    foto_persona: texto(FOTO_MAX).nullish(),
    correo_electronico: texto(150).nullish(),
    telefono_domicilio: texto(30).nullish(),
    telefono_movil: texto(30).nullish(),
    direccion: texto(300).nullish(),
  }),
});
export type ItemRegistro = z.infer<typeof item>;

/** Saves a holder (wizard). Every storage code of decisions §8 answers with HTTP 200. */
export const registroTitular = endpoint({
  slug: 'registro-titular',
  method: 'POST',
  path: '/v2/afiliado/ente-gestor',
  summary: 'Registra la afiliación de un titular',
  idempotente: true,
  request: {
    body: z.object({
      codigo_entidad: textoRequerido(40),
      /** Only authority roles choose the managing entity; everybody else registers in their own. */
      id_ente_gestor: id.nullish(),
      data: z.array(item).length(1, 'Debe enviar una persona.'),
    }),
  },
  response: z.object({
    data: z.array(
      z.object({
        numero_documento: z.string(),
        idAfiliadoEnteGestor: z.number().nullable(),
        estado_almacenamiento: z.object({ codigo: z.number().int(), detalle: z.string() }),
      }),
    ),
  }),
});
export type PedidoRegistro = z.infer<typeof registroTitular.request.body>;
export type RespuestaRegistro = z.infer<typeof registroTitular.response>;
