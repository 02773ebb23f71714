import { noAntesDe } from '@sgpa/domain/cobertura/transicion';
import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import type { IdAfiliacion, IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { esEmpleoAnterior, terminarPorCambio } from '@sgpa/domain/titular/cambio-de-empleador';
import { familiaQuePasa, terminaConElTitular } from '@sgpa/domain/titular/familia-que-pasa';
import type { Operacion } from '../../operacion.ts';
import {
  type Afiliacion,
  beneficiariosDe,
  personasDeLaFamilia,
  tomarLasDeLaPersona,
} from '../afiliacion/afiliacion.queries.ts';
import { historiar } from '../afiliacion/cambios.queries.ts';
import { type CambioEscrito, guardarCambios, historiarCambios, sucesoDe } from '../afiliacion/cambios.ts';
import type { RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import { auditar } from '../auditoria/auditoria.queries.ts';
import { tomarPersona } from '../persona/persona.queries.ts';
import type { Alta } from './preparar-alta.ts';
import { muertasEn, pasarFamilia } from './registro.queries.ts';

const CAMBIO_DE_EMPLEADOR = 'cambio-empleador';

export interface CambioDeEmpleador {
  /** The person's records, with the dates that the former jobs have by now. */
  registros: readonly RegistroPersona[];
  /** These rows changed, former jobs' and beneficiaries'; the audit trail tells of them once the new job is written. */
  terminados: readonly CambioEscrito[];
  /** The affiliations, under former jobs, of those who go over. */
  familia: readonly Afiliacion[];
  /** Former jobs that ended after the new one began are listed: until then there were two. */
  dosEmpleos: readonly RegistroPersona[];
  /** The former jobs, whether their dates changed or not. */
  anteriores: ReadonlySet<IdAfiliacion>;
}

/** Tells whether the alta begins a job. That of a deceased holder does not: the death ends whatever there was. */
const esEmpleo = ({ accion, hechos }: Alta): boolean => hechos.tipo === 'TITULAR' && accion !== 'registro-fallecido';

const AJENO = 'Contiene a quien no es beneficiario del empleo anterior, o no puede pasar al nuevo.';

/** Keeps whom the request names of those who may go over; all where it names nobody. */
function elegir(familia: readonly Afiliacion[], pedidos: readonly IdAfiliacion[] | undefined): readonly Afiliacion[] {
  if (pedidos === undefined) return familia;
  const ids = new Set(familia.map(({ id }) => id));
  const ajeno = pedidos.findIndex((id) => !ids.has(id));
  if (ajeno >= 0) throw campoInvalido(`beneficiarios_que_pasan.${ajeno}`, AJENO);
  return familia.filter(({ id }) => pedidos.includes(id));
}

/** Locks persons before affiliations, as everybody does: who registers one of the family meanwhile waits or is seen. */
async function tomarTodo({ trx }: Operacion, idPersona: IdPersona, idEnteGestor: IdEnteGestor) {
  const personas = (await personasDeLaFamilia(trx, idPersona, idEnteGestor)).map(({ id_persona }) => id_persona);
  for (const una of personas) await tomarPersona(trx, una);
  const muertas = new Set((await muertasEn(trx, personas, idEnteGestor)).map(({ id }) => id));
  return { muertas, tomadas: await tomarLasDeLaPersona(trx, idPersona, idEnteGestor).execute() };
}

/** Says which jobs end, who goes over, and whose rows end with that; the rows are judged as they stand under the lock. */
function queTermina(
  { hechos, pasaFamilia = false, beneficiariosQuePasan }: Alta,
  esAnterior: (una: Afiliacion) => boolean,
  { muertas, tomadas }: Awaited<ReturnType<typeof tomarTodo>>,
) {
  const anteriores = tomadas.filter(esAnterior);
  const bajaPorEmpleo = new Map(anteriores.map(({ id, fecha_baja }) => [id, fecha_baja]));
  const dependientes = tomadas.filter((una) =>
    terminaConElTitular(una, (una.id_titular !== null && bajaPorEmpleo.get(una.id_titular)) || null),
  );
  const pueden = pasaFamilia ? familiaQuePasa(dependientes, anteriores, muertas, hechos.fecha_afiliacion) : [];
  const familia = elegir(pueden, beneficiariosQuePasan);
  const pasan = new Set(familia.map(({ id_persona }) => id_persona));
  return { anteriores, familia, terminan: [...anteriores, ...dependientes.filter((una) => pasan.has(una.id_persona))] };
}

/**
 * A new job ends the cover that the entity's former ones left (acuerdos §12 'Change of employer'), of the holder and of
 * who goes over. It does so before the new row is written, since two by the same employer would overlap. The person
 * must be locked.
 */
export async function terminarEmpleosAnteriores(
  op: Operacion,
  alta: Alta,
  idPersona: IdPersona,
  registros: readonly RegistroPersona[],
): Promise<CambioDeEmpleador> {
  const { trx, ahora, hoy, contexto } = op;
  const { idEnteGestor, idEntidad, hechos, beneficiariosQuePasan } = alta;
  const { id: idUsuario, rol } = contexto.usuario;
  const desde = hechos.fecha_afiliacion;
  const nueva = { id_ente_gestor: idEnteGestor, id_entidad: idEntidad, fecha_afiliacion: desde };
  const ids = new Set(registros.filter((r) => esEmpleo(alta) && esEmpleoAnterior(r, nueva, rol)).map(({ id }) => id));
  if (ids.size === 0) {
    elegir([], beneficiariosQuePasan);
    return { registros, terminados: [], familia: [], dosEmpleos: [], anteriores: new Set() };
  }
  const tomado = await tomarTodo(op, idPersona, idEnteGestor);
  const { anteriores, familia, terminan } = queTermina(alta, (una) => esEmpleoAnterior(una, nueva, rol), tomado);
  const cambios = terminan
    .map((fila) => ({ fila, hechos: terminarPorCambio(fila, noAntesDe(fila.fecha_afiliacion, desde), hoy) }))
    .filter(
      ({ fila, hechos: h }) => h.fecha_cesantia !== fila.fecha_cesantia || h.fecha_ampliacion !== fila.fecha_ampliacion,
    )
    .map((cambio) => ({ ...cambio, accion: CAMBIO_DE_EMPLEADOR }));
  const terminados = await guardarCambios(trx, { idUsuario, ahora }, cambios);
  const despues = new Map(terminados.map((uno) => [uno.id, uno.despues]));
  const juntos = new Set(
    anteriores.filter(({ fecha_baja }) => fecha_baja !== null && fecha_baja > desde).map(({ id }) => id),
  );
  return {
    registros: registros.map((r) => ({ ...r, ...despues.get(r.id) })),
    terminados,
    familia,
    dosEmpleos: registros.filter(({ id }) => juntos.has(id)),
    anteriores: new Set(anteriores.map(({ id }) => id)),
  };
}

/** Begins the family's affiliations under the new job, and writes history and audit of all that it brought with it. */
export async function completarCambio(
  op: Operacion,
  accion: Alta['accion'],
  { terminados, familia }: CambioDeEmpleador,
  nueva: IdAfiliacion,
): Promise<void> {
  const { trx, ahora, contexto } = op;
  const autor = { idUsuario: contexto.usuario.id, ahora };
  const conCausa = terminados.map((uno) => ({ ...uno, causa: nueva }));
  historiarCambios(trx, autor, conCausa);
  for (const uno of conCausa) auditar(op, { accion, ...sucesoDe(uno) });
  if (familia.length === 0) return;
  const pasadas = await pasarFamilia(
    trx,
    nueva,
    familia.map(({ id }) => id),
    ahora,
  );
  // The new job has no other beneficiaries yet.
  const filas = new Map((await beneficiariosDe(trx, nueva).execute()).map((fila) => [fila.id, fila]));
  for (const { id, id_origen } of pasadas) {
    const fila = filas.get(id);
    if (fila === undefined) throw new Error('An affiliation that was written is not there');
    const { id_ente_gestor: idEnteGestor, estado } = fila;
    historiar(trx, [
      {
        id_afiliacion: id,
        id_ente_gestor: idEnteGestor,
        accion: CAMBIO_DE_EMPLEADOR,
        estado_despues: estado,
        despues: { ...fila },
        id_usuario: autor.idUsuario,
        ocurrido_en: ahora,
        id_afiliacion_causa: nueva,
      },
    ]);
    auditar(op, { accion, recurso: 'afiliacion', idRecurso: id, idEnteGestor, despues: { ...fila, id_origen } });
  }
}
