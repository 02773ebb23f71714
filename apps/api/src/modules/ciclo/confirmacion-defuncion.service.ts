import { cubiertasEnOtrosEntes } from '@sgpa/domain/cobertura/defuncion';
import { textoNovedadDefuncion } from '@sgpa/domain/cobertura/palabra-defuncion';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import type { Trx } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Deps } from '../../deps.ts';
import { escribirCambios } from '../afiliacion/cambios.ts';
import { auditarSistema } from '../auditoria/auditoria.queries.ts';
import { contrastarIdentidad } from '../persona/identidad.ts';
import {
  abrirAvisos,
  anotarConsulta,
  declaracionesDe,
  marcarPorSegip,
  NUNCA_MAS,
  type PorConsultar,
  responderDudas,
  siguientePorConsultar,
  tomarTodasLasSuyas,
} from './confirmacion-defuncion.queries.ts';

const ACCION = 'confirmacion-defuncion';

/** A turn asks few questions, one at a time, since everybody needs the identity service. */
const PREGUNTAS_POR_TURNO = 20;
const DESCANSO_MS = 20 * 3_600_000;

/** Makes the death binding: mark, history of every affiliation, and a novedad to whoever still covers the person. */
async function confirmar(trx: Trx, idPersona: IdPersona, ahora: Date): Promise<void> {
  const declaraciones = await declaracionesDe(trx, idPersona);
  const [primera] = declaraciones;
  const fecha = declaraciones.find((d) => d.fecha !== null)?.fecha ?? null;
  if (primera === undefined || !(await marcarPorSegip(trx, idPersona, fecha, ahora))) return;
  const filas = await tomarTodasLasSuyas(trx, idPersona);
  await escribirCambios(
    trx,
    { idUsuario: null, ahora },
    filas.map((fila) => ({ fila, accion: ACCION, hechos: fila })),
  );
  await responderDudas(trx, idPersona, ahora);
  const quienes = new Set(declaraciones.map((d) => d.id_ente_gestor));
  const detalle = textoNovedadDefuncion(primera.nombre, fecha, 'SEGIP');
  const avisos = cubiertasEnOtrosEntes(filas, primera.id_ente_gestor, hoyEnLaPaz(ahora))
    .filter(({ id_ente_gestor }) => !quienes.has(id_ente_gestor))
    .map(({ id, id_ente_gestor }) => ({ id_ente_gestor, id_persona: idPersona, id_afiliacion: id, detalle }));
  const abiertas = await abrirAvisos(
    trx,
    avisos.map((aviso) => ({ ...aviso, creado_en: ahora })),
  );
  auditarSistema(trx, ahora, ACCION, [
    {
      recurso: 'persona',
      idRecurso: idPersona,
      idEnteGestor: primera.id_ente_gestor,
      antes: { fallecido: false, fecha_defuncion: null },
      despues: { fallecido: true, fecha_defuncion: fecha, defuncion_confirmada_por: 'SEGIP' },
    },
    ...abiertas.map(({ id, id_ente_gestor }) => ({
      recurso: 'novedad',
      idRecurso: id,
      idEnteGestor: id_ente_gestor,
      antes: null,
      despues: { detalle },
    })),
  ]);
}

const preguntar = (deps: Pick<Deps, 'segip'>, { numero_documento, complemento, ...resto }: PorConsultar) =>
  contrastarIdentidad(deps, {
    numero_documento: unirDocumento(numero_documento, complemento),
    tipo_doc: resto.tipo_doc === 2 ? 2 : 1,
    fecha_nacimiento: resto.fecha_nacimiento,
  });

/**
 * Asks the identity service again about deaths that only a managing entity knows of, and makes those that it reports by
 * now binding (ADR 17). A turn ends where the service does not answer, and the next
 * one begins with whoever was not reached. Each death is its own transaction. `db` is the owner's, who sees every
 * managing entity and is no user.
 */
export async function confirmarDefunciones(
  { db, clock, segip }: Pick<Deps, 'db' | 'clock' | 'segip'>,
  preguntas = PREGUNTAS_POR_TURNO,
): Promise<number> {
  const ahora = clock.ahora();
  const antesDe = new Date(ahora.getTime() - DESCANSO_MS);
  let confirmadas = 0;
  for (let hechas = 0; hechas < preguntas; hechas += 1) {
    const persona = await siguientePorConsultar(db, antesDe);
    if (persona === undefined) break;
    const codigo = persona.fallecido ? null : (await preguntar({ segip }, persona)).codigo;
    if (codigo === ESTADO_RESPUESTA.SIN_SERVICIO) break;
    const fallecida = codigo === ESTADO_RESPUESTA.FALLECIDO;
    await enTransaccion(db, async (trx) => {
      if (fallecida) await confirmar(trx, persona.id, ahora);
      await anotarConsulta(trx, persona.id, fallecida || persona.fallecido ? NUNCA_MAS : ahora);
    });
    if (fallecida) confirmadas += 1;
  }
  return confirmadas;
}
