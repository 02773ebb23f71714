import type { Cuerpo } from '@sgpa/contract/endpoints';
import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import { impideHabilitar } from '@sgpa/domain/cobertura/habilitacion-derechohabiente';
import { esLaMismaHabilitacion } from '@sgpa/domain/cobertura/mismo-hecho';
import { textoHabilitacion } from '@sgpa/domain/cobertura/textos-accion';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import { TEXTO_REQUERIDO } from '@sgpa/domain/shared/campos';
import type { Trx } from '../../../db/pool.ts';
import type { Operacion } from '../../../operacion.ts';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';
import { exigirVida, hallarBeneficiario, hallarBeneficiarioUnico, tomarTitularDe } from '../../afiliacion/hallar.ts';
import { figuraFallecida } from '../../persona/persona.queries.ts';
import { accionSobre, limpiarDetalle, respuestaHecha } from '../accion.ts';
import { buscarRentista } from '../ciclo.queries.ts';

/** Finds, by code or name, the employer and insured type that a rentista type (group TIPO_RENTISTA) stands for. */
async function resolverRentista(trx: Trx, pedido: string) {
  const rentista = await buscarRentista(trx, pedido.trim());
  if (rentista === undefined) throw campoInvalido('codigo_entidad', 'El tipo de rentista no existe en la lista.');
  return rentista;
}

/**
 * Reads who is meant; null unless all was sent. Only then is `fecha_inicio` the own right's first day, else the
 * affiliation date.
 */
function beneficiarioDe(pedido: Cuerpo<'habilitacion-derechohabiente'>) {
  const { numero_documento, fecha_nacimiento, numero_documento_titular, fecha_nacimiento_titular } = pedido;
  if (!numero_documento || !fecha_nacimiento || !numero_documento_titular || !fecha_nacimiento_titular) return null;
  return { numero_documento, fecha_nacimiento, numero_documento_titular, fecha_nacimiento_titular };
}

/** Here `codigo_entidad` is the type that the beneficiary gets. */
async function hallar(op: Operacion, pedido: Cuerpo<'habilitacion-derechohabiente'>): Promise<Afiliacion> {
  const quien = beneficiarioDe(pedido);
  const referencia = { ...pedido, codigo_entidad: pedido.codigo_entidad_titular };
  const vista = quien
    ? await hallarBeneficiario(op, { ...referencia, ...quien, fecha_inicio: null })
    : await hallarBeneficiarioUnico(op, referencia);
  // The holder is locked before the beneficiary, as everywhere: what it gives today decides.
  await tomarTitularDe(op.trx, vista);
  return vista;
}

async function exigirTitularSinDerecho({ trx, hoy }: Operacion, fila: Afiliacion): Promise<void> {
  const titular = await tomarTitularDe(trx, fila);
  const razon = titular === null ? null : impideHabilitar(titular, hoy);
  if (titular === null || razon === null) return;
  // The dead have no cover, unless it was recorded after their death.
  const fallecido = await figuraFallecida(trx, titular.id_persona, titular.id_ente_gestor);
  if (!fallecido) throw new Rechazo('REGLA_INCUMPLIDA', { razon });
}

/** Gives a beneficiary in cesantía, or without the right, a right of their own as a rentista (acuerdos §5). */
export const habilitarDerechohabiente = accionSobre(hallar, 'habilitacion-derechohabiente', {
  async resolver({ trx, hoy }, pedido: Cuerpo<'habilitacion-derechohabiente'>) {
    const detalle_derechohabiente = limpiarDetalle(pedido.descripcion_motivo);
    if (detalle_derechohabiente === null) throw campoInvalido('descripcion_motivo', TEXTO_REQUERIDO);
    const { nombre, ...comoRentista } = await resolverRentista(trx, pedido.codigo_entidad);
    const desde = (beneficiarioDe(pedido) && pedido.fecha_inicio) ?? hoy;
    const resto = { ...comoRentista, detalle_derechohabiente };
    return { desde, resto, respuesta: respuestaHecha(textoHabilitacion(desde, nombre)) };
  },
  yaHecha: (_op, fila, _pedido, { desde, resto, respuesta }) =>
    esLaMismaHabilitacion(fila, { fecha_inicio: desde, ...resto }) ? respuesta : null,
  async decidir(op, fila, _pedido, { desde, resto, respuesta }) {
    await exigirVida(op.trx, fila);
    const resultado = aplicarAccion(fila, { tipo: 'habilitacion', fecha_inicio: desde }, op.hoy);
    if (!resultado.ok) throw new Rechazo('REGLA_INCUMPLIDA', { razon: resultado.texto });
    await exigirTitularSinDerecho(op, fila);
    return { efectos: [{ fila, hechos: resultado.hechos, resto }], respuesta };
  },
});
