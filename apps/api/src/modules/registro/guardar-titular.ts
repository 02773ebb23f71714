import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { Intencion } from '../idempotencia/idempotencia.service.ts';
import { escribirAlta } from './escribir-alta.ts';
import { guardarRegistro } from './guardar-registro.ts';
import { prepararAlta } from './preparar-alta.ts';

/** Saves a living holder for two use cases, the wizard and the list's panel; dead ones have their own wizard. */
export const guardarTitular = (
  deps: Pick<Deps, 'db' | 'clock' | 'dbIngreso' | 'segip' | 'ovt'>,
  contexto: Contexto,
  accion: 'registro-titular' | 'registro-titular-lista',
  pedido: PedidoRegistro,
  intencion: Intencion | null,
): Promise<RespuestaAlmacenamiento> =>
  guardarRegistro(deps, contexto, intencion, {
    persona: pedido.data[0].persona,
    admiteFallecidos: false,
    preparar: ({ hoy }) => prepararAlta(deps, contexto, pedido, hoy, { accion }),
    escribir: async (op, alta, persona) => (await escribirAlta(op, alta, persona)).respuesta,
  });
