import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { condicionPedida } from '../shared/afiliacion.ts';
import { respuestasDeAccion } from '../shared/rechazos.ts';
import { afiliacionVista } from '../shared/revision.ts';

/** Records or renews what lets a beneficiary's right go on beyond the age (acuerdos §12 'Ages'). */
export const renovacionCondicion = endpoint({
  clave: 'renovacion-condicion',
  method: 'PUT',
  path: '/v1/beneficiario/condicion',
  idempotente: true,
  summary: 'Registra o renueva la condición de un beneficiario: estudiante o invalidez',
  request: { body: z.object({ ...afiliacionVista.shape, ...condicionPedida }) },
  ...respuestasDeAccion,
});
