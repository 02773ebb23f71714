import type { ampliacionTitular } from '@sgpa/contract/v1/ampliacion-titular';
import { textoAmpliacion } from '@sgpa/domain/cobertura/textos-accion';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { RESPUESTA, realizarAccion } from '../../afiliacion/accion.service.ts';
import { escribirAccion } from '../../afiliacion/cambios.ts';
import { hallarTitular, tomar } from '../../afiliacion/hallar.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { decidirAmpliacion } from '../decidir-ampliacion.ts';

type Pedido = z.output<typeof ampliacionTitular.request.body>;
type Respuesta = z.output<typeof ampliacionTitular.response>;

/** Extends the cover of a holder in cesantía (document 2 §5 Ampliación; decisions §5). */
export async function ampliarTitular(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  pedido: Pedido,
  intencion: Intencion | null,
): Promise<Respuesta> {
  const ahora = deps.clock.ahora();
  const respuesta = await realizarAccion<Omit<Respuesta, 'datos'> & Partial<Respuesta>>(
    deps,
    contexto,
    intencion,
    async (trx) => {
      const fila = await tomar(trx, await hallarTitular(trx, contexto, pedido), pedido.version);
      const cambio = await decidirAmpliacion(trx, fila, pedido, hoyEnLaPaz(ahora));
      await escribirAccion(trx, contexto, ahora, 'ampliacion-titular', [cambio]);
      const { fecha_cesantia, fecha_ampliacion } = cambio.hechos;
      return {
        codigo_respuesta: RESPUESTA.HECHO,
        mensaje: textoAmpliacion(cambio.hasta),
        datos: { fecha_cesantia, fecha_ampliacion },
      };
    },
  );
  return { datos: null, ...respuesta };
}
