import type { Cuerpo, Respuesta } from '@sgpa/contract/endpoints';
import { partesDelDia, TEXTO_REMITIDO, YA_NO_RIGE } from '@sgpa/domain/declaracion/remision-declaracion';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { columnasDe, conteosDe, leerEstado } from '../declaracion.presenter.ts';
import {
  type DeclaracionTomada,
  departamentosDe,
  guardarDeclaracion,
  guardarDepartamentos,
  marcarCorregida,
  tomarDeclaracion,
  tomarVigente,
} from '../declaracion.queries.ts';
import type { Contenido } from './contenido.ts';

const ACCION = 'remision-declaracion';

/** Locks the version that was seen; refuses if it is not the one in force any more. */
async function tomarVista({ trx }: Operacion, id: number, { fecha }: Contenido): Promise<DeclaracionTomada> {
  const vista = await tomarDeclaracion(trx, id);
  if (vista === undefined) throw new Rechazo('NO_ENCONTRADO');
  const estado = leerEstado(vista.estado);
  if (estado !== 'REMITIDO') throw new Rechazo('REGLA_INCUMPLIDA', { razon: YA_NO_RIGE[estado] });
  if (vista.fecha !== fecha) {
    const razon = `El periodo de una declaración remitida no cambia: es del ${mostrarFecha(vista.fecha)}.`;
    throw new Rechazo('REGLA_INCUMPLIDA', { razon });
  }
  return vista;
}

async function contenidoDe({ trx }: Operacion, fila: DeclaracionTomada): Promise<Contenido> {
  const departamentos = await departamentosDe(trx, fila.id).execute();
  return {
    fecha: fila.fecha,
    generales: conteosDe(fila),
    departamentos: departamentos.map(({ id_departamento, regional, eliminado, seleccionado, ...panel }) => ({
      id_departamento,
      regional,
      ...conteosDe(panel),
      eliminado,
      seleccionado,
    })),
  };
}

async function escribir({ trx, contexto, ahora }: Operacion, contenido: Contenido, anterior?: DeclaracionTomada) {
  if (anterior !== undefined) await marcarCorregida(trx, anterior.id);
  const { id } = await guardarDeclaracion(trx, {
    ...partesDelDia(contenido.fecha),
    ...columnasDe(contenido.generales),
    id_ente_gestor: contexto.usuario.idEnteGestor,
    id_usuario: contexto.usuario.id,
    creado_en: ahora,
    version: (anterior?.version ?? 0) + 1,
    id_anterior: anterior?.id ?? null,
  });
  const filas = contenido.departamentos.map(({ id_departamento, regional, eliminado, seleccionado, ...c }, orden) => ({
    id_declaracion: id,
    id_departamento,
    regional,
    eliminado,
    seleccionado,
    orden,
    ...columnasDe(c),
  }));
  if (filas.length > 0) await guardarDepartamentos(trx, filas);
  return id;
}

/**
 * Records a managing entity's totals of a day. What was sent stays: a correction is the next version. Sending again
 * exactly what is in force changes nothing (acuerdos §10 'The same deed twice').
 */
export async function remitirDeclaracion(
  op: Operacion,
  contenido: Contenido,
  { body: { idPoblacionDeclarada: idVista = null } }: { body: Cuerpo<typeof ACCION> },
): Promise<Respuesta<typeof ACCION>> {
  const anterior =
    idVista === null
      ? await tomarVigente(op.trx, op.contexto.usuario.idEnteGestor, contenido.fecha)
      : await tomarVista(op, idVista, contenido);
  const antes = anterior && (await contenidoDe(op, anterior));
  const mensaje = idVista === null ? TEXTO_REMITIDO.nueva : TEXTO_REMITIDO.version;
  if (anterior && JSON.stringify(antes) === JSON.stringify(contenido))
    return { operacion: 'true', mensaje, idPoblacionDeclarada: anterior.id };
  if (anterior && idVista === null) throw new Rechazo('PERIODO_DECLARADO');
  const id = await escribir(op, contenido, anterior);
  auditarOperacion(op, {
    accion: ACCION,
    recurso: 'declaracion_poblacion',
    idRecurso: id,
    antes: anterior && antes ? { id: anterior.id, ...antes } : null,
    despues: contenido,
  });
  return { operacion: 'true', mensaje, idPoblacionDeclarada: id };
}
