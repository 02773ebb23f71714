import type { IdAfiliacion, IdUsuario } from '@sgpa/domain/shared/ids';
import { type Selectable, sql } from 'kysely';
import type { AfiliacionHistoria, JsonObject, Afiliacion as Tabla } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { orden, una } from '../../db/sentencia.ts';
import { conElCierre } from '../../db/transaccion.ts';
import { DE_ACCIONES } from './columnas.ts';

export type Estampa = Pick<Selectable<Tabla>, (typeof DE_ACCIONES)[number]>;

const ESCRITAS = sql.raw(DE_ACCIONES.map((columna) => `${columna} = n.${columna}`).join(', '));

/** Writes the new facts of locked rows in one statement; each row goes one version up. */
export const guardarEstampas = orden(
  'guardarEstampas',
  (filas: readonly (Estampa & { id: IdAfiliacion })[], idUsuario: IdUsuario | null, ahora: Date) => sql`
    update afiliacion a set ${ESCRITAS},
      version = a.version + 1, modificado_en = ${ahora},
      id_usuario_modificacion = coalesce(${idUsuario}::integer, a.id_usuario_modificacion)
    from jsonb_populate_recordset(null::afiliacion, ${JSON.stringify(filas)}::jsonb) n
    where a.id = n.id`,
);

type Historia = Selectable<AfiliacionHistoria>;

/** `antes` is missing where the affiliation begins; the cause is missing where no other affiliation brought it. */
type FilaHistoria = Pick<Historia, 'id_afiliacion' | 'id_ente_gestor' | 'accion' | 'id_usuario' | 'ocurrido_en'> &
  Pick<Historia, 'estado_despues'> &
  Partial<Pick<Historia, 'estado_antes' | 'id_afiliacion_causa'>> & { antes?: JsonObject; despues: JsonObject };

/** The text is the same for any number of rows, as every prepared statement's must be. */
export const insertarHistorias = orden(
  'insertarHistorias',
  (filas: readonly FilaHistoria[]) => sql`insert into afiliacion_historia
      (id_afiliacion, id_ente_gestor, accion, estado_antes, estado_despues, antes, despues, id_usuario, ocurrido_en,
        id_afiliacion_causa)
    select n.id_afiliacion, n.id_ente_gestor, n.accion, n.estado_antes, n.estado_despues,
      n.antes, n.despues, n.id_usuario, n.ocurrido_en, n.id_afiliacion_causa
    from jsonb_populate_recordset(null::afiliacion_historia, ${JSON.stringify(filas)}::jsonb) n`,
);

/** Queues history rows to travel with COMMIT, like the audit trail; their own transaction never sees them. */
export function historiar(trx: Trx, filas: readonly FilaHistoria[]): void {
  if (filas.length > 0) conElCierre(trx, insertarHistorias.sentencia.texto(filas));
}

/** Reads whom the last action of that name reached and told, to answer a repeated request the same. */
export const arrastreDe = una(
  'arrastreDe',
  { beneficiarios: 'int4', otras: 'int4', avisados: '_text' },
  (idAfiliacion: IdAfiliacion, accion: string) => sql`
    select beneficiarios, otras, avisados from arrastre_de(${idAfiliacion}, ${accion})`,
);
