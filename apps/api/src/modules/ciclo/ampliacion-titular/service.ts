import type { ampliacionTitular } from '@sgpa/contract/v1/ampliacion-titular';
import { textoAmpliacion } from '@sgpa/domain/cobertura/textos-accion';
import type { z } from 'zod';
import { accionDeTitular, hecho } from '../accion.ts';
import { decidirAmpliacion } from '../decidir-ampliacion.ts';

type Pedido = z.output<typeof ampliacionTitular.request.body>;

/** Extends the cover of a holder in cesantía (document 2 §5 Ampliación; decisions §5). */
export const ampliarTitular = accionDeTitular('ampliacion-titular', async (op, fila, pedido: Pedido) => {
  const { cambio, hasta } = await decidirAmpliacion(op, fila, pedido);
  const { fecha_cesantia, fecha_ampliacion } = cambio.hechos;
  return { cambio, respuesta: { ...hecho(textoAmpliacion(hasta)), datos: { fecha_cesantia, fecha_ampliacion } } };
});
