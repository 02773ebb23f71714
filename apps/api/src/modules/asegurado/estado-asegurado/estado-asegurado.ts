import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { limpiarComplemento, unirDocumento } from '@sgpa/domain/shared/documento';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, type Operacion } from '../../../operacion.ts';
import { avisoDeHoy, conSegip, motivoDeNadie, registrosDeQuien } from '../../afiliacion/por-segip.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import type { SegunSegip } from '../../persona/una-persona.ts';
import { presentarRegistro } from '../asegurado.presenter.ts';

interface Estado {
  status: 200 | 404;
  mensaje?: string;
  data: RegistroAsegurado[];
}

async function buscar(op: Operacion, pedido: Cuerpo<'estado-asegurado'>, segun: SegunSegip | null): Promise<Estado> {
  const filas = await registrosDeQuien(op, pedido, segun);
  const { numero_documento: numero, complemento_documento } = pedido;
  auditarOperacion(op, {
    accion: 'estado-asegurado',
    recurso: 'persona',
    idRecurso: unirDocumento(numero, limpiarComplemento(complemento_documento)),
  });
  if (filas.length === 0) return { status: 404, mensaje: motivoDeNadie(segun), data: [] };
  const aviso = avisoDeHoy(op, filas, pedido);
  const data = filas.map((fila) => presentarRegistro(fila, op.hoy));
  return { status: 200, ...(aviso === null ? {} : { mensaje: aviso }), data };
}

/** Tells the insured status in any entity to every role that may consult; `status` 200 means found (document 1 §7). */
export const consultarEstado = (
  deps: Pick<Deps, 'db' | 'clock' | 'dbIngreso' | 'segip'>,
  contexto: Contexto,
  pedido: Cuerpo<'estado-asegurado'>,
): Promise<Estado> =>
  conSegip(deps, contexto, pedido, (segun) => enOperacion(deps, contexto, (op) => buscar(op, pedido, segun)));
