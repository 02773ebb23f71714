import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { ampliacionBeneficiario } from '@sgpa/contract/v1/ampliacion-beneficiario';
import { textoAmpliacion } from '@sgpa/domain/cobertura/textos-accion';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { RESPUESTA, realizarAccion } from '../../afiliacion/accion.service.ts';
import { escribirAccion } from '../../afiliacion/cambios.ts';
import { hallarBeneficiario, tomar } from '../../afiliacion/hallar.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { decidirAmpliacion } from '../decidir-ampliacion.ts';

type Pedido = z.output<typeof ampliacionBeneficiario.request.body>;

/** Extends the cover of a beneficiary in cesantía (document 2 §5 Ampliación; decisions §5). */
export function ampliarBeneficiario(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  pedido: Pedido,
  intencion: Intencion | null,
): Promise<RespuestaAccion> {
  const ahora = deps.clock.ahora();
  return realizarAccion(deps, contexto, intencion, async (trx) => {
    const fila = await tomar(trx, await hallarBeneficiario(trx, contexto, pedido), pedido.version);
    const cambio = await decidirAmpliacion(trx, fila, pedido, hoyEnLaPaz(ahora));
    await escribirAccion(trx, contexto, ahora, 'ampliacion-beneficiario', [cambio]);
    return { codigo_respuesta: RESPUESTA.HECHO, mensaje: textoAmpliacion(cambio.hasta) };
  });
}
