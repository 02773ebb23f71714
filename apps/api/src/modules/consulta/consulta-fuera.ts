import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { DatosPersona } from '@sgpa/contract/shared/consulta';
import { ladoDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { impideRegistrar } from '@sgpa/domain/cobertura/afiliacion-previa';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { Slug } from '@sgpa/domain/cuenta/permisos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { limpiarComplemento, unirDocumento } from '@sgpa/domain/shared/documento';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { ConsultaPersona, NoDisponible, PersonaDicha } from '../../integrations/shared/resultado.ts';
import { enOperacion, type Operacion } from '../../operacion.ts';
import { registrosEnTodosLosEntes } from '../afiliacion/registros-de-persona.queries.ts';
import { auditarOperacion } from '../auditoria/auditoria.queries.ts';

const FUENTES = {
  'consulta-certificacion': 'SEGIP',
  'consulta-empresa': 'OVT',
  'consulta-identidad': 'SEGIP',
  'consulta-ovt': 'OVT',
  'consulta-senasir': 'SENASIR',
} as const satisfies Record<Extract<Slug & ClaveOperacion, `consulta-${string}`>, string>;

/** The query tabs ask about a person with these (document 1 §3). */
export type PersonaPedida = Cuerpo<'consulta-certificacion'>;

export const aPregunta = ({ ci, complemento, fechaNacimiento }: PersonaPedida): ConsultaPersona => ({
  numero: ci,
  complemento: complemento ?? null,
  fechaNacimiento: fechaNacimiento ?? null,
});

export const presentarConsultada = (persona: PersonaDicha): DatosPersona => ({
  numeroDocumento: persona.numero,
  Complemento: persona.complemento ?? '',
  nombres: persona.nombres,
  primerApellido: persona.primerApellido,
  segundoApellido: persona.segundoApellido,
  fechaNacimiento: persona.fechaNacimiento,
});

interface EnElRegistro {
  registrable: boolean;
  /** The asking user's list has the person on this side, if at all. */
  lista: ReturnType<typeof ladoDeLista>;
}

/**
 * Looks up what the register knows of a person. A birth date tells two people of one number apart; if it is nobody's
 * there, it may be mistyped, and everybody with the number counts.
 */
async function buscarEnElRegistro(
  { trx, hoy, contexto }: Operacion,
  { ci: numero, complemento, fechaNacimiento }: PersonaPedida,
): Promise<EnElRegistro> {
  const documento = { numero, complemento: limpiarComplemento(complemento), fechaNacimiento: null };
  const filas = await registrosEnTodosLosEntes(trx, documento);
  const nacidas = filas.filter((fila) => fila.fecha_nacimiento === fechaNacimiento);
  const suyas = nacidas.length > 0 ? nacidas : filas;
  return {
    registrable: !suyas.some((fila) => impideRegistrar({ estado: estadoEn(fila, hoy), fallecido: fila.fallecido })),
    lista: ladoDeLista(
      suyas.filter(({ id_ente_gestor }) => contexto.alcance.entes.includes(id_ente_gestor)).map(({ tipo }) => tipo),
    ),
  };
}

/** A registry is asked about a person, or about an employer by NIT or commerce registration. */
interface Pregunta {
  accion: keyof typeof FUENTES;
  de: PersonaPedida | { empresa: string };
}

/** The audit trail names an employer as it was asked for, and a person by the document. */
const recursoDe = (de: Pregunta['de']) =>
  'empresa' in de
    ? { recurso: 'empresa', idRecurso: de.empresa }
    : { recurso: 'persona', idRecurso: unirDocumento(de.ci, de.complemento) };

/** The specification has words of its own for the identity service (document 1 §8). */
const sinConexion = (fuente: (typeof FUENTES)[keyof typeof FUENTES]): Rechazo =>
  fuente === 'SEGIP' ? new Rechazo('SEGIP_SIN_CONEXION') : new Rechazo('FUENTE_NO_DISPONIBLE', { fuente });

/**
 * Asks a registry one question of the query tabs, and adds what the register knows of the person. No database
 * connection is held while the registry answers, and no answer leaves before the audit trail tells who asked, about
 * whom, and whether there was an answer.
 */
export async function consultarFuera<R extends { disponible: true }>(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  { accion, de }: Pregunta,
  preguntar: Promise<R | NoDisponible>,
  hallado: (respuesta: R) => boolean,
): Promise<R & EnElRegistro> {
  const respuesta = await preguntar;
  const fuente = FUENTES[accion];
  const palabra = respuesta.disponible && hallado(respuesta) ? 'ENCONTRADO' : 'NO_ENCONTRADO';
  const resultado = respuesta.disponible ? palabra : 'NO_DISPONIBLE';
  const { registrable, lista } = await enOperacion(deps, contexto, async (op) => {
    auditarOperacion(op, { accion, ...recursoDe(de), despues: { fuente, resultado } });
    return 'empresa' in de ? { registrable: false, lista: null } : buscarEnElRegistro(op, de);
  });
  if (!respuesta.disponible) throw sinConexion(fuente);
  // A person who was not found cannot be registered.
  return { ...respuesta, registrable: registrable && resultado === 'ENCONTRADO', lista };
}

/** Both queries of the identity service name so an answer with somebody in it. */
export const encontrado = ({ tipo }: { tipo: string }): boolean => tipo === 'encontrado';
