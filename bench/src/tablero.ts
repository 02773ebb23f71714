import { leerCifras } from '@sgpa/api/modules/estadistica/resumen-poblacion/cifras-del-dia';
import { contarEntreFechas, contarPorDia } from '@sgpa/api/modules/estadistica/resumen-poblacion/por-periodo';
import * as poblacion from '@sgpa/api/modules/estadistica/resumen-poblacion/resumen-poblacion';
import { resumirPorUsuario } from '@sgpa/api/modules/estadistica/resumen-usuarios/resumen-usuarios';
import type { Operacion } from '@sgpa/api/operacion';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import type { Peticion } from './carga-http.ts';
import type { Caso } from './caso.ts';

const E = '/api/v1/estadistica';
const json = { 'content-type': 'application/json' };

/** Asks for the charts as the page does when it opens; those by user are not the authority's. */
export function tablero(
  nombre: string,
  hoy: FechaCivil,
  autorizacion: Record<string, string>,
  deAutoridad: boolean,
): Caso {
  const todos = { idEnteGestor: null, idEnteEmpleador: null };
  const dias = {
    idEnteGestor: null,
    fechaInicio: sumarDias(hoy, -29),
    fechaFin: hoy,
    tipoBusqueda: 'REGISTRO',
  } as const;
  const rango = {
    idEnteGestor: null,
    fechaInicio: sumarDias(hoy, -364),
    fechaFin: hoy,
    estado: null,
    tipoFecha: 'TODOS',
  } as const;
  const leidos: readonly [camino: string, cuerpo: object | null, leer: (op: Operacion) => Promise<unknown>][] = [
    ['cifrasDelDia', todos, (op) => leerCifras(op, todos)],
    ['totalPorEstado', {}, (op) => poblacion.contarPorEstado(op, todos)],
    ['totalPorEnteGestor', todos, (op) => poblacion.contarPorEnte(op, todos)],
    ['porTipoAfiliacion', todos, (op) => poblacion.contarPorTipo(op, todos)],
    ['grupoEtareo', {}, (op) => poblacion.contarPorEdad(op, todos)],
    ['registrosPorDia', dias, (op) => contarPorDia(op, dias)],
    ['afiliadosPorEnteGestorYEstado', rango, (op) => contarEntreFechas(op, rango)],
    [
      'porEntidadEmpleadora/0/0',
      null,
      (op) => poblacion.contarPorEmpleador(op, { idEnteGestor: idEnteGestor(0), page: 0 }, {}),
    ],
    ['usuariosRegistro', {}, (op) => resumirPorUsuario(op, 'CREACION', todos)],
    ['usuariosActualizacion', {}, (op) => resumirPorUsuario(op, 'MODIFICACION', todos)],
  ];
  const pedidos = deAutoridad ? leidos.slice(0, -2) : leidos;
  const peticiones = pedidos.map(
    ([camino, cuerpo]): Peticion =>
      cuerpo === null
        ? { method: 'GET', path: `${E}/${camino}`, headers: autorizacion }
        : {
            method: 'POST',
            path: `${E}/${camino}`,
            headers: { ...json, ...autorizacion },
            body: JSON.stringify(cuerpo),
          },
  );
  return {
    nombre,
    deAutoridad,
    presupuesto: { p50: 10, p95: 40, p99: 80 },
    siguiente: () => peticiones,
    lecturas: pedidos.map(([, , leer]) => leer),
  };
}
