import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { type AccionDeFila, reglaDeAccion } from '@sgpa/domain/cuenta/acciones';

type Beneficiario = Pick<BeneficiarioDetalle, 'codigo_estado' | 'estado' | 'fallecido' | 'fin_por_edad' | 'condicion'>;

/** Asks the table by which the server decides; what the row does not rule out depends on the account. */
function motivo(
  accion: AccionDeFila,
  { codigo_estado, estado, fallecido, fin_por_edad, condicion }: Beneficiario,
): string {
  const { estados, soloVivos, porEdad } = reglaDeAccion(accion);
  if (fallecido && soloVivos) return 'Por el fallecimiento no corresponde';
  if (estados !== 'TODOS' && !estados.some((uno) => uno === codigo_estado)) return `En estado ${estado} no corresponde`;
  if (porEdad && fin_por_edad === null && condicion === null) return 'Su derecho no termina por edad';
  return 'Su cuenta no puede hacer aquí';
}

/**
 * Writes a sentence for each reason, with the tabs it holds for (acuerdos §10 'BENEFICIARIO mode'); empty when all are
 * offered.
 */
export function porQueNo(cerradas: readonly { accion: AccionDeFila; nombre: string }[], de: Beneficiario): string {
  const porMotivo = Map.groupBy(cerradas, ({ accion }) => motivo(accion, de));
  return [...porMotivo]
    .map(([razon, cuales]) => `${razon}: ${cuales.map(({ nombre }) => nombre).join(', ')}.`)
    .join(' ');
}
