import type { Cuerpo } from '@sgpa/contract/endpoints';
import { textoAmpliacion } from '@sgpa/domain/cobertura/textos-accion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { accionDeBeneficiario, respuestaHecha } from '../accion.ts';
import { ampliacionRepetida, decidirAmpliacion, motivoDeAmpliacion } from '../ampliacion.ts';

/** The wire repeats this answer inside `data` (document 2 §7). */
function responder(hasta: FechaCivil) {
  const respuesta = respuestaHecha(textoAmpliacion(hasta));
  return { ...respuesta, data: respuesta };
}

/** Extends the cover of a beneficiary in cesantía (document 2 §5 Ampliación; acuerdos §5). */
export const ampliarBeneficiario = accionDeBeneficiario('ampliacion-beneficiario', {
  resolver: (op, pedido: Cuerpo<'ampliacion-beneficiario'>) => motivoDeAmpliacion(op, pedido),
  yaHecha(_op, fila, pedido, motivo) {
    const hasta = ampliacionRepetida(fila, pedido, motivo);
    return hasta && responder(hasta);
  },
  async decidir(op, fila, pedido, motivo) {
    const { cambio, hasta } = await decidirAmpliacion(op, fila, pedido, motivo);
    return { efectos: [cambio], respuesta: responder(hasta) };
  },
});
