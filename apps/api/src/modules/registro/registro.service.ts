import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import { ESTADO_ALMACENAMIENTO as CODIGO, ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import { TEXTO_RESPUESTA, TEXTO_SIN_SERVICIO, TEXTO_YA_EXISTE } from '@sgpa/domain/titular/textos';
import pg from 'pg';
import type { Contexto } from '../../contexto.ts';
import type { Trx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { PersonaSegip } from '../../integrations/segip/port.ts';
import { Rechazo } from '../afiliacion/accion.service.ts';
import { escribirUnaVez, type Intencion, respuestaAnterior } from '../idempotencia/idempotencia.service.ts';
import type { FichaPersona } from '../persona/ficha.queries.ts';
import { fotoDeIdentidad } from '../persona/foto.ts';
import { contrastarIdentidad, type DatosIdentidad, type PersonaIdentificada } from '../persona/identidad.ts';
import { NoGuardado, respuestaDe } from './alta.ts';

/** `fotoInicial` is filled in here: it serves where the managing entity has no photo of its own yet. */
interface ConFicha {
  ficha: FichaPersona;
  fotoInicial: Buffer | null;
}

interface Pasos<P extends ConFicha> {
  persona: DatosIdentidad;
  /** Checks all that can be checked without asking who the person is; a `Rechazo` answers code 0 with its text. */
  preparar(ahora: Date): Promise<P>;
  /** Dead persons are registered by the deceased wizard only. */
  admiteFallecidos: boolean;
  /** What the register takes of the person, where the identity service's word is not enough. */
  identidad?(hallada: PersonaIdentificada, ahora: Date): PersonaSegip;
  escribir(trx: Trx, ahora: Date, preparado: P, persona: PersonaSegip): Promise<RespuestaAlmacenamiento>;
}

/** A duplicate that only the database's last barrier could see, as two tabs that save at the same moment. */
function duplicadoEnLaBase(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && ['afiliacion_unica', 'afiliacion_sin_solape'].includes(error.constraint ?? '')
  );
}

const seGuardo = (respuesta: RespuestaAlmacenamiento): boolean =>
  respuesta.data.some((item) => item.idAfiliadoEnteGestor !== null);

/**
 * Saves a person (document 2 §4 Registration storage result; decisions §8). The identity service is asked before the
 * transaction; then person, file, affiliation, history, counters, audit and the answer's key are written together.
 */
export async function guardarRegistro<P extends ConFicha>(
  deps: Pick<Deps, 'db' | 'clock' | 'segip'>,
  contexto: Contexto,
  intencion: Intencion | null,
  pasos: Pasos<P>,
): Promise<RespuestaAlmacenamiento> {
  const anterior = await respuestaAnterior<RespuestaAlmacenamiento>(deps, contexto, intencion);
  if (anterior) return anterior;
  const { numero_documento } = pasos.persona;
  try {
    return await guardar(deps, contexto, intencion, pasos);
  } catch (error) {
    if (error instanceof NoGuardado) return error.respuesta;
    if (error instanceof Rechazo) return respuestaDe(numero_documento, CODIGO.NO_GUARDADO, error.message);
    if (duplicadoEnLaBase(error)) return respuestaDe(numero_documento, CODIGO.YA_EXISTE, TEXTO_YA_EXISTE);
    throw error;
  }
}

async function guardar<P extends ConFicha>(
  deps: Pick<Deps, 'db' | 'clock' | 'segip'>,
  contexto: Contexto,
  intencion: Intencion | null,
  { persona: pedida, preparar, admiteFallecidos, identidad: completar, escribir }: Pasos<P>,
): Promise<RespuestaAlmacenamiento> {
  const ahora = deps.clock.ahora();
  const preparado = await preparar(ahora);
  const identidad = await contrastarIdentidad(deps, pedida);
  const { numero_documento } = pedida;
  if (identidad.codigo === ESTADO_RESPUESTA.SIN_SERVICIO)
    return respuestaDe(numero_documento, CODIGO.SIN_SERVICIO, TEXTO_SIN_SERVICIO);
  if (!('persona' in identidad) || (identidad.codigo === ESTADO_RESPUESTA.FALLECIDO && !admiteFallecidos))
    return respuestaDe(numero_documento, CODIGO.NO_GUARDADO, TEXTO_RESPUESTA[identidad.codigo]);
  const persona = completar ? completar(identidad, ahora) : identidad.persona;
  if (preparado.ficha.foto === null) preparado.fotoInicial = await fotoDeIdentidad(persona.fotografia);
  return escribirUnaVez(deps, contexto, intencion, (trx) => escribir(trx, ahora, preparado, persona), seGuardo);
}
