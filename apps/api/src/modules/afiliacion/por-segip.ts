import { estaCubierto } from '@sgpa/domain/cobertura/cobertura';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { TEXTO_NO_SE_SABE, TEXTO_SIN_SEGIP, textoConstaAhora } from '@sgpa/domain/identidad/textos';
import { limpiarComplemento, type NumeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { Operacion } from '../../operacion.ts';
import { numeroConsta } from '../persona/persona.queries.ts';
import { buscarPorSegip, type SegunSegip } from '../persona/una-persona.ts';
import { type Documento, type RegistroPersona, registrosEnTodosLosEntes } from './registros-de-persona.queries.ts';

/** Ends a transaction that found nobody with a recorded number: the identity service is asked outside of one. */
class PorPreguntar extends Error {}

interface Pedido {
  numero_documento: NumeroDocumento;
  complemento_documento?: string | null | undefined;
  fecha_nacimiento: FechaCivil;
}

const documentoDe = (pedido: Pedido): Documento => ({
  numero: pedido.numero_documento,
  complemento: limpiarComplemento(pedido.complemento_documento),
  fechaNacimiento: pedido.fecha_nacimiento,
});

/**
 * Runs `hacer` once; if nobody is found by a number that is on record, asks the identity service and runs it again. So
 * nobody is turned away while a file holds what the service has corrected (acuerdos §12 'One person').
 */
export async function conSegip<T>(
  deps: Pick<Deps, 'dbIngreso' | 'clock' | 'segip'>,
  contexto: Contexto,
  pedido: Pedido,
  hacer: (segun: SegunSegip | null) => Promise<T>,
): Promise<T> {
  try {
    return await hacer(null);
  } catch (error) {
    if (!(error instanceof PorPreguntar)) throw error;
  }
  return hacer(await buscarPorSegip(deps, contexto, documentoDe(pedido)));
}

/** Finds the person's records in every managing entity; `segun` is the identity service's answer once it was asked. */
export async function registrosDeQuien({ trx }: Pick<Operacion, 'trx'>, pedido: Pedido, segun: SegunSegip | null) {
  const documento = documentoDe(pedido);
  if (segun?.tipo === 'consta') {
    const { id, complemento, fecha_nacimiento: fechaNacimiento } = segun.archivo;
    const filas = await registrosEnTodosLosEntes(trx, { ...documento, complemento, fechaNacimiento });
    return filas.filter(({ id_persona }) => id_persona === id);
  }
  const filas = await registrosEnTodosLosEntes(trx, documento);
  if (filas.length === 0 && segun === null && (await numeroConsta(trx, documento.numero))?.consta === true)
    throw new PorPreguntar();
  return filas;
}

const NO_ENCONTRADO = 'No se pudo encontrar información con los datos introducidos.';

/** Says why nobody was found; a service that could not be asked, or could not tell, is no 'not found'. */
export function motivoDeNadie(segun: SegunSegip | null): string {
  if (segun?.tipo === 'sin_servicio') return TEXTO_SIN_SEGIP;
  return segun?.tipo === 'no_se_sabe' ? TEXTO_NO_SE_SABE : NO_ENCONTRADO;
}

/** Tells a covering entity, or the authority, that the file now says something else than was asked for. */
export function avisoDeHoy(
  { contexto: { usuario, alcance }, hoy }: Pick<Operacion, 'contexto' | 'hoy'>,
  filas: readonly RegistroPersona[],
  pedido: Pedido,
): string | null {
  const [fila] = filas;
  const { complemento, fechaNacimiento } = documentoDe(pedido);
  if (fila === undefined || (fila.complemento === complemento && fila.fecha_nacimiento === fechaNacimiento))
    return null;
  const cubre = filas.some((una) => alcance.entes.includes(una.id_ente_gestor) && estaCubierto(una, hoy));
  return cubre || esRolAutoridad(usuario.rol) ? textoConstaAhora(fila) : null;
}
