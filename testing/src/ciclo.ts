import type { Alcance } from '@sgpa/api/db/alcance';
import type { Afiliacion } from '@sgpa/api/db/db.generated';
import type { Db } from '@sgpa/api/db/pool';
import { vencerCoberturas } from '@sgpa/api/modules/ciclo/vencimiento-cobertura.service';
import { RUTAS } from '@sgpa/contract/rutas.generated';
import { estaCubierto, estadoEn, finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import type { CasoQueEscribe } from '@sgpa/domain/cuenta/acciones';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type Selectable, sql } from 'kysely';
import { expect } from 'vitest';
import { alcanceDePrueba } from './alcance.ts';
import type { ApiDePrueba, CuerpoError, Respuesta } from './api.ts';
import { NACIMIENTO } from './titular.ts';

/** The family of acuerdos §4 has this holder and these beneficiaries. */
export const TITULAR = '1000100';
export const BENEFICIARIOS = ['1000200', '1000201', '1000202'] as const;
export const EMPLEADOR = 'NIT-1020304050';

export interface RespuestaAccion {
  codigo_respuesta: number;
  mensaje: string;
}

/** The instant is ten in the morning of that day in La Paz. */
export const alDia = (dia: string): Date => new Date(`${dia}T14:00:00Z`);

/** Reads the affiliation of a fixed person as the owner. */
export const afiliacionDe = (db: Db, numero: string) =>
  db
    .selectFrom('afiliacion as a')
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .innerJoin('entidad_empleadora as e', 'e.id', 'a.id_entidad')
    .innerJoin('parametrica as t', 't.id', 'a.id_tipo_asegurado')
    .selectAll('a')
    .select(['p.numero_documento', 'p.fecha_nacimiento', 'e.codigo as entidad'])
    // Everybody's mark stands beside what the entity of the affiliation says.
    .leftJoin('defuncion_declarada as d', (on) =>
      on.onRef('d.id_persona', '=', 'a.id_persona').onRef('d.id_ente_gestor', '=', 'a.id_ente_gestor'),
    )
    .select(['p.fallecido as fallecido_para_todos', 'p.fecha_defuncion as fecha_para_todos'])
    .select((eb) => [
      eb.or([eb('p.fallecido', '=', true), eb('d.id_persona', 'is not', null)]).as('fallecido'),
      eb.fn.coalesce('p.fecha_defuncion', 'd.fecha').as('fecha_defuncion'),
    ])
    .select('t.codigo as tipo_asegurado')
    .where('p.numero_documento', '=', numeroDocumento(numero))
    .orderBy('a.id', 'desc')
    .executeTakeFirstOrThrow();
export type AfiliacionLeida = Awaited<ReturnType<typeof afiliacionDe>>;

export const historiaDe = (db: Db, id: IdAfiliacion) =>
  db.selectFrom('afiliacion_historia').selectAll().where('id_afiliacion', '=', id).orderBy('id').execute();

export const auditoriaDe = (db: Db, id: number) =>
  db
    .selectFrom('auditoria')
    .selectAll()
    .where('recurso', '=', 'afiliacion')
    .where('id_recurso', '=', String(id))
    .where('antes', 'is not', null)
    .orderBy('id')
    .execute();

type Cambios = Record<string, unknown>;

/** A fixed person's copy has a number that ends as its model's. */
export const numeroDeCopia = (modelo: string, vez: number): string =>
  `9${String(vez).padStart(3, '0')}${modelo.slice(-4)}`;

/** The child of the family is the one fixed person with a birth date of its own. */
const nacimientoDe = (numero: string): string => (/^(100|9\d{3})0201$/.test(numero) ? '2015-06-01' : NACIMIENTO);

/** Gives the reference that the wire wants for a holder of the demo. */
export const referenciaTitular = (numero: string, cambios: Cambios = {}) => ({
  tipo_documento: 'CI',
  numero_documento: numero,
  fecha_nacimiento: nacimientoDe(numero),
  codigo_entidad: EMPLEADOR,
  ...cambios,
});

export const referenciaBeneficiario = (numero: string, titular: string, cambios: Cambios = {}) => ({
  ...referenciaTitular(numero),
  tipo_documento_titular: 'CI',
  numero_documento_titular: titular,
  fecha_nacimiento_titular: NACIMIENTO,
  ...cambios,
});

export function actuar<T = RespuestaAccion & CuerpoError>(
  api: ApiDePrueba,
  token: string | null,
  accion: CasoQueEscribe,
  cuerpo: unknown,
  clave?: string,
): Promise<Respuesta<T>> {
  const { method, path } = RUTAS[accion];
  return api.pedir<T>(token, method, `/api${path}`, cuerpo, clave === undefined ? {} : { 'idempotency-key': clave });
}

/** Moves the server's clock to that day and signs in again, as somebody who was never away for long. */
export async function ingresarEl(api: ApiDePrueba, dia: string, username = 'ope.afiliaciones'): Promise<string> {
  api.reloj.poner(alDia(dia));
  await api.base.owner.db
    .updateTable('usuario')
    .set({ ultimo_ingreso: alDia(dia) })
    .where('username', '=', username)
    .execute();
  return api.ingresar(username);
}

/** Sees as the daily job does: everything, in nobody's name. */
export async function alcanceDelSistema(db: Db): Promise<Alcance> {
  const entes = await db.selectFrom('ente_gestor').select('id').execute();
  return alcanceDePrueba({ idUsuario: null, entes: entes.map(({ id }) => id), idEmpleador: null });
}

export const correrVencimiento = ({ base, reloj }: ApiDePrueba, lote?: number): Promise<number> =>
  vencerCoberturas({ db: base.owner.db, clock: reloj }, lote);

export const comoHechos = <T extends { tipo: string }>(a: T) => ({
  ...a,
  tipo: a.tipo === 'TITULAR' ? ('TITULAR' as const) : ('BENEFICIARIO' as const),
});

/** Checks what must hold of an affiliation after whatever happened to it, on `hoy`. */
export async function revisarAfiliacion(db: Db, numero: string, hoy: string): Promise<AfiliacionLeida> {
  const fila = await afiliacionDe(db, numero);
  const hechos = comoHechos(fila);
  const fechas = [fila.fecha_afiliacion, fila.fecha_baja, fila.fecha_cesantia, fila.fecha_ampliacion].filter(
    (f) => f !== null,
  );
  expect(fechas).toEqual(fechas.toSorted());
  expect(fila.fin_cobertura).toBe(finDeCobertura(hechos));
  const cubiertoAlgunDia = fila.fin_cobertura !== null && fila.fin_cobertura >= hoy;
  if (!cubiertoAlgunDia && fila.fin_cobertura !== null) expect(estaCubierto(hechos, fecha(hoy))).toBe(false);

  const pasos = await historiaDe(db, fila.id);
  expect(pasos).toHaveLength(fila.version);
  expect(pasos.map((p) => p.estado_antes)).toEqual([null, ...pasos.slice(0, -1).map((p) => p.estado_despues)]);
  const repetida: Record<string, unknown> = {};
  for (const { despues } of pasos) Object.assign(repetida, despues);
  for (const [campo, valor] of Object.entries(repetida)) {
    if (campo in fila) expect([numero, campo, fila[campo as keyof AfiliacionLeida]]).toEqual([numero, campo, valor]);
  }
  expect(pasos.at(-1)?.estado_despues).toBe(fila.estado);
  return fila;
}

export const revisarContadores = async (db: Db): Promise<void> => {
  expect((await sql`select * from contadores_diferencias()`.execute(db)).rows).toEqual([]);
};

export const estadoCalculado = (fila: Selectable<Afiliacion>, dia: string): number =>
  estadoEn(comoHechos(fila), fecha(dia));

/** Lists the keys of all operations, the latest last. */
export const operacionesDe = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('operacion_realizada').select('clave').orderBy('id').execute()).map(({ clave }) => clave);

/** Counts everything that an action writes: a refused one leaves this as it was. */
export async function contarEscrito(db: Db): Promise<unknown> {
  const { rows } = await sql`select (select sum(version) from afiliacion) as versiones,
    (select count(*) from afiliacion_historia) as historia, (select count(*) from auditoria where antes is not null) as auditoria,
    (select count(*) from operacion_realizada) as operaciones, (select count(*) from persona where fallecido) as fallecidos,
    (select count(*) from defuncion_declarada) as declaradas,
    (select count(*) from idempotencia) as claves`.execute(db);
  return rows[0];
}
