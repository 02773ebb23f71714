import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { bajaTitular } from '@sgpa/contract/v1/baja-titular';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { efectoEnBeneficiario } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import type { Confirmante } from '@sgpa/domain/cobertura/palabra-defuncion';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import { terminarPorCambio } from '@sgpa/domain/titular/cambio-de-empleador';
import type { z } from 'zod';
import type { Operacion } from '../../../operacion.ts';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';
import { escribirAccion } from '../../afiliacion/cambios.ts';
import { empleoQueLaTermino } from '../../afiliacion/empleos-terminados.queries.ts';
import { exigirVista, hallarTitular, sujetar, tomarBeneficiarios } from '../../afiliacion/hallar.ts';
import { hecho } from '../accion.ts';
import { bajaRepetida, decidirBaja, motivoDeBaja } from '../baja.ts';
import { escribirBajaPorDefuncion } from '../baja-por-defuncion.ts';

type Pedido = z.output<typeof bajaTitular.request.body>;

/** Of a baja that is corrected nothing is left beyond the eve of the job that came after it (decisions §12). */
async function trasElEmpleoNuevo(
  { trx, hoy }: Operacion,
  { id, fecha_baja }: Afiliacion,
  hechos: HechosAfiliacion,
): Promise<HechosAfiliacion> {
  const nuevo = fecha_baja === null ? undefined : await empleoQueLaTermino(trx, id);
  return nuevo === undefined ? hechos : terminarPorCambio(hechos, nuevo.fecha_afiliacion, hoy);
}

/** Ends a holder's affiliation and, in the same transaction, what hangs on it (document 2 §4; decisions §5). */
export async function darDeBajaTitular(
  op: Operacion,
  pedido: Pedido,
  confirma: Confirmante | null,
): Promise<RespuestaAccion> {
  const { trx, hoy } = op;
  const vista = await hallarTitular(op, pedido);
  const motivo = await motivoDeBaja(trx, vista, pedido);
  const { idMotivo, defuncion } = motivo;
  const fila = await sujetar(trx, vista);
  const anterior = await bajaRepetida(op, 'baja-titular', fila, pedido, motivo, confirma);
  if (anterior !== null) return anterior;
  exigirVista(fila, vista, pedido.version);
  const decidida = decidirBaja(fila, pedido, idMotivo, hoy);
  const baja = { ...decidida, hechos: await trasElEmpleoNuevo(op, fila, decidida.hechos) };
  const { hechos, resto } = baja;
  if (defuncion) return escribirBajaPorDefuncion(op, 'baja-titular', baja, confirma, defuncion.registros);
  const beneficiarios = (await tomarBeneficiarios(trx, fila)).flatMap((beneficiario) => {
    const nuevos = efectoEnBeneficiario(beneficiario, { antes: fila, despues: hechos, defuncion: false }, hoy);
    return nuevos === null ? [] : [{ fila: beneficiario, hechos: nuevos, resto }];
  });
  await escribirAccion(op, 'baja-titular', [baja, ...beneficiarios]);
  return hecho(textoBaja(hechos, { beneficiarios: beneficiarios.length }, pedido.fecha_fin_cesantia ?? null));
}
