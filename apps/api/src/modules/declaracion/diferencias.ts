import {
  type EstadoConteo,
  estadoDelConteo,
  type FrenteAlRegistro,
  frenteAlRegistro,
} from '@sgpa/domain/declaracion/comparacion-declaracion';
import { comoPeriodo, partesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { mesDe } from '@sgpa/domain/estadistica/periodos';
import { type FechaCivil, PRIMER_DIA } from '@sgpa/domain/shared/fecha-civil';
import type { Trx } from '../../db/pool.ts';
import { losConteos, losLugaresContados } from './conteo-guardado.queries.ts';
import { conteosDe, leerEstado, presentarContado, presentarDepartamento } from './declaracion.presenter.ts';
import { deLosPeriodos, type FilaDeclaracion, losDepartamentos } from './declaracion.queries.ts';

/** Reads what the declarations in force are compared with, from a day on; a deleted one declares nothing any more. */
export async function deLasVigentes(trx: Trx, desde: FechaCivil = PRIMER_DIA) {
  const [paneles, conteos, lugares] = await Promise.all([
    losDepartamentos(trx)
      .innerJoin('declaracion_poblacion as q', 'q.id', 'p.id_declaracion')
      .where('q.estado', '=', 'REMITIDO')
      .where('q.fecha', '>=', desde)
      .execute(),
    losConteos(trx).where('q.estado', '=', 'REMITIDO').where('q.fecha', '>=', desde).execute(),
    losLugaresContados(trx).where('q.estado', '=', 'REMITIDO').where('q.fecha', '>=', desde).execute(),
  ]);
  return { paneles, conteos, lugares };
}

type Comparada = { [D in keyof FrenteAlRegistro]: FrenteAlRegistro[D] | null } & { conteo: EstadoConteo | null };

const SIN_COMPARAR = { difiere: null, diferencias: null, conteo: null };

/** Tells of each declaration in force whether its day was counted, and how it differs from the register. */
export function diferenciasDe({
  paneles,
  conteos,
  lugares,
}: Awaited<ReturnType<typeof deLasVigentes>>): (declaracion: FilaDeclaracion) => Comparada {
  const panelesDe = Map.groupBy(paneles, (panel) => panel.id_declaracion);
  const lugaresDe = Map.groupBy(lugares, (lugar) => lugar.id_declaracion);
  const conteoDe = new Map(conteos.map((conteo) => [conteo.id_declaracion, conteo]));
  return (declaracion) => {
    const { id, fecha } = declaracion;
    if (leerEstado(declaracion.estado) !== 'REMITIDO') return SIN_COMPARAR;
    const hecho = conteoDe.get(id);
    const departamentos = (lugaresDe.get(id) ?? []).map(presentarContado);
    const conteo = hecho ? { registroDesde: hecho.registro_desde, departamentos } : null;
    const suyos = (panelesDe.get(id) ?? []).map(presentarDepartamento);
    return {
      ...SIN_COMPARAR,
      ...frenteAlRegistro(fecha, conteosDe(declaracion), suyos, conteo),
      conteo: estadoDelConteo(fecha, conteo),
    };
  };
}

/** Counts the declarations in force for these month-ends that differ from the register, as their list finds them. */
export async function cuantasDifieren(trx: Trx, cierres: readonly FechaCivil[]): Promise<number> {
  const periodos = cierres.map((cierre) => comoPeriodo(partesDelDia(cierre)));
  const [declaradas, suyos] = await Promise.all([
    deLosPeriodos(trx, periodos).where('d.estado', '=', 'REMITIDO').execute(),
    deLasVigentes(trx, cierres.map(mesDe).toSorted()[0]),
  ]);
  const frenteAlRegistro = diferenciasDe(suyos);
  return declaradas.filter((declarada) => frenteAlRegistro(declarada).difiere === true).length;
}
