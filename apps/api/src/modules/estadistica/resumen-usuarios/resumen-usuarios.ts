import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { Operacion } from '../../../operacion.ts';
import { ambitoPorFilas } from '../ambito.ts';
import { tablaDe } from '../tabla.ts';
import { type Autoria, totalesPorUsuario } from './resumen-usuarios.queries.ts';

/** The user with most comes first; what the daily job did is nobody's. */
export async function resumirPorUsuario(
  op: Operacion,
  autoria: Autoria,
  { idEnteGestor, idEnteEmpleador }: Cuerpo<'resumen-usuarios/registro'>,
) {
  const ambito = await ambitoPorFilas(op, idEnteGestor, idEnteEmpleador);
  const filas = await totalesPorUsuario(op.trx, ambito, autoria);
  const usuarios = new Map(filas.map(({ id, username }) => [id, username]));
  return { data: tablaDe('Usuario', [...usuarios], filas, ({ id }) => id) };
}
