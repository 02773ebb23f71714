import { finAvisado } from '@sgpa/domain/cobertura/edad';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import type { Slug } from '@sgpa/domain/cuenta/permisos';
import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import type { Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.queries.ts';
import { abrirNovedadesEdad, type PorAvisar, tomarLaPorAvisar } from './aviso-edad.queries.ts';
import { type Autor, escribirCambios, sucesoDe } from './cambios.ts';

/** The novedad EDAD says who, until when, and what to do. An own right is not ended by age. */
function textoDeAvisoPorEdad({ estado, fin_por_edad, ...persona }: PorAvisar): string {
  const [nombre, dia] = [apellidosYNombre(persona), mostrarFecha(fin_por_edad)];
  return estado === ESTADO.DERECHOHABIENTE
    ? `${nombre} pasa la edad de su parentesco el ${dia}. Su derecho propio sigue.`
    : `La cobertura de ${nombre} termina por edad el ${dia}. Presente el certificado de estudios o de invalidez para que siga.`;
}

export const AVISO_EDAD = 'aviso-edad';

/**
 * Tells of locked affiliations that their right ends by age, and returns the audit rows' content. No end lies within 30
 * days of its novedad (acuerdos §12 'Ages'): a late notice puts the end off, except for an own right, which age does
 * not end.
 */
export async function avisarEdades(trx: Trx, autor: Autor, filas: readonly PorAvisar[]) {
  if (filas.length === 0) return [];
  const { ahora } = autor;
  const hoy = hoyEnLaPaz(ahora);
  const conSuFin = filas.map((fila) => ({
    fila,
    fin_por_edad:
      fila.estado === ESTADO.DERECHOHABIENTE ? fila.fin_por_edad : (finAvisado(fila.fin_por_edad, hoy) ?? hoy),
  }));
  const tarde = conSuFin.filter(({ fila, fin_por_edad }) => fin_por_edad !== fila.fin_por_edad);
  const escritos = await escribirCambios(
    trx,
    autor,
    tarde.map(({ fila, fin_por_edad }) => ({ fila, accion: AVISO_EDAD, hechos: { ...fila, fin_por_edad } })),
  );
  const avisos = conSuFin.map(({ fila, fin_por_edad }) => ({
    id: fila.id,
    detalle: textoDeAvisoPorEdad({ ...fila, fin_por_edad }),
  }));
  const novedades = await abrirNovedadesEdad(trx, avisos, ahora);
  return [
    ...escritos.map(sucesoDe),
    ...novedades.map(({ id, id_ente_gestor, detalle }) => ({
      recurso: 'novedad',
      idRecurso: id,
      idEnteGestor: id_ente_gestor,
      antes: null,
      despues: { detalle },
    })),
  ];
}

/** Tells of one affiliation in its user's transaction; nothing happens if the end is not near, or was told. */
export async function avisarEdadDe(op: Operacion, accion: Slug, id: IdAfiliacion): Promise<void> {
  const { trx, contexto, ahora, hoy } = op;
  const filas = await tomarLaPorAvisar(trx, hoy, id);
  for (const hecho of await avisarEdades(trx, { idUsuario: contexto.usuario.id, ahora }, filas))
    auditar(op, { accion, ...hecho });
}
