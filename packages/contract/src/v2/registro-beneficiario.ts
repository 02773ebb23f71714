import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentoConComplemento, fechaCivil, fechaHora, id, texto, textoRequerido } from '../shared/campos.ts';
import { personaRegistrada } from '../shared/contacto.ts';
import { comoAlmacenamiento } from '../shared/rechazos.ts';
import { respuestaAlmacenamiento } from '../shared/respuestas.ts';
import { unaPersona } from '../shared/una-persona.ts';

const codigo = texto(40).nullish();

/** Document 2 §3 Dependent save item; `codigo_entidad` of the envelope is the holder's employer. */
const item = z.object({
  afiliacion: z.object({
    fecha_inicio: fechaHora,
    tipo_asegurado: texto(60).nullish(),
    codigo_establecimiento: codigo,
    matricula: texto(40).nullish(),
    parentesco_titular: textoRequerido(60),
    departamento: codigo,
  }),
  beneficiario: personaRegistrada,
  titular: z.object({
    tipo_documento_titular: textoRequerido(10),
    numero_documento_titular: documentoConComplemento,
    fecha_nacimiento_titular: fechaCivil,
  }),
});
export type ItemBeneficiario = z.infer<typeof item>;

export const registroBeneficiario = endpoint('registro-beneficiario', {
  summary: 'Registra a un beneficiario de un titular',
  request: {
    body: z.object({
      codigo_entidad: textoRequerido(40),
      id_ente_gestor: id.nullish(),
      data: unaPersona(item),
    }),
  },
  response: respuestaAlmacenamiento,
  rechazo: (negativa, { data }) => comoAlmacenamiento(negativa, data[0].beneficiario.numero_documento),
});
export type PedidoBeneficiario = z.infer<typeof registroBeneficiario.request.body>;
/** As it travels, before it was read. */
export type EnvioBeneficiario = z.input<typeof registroBeneficiario.request.body>;
