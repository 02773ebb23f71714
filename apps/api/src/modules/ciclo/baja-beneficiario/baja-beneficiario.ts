import type { Cuerpo } from '@sgpa/contract/endpoints';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import { tomarTitularDe } from '../../afiliacion/hallar.ts';
import { accionDeBeneficiario, respuestaHecha } from '../accion.ts';
import { admitirBaja, bajaRepetida, type Confirmable, darDeBajaPorDefuncion, resolverYTomar } from '../baja.ts';

const ACCION = 'baja-beneficiario';

/** Ends a beneficiary's affiliation, definitely or with cesantía, within what the holder's right leaves (document 2 §4). */
export const darDeBajaBeneficiario = accionDeBeneficiario(ACCION, {
  async resolver({ trx }, pedido: Cuerpo<'baja-beneficiario'> & Confirmable, vista) {
    const motivo = await resolverYTomar(trx, vista, pedido);
    // A death needs only its day, and no holder is locked for it.
    return { ...motivo, titular: motivo.defuncion ? null : await tomarTitularDe(trx, vista) };
  },
  yaHecha: (op, fila, pedido, motivo) => bajaRepetida(op, ACCION, fila, pedido, motivo),
  async decidir(op, fila, pedido, { idMotivo, defuncion, titular }) {
    const baja = admitirBaja(fila, pedido, idMotivo, op.hoy, titular);
    if (defuncion) return darDeBajaPorDefuncion(op, ACCION, baja, pedido.confirma, defuncion.registros);
    return {
      efectos: [baja],
      respuesta: respuestaHecha(textoBaja(baja.hechos, {}, pedido.fecha_fin_cesantia ?? null)),
    };
  },
});
