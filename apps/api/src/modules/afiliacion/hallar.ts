import type { referenciaBeneficiario, referenciaTitular, vistoEn } from '@sgpa/contract/shared/acciones';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import { type DocumentoUnido, separarDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { rolAtiende } from '@sgpa/domain/titular/tipo-asegurado';
import type { z } from 'zod';
import type { Contexto } from '../../contexto.ts';
import type { Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import { figuraFallecida } from '../persona/persona.queries.ts';
import {
  type Afiliacion,
  beneficiariosPorReferencia,
  beneficiariosPorSenas,
  titularesPorReferencia,
  tomarAfiliacion,
} from './afiliacion.queries.ts';

/** The wire names an affiliation by these (of several, the latest is meant), with what the caller saw of it. */
export type PedidoTitular = Omit<z.output<typeof referenciaTitular> & z.output<typeof vistoEn>, 'tipo_documento'>;

export type PedidoBeneficiario = PedidoTitular &
  Pick<z.output<typeof referenciaBeneficiario>, 'numero_documento_titular' | 'fecha_nacimiento_titular'>;

const referenciaDe = (pedido: PedidoTitular) => ({
  ...separarDocumento(pedido.numero_documento),
  fechaNacimiento: pedido.fecha_nacimiento,
  codigoEntidad: pedido.codigo_entidad.trim(),
  fechaAfiliacion: pedido.fecha_inicio ?? null,
  idEnteGestor: pedido.id_ente_gestor ?? null,
});

const DOS_PERSONAS =
  'Hay dos personas con este número y fecha de nacimiento, una con documento de extranjero. Indique la fecha de afiliación.';

/**
 * Picks the latest one. Who sees several managing entities must say which, where more than one answers. The wire does
 * not tell nationals from foreigners, who may share a number: then nothing is done to either.
 */
function elegir(halladas: readonly Afiliacion[], { usuario }: Contexto): Afiliacion {
  const [ultima] = halladas;
  if (!ultima) throw new Rechazo('NO_ENCONTRADO');
  if (halladas.some((a) => a.id_ente_gestor !== ultima.id_ente_gestor)) {
    throw campoInvalido('id_ente_gestor', 'Debe elegir el ente gestor.');
  }
  if (halladas.some((a) => a.id_persona !== ultima.id_persona)) {
    throw campoInvalido('numero_documento', DOS_PERSONAS);
  }
  if (!rolAtiende(usuario.rol, ultima.tipo_asegurado)) throw new Rechazo('SIN_PERMISO');
  return ultima;
}

/** Finds a holder's affiliation in the user's scope without locking it. */
export async function hallarTitular({ trx, contexto }: Operacion, pedido: PedidoTitular): Promise<Afiliacion> {
  return elegir(await titularesPorReferencia(trx, referenciaDe(pedido)).execute(), contexto);
}

export async function hallarBeneficiario({ trx, contexto }: Operacion, pedido: PedidoBeneficiario) {
  const titular = {
    ...separarDocumento(pedido.numero_documento_titular),
    fechaNacimiento: pedido.fecha_nacimiento_titular,
  };
  return elegir(await beneficiariosPorReferencia(trx, { ...referenciaDe(pedido), titular }).execute(), contexto);
}

const senasDe = (documento: DocumentoUnido | undefined, fechaNacimiento: FechaCivil | undefined) => ({
  documento: documento === undefined ? null : separarDocumento(documento),
  fechaNacimiento: fechaNacimiento ?? null,
});

/** Any of these details (*señas*) of who is meant may be missing; `fecha_inicio` is the affiliation date. */
export type SenasDelPedido = Pick<PedidoTitular, 'codigo_entidad' | 'fecha_inicio' | 'id_ente_gestor'> &
  Partial<Pick<PedidoBeneficiario, (typeof SENAS)[number]>>;

const SENAS = ['numero_documento', 'fecha_nacimiento', 'numero_documento_titular', 'fecha_nacimiento_titular'] as const;

const FALTA_PARA_SABER = 'Indíquelo: sin este dato no se sabe de qué beneficiario se trata.';

/** Finds the only beneficiary of that employer and affiliation date; for none or several, says what is missing. */
export async function hallarBeneficiarioUnico({ trx, contexto }: Operacion, pedido: SenasDelPedido) {
  const { fecha_inicio: fechaAfiliacion } = pedido;
  const halladas =
    fechaAfiliacion == null
      ? []
      : await beneficiariosPorSenas(trx, {
          codigoEntidad: pedido.codigo_entidad.trim(),
          fechaAfiliacion,
          idEnteGestor: pedido.id_ente_gestor ?? null,
          persona: senasDe(pedido.numero_documento, pedido.fecha_nacimiento),
          titular: senasDe(pedido.numero_documento_titular, pedido.fecha_nacimiento_titular),
        }).execute();
  if (halladas.length === 1) return elegir(halladas, contexto);
  const faltan = ['fecha_inicio' as const, ...SENAS].filter((campo) => pedido[campo] == null);
  throw new Rechazo(
    'SOLICITUD_INVALIDA',
    {},
    faltan.map((campo) => ({ campo, mensaje: FALTA_PARA_SABER })),
  );
}

/** Locks an affiliation for the rest of the transaction and reads it as it is now. */
export async function tomarComoEsta(trx: Trx, { id }: Afiliacion): Promise<Afiliacion> {
  const fila = await tomarAfiliacion(trx, id);
  if (fila === undefined) throw new Rechazo('REGISTRO_CAMBIADO');
  return fila;
}

/** Refuses a row that changed after the caller saw it (`version`) or this transaction read it (`vista`). */
export function exigirVista(fila: Afiliacion, vista: Afiliacion, version?: number | null): void {
  if (fila.version !== vista.version || fila.version !== (version ?? fila.version))
    throw new Rechazo('REGISTRO_CAMBIADO');
}

/** Locks the affiliation and requires that it is still what the caller saw. */
export async function tomar(trx: Trx, vista: Afiliacion, version?: number | null): Promise<Afiliacion> {
  const fila = await tomarComoEsta(trx, vista);
  exigirVista(fila, vista, version);
  return fila;
}

/** A dead person's cover may end, but it is neither extended nor begun anew. */
export async function exigirVida(trx: Trx, { id_persona, id_ente_gestor }: Afiliacion): Promise<void> {
  if (await figuraFallecida(trx, id_persona, id_ente_gestor)) throw new Rechazo('PERSONA_FALLECIDA');
}

/** Locks the holder before its beneficiary, as a holder's baja does; null for a holder. */
export async function tomarTitularDe(trx: Trx, { id_titular }: Afiliacion): Promise<Afiliacion | null> {
  return id_titular === null ? null : ((await tomarAfiliacion(trx, id_titular)) ?? null);
}
