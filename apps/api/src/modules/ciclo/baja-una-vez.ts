import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { esMotivoDefuncion } from '@sgpa/domain/cobertura/motivos-baja';
import { type Confirmante, confirmanteDe } from '@sgpa/domain/cobertura/palabra-defuncion';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { Operacion } from '../../operacion.ts';
import { anotarInformada } from '../afiliacion/defuncion-informada.ts';
import { escribirUnaVez, type Intencion, respuestaAnterior } from '../idempotencia/idempotencia.service.ts';
import { contrastarIdentidad, type DatosIdentidad } from '../persona/identidad.ts';

type PedidoDeBaja = DatosIdentidad & { tipo_motivo: number | string };

/** The identity service is asked about a death that an entity records; the authority's own word needs no other. */
async function quienConfirma(deps: Deps, contexto: Contexto, persona: DatosIdentidad): Promise<Confirmante | null> {
  const autoridad = esRolAutoridad(contexto.usuario.rol);
  if (autoridad) return confirmanteDe({ autoridad, segip: false });
  const identidad = await contrastarIdentidad(deps, persona);
  await anotarInformada(deps, identidad);
  return confirmanteDe({ autoridad, segip: identidad.codigo === ESTADO_RESPUESTA.FALLECIDO });
}

/** A baja, done once per intention; of a death it is known before the transaction who confirms it. */
export const bajaUnaVez =
  <P extends PedidoDeBaja>(dar: (op: Operacion, pedido: P, confirma: Confirmante | null) => Promise<RespuestaAccion>) =>
  async (deps: Deps, contexto: Contexto, pedido: P, intencion: Intencion | null): Promise<RespuestaAccion> => {
    let confirma: Confirmante | null = null;
    if (esMotivoDefuncion(pedido.tipo_motivo)) {
      const anterior = respuestaAnterior<RespuestaAccion>(intencion);
      if (anterior !== null) return anterior;
      confirma = await quienConfirma(deps, contexto, pedido);
    }
    return escribirUnaVez(deps, contexto, intencion, (op) => dar(op, pedido, confirma));
  };
