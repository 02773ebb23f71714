import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { limpiarComplemento, unirDocumento } from '@sgpa/domain/shared/documento';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion } from '../../../operacion.ts';
import { registrosEnTodosLosEntes } from '../../afiliacion/registros-de-persona.queries.ts';
import { auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { presentarRegistro } from '../asegurado.presenter.ts';

const NO_ENCONTRADO = 'No se pudo encontrar información con los datos introducidos.';

/** Insured status anywhere, for every role that may consult; `status` 200 means found (document 1 §7). */
export async function consultarEstado(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  { numero_documento: numero, complemento_documento, fecha_nacimiento: fechaNacimiento }: Cuerpo<'estado-asegurado'>,
): Promise<{ status: 200 | 404; mensaje?: string; data: RegistroAsegurado[] }> {
  const complemento = limpiarComplemento(complemento_documento);
  return enOperacion(deps, contexto, async (op) => {
    await auditarOperacion(op, {
      accion: 'estado-asegurado',
      recurso: 'persona',
      idRecurso: unirDocumento(numero, complemento),
    });
    const filas = await registrosEnTodosLosEntes(op.trx, { numero, complemento, fechaNacimiento });
    if (filas.length === 0) return { status: 404, mensaje: NO_ENCONTRADO, data: [] };
    return { status: 200, data: filas.map((fila) => presentarRegistro(fila, op.hoy)) };
  });
}
