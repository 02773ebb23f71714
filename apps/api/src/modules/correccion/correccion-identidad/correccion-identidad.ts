import type { Cuerpo } from '@sgpa/contract/endpoints';
import { CODIGO_RESPUESTA, type RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import {
  TEXTO_NO_SE_CORRIGE,
  TEXTO_SEGIP_AMBIGUO,
  TEXTO_SEGIP_SIN_NADIE,
  TEXTO_SIN_CUBRIR,
  TEXTO_YA_CONSTA,
  textoTraida,
} from '@sgpa/domain/identidad/textos';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { PersonaSegip, RespuestaSegip } from '../../../integrations/segip/port.ts';
import { enOperacion, type Operacion } from '../../../operacion.ts';
import { avisarIdentidad } from '../../afiliacion/aviso-identidad.ts';
import { personaDe, personaTraida } from '../../afiliacion/identidad.queries.ts';
import { registrosDePersona } from '../../afiliacion/registros-de-persona.queries.ts';
import { auditar, auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { escribirUnaVez, type Intencion, respuestaAnterior } from '../../idempotencia/idempotencia.service.ts';
import {
  anotarCorreccion,
  archivosDe,
  identidadDe,
  type Reconocimiento,
  reconocerPersona,
} from '../../persona/una-persona.ts';

const ACCION = 'correccion-identidad';

type Corregida = Extract<Reconocimiento, { clase: 'CORREGIDA' }>;

const incumplida = (razon: string): Rechazo => new Rechazo('REGLA_INCUMPLIDA', { razon });

function exigirPersona(respuesta: RespuestaSegip): PersonaSegip {
  if (!respuesta.disponible) throw new Rechazo('SEGIP_SIN_CONEXION');
  if (respuesta.tipo === 'encontrado') return respuesta.persona;
  throw incumplida(respuesta.tipo === 'ambiguo' ? TEXTO_SEGIP_AMBIGUO : TEXTO_SEGIP_SIN_NADIE);
}

async function escribir(op: Operacion, idAfiliacion: IdAfiliacion, reconocimiento: Corregida, persona: PersonaSegip) {
  const { trx, ahora, contexto } = op;
  const identidad = identidadDe(persona);
  const hecho = await personaTraida(trx, reconocimiento.archivo, identidad, ahora);
  if (hecho?.traida !== true) throw new Rechazo('REGISTRO_CAMBIADO');
  const registros = await registrosDePersona(trx, reconocimiento.archivo.id);
  const propio = registros.find(({ id }) => id === idAfiliacion);
  if (propio === undefined) throw new Rechazo('REGISTRO_CAMBIADO');
  const { id_ente_gestor: idEnteGestor } = propio;
  // The authority covers nobody, so that every entity is told of its corrections.
  const deQuienCorrige = { id: idAfiliacion, idEnteGestor: contexto.usuario.idEnteGestor, registros };
  const aviso = await avisarIdentidad(op, deQuienCorrige, { reconocimiento, identidad });
  for (const { id, id_ente_gestor } of aviso.novedades) {
    const novedad = { recurso: 'novedad', idRecurso: id, idEnteGestor: id_ente_gestor };
    auditar(op, { accion: ACCION, ...novedad, despues: { detalle: aviso.detalle } });
  }
  const { cubierta: _, ...antes } = reconocimiento.archivo;
  const sobre = { accion: ACCION, recurso: 'persona', idRecurso: reconocimiento.archivo.id, idEnteGestor } as const;
  auditarOperacion(op, { ...sobre, antes, despues: identidad });
  const mensaje = textoTraida(reconocimiento.archivo, identidad, reconocimiento.difiere);
  return { codigo_respuesta: CODIGO_RESPUESTA.HECHO, mensaje };
}

/** Does 'Traer del SEGIP' (acuerdos §12 'One person'): an entity for whom it covers, the authority for everybody. */
export async function corregirIdentidad(
  deps: Pick<Deps, 'db' | 'clock' | 'dbIngreso' | 'segip'>,
  contexto: Contexto,
  { idAfiliadoEnteGestor: id, complemento_documento, fecha_nacimiento }: Cuerpo<typeof ACCION>,
  intencion: Intencion | null,
): Promise<RespuestaAccion> {
  const anterior = respuestaAnterior<RespuestaAccion>(intencion);
  if (anterior) return anterior;
  const [fila] = await enOperacion(deps, contexto, ({ trx }) => personaDe(trx, id).execute());
  if (fila === undefined) throw new Rechazo('NO_ENCONTRADO');
  const { numero_documento: numero } = fila;
  const [respuesta, archivos] = await Promise.all([
    deps.segip.consultar({
      numero,
      complemento: complemento_documento ?? fila.complemento,
      fechaNacimiento: fecha_nacimiento ?? fila.fecha_nacimiento,
    }),
    archivosDe(deps, contexto, numero),
  ]);
  const suyo = archivos.find((archivo) => archivo.id === fila.id);
  if (suyo?.cubierta !== true && !esRolAutoridad(contexto.usuario.rol)) throw incumplida(TEXTO_SIN_CUBRIR);
  const persona = exigirPersona(respuesta);
  const reconocimiento = await reconocerPersona(deps, archivos, persona);
  if (!('archivo' in reconocimiento) || reconocimiento.archivo.id !== fila.id) throw incumplida(TEXTO_NO_SE_CORRIGE);
  if (reconocimiento.clase === 'MISMA') return { codigo_respuesta: CODIGO_RESPUESTA.HECHO, mensaje: TEXTO_YA_CONSTA };
  await anotarCorreccion(deps, reconocimiento, persona);
  return escribirUnaVez(deps, contexto, intencion, (op) => escribir(op, id, reconocimiento, persona));
}
