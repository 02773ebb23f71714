import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentoConComplemento, fechaCivil, fechaHora, textoRequerido } from '../shared/campos.ts';
import { comoAlmacenamiento, respuestaAlmacenamiento } from '../shared/rechazos.ts';
import { beneficiariosQuePasan, cuerpoDeRegistro } from '../shared/registro.ts';

/** Follows document 2 §3 Holder registration payload (list flow): what the panel's three steps gather. */
export const registroTitularLista = endpoint({
  clave: 'registro-titular-lista',
  method: 'POST',
  path: '/v1/afiliado/ente-gestor',
  idempotente: true,
  summary: 'Registra a un titular desde la lista de asegurados',
  request: {
    body: cuerpoDeRegistro(
      z.object({
        tipo_documento: textoRequerido(10),
        numero_documento: documentoConComplemento,
        fecha_nacimiento: fechaCivil,
        tipo_asegurado: textoRequerido(60),
        fecha_inicio: fechaHora,
      }),
    ).extend(beneficiariosQuePasan),
  },
  response: respuestaAlmacenamiento,
  rechazo: (negativa, { data }) => comoAlmacenamiento(negativa, data[0].numero_documento),
});
