import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { motivo, referenciaBeneficiario, vistoEn } from '../shared/acciones.ts';
import { fechaCivil } from '../shared/campos.ts';
import { respuestasDeAccion } from '../shared/rechazos.ts';

/** Follows document 2 §3 Baja payload, with the holder's identifiers; `opcion` is Baja Definitiva / Rectificación. */
export const bajaBeneficiario = endpoint({
  clave: 'baja-beneficiario',
  method: 'PUT',
  path: '/v1/beneficiario/ente-gestor',
  idempotente: true,
  summary: 'Da de baja a un beneficiario',
  request: {
    body: referenciaBeneficiario.extend({
      ...motivo.shape,
      ...vistoEn.shape,
      fecha_fin: fechaCivil.nullish(),
      fecha_fin_cesantia: fechaCivil.nullish(),
      opcion: z.enum(['DEFINITIVA', 'RECTIFICACION'], { error: 'La opción no es válida.' }).nullish(),
    }),
  },
  ...respuestasDeAccion,
});
