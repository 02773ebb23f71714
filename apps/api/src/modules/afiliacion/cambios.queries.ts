import type { IdAfiliacion, IdUsuario } from '@sgpa/domain/shared/ids';
import { type Selectable, sql } from 'kysely';
import type { Afiliacion, AfiliacionHistoria, JsonObject } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { orden, una } from '../../db/sentencia.ts';
import { conElCierre } from '../../db/transaccion.ts';

type Columna = keyof Selectable<Afiliacion>;

/** The last day of cover is stored beside the columns that it is computed from. */
export const DE_COBERTURA = [
  'estado',
  'fecha_baja',
  'fecha_cesantia',
  'fecha_ampliacion',
  'fecha_derechohabiente',
  'fin_por_edad',
  'fin_cobertura',
] as const satisfies readonly Columna[];

/** State and cover of today are computed from these (domain/cobertura). */
export const HECHOS = [
  'tipo',
  'estado',
  'fecha_afiliacion',
  'fecha_baja',
  'fecha_cesantia',
  'fecha_ampliacion',
  'fecha_derechohabiente',
  'fin_por_edad',
  'condicion',
] as const satisfies readonly Columna[];

/** ESTUDIANTE or INVALIDEZ, until a day, lets a right go on that would end by age (domain/cobertura/edad). */
export const DE_EDAD = ['condicion', 'condicion_hasta'] as const satisfies readonly Columna[];

/** State and cover of any other day need these besides. */
export const DE_OTROS_DIAS = [
  'fecha_revision',
  'estado_previo',
  'revisiones',
  'fin_anterior',
] as const satisfies readonly Columna[];

/** An action (baja, ampliación, habilitación, review, the daily job) may change these. */
export const DE_ACCIONES = [
  ...DE_COBERTURA,
  'id_motivo_baja',
  'detalle_motivo',
  'id_motivo_ampliacion',
  'detalle_ampliacion',
  'detalle_derechohabiente',
  'id_entidad',
  'id_tipo_asegurado',
  ...DE_EDAD,
  ...DE_OTROS_DIAS,
  'detalle_revision',
] as const satisfies readonly Columna[];

const DEL_ENTE = ['matricula', 'id_establecimiento', 'id_departamento'] as const satisfies readonly Columna[];

const DE_EMPLEO = [
  'fecha_ingreso_trabajo',
  'puesto_empleado',
  'salario',
  'id_departamento_trabajo',
  'codigo_municipio_trabajo',
] as const satisfies readonly Columna[];

/** Both hold values as rows do: datos-del-formulario.ts resolves a form's into them. */
export type DelEnte = Pick<Selectable<Afiliacion>, (typeof DEL_ENTE)[number]>;
export type DeEmpleo = Pick<Selectable<Afiliacion>, (typeof DE_EMPLEO)[number]>;

export const DE_CORRECCION = [
  ...DE_EDAD,
  'fin_por_edad',
  'fin_cobertura',
  'fecha_afiliacion',
  'id_entidad',
  'id_tipo_asegurado',
  'id_parentesco',
  ...DEL_ENTE,
  ...DE_EMPLEO,
] as const satisfies readonly Columna[];

/** A row is known, and found to have changed, by these. */
export const DE_LA_FILA = [
  'id',
  'version',
  'id_persona',
  'id_ente_gestor',
  'id_titular',
] as const satisfies readonly Columna[];

/** Joins groups of columns and keeps each column once. */
export const unir = <C extends Columna>(...grupos: readonly (readonly C[])[]): C[] => [...new Set(grupos.flat())];

export type Estampa = Pick<Selectable<Afiliacion>, (typeof DE_ACCIONES)[number]>;

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
