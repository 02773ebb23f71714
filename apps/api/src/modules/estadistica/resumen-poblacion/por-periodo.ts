import type { Cuerpo } from '@sgpa/contract/endpoints';
import { revisarOrden } from '@sgpa/domain/asegurado/lista-asegurados';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import { cabePorDia, MAX_DIAS_POR_DIA, pasoDeRango, periodosEntre } from '@sgpa/domain/estadistica/periodos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { CODIGOS, leerEstados } from '../../asegurado/filtro.ts';
import { ambitoPorFilas } from '../ambito.ts';
import { tablaDe } from '../tabla.ts';
import { type Clase, type Rango, totalesPorPeriodo } from './por-periodo.queries.ts';

type DeQuien = Pick<Cuerpo<'resumen-poblacion/dias'>, 'idEnteGestor' | 'idEnteEmpleador'>;

const ENCABEZADO = { DIA: 'Fecha', MES: 'Mes' } as const;

/** Gives every period of the range, unless all are empty; months only between the first and the last that are not. */
async function resumir(op: Operacion, { idEnteGestor, idEnteEmpleador }: DeQuien, rango: Rango) {
  const alReves = revisarOrden(rango.desde, rango.hasta);
  if (alReves) throw campoInvalido('fechaFin', alReves.texto);
  const filas = await totalesPorPeriodo(op.trx, await ambitoPorFilas(op, idEnteGestor, idEnteEmpleador), rango);
  const [primera, ultima] = [filas[0]?.periodo, filas.at(-1)?.periodo];
  if (primera === undefined || ultima === undefined)
    return { data: tablaDe(ENCABEZADO[rango.paso], [], filas, ({ periodo }) => periodo) };
  const [desde, hasta] = rango.paso === 'MES' ? [primera, ultima] : [rango.desde, rango.hasta];
  const periodos = periodosEntre(desde, hasta, rango.paso);
  const nombres = periodos.map((dia): [FechaCivil, string] => [dia, dia]);
  return { data: tablaDe(ENCABEZADO[rango.paso], nombres, filas, ({ periodo }) => periodo) };
}

/** Answers payload (a) of document 1 §3. */
export async function contarPorDia(
  op: Operacion,
  { fechaInicio, fechaFin, tipoBusqueda, ...deQuien }: Cuerpo<'resumen-poblacion/dias'>,
) {
  if (!cabePorDia(fechaInicio, fechaFin)) {
    throw campoInvalido('fechaFin', `Por día se muestran ${MAX_DIAS_POR_DIA} días como máximo.`);
  }
  const rango: Rango = { clase: tipoBusqueda, desde: fechaInicio, hasta: fechaFin, paso: 'DIA', estados: CODIGOS };
  return resumir(op, deQuien, rango);
}

const CLASES: Readonly<Record<Cuerpo<'resumen-poblacion/fechas'>['tipoFecha'], Clase>> = {
  TODOS: 'REGISTRO',
  AFILIACION: 'AFILIACION',
  ACTUALIZADOS: 'ACTUALIZACION',
};

/** Answers payload (b) of document 1 §3; only the authority may count by last update (§6). */
export async function contarEntreFechas(
  op: Operacion,
  { fechaInicio, fechaFin, estado, tipoFecha, ...deQuien }: Cuerpo<'resumen-poblacion/fechas'>,
) {
  if (tipoFecha === 'ACTUALIZADOS' && !esRolAutoridad(op.contexto.usuario.rol)) throw new Rechazo('SIN_PERMISO');
  return resumir(op, deQuien, {
    clase: CLASES[tipoFecha],
    desde: fechaInicio,
    hasta: fechaFin,
    paso: pasoDeRango(fechaInicio, fechaFin),
    estados: leerEstados(estado || undefined),
  });
}
