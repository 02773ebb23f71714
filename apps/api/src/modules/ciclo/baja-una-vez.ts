import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { esMotivoDefuncion } from '@sgpa/domain/cobertura/motivos-baja';
import { type Confirmante, confirmanteDe } from '@sgpa/domain/cobertura/palabra-defuncion';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { separarDocumento, unirDocumento } from '@sgpa/domain/shared/documento';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import { enOperacion, type Operacion } from '../../operacion.ts';
import { escribirUnaVez, type Intencion, respuestaAnterior } from '../idempotencia/idempotencia.service.ts';
import { anotarPorSegip, type Contraste, contrastarIdentidad, type DatosIdentidad } from '../persona/identidad.ts';
import { identidadesDeHoy } from '../persona/persona.queries.ts';
import type { Confirmable } from './baja.ts';

const SIN_COINCIDENCIA: readonly number[] = [ESTADO_RESPUESTA.NO_ENCONTRADO, ESTADO_RESPUESTA.NO_COINCIDE];

/**
 * Asks the identity service of the person; where the request names them by former data, which it no longer knows, asks
 * again with what their file says now (acuerdos §12 'One person').
 */
async function contrastarConLoDeHoy(deps: Deps, contexto: Contexto, persona: DatosIdentidad): Promise<Contraste> {
  const identidad = await contrastarIdentidad(deps, persona);
  if (!SIN_COINCIDENCIA.includes(identidad.codigo)) return identidad;
  const [suya, otra] = await enOperacion(deps, contexto, ({ trx }) =>
    identidadesDeHoy(trx, separarDocumento(persona.numero_documento), persona.fecha_nacimiento ?? null).execute(),
  );
  if (suya === undefined || otra !== undefined) return identidad;
  return contrastarIdentidad(deps, {
    numero_documento: unirDocumento(suya.numero_documento, suya.complemento),
    fecha_nacimiento: suya.fecha_nacimiento,
    tipo_doc: suya.tipo_doc,
  });
}

/** The identity service is asked about a death that an entity records; the authority's own word needs no other. */
async function quienConfirma(deps: Deps, contexto: Contexto, persona: DatosIdentidad): Promise<Confirmante | null> {
  const autoridad = esRolAutoridad(contexto.usuario.rol);
  if (autoridad) return confirmanteDe({ autoridad, segip: false });
  const identidad = await contrastarConLoDeHoy(deps, contexto, persona);
  await anotarPorSegip(deps, identidad);
  return confirmanteDe({ autoridad, segip: identidad.codigo === ESTADO_RESPUESTA.FALLECIDO });
}

type PedidoConMotivo = DatosIdentidad & { tipo_motivo: number | string };

/** Does a baja once per intention; who confirms a death is asked before the transaction. */
export const bajaUnaVez =
  <P extends PedidoConMotivo>(darDeBaja: (op: Operacion, pedido: P & Confirmable) => Promise<RespuestaAccion>) =>
  async (deps: Deps, contexto: Contexto, pedido: P, intencion: Intencion | null): Promise<RespuestaAccion> => {
    let confirma: Confirmante | null = null;
    if (esMotivoDefuncion(pedido.tipo_motivo)) {
      const anterior = respuestaAnterior<RespuestaAccion>(intencion);
      if (anterior !== null) return anterior;
      confirma = await quienConfirma(deps, contexto, pedido);
    }
    return escribirUnaVez(deps, contexto, intencion, (op) => darDeBaja(op, { ...pedido, confirma }));
  };
