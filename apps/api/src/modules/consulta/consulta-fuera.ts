import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { Slug } from '@sgpa/domain/cuenta/permisos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { NoDisponible } from '../../integrations/shared/resultado.ts';
import { enOperacion } from '../../operacion.ts';
import { auditarOperacion } from '../auditoria/auditoria.service.ts';
import { buscarEnElRegistro, type EnElRegistro } from './en-el-registro.ts';
import type { PersonaPedida } from './persona-consultada.ts';

/** Of whom or what a registry is asked, as the audit trail keeps it. */
interface Pregunta {
  accion: Extract<Slug & ClaveOperacion, `consulta-${string}`>;
  fuente: 'SEGIP' | 'OVT' | 'SENASIR';
  recurso: 'persona' | 'empresa';
  idRecurso: string;
  /** Whom the register may know. */
  persona?: PersonaPedida;
}

const EN_NINGUNO: EnElRegistro = { registrable: false, lista: null };

/** The specification has words of its own for the identity service (document 1 §8). */
const sinConexion = (fuente: Pregunta['fuente']): Rechazo =>
  fuente === 'SEGIP' ? new Rechazo('SEGIP_SIN_CONEXION') : new Rechazo('FUENTE_NO_DISPONIBLE', { fuente });

/**
 * One question of the query tabs to a registry, and what the register knows of the person. Nobody holds a connection of
 * the database while the registry thinks, and nobody gets an answer of which the audit trail does not tell: who asked, for
 * whom, and whether there was an answer.
 */
export async function consultarFuera<R extends { disponible: true }>(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  { accion, fuente, recurso, idRecurso, persona }: Pregunta,
  preguntar: Promise<R | NoDisponible>,
  hallado: (respuesta: R) => boolean,
): Promise<R & EnElRegistro> {
  const respuesta = await preguntar;
  const resultado = respuesta.disponible ? palabraDe(hallado(respuesta)) : 'NO_DISPONIBLE';
  const { registrable, lista } = await enOperacion(deps, contexto, async (op) => {
    auditarOperacion(op, { accion, recurso, idRecurso, despues: { fuente, resultado } });
    return persona === undefined ? EN_NINGUNO : buscarEnElRegistro(op, persona);
  });
  if (!respuesta.disponible) throw sinConexion(fuente);
  // Who was not found is nobody whom one could register.
  return { ...respuesta, registrable: registrable && resultado === 'ENCONTRADO', lista };
}

const palabraDe = (hallado: boolean) => (hallado ? 'ENCONTRADO' : 'NO_ENCONTRADO');
