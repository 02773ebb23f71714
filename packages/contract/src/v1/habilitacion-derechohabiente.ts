import { endpoint } from '../endpoint.ts';
import { referenciaBeneficiario, vistoEn } from '../shared/acciones.ts';
import { fechaCivil, parrafos, textoRequerido } from '../shared/campos.ts';
import { respuestasDeAccion } from '../shared/rechazos.ts';

/**
 * Follows document 2 §3 Habilitación payload: `codigo_entidad_titular` is the holder's employer, `codigo_entidad` the
 * rentista type that the beneficiary gets, `fecha_inicio` the first day of the own right. With those four alone,
 * `fecha_inicio` is the affiliation date, which names the beneficiary where the employer has only one of that date; the
 * own right begins today.
 */
export const habilitacionDerechohabiente = endpoint({
  clave: 'habilitacion-derechohabiente',
  method: 'PUT',
  path: '/v1/beneficiario/derecho_hambiente',
  idempotente: true,
  summary: 'Habilita a un beneficiario como derechohabiente',
  request: {
    body: referenciaBeneficiario
      .omit({ fecha_inicio: true, codigo_entidad: true })
      .partial()
      .extend({
        ...vistoEn.shape,
        codigo_entidad_titular: textoRequerido(40),
        codigo_entidad: textoRequerido(40),
        descripcion_motivo: parrafos(500).min(1, 'Este campo es requerido.'),
        fecha_inicio: fechaCivil.nullish(),
      }),
  },
  ...respuestasDeAccion,
});
