/**
 * This is the one state machine of an affiliation (acuerdos §5), for preview and deed; the server's bajas reach the same
 * `aplicarBaja` by `decision-baja.ts`. Facts and a day go in; new facts, or a refusal that changes nothing, come out. It
 * begins in `registro.ts`, and moves others by `efecto-beneficiarios.ts`, `defuncion.ts`, `titular/cambio-de-empleador.ts`.
 */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { ampliar } from './ampliacion.ts';
import { aplicarBaja, type Baja } from './baja.ts';
import { bajaPorNovedad } from './baja-novedad.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { habilitar } from './habilitacion-derechohabiente.ts';
import { abrirRevision, cerrarRevision, restituir, type Titularidad } from './revision-afiliacion.ts';
import { aceptar, alDia, type Resultado } from './transicion.ts';

export type Accion =
  | ({ tipo: 'baja' } & Baja)
  | { tipo: 'baja-novedad' }
  | { tipo: 'ampliacion'; fecha_ampliacion: FechaCivil }
  | { tipo: 'habilitacion'; fecha_inicio: FechaCivil }
  /** Only the authority decides these; `titular` is where a beneficiary's holder stands. */
  | { tipo: 'revision' }
  | { tipo: 'restitucion'; titular: Titularidad | null }
  /** `desde` is the first day under review. */
  | { tipo: 'cierre'; desde: FechaCivil }
  /** The passing of days moves the state; applying it twice, late or never changes no answer. */
  | { tipo: 'vencimiento' };

/**
 * The facts are first brought to `hoy`, so that a late job never lets an action through. `limite` (for a beneficiary
 * only, from `limiteParaBeneficiarios`): a baja with cesantía or a rectificación can't carry its cover beyond that day.
 */
export function aplicarAccion(
  hechos: HechosAfiliacion,
  accion: Accion,
  hoy: FechaCivil,
  limite: FechaCivil | null = null,
): Resultado {
  const h = alDia(hechos, hoy);
  switch (accion.tipo) {
    case 'baja':
      return aplicarBaja(h, accion, hoy, limite);
    case 'baja-novedad':
      return bajaPorNovedad(h, hoy);
    case 'ampliacion':
      return ampliar(h, accion.fecha_ampliacion, hoy);
    case 'habilitacion':
      return habilitar(h, accion.fecha_inicio, hoy);
    case 'revision':
      return abrirRevision(h);
    case 'restitucion':
      return restituir(h, accion.titular, hoy);
    case 'cierre':
      return cerrarRevision(h, accion.desde);
    case 'vencimiento':
      return aceptar(h);
  }
}
