import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { FechasAfiliacion } from '@sgpa/domain/cobertura/estados';
import { textoAmpliacion } from '@sgpa/domain/cobertura/textos-accion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { accionDeTitular, respuestaHecha } from '../accion.ts';
import { ampliacionRepetida, decidirAmpliacion, motivoDeAmpliacion } from '../ampliacion.ts';

type Fechas = Pick<FechasAfiliacion, 'fecha_cesantia' | 'fecha_ampliacion'>;

const responder = (hasta: FechaCivil, { fecha_cesantia, fecha_ampliacion }: Fechas) => ({
  ...respuestaHecha(textoAmpliacion(hasta)),
  datos: { fecha_cesantia, fecha_ampliacion },
});

/** Extends the cover of a holder in cesantía (document 2 §5 Ampliación; acuerdos §5). */
export const ampliarTitular = accionDeTitular('ampliacion-titular', {
  resolver: (op, pedido: Cuerpo<'ampliacion-titular'>) => motivoDeAmpliacion(op, pedido),
  yaHecha(_op, fila, pedido, motivo) {
    const hasta = ampliacionRepetida(fila, pedido, motivo);
    return hasta && responder(hasta, fila);
  },
  async decidir(op, fila, pedido, motivo) {
    const { cambio, hasta } = await decidirAmpliacion(op, fila, pedido, motivo);
    return { efectos: [cambio], respuesta: responder(hasta, cambio.hechos) };
  },
});
