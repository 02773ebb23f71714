import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { bajaBeneficiario } from '@sgpa/contract/v1/baja-beneficiario';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { RESPUESTA, realizarAccion } from '../../afiliacion/accion.service.ts';
import { escribirAccion } from '../../afiliacion/cambios.ts';
import { hallarBeneficiario, tomar, tomarTitularDe } from '../../afiliacion/hallar.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { escribirBajaPorDefuncion } from '../baja-por-defuncion.ts';
import { decidirBaja, motivoDeBaja } from '../decidir-baja.ts';

type Pedido = z.output<typeof bajaBeneficiario.request.body>;

/** Ends a beneficiary's affiliation, definitely or with cesantía, within what the holder's right leaves (document 2 §4). */
export function darDeBajaBeneficiario(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  pedido: Pedido,
  intencion: Intencion | null,
): Promise<RespuestaAccion> {
  const ahora = deps.clock.ahora();
  return realizarAccion(deps, contexto, intencion, async (trx) => {
    const vista = await hallarBeneficiario(trx, contexto, pedido);
    const { idMotivo, defuncion } = await motivoDeBaja(trx, vista, pedido);
    // A death asks for no more than the day, and holds no holder of others.
    const titular = defuncion ? null : await tomarTitularDe(trx, vista);
    const fila = await tomar(trx, vista, pedido.version);
    const baja = decidirBaja(fila, pedido, idMotivo, hoyEnLaPaz(ahora), titular);
    if (defuncion) return escribirBajaPorDefuncion(trx, contexto, ahora, 'baja-beneficiario', baja);
    await escribirAccion(trx, contexto, ahora, 'baja-beneficiario', [baja]);
    return { codigo_respuesta: RESPUESTA.HECHO, mensaje: textoBaja(baja.hechos) };
  });
}
