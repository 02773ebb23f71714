import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { efectoEnBeneficiario } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import { terminarPorCambio } from '@sgpa/domain/titular/cambio-de-empleador';
import type { Operacion } from '../../../operacion.ts';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';
import { empleoQueLaTermino, tomarBeneficiarios } from '../../afiliacion/afiliacion.queries.ts';
import { accionDeTitular, respuestaHecha } from '../accion.ts';
import { admitirBaja, bajaRepetida, type Confirmable, darDeBajaPorDefuncion, resolverYTomar } from '../baja.ts';

const ACCION = 'baja-titular';

/** A corrected baja leaves no cover beyond the eve of the job that came after it (acuerdos §12 'Change of employer'). */
async function trasElEmpleoNuevo({ trx, hoy }: Operacion, { id, fecha_baja }: Afiliacion, hechos: HechosAfiliacion) {
  const nuevo = fecha_baja === null ? undefined : await empleoQueLaTermino(trx, id);
  return nuevo === undefined ? hechos : terminarPorCambio(hechos, nuevo.fecha_afiliacion, hoy);
}

/** Ends a holder's affiliation and, in the same transaction, what hangs on it (document 2 §4; acuerdos §5). */
export const darDeBajaTitular = accionDeTitular(ACCION, {
  resolver: ({ trx }, pedido: Cuerpo<'baja-titular'> & Confirmable, vista) => resolverYTomar(trx, vista, pedido),
  yaHecha: (op, fila, pedido, motivo) => bajaRepetida(op, ACCION, fila, pedido, motivo),
  async decidir(op, fila, pedido, { idMotivo, defuncion }) {
    const { hoy, trx } = op;
    const admitida = admitirBaja(fila, pedido, idMotivo, hoy);
    const baja = { ...admitida, hechos: await trasElEmpleoNuevo(op, fila, admitida.hechos) };
    if (defuncion) return darDeBajaPorDefuncion(op, ACCION, baja, pedido.confirma, defuncion.registros);
    const { hechos, resto } = baja;
    const beneficiarios = (await tomarBeneficiarios(trx, fila.id)).flatMap((beneficiario) => {
      const nuevos = efectoEnBeneficiario(beneficiario, { antes: fila, despues: hechos, defuncion: false }, hoy);
      return nuevos === null ? [] : [{ fila: beneficiario, hechos: nuevos, resto }];
    });
    const texto = textoBaja(hechos, { beneficiarios: beneficiarios.length }, pedido.fecha_fin_cesantia ?? null);
    return { efectos: [baja, ...beneficiarios], respuesta: respuestaHecha(texto) };
  },
});
