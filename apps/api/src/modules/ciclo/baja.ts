import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { type DecisionDeBaja, decidirBaja } from '@sgpa/domain/cobertura/decision-baja';
import { limiteParaBeneficiarios } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import { esLaMismaBaja } from '@sgpa/domain/cobertura/mismo-hecho';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import type { Confirmante } from '@sgpa/domain/cobertura/palabra-defuncion';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import { arrastreDe } from '../afiliacion/cambios.queries.ts';
import type { Efecto } from '../afiliacion/cambios.ts';
import {
  confirmarDefuncion,
  type DefuncionLeida,
  registrarDefuncion,
  tomarPorDefuncion,
} from '../afiliacion/defuncion.ts';
import type { RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import { type Decidida, limpiarDetalle, resolverMotivo, respuestaHecha } from './accion.ts';

export type PedidoBaja = Pick<
  Cuerpo<'baja-titular'>,
  'tipo_motivo' | 'descripcion_motivo' | 'fecha_fin' | 'fecha_fin_cesantia'
> &
  Partial<Pick<Cuerpo<'baja-beneficiario'>, 'opcion'>>;

/** Who confirms the death that the request records goes with it; null where nobody does, or it is no death. */
export interface Confirmable {
  confirma: Confirmante | null;
}

interface MotivoDeBaja {
  idMotivo: number;
  /** For a death, what the entity has of the person is locked before anything else; null for another reason. */
  defuncion: DefuncionLeida | null;
}

/** Resolves the reason that was sent; for a death, it locks all that the entity has of the person first. */
export async function resolverYTomar(trx: Trx, vista: Afiliacion, { tipo_motivo }: PedidoBaja): Promise<MotivoDeBaja> {
  const idMotivo = await resolverMotivo(trx, 'MOTIVO_BAJA', tipo_motivo);
  return { idMotivo, defuncion: idMotivo === MOTIVO_DEFUNCION ? await tomarPorDefuncion(trx, vista) : null };
}

export interface BajaAdmitida extends Efecto {
  hechos: HechosAfiliacion;
  resto: { id_motivo_baja: number; detalle_motivo: string | null };
}

function rechazoDeBaja({ codigo, texto }: Extract<DecisionDeBaja, { ok: false }>): Error {
  switch (codigo) {
    case 'MOTIVO':
      return new Rechazo('MOTIVO_INVALIDO');
    case 'FALTA_FECHA':
      return campoInvalido('fecha_fin', texto);
    default:
      return new Rechazo('REGLA_INCUMPLIDA', { razon: texto });
  }
}

/**
 * Decides what a baja does to a locked affiliation, and writes nothing. The rules decide the cesantía, whatever was
 * sent. `titular` is a beneficiary's locked holder, whose right bounds it.
 */
export function admitirBaja(
  fila: Afiliacion,
  pedido: PedidoBaja,
  idMotivo: number,
  hoy: FechaCivil,
  titular: Afiliacion | null = null,
): BajaAdmitida {
  const limite = titular && limiteParaBeneficiarios(titular, titular.id_motivo_baja === MOTIVO_DEFUNCION);
  const baja = { idMotivo, opcion: pedido.opcion, fecha_baja: pedido.fecha_fin ?? null };
  const resultado = decidirBaja(fila, fila.codigo_entidad, baja, hoy, limite);
  if (!resultado.ok) throw rechazoDeBaja(resultado);
  return {
    fila,
    hechos: resultado.hechos,
    resto: { id_motivo_baja: idMotivo, detalle_motivo: limpiarDetalle(pedido.descripcion_motivo) },
  };
}

/**
 * Gives the answer of a baja that the locked record already tells; null where it asks for something else. A death that
 * somebody has confirmed by now (`confirma`) binds everybody, though nothing of the record changes.
 */
export async function bajaRepetida(
  op: Operacion,
  accion: 'baja-titular' | 'baja-beneficiario',
  fila: Afiliacion,
  { opcion, fecha_fin, fecha_fin_cesantia, version, confirma }: PedidoBaja & Confirmable & { version?: number | null },
  { idMotivo, defuncion }: MotivoDeBaja,
): Promise<RespuestaAccion | null> {
  const pedida = { idMotivo, opcion, fecha_baja: fecha_fin ?? null, versionAlDia: version === fila.version };
  if (!esLaMismaBaja(fila, pedida, op.hoy)) return null;
  const arrastre = await arrastreDe(op.trx, fila.id, accion);
  if (defuncion !== null) await confirmarDefuncion(op, fila, { accion, confirma }, defuncion);
  return respuestaHecha(textoBaja(fila, arrastre, fecha_fin_cesantia ?? null));
}

/** A baja for death ends everything that the person has in the managing entity (ADR 16). */
export async function darDeBajaPorDefuncion(
  op: Operacion,
  accion: 'baja-titular' | 'baja-beneficiario',
  baja: BajaAdmitida,
  confirma: Confirmante | null,
  registros: readonly RegistroPersona[],
): Promise<Decidida<RespuestaAccion>> {
  const { fila, hechos, resto } = baja;
  const dicha = { accion, fecha: op.hoy, confirma, resto };
  const { propias, beneficiarios, avisados } = await registrarDefuncion(op, fila, dicha, registros);
  const otras = propias.filter((propia) => propia.fila.id !== fila.id);
  const texto = textoBaja(hechos, { beneficiarios: beneficiarios.length, otras: otras.length, avisados });
  return { efectos: [baja, ...otras, ...beneficiarios], respuesta: respuestaHecha(texto) };
}
