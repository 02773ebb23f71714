import { puedeArrastrar } from '@sgpa/domain/asegurado/permiso-arrastre';
import { finDeCobertura, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { revisionesTras } from '@sgpa/domain/cobertura/otros-dias';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdUsuario } from '@sgpa/domain/shared/ids';
import { solo } from '../../db/columnas.ts';
import type { Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import { auditar, auditarOperacion } from '../auditoria/auditoria.queries.ts';
import type { Afiliacion } from './afiliacion.queries.ts';
import { DE_ACCIONES, type Estampa, guardarEstampas, historiar } from './cambios.queries.ts';

export interface Cambio {
  fila: Afiliacion;
  accion: string;
  hechos: HechosAfiliacion;
  /** Reasons, details, and the employer and type of an own right may change besides the facts. */
  resto?: Partial<Omit<Estampa, keyof HechosAfiliacion | 'fin_cobertura'>>;
  /** The cause is the affiliation that was acted upon, where this one only follows it. */
  causa?: IdAfiliacion | null;
}

export interface CambioEscrito {
  id: IdAfiliacion;
  idEnteGestor: IdEnteGestor;
  accion: string;
  /** The cause is the affiliation that was acted upon, where this one only followed it. */
  causa: IdAfiliacion | null;
  antes: Estampa;
  despues: Estampa;
}

export interface Autor {
  /** Null stands for the system itself. */
  idUsuario: IdUsuario | null;
  ahora: Date;
}

/** An ampliación that ends takes its reason with it. */
const SIN_AMPLIACION = { id_motivo_ampliacion: null, detalle_ampliacion: null };

const estampaDe = (a: Estampa): Estampa => ({
  ...solo(a, DE_ACCIONES),
  ...(a.fecha_ampliacion === null ? SIN_AMPLIACION : {}),
});

/** Notes the days of a review besides, whatever the change is: the state of a past day is computed from them. */
function estampaTras({ fila, hechos, resto }: Cambio, ahora: Date): Estampa {
  const despues = { ...fila, ...hechos, ...resto, fin_cobertura: finDeCobertura(hechos) };
  return estampaDe({ ...despues, ...revisionesTras(fila, despues, hoyEnLaPaz(ahora)) });
}

/** Writes the new facts of locked rows, and the last day of cover that follows from them. */
export async function guardarCambios(trx: Trx, { idUsuario, ahora }: Autor, cambios: readonly Cambio[]) {
  if (cambios.length === 0) return [];
  const escritos = cambios.map((cambio) => ({
    id: cambio.fila.id,
    causa: cambio.causa ?? null,
    idEnteGestor: cambio.fila.id_ente_gestor,
    accion: cambio.accion,
    antes: estampaDe(cambio.fila),
    despues: estampaTras(cambio, ahora),
  }));
  const estampas = escritos.map(({ id, despues }) => ({ id, ...despues }));
  await guardarEstampas(trx, estampas, idUsuario, ahora);
  return escritos;
}

export function historiarCambios(trx: Trx, { idUsuario, ahora }: Autor, escritos: readonly CambioEscrito[]): void {
  const historias = escritos.map(({ id, idEnteGestor, accion, antes, despues, causa }) => ({
    id_afiliacion: id,
    id_ente_gestor: idEnteGestor,
    accion,
    estado_antes: antes.estado,
    estado_despues: despues.estado,
    antes: { ...antes },
    despues: { ...despues },
    id_usuario: idUsuario,
    ocurrido_en: ahora,
    id_afiliacion_causa: causa,
  }));
  historiar(trx, historias);
}

/** Writes changes of locked rows with their history. The caller writes the audit trail, which tells who. */
export async function escribirCambios(trx: Trx, autor: Autor, cambios: readonly Cambio[]): Promise<CambioEscrito[]> {
  const escritos = await guardarCambios(trx, autor, cambios);
  historiarCambios(trx, autor, escritos);
  return escritos;
}

/** What an action does to one affiliation; the name of the action is added when it is written. */
export type Efecto = Omit<Cambio, 'accion'>;

export const sucesoDe = ({ id, idEnteGestor, antes, despues }: CambioEscrito) => ({
  recurso: 'afiliacion',
  idRecurso: id,
  idEnteGestor,
  antes: { ...antes },
  despues: { ...despues },
});

const escribir = ({ trx, contexto, ahora }: Operacion, accion: ClaveOperacion, efectos: readonly Efecto[]) =>
  escribirCambios(
    trx,
    { idUsuario: contexto.usuario.id, ahora },
    efectos.map((efecto) => ({ ...efecto, accion })),
  );

/**
 * Changing another affiliation asks the same permission as doing it directly, but for a beneficiary who follows the
 * holder; without it nothing is done.
 */
function exigirPermisos(
  { contexto }: Operacion,
  accion: ClaveOperacion,
  arrastrados: readonly Efecto[],
  principal?: Efecto,
): void {
  const { rol } = contexto.usuario;
  const ids = new Set([...arrastrados, ...(principal ? [principal] : [])].map(({ fila }) => fila.id));
  const puede = ({ fila }: Efecto) =>
    puedeArrastrar(rol, accion, { ...fila, sigueAlTitular: fila.id_titular !== null && ids.has(fila.id_titular) });
  if (!arrastrados.every(puede)) throw new Rechazo('ARRASTRE_SIN_PERMISO');
}

const siguiendoA = (causa: IdAfiliacion, efectos: readonly Efecto[]): Efecto[] =>
  efectos.map((efecto) => ({ ...efecto, causa }));

/** Writes what a user did to an affiliation and to those that follow it, and counts it as one operation. */
export async function escribirAccion(op: Operacion, accion: ClaveOperacion, efectos: readonly [Efecto, ...Efecto[]]) {
  const [principal, ...arrastrados] = efectos;
  exigirPermisos(op, accion, arrastrados, principal);
  const porEscribir = [principal, ...siguiendoA(principal.fila.id, arrastrados)];
  for (const [i, escrito] of (await escribir(op, accion, porEscribir)).entries())
    (i === 0 ? auditarOperacion : auditar)(op, { accion, ...sucesoDe(escrito) });
}

/**
 * Writes changes that follow from an action which is written and counted elsewhere. Their cause is `causa`; null says
 * that each was acted upon itself.
 */
export async function escribirArrastre(
  op: Operacion,
  accion: ClaveOperacion,
  efectos: readonly Efecto[],
  causa: IdAfiliacion | null,
): Promise<void> {
  exigirPermisos(op, accion, efectos);
  const porEscribir = causa === null ? efectos : siguiendoA(causa, efectos);
  for (const escrito of await escribir(op, accion, porEscribir)) auditar(op, { accion, ...sucesoDe(escrito) });
}
