import { endpoint } from '../endpoint.ts';
import { motivo, referenciaBeneficiario, vistoEn } from '../shared/acciones.ts';
import { fechaCivil } from '../shared/campos.ts';
import { comoAccion, respuestaAccion } from '../shared/rechazos.ts';

/** The beneficiary's ampliación answers inside `data` (document 2 §7). */
export const ampliacionBeneficiario = endpoint({
  clave: 'ampliacion-beneficiario',
  method: 'PUT',
  path: '/v1/beneficiario/ampliacion-fecha',
  idempotente: true,
  summary: 'Amplía la cobertura de un beneficiario en cesantía',
  request: {
    body: referenciaBeneficiario.extend({
      ...motivo.shape,
      ...vistoEn.shape,
      fecha_fin_ampliacion: fechaCivil.nullish(),
    }),
  },
  response: respuestaAccion.extend({ data: respuestaAccion }),
  rechazo: (negativa) => ({ ...comoAccion(negativa), data: comoAccion(negativa) }),
});
