import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import { AppError } from '@sgpa/domain/errors/app-error';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { Intencion } from '../idempotencia/idempotencia.service.ts';
import { escribirAlta } from './alta.ts';
import { prepararAlta } from './preparar-alta.ts';
import { guardarRegistro } from './registro.service.ts';

/** Saves a living holder, from the wizard or from the list's panel; dead ones have their own wizard. */
export function registrarTitular(
  deps: Pick<Deps, 'db' | 'clock' | 'segip' | 'ovt'>,
  contexto: Contexto,
  pedido: PedidoRegistro,
  intencion: Intencion | null,
  accion: 'registro-titular' | 'registro-titular-lista' = 'registro-titular',
): Promise<RespuestaAlmacenamiento> {
  const [item] = pedido.data;
  if (!item) throw new AppError('SOLICITUD_INVALIDA');
  return guardarRegistro(deps, contexto, intencion, {
    persona: item.persona,
    admiteFallecidos: false,
    preparar: (ahora) => prepararAlta(deps, contexto, pedido, hoyEnLaPaz(ahora), { accion }),
    escribir: async (trx, ahora, alta, persona) => (await escribirAlta(trx, contexto, ahora, alta, persona)).respuesta,
  });
}
