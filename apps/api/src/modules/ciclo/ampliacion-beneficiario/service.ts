import type { ampliacionBeneficiario } from '@sgpa/contract/v1/ampliacion-beneficiario';
import { textoAmpliacion } from '@sgpa/domain/cobertura/textos-accion';
import type { z } from 'zod';
import { accionDeBeneficiario, hecho } from '../accion.ts';
import { decidirAmpliacion } from '../decidir-ampliacion.ts';

type Pedido = z.output<typeof ampliacionBeneficiario.request.body>;

/** Extends the cover of a beneficiary in cesantía (document 2 §5 Ampliación; decisions §5). */
export const ampliarBeneficiario = accionDeBeneficiario('ampliacion-beneficiario', async (op, fila, pedido: Pedido) => {
  const { cambio, hasta } = await decidirAmpliacion(op, fila, pedido);
  const respuesta = hecho(textoAmpliacion(hasta));
  // This one answers inside `data` as well (document 2 §7).
  return { cambio, respuesta: { ...respuesta, data: respuesta } };
});
