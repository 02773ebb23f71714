import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { complemento, fechaCivil, idAfiliacion } from '../shared/campos.ts';
import { respuestasDeAccion } from '../shared/rechazos.ts';

/**
 * Makes the file follow what the identity service says now: 'Traer del SEGIP' (acuerdos §12 'One person'). Without
 * complement and birth date it is asked with what the file says; with them, with what the new card says.
 */
export const correccionIdentidad = endpoint({
  clave: 'correccion-identidad',
  method: 'PUT',
  path: '/v1/afiliado/identidad',
  idempotente: true,
  summary: 'Trae del SEGIP la identidad de la persona de una afiliación y corrige su registro',
  request: {
    body: z.object({
      idAfiliadoEnteGestor: idAfiliacion,
      complemento_documento: complemento.nullish(),
      fecha_nacimiento: fechaCivil.nullish(),
    }),
  },
  ...respuestasDeAccion,
});
