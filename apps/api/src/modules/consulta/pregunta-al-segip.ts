import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { NoDisponible } from '../../integrations/shared/resultado.ts';
import { consultarFuera } from './consulta-fuera.ts';
import type { EnElRegistro } from './en-el-registro.ts';
import { comoRecurso, type PersonaPedida } from './persona-consultada.ts';

/** One question about a person to the identity service, audited. */
export const preguntarAlSegip = <R extends { disponible: true; tipo: string }>(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  accion: 'consulta-identidad' | 'consulta-certificacion',
  pedido: PersonaPedida,
  respuesta: Promise<R | NoDisponible>,
): Promise<R & EnElRegistro> =>
  consultarFuera(
    deps,
    contexto,
    {
      accion,
      fuente: 'SEGIP',
      ...comoRecurso(pedido),
      persona: pedido,
    },
    respuesta,
    ({ tipo }) => tipo === 'encontrado',
  );
