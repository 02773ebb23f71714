import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import type { PedidoActualizacionTitular, RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { revisarFechaJuntoABeneficiarios } from '@sgpa/domain/beneficiario/fecha-titular';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { textoComienzoDeCambio } from '@sgpa/domain/titular/cambio-de-empleador';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Operacion } from '../../../operacion.ts';
import { empleosTerminadosPor, tomarBeneficiarios } from '../../afiliacion/afiliacion.queries.ts';
import { escribirArrastre } from '../../afiliacion/cambios.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { presentarAfiliacion, presentarEmpleador } from '../correccion.presenter.ts';
import { actualizarRegistro } from '../correccion.service.ts';
import type { Corregible, FilaCompleta } from '../registro-completo.queries.ts';
import { leerCompleta } from '../registro-completo.ts';
import { prepararCambios } from './preparar.ts';

const ACCION = 'actualizacion-titular';

export async function leerTitular(op: Operacion, id: IdAfiliacion): Promise<RegistroTitular> {
  const { fila, persona } = await leerCompleta(op, ACCION, { id, tipo: 'TITULAR' });
  const { version, version_ficha } = fila;
  return {
    version,
    version_ficha,
    persona,
    afiliacion: presentarAfiliacion(fila),
    empleador: presentarEmpleador(fila),
  };
}

/** The former job's cesantía ends on the eve of the first day (acuerdos §12 'Change of employer'): it cannot move. */
async function exigirComienzo({ trx }: Operacion, fila: FilaCompleta): Promise<void> {
  const [anterior] = await empleosTerminadosPor(trx, fila);
  if (anterior !== undefined)
    throw new Rechazo('REGLA_INCUMPLIDA', { razon: textoComienzoDeCambio(anterior.nombre_entidad) });
}

/** Beneficiaries begin no earlier than the holder, and the covered ones follow to another employer or insured type. */
async function acompanarBeneficiarios(
  op: Operacion,
  fila: FilaCompleta,
  { fecha_afiliacion, id_entidad, id_tipo_asegurado }: Corregible,
): Promise<void> {
  const mudan = id_entidad !== fila.id_entidad || id_tipo_asegurado !== fila.id_tipo_asegurado;
  if (fecha_afiliacion === fila.fecha_afiliacion && !mudan) return;
  if (fecha_afiliacion !== fila.fecha_afiliacion) await exigirComienzo(op, fila);
  const beneficiarios = await tomarBeneficiarios(op.trx, fila.id);
  const [primera] = beneficiarios.map((b) => b.fecha_afiliacion).sort();
  const problema = revisarFechaJuntoABeneficiarios(fecha_afiliacion, primera ?? null);
  if (problema !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: problema.texto });
  if (!mudan) return;
  // A beneficiary in the own right has a rentista's employer, not the holder's; one that has ended stays as it ended.
  const siguen = beneficiarios.filter(
    (b) => b.id_entidad === fila.id_entidad && estadoDe(estadoEn(b, op.hoy)).grupo === 'AFILIADO',
  );
  const cambios = siguen.map((b) => ({ fila: b, hechos: b, resto: { id_entidad, id_tipo_asegurado } }));
  await escribirArrastre(op, ACCION, cambios, fila.id);
}

/** Document 2 §2 Holder update form. CAJA_WEB_SUS changes the person and the establishment, whatever else it sends. */
export function actualizarTitular(
  deps: Pick<Deps, 'db' | 'dbIngreso' | 'clock' | 'ovt'>,
  contexto: Contexto,
  pedido: PedidoActualizacionTitular,
  intencion: Intencion | null,
): Promise<RespuestaAccion> {
  return actualizarRegistro(deps, contexto, intencion, {
    accion: ACCION,
    id: pedido.afiliacion.id_afiliacion_ente_gestor,
    tipo: 'TITULAR',
    version: pedido.version,
    version_ficha: pedido.version_ficha,
    persona: pedido.persona,
    quitar_foto: pedido.quitar_foto,
    preparar: (vista, persona, hoy, problemas) =>
      prepararCambios(deps, contexto, pedido, { vista, persona, hoy }, problemas),
    acompanar: acompanarBeneficiarios,
  });
}
