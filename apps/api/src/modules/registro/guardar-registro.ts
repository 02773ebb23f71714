import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { separarDocumento } from '@sgpa/domain/shared/documento';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { PersonaSegip } from '../../integrations/segip/port.ts';
import { type Momento, momentoDe, type Operacion } from '../../operacion.ts';
import { escribirUnaVez, type Intencion, respuestaAnterior } from '../idempotencia/idempotencia.service.ts';
import type { FichaPersona } from '../persona/ficha.queries.ts';
import { fotoDeIdentidad } from '../persona/foto.ts';
import {
  anotarPorSegip,
  type Contraste,
  contrastarIdentidad,
  type DatosIdentidad,
  type PersonaIdentificada,
} from '../persona/identidad.ts';
import { anotarCorreccion, archivosDe, type PersonaReconocida, reconocerPersona } from '../persona/una-persona.ts';

/** `fotoInicial` is filled in here: it serves where the managing entity has no photo of its own yet. */
interface ConFicha {
  ficha: FichaPersona;
  fotoInicial: Buffer | null;
}

/** What each registering use case brings to the common order. */
interface Pasos<P extends ConFicha> {
  persona: DatosIdentidad;
  /** Checks all that needs no identity; an employer whom only the portal knows is kept from then on, saved or not. */
  preparar(momento: Momento): Promise<P>;
  /** Dead persons are registered by the deceased wizard only. */
  admiteFallecidos: boolean;
  /** Completes what the identity service said, in the deceased wizard alone. */
  completar?(hallada: PersonaIdentificada): PersonaSegip;
  escribir(op: Operacion, preparado: P, persona: PersonaReconocida): Promise<RespuestaAlmacenamiento>;
}

const SIN_IDENTIDAD = {
  [ESTADO_RESPUESTA.SIN_SERVICIO]: 'IDENTIDAD_SIN_SERVICIO',
  [ESTADO_RESPUESTA.NO_ENCONTRADO]: 'IDENTIDAD_NO_ENCONTRADA',
  [ESTADO_RESPUESTA.NO_COINCIDE]: 'IDENTIDAD_NO_COINCIDE',
} as const;

function exigirIdentidad(identidad: Contraste, admiteFallecidos: boolean): PersonaIdentificada {
  if (!('persona' in identidad)) throw new Rechazo(SIN_IDENTIDAD[identidad.codigo]);
  const fallecido = identidad.codigo === ESTADO_RESPUESTA.FALLECIDO;
  if (fallecido && !admiteFallecidos) throw new Rechazo('IDENTIDAD_FALLECIDA');
  return identidad;
}

/**
 * Saves a person (document 2 §4 Registration storage result; acuerdos §8). What was sent is checked first; then who it
 * is, and which file is theirs, is asked, still before the transaction. In it person, ficha, affiliation, history,
 * counters, audit and the answer, under its key, are written together.
 */
export async function guardarRegistro<P extends ConFicha>(
  deps: Pick<Deps, 'db' | 'clock' | 'segip' | 'dbIngreso'>,
  contexto: Contexto,
  intencion: Intencion | null,
  { persona: pedida, preparar, admiteFallecidos, completar, escribir }: Pasos<P>,
): Promise<RespuestaAlmacenamiento> {
  const anterior = respuestaAnterior<RespuestaAlmacenamiento>(intencion);
  if (anterior) return anterior;
  const momento = momentoDe(deps.clock);
  const preparado = await preparar(momento);
  const [respuesta, archivos] = await Promise.all([
    contrastarIdentidad(deps, pedida),
    archivosDe(deps, contexto, separarDocumento(pedida.numero_documento).numero),
  ]);
  const identidad = exigirIdentidad(respuesta, admiteFallecidos);
  await anotarPorSegip(deps, identidad);
  const completa = completar ? completar(identidad) : identidad.persona;
  const reconocimiento = await reconocerPersona(deps, archivos, identidad.persona, completa);
  await anotarCorreccion(deps, reconocimiento, completa);
  const persona = { ...completa, reconocimiento };
  if (preparado.ficha.foto === null) preparado.fotoInicial = await fotoDeIdentidad(persona.fotografia);
  return escribirUnaVez(deps, contexto, intencion, (op) => escribir(op, preparado, persona), momento);
}
