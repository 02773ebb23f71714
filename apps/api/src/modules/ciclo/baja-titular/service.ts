import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { bajaTitular } from '@sgpa/contract/v1/baja-titular';
import { efectoEnBeneficiario } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { RESPUESTA, realizarAccion } from '../../afiliacion/accion.service.ts';
import { escribirAccion } from '../../afiliacion/cambios.ts';
import { hallarTitular, tomar, tomarBeneficiarios } from '../../afiliacion/hallar.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { escribirBajaPorDefuncion } from '../baja-por-defuncion.ts';
import { decidirBaja, motivoDeBaja } from '../decidir-baja.ts';

type Pedido = z.output<typeof bajaTitular.request.body>;

/** Ends a holder's affiliation and, in the same transaction, what hangs on it (document 2 §4; decisions §5). */
export function darDeBajaTitular(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  pedido: Pedido,
  intencion: Intencion | null,
): Promise<RespuestaAccion> {
  const ahora = deps.clock.ahora();
  const hoy = hoyEnLaPaz(ahora);
  return realizarAccion(deps, contexto, intencion, async (trx) => {
    const vista = await hallarTitular(trx, contexto, pedido);
    const { idMotivo, defuncion } = await motivoDeBaja(trx, vista, pedido);
    const fila = await tomar(trx, vista, pedido.version);
    const baja = decidirBaja(fila, pedido, idMotivo, hoy);
    const { hechos, resto } = baja;
    if (defuncion) return escribirBajaPorDefuncion(trx, contexto, ahora, 'baja-titular', baja);
    const beneficiarios = (await tomarBeneficiarios(trx, fila)).flatMap((beneficiario) => {
      const nuevos = efectoEnBeneficiario(beneficiario, { antes: fila, despues: hechos, defuncion: false }, hoy);
      return nuevos === null ? [] : [{ fila: beneficiario, hechos: nuevos, resto }];
    });
    await escribirAccion(trx, contexto, ahora, 'baja-titular', [baja, ...beneficiarios]);
    const mensaje = textoBaja(hechos, { beneficiarios: beneficiarios.length });
    return { codigo_respuesta: RESPUESTA.HECHO, mensaje };
  });
}
