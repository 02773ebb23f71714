/** The list's filter becomes conditions on afiliacion a. */
import { AVISADOS_POR_EDAD, ESTADO, estadosConFin } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, sumarDias, ULTIMO_DIA } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import { personasConDocumento } from '../../db/con-documento.ts';
import { enEstadoDeHoy } from '../afiliacion/atrasadas.queries.ts';
import type { FiltroLista } from './filtro.ts';
import { deEsteNombre, type Hallado } from './nombre.queries.ts';

type DeQueTipo = Pick<FiltroLista, 'tipo'>;

/** Some states end in one column of afiliacion a, others in another; migration 0063 says why an ACTIVO has its own. */
interface ConFin {
  columna: RawBuilder<unknown>;
  entre(desde: FechaCivil, hasta: FechaCivil): RawBuilder<unknown>;
}

/** States are literals: the planner reads a partial index only so. */
const enEstados = (estados: readonly number[]) => sql`a.estado in (${sql.join(estados.map(sql.lit))})`;

const TERMINA: ConFin = {
  columna: sql`fin_cobertura`,
  entre: (desde, hasta) =>
    sql`${enEstados(estadosConFin('TITULAR'))} and a.fin_cobertura between ${desde}::date and ${hasta}::date`,
};

const ACTIVO: ConFin = {
  columna: sql`fin_por_edad`,
  entre: (desde, hasta) =>
    sql`a.estado = ${sql.lit(ESTADO.ACTIVO)} and a.fin_por_edad between ${desde}::date and ${hasta}::date`,
};

const conFin = ({ tipo }: DeQueTipo): readonly ConFin[] => (tipo === 'TITULAR' ? [TERMINA] : [TERMINA, ACTIVO]);

/** Holds where the row is covered on `desde` and the cover ends on `hasta` at the latest. */
const porVencer = (f: DeQueTipo, desde: FechaCivil, hasta: FechaCivil): RawBuilder<unknown> =>
  sql`(${sql.join(
    conFin(f).map(({ entre }) => sql`(${entre(desde, hasta)})`),
    sql` or `,
  )})`;

/** Holds where the row is covered on `desde` and too old on `hasta` at the latest, whatever else ends the cover. */
const porEdad = (desde: FechaCivil, hasta: FechaCivil): RawBuilder<unknown> =>
  sql`${enEstados(AVISADOS_POR_EDAD)} and a.fin_por_edad between ${desde}::date and ${hasta}::date
    and (a.fin_cobertura is null or a.fin_cobertura >= ${desde}::date)`;

/** Splits the list by end into parts, one for each index, so that each part is read in its index's order. */
export function partesPorFin({ tipo, venceEn, hoy }: Pick<FiltroLista, 'tipo' | 'venceEn'> & { hoy: FechaCivil }) {
  const hasta = venceEn === null ? ULTIMO_DIA : sumarDias(hoy, venceEn);
  return conFin({ tipo }).map(({ columna, entre }) => ({ columna, cuales: entre(hoy, hasta) }));
}

/** `hoy` is the day whose states are asked for, as the rows show them; counters hold the stored states. */
export type Alcanzado = FiltroLista & { empleador: number | null; hoy: FechaCivil; hallado?: Hallado | null };

export type Clase = 'estado' | 'autor' | 'entidad' | 'dia';

/** Names the counter that answers this filter exactly; null where rows must be counted one by one. */
export const contadorDelFiltro = (f: Alcanzado): Clase | null => (f.hallado ? null : claseDelFiltro(f));

export function claseDelFiltro(f: Alcanzado): Clase | null {
  if (f.numeroDocumento !== null || f.afiliaciones !== null || f.venceEn !== null || f.porEdad !== null) return null;
  const porEntidad = f.entidades.length > 0 || f.empleador !== null;
  if (f.idCreador !== null) return porEntidad || f.fechas !== null ? null : 'autor';
  if (f.fechas !== null) return porEntidad ? null : 'dia';
  return porEntidad ? 'entidad' : 'estado';
}

export const CLAVES = (f: Alcanzado): RawBuilder<unknown> =>
  sql`id_ente_gestor = any (${f.entes}::smallint[]) and tipo = ${f.tipo}
    and estado = any (${f.estados}::smallint[])`;

const columnaFecha = (f: Alcanzado): RawBuilder<unknown> =>
  f.fechas?.tipo === 'REGISTRO' ? sql`fecha_registro` : sql`fecha_afiliacion`;

/** Holds the filter's conditions on afiliacion a, except managing entity, type and state. */
export function deQuienesSean(f: Alcanzado): RawBuilder<unknown> {
  const partes = [sql`true`];
  if (f.entidades.length > 0) partes.push(sql`a.id_entidad = any (${f.entidades}::bigint[])`);
  if (f.idCreador !== null) partes.push(sql`a.id_usuario_creacion = ${f.idCreador}`);
  if (f.fechas) partes.push(sql`a.${columnaFecha(f)} between ${f.fechas.desde}::date and ${f.fechas.hasta}::date`);
  if (f.numeroDocumento !== null) {
    partes.push(sql`a.id_persona in (${personasConDocumento(f.numeroDocumento)})`);
  }
  if (f.afiliaciones !== null) partes.push(sql`a.id = any (${f.afiliaciones}::bigint[])`);
  if (f.venceEn !== null) partes.push(porVencer(f, f.hoy, sumarDias(f.hoy, f.venceEn)));
  if (f.porEdad !== null) partes.push(porEdad(f.hoy, sumarDias(f.hoy, f.porEdad)));
  if (f.hallado) partes.push(deEsteNombre(f.hallado));
  return sql.join(partes, sql` and `);
}

/** Holds the whole filter on afiliacion a, except the paging. */
export const condiciones = (f: Alcanzado): RawBuilder<unknown> =>
  sql`a.id_ente_gestor = any (${f.entes}::smallint[]) and a.tipo = ${f.tipo} and ${enEstadoDeHoy(f)}
    and ${deQuienesSean(f)}`;
