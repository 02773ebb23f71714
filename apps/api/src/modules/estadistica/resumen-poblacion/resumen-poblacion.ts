import type { Consulta, Cuerpo, Params } from '@sgpa/contract/endpoints';
import { ESTADOS, estadoDe } from '@sgpa/domain/cobertura/estados';
import { GRUPOS_DE_EDAD, nombreDeGrupo } from '@sgpa/domain/estadistica/grupos-de-edad';
import type { Operacion } from '../../../operacion.ts';
import { ambitoDe, ambitoPorFilas } from '../ambito.ts';
import { totalesPorEnte, totalesPorEstado } from '../estadistica.queries.ts';
import { suma, type Tabla, tablaDe } from '../tabla.ts';
import { cuantosEmpleadores, empleadoresPorTamano, totalesPorEdad } from './resumen-poblacion.queries.ts';

const propio = (nombre: string): readonly [string, string] => [nombre, nombre];

/** Two state codes of the same name are one row. */
export async function contarPorEstado(op: Operacion, { idEnteGestor, idEnteEmpleador }: Cuerpo<'resumen-poblacion'>) {
  const filas = await totalesPorEstado(op.trx, ambitoDe(op, idEnteGestor, idEnteEmpleador));
  const nombres = [...new Set(ESTADOS.map(({ nombre }) => nombre))];
  return { data: tablaDe('Estado', nombres.map(propio), filas, ({ estado }) => estadoDe(estado).nombre) };
}

/** `claves` names each row's entity. */
export async function contarPorEnte(
  op: Operacion,
  { idEnteGestor, idEnteEmpleador }: Cuerpo<'resumen-poblacion/entes'>,
) {
  const filas = await totalesPorEnte(op.trx, ambitoDe(op, idEnteGestor, idEnteEmpleador));
  const entes = new Map(filas.map(({ id, sigla }) => [id, sigla]));
  return { data: tablaDe('Ente gestor', [...entes], filas, ({ id }) => id), claves: [...entes.keys()] };
}

/** `todo` counts all that the user may see, whatever the other filters say. */
export async function contarPorTipo(
  op: Operacion,
  { todo, idEnteGestor, idEnteEmpleador }: Cuerpo<'resumen-poblacion/tipos'>,
): Promise<{ data: Tabla }> {
  const ambito = todo ? ambitoDe(op, null) : ambitoDe(op, idEnteGestor, idEnteEmpleador);
  const filas = await totalesPorEnte(op.trx, ambito);
  return {
    data: [
      ['Tipo de afiliación', 'Total'],
      ['TITULAR', suma(filas, 'TITULAR')],
      ['BENEFICIARIO', suma(filas, 'BENEFICIARIO')],
    ],
  };
}

export async function contarPorEdad(
  op: Operacion,
  { idEnteGestor, idEnteEmpleador }: Cuerpo<'resumen-poblacion/edades'>,
) {
  const ambito = await ambitoPorFilas(op, idEnteGestor, idEnteEmpleador);
  const filas = await totalesPorEdad(op.trx, ambito);
  return { data: tablaDe('Edad', GRUPOS_DE_EDAD.map(propio), filas, ({ grupo }) => nombreDeGrupo(grupo)) };
}

/** Document 1 §9 sets the page. */
const POR_PAGINA = 5;

/** The largest come first; `claves` names each row's employer, and `total` counts the employers. */
export async function contarPorEmpleador(
  op: Operacion,
  { idEnteGestor, page }: Params<'resumen-poblacion/empleadores'>,
  { idEnteEmpleador }: Consulta<'resumen-poblacion/empleadores'>,
) {
  const ambito = ambitoDe(op, idEnteGestor, idEnteEmpleador);
  const [filas, total] = await Promise.all([
    empleadoresPorTamano(op.trx, ambito, page * POR_PAGINA, POR_PAGINA),
    cuantosEmpleadores(op.trx, ambito),
  ]);
  const entidades = new Map(filas.map(({ id, nombre }) => [id, nombre]));
  return {
    data: tablaDe('Entidad empleadora', [...entidades], filas, ({ id }) => id),
    claves: [...entidades.keys()],
    total,
    nroPages: 1 + Math.floor(total / POR_PAGINA),
  };
}
